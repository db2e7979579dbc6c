"""The base class of both stores: every table and its log, and the key of the tokens.

The log is authoritative: a table is its row and the records replayed in order. Record numbers are
unique per table, so two owners could never both write; and `fence` says which of them may.
"""

from __future__ import annotations

import abc
import time
from collections.abc import Callable
from itertools import accumulate
from typing import TypeVar

from tablee.table.store import reading
from tablee.table.store.chain import first
from tablee.table.store.dialect import Database, Dialect
from tablee.table.store.rows import ROW, SNAPSHOT, encode, pack, pack_row, pack_snapshot
from tablee.table.store.store import Claimed, Old, Record, Snapshot, TableRow
from tablee.table.store.writer import Done, Job, Statement, Stats, Stream, Writer

T = TypeVar("T")

INSERT_TABLE = f"insert into tables ({ROW}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
INSERT_HEAD = "insert into heads (table_id, seq, hash, at, fence) values (?, 0, ?, ?, ?)"
SET_OVER = "update tables set over = ? where id = ?"
PUT_SNAPSHOT = f"""
insert into snapshots (table_id, {SNAPSHOT}) values (?, (
    select ? from heads where table_id = ? and fence = ?
), ?, ?, ?)
on conflict (table_id, seq) do update
set version = excluded.version, head = excluded.head, data = excluded.data
"""
"""As with a record, an older fence yields a null number, which fails."""
DROP_SNAPSHOTS = "delete from snapshots where table_id = ? and version = ? and seq < ?"

OLD = """
select id, case when over <> 0 then 'finished' when begun then 'unfinished' else 'unbegun' end,
       seq, at
from (
    select id, over, seq, heads.at as at, exists (
        select 1 from records where table_id = id and kind = 'answer'
    ) as begun
    from tables join heads on table_id = id
    where heads.at < ? and id not in ({each})
) as looked
where at < case when over <> 0 then ? when begun then ? else ? end
order by at limit ?
"""
"""Last touched before a moment that depends on whether it is over, has begun, or neither."""

REMOVE_HEADS = "delete from heads where table_id in ({each}) and at <= ?"
"""Unless they have been touched since."""
REMOVE_TABLES = """
delete from tables where id in ({each})
and not exists (select 1 from heads where table_id = id)
"""
REMOVE_REST = """
delete from {table} where table_id in ({each})
and not exists (select 1 from heads where heads.table_id = {table}.table_id)
"""

REMOVE_SEATS = """
delete from seats where table_id in ({each}) and ended = ''
and not exists (select 1 from heads where heads.table_id = seats.table_id)
"""
"""A person's record of a finished game is kept."""

MOST_TABLES, MOST_RECORDS = 50, 2000
"""The most removed in one commit; players' answers wait for it."""

PROBE: tuple[Statement, ...] = (
    ("delete from meta where name = 'probe'", ()),
    ("insert into meta values ('probe', ?)", ("x" * 8192,)),
    ("delete from meta where name = 'probe'", ()),
)
"""A write that needs disk space, and leaves nothing behind."""


