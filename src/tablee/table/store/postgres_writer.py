"""Commits in PostgreSQL.

One statement finds the streams that may write (those with the latest fence; their heads are locked
until the commit) and inserts their rows into the log. Rows of outdated streams are left out without
affecting the others.

If the connection is lost, the outcome of the commit is unknown. Then it is looked up on the next
connection, and only missing jobs are written: nothing is written twice, and nothing on disk is
reported as lost.
"""

from __future__ import annotations

import time
from collections.abc import Iterable

import psycopg
from psycopg import errors

from tablee.table.store.postgres_line import Base, LastingConnection
from tablee.table.store.writer import Job, Stats

INSERT = """
with mine as (
    select heads.table_id, heads.fence
    from heads join unnest(?::text[], ?::bigint[]) as streams (table_id, fence)
        using (table_id, fence)
    order by heads.table_id for update of heads
), written as (
    insert into log (table_id, seq, kind, seat, data, at, hash, told)
    select table_id, seq, kind, seat, data, at, hash, told
    from unnest(
        ?::bigint[], ?::text[], ?::bigint[], ?::text[], ?::integer[], ?::text[], ?::bigint[],
        ?::text[], ?::text[]
    ) as sent (fence, table_id, seq, kind, seat, data, at, hash, told)
    join mine using (table_id, fence)
)
select table_id, fence from mine
"""

FIND_OWNERS = """
select heads.table_id, streams.fence
from heads join unnest(?::text[], ?::bigint[]) as streams (table_id, fence)
    using (table_id, fence)
"""
"""For jobs that only ask: it writes nothing and takes no lock."""

FIND_ROWS = """
select table_id, seq
from log join unnest(?::text[], ?::bigint[], ?::text[], ?::text[], ?::bigint[], ?::text[])
    as sent (table_id, seq, kind, data, at, hash)
    using (table_id, seq, kind, data, at, hash)
"""
FIND_TABLES = (
    "select id from tables join unnest(?::text[], ?::text[]) as made (id, key) using (id, key)"
)

PATIENCE = 15.0
"""Seconds for which writes wait for PostgreSQL to come back; then they fail until it does."""
PAUSE = 0.1

AGAIN = (errors.DeadlockDetected, errors.SerializationFailure)
"""Nothing was written, and a retry may succeed."""
ELSEWHERE = (errors.ReadOnlySqlTransaction,)
"""The server has become a read-only replica: a new connection may lead to the primary."""


REFUSED = (psycopg.IntegrityError, psycopg.DataError, ValueError, OverflowError)
"""The data to write is invalid; the database is fine."""


