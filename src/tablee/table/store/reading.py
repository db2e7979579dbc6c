"""Reads a table with its log and snapshots, from either store; raises `Damage`."""

from __future__ import annotations

import contextlib
from typing import Any

from tablee.table.errors import Damage
from tablee.table.store.chain import first
from tablee.table.store.dialect import RECORD, Database
from tablee.table.store.rows import (
    HEAD,
    ROW,
    SNAPSHOT,
    check_log,
    read_table,
    unpack,
    unpack_row,
    unpack_snapshot,
)
from tablee.table.store.store import Claimed, Record, Snapshot, TableRow

Values = tuple[Any, ...]

EVERY_ID = """
select id from tables union select table_id from heads union select table_id from records
union select table_id from snapshots order by 1
"""
SEQS = "select seq from snapshots where table_id = ? order by seq"


def load(base: Database, table: str) -> tuple[TableRow, list[Record]] | None:
    """A table and its whole log; None if there is no trace of it."""
    return read_table(_row(base, table), _head(base, table), _lines(base, table))


def next_fence(base: Database, table: str) -> int | None:
    """Raise the fence, within a transaction. A commit under way by the old owner ends before; later
    ones are refused, so what is read from now on is complete. None: there is no such table."""
    base.execute("update heads set fence = fence + 1 where table_id = ?", (table,))
    found = base.execute("select fence from heads where table_id = ?", (table,))
    return int(found[0][0]) if found else None


def claimed(base: Database, table: str, fence: int | None) -> Claimed | None:
    """Everything the new owner needs to wake the table."""
    row = read_row(base, table)
    if row is None or fence is None:
        load(base, table)  # None, or raises the damage
        return None
    snapshot, broken = newest(base, row)
    after, last = (snapshot.seq, snapshot.head) if snapshot else (0, first(row))
    lines = _lines(base, table, after)
    records = [unpack(line, number) for number, line in enumerate(lines, after + 1)]
    check_log(last, records, _head(base, table), after)
    return Claimed(row, fence, snapshot, records, broken)


def newest(base: Database, row: TableRow) -> tuple[Snapshot | None, list[int]]:
    """The newest snapshot that is intact and belongs to this log, and the numbers of newer ones
    that are not, which are skipped: the log has everything they hold."""
    seqs = "select seq from snapshots where table_id = ? order by seq desc"
    broken: list[int] = []
    for (seq,) in base.execute(seqs, (row.id,)):
        try:
            return snapshot_at(base, row, seq), broken
        except Damage:
            broken.append(seq)
    return None, broken


def snapshot_at(base: Database, row: TableRow, seq: int) -> Snapshot:
    """A snapshot, checked for damage, and that it belongs to this log."""
    one = f"select {SNAPSHOT} from snapshots where table_id = ? and seq = ?"
    (values,) = base.execute(one, (row.id, seq))
    snapshot = unpack_snapshot(row.id, values)
    link = "select hash from records where table_id = ? and seq = ?"
    heads = base.execute(link, (row.id, seq)) if seq else [(first(row),)]
    if heads != [(snapshot.head,)]:
        raise Damage("snapshot", seq)
    return snapshot


def snapshots(base: Database, row: TableRow) -> list[Snapshot]:
    """All of them, the oldest first, each checked."""
    return [snapshot_at(base, row, seq) for (seq,) in base.execute(SEQS, (row.id,))]


def whole_snapshots(base: Database, row: TableRow) -> list[Snapshot]:
    """The intact snapshots, the oldest first."""
    whole: list[Snapshot] = []
    for (seq,) in base.execute(SEQS, (row.id,)):
        with contextlib.suppress(Damage):
            whole.append(snapshot_at(base, row, seq))
    return whole


def is_over(base: Database, table: str) -> bool:
    ((over,),) = base.execute("select over from tables where id = ?", (table,))
    return bool(over)


def read_row(base: Database, table: str) -> TableRow | None:
    found = _row(base, table)
    return None if found is None else unpack_row(found)


def _row(base: Database, table: str) -> Values | None:
    found = base.execute(f"select {ROW} from tables where id = ?", (table,))
    return found[0] if found else None


def _head(base: Database, table: str) -> Values | None:
    found = base.execute(f"select {HEAD} from heads where table_id = ?", (table,))
    return found[0] if found else None


def _lines(base: Database, table: str, after: int = 0) -> list[Values]:
    wish = f"select {RECORD} from records where table_id = ? and seq > ? order by seq"
    return base.execute(wish, (table, after))
