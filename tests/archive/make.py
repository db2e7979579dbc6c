"""`python -m tests.archive.make`: an evening of each game as its present version plays it, unless
there is one already. One that is there is never made anew: it is what people have on their disks.
"""

from __future__ import annotations

import tablee
import tablee.lab.teaching.game  # registers the teaching game
from tablee.table.logged import LoggedTable
from tablee.table.store.store import Snapshot, TableRow
from tablee.table.waking.snapshots import take
from tests.archive import HERE, Archived, write
from tests.table.waking.evenings import GAMES, Evening, laid

ARCHIVED = (*GAMES, "magpies")
MOST = 400
SEEDS = range(12)


def make(game: str) -> Archived:
    row = laid(game, f"archive of {game}")
    length, seed = max((length_of(row, seed), seed) for seed in SEEDS)
    evening, kept = Evening(LoggedTable(row), seed), list[Snapshot]()
    for at in (min(6, length // 4), length // 2, length - 4):
        evening.go_on(at - len(evening.log))
        kept.append(take(evening.logged, fresh=True))
    evening.go_on(MOST)
    return Archived(row, evening.log, kept)


def length_of(row: TableRow, seed: int) -> int:
    evening = Evening(LoggedTable(row), seed)
    evening.go_on(MOST)
    return len(evening.log)


def main() -> None:
    for game in ARCHIVED:
        version = tablee.games()[game].version
        if (HERE / f"{game}-v{version}.json").is_file():
            print(f"{game} v{version} is there")
        else:
            print(f"{write(make(game)).name} is written")


if __name__ == "__main__":
    main()