class PostgresBackend:
    def __init__(self, line: LastingConnection, stats: Stats) -> None:
        self._line = line
        self._stats = stats
        self._away_since: float | None = None

    def tidy(self) -> None:
        """Nothing to do: PostgreSQL does that itself."""

    def close(self) -> None:
        self._line.close()

    def commit(self, jobs: list[Job]) -> list[bool]:
        """Write all jobs in one commit; if that fails, table by table, so that only the faulty ones
        fail."""
        try:
            results = self._write(jobs)
        except Exception as error:  # also a value that psycopg rejects: the writer goes on
            self._stats.failures += 1
            streams = dict.fromkeys(job.stream for job in jobs)
            if len(streams) == 1:
                self._stats.healthy &= isinstance(error, REFUSED)
                return [False] * len(jobs)
            written = {
                stream: all(self.commit([job for job in jobs if job.stream is stream]))
                for stream in streams
            }
            return [written[job.stream] for job in jobs]
        return results

    def _write(self, jobs: list[Job]) -> list[bool]:
        """Retry until the outcome of each job is known, or PostgreSQL has been away for too long.
        (A job then reported as not written may still be on disk. Nobody was told of it, and its
        table is reloaded from there.)"""
        unsure, found = False, set[int]()
        while True:
            try:
                base = self._line.base()
                if unsure:
                    found = self._look_up(base, jobs)
                results = self._execute(base, jobs, found)
            except psycopg.Error as error:
                if unsure and isinstance(error, errors.UniqueViolation):
                    # The lost connection has finished its commit only now.
                    if self._look_up(self._line.base(), jobs) == found:
                        raise
                elif not self._comes_back(error):
                    raise
                elif not self._wait():
                    return [False] * len(jobs)
                unsure = True
            else:
                self._count(jobs, results)
                return results

    def _comes_back(self, error: psycopg.Error) -> bool:
        if isinstance(error, ELSEWHERE):
            self._line.close()
        return self._line.lost or isinstance(error, AGAIN)

    def _wait(self) -> bool:
        """Pause before the next try; False: give up."""
        now = time.monotonic()
        self._stats.healthy = False
        self._away_since = self._away_since or now
        if now - self._away_since > PATIENCE:
            self._stats.failures += 1
            return False
        time.sleep(PAUSE)
        return True

    def _count(self, jobs: list[Job], results: list[bool]) -> None:
        stats = self._stats
        self._away_since = None
        stats.commits += 1
        stats.rows += sum(len(j.rows) for j, written in zip(jobs, results, strict=True) if written)
        stats.fenced += results.count(False)
        stats.healthy |= not all(job.asks for job in jobs)

    # -- one transaction ----------------------------------------------------------------------

    def _execute(self, base: Base, jobs: list[Job], found: set[int]) -> list[bool]:
        """`found`: the indices of the jobs that are already on disk."""
        todo = [job for number, job in enumerate(jobs) if number not in found]
        if not any(job.before or job.after for job in todo):
            mine = self._insert(base, todo)  # a statement alone is its own transaction
        else:
            with base.connection.transaction():
                for statement in [s for job in todo for s in job.before]:
                    base.execute(*statement)
                mine = self._insert(base, todo)
                for statement in [s for job in todo if may(job, mine) for s in job.after]:
                    base.execute(*statement)
        return [number in found or may(job, mine) for number, job in enumerate(jobs)]

    def _insert(self, base: Base, jobs: list[Job]) -> set[tuple[str, int]]:
        """Insert the rows; returns the tables and fences that may write."""
        streams = {(job.stream.table, job.stream.fence) for job in jobs if job.stream.table}
        if not streams:
            return set()
        owners = transposed(streams, 2)
        if all(job.asks for job in jobs):
            return {(table, fence) for table, fence in base.execute(FIND_OWNERS, owners)}
        rows = [(job.stream.fence, *row) for job in jobs for row in job.rows]
        columns = [*owners, *transposed(rows, 9)]
        return {(table, fence) for table, fence in base.execute(INSERT, columns)}

    def _look_up(self, base: Base, jobs: list[Job]) -> set[int]:
        """The indices of the jobs that are on disk: by the last record of each, or by the table
        created. (Everything else is idempotent.)"""
        last = [job.rows[-1] for job in jobs if job.rows]
        rows = [
            (table, seq, kind, data, at, hash) for table, seq, kind, _, data, at, hash, _ in last
        ]
        made = [(job.stream.table, job.made) for job in jobs if job.made]
        there = {*base.execute(FIND_ROWS, transposed(rows, 6))}
        tables = {table for (table,) in base.execute(FIND_TABLES, transposed(made, 2))}
        return {
            number
            for number, job in enumerate(jobs)
            if (job.rows[-1][:2] in there if job.rows else job.made and job.stream.table in tables)
        }


def may(job: Job, mine: set[tuple[str, int]]) -> bool:
    """Whether the job may write; one that belongs to no table always may."""
    return not job.stream.table or (job.stream.table, job.stream.fence) in mine


def transposed(rows: Iterable[tuple[object, ...]], width: int) -> list[list[object]]:
    """By columns, as `unnest` wants them."""
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(width)]
