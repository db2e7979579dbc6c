"""The data folder: one SQLite file with every table and its log, and the secret of the tokens."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

from tablee.table.errors import Damage, StoreError, TableFault
from tablee.table.store import reading, shelf, told
from tablee.table.store.dialect import SQLITE, Database
from tablee.table.store.folder import FILE, make_folder, make_private, read_secret
from tablee.table.store.migrations import migrate
from tablee.table.store.shelf import Shelf, read_snapshots
from tablee.table.store.sqlite_writer import SqliteBackend, is_damage
from tablee.table.store.store import Claimed, Old, Record, Snapshot, TableRow
from tablee.table.store.told import Told, check_told, read_note
from tablee.table.store.writer import Post, Stats, Writer

T = TypeVar("T")

MOST_PAGES = 4000
"""Pages of the WAL (16 MB) before a checkpoint: the last page of a log changes with every answer,
and so is written back less often. An eighth of the cost of a row."""


class File:
    """A connection, as `dialect.Database` wants it."""

    dialect = SQLITE

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def execute(self, statement: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        return self.connection.execute(statement, values).fetchall()

    def execute_all(self, statement: str, rows: Sequence[Sequence[Any]]) -> None:
        self.connection.executemany(statement, rows)

    @contextlib.contextmanager
    def one_moment(self) -> Iterator[None]:
        """A consistent read: everything within is of one moment, whatever is written meanwhile."""
        self.connection.execute("begin")
        try:
            yield
        finally:
            if self.connection.in_transaction:
                self.connection.execute("rollback")

    def close(self) -> None:
        self.connection.close()


class SqliteStore(Shelf):
    dialect = SQLITE

    def __init__(self, folder: Path, post: Post) -> None:
        self.path = folder / FILE
        self.name = str(self.path)
        self.place = str(folder)
        prepare(folder, self.path)
        self.secret = read_secret(folder / "secret")
        self.stats = Stats()
        self._lock = threading.Lock()
        self._turn = threading.Lock()
        self._reader = connect(self.path)
        self._checker = connect(self.path)
        self._claimer = connect(self.path)
        self._claimer.execute("pragma synchronous = normal")
        self._told = Told(folder / told.NAME)
        self._writer = Writer(self._backend, post, self.stats)

    def _backend(self) -> SqliteBackend:
        return SqliteBackend(connect(self.path), self._turn, self._told.note, self.stats)

    def load(self, table: str) -> tuple[TableRow, list[Record]] | None:
        return self.ask(lambda file: reading.load(file, table))

    def claim(self, table: str) -> Claimed | None:
        """The new fence is not synced to disk: a power cut that loses it also ends every owner."""
        with self._faults():
            with self._turn:
                self._claimer.execute("begin immediate")
                fence = reading.next_fence(File(self._claimer), table)
                self._claimer.execute("commit")
            file = File(self._reader)
            with self._lock, file.one_moment():
                return reading.claimed(file, table, fence)

    def snapshots(self, table: str) -> list[Snapshot]:
        return self.ask(lambda file: read_snapshots(file, table))

    def ask(self, question: Callable[[Database], T]) -> T:
        file = File(self._reader)
        with self._lock, self._faults(), file.one_moment():
            return question(file)

    @contextlib.contextmanager
    def _faults(self) -> Iterator[None]:
        """Turn errors of SQLite into the fault that a client is told."""
        try:
            yield
        except sqlite3.Error as error:
            if self._claimer.in_transaction:
                self._claimer.rollback()
            if is_damage(error):
                self.stats.damaged = True
                raise Damage("page") from None
            raise TableFault("storage", fatal=True) from None

    def find_old(self, before: tuple[int, int, int], live: list[str]) -> list[Old]:
        """The table noted in `told` is never removed: it proves that nothing is missing."""
        stay = live if self._told.last is None else [*live, self._told.last.table]
        try:
            with contextlib.closing(look(self.path)) as file:
                return shelf.find_old(file, before, stay)
        except sqlite3.Error:  # the disk has trouble, and this is not urgent
            return []

    def check(self) -> list[str] | None:
        try:
            found = quick_check(self._checker)
        except sqlite3.Error:
            return None
        self.stats.damaged |= bool(found)
        return found

    def stop_check(self) -> None:
        self._checker.interrupt()

    def close(self) -> None:
        self._checker.close()  # first: the last to close makes the checkpoint
        self._writer.close()
        with self._turn, self._lock:  # not while a thread is reading a table
            self._claimer.close()
            self._reader.close()
        self._told.close()


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
    file.execute(f"pragma wal_autocheckpoint = {MOST_PAGES}")
    return file


def look(path: Path) -> File:
    """Open it for reading alone. Without a WAL nobody writes, and none is created."""
    wal = path.with_name(f"{path.name}-wal")
    how = "mode=ro" if wal.exists() else "mode=ro&immutable=1"
    file = sqlite3.connect(f"{path.resolve().as_uri()}?{how}", uri=True, isolation_level=None)
    file.text_factory = lenient
    return File(file)


def lenient(text: bytes) -> str:
    """Decode a text even if it is damaged, so that the damage can be reported."""
    return text.decode(errors="replace")


def prepare(folder: Path, path: Path) -> None:
    """Create the folder and the file, or bring the file up to date; raises `StoreError` with what
    is wrong."""
    make_folder(folder)
    try:
        make_private(path)
        with contextlib.closing(connect(path)) as file:
            migrate(File(file), str(path))
            check_told(file, path, read_note(folder / told.NAME))
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"The data file {path} cannot be used ({error}).") from None
