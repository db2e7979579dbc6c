"""Bots at a live table: they may think in a thread while the table goes on."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable
from typing import Any

from tablee import bots
from tablee.bots import HOUSE, RANDOM, Bot, Prompt, Remark
from tablee.kernel import Choice, Match, Rand
from tablee.table.errors import TableFault

__all__ = ["HOUSE", "SeatedBot", "bot_for", "seat_bot"]


class SeatedBot:
    """A bot in a seat."""

    __slots__ = ("_bot", "_rand", "_remark", "remark", "seed")

    def __init__(self, bot: Bot, remark: Remark | None = None) -> None:
        self._bot = bot
        self._remark = remark
        self._rand = random.Random(secrets.randbits(64))
        self.remark: str | None = None
        """Its remark with its last choice."""
        self.seed = ""
        """If set, it always decides the same at the same point: a first play goes as prepared."""

    def prepare(self, match: Match, seat: int) -> Callable[[], Choice]:
        """A function that makes the bot's choice, to be run in another thread."""
        rand = random.Random(f"{self.seed} {seat} {match.asked}") if self.seed else self._rand
        return bots.prepare(self._think, match, seat, rand)

    def _think(self, view: Any, events: Any, prompt: Prompt, rand: Rand) -> Choice:
        choice = self._bot(view, events, prompt, rand)
        say = self._remark
        self.remark = say(view, events, prompt, choice, rand) if say is not None else None
        return choice


def seat_bot(game: str, name: str) -> SeatedBot:
    """The bot of that name; a fault if there is none."""
    try:
        remarks = bots.remarks(game) if name != RANDOM else None
        return SeatedBot(bots.find(game, name), remarks)
    except bots.UnknownBot:
        raise TableFault("bad-bot", bot=name) from None


def bot_for(game: str) -> str:
    """The bot that stands in for somebody who has left; "" if the game has none: then the seat
    stays open."""
    try:
        seat_bot(game, HOUSE)
    except TableFault:
        return ""
    return HOUSE
