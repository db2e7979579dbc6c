"""The data folder: one SQLite file with every table and its log, and the secret of the tokens.

The log is the truth: a table is its row and the records replayed in order. `(table_id, seq)` is
unique, so two owners of one table could never both write.
"""

from __future__ import annotations

import contextlib
import sqlite3
import threading
import time
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

from tablee.table.errors import Damage, StoreError, TableFault
from tablee.table.store import told
from tablee.table.store.chain import first
from tablee.table.store.folder import FILE, make_folder, make_private, read_secret
from tablee.table.store.migrations import migrate
from tablee.table.store.rows import HEAD, RECORD, ROW, encode, pack, pack_row, read_table
from tablee.table.store.store import Record, TableRow
from tablee.table.store.told import Told, check_told, read_note
from tablee.table.store.writer import Done, Job, Post, Stats, Stream, Writer, is_damage

INSERT_TABLE = f"insert into tables ({ROW}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
INSERT_HEAD = "insert into heads values (?, 0, ?, ?)"
SET_OVER = "update tables set over = ? where id = ?"

OLD = """
select id, case when over then 'finished' when begun then 'unfinished' else 'unbegun' end, seq, at
from (
    select id, over, seq, heads.at as at, exists (
        select 1 from log where table_id = id and kind = 'answer'
    ) as begun
    from tables join heads on table_id = id
    where heads.at < max(?1, ?2, ?3) and id not in (select value from json_each(?4))
)
where at < case when over then ?1 when begun then ?2 else max(?2, ?3) end
order by at limit ?5
"""
"""Last touched before: 1 if it is over, 2 if not, 3 if it never began. Not 4. At most 5."""

REMOVE_HEADS = "delete from heads where table_id in (select value from json_each(?)) and at <= ?"
"""Unless they have been touched since."""

REMOVE_TABLES = """
delete from tables where id in (select value from json_each(?))
and not exists (select 1 from heads where table_id = id)
"""

REMOVE_LOGS = """
delete from log where table_id in (select value from json_each(?))
and not exists (select 1 from heads where heads.table_id = log.table_id)
"""

MOST_TABLES, MOST_RECORDS = 50, 2000
"""Removed in one commit; the answers of those who play wait for it."""

PROBE = (
    ("insert or replace into meta values ('probe', ?)", ("x" * 8192,)),
    ("delete from meta where name = 'probe'", ()),
)
"""A write that needs room, and leaves nothing behind."""


class Old(NamedTuple):
    """A table that may be removed, and why."""

    id: str
    kind: str
    records: int
    at: int
    """When it was last touched."""


