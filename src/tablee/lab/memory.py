"""A store in memory, for what is measured or tried without a disk."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from functools import cached_property
from typing import TypeVar

from tablee.table.store.dialect import Database
from tablee.table.store.migrations import migrate
from tablee.table.store.sqlite import File
from tablee.table.store.store import Claimed, Record, Snapshot, TableRow
from tablee.table.store.writer import Done, Statement, Stats, Stream

T = TypeVar("T")


class Memory:
    """A store that is quick, and forgets."""

    secret = b"s" * 32
    stats, waiting, healthy, damaged = Stats(), 0, True, False

    def __init__(self) -> None:
        self.tables: dict[str, tuple[TableRow, list[Record]]] = {}
        self._lock = threading.Lock()

    @cached_property
    def _people(self) -> File:
        """An in-memory database for what belongs to no table."""
        file = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        migrate(File(file), "memory")
        return File(file)

    def ask(self, question: Callable[[Database], T]) -> T:
        with self._lock:
            return question(self._people)

    def write(self, statements: tuple[Statement, ...], done: Done) -> None:
        with self._lock:
            for statement in statements:
                self._people.execute(*statement)
        done(True)

    def load(self, table: str) -> tuple[TableRow, list[Record]] | None:
        return self.tables.get(table)

    def claim(self, table: str) -> Claimed | None:
        found = self.load(table)
        return Claimed(found[0], 0, None, found[1]) if found else None

    def snapshots(self, table: str) -> list[Snapshot]:
        return []

    def append(
        self,
        stream: Stream,
        records: tuple[Record, ...],
        done: Done,
        over: bool | None = None,
        snapshot: Snapshot | None = None,
        more: tuple[Statement, ...] = (),
    ) -> None:
        if stream.table in self.tables:  # else it was put together for one look
            self.tables[stream.table][1].extend(records)
        done(True)

    def create(self, stream: Stream, row: TableRow, records: list[Record], done: Done) -> None:
        self.tables[row.id] = row, list(records)
        done(True)
