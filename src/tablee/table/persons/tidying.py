"""Deletes what is kept of people only for a while: tries of the game of a day, invitations and, if
the owner says so, persons who never come back. Retries errands that a table could not run."""

from __future__ import annotations

import asyncio

from tablee.table.companions import records as companions
from tablee.table.daily import runs
from tablee.table.persons import records
from tablee.table.persons.persons import DAY, Persons
from tablee.table.services import Services

FIRST, PAUSE, EVERY = 90_000, 1_000, 60_000
"""After the start; between two batches; when there was nothing left to do. In ms."""
TIDY_EVERY = 6 * 3_600_000
MOST_AT_ONCE = 50


class Tidying:
    def __init__(self, persons: Persons, services: Services, days: int) -> None:
        """`days`: so long after any of their devices was last used, a person is forgotten; 0:
        never."""
        self._persons = persons
        self._services = services
        self._days = days
        self._batch: asyncio.Task[None] | None = None
        self._tidied = 0
        self._set(FIRST)

    def _set(self, delay: int) -> None:
        clock = self._services.clock
        clock.call_at(clock.now() + delay, self._ring)

    def _ring(self) -> None:
        self._batch = asyncio.ensure_future(self._go())

    async def _go(self) -> None:
        more, now = False, self._persons.clock.now()
        try:
            due = await self._persons.read(
                lambda base: records.errands_due(base, now, MOST_AT_ONCE)
            )
            await self._persons.run_errands(lambda base: due)
            more = len(due) == MOST_AT_ONCE
            if now - self._tidied >= TIDY_EVERY:
                forgotten = await self.tidy()
                self._tidied = now if forgotten < MOST_AT_ONCE else 0
                more = more or forgotten == MOST_AT_ONCE
        except Exception as wrong:  # the store is not available: retry later
            self._services.report("tidying-failed", why=repr(wrong))
        finally:
            self._set(PAUSE if more else EVERY)

    async def tidy(self) -> int:
        """Forget a batch of persons; returns their number. Their seats stay: whoever has a table's
        link or token can play on."""
        now = self._persons.clock.now()
        await self._persons.write(
            runs.drop_old(now), *companions.drop_old(now), *records.drop_left(now)
        )
        if not self._days:
            return 0
        before = now - self._days * DAY
        old = await self._persons.read(
            lambda base: records.unseen_since(base, before, MOST_AT_ONCE)
        )
        for person in old:
            await self._persons.write(*records.forget(person))
        if old:
            self._services.counts["persons_removed"] += len(old)
            self._services.report("persons-removed", persons=len(old))
        return len(old)
