"""After a kill: whoever had a screen open as they were asked, and does not come back, is called.

Who has a screen open gets no notice. If their connection was dead by then, they are called once
that is noticed (`Calls.left`); a process that was killed never notices. So each process notes in
the store that it lives, until it ends in order. The next one finds the note, and has the tables at
which something happened shortly before look who is not there.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Protocol

from tablee.table import desk
from tablee.table.errors import Elsewhere, TableFault
from tablee.table.notices import records
from tablee.table.notices.calls import UNNOTICED
from tablee.table.notices.queue import FIRST, Queue
from tablee.table.services import Services
from tablee.table.store.dialect import Database
from tablee.table.store.writer import Statement

EVERY = 60_000
"""In ms: so often a process notes that it lives."""
DEAD = 3 * EVERY
"""A process that notes nothing for so long was killed, where several share the store."""
NAME = "alive "
"""Before the name of the process, in `meta`."""

TOUCHED = """
select heads.table_id from heads join tables on tables.id = heads.table_id
where over = 0 and heads.at >= ? order by heads.at desc
"""


class Asks(Protocol):
    async def answer(self, request: desk.Request) -> object: ...


class Missed:
    def __init__(self, ask: Asks, queue: Queue, services: Services) -> None:
        """`ask`: the desk, which reaches the owner of a table."""
        self._ask = ask
        self._queue = queue
        self._services = services
        self._clock = services.clock
        self._stopped = False
        self.looking: asyncio.Task[None] | None = None
        now = self._clock.now()
        self._clock.call_at(now, self._note)
        self._clock.call_at(now + FIRST, self._ring)

    def _note(self) -> None:
        if not self._stopped:
            self._queue.store.write((self._alive(),), lambda written: None)

    def _alive(self) -> Statement:
        return alive(self._services.process, self._clock.now())

    def _ring(self) -> None:
        if not self._stopped:
            self.looking = asyncio.ensure_future(self._go())

    async def _go(self) -> None:
        try:
            await self._queue.write(self._alive())
            await self._look()
        except Exception as wrong:  # the store is not available: retry later
            self._services.report("notices-failed", why=repr(wrong))
        finally:
            self._clock.call_at(self._clock.now() + EVERY, self._ring)

    async def _look(self) -> None:
        dead = await self._queue.read(self._dead)
        if not dead:
            return
        since = min(dead.values()) - UNNOTICED
        if await self._queue.read(records.has_addresses):
            for table in await self._queue.read(partial(touched, since)):
                with suppress(Elsewhere, TableFault):
                    await self._ask.answer(desk.CallMissed(table, since))
        await self._queue.write(*[forget(process) for process in dead])

    def _dead(self, base: Database) -> dict[str, int]:
        """The processes that were killed, and when each last noted that it lived."""
        services, latest = self._services, self._clock.now() - DEAD
        found = base.execute("select name, value from meta where name like ?", (f"{NAME}%",))
        noted = {str(name).removeprefix(NAME): int(value) for name, value in found}
        noted.pop(services.process, None)
        return {one: at for one, at in noted.items() if at < latest or not services.shared}

    def stop(self) -> None:
        """In order: all connections are closed, so whoever may not have seen something was
        called."""
        self.halt()
        self._queue.store.write((forget(self._services.process),), lambda written: None)

    def halt(self) -> None:
        self._stopped = True
        if self.looking is not None:
            self.looking.cancel()


def alive(process: str, now: int) -> Statement:
    put = "insert into meta (name, value) values (?, ?) on conflict (name) do update set value = ?"
    return put, (NAME + process, str(now), str(now))


def forget(process: str) -> Statement:
    return "delete from meta where name = ?", (NAME + process,)


def touched(since: int, base: Database) -> list[str]:
    """Tables in play at which something has happened since, the latest first."""
    return [str(table) for (table,) in base.execute(TOUCHED, (since,))]
