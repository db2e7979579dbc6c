"""The maze as it lies: what is next to what, and where a door leads (FD-7.1 to FD-7.3).

A place is a square of the maze, a side is 0 to 3 (`geometry.py`); -1 stands for none.
"""

from __future__ import annotations

from tablee.games.fear_of_the_dark.content.pack import HOLE
from tablee.games.fear_of_the_dark.geometry import (
    DELTA,
    DOOR_AT,
    INSIDE,
    SIDE_OF,
    SIDES,
    SQUARES,
)
from tablee.games.fear_of_the_dark.state import Fear


def passable(m: Fear, place: int, stealth: bool) -> bool:
    """FD-7.2: no lock, no obstruction; a hole only with Stealth."""
    return place not in m.tokens and (stealth or m.square(place) != HOLE)


def beside(m: Fear, place: int, side: int) -> int:
    """FD-7.1: the square next to this one; through a door, not a wall. -1: none."""
    cell, local = divmod(place, 9)
    inside = INSIDE[local][side]
    if inside >= 0:
        return cell * 9 + inside
    return through(m, cell, side) if SIDE_OF[local] == side else -1


def through(m: Fear, cell: int, side: int) -> int:
    """The square beyond the door on that side; -1 if a wall or no room is there."""
    beyond = cell + DELTA[side]
    if beyond not in m.grid or not m.doors(cell) >> side & 1:
        return -1
    return beyond * 9 + DOOR_AT[side ^ 2] if m.doors(beyond) >> (side ^ 2) & 1 else -1


def open_door(m: Fear, place: int) -> int:
    """The side on which a door of this square leads to no room yet, or -1."""
    cell, local = divmod(place, 9)
    side = SIDE_OF[local]
    if side >= 0 and cell + DELTA[side] not in m.grid and m.doors(cell) >> side & 1:
        return side
    return -1


def steps(m: Fear, place: int, stealth: bool) -> dict[str, int]:
    """FD-7: the sides to which one step can be made from here, each with the square there; -1:
    a door that leads to no room yet."""
    cell, local = divmod(place, 9)
    squares, tokens, corner = SQUARES[m.grid[cell]], m.tokens, cell * 9
    found: dict[str, int] = {}
    for side, inside in enumerate(INSIDE[local]):
        if inside >= 0:
            if (stealth or squares[inside] != HOLE) and corner + inside not in tokens:
                found[SIDES[side]] = corner + inside
        elif SIDE_OF[local] == side:
            beyond = through(m, cell, side)
            if passable(m, beyond, stealth) if beyond >= 0 else open_door(m, place) >= 0:
                found[SIDES[side]] = beyond
    return found


def open_doors(m: Fear) -> list[tuple[int, int]]:
    """FD-10.2: every unused door, as the square inside it and its side."""
    return [
        (cell * 9 + DOOR_AT[side], side)
        for cell in m.grid
        for side in range(4)
        if m.doors(cell) >> side & 1 and cell + DELTA[side] not in m.grid
    ]


def empty_walls(m: Fear) -> list[tuple[int, int]]:
    """FD-10.1: the sides without a door; a wall between two rooms is listed once."""
    return [
        (cell * 9 + DOOR_AT[side], side)
        for cell in m.grid
        for side in range(4)
        if not m.doors(cell) >> side & 1 and not _listed_behind(m, cell, side)
    ]


def _listed_behind(m: Fear, cell: int, side: int) -> bool:
    beyond = cell + DELTA[side]
    if beyond not in m.grid or m.doors(beyond) >> (side ^ 2) & 1:
        return False
    return beyond < cell


def next_to(m: Fear, token: int) -> dict[str, int]:
    """FD-7.1: the squares next to the pawn that hold such a token, by side."""
    places = ((side, beside(m, m.pawn, side)) for side in range(4))
    return {SIDES[s]: place for s, place in places if m.tokens.get(place) == token}
