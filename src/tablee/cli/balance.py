"""`tablee balance`: is a game fair? Many games of its house bot, counted."""

from __future__ import annotations

import sys
from pathlib import Path

from tablee.cli.known import find_game
from tablee.cli.words import Lang, Stop, Words
from tablee.lab.balance import balance as play_many
from tablee.lab.balance import report

GAMES = ("fiese-freunde",)
DOCS = Path(__file__).parents[3] / "docs" / "balance"


def balance(
    game: str,
    *,
    games: int = 200,
    seats: tuple[int, ...] = (),
    workers: int = 2,
    write: bool = False,
    lang: Lang | None = None,
) -> None:
    """Play many games of the house bot with itself and tell how fair they were.

    Parameters
    ----------
    game: The game.
    games: How many for each number of players.
    seats: Only these numbers of players.
    workers: How many processes.
    write: Put the report into docs/balance instead of printing it.
    lang: en or fr.
    """
    known = find_game(game)
    if known.id not in GAMES:
        raise Stop("no-balance", game=game)
    words = Words(lang)
    done = 0
    counts = seats or known.seats
    total = games * len(counts)

    def tell() -> None:
        nonlocal done
        done += 1
        if sys.stderr.isatty() or done == total:
            end = "\n" if done == total else "\r"
            print(words("played", done=done, total=total), end=end, file=sys.stderr, flush=True)

    text = report(play_many(games, counts, workers, tell))
    if not write:
        print(text)
        return
    DOCS.mkdir(parents=True, exist_ok=True)
    (DOCS / f"{known.id}.md").write_text(text, encoding="utf-8")
