"""What a seat may know of Magpies, as data that a screen is drawn from."""

from __future__ import annotations

from msgspec import Struct


class CardView(Struct):
    card: int
    """The id: what is answered when it is chosen."""
    face: str | None
    """None: this seat does not know it."""


class MagpieView(Struct):
    """One of the players."""

    hand: list[CardView]
    nest: list[CardView]
    points: int


class MagpiesView(Struct):
    seat: int | None
    """Whose view it is; None: a spectator's."""
    round: int
    rounds: int
    leader: int
    open: list[CardView]
    laid: list[CardView]
    magpies: list[MagpieView]
    deck: int
    discards: list[CardView]
