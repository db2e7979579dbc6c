"""Is a game fair? Many games of its bots, counted.

    lives.py      Fiese Freunde: is it fair to every seat, and to every card?
    couples.py    Fog of Love: how often does a destiny come true?

`tablee balance <game> --games 200` prints the report; `--write` puts it into docs/balance. What is
to be played is a list of jobs, so that the figures do not depend on who played which.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from types import ModuleType
from typing import Any

from tablee.lab.balance import couples, lives

COUNTED: dict[str, ModuleType] = {"fiese-freunde": lives, "fog-of-love": couples}
"""Games with a report: `jobs(games, only, seed)`, `count_job(job)` and `report(counted)`."""


def balance(
    game: str,
    jobs: Sequence[Any],
    workers: int = 1,
    tell: Callable[[], None] | None = None,
) -> str:
    """The report of these jobs; `tell` is called after every game."""
    counted = []
    for found in _play(COUNTED[game].count_job, jobs, workers):
        counted.append(found)
        if tell:
            tell()
    return str(COUNTED[game].report(counted))


def _play(count: Callable[[Any], Any], jobs: Sequence[Any], workers: int) -> Iterator[Any]:
    """The results in the order of the jobs, whichever is finished first."""
    if workers == 1:
        yield from map(count, jobs)
        return
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        yield from pool.imap(count, jobs, chunksize=4)
