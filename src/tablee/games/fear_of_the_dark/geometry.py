"""The grid: cells of 3×3 squares, sides, turns, and tables that make a step cheap.

A cell is a place for a room, as one number; a square is `cell * 9 + local`, local being its place
in the room row by row. A room as it lies is `tile * 4 + turn` (quarter turns clockwise).
"""

from __future__ import annotations

from functools import cache
from typing import Literal

from tablee.games.fear_of_the_dark.content.pack import TILES

Side = Literal["N", "E", "S", "W"]
SIDES: tuple[Side, ...] = ("N", "E", "S", "W")
WIDTH, MIDDLE = 64, 32  # no maze of 16 rooms reaches the edge
HOME = MIDDLE * WIDTH + MIDDLE
DELTA = (-WIDTH, 1, WIDTH, -1)
DOOR_AT = (1, 5, 7, 3)
"""FD-1.1: the local square inside the door of each side."""
SIDE_OF = (-1, 0, -1, 3, -1, 1, -1, 2, -1)
"""The side on whose middle a local square lies, or -1."""
CENTRE = 4
PLACES = ("nw", "n", "ne", "w", "c", "e", "sw", "s", "se")
"""The nine local squares, row by row: the messages `place-…`."""


def _inside() -> tuple[tuple[int, ...], ...]:
    """Per local square and side: the local square a step leads to, or -1 at the wall."""
    table = []
    for local in range(9):
        row, col = divmod(local, 3)
        steps = ((row - 1, col), (row, col + 1), (row + 1, col), (row, col - 1))
        table.append(tuple(r * 3 + c if 0 <= r < 3 and 0 <= c < 3 else -1 for r, c in steps))
    return tuple(table)


INSIDE = _inside()


def turned(squares: tuple[int, ...], turn: int) -> tuple[int, ...]:
    """The nine squares after quarter turns clockwise."""
    for _ in range(turn):
        squares = tuple(squares[(2 - col) * 3 + row] for row in range(3) for col in range(3))
    return squares


SQUARES = tuple(turned(tile.codes, turn) for tile in TILES for turn in range(4))
DOORS = tuple(
    sum(1 << (SIDES.index(side) + turn) % 4 for side in tile.doors)
    for tile in TILES
    for turn in range(4)
)
"""Per room as it lies: a mask of the sides that have a door."""


def cell_at(col: int, row: int) -> int:
    return (row + MIDDLE) * WIDTH + col + MIDDLE


@cache
def col_row(cell: int) -> tuple[int, int]:
    row, col = divmod(cell, WIDTH)
    return col - MIDDLE, row - MIDDLE


@cache
def xy(square: int) -> tuple[int, int]:
    """Global coordinates: x to the east, y to the south; the start tile has (0,0) to (2,2)."""
    cell, local = divmod(square, 9)
    col, row = col_row(cell)
    return col * 3 + local % 3, row * 3 + local // 3


def square_at(x: int, y: int) -> int:
    return cell_at(x // 3, y // 3) * 9 + y % 3 * 3 + x % 3


def spot(square: int, side: int | None = None) -> str:
    """A square, or a wall of it, as an answer: "4,1" or "4,1,N"."""
    x, y = xy(square)
    return f"{x},{y}" if side is None else f"{x},{y},{SIDES[side]}"
