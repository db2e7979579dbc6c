"""The rules as pictures: a few positions of a first maze, and the signs in it."""

from __future__ import annotations

from typing import Any

from tablee.games.fear_of_the_dark.scenario import build
from tablee.games.fear_of_the_dark.screen.show import show
from tablee.games.fear_of_the_dark.state import Fear
from tablee.kernel import Picture, Pictures

SIGNS = (
    "object", "secret", "obstruction", "lock", "hole", "danger", "leak", "unknown", "exit",
    "secret-door",
)  # fmt: skip
"""What a square, a room or a door may show."""
CHAPEL = {(-1, 0): "r05"}
CROSSING = {(-1, 0): "r11/2"}
FOUND = {**CROSSING, (-1, -1): "r04", (-2, 0): "r07/2", (-1, 1): "r03"}


def pictures(game: type[Fear]) -> Pictures:
    def position(id: str, of: str, **where: Any) -> Picture:
        return Picture(id, of, show(build(game, **where), 0))

    planned = {"hand": ["walk", "scout", "search"], "matches": 5}
    behind = {"tokens": {(0, 1): "obstruction"}}
    found = {"rooms": CHAPEL, "matches": 5}
    return Pictures(
        win=position("win", "way", rooms=FOUND, pawn=(-2, -2), hand=["walk"], maze=(), matches=2),
        turn=[
            position("turn-1", "matches"),
            position("turn-2", "plan", **planned),
            position("turn-3", "way", **planned),
            position("turn-4", "danger", rooms=CROSSING, pawn=(-1, 1), hand=["scout", "search"],
                     matches=5, spent_dangers=["collapse"], **behind),
            position("turn-5", "matches", rooms=CROSSING, pawn=(-2, 1), lost=["stealth"],
                     matches=5, **behind),
        ],
        sample=[
            position("sample-1", "way", hand=["walk", "walk", "search"], matches=5),
            position("sample-2", "maze", pawn=(-2, 0), hand=["walk", "search"], **found),
            position("sample-3", "maze", pawn=(-2, 0), hand=["walk"], objects=["key"], **found),
            position("sample-4", "matches", tokens={(2, 1): ""}, **found),
        ],
        symbols=[Picture(f"symbol-{sign}", "sign", sign) for sign in SIGNS],
    )  # fmt: skip
