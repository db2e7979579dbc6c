"""The maze in letters: each room five by five with its walls, doors as gaps; columns and rows are
counted from the start tile."""

from __future__ import annotations

from tablee.games.fear_of_the_dark.screen.view import FearView, RoomView
from tablee.kernel import Catalogue

MARKS = {"empty": ".", "hole": "o", "obstruction": "X", "lock": "L"}
FLOODED = "~"
MARGIN = "    "
Canvas = dict[tuple[int, int], str]


def drawing(view: FearView, say: Catalogue, lang: str) -> list[str]:
    left = min(room.col for room in view.rooms)
    top = min(room.row for room in view.rooms)
    canvas: Canvas = {}
    for room in view.rooms:
        _draw_room(canvas, room, (room.col - left) * 4, (room.row - top) * 4)
    x, y = view.pawn
    canvas[(x - left * 3) // 3 * 4 + x % 3 + 1, (y - top * 3) // 3 * 4 + y % 3 + 1] = "@"
    width, height = max(x for x, _ in canvas) + 1, max(y for _, y in canvas) + 1
    columns = (column(left + n, say, lang) for n in range(width // 4))
    lines = [MARGIN + "".join(f" {name:^3}" for name in columns)]
    for y in range(height):
        name = row(top + y // 4, say, lang) if y % 4 == 2 else ""
        lines.append(f"{name:>3} " + "".join(canvas.get((x, y), " ") for x in range(width)))
    return [line.rstrip() for line in lines]


def column(col: int, say: Catalogue, lang: str) -> str:
    """A column of rooms: "W2" is the second to the west of the start tile, which is in "0"."""
    return _axis(col, "E" if col > 0 else "W", say, lang)


def row(row: int, say: Catalogue, lang: str) -> str:
    return _axis(row, "S" if row > 0 else "N", say, lang)


def _axis(n: int, side: str, say: Catalogue, lang: str) -> str:
    return f"{say.format(lang, f'axis-{side}')}{abs(n)}" if n else "0"


def _draw_room(canvas: Canvas, room: RoomView, x0: int, y0: int) -> None:
    gaps = {"N": (x0 + 2, y0), "S": (x0 + 2, y0 + 4), "W": (x0, y0 + 2), "E": (x0 + 4, y0 + 2)}
    for side, gap in gaps.items():
        canvas[gap] = _door(canvas.get(gap), side in room.doors)
    for n in range(5):
        for spot in ((x0 + n, y0), (x0 + n, y0 + 4), (x0, y0 + n), (x0 + 4, y0 + n)):
            canvas.setdefault(spot, "#")
    for local, what in enumerate(room.what):
        flooded = room.leak and what == "empty"
        mark = FLOODED if flooded else MARKS.get(what) or _slot_mark(what)
        canvas[x0 + 1 + local % 3, y0 + 1 + local // 3] = mark


def _slot_mark(square: str) -> str:
    """Object slots are 1 to 4, secret slots a to d."""
    number = int(square[-1])
    return str(number) if square.startswith("object") else "abcd"[number - 1]


def _door(behind: str | None, is_door: bool) -> str:
    """A door is a gap; a door against a wall leads nowhere and is drawn as a wall."""
    if behind is None:
        return "+" if is_door else "#"
    return " " if is_door and behind == "+" else "#"