class Shelf(abc.ABC):
    """Writes go to the writer's queue; reads have a connection of their own."""

    secret: bytes
    """The key of the tokens."""
    name: str
    """The file or the database, for messages."""
    place: str
    """The folder or the database, for messages."""
    dialect: Dialect
    stats: Stats
    _writer: Writer

    @abc.abstractmethod
    def load(self, table: str) -> tuple[TableRow, list[Record]] | None: ...

    @abc.abstractmethod
    def claim(self, table: str) -> Claimed | None: ...

    @abc.abstractmethod
    def snapshots(self, table: str) -> list[Snapshot]: ...

    @abc.abstractmethod
    def ask(self, question: Callable[[Database], T]) -> T:
        """Run queries on one consistent state. In a thread."""

    @abc.abstractmethod
    def find_old(self, before: tuple[int, int, int], live: list[str]) -> list[Old]:
        """A batch of tables that may be removed, the longest untouched first. In a thread."""

    @abc.abstractmethod
    def check(self) -> list[str] | None:
        """What is wrong with the pages of the file; None if interrupted. In a thread."""

    @abc.abstractmethod
    def stop_check(self) -> None: ...

    # -- writing ------------------------------------------------------------------------------

    def append(
        self,
        stream: Stream,
        records: tuple[Record, ...],
        done: Done,
        over: bool | None = None,
        snapshot: Snapshot | None = None,
        more: tuple[Statement, ...] = (),
    ) -> None:
        rows = tuple([pack(stream.table, record) for record in records])
        after = more
        if over is not None:
            after += ((SET_OVER, (int(over), stream.table)),)
        if snapshot is not None:
            after += put_snapshot(stream, snapshot)
        self._writer.put(Job(stream, rows, done, time.perf_counter(), (), after))

    def create(self, stream: Stream, row: TableRow, records: list[Record], done: Done) -> None:
        rows = tuple([pack(row.id, record) for record in records])
        before = (
            (INSERT_TABLE, pack_row(row)),
            (INSERT_HEAD, (row.id, first(row), row.created, stream.fence)),
        )
        self._writer.put(Job(stream, rows, done, time.perf_counter(), before, made=row.key))

    def write(self, statements: tuple[Statement, ...], done: Done) -> None:
        """Write statements that belong to no table, all or none of them."""
        self._writer.put(Job(Stream(""), (), done, time.perf_counter(), (), statements))

    def probe(self, done: Done) -> None:
        """Test whether the disk accepts writes; `healthy` then has the result."""
        self.write(PROBE, done)

    def remove(self, tables: list[Old], done: Done) -> None:
        """Remove all of these tables or, if that fails, none."""
        ids, each = encode([table.id for table in tables]).decode(), self.dialect.each
        rest = (*self.dialect.records, "snapshots", "notices")
        before = (
            (REMOVE_HEADS.format(each=each), (ids, tables[-1].at)),
            (REMOVE_TABLES.format(each=each), (ids,)),
            *((REMOVE_REST.format(each=each, table=table), (ids,)) for table in rest),
            (REMOVE_SEATS.format(each=each), (ids,)),
        )
        self.write(before, done)

    # -- how it is ----------------------------------------------------------------------------

    @property
    def waiting(self) -> int:
        return self._writer.waiting

    @property
    def healthy(self) -> bool:
        return self._writer.alive and self.stats.healthy

    @property
    def damaged(self) -> bool:
        return self.stats.damaged

    @abc.abstractmethod
    def close(self) -> None:
        """Write everything queued, then close."""


def put_snapshot(stream: Stream, snapshot: Snapshot) -> tuple[Statement, ...]:
    """It replaces older snapshots of the same version; the last one of each earlier version
    stays."""
    table, seq, *rest = pack_snapshot(stream.table, snapshot)
    return (
        (PUT_SNAPSHOT, (table, seq, table, stream.fence, *rest)),
        (DROP_SNAPSHOTS, (table, snapshot.version, seq)),
    )


def read_snapshots(base: Database, table: str) -> list[Snapshot]:
    row = reading.read_row(base, table)
    return reading.whole_snapshots(base, row) if row else []


def find_old(base: Database, before: tuple[int, int, int], stay: list[str]) -> list[Old]:
    """`before`: for those that are over, those that are not, those that never began."""
    finished, unfinished, unbegun = before
    wish = (
        max(before), encode(stay).decode(), finished, unfinished, max(unfinished, unbegun),
        MOST_TABLES,
    )  # fmt: skip
    found = [Old(*line) for line in base.execute(OLD.format(each=base.dialect.each), wish)]
    sums = accumulate(table.records for table in found)
    return [t for t, sum in zip(found, sums, strict=True) if sum <= MOST_RECORDS] or found[:1]
