"""Bots as the table knows them: by name, and only through what their seat may see.

A bot is a function `bot(view, events, question, rand) -> choice`. It never gets the match: what it
is to think about is taken from its seat's view before it begins, so it cannot look further, and
may think in a thread while the table goes on.
"""

from __future__ import annotations

import importlib
import importlib.util
import random
import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from tablee.kernel import Choice, Match, Options, Rand, sample
from tablee.table.errors import TableFault

RANDOM = "random"
HOUSE = "house"


class Question(Struct, frozen=True):
    """What the seat is asked."""

    seat: int
    why: str
    rule: str
    options: Options
    args: Mapping[str, Any]


Bot = Callable[[Mapping[str, Any], Sequence[Mapping[str, Any]], Question, Rand], Choice]


class Player:
    """A bot in a seat."""

    __slots__ = ("_bot", "_rand")

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._rand = random.Random(secrets.randbits(64))

    def prepare(self, match: Match, seat: int) -> Callable[[], Choice]:
        """The thought, ready to be had elsewhere."""
        ask, options = match.ask, match.asks[seat]
        assert ask is not None
        question = Question(seat, ask.why, ask.rule, options, ask.args or {})
        return partial(self._bot, match.view(seat), match.events(seat), question, self._rand)


def at_random(
    view: Mapping[str, Any], events: Sequence[Mapping[str, Any]], question: Question, rand: Rand
) -> Choice:
    """Anything that is allowed."""
    return sample(question.options, rand)


def house_bot(game: str) -> Bot | None:
    """A game's own bot, `games/<game>/bot`, if it has one."""
    name = f"tablee.games.{game.replace('-', '_')}"
    if importlib.util.find_spec(name) is None or importlib.util.find_spec(f"{name}.bot") is None:
        return None
    bot: Bot = importlib.import_module(f"{name}.bot").house
    return bot


def bot_names(game: str) -> list[str]:
    """The bots that can sit at this game, the usual one first."""
    return [RANDOM] if house_bot(game) is None else [HOUSE, RANDOM]


def find_player(game: str, name: str) -> Player:
    """The bot of that name. Asked for the house bot, a game that has none plays at random."""
    if name == HOUSE:
        return Player(house_bot(game) or at_random)
    if name != RANDOM:
        raise TableFault("bad-bot", bot=name)
    return Player(at_random)
