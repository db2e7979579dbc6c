"""The position in words, for the ear and the terminal; and the labels of the options."""

from __future__ import annotations

from typing import Any

from tablee.games.fear_of_the_dark.screen.view import FearView, RoomView
from tablee.games.fear_of_the_dark.state import Fear
from tablee.kernel import Ask, Catalogue, Part


def tell(view: FearView, say: Catalogue, lang: str) -> list[Part]:
    """What a seat may know, part by part."""

    def line(key: str, **args: Any) -> str:
        return say.format(lang, f"view-{key}", args)

    def part(name: str, brief: str, *lines: str) -> Part:
        return Part(say.format(lang, f"part-{name}"), brief, tuple(one for one in lines if one))

    slots = (
        line("slot", slot=n, cards=[card or "unknown" for card in slot.known])
        for n, slot in enumerate(view.object_slots, 1)
        if any(slot.known)
    )
    here = line("here", tile=_room_at(view).tile, x=view.pawn[0] % 3, y=view.pawn[1] % 3)
    parts = [
        part("light", line("light" if view.light else "dark", matches=view.matches)),
        part("maze", line("maze", left=view.maze_left, aside=view.aside, terrors=view.terrors)),
        part("hand", line("hand", cards=view.hand) if view.hand else ""),
        part("mind", line("mind", cards=view.mind, count=len(view.mind)) if view.mind else ""),
        part("lost", line("lost", cards=view.lost, count=len(view.lost)) if view.lost else ""),
        part("objects", line("objects", cards=view.objects) if view.objects else ""),
        part("moving", line("moving", steps=view.moving) if view.moving else ""),
        part("here", here, line("beside", **_beside(view, say, lang))),
        part("map", "", *drawing(view), line("key")),
        part("slots", "", *slots),
    ]
    return [part for part in parts if part.brief or part.lines]


def _room_at(view: FearView) -> RoomView:
    x, y = view.pawn
    return next(room for room in view.rooms if (room.col, room.row) == (x // 3, y // 3))


def _beside(view: FearView, say: Catalogue, lang: str) -> dict[str, str]:
    """What is next to the pawn, for those who do not see the drawing."""

    def square(what: str) -> str:
        kind, number = what.rstrip("1234"), what[-1]
        if number.isdigit():
            return f"{say.format(lang, f'what-{kind}')} {number}"
        return say.format(lang, f"what-{what}")

    return dict(zip("nesw", map(square, view.beside), strict=True))


# -- the drawing ------------------------------------------------------------------------------

MARKS = {"empty": ".", "hole": "o", "obstruction": ".", "lock": "."}
TOKENS = {"obstruction": "X", "lock": "L"}


def drawing(view: FearView) -> list[str]:
    """The maze in letters: each room five by five with its walls, doors as gaps."""
    left = min(room.col for room in view.rooms)
    top = min(room.row for room in view.rooms)
    canvas: dict[tuple[int, int], str] = {}
    for room in view.rooms:
        _draw_room(canvas, room, (room.col - left) * 4, (room.row - top) * 4)
    x, y = view.pawn
    canvas[(x - left * 3) // 3 * 4 + x % 3 + 1, (y - top * 3) // 3 * 4 + y % 3 + 1] = "@"
    width, height = max(x for x, _ in canvas) + 1, max(y for _, y in canvas) + 1
    rows = ("".join(canvas.get((x, y), " ") for x in range(width)) for y in range(height))
    return [row.rstrip() for row in rows]


def _draw_room(canvas: dict[tuple[int, int], str], room: RoomView, x0: int, y0: int) -> None:
    gaps = {"N": (x0 + 2, y0), "S": (x0 + 2, y0 + 4), "W": (x0, y0 + 2), "E": (x0 + 4, y0 + 2)}
    for side, gap in gaps.items():
        canvas[gap] = _door(canvas.get(gap), side in room.doors)
    for n in range(5):
        for spot in ((x0 + n, y0), (x0 + n, y0 + 4), (x0, y0 + n), (x0 + 4, y0 + n)):
            canvas.setdefault(spot, "#")
    for local, (square, token) in enumerate(zip(room.squares, room.tokens, strict=True)):
        mark = TOKENS.get(token) or MARKS.get(square) or _slot_mark(square)
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


# -- labels -----------------------------------------------------------------------------------


def label(m: Fear, ask: Ask, choice: Any) -> tuple[str, dict[str, Any]]:
    """The message of one option: its words are in `text/*.ftl`."""
    if ask.why == "turn":
        return "opt-turn", {"turn": choice}
    verb, *rest = str(choice).replace(",", ":").split(":")
    if ask.why in ("lever", "door", "map"):
        return f"opt-{ask.why}", dict(zip(("x", "y", "side"), (verb, *rest), strict=False))
    if ask.why == "plan":
        return "opt-pick", {"card": choice}
    if ask.why in ("step", "target") and verb not in ("stop", "here"):
        return f"opt-{ask.why}", {"side": verb}
    if verb == "joker":
        return "opt-joker", {"card": rest[0], "action": rest[1]}
    if verb == "use":
        return "opt-use", {"object": rest[0]}
    if rest:
        return f"opt-{verb}", {"card": rest[0], "action": rest[0]}
    return f"opt-{verb}", {}
