"""Playthroughs as text files, fit for review: every answer, event, view and word of a game.

`TABLEE_GOLDENS=write pytest tests/fear_of_the_dark/test_goldens.py` writes them anew.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tablee
from tests.fear_of_the_dark.play import end, maze, new, wander
from tests.goldens import position, same_as_on_file, shorten, write_events
from tests.rules import rule

FOLDER = Path(__file__).parent / "goldens"
PAGES = 40
"""The whole position is told in words at the beginning, at the end, and after so many answers."""

PLAYTHROUGHS: dict[str, tuple[int, Callable[[], tablee.Match]]] = {
    "normal": (7, lambda: new("golden normal")),
    "house-rules": (
        268, lambda: new("golden house", difficulty="easy", terror="random", search="on"),
    ),
    "way-out": (
        209,
        lambda: maze(
            maze=["r07", "r13", "r04", "r11", "r05"], aside=["r10", "r06"],
            dangers=["knockout", "leak", "terror", "collapse"],
            slots={
                "object2": ["paper", "match"], "object1": ["lever", "key"],
                "secret1": ["intelligence", "map"],
            },
        ),
    ),
}  # fmt: skip
"""Name: the seed of the player, and the game."""


def story(m: tablee.Match, seed: int) -> str:
    rand = random.Random(seed)
    lines = [position(m, 0)]
    told = write_events(lines, m, 0, 0)
    while m.outcome is None and len(m.log) < 400:
        ask = m.ask
        assert ask is not None
        options = m.asks[0]
        offered = " ".join(map(str, options)) if isinstance(options, tuple) else repr(options)
        choice = wander(m, rand)
        lines += ["", f"? {ask.why} [{ask.rule}] {shorten(offered)}", f"> {choice}"]
        m.answer(0, choice)
        told = write_events(lines, m, 0, told)
        lines.append(compact(m.view(0)))
        if len(m.log) % PAGES == 0:
            lines.append(position(m, 0))
    lines += ["", f"end: {end(m)}", position(m, 0)]
    return "\n".join(lines) + "\n"


def compact(view: dict[str, Any]) -> str:
    """What changes from decision to decision, on one line."""
    shown = {
        "matches": view["matches"], "hand": ",".join(view["hand"]), "mind": len(view["mind"]),
        "lost": len(view["lost"]), "pawn": "{},{}".format(*view["pawn"]), "moving": view["moving"],
        "rooms": len(view["rooms"]), "maze": view["maze_left"], "aside": view["aside"],
        "dangers": view["dangers_left"], "terrors": view["terrors"],
        "objects": ",".join(view["objects"]), "doors": len(view["doors_open"]),
    }  # fmt: skip
    light = "light" if view["light"] else "dark"
    return f"= {light} " + " ".join(f"{name}={value}" for name, value in shown.items())


@rule("FD-12.4")
@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_is_the_one_on_file(name: str) -> None:
    seed, begin = PLAYTHROUGHS[name]
    text = story(begin(), seed)
    same_as_on_file(FOLDER / f"{name}.txt", text, 60_000)


@rule("FD-12.4")
def test_the_playthroughs_together_show_most_of_the_game() -> None:
    texts = "".join(file.read_text(encoding="utf-8") for file in sorted(FOLDER.glob("*.txt")))
    for event in (
        "begin", "strike", "plan", "light", "dark", "play", "two", "joker", "step", "reveal",
        "place", "enter", "danger", "terror", "lose-card", "knockout", "echo", "token", "clear",
        "search", "found", "use", "escape", "end", "key", "commit",
    ):  # fmt: skip
        assert f"\n* {event} " in texts, event
