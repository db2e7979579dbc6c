"""What Fear of the Dark is: its rules bound to its state, its seats, options and bots."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from tablee.games.fear_of_the_dark.rules.course import next_step
from tablee.games.fear_of_the_dark.rules.end import results
from tablee.games.fear_of_the_dark.rules.setup import setup
from tablee.games.fear_of_the_dark.scenario import build
from tablee.games.fear_of_the_dark.screen.first import FIRST
from tablee.games.fear_of_the_dark.screen.labels import label, worded
from tablee.games.fear_of_the_dark.screen.show import show
from tablee.games.fear_of_the_dark.screen.words import tell
from tablee.games.fear_of_the_dark.state import Fear
from tablee.kernel import HASH, Bot, Game, Kind, Option, Pictures, ident, several


class FearOfTheDark(Fear):
    """The rules, bound to the state: what the kernel calls."""

    setup = setup
    next_step = next_step
    results = results
    view = show
    tell = staticmethod(tell)
    label = label
    worded = worded


def _bots() -> Mapping[str, Bot]:
    from tablee.games.fear_of_the_dark.bot import BOTS

    return BOTS


def _pictures(lang: str) -> Pictures:
    from tablee.games.fear_of_the_dark.screen.pictures import pictures

    return pictures(FearOfTheDark)


def _with_flares(state: dict[str, Any]) -> dict[str, Any]:
    """3: whether a match flares. Never at the start of a step."""
    return state | {"flares": False}


LIES = "where it lies, the position tells"
OPTIONS = "the options say it"
SILENT = {
    "held": "the options, by their cards; hand, deck and objects are told",
    "strike_adds": "the hand is told; with the match it is said if that would bring nothing",
    "reach": "each step is asked for; doors within reach are told",
    "aims": "what lies in every room, and where, is told; so is what an action is about",
    "lost_path": "each step was told when it was made",
    "doors_open[][0]": "a room has one door on each side",
    "doors_open[][1]": "a room has one door on each side",
    "RoomView.turn": "doors and squares are told as they lie",
    "RoomView.squares": "what there is now is told",
    "RoomView.tokens": "what there is now is told",
    **{
        f"placing.choices[].{same}": "the same whichever way it lies"
        for same in ("tile", "col", "row", "danger", "leak", "secret_doors")
    },
    "placing.choices[].what": "its tokens are not laid yet: what is printed is told",
    **{
        f"event.{key}.{where}": LIES
        for key in (
            "step",
            "token",
            "clear",
            "unlock",
            "lever",
            "collapse",
            "lockdown",
            "secret-door",
        )
        for where in ("x", "y")
    },
    **{f"event.{key}.{where}": LIES for key in ("place", "leak") for where in ("col", "row")},
    "event.place.turn": LIES,
    "event.collapse.what": "always an obstruction",
    "event.lockdown.what": "always a lock",
    "event.echo.tile": "one Dark Echo is like another",
    "event.found.deck": "the search before it told it",
    "event.end.outcome": "the result says it",
    **{f"ask.{why}.places": OPTIONS for why in ("target", "lever", "door", "map")},
    "ask.terror.sources": OPTIONS,
    "ask.terror.cards": OPTIONS,
}
"""What the text need not say, and why."""

GAME = Game(
    id="fear-of-the-dark",
    state=FearOfTheDark,
    seats=(1,),
    version=3,
    folder=Path(__file__).parent,
    options=(
        Option("difficulty", ("easy", "normal", "hard", "nightmare"), "normal", "FD-2.5"),
        Option("terror", ("choose", "random"), "choose", "FD-9.1"),
        Option("search", ("beside", "on"), "beside", "FD-6.5"),
    ),
    order=10,
    level="difficulty",
    daily=True,
    counted="actions",
    bots=_bots,
    kinds={
        "cards": several(ident("card")),
        "sides": several(ident("side")),
        "things": Kind("things"),
        "there": ident("what"),
        "beyond": ident("tile"),
        "hash": HASH,
        "key": HASH,
    },
    silent=SILENT,
    migrations={3: _with_flares},
    scenario=partial(build, FearOfTheDark),
    first=FIRST,
    pictures=_pictures,
)
