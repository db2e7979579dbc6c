"""What the first table of a game would have to read and import, read soon after the start: no table
waits for it then."""

from __future__ import annotations

import tablee
from tablee.kernel import Game
from tablee.server import logs


def make_ready() -> None:
    """In a thread. A game that cannot be made ready says so when it is played."""
    for game in tablee.games().values():
        if not game.hidden:
            try:
                get_ready(game)
            except Exception as error:
                logs.report("not-ready", game=game.id, why=repr(error))


def get_ready(game: Game) -> None:
    """The rules and their cards, the bots, and what the game itself says."""
    tablee.new_match(game.id, game.seats[0])
    game.bots()
    if game.remarks is not None:
        game.remarks()
    if game.replies is not None:
        game.replies()
    if game.ready is not None:
        game.ready()
