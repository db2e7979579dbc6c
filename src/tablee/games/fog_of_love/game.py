"""What the game is: its rules bound to its state, its seats, options, bots and arguments."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from tablee.games.fog_of_love.content.pack import BOX, FILTERS
from tablee.games.fog_of_love.rules.course import next_step
from tablee.games.fog_of_love.rules.finale import results
from tablee.games.fog_of_love.rules.setup import setup
from tablee.games.fog_of_love.scenario import build
from tablee.games.fog_of_love.screen.labels import label
from tablee.games.fog_of_love.screen.show import show
from tablee.games.fog_of_love.screen.words import called, tell, worded
from tablee.games.fog_of_love.state import Fog
from tablee.kernel import (
    HASH,
    OWN,
    SEAT,
    SIGNED,
    Bot,
    Game,
    Kind,
    Option,
    Refused,
    ident,
    several,
)


class FogOfLove(Fog):
    """The rules, bound to the state: what the kernel calls."""

    setup = setup
    next_step = next_step
    results = results
    view = show
    tell = staticmethod(tell)
    called = called
    worded = worded
    label = label


def _check_left_out(text: str) -> None:
    """FL-4.8: names of scenes, with commas; enough of every deck must be left."""
    known = {scene.id for scene in BOX.scenes}
    names = text.replace(",", " ").split()
    for name in names:
        if name not in known:
            raise Refused("no-left-out", "FL-4.8", name=name[:40])
    for deck in range(3):
        if sum(s.deck == deck and s.id not in names for s in BOX.scenes) < 20:
            raise Refused("no-left-out-many", "FL-4.8")


def _bots() -> Mapping[str, Bot]:
    bots: Mapping[str, Bot] = _bot().BOTS
    return bots


def _remarks() -> Any:
    return _bot().line


def _bot() -> ModuleType:
    """By its name, when it is needed: the rules do not import the bot, which draws lots of its
    own."""
    return import_module("tablee.games.fog_of_love.bot")


INTRODUCTION = {"story": "tutorial", "characters": "dealt"}
"""FL-15: what suits whoever has never played."""

GAME = Game(
    id="fog-of-love",
    state=FogOfLove,
    seats=(2,),
    folder=Path(__file__).parent,
    scenario=partial(build, FogOfLove),
    order=20,
    bots=_bots,
    remarks=_remarks,
    windows=frozenset({"react", "destiny"}),
    options=(
        Option("story", ("sunday", "school", "year", "want", "tutorial"), "sunday", "FL-4.1",
               about=INTRODUCTION),
        Option("characters", ("own", "dealt"), "own", "FL-5.2"),
        Option("first", ("lot", "host", "guest"), "lot", "FL-4.5"),
        Option("events", ("story", "all", "none"), "story", "FL-4.2"),
        Option("child", ("pregnancy", "adoption"), "pregnancy", "FL-12.2"),
        *(Option(name, ("in", "out"), "in", "FL-4.8") for name in FILTERS),
        Option("left_out", (), "", "FL-4.8", _check_left_out),
    ),
    kinds={
        "seat": SEAT,
        "first": SEAT,
        "whose": SEAT,
        "name": OWN,
        "hash": HASH,
        "key": HASH,
        "gain": SIGNED,
        "scene": Kind("title"),
        "chapter": Kind("title"),
        "choices": Kind("choices"),
        "letter": Kind("letter"),
        "effect": Kind("effect"),
        "effects": several(Kind("effect")),
        "take": ident("destiny"),
        "give": ident("destiny"),
        "but": ident("destiny"),
        "destinies": several(ident("destiny")),
        "traits": several(ident("trait")),
        "features": several(ident("feature")),
        "scenes": several(ident("scene")),
    },
)  # fmt: skip
