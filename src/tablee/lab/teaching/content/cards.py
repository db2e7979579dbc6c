"""MG-1: the box of Magpies, as data.

An id is a piece of cardboard. Its face is a number: how many feathers are on it (none: a hiss),
or which of the treasures it is. Which of the two, the back tells.
"""

from __future__ import annotations

HISS = 0
STRENGTHS = range(1, 7)
FEATHERS = (*[s for s in STRENGTHS for _ in range(3)], *[HISS] * 4)
TREASURES = ("button", "marble", "thimble", "spoon", "coin", "key", "ring", "locket")
POINTS = (1, 1, 2, 2, 3, 3, 4, 5)

FACES = (*FEATHERS, *range(len(TREASURES)))
FEATHER, TREASURE = 0, 1
BACKS = (*[FEATHER] * len(FEATHERS), *[TREASURE] * len(TREASURES))

HAND = 4
OPEN = 2


def card_name(face: int) -> str:
    """As the messages call it: `card-hiss`, `card-1` … `card-6`."""
    return "hiss" if face == HISS else str(face)


def printed(card: int, face: int) -> str:
    """What is printed on it."""
    return card_name(face) if BACKS[card] == FEATHER else TREASURES[face]
