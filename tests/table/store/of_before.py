"""Stores as earlier schemas had them."""

from __future__ import annotations

from pathlib import Path

from tablee.table.logged import LoggedTable
from tablee.table.store.address import is_folder
from tablee.table.store.dialect import RECORD, Database
from tablee.table.store.folder import make_private
from tablee.table.store.migrations import STEPS
from tablee.table.store.rows import pack, pack_row, pack_snapshot
from tablee.table.store.store import Snapshot
from tablee.table.waking.snapshots import take

from .kit import log_of, raw, row_of


def schema_of(number: int, address: str) -> None:
    """A store as that schema had it, with a table of twelve records and one of none; and with all
    that it could hold besides: a snapshot and an owner before us, records not sorted yet."""
    if is_folder(address):
        Path(address).mkdir(0o700)
        make_private(Path(address) / "tablee.sqlite")
    with raw(address) as base:
        STEPS[0](base)
        for id in ("long", "empty"):
            values = pack_row(row_of(id))
            base.execute(f"insert into tables values ({', '.join('?' * 10)}, 0)", values)
        for one in log_of(row_of("long")):
            base.execute("insert into log values (?, ?, ?, ?, ?, ?)", pack("long", one)[:6])
        for step in STEPS[1:number]:
            step(base)
        if number >= OWNERS:
            base.execute("update heads set fence = ? where table_id = 'long'", (FENCE,))
            base.execute(
                "insert into snapshots values (?, ?, ?, ?, ?)", pack_snapshot("long", left())
            )
        if number >= APPENDED and is_folder(address):
            leave_fresh(base)
        base.execute("update meta set value = ?", (str(number),))


OWNERS, APPENDED = 3, 6
"""From these schemas on there are fences and snapshots; and, in SQLite, records in `fresh`."""
FENCE, AT, SORTED = 4, 6, 8
"""How many owners there were; after how many records they left a snapshot, and were sorted."""


def left() -> Snapshot:
    row = row_of("long")
    return take(LoggedTable(row).follow(log_of(row)[:AT]))


def leave_fresh(base: Database) -> None:
    """As after a kill: the last records have only been appended."""
    log = log_of(row_of("long"))
    last = log[SORTED - 1]
    base.execute("delete from log where seq > ?", (SORTED,))
    base.execute(
        "update heads set seq = ?, hash = ?, at = ? where table_id = 'long'",
        (last.seq, last.hash, last.at),
    )
    for one in log[SORTED:]:
        base.execute(
            f"insert into fresh (table_id, {RECORD}) values (?, ?, ?, ?, ?, ?, ?, ?)",
            pack("long", one),
        )


def contents(address: str) -> object:
    if is_folder(address):
        return (Path(address) / "tablee.sqlite").read_bytes()
    with raw(address) as base:
        names = sorted(base.execute(base.dialect.names))
        return [(name, base.execute(f"select * from {name}")) for (name,) in names]
