"""One thread writes; whatever is queued when it is free goes into one commit.

A commit costs the same for one row as for a hundred, so the log keeps up with any number of
tables (group commit). Nobody is told anything before the commit that holds it is on disk.

The rows of a commit go in by **one** statement, as JSON: Python's sqlite3 lets go of the
interpreter lock at every statement, and each time a busy event loop may keep it for 5 ms. A
hundred single inserts took up to 700 ms that way, this one 25.
"""

from __future__ import annotations

import contextlib
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from tablee.table.durations import Durations

LOGGER = logging.getLogger("tablee")

Done = Callable[[bool], None]
Post = Callable[[Callable[[], None]], object]
"""Runs a callable where the tables live: `loop.call_soon_threadsafe`."""

Row = tuple[str, int, str, int | None, str, int, str]
"""(table, seq, kind, seat, data, at, hash), as in the log."""

INSERT = """
insert into log (table_id, seq, kind, seat, data, at, hash)
select json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
       json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
       json_extract(value, '$[6]')
from json_each(?)
"""

DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)

LINGER = 0.002
"""Seconds. When several were waiting, more are coming: a short wait makes fewer, larger commits.
Somebody who plays alone never waits."""

# No commit grows beyond this, so that the first in it does not wait for the last.
MOST_JOBS = 2000


def is_damage(error: sqlite3.Error) -> bool:
    """The file is broken (and not only busy, full, or gone)."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in DAMAGED


class Stream:
    """The writes of one live table. Dead after a failure: what is queued behind it would leave a
    gap in the log, so it fails too; the table comes back from disk with a new stream."""

    __slots__ = ("dead", "table")

    def __init__(self, table: str) -> None:
        self.table = table
        self.dead = False


class Job(NamedTuple):
    """Rows for the log, other statements, and who hears whether they are on disk."""

    stream: Stream
    rows: tuple[Row, ...]
    done: Done
    queued: float
    """When, by `time.perf_counter`."""
    others: tuple[tuple[str, tuple[Any, ...]], ...] = ()


class Stats:
    """Plain numbers for `/metrics` and `/healthz`; counted by the writer thread alone."""

    def __init__(self) -> None:
        self.commits = 0
        self.rows = 0
        self.failures = 0
        self.times = Durations()
        """From the queue to the disk, for each job."""
        self.healthy = True
        """The last write reached the disk."""
        self.damaged = False
        """SQLite has said that the file is broken; it stays so until somebody mends it."""


class Writer:
    """Owns the writing connection, which only its thread touches once started."""

    def __init__(
        self,
        connect: Callable[[], sqlite3.Connection],
        post: Post,
        note: Callable[[Row], None] = lambda row: None,
    ) -> None:
        """`note` hears of the last row of each commit, before anybody else does."""
        self.stats = Stats()
        self._connect = connect
        self._post = post
        self._note = note
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def put(self, job: Job) -> None:
        self._queue.put(job)

    @property
    def waiting(self) -> int:
        return self._queue.qsize()

    @property
    def alive(self) -> bool:
        return self._thread.is_alive()

    def close(self) -> None:
        """Write all that is queued, then stop."""
        self._queue.put(None)
        self._thread.join()

    # -- in the thread ------------------------------------------------------------------------

    def _run(self) -> None:
        connection = self._connect()
        try:
            while (batch := self._take()) is not None:
                results = self._commit(connection, batch)
                self._tell(batch, results)
                if len(batch) > 1:
                    time.sleep(LINGER)
        finally:
            connection.close()

    def _take(self) -> list[Job] | None:
        """All that is queued; waits for the first. None: the end has been reached."""
        first = self._queue.get()
        if first is None:
            return None
        batch = [first]
        while len(batch) < MOST_JOBS:
            try:
                job = self._queue.get_nowait()
            except queue.Empty:
                break
            if job is None:
                self._queue.put(None)
                break
            batch.append(job)
        return batch

    def _commit(self, connection: sqlite3.Connection, batch: list[Job]) -> list[bool]:
        """In one commit; if that fails, table by table, so that only the guilty are hurt."""
        live = [job for job in batch if not job.stream.dead]
        if live and not self._write(connection, live):
            for stream in dict.fromkeys(job.stream for job in live):
                alone = [job for job in live if job.stream is stream]
                stream.dead = not self._write(connection, alone)
        results = [not job.stream.dead for job in batch]
        now, add = time.perf_counter(), self.stats.times.add
        for job, written in zip(batch, results, strict=True):
            if written:
                add(now - job.queued)
        return results

    def _write(self, connection: sqlite3.Connection, jobs: list[Job]) -> bool:
        rows = [row for job in jobs for row in job.rows]
        try:
            self._execute(connection, rows, jobs)
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.rollback()
            self.stats.failures += 1
            self.stats.healthy = False
            self.stats.damaged |= is_damage(error)
            return False
        if rows:
            self._note(rows[-1])
        self.stats.commits += 1
        self.stats.rows += len(rows)
        self.stats.healthy = True
        return True

    def _execute(self, connection: sqlite3.Connection, rows: list[Row], jobs: list[Job]) -> None:
        others = [other for job in jobs if job.others for other in job.others]
        if not others:  # a statement alone is its own transaction: one turn at the lock, not three
            connection.execute(INSERT, (msgspec.json.encode(rows).decode(),))
            return
        connection.execute("begin immediate")
        for statement, values in others:
            connection.execute(statement, values)
        if rows:
            connection.execute(INSERT, (msgspec.json.encode(rows).decode(),))
        connection.execute("commit")

    def _tell(self, batch: list[Job], results: list[bool]) -> None:
        def tell() -> None:
            for job, written in zip(batch, results, strict=True):
                try:
                    job.done(written)
                except Exception:  # one table's trouble must not become the others'
                    LOGGER.exception("bug", extra={"fields": {"table": job.stream.table}})

        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody is left to hear it
            self._post(tell)
