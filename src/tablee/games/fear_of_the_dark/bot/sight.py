"""The maze as the Lost knows it: the view, as numbers that are quick to search."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from tablee.games.fear_of_the_dark.content.pack import (
    HOLE,
    LOCK,
    MINDS,
    OBJECT,
    OBSTRUCTION,
    TILES,
)
from tablee.games.fear_of_the_dark.geometry import (
    DELTA,
    DOOR_AT,
    DOORS,
    INSIDE,
    SIDES,
    SQUARES,
    cell_at,
    square_at,
)

TILE_NUMBER = {tile.id: number for number, tile in enumerate(TILES)}
TOKENS = {"obstruction": OBSTRUCTION, "lock": LOCK}
Room = tuple[int, int, int]
"""Cell, room as it lies, mask of its doors."""
Hand = tuple[int, ...]
"""How many of each mind card."""


class Layout:
    """The rooms as they lie: adjacent squares, and unused doors."""

    __slots__ = ("cells", "doors", "holes", "next_to", "slots")

    def __init__(self, rooms: Sequence[Room]) -> None:
        self.cells = {cell: doors for cell, _, doors in rooms}
        self.next_to: dict[int, list[tuple[int, int]]] = {}
        """Square -> (the square beside, the side it is on)."""
        self.doors: dict[int, int] = {}
        """Square inside an unused door -> the side of that door."""
        self.holes: set[int] = set()
        self.slots: dict[int, int] = {}
        """Square -> the object or secret slot it names."""
        for cell, lying, doors in rooms:
            self._add(cell, lying, doors)

    def _add(self, cell: int, lying: int, doors: int) -> None:
        base, squares = cell * 9, SQUARES[lying]
        for local, square in enumerate(squares):
            self.next_to[base + local] = [
                (base + inside, side) for side, inside in enumerate(INSIDE[local]) if inside >= 0
            ]
            if square == HOLE:
                self.holes.add(base + local)
            elif square > OBJECT:
                self.slots[base + local] = square
        for side in range(4):
            if doors >> side & 1:
                self._open(base + DOOR_AT[side], cell + DELTA[side], side)

    def closed(self, place: int) -> Layout:
        """The same without the unused door at a place."""
        twin = Layout.__new__(Layout)
        for name in Layout.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.doors = {door: side for door, side in self.doors.items() if door != place}
        return twin

    def _open(self, place: int, beyond: int, side: int) -> None:
        """FD-7.3: a door leads to the door of another room, to nothing yet, or nowhere."""
        if beyond not in self.cells:
            self.doors[place] = side
        elif self.cells[beyond] >> (side ^ 2) & 1:
            self.next_to[place].append((beyond * 9 + DOOR_AT[side ^ 2], side))


@lru_cache(maxsize=64)
def layout(rooms: tuple[Room, ...]) -> Layout:
    """Cached: rooms change seldom, and are looked at many times."""
    return Layout(rooms)


class Sight:
    """Everything a decision depends on."""

    __slots__ = (
        "easy", "hand", "keys", "layout", "leak", "left", "matches", "mind", "papers", "pawn",
        "rooms", "slots", "sneaking", "spare_matches", "steps", "terrors", "tokens", "view",
    )  # fmt: skip

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.rooms: tuple[Room, ...] = tuple([_room(room) for room in view["rooms"]])
        self.layout = layout(self.rooms)
        self.tokens = _tokens(view["rooms"])
        self.pawn = square_at(*view["pawn"])
        self.leak = next((cell_at(r["col"], r["row"]) for r in view["rooms"] if r["leak"]), -1)
        self.hand = counts(view["hand"])
        self.mind = counts(view["mind"])
        self.matches: int = view["matches"]
        self.keys: int = view["objects"].count("key")
        self.papers: int = view["objects"].count("paper")
        self.spare_matches: int = view["objects"].count("match")
        self.left: int = view["maze_left"]
        self.terrors: int = view["terrors"]
        self.easy: bool = view["difficulty"] == "easy"
        self.steps: int = view["moving"]
        self.sneaking: bool = view["stealth"]
        self.slots = {"object": view["object_slots"], "secret": view["secret_slots"]}

    def __copy__(self) -> Sight:
        twin = Sight.__new__(Sight)
        for name in Sight.__slots__:
            setattr(twin, name, getattr(self, name))
        return twin

    @property
    def light(self) -> bool:
        return any(self.hand)

    @property
    def minds(self) -> int:
        return sum(self.hand) + sum(self.mind)

    def with_room(self, cell: int, lying: int) -> Sight:
        """The same with one room more."""
        twin = self.__copy__()
        twin.rooms = (*self.rooms, (cell, lying, DOORS[lying]))
        twin.layout = layout(twin.rooms)
        marked = {
            cell * 9 + local: square
            for local, square in enumerate(SQUARES[lying])
            if square in (OBSTRUCTION, LOCK)
        }
        twin.tokens = marked | self.tokens
        return twin

    def with_door(self, place: int, side: int) -> Sight:
        """The same with a secret door; between two rooms it opens both (FD-10.1)."""
        twin = self.__copy__()
        cell = place // 9
        more = {cell: 1 << side, cell + DELTA[side]: 1 << (side ^ 2)}
        twin.rooms = tuple([(c, lying, doors | more.get(c, 0)) for c, lying, doors in self.rooms])
        twin.layout = layout(twin.rooms)
        return twin

    def without_token(self, place: int) -> Sight:
        twin = self.__copy__()
        twin.tokens = {p: token for p, token in self.tokens.items() if p != place}
        return twin


def counts(minds: Sequence[str]) -> Hand:
    return tuple([minds.count(kind) for kind in MINDS])


def _room(room: Mapping[str, Any]) -> Room:
    lying = TILE_NUMBER[room["tile"]] * 4 + room["turn"]
    doors = sum(1 << SIDES.index(side) for side in room["doors"])
    return cell_at(room["col"], room["row"]), lying, doors


def _tokens(rooms: Sequence[Mapping[str, Any]]) -> dict[int, int]:
    return {
        cell_at(room["col"], room["row"]) * 9 + local: TOKENS[token]
        for room in rooms
        for local, token in enumerate(room["tokens"])
        if token
    }
