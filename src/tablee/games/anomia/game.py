"""What Anomia is: its rules, its seats and options, its bots, what its messages speak of."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from tablee.games.anomia.content.editions import EDITIONS
from tablee.games.anomia.content.judge import listed
from tablee.games.anomia.content.themes import LANGS, NUMBERS, pack
from tablee.games.anomia.rules.course import next_step
from tablee.games.anomia.rules.end import results
from tablee.games.anomia.rules.setup import setup
from tablee.games.anomia.scenario import build
from tablee.games.anomia.screen.first import FIRST
from tablee.games.anomia.screen.labels import label
from tablee.games.anomia.screen.show import show
from tablee.games.anomia.screen.silent import SILENT
from tablee.games.anomia.screen.tell import tell
from tablee.games.anomia.screen.words import KINDS, worded
from tablee.games.anomia.state import Anomia
from tablee.kernel import Bot, Game, Option, Pictures


class AnomiaRules(Anomia):
    """The rules, bound to the state: what the kernel calls."""

    setup = setup
    next_step = next_step
    results = results
    view = show
    tell = staticmethod(tell)
    label = label
    worded = worded


def _bots() -> Mapping[str, Bot]:
    from tablee.games.anomia.bot import BOTS  # they read every word list: not before one plays

    return BOTS


def _pictures(lang: str) -> Pictures:
    from tablee.games.anomia.screen.pictures import pictures

    return pictures(AnomiaRules, lang)


def _ready() -> None:
    """The word lists, and by a first word all that judges one."""
    for lang in LANGS:
        for number in NUMBERS:
            listed("à tout hasard", pack(lang, number).themes[0])


BOTS_ANSWER = {"typed": True, "spoken": False}
"""AN-8.1: how bots can answer; they cannot speak."""
SYMBOLS = {name: edition.symbols for name, edition in EDITIONS.items()}
"""AN-1.2: which symbols each edition has."""

GAME = Game(
    id="anomia",
    state=AnomiaRules,
    seats=(3, 4, 5, 6, 2),
    folder=Path(__file__).parent,
    options=(
        Option("words", ("en", "fr"), "en", "AN-1.1"),
        Option("answers", ("typed", "spoken"), "typed", "AN-8.1", about=BOTS_ANSWER),
        Option("pack", ("lot", "1", "2", "3"), "lot", "AN-6.3"),
        Option("edition", tuple(EDITIONS), "fr", "AN-1.2", about=SYMBOLS),
        Option("leave_out", ("advice", "never", *(f"face-{n}" for n in range(1, 7))),
               "advice", "AN-1.5"),
        Option("spotting", ("soon", "at-once", "keen"), "soon", "AN-7.3"),
        Option("voters", ("others", "all"), "others", "AN-7.5"),
        Option("talk", ("author", "everyone"), "author", "AN-3.4"),
        Option("trust", ("friends", "public"), "friends", "AN-8.1"),
        Option("first", ("lot", *map(str, range(6))), "lot", "AN-1.4"),
    ),
    version=2,
    scenario=partial(build, AnomiaRules),
    order=30,
    bots=_bots,
    kinds=KINDS,
    over_days=False,
    silent=SILENT,
    ready=_ready,
    first=FIRST,
    pictures=_pictures,
)  # fmt: skip
