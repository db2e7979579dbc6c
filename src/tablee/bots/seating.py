"""A bot in a seat: it is given what it needs from the match, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

from tablee.bots.known import find
from tablee.kernel import Bot, Choice, Event, Match, Player, Prompt, Rand, Seat
from tablee.kernel.event import events_for


def prepare(bot: Bot, match: Match, seat: Seat, rand: Rand) -> Callable[[], Choice]:
    """A function that makes the bot's choice, to be run elsewhere: everything it needs is taken
    from the match now. The events are collected only there, as there may be many."""
    ask, options = match.ask, match.asks[seat]
    assert ask is not None
    prompt = Prompt(seat, ask.why, ask.rule, options, ask.args or {})
    return partial(_think, bot, match.view(seat), match.history[:], prompt, rand)


def _think(
    bot: Bot, view: dict[str, Any], history: list[Event], prompt: Prompt, rand: Rand
) -> Choice:
    return bot(view, events_for(history, prompt.seat), prompt, rand)


def seated(bot: Bot, seed: str) -> Player:
    """A bot as a player for `tablee.play`; with the same seed it decides the same."""
    rand = random.Random(seed)
    return lambda match, seat: prepare(bot, match, seat, rand)()


def player(game: str, name: str, seed: str) -> Player:
    """The bot of that name, seated."""
    return seated(find(game, name), seed)
