"""What the game is: its rules, bound to the state, and everything that the table asks about it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tablee.games.fiese_freunde.content.blank import check_blank
from tablee.games.fiese_freunde.rules.auction import disguise
from tablee.games.fiese_freunde.rules.course import next_step
from tablee.games.fiese_freunde.rules.end import results
from tablee.games.fiese_freunde.rules.setup import setup, what_remains
from tablee.games.fiese_freunde.screen.first import FIRST
from tablee.games.fiese_freunde.screen.own_card import OWN_CARD
from tablee.games.fiese_freunde.screen.show import show
from tablee.games.fiese_freunde.screen.silent import SILENT
from tablee.games.fiese_freunde.screen.standing import ORDERS
from tablee.games.fiese_freunde.screen.tell import tell
from tablee.games.fiese_freunde.screen.words import KINDS, called, label, worded
from tablee.games.fiese_freunde.state import Fiese
from tablee.kernel import Bot, Game, Option, Pictures, State


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

    return pictures()


def _scenario(**position: Any) -> State:
    from tablee.games.fiese_freunde.scenario import build

    return build(**position)


GAME = Game(
    id="fiese-freunde",
    state=FieseFreunde,
    seats=(2, 3, 4, 5, 6),
    folder=Path(__file__).parent,
    order=40,
    version=2,
    options=(
        Option("goals", ("dealt", "chosen"), "dealt", "FF-12.1"),
        Option("first", ("lot", "host"), "lot", "FF-6.6"),
        Option("sex", ("in", "out"), "in", "FF-0.1"),
        Option("drugs", ("in", "out"), "in", "FF-0.1"),
        Option("religion", ("in", "out"), "in", "FF-0.1"),
        Option("death", ("in", "out"), "in", "FF-0.1"),
        Option("blank", (), "", "FF-1.1", check_blank, OWN_CARD),
    ),
    bots=_bots,
    kinds=KINDS,
    silent=SILENT,
    note=what_remains,
    windows=frozenset(("call",)),
    orders=ORDERS,
    scenario=_scenario,
    first=FIRST,
    pictures=_pictures,
)
