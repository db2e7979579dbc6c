"""A bot in a seat: what it needs is taken out of the match, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from tablee.bots.known import find
from tablee.kernel import Bot, Choice, Match, Player, Prompt, Rand, Seat


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
