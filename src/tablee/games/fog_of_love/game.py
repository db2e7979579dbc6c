"""What the game is: its rules bound to its state, its seats, options, bots and arguments."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from tablee.games.fog_of_love.content.pack import BOX, FILTERS
from tablee.games.fog_of_love.migrations import MIGRATIONS
from tablee.games.fog_of_love.rules.course import next_step
from tablee.games.fog_of_love.rules.finale import results
from tablee.games.fog_of_love.rules.setup import check_decks, setup
from tablee.games.fog_of_love.scenario import build
from tablee.games.fog_of_love.screen.first import FIRST
from tablee.games.fog_of_love.screen.labels import label, worded
from tablee.games.fog_of_love.screen.show import show
from tablee.games.fog_of_love.screen.silent import SILENT
from tablee.games.fog_of_love.screen.standing import ORDERS
from tablee.games.fog_of_love.screen.tell import tell
from tablee.games.fog_of_love.screen.words import KINDS, called
from tablee.games.fog_of_love.state import Fog
from tablee.kernel import Bot, Game, Option, Pictures, Refused, Remark, Reply


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
    """FL-4.8: names of scenes, with commas."""
    known = {scene.id for scene in BOX.scenes}
    for name in text.replace(",", " ").split():
        if name not in known:
            raise Refused("no-left-out", "FL-4.8", name=name[:40])


def _pictures(lang: str) -> Pictures:
    from tablee.games.fog_of_love.screen.pictures import pictures

    return pictures(FogOfLove)


def _bots() -> Mapping[str, Bot]:
    from tablee.games.fog_of_love.bot import BOTS

    return BOTS


def _remarks() -> Remark:
    from tablee.games.fog_of_love.bot import line

    return line


def _replies() -> Reply:
    from tablee.games.fog_of_love.bot import reply

    return reply


GAME = Game(
    id="fog-of-love",
    state=FogOfLove,
    seats=(2,),
    folder=Path(__file__).parent,
    options=(
        Option("story", ("sunday", "school", "year", "want", "tutorial"), "sunday", "FL-4.1",
               about=FIRST.options),
        Option("characters", ("own", "dealt"), "own", "FL-5.2"),
        Option("first", ("lot", "host", "guest"), "lot", "FL-4.5"),
        Option("events", ("story", "all", "none"), "story", "FL-4.2"),
        Option("child", ("pregnancy", "adoption"), "pregnancy", "FL-12.2"),
        *(Option(name, ("in", "out"), "in", "FL-4.8") for name in FILTERS),
        Option("left_out", (), "", "FL-4.8", _check_left_out,
               about=[scene.id for scene in BOX.scenes]),
    ),
    version=5,
    migrations=MIGRATIONS,
    scenario=partial(build, FogOfLove),
    order=20,
    bots=_bots,
    remarks=_remarks,
    replies=_replies,
    kinds=KINDS,
    windows=frozenset({"react", "destiny"}),
    asides=frozenset({"destiny-moved", "destiny-stays"}),
    orders=ORDERS,
    silent=SILENT,
    agree=check_decks,
    first=FIRST,
    pictures=_pictures,
    story=True,
)  # fmt: skip
