"""Players that see only a seat's view: honest by construction.

A bot is a function `bot(view, events, prompt, rand) -> choice`. It is handed what its seat may
know, never the match, so it cannot look further. A game's own bot is `house` in its package `bot`,
which may name several in `BOTS`, the usual one first; `random` plays anything that is allowed.
"""

from __future__ import annotations

import importlib
import importlib.util
import random
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from tablee.kernel import Choice, Match, Options, Rand, Seat, Timed, sample

HOUSE, RANDOM = "house", "random"


class Prompt(Struct, frozen=True):
    """What a seat is asked."""

    seat: Seat
    why: str
    rule: str
    options: Options
    args: Mapping[str, Any]


Bot = Callable[[Mapping[str, Any], Sequence[Mapping[str, Any]], Prompt, Rand], Choice]
Player = Callable[[Match, Seat], Choice]
"""A bot that can be given a match (`tablee.play`): it is shown only its seat's part."""


class UnknownBot(Exception):
    """`names` are those that there are."""

    def __init__(self, name: str, names: Sequence[str]) -> None:
        super().__init__(f"no bot {name!r}; there are: {', '.join(names)}")
        self.names = tuple(names)


def at_random(
    view: Mapping[str, Any], events: Sequence[Mapping[str, Any]], prompt: Prompt, rand: Rand
) -> Choice:
    """Anything that is allowed; in a heat at some moment to come, or time would stand still."""
    choice = sample(prompt.options, rand)
    if isinstance(prompt.options, Timed):
        what, began, error, moment, wait = choice
        now = prompt.args.get("now", 0)
        return (what, now + began, error, now + moment, wait)
    return choice


def bots_of(game: str) -> dict[str, Bot]:
    """`tablee.games.<game>.bot.BOTS`, or the `house` of that package; none if there is neither."""
    package = f"tablee.games.{game.replace('-', '_')}"
    for name in (package, f"{package}.bot"):
        if importlib.util.find_spec(name) is None:
            return {}
    module = importlib.import_module(f"{package}.bot")
    named: dict[str, Bot] | None = getattr(module, "BOTS", None)
    return {HOUSE: module.house} if named is None else named


def house_bot(game: str) -> Bot | None:
    """The usual one, if there is one."""
    return bots_of(game).get(HOUSE)


def names(game: str) -> list[str]:
    """The bots that can sit at this game, the usual one first."""
    return [*bots_of(game), RANDOM]


def find(game: str, name: str) -> Bot:
    """The bot of that name. Asked for the house bot, a game that has none plays at random."""
    known = bots_of(game)
    if name in known:
        return known[name]
    if name not in (HOUSE, RANDOM):
        raise UnknownBot(name, names(game))
    return at_random


Remark = Callable[
    [Mapping[str, Any], Sequence[Mapping[str, Any]], Prompt, Choice, Rand], str | None
]
"""What a bot says with its answer: the key of a message of its game, or nothing."""


def remarks(game: str) -> Remark | None:
    """`tablee.games.<game>.bot.line`, if its bot speaks."""
    if house_bot(game) is None:
        return None
    package = f"tablee.games.{game.replace('-', '_')}.bot"
    found: Remark | None = getattr(importlib.import_module(package), "line", None)
    return found


def prepare(bot: Bot, match: Match, seat: Seat, rand: Rand) -> Callable[[], Choice]:
    """The thought, ready to be had elsewhere: all it needs is taken out of the match now."""
    ask, options = match.ask, match.asks[seat]
    assert ask is not None
    prompt = Prompt(seat, ask.why, ask.rule, options, ask.args or {})
    return partial(bot, match.view(seat), match.events(seat), prompt, rand)


def seated(bot: Bot, seed: str) -> Player:
    """A bot as a player for `tablee.play`; the same seed thinks the same."""
    rand = random.Random(seed)
    return lambda match, seat: prepare(bot, match, seat, rand)()


def player(game: str, name: str, seed: str) -> Player:
    """The bot of that name, seated."""
    return seated(find(game, name), seed)
