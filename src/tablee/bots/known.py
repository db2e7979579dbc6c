"""The bots of a game, by their names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tablee import kernel
from tablee.bots.anything import at_random
from tablee.kernel import Bot, Remark, Reply

HOUSE, RANDOM = "house", "random"


class UnknownBot(Exception):
    """`names`: the bots that exist."""

    def __init__(self, name: str, names: Sequence[str]) -> None:
        super().__init__(f"no bot {name!r}; there are: {', '.join(names)}")
        self.names = tuple(names)


def bots_of(game: str) -> Mapping[str, Bot]:
    """The game's own, by name, the usual one first; none if it has none."""
    return kernel.find(game).bots()


def house_bot(game: str) -> Bot | None:
    """The usual one, if there is one."""
    return bots_of(game).get(HOUSE)


def names(game: str) -> list[str]:
    """The bots that can sit at this game, the usual one first."""
    return [*bots_of(game), RANDOM]


def find(game: str, name: str) -> Bot:
    """The bot of that name. If a game has no house bot, the random one stands in for it."""
    known = bots_of(game)
    if name in known:
        return known[name]
    if name not in (HOUSE, RANDOM):
        raise UnknownBot(name, names(game))
    return at_random


def remarks(game: str) -> Remark | None:
    """The function by which the game's bots make remarks, if they do."""
    told = kernel.find(game).remarks
    return None if told is None else told()


def replies(game: str) -> Reply | None:
    """The function by which they reply when somebody writes to them, if they do."""
    told = kernel.find(game).replies
    return None if told is None else told()
