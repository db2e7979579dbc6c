"""Tablée: four tabletop games at one table. This module is the public face.

>>> import tablee
>>> m = tablee.new_match("fear-of-the-dark", options={"difficulty": "easy"}, key="any text")
>>> m.answer(0, "strike")
>>> m.answer(0, ("walk", "scout", "light"))
>>> m.view(0)["hand"]
['light', 'walk', 'scout']
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import Any

import tablee.games  # noqa: F401  # announces them
from tablee._version import __version__
from tablee.kernel import (
    CLOCK,
    BadSave,
    Bot,
    Game,
    LogEntry,
    Match,
    Plans,
    Player,
    Refused,
    RuleError,
    Seat,
    TableeError,
    find,
    games,
    load,
    sample,
    save,
)

__all__ = [
    "CLOCK", "BadSave", "Bot", "Game", "Match", "Player", "Refused", "RuleError", "TableeError",
    "__version__", "games", "load", "new_match", "play", "random_bot", "replay", "save", "scenario",
]  # fmt: skip


def new_match(
    game_id: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    key: str | bytes | None = None,
) -> Match:
    """A match at its first decision. `key`: any text (play by seed), or None for a fresh secret."""
    game = find(game_id)
    seats = game.seats[0] if seats is None else seats
    if seats not in game.seats:
        refusal = Refused("no-such-seats", game=game_id, seats=seats)
        refusal.catalogue = game.catalogue
        raise refusal
    return Match(game, seats, game.settle(options), key)


def replay(
    game_id: str,
    seats: int,
    options: Mapping[str, Any] | None,
    key: str | bytes,
    log: Iterable[LogEntry],
) -> Match:
    """The match after these answers."""
    match = new_match(game_id, seats, options, key)
    for seat, choice in log:
        match.answer(seat, choice)
    return match


def scenario(game_id: str, key: str = "scenario", **position: Any) -> Match:
    """A position built by hand, for tests: cards, zones and values by their ids."""
    game = find(game_id)
    if game.scenario is None:
        raise RuleError(f"{game_id} has no scenario builder")
    state = game.scenario(**position)
    return Match(game, state.seats, state.options, key, origin=state)


def random_bot(seed: int | str | None = None) -> Player:
    """Plays anything that is allowed."""
    rand = random.Random(seed)
    return lambda match, seat: sample(match.asks[seat], rand)


def play(match: Match, bots: Mapping[Seat, Player], limit: int = 100_000) -> Match:
    """Run bots to the end: asked in the order of the seats or, in a heat, of their planned
    times."""
    plans = Plans(bots)
    for _ in range(limit):
        if match.ask is None:
            return match
        match.answer(*plans.next(match))
    raise RuleError(f"{match.game.id}: not over after {limit} answers")
