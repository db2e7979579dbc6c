"""A house on disk with twenty tables, and ways to look at it."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import tablee.lab.yardsticks  # noqa: F401  (registers tic-tac-toe)
from tablee.table.doctor import Doctor
from tablee.table.errors import TableFault
from tablee.table.logged import LoggedTable
from tablee.table.store.address import is_folder, open_store
from tablee.table.store.chain import chained
from tablee.table.store.dialect import Database
from tablee.table.store.postgres_line import Base, connect
from tablee.table.store.shelf import Shelf
from tablee.table.store.sqlite import File
from tablee.table.store.store import Record, TableRow
from tablee.table.store.writer import Stream

PEOPLE = [{"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Ben"}]
IDS = [f"table{number:02}" for number in range(20)]


def nowhere(run: Callable[[], None]) -> None:
    """A callback that ignores what was written."""


class Here:
    """Where callbacks run: they are collected, and waited for on a condition."""

    def __init__(self) -> None:
        self.results: list[tuple[Any, bool]] = []
        self.batches = 0
        self._changed = threading.Condition()

    def post(self, run: Any) -> None:
        with self._changed:
            run()
            self.batches += 1
            self._changed.notify_all()

    def hear(self, name: Any) -> Callable[[bool], None]:
        return lambda written: self.results.append((name, written))

    def wait(self, count: int) -> list[tuple[Any, bool]]:
        with self._changed:
            assert self._changed.wait_for(lambda: len(self.results) >= count, 20)
        return self.results

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """The writer waits: all that is queued meanwhile goes into one commit, or a few."""
        with self._changed:
            yield


def row_of(id: str) -> TableRow:
    return TableRow(id, "tic-tac-toe", "1", {}, 2, f"key of {id}", "", PEOPLE, 1000, "")


def log_of(row: TableRow) -> list[Record]:
    """Six answers with some talk between."""
    bare: list[Record] = []
    for number, square in enumerate((0, 1, 3, 2, 7, 4)):
        said = {"name": "Ana", "text": f"a line to fill the page {number} " * 4}
        for kind, data in (("say", said), ("answer", square)):
            bare.append(Record(len(bare) + 1, kind, number % 2, data, 2000 + number))
    return chained(row, bare)


def load(address: str | Path, *ids: str) -> list[Any]:
    """The result of waking each table: the table, or the error."""
    store = open_store(str(address), nowhere)
    found: list[Any] = []
    for id in ids:
        try:
            loaded = store.load(id)
            if loaded is not None:
                LoggedTable.read(*loaded)
            found.append(loaded)
        except TableFault as fault:
            found.append(fault)
    store.close()
    return found


def diagnose(address: str | Path, deep: bool = False) -> list[tuple[str, Any]]:
    return [(f.key, f.args.get("table")) for f in Doctor(address, deep).examine()]


@contextlib.contextmanager
def raw(address: str | Path) -> Iterator[Database]:
    """A direct connection to the database, bypassing the store."""
    base: File | Base
    if is_folder(str(address)):
        base = File(sqlite3.connect(Path(address) / "tablee.sqlite", isolation_level=None))
    else:
        base = connect(str(address))
    with contextlib.closing(base):
        yield base


def change(address: str | Path, *statements: str) -> list[tuple[Any, ...]]:
    """Runs statements; returns the rows of the last one."""
    with raw(address) as base:
        return [base.execute(statement) for statement in statements][-1]


def columns_of(base: Database, table: str) -> list[str]:
    assert isinstance(base, File | Base)
    cursor = base.connection.execute(f"select * from {table}")
    return [str(column[0]) for column in cursor.description or ()]


@contextlib.contextmanager
def blocked(address: str) -> Iterator[None]:
    """Nothing is written meanwhile."""
    with raw(address) as base:
        for statement in base.dialect.begin:
            base.execute(statement)
        if not is_folder(address):
            base.execute("lock table heads in share mode")
        yield
        base.execute("commit")


def fill(address: str | Path, *ids: str) -> None:
    store = open_store(str(address), nowhere)
    for id in ids:
        row = row_of(id)
        stream, log = Stream(id), log_of(row)
        store.create(stream, row, log[:2], lambda written: None)
        store.append(stream, tuple(log[2:]), lambda written: None)
    store.close()


def record(seq: int, data: Any = "x") -> Record:
    return Record(seq, "answer", 0, data, 7)


def make(store: Shelf, here: Here, *ids: str) -> None:
    """Tables without a log."""
    for id in ids:
        store.create(Stream(id), row_of(id), [], here.hear(id))
    here.wait(len(ids))
    here.results.clear()
