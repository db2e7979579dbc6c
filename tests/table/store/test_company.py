"""Who sits where, read back from disk: on both stores, from the log and from a snapshot."""

from __future__ import annotations

from typing import Any

import tablee
import tablee.lab.yardsticks  # registers tic-tac-toe
from tablee.table.logged import LoggedTable
from tablee.table.store.shelf import Shelf
from tablee.table.store.store import TableRow
from tablee.table.store.writer import Stream
from tablee.table.waking.snapshots import portrait, take
from tablee.table.waking.wake import wake

from .kit import Here

PEOPLE = [{"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Ben"}]
HAPPENED: list[tuple[str, int, Any]] = [
    ("rename", 0, {"name": "Anaïs", "face": 3}),
    ("offer", 0, {"code": "mine"}),
    ("leave", 1, {"bot": "house"}),
    ("back", 1, None),
    ("take", 0, {"name": "Kim", "face": 0}),
    ("door", 0, {"watch": "link", "watch_code": "look"}),
    ("call", 1, {"what": "end", "seat": None, "out": False}),
    ("vote", 0, True),
    ("end", 1, None),
    ("next", 1, {"table": "other", "seats": [1, 0], "moved": False}),
]


def test_who_sits_where_is_read_as_it_was_written(store: Shelf, here: Here) -> None:
    version = str(tablee.games()["tic-tac-toe"].version)
    row = TableRow("abc", "tic-tac-toe", version, {}, 2, "key", "", PEOPLE, 0)
    logged = LoggedTable(row)
    stream = Stream("abc")
    store.create(stream, row, [], here.hear("made"))
    for n, (kind, seat, data) in enumerate(HAPPENED):
        record = logged.happen(kind, seat, data, n)
        left = take(logged, fresh=True) if n == 5 else None
        store.append(stream, (record,), here.hear(n), logged.over, left)
    here.wait(len(HAPPENED) + 1)
    loaded = store.load("abc")
    assert loaded is not None
    assert portrait(LoggedTable.read(*loaded)) == portrait(logged)
    claimed = store.claim("abc")
    assert claimed is not None
    assert claimed.snapshot is not None
    assert portrait(wake(claimed, store).logged) == portrait(logged)
