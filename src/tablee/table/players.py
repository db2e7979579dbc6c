"""Bots in seats of a live table: they may think in a thread while the table goes on."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable

from tablee import bots
from tablee.bots import HOUSE, Bot
from tablee.kernel import Choice, Match
from tablee.table.errors import TableFault

__all__ = ["HOUSE", "Player", "find_player"]


class Player:
    """A bot in a seat."""

    __slots__ = ("_bot", "_rand")

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._rand = random.Random(secrets.randbits(64))

    def prepare(self, match: Match, seat: int) -> Callable[[], Choice]:
        """The thought, ready to be had elsewhere."""
        return bots.prepare(self._bot, match, seat, self._rand)


def find_player(game: str, name: str) -> Player:
    """The bot of that name; a fault if there is none."""
    try:
        return Player(bots.find(game, name))
    except bots.UnknownBot:
        raise TableFault("bad-bot", bot=name) from None
