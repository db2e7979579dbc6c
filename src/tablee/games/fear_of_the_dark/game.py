"""What Fear of the Dark is: its rules bound to its state, its seats, options and bots."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from tablee.games.fear_of_the_dark.migrations import MIGRATIONS
from tablee.games.fear_of_the_dark.rules.course import next_step
from tablee.games.fear_of_the_dark.rules.end import results
from tablee.games.fear_of_the_dark.rules.setup import setup
from tablee.games.fear_of_the_dark.scenario import build
from tablee.games.fear_of_the_dark.screen.first import FIRST
from tablee.games.fear_of_the_dark.screen.labels import label
from tablee.games.fear_of_the_dark.screen.passage import passage
from tablee.games.fear_of_the_dark.screen.show import show
from tablee.games.fear_of_the_dark.screen.silent import SILENT
from tablee.games.fear_of_the_dark.screen.tell import tell
from tablee.games.fear_of_the_dark.screen.words import KINDS, worded
from tablee.games.fear_of_the_dark.state import Fear
from tablee.kernel import Bot, Game, Option, Pictures


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
    version=3,
    migrations=MIGRATIONS,
    scenario=partial(build, FearOfTheDark),
    order=10,
    bots=_bots,
    kinds=KINDS,
    level="difficulty",
    daily=True,
    counted="actions",
    passage=passage,
    silent=SILENT,
    first=FIRST,
    pictures=_pictures,
)
