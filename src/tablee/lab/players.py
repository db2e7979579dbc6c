"""Bots by their names, for simulations and for the terminal.

A game's own bot is `house(view, events, prompt, rand)` in its package `bot`: it is handed what its
seat may know, never the match.
"""

from __future__ import annotations

import importlib
import importlib.util
import random
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

import tablee
from tablee.kernel import Choice, Match, Options, Rand, Seat

HOUSE, RANDOM = "house", "random"
NAMES = (HOUSE, RANDOM)


class Prompt(Struct, frozen=True):
    """What a seat is asked."""

    seat: Seat
    why: str
    rule: str
    options: Options
    args: dict[str, Any]


class House(Protocol):
    """A game's own bot."""

    def __call__(
        self,
        view: Mapping[str, Any],
        events: Sequence[Mapping[str, Any]],
        prompt: Prompt,
        rand: Rand,
        /,
    ) -> Choice: ...


class UnknownBot(Exception):
    """`names` are those that there are."""

    def __init__(self, names: Sequence[str] = NAMES) -> None:
        super().__init__(", ".join(names))
        self.names = tuple(names)


def make_bot(game: str, name: str, seed: str) -> tablee.Bot:
    """The bot of that name; the same seed thinks the same. A game without a house bot plays at
    random."""
    if name not in NAMES:
        raise UnknownBot
    house = find_house(game) if name == HOUSE else None
    return tablee.random_bot(seed) if house is None else seated(house, seed)


def find_house(game: str) -> House | None:
    """`tablee.games.<game>.bot.house`, if there is one."""
    package = f"tablee.games.{game.replace('-', '_')}"
    for name in (package, f"{package}.bot"):
        if importlib.util.find_spec(name) is None:
            return None
    house: House = importlib.import_module(f"{package}.bot").house
    return house


def seated(house: House, seed: str) -> tablee.Bot:
    """A house bot as a player that can be given a match: it is shown only its seat's part."""
    rand = random.Random(seed)

    def bot(match: Match, seat: Seat) -> Choice:
        ask = match.ask
        assert ask is not None
        prompt = Prompt(seat, ask.why, ask.rule, match.asks[seat], ask.args or {})
        return house(match.view(seat), match.events(seat), prompt, rand)

    return bot
