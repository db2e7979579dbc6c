"""The board of a day: how those who wish to be on it did in the game of the day.

GET /api/daily/{game}?day=… needs no key; with that of a device it also tells of one's own try.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Shown = Literal["no", "nameless", "name"]
"""Whether my try is on the board, and with my name and face."""


class Try(Struct, omit_defaults=True):
    """One try, as read from the server's own log of it."""

    won: bool
    level: str
    length: int = 0
    """In games that count their actions."""
    name: str = ""
    face: int = 0
    table: str = ""
    """The table of its replay; only for named players, and for readers whose own try is over."""
    mine: bool = False


class Board(Struct, omit_defaults=True):
    """The first try of each person, the best first. A game that was broken off counts only in
    `tries`."""

    day: str
    tries: int
    over: int
    won: int
    runs: list[Try] = []
    mine: Try | None = None
    """My own try, once it is over, on the board or not."""
    begun: str = ""
    """The table of my own try, while it is running."""
    broken: bool = False
    """I broke my own try off: it is not shown, and no other one counts."""
    shown: Shown = "no"


class ShowTry(Struct):
    """POST /api/me/daily: whether others see my try of that day; answered by the board."""

    game: str
    day: str
    shown: Shown
