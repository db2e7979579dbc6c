"""The box: tiles and cards, read from `pack.toml` (FD-1)."""

from __future__ import annotations

import tomllib
from pathlib import Path

from msgspec import Struct, convert

MINDS = ("light", "walk", "stealth", "scout", "search", "clear")
LIGHT, WALK, STEALTH, SCOUT, SEARCH, CLEAR = range(6)

EMPTY, HOLE, OBSTRUCTION, LOCK = range(4)
OBJECT, SECRET = 10, 20
"""Square codes: a square of object slot 3 is OBJECT + 3."""
MARKS = {".": EMPTY, "o": HOLE, "X": OBSTRUCTION, "L": LOCK} | {
    f"{letter}{slot}": code + slot
    for letter, code in (("O", OBJECT), ("S", SECRET))
    for slot in (1, 2, 3, 4)
}
SLOTS = {
    code + slot: (deck, slot - 1)
    for deck, code in (("object", OBJECT), ("secret", SECRET))
    for slot in (1, 2, 3, 4)
}
"""Square code -> the deck of its slot, and its number from 0."""
SQUARE_NAMES = {EMPTY: "empty", HOLE: "hole", OBSTRUCTION: "obstruction", LOCK: "lock"} | {
    code + slot: f"{name}{slot}"
    for name, code in (("object", OBJECT), ("secret", SECRET))
    for slot in (1, 2, 3, 4)
}


class Tile(Struct, frozen=True):
    """A room as printed: its doors, and its nine squares row by row."""

    id: str
    doors: str
    squares: tuple[str, str, str]
    danger: bool = False
    echo: bool = False

    @property
    def codes(self) -> tuple[int, ...]:
        return tuple(MARKS[mark] for row in self.squares for mark in row.split())


class Pack(Struct, frozen=True):
    id: str
    game: str
    start: Tile
    rooms: tuple[Tile, ...]
    minds: dict[str, int]
    dangers: dict[str, int]
    objects: dict[str, int]
    secrets: dict[str, int]
    tokens: dict[str, int]
    difficulty: dict[str, int]


def _spread(kinds: dict[str, int]) -> tuple[str, ...]:
    return tuple(kind for kind, copies in kinds.items() for _ in range(copies))


BOX = convert(tomllib.loads((Path(__file__).parent / "pack.toml").read_text("utf-8")), Pack)
TILES = (BOX.start, *BOX.rooms)
MIND_COUNTS = tuple(BOX.minds[kind] for kind in MINDS)

# Cards are ids; these are the faces in the order of the ids, deck by deck (kernel.cards).
ROOM_FACES = tuple(range(1, len(TILES)))
DANGERS, OBJECTS, SECRETS = _spread(BOX.dangers), _spread(BOX.objects), _spread(BOX.secrets)
CARDS = (*ROOM_FACES, *DANGERS, *OBJECTS, *SECRETS)
_sizes = [len(deck) for deck in (ROOM_FACES, DANGERS, OBJECTS, SECRETS)]
BACKS = tuple(back for back, size in enumerate(_sizes) for _ in range(size))
ROOM_IDS, DANGER_IDS, OBJECT_IDS, SECRET_IDS = (
    tuple(card for card, back in enumerate(BACKS) if back == deck) for deck in range(4)
)
