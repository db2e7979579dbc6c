"""The places two persons can have on each other's boards, and how a pair of persons is numbered.

There is one graph of persons, from which every board is read (FF-3, FF-4, FF-5). A tie is kept once
for both, so symmetry (FF-10.3) cannot break. Persons 0 to n-1 are the players, the others are
neutral characters.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import Literal

Sex = Literal["w", "m"]
SEXES: tuple[Sex, Sex] = ("w", "m")

PERSONS = 10
ANONYMOUS = -1
"""FF-11.3: the sexual partner may be an anonymous one, who feels nothing."""
NOBODY = -2
"""A part that nobody can play (FF-9.9)."""

STRANGER, FRIEND, LOVE, ENGAGED, MARRIED, HAPPY, EX, SEPARATED = range(8)
PLACES = ("stranger", "friend", "love", "engaged", "married", "happy", "ex", "separated")
LOVES = (LOVE, ENGAGED, MARRIED, HAPPY)
"""FF-4: the steps of love, one after the other."""
MARRIAGES = (MARRIED, HAPPY, SEPARATED)
"""FF-4.7: married, happily married, or separated but still married."""
EXES = (EX, SEPARATED)
"""FF-4.6: the separated spouse is an ex-partner too."""
SECURE = (ENGAGED, HAPPY)
"""FF-4.10: an outsider can't break it without a yes."""

PAIR = tuple(tuple(min(a, b) * PERSONS + max(a, b) for b in range(PERSONS)) for a in range(PERSONS))
"""Where a table of pairs keeps what is between a and b: `ties[PAIR[a][b]]`."""
ROW: tuple[Callable[[list[int]], tuple[int, ...]], ...] = tuple(itemgetter(*row) for row in PAIR)
"""What it keeps between a and everybody, by person: `ROW[a](ties)`. Of oneself there is nothing."""


def pairs() -> list[int]:
    """An empty table of pairs."""
    return [0] * PERSONS**2
