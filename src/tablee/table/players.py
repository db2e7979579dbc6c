"""Bots as the table knows them: by name, and only through what their seat may see."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

import tablee
from tablee.kernel import Match
from tablee.table.errors import TableFault

RANDOM = "random"
HOUSE = "house"


class Player:
    """A bot in a seat."""

    __slots__ = ("_bot",)

    def __init__(self, bot: tablee.Bot) -> None:
        self._bot = bot

    def prepare(self, match: Match, seat: int) -> Callable[[], Any]:
        """The thought, ready to be had elsewhere: on a copy, so that the table may go on."""
        copy = match.clone()
        return lambda: self._bot(copy, seat)


def bot_names(game: str) -> list[str]:
    """The bots that can sit at this game, the usual one first."""
    return [RANDOM]


def find_player(game: str, name: str) -> Player:
    """The bot of that name; the house bot of a game that has none plays at random."""
    if name not in (HOUSE, *bot_names(game)):
        raise TableFault("bad-bot", bot=name)
    return Player(tablee.random_bot(secrets.randbits(64)))
