"""What the game is: its rules, bound to the state, and everything that the table asks about it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from tablee.games.fiese_freunde.content.blank import check_blank
from tablee.games.fiese_freunde.rules.auction import disguise
from tablee.games.fiese_freunde.rules.course import next_step
from tablee.games.fiese_freunde.rules.end import results
from tablee.games.fiese_freunde.rules.setup import setup, what_remains
from tablee.games.fiese_freunde.scenario import build
from tablee.games.fiese_freunde.screen.first import FIRST
from tablee.games.fiese_freunde.screen.labels import label
from tablee.games.fiese_freunde.screen.own_card import OWN_CARD
from tablee.games.fiese_freunde.screen.show import show
from tablee.games.fiese_freunde.screen.silent import SILENT
from tablee.games.fiese_freunde.screen.standing import ORDERS
from tablee.games.fiese_freunde.screen.tell import tell
from tablee.games.fiese_freunde.screen.words import KINDS, called, worded
from tablee.games.fiese_freunde.state import Fiese
from tablee.kernel import Bot, Game, Option, Pictures


class FieseFreunde(Fiese):
    """The rules, bound to the state: what the kernel calls."""

    setup = setup
    next_step = next_step
    results = results
    disguise = disguise
    view = show
    tell = staticmethod(tell)
    called = called
    worded = worded
    label = label


def _bots() -> Mapping[str, Bot]:
    from tablee.games.fiese_freunde.bot import BOTS

    return BOTS


def _pictures(lang: str) -> Pictures:
    from tablee.games.fiese_freunde.screen.pictures import pictures

    return pictures(FieseFreunde)


GAME = Game(
    id="fiese-freunde",
    state=FieseFreunde,
    seats=(2, 3, 4, 5, 6),
    folder=Path(__file__).parent,
    options=(
        Option("goals", ("dealt", "chosen"), "dealt", "FF-12.1"),
        Option("first", ("lot", "host"), "lot", "FF-6.6"),
        Option("sex", ("in", "out"), "in", "FF-0.1"),
        Option("drugs", ("in", "out"), "in", "FF-0.1"),
        Option("religion", ("in", "out"), "in", "FF-0.1"),
        Option("death", ("in", "out"), "in", "FF-0.1"),
        Option("blank", (), "", "FF-1.1", check_blank, OWN_CARD),
    ),
    version=2,
    scenario=partial(build, FieseFreunde),
    order=40,
    bots=_bots,
    kinds=KINDS,
    windows=frozenset(("call",)),
    orders=ORDERS,
    silent=SILENT,
    note=what_remains,
    first=FIRST,
    pictures=_pictures,
    story=True,
)
