"""`tablee faults`: does the server keep its promises while everything around it fails?"""

from __future__ import annotations

import asyncio
import secrets
import sys
from pathlib import Path

from tablee.cli.words import Lang, Stop, Words
from tablee.lab.faults.house import Alone, Cluster
from tablee.lab.faults.run import Found, run, summary
from tablee.lab.faults.script import ALONE, CLUSTER


def faults(
    *,
    seed: str = "",
    count: int = 200,
    tables: int = 30,
    only: tuple[str, ...] = (),
    alone: bool = False,
    keep: Path | None = None,
    lang: Lang | None = None,
) -> int:
    """Play many tables on a server of its own on this machine (three processes, PostgreSQL, NATS)
    while it is killed, paused, cut off and filled up, and hold what everybody saw against the log.

    Parameters
    ----------
    seed
        The same seed gives the same faults in the same order.
    count
        How many faults.
    tables
        How many tables are played at a time.
    only
        Only this kind of fault: kill-owner, pause, bus-cut … Can be repeated.
    alone
        One process on SQLite instead: kills, stops, pauses and clocks that jump.
    keep
        A folder for all data and logs, and for what was seen where something was wrong, which
        stays; without it they stay only if something was.
    lang
        The language: en or fr.
    """
    words, seed = Words(lang), seed or secrets.token_hex(4)
    known = ALONE if alone else CLUSTER
    for name in only:
        if name not in known:
            raise Stop("no-bench", name=name, names=", ".join(known), code=2)
    print(words("faults-seed", seed=seed), file=sys.stderr, flush=True)
    found = asyncio.run(break_it(seed, count, tables, only, alone, keep))
    for bad in found.violations:
        print(f"{bad.what}: {bad.table} {bad.who} {bad.detail}")
    print(f"{summary(found)} (seed {seed})")
    return 1 if found.violations else 0


async def break_it(
    seed: str, count: int, tables: int, only: tuple[str, ...], alone: bool, keep: Path | None
) -> Found:
    async with (Alone if alone else Cluster)(keep) as house:
        return await run(house, count, seed, tables, tell, only)


def tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
