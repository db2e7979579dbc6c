"""Preloads, soon after the start, what the first table of each game would have to read and import,
so that no table waits for it."""

from __future__ import annotations

import tablee
from tablee.kernel import Game
from tablee.server import logs


def make_ready() -> None:
    """In a thread. A game that fails here will report it when it is played."""
    for game in tablee.games().values():
        if not game.hidden:
            try:
                get_ready(game)
            except Exception as error:
                logs.report("not-ready", game=game.id, why=repr(error))


def get_ready(game: Game) -> None:
    """Load the rules with their cards, the bots, and what `Game.ready` loads."""
    tablee.new_match(game.id, game.seats[0])
    game.bots()
    if game.remarks is not None:
        game.remarks()
    if game.replies is not None:
        game.replies()
    if game.ready is not None:
        game.ready()
