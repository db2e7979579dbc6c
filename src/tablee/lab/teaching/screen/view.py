"""What a seat may know of Magpies, and the same in words.

Every zone is shown by one function, and that one asks `face_for`: a face which the seat does not
know is None, and there is no other way for a face to get into a view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from tablee.kernel import Catalogue
from tablee.lab.teaching.content.cards import BACKS, FEATHER, TREASURES, card_name

if TYPE_CHECKING:
    from tablee.kernel import Card, Seat
    from tablee.lab.teaching.state import Meadow


class CardView(Struct):
    card: int
    """The id: what is answered when it is chosen."""
    face: str | None


class MagpieView(Struct):
    """One of the players."""

    hand: list[CardView]
    nest: list[CardView]
    points: int


class MagpiesView(Struct):
    round: int
    leader: int
    open: list[CardView]
    laid: list[CardView]
    magpies: list[MagpieView]
    deck: int
    discards: list[CardView]


def show(m: Meadow, seat: Seat | None) -> MagpiesView:
    return MagpiesView(
        round=m.round + 1,
        leader=m.leader + 1,
        open=_zone(m, seat, m.open),
        laid=_zone(m, seat, m.laid),
        magpies=[
            MagpieView(_zone(m, seat, m.hands[s]), _zone(m, seat, m.nests[s]), m.points(s))
            for s in range(m.seats)
        ],
        deck=len(m.deck),
        discards=_zone(m, seat, m.discards),
    )


def _zone(m: Meadow, seat: Seat | None, cards: list[Card]) -> list[CardView]:
    return [CardView(card, _face(card, m.face_for(seat, card))) for card in cards]


def _face(card: Card, face: int | None) -> str | None:
    if face is None:
        return None
    return card_name(face) if BACKS[card] == FEATHER else TREASURES[face]


def tell(view: MagpiesView, say: Catalogue, lang: str) -> str:
    """The position as lines of text, from the view alone."""

    def line(key: str, **args: Any) -> str:
        return say.format(lang, f"view-{key}", args)

    lines = [
        line("round", round=view.round, leader=view.leader, deck=view.deck),
        line("open", treasures=[c.face for c in view.open]),
    ]
    if view.laid:
        lines.append(line("laid", cards=[c.face for c in view.laid]))
    for player, magpie in enumerate(view.magpies, 1):
        lines.append(line("magpie", player=player, points=magpie.points))
        if magpie.nest:
            lines.append(line("nest", treasures=[c.face for c in magpie.nest]))
        lines.append(line("hand", cards=[c.face or "unknown" for c in magpie.hand]))
    return "\n".join(lines)