class SqliteStore:
    """Writes go to the queue of the writer; reads have a connection of their own."""

    def __init__(self, folder: Path, post: Post) -> None:
        self.path = folder / FILE
        prepare(folder, self.path)
        self.secret = read_secret(folder / "secret")
        self._lock = threading.Lock()
        self._reader = connect(self.path)
        self._checker = connect(self.path)
        self._told = Told(folder / told.NAME)
        self._writer = Writer(lambda: connect(self.path), post, self._told.note)

    def load(self, table: str) -> tuple[TableRow, list[Record]] | None:
        """A table and its log; None if there is no such table. From any thread."""
        try:
            with self._lock, one_moment(self._reader):
                return load(self._reader, table)
        except sqlite3.Error as error:
            if is_damage(error):
                self.stats.damaged = True
                raise Damage("page") from None
            raise TableFault("storage", fatal=True) from None

    def append(
        self, stream: Stream, records: tuple[Record, ...], done: Done, over: bool | None = None
    ) -> None:
        """`done(True)` is called, on the loop, once the records are on disk; or `done(False)`.
        `over`: note that the match ended, or (after an undo) that it did not."""
        rows = tuple([pack(stream.table, record) for record in records])
        others = () if over is None else ((SET_OVER, (int(over), stream.table)),)
        self._writer.put(Job(stream, rows, done, time.perf_counter(), others))

    def create(self, stream: Stream, row: TableRow, records: list[Record], done: Done) -> None:
        """A new table, with the log it begins with (a fork has one)."""
        rows = tuple([pack(row.id, record) for record in records])
        others = (
            (INSERT_TABLE, pack_row(row)),
            (INSERT_HEAD, (row.id, first(row), row.created)),
        )
        self._writer.put(Job(stream, rows, done, time.perf_counter(), others))

    def probe(self, done: Done) -> None:
        """Does the disk take anything? `healthy` is then what this write has shown."""
        self._writer.put(Job(Stream(""), (), done, time.perf_counter(), PROBE))

    def find_old(self, before: tuple[int, int, int], live: list[str]) -> list[Old]:
        """Tables that may go, those untouched longest first; a batch. In a thread. (The one told
        of last stays: it shows that nothing is missing.)"""
        stay = live if self._told.last is None else [*live, self._told.last.table]
        wish = (*before, encode(stay).decode(), MOST_TABLES)
        try:
            with contextlib.closing(look(self.path)) as file:
                found = [Old(*line) for line in file.execute(OLD, wish)]
        except sqlite3.Error:  # the disk is not well; there is no hurry
            return []
        sums = accumulate(table.records for table in found)
        return [t for t, sum in zip(found, sums, strict=True) if sum <= MOST_RECORDS] or found[:1]

    def remove(self, tables: list[Old], done: Done) -> None:
        """All of them or, if it fails, none."""
        ids = encode([table.id for table in tables]).decode()
        others = (
            (REMOVE_HEADS, (ids, tables[-1].at)),
            (REMOVE_TABLES, (ids,)),
            (REMOVE_LOGS, (ids,)),
        )
        self._writer.put(Job(Stream(""), (), done, time.perf_counter(), others))

    def check(self) -> list[str] | None:
        """What is wrong with the pages of the file; None if that was cut short. In a thread."""
        try:
            found = quick_check(self._checker)
        except sqlite3.Error:
            return None
        self.stats.damaged |= bool(found)
        return found

    def stop_check(self) -> None:
        self._checker.interrupt()

    @property
    def stats(self) -> Stats:
        return self._writer.stats

    @property
    def waiting(self) -> int:
        return self._writer.waiting

    @property
    def healthy(self) -> bool:
        return self._writer.alive and self._writer.stats.healthy

    @property
    def damaged(self) -> bool:
        return self._writer.stats.damaged

    def close(self) -> None:
        self._checker.close()  # first: one that was interrupted would not fold the WAL in
        self._writer.close()
        self._reader.close()
        self._told.close()


# -- reading ----------------------------------------------------------------------------------


def load(file: sqlite3.Connection, table: str) -> tuple[TableRow, list[Record]] | None:
    """A table and its log, or the damage it has."""
    row = file.execute(f"select {ROW} from tables where id = ?", (table,)).fetchone()
    head = file.execute(f"select {HEAD} from heads where table_id = ?", (table,)).fetchone()
    lines = file.execute(
        f"select {RECORD} from log where table_id = ? order by seq", (table,)
    ).fetchall()
    return read_table(row, head, lines)


@contextlib.contextmanager
def one_moment(file: sqlite3.Connection) -> Iterator[None]:
    """All that is read within is of one moment, whatever is written meanwhile."""
    file.execute("begin")
    try:
        yield
    finally:
        if file.in_transaction:
            file.execute("rollback")


def quick_check(file: sqlite3.Connection) -> list[str]:
    """What SQLite finds wrong with the pages of the file, a few lines at most; [] if nothing."""
    try:
        lines = [str(line) for (line,) in file.execute("pragma quick_check(10)")]
    except sqlite3.Error as error:
        if not is_damage(error):
            raise
        return [str(error)]
    return [] if lines == ["ok"] else lines


# -- opening ----------------------------------------------------------------------------------


def connect(path: Path) -> sqlite3.Connection:
    """Durable: a commit that was told of survives the power cut (WAL, synchronous FULL)."""
    file = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    file.text_factory = lenient
    file.execute("pragma busy_timeout = 5000")
    file.execute("pragma journal_mode = wal")
    file.execute("pragma synchronous = full")
    return file


def look(path: Path) -> sqlite3.Connection:
    """For reading alone. Where there is no WAL nobody writes, and none is made."""
    wal = path.with_name(f"{path.name}-wal")
    how = "mode=ro" if wal.exists() else "mode=ro&immutable=1"
    file = sqlite3.connect(f"{path.resolve().as_uri()}?{how}", uri=True, isolation_level=None)
    file.text_factory = lenient
    return file


def lenient(text: bytes) -> str:
    """A broken letter must not keep us from saying what it has broken."""
    return text.decode(errors="replace")


def prepare(folder: Path, path: Path) -> None:
    """Make the folder and the file, or bring the file up to date; or say what is wrong with it."""
    make_folder(folder)
    try:
        make_private(path)
        with contextlib.closing(connect(path)) as file:
            migrate(file, path)
            check_told(file, path, read_note(folder / told.NAME))
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"The data file {path} cannot be used ({error}).") from None
