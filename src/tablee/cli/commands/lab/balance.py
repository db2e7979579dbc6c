"""`tablee balance`: is a game fair? Many games of its bots, counted."""

from __future__ import annotations

import sys

from tablee.cli.known import find_game
from tablee.cli.project import project
from tablee.cli.words import Lang, Stop, Words
from tablee.lab.balance import COUNTED
from tablee.lab.balance import balance as play_many


def balance(
    game: str,
    *,
    games: int = 200,
    only: tuple[str, ...] = (),
    workers: int = 2,
    seed: str = "balance",
    write: bool = False,
    lang: Lang | None = None,
) -> None:
    """Play many games of the bots and tell how fair they were.

    Parameters
    ----------
    game: The game.
    games: How many for each number of players, or for each story.
    only: Only with this number of players, or only this story. Can be repeated.
    workers: How many processes. The figures do not depend on it.
    seed: The same seed plays the same games.
    write: Put the report into docs/balance instead of printing it.
    lang: en or fr.
    """
    known = find_game(game)
    if known.id not in COUNTED:
        raise Stop("no-balance", game=game)
    for name, value in (("--games", games), ("--workers", workers)):
        if value < 1:
            raise Stop("too-few", name=name, least=1, code=2)
    folder = project() / "docs" / "balance" if write else None
    words = Words(lang)
    jobs = COUNTED[known.id].jobs(games, only, seed)
    done = 0

    def tell() -> None:
        nonlocal done
        done += 1
        if sys.stderr.isatty() or done == len(jobs):
            end = "\n" if done == len(jobs) else "\r"
            print(words("played", done=done, total=len(jobs)), end=end, file=sys.stderr, flush=True)

    text = play_many(known.id, jobs, workers, tell)
    if folder is None:
        print(text)
        return
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{known.id}.md").write_text(text, encoding="utf-8")
