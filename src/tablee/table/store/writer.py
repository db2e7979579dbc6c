"""One thread writes; whatever is queued when it is free goes into one commit.

A commit costs the same for one row as for a hundred, so the log keeps up with any number of
tables (group commit). Nobody is told anything before its commit is on disk. The commits themselves
are made by the backends: `sqlite_writer.py`, `postgres_writer.py`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, Protocol

from msgspec import Struct

from tablee.table.durations import Durations

LOGGER = logging.getLogger("tablee")

Done = Callable[[bool], None]
"""Is called with whether everything is on disk."""
Post = Callable[[Callable[[], None]], object]
"""Runs a callable where the tables live: `loop.call_soon_threadsafe`."""

Row = tuple[str, int, str, int | None, str, int, str, str]
"""(table, seq, kind, seat, data, at, hash, told), as in the log."""

Statement = tuple[str, tuple[Any, ...]]

LINGER = 0.002
"""Seconds. If several jobs were waiting, more are coming: a short wait makes fewer, larger commits.
Somebody who plays alone never waits."""

# The most jobs in one commit, so that the first does not wait too long for the last.
MOST_JOBS = 2000


class Stream:
    """The writes of one owner of a table. Dead after a failure: jobs queued behind it would leave a
    gap in the log, so they fail, too; the table is reloaded from disk with a new stream."""

    __slots__ = ("dead", "fence", "table")

    def __init__(self, table: str, fence: int = 0) -> None:
        self.table = table
        self.fence = fence
        """The owner's fence; the store refuses all but the latest."""
        self.dead = False


class Job(Struct, frozen=True):
    """Rows for the log, statements before and after them, and the callback."""

    stream: Stream
    rows: tuple[Row, ...]
    done: Done
    queued: float
    """When, by `time.perf_counter`."""
    before: tuple[Statement, ...] = ()
    """Of a new table: of all jobs of a commit, these come before the rows of all."""
    after: tuple[Statement, ...] = ()
    """These come in the order of the jobs: what a table writes along with its rows (a notice), and
    what is written by itself (that somebody has looked), change the same rows."""
    made: str = ""
    """For a new table, its key: to find out whether it was written."""

    @property
    def asks(self) -> bool:
        """Whether there is nothing to write: it asks if this owner is still the latest."""
        return not (self.rows or self.before or self.after)


class Stats:
    """Plain numbers for `/metrics` and `/healthz`; counted by the writer thread alone."""

    def __init__(self) -> None:
        self.commits = 0
        self.rows = 0
        self.failures = 0
        self.fenced = 0
        """Writes by an owner that was no longer the latest."""
        self.times = Durations()
        """From the queue to the disk, per job."""
        self.healthy = True
        """The last write reached the disk."""
        self.damaged = False
        """SQLite has reported a damaged file; stays set until somebody repairs it."""


class Backend(Protocol):
    """Used by the writer's thread alone, once that has started."""

    def commit(self, jobs: list[Job]) -> list[bool]:
        """Which of the jobs are now on disk. Jobs of one stream are adjacent."""

    def tidy(self) -> None:
        """Called between commits, after the callbacks."""

    def close(self) -> None: ...


class Writer:
    def __init__(self, connect: Callable[[], Backend], post: Post, stats: Stats) -> None:
        """`connect` is called in the thread."""
        self._stats = stats
        self._connect = connect
        self._post = post
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
        """Write everything queued, then stop."""
        self._queue.put(None)
        self._thread.join()

    # -- in the thread ------------------------------------------------------------------------

    def _run(self) -> None:
        backend = self._connect()
        try:
            while (batch := self._take()) is not None:
                self._tell(batch, self._commit(backend, batch))
                backend.tidy()
                if len(batch) > 1:
                    time.sleep(LINGER)
        finally:
            backend.close()

    def _take(self) -> list[Job] | None:
        """Everything queued; waits for the first job. None: the writer is closed."""
        first, more = self._queue.get(), self._queue.get_nowait
        if first is None:
            return None
        batch = [first]
        with contextlib.suppress(queue.Empty):
            while len(batch) < MOST_JOBS:
                job = more()
                if job is None:
                    self._queue.put(None)
                    break
                batch.append(job)
        return batch

    def _commit(self, backend: Backend, batch: list[Job]) -> list[bool]:
        live = [job for job in batch if not job.stream.dead]
        written = backend.commit(live) if live else []
        now = time.perf_counter()
        if len(live) == len(batch) and all(written):  # the usual case
            self._stats.times.add_all([now - job.queued for job in batch])
            return written
        for job, well in zip(live, written, strict=True):
            job.stream.dead |= not well
        self._stats.times.add_all([now - job.queued for job in batch if not job.stream.dead])
        return [not job.stream.dead for job in batch]

    def _tell(self, batch: list[Job], results: list[bool]) -> None:
        def tell() -> None:
            for job, written in zip(batch, results, strict=True):
                try:
                    job.done(written)
                except Exception:  # an error in one callback must not affect the others
                    LOGGER.exception("bug", extra={"fields": {"table": job.stream.table}})

        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody is left to be told
            self._post(tell)


def settle_once(future: asyncio.Future[bool], result: bool) -> None:
    """A `Done` for a future; whoever awaits it may have been cancelled."""
    if not future.done():
        future.set_result(result)
