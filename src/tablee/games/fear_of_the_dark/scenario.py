"""A position built by hand, for tests and teaching: cards and squares by their names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tablee.games.fear_of_the_dark.content.pack import (
    BACKS,
    CARDS,
    LOCK,
    MIND_COUNTS,
    MINDS,
    OBSTRUCTION,
    TILES,
)
from tablee.games.fear_of_the_dark.geometry import HOME, SIDES, cell_at, square_at
from tablee.games.fear_of_the_dark.state import Fear
from tablee.kernel import Card

ROOM, DANGER, OBJECT, SECRET = range(4)
Place = tuple[int, int]


class Dealer:
    """Gives out cards by name; what nobody asked for is left over."""

    def __init__(self, state: Fear) -> None:
        self.state = state
        state.deal_faces([-1] * len(CARDS))
        self.ids = {b: [c for c, back in enumerate(BACKS) if back == b] for b in range(4)}
        self.faces = {b: list(self.ids[b]) for b in range(4)}

    def take(self, back: int, name: str, known: bool = False) -> Card:
        """A card of that name: "r05", "terror", "key", "map"."""
        face = next(f for f in self.faces[back] if face_name(f) == name)
        self.faces[back].remove(face)
        card = self.ids[back].pop(0)
        self.state.faces[card] = face
        if known:
            for seat in range(self.state.seats + 1):
                self.state.known[seat] |= 1 << card
        return card

    def some(self, back: int, names: Iterable[str], known: bool = False) -> list[Card]:
        return [self.take(back, name, known) for name in names]

    def rest(self, back: int) -> list[Card]:
        return [self.take(back, face_name(face)) for face in list(self.faces[back])]


def face_name(face: int) -> str:
    return TILES[face + 1].id if BACKS[face] == ROOM else str(CARDS[face])


def build(
    game: type[Fear],
    /,
    *,
    difficulty: str = "normal",
    rooms: Mapping[Place, str] | None = None,
    pawn: Place = (1, 1),
    hand: Iterable[str] = (),
    lost: Iterable[str] = (),
    matches: int = 6,
    maze: Iterable[str] | None = None,
    aside: Iterable[str] = (),
    dangers: Iterable[str] = (),
    spent_dangers: Iterable[str] = (),
    terrors: int = 0,
    objects: Iterable[str] = (),
    slots: Mapping[str, Iterable[str]] | None = None,
    tokens: Mapping[Place, str] | None = None,
    secret_doors: Iterable[tuple[int, int, str]] = (),
    leak: Place | None = None,
    search: str = "beside",
    terror: str = "choose",
) -> Fear:
    """A position of `game`, the class that the kernel calls.

    `rooms`: {(col, row): "r01/1"} (a room and its quarter turns) beside the start tile.
    Decks from the top: `maze`, `dangers`, `slots={"object3": [...], "secret1": [...]}`.
    `tokens`: {(x, y): "lock" | "obstruction" | ""} on top of those the rooms bring."""
    m = game(1, {"difficulty": difficulty, "search": search, "terror": terror})
    cards = Dealer(m)
    m.grid[HOME] = 0
    for (col, row), name in (rooms or {}).items():
        tile, _, quarter = name.partition("/")
        card = cards.take(ROOM, tile, known=True)
        m.grid[cell_at(col, row)] = m.tile(card) * 4 + int(quarter or 0)
    _lay(m, tokens or {})
    m.leak = cell_at(*leak) if leak else -1
    for x, y, side in secret_doors:
        cell = square_at(x, y) // 9
        m.secret_doors[cell] = m.secret_doors.get(cell, 0) | 1 << SIDES.index(side)
        m.door_tokens -= 1
    m.terrors = cards.some(DANGER, ["terror"] * terrors, known=True)
    m.objects = cards.some(OBJECT, objects, known=True)
    m.maze = cards.some(ROOM, maze if maze is not None else ())[::-1]
    m.aside = cards.some(ROOM, aside)
    m.spent_dangers = cards.some(DANGER, spent_dangers, known=True)
    top = cards.some(DANGER, dangers)[::-1]
    m.dangers = cards.rest(DANGER) + top
    _fill_slots(m, cards, slots or {})
    if maze is None:
        m.maze = cards.rest(ROOM)[: 15 - len(m.aside)]
    m.box += [*cards.rest(ROOM), *cards.rest(OBJECT), *cards.rest(SECRET)]
    _minds(m, hand, lost)
    m.matches = matches
    m.pawn = square_at(*pawn)
    m.path = [m.pawn]
    return m


def _lay(m: Fear, tokens: Mapping[Place, str]) -> None:
    codes: dict[str, int] = {"obstruction": OBSTRUCTION, "lock": LOCK}
    for cell in m.grid:
        for local in range(9):
            place = cell * 9 + local
            if m.square(place) in (OBSTRUCTION, LOCK):
                m.tokens[place] = m.square(place)
    for (x, y), name in tokens.items():
        m.tokens.pop(square_at(x, y), None)
        if name:
            m.tokens[square_at(x, y)] = codes[name]


def _fill_slots(m: Fear, cards: Dealer, slots: Mapping[str, Iterable[str]]) -> None:
    """Named slots get their cards; without any named, all are filled."""
    for back, name, zones in (
        (OBJECT, "object", m.object_slots),
        (SECRET, "secret", m.secret_slots),
    ):
        for number in (1, 2, 3, 4):
            zones.append(tuple(cards.some(back, slots.get(f"{name}{number}", ()))[::-1]))
        if not slots:
            rest = cards.rest(back)
            zones[:] = [tuple(rest[n : n + 2]) for n in range(0, 8, 2)]
            m.box += rest[8:]


def _minds(m: Fear, hand: Iterable[str], lost: Iterable[str]) -> None:
    m.mind = list(MIND_COUNTS)
    for zone, names in ((m.hand, hand), (m.lost, lost)):
        for name in names:
            zone[MINDS.index(name)] += 1
            m.mind[MINDS.index(name)] -= 1
    assert min(m.mind) >= 0, "more mind cards of a kind than there are"
