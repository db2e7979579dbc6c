"""Commits in SQLite.

All rows of a commit are inserted by **one** statement: Python's sqlite3 releases the interpreter
lock at every statement, and each time a busy event loop may keep it for 5 ms. A hundred single
inserts took up to 700 ms that way, this one 25.

They are appended to `fresh` in order of arrival, so that a commit writes one page for many of them,
not the last page of every table's log. Now and then they are sorted into `log`.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from functools import cache
from typing import Any

from tablee.table.store.dialect import RECORD
from tablee.table.store.writer import Job, Row, Stats, Stream

MOST_ROWS = 2048
"""The most rows in one statement; SQLite takes 32,766 values at once."""
MOST_FRESH = 1000
"""The most unsorted records: reading a table scans them. Sorting them delays the next commit by
some 5 ms."""
EXACT = 96
"""Up to so many rows, there is a statement for each exact number."""
WIDTH = 9
"""Values per row: those of the log, and the fence."""


@cache
def insert(rows: int) -> str:
    """The statement for so many rows; unused places have a null table and are skipped. A few sizes
    are enough, and stay prepared. An outdated fence yields a null number, which fails the whole
    statement."""
    one = f"({', '.join('?' * WIDTH)})"
    return f"""
    insert into fresh (table_id, seq, kind, seat, data, at, hash, told)
    select column1, (select column2 from heads where table_id = column1 and fence = column9),
           column3, column4, column5, column6, column7, column8
    from (values {", ".join([one] * rows)}) where column1 is not null
    """


def size_for(rows: int) -> int:
    """The number of rows that the statement is prepared for: exact for few rows, else the next
    power of two, so that SQLite's cache (128 statements) holds them all."""
    return rows if rows <= EXACT else 1 << (rows - 1).bit_length()


SORT = (
    "begin immediate",
    f"insert into log (table_id, {RECORD}) select table_id, {RECORD} from fresh order by 1, 2",
    "delete from fresh",
    "commit",
)

FIND_OWNER = "select 1 from heads where table_id = ? and fence = ?"

REFUSED = (sqlite3.IntegrityError, ValueError, OverflowError)
"""The data to write is invalid; the disk is fine."""
DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def is_damage(error: Exception) -> bool:
    """Whether the file itself is damaged (not only busy, full, or gone)."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in DAMAGED


class Batch:
    """The jobs of one commit, collected in one pass: the loop waits for the interpreter lock
    meanwhile."""

    __slots__ = ("asks", "jobs", "last", "others", "rows", "values")

    def __init__(self, jobs: list[Job]) -> None:
        self.jobs = jobs
        self.asks = 0
        """The number of jobs that only ask who owns the table."""
        self.others = False
        """Whether there is anything to write besides rows of the log."""
        values: list[Any] = []
        row = None
        for job in jobs:
            if job.before or job.after:
                self.others = True
            elif not job.rows:
                self.asks += 1
            for row in job.rows:
                values += row
                values.append(job.stream.fence)
        self.values = values
        self.rows = len(values) // WIDTH
        self.last: Row | None = row


class SqliteBackend:
    def __init__(
        self,
        file: sqlite3.Connection,
        turn: threading.Lock,
        note: Callable[[Row, bool], None],
        stats: Stats,
    ) -> None:
        """`turn`: a lock for all writers in this process; waiting for SQLite's own lock means
        polling. `note` is told of the last row of each commit before anybody else is, and whether
        there were others."""
        self._file = file
        self._turn = turn
        self._note = note
        self._stats = stats
        self._fresh = MOST_FRESH  # there may be some from the last run

    def commit(self, jobs: list[Job]) -> list[bool]:
        """Write all jobs in one commit; if that fails, table by table, so that only the faulty ones
        fail."""
        batch = Batch(jobs)
        if self._write(batch):
            if not batch.asks:
                return [True] * len(jobs)
            return [not job.asks or self._owns(job.stream) for job in jobs]
        written = {
            stream: self._write(Batch([job for job in jobs if job.stream is stream]), alone=True)
            for stream in dict.fromkeys(job.stream for job in jobs)
        }
        return [written[j.stream] and (not j.asks or self._owns(j.stream)) for j in jobs]

    def _owns(self, stream: Stream) -> bool:
        try:
            with self._turn:
                found = self._file.execute(FIND_OWNER, (stream.table, stream.fence)).fetchone()
        except sqlite3.Error:
            return False
        self._stats.fenced += found is None
        return found is not None

    def tidy(self) -> None:
        if self._fresh >= MOST_FRESH:
            self._sort()

    def close(self) -> None:
        self._sort()
        self._file.close()

    def _sort(self) -> None:
        """Sort the fresh records into `log`. If that fails they stay, and it is retried when more
        have come."""
        self._fresh = 0
        try:
            with self._turn:
                for statement in SORT:
                    self._file.execute(statement)
        except sqlite3.Error as error:
            if self._file.in_transaction:
                self._file.rollback()
            self._stats.damaged |= is_damage(error)

    def _write(self, batch: Batch, alone: bool = False) -> bool:
        stats = self._stats
        try:
            with self._turn:
                self._execute(batch)
        except Exception as error:  # also a value that SQLite rejects: the writer goes on
            if self._file.in_transaction:
                self._file.rollback()
            stats.failures += 1
            stats.healthy &= isinstance(error, REFUSED)
            stats.damaged |= is_damage(error)
            stats.fenced += alone and ".seq" in str(error) and "NOT NULL" in str(error)
            return False
        if batch.last is not None:
            self._note(batch.last, batch.jobs[0].stream is not batch.jobs[-1].stream)
        stats.commits += 1
        stats.rows += batch.rows
        self._fresh += batch.rows
        stats.healthy |= batch.asks < len(batch.jobs)
        return True

    def _execute(self, batch: Batch) -> None:
        execute = self._file.execute
        if not batch.others and batch.rows <= MOST_ROWS:
            if batch.rows:  # a statement alone is its own transaction: one turn at the lock
                self._insert(batch)
            return
        execute("begin immediate")
        for statement in [s for job in batch.jobs for s in job.before]:
            execute(*statement)
        self._insert(batch)
        for statement in [s for job in batch.jobs for s in job.after]:
            execute(*statement)
        execute("commit")

    def _insert(self, batch: Batch) -> None:
        for first in range(0, batch.rows, MOST_ROWS):
            some = batch.values[first * WIDTH : (first + MOST_ROWS) * WIDTH]
            size = size_for(len(some) // WIDTH)
            self._file.execute(insert(size), some + [None] * (size * WIDTH - len(some)))
