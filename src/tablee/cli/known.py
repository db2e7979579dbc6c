"""Games, options and seeds, by what was typed."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from typing import Any

import tablee
import tablee.lab.teaching
import tablee.lab.yardsticks  # imported to be known, like the teaching game
from tablee.cli.words import Lang, Stop
from tablee.kernel import Game


def all_games() -> dict[str, Game]:
    """Those of the home page first, then the hidden ones of the lab."""
    known = tablee.games()
    return dict(sorted(known.items(), key=lambda item: (item[1].hidden, item[0])))


def find_game(name: str) -> Game:
    """By its id; underscores and capitals are forgiven."""
    games = all_games()
    game = games.get(name.lower().replace("_", "-"))
    if game is None:
        shown = ", ".join(id for id, g in games.items() if not g.hidden)
        raise Stop("no-game", name=name, games=shown, code=2)
    return game


def title(game: Game, lang: Lang) -> str:
    say = game.catalogue
    return say.format(lang, "title") if say.has(lang, "title") else game.id


def read_options(game: Game, typed: Sequence[str]) -> dict[str, Any]:
    """`difficulty=easy` as an option and one of its values."""
    chosen: dict[str, Any] = {}
    for text in typed:
        name, _, value = text.partition("=")
        option = next((o for o in game.options if o.name == name), None)
        if option is None:
            names = ", ".join(o.name for o in game.options) or "–"
            raise Stop("no-setting", name=name, names=names, code=2)
        fitting = [v for v in (*option.values, option.default) if str(v) == value]
        if option.check is not None:
            fitting.append(value)  # the game itself says whether it will do
        if not fitting:
            values = ", ".join(map(str, option.values))
            raise Stop("no-setting-value", name=name, value=value, values=values, code=2)
        chosen[name] = fitting[0]
    return chosen


def read_seats(game: Game, seats: int | None) -> int:
    if seats is None:
        return game.seats[0]
    if seats not in game.seats:
        possible = ", ".join(map(str, game.seats))
        raise Stop("no-seats", seats=seats, possible=possible, code=2)
    return seats


def daily_seed(game: Game, today: datetime.date | None = None) -> str:
    """The same for everybody that day (by UTC) who plays in a terminal. The tables of a server call
    theirs the same, but only that server can deal it (`table/making/deals.py`)."""
    day = today or datetime.datetime.now(datetime.UTC).date()
    return f"{game.id} daily {day.isoformat()}"


def find_bot(game: Game, name: str, seed: str) -> tablee.Player:
    """The bot of that name, which plays the same whenever the seed is the same."""
    from tablee.bots import UnknownBot, player

    try:
        return player(game.id, name, seed)
    except UnknownBot as unknown:
        raise Stop("no-bot", name=name, names=", ".join(unknown.names), code=2) from None
