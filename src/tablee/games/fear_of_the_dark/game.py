"""What Fear of the Dark is: its rules bound to its state, its seats, options and bots."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from tablee.games.fear_of_the_dark.rules.course import next_step
from tablee.games.fear_of_the_dark.rules.end import results
from tablee.games.fear_of_the_dark.rules.setup import setup
from tablee.games.fear_of_the_dark.scenario import build
from tablee.games.fear_of_the_dark.screen.show import show
from tablee.games.fear_of_the_dark.screen.words import label, tell
from tablee.games.fear_of_the_dark.state import Fear
from tablee.kernel import HASH, Bot, Game, Option, ident, several


class FearOfTheDark(Fear):
    """The rules, bound to the state: what the kernel calls."""

    setup = setup
    next_step = next_step
    results = results
    view = show
    tell = staticmethod(tell)
    label = label


def _bots() -> Mapping[str, Bot]:
    from tablee.games.fear_of_the_dark.bot import BOTS

    return BOTS


GAME = Game(
    id="fear-of-the-dark",
    state=FearOfTheDark,
    seats=(1,),
    folder=Path(__file__).parent,
    options=(
        Option("difficulty", ("easy", "normal", "hard", "nightmare"), "normal", "FD-2.5"),
        Option("terror", ("choose", "random"), "choose", "FD-9.1"),
        Option("search", ("beside", "on"), "beside", "FD-6.5"),
    ),
    order=10,
    level="difficulty",
    daily=True,
    bots=_bots,
    kinds={"cards": several(ident("card")), "hash": HASH, "key": HASH},
    scenario=partial(build, FearOfTheDark),
)
