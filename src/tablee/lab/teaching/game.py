"""What Magpies is: its rules bound to its state, its seats, options and bots."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from tablee.kernel import Bot, Game, Option, ident, register, several
from tablee.lab.teaching.rules.course import next_step
from tablee.lab.teaching.rules.end import results
from tablee.lab.teaching.rules.setup import setup
from tablee.lab.teaching.scenario import build
from tablee.lab.teaching.screen.labels import label
from tablee.lab.teaching.screen.show import show
from tablee.lab.teaching.screen.tell import tell
from tablee.lab.teaching.state import Meadow


class Magpies(Meadow):
    """The rules, bound to the state: what the kernel calls."""

    setup = setup
    next_step = next_step
    results = results
    view = show
    tell = staticmethod(tell)
    label = label


def _bots() -> Mapping[str, Bot]:
    from tablee.lab.teaching.bot import BOTS

    return BOTS


GAME = register(
    Game(
        id="magpies",
        state=Magpies,
        seats=(2, 3, 4),
        folder=Path(__file__).parent,
        options=(Option("rounds", (5, 3), 5, "MG-7"),),
        scenario=partial(build, Magpies),
        bots=_bots,
        kinds={"cards": several(ident("card")), "treasures": several(ident("treasure"))},
        windows=frozenset({"listen"}),
        silent={"CardView.card": "an id: the card is known by its face"},
        hidden=True,
    )
)
