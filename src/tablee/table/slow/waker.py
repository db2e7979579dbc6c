"""Wakes sleeping tables over days: when somebody is late, when a bot is to play for them, or when a
restart came between a question and an answer that the table gives by itself. All of it is read from
the store, so a restart loses nothing, and any process of a cluster can do it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import NamedTuple

from tablee.table.errors import Elsewhere, TableFault
from tablee.table.live.auto import bots_of, is_forced
from tablee.table.lobby import Lobby
from tablee.table.logged import LoggedTable
from tablee.table.persons.glance import read
from tablee.table.slow.tempo import next_at
from tablee.table.store.dialect import Database
from tablee.table.store.shelf import Shelf

FIRST, EVERY = 10_000, 300_000
"""In ms: the first look after the start, then the interval."""
READ, SOON = 50, 2_000
"""The most tables read from disk at a time, and the pause before the next ones, in ms."""

SLOW = """
select tables.id, heads.seq from tables join heads on heads.table_id = tables.id
where over = 0 and (
    select kind from records where table_id = tables.id and records.seq = 1
) = 'tempo' order by heads.at
"""


class Sleeper(NamedTuple):
    """A sleeping table."""

    seq: int
    """The number of its last record."""
    at_once: bool = False
    """Whether a seat is asked for which the table itself answers, or may."""
    next_at: int = 0
    """When the table has to act."""


class Waker:
    def __init__(self, lobby: Lobby, store: Shelf) -> None:
        self._lobby = lobby
        self._store = store
        self._clock = lobby.services.clock
        self._known: dict[str, Sleeper] = {}
        self._unread = False
        self.looking: asyncio.Task[None] | None = None
        self._set(FIRST)

    def _set(self, delay: int) -> None:
        self._clock.call_at(self._clock.now() + delay, self._ring)

    def _ring(self) -> None:
        self.looking = asyncio.ensure_future(self._go())

    async def _go(self) -> None:
        try:
            await self.look()
        finally:
            self._set(SOON if self._unread else EVERY)

    async def look(self) -> None:
        """Wake the tables whose time has come."""
        self._known = await asyncio.to_thread(self._find)
        for table, known in list(self._known.items()):
            due = 0 < known.next_at <= self._clock.now()
            if (known.at_once or due) and self._lobby.asleep(table):
                with suppress(TableFault):  # retried at the next look
                    with suppress(Elsewhere):
                        await self._lobby.open(table)
                    self._known[table] = known._replace(at_once=False)

    def _find(self) -> dict[str, Sleeper]:
        """All tables over days, in a thread; each is read again only if its log has grown."""
        found: dict[str, Sleeper] = {}
        left, self._unread = READ, False
        for table, seq in self._store.ask(slow_tables):
            before = self._known.get(table)
            if before is not None and before.seq == seq:
                found[table] = before
            elif not self._lobby.asleep(table):
                continue
            elif left:
                left -= 1
                with suppress(TableFault):  # retried at the next look
                    logged = read(self._store, table)
                    found[table] = Sleeper(seq) if logged is None else known_of(logged)
            else:
                self._unread = True
        return found


def slow_tables(base: Database) -> list[tuple[str, int]]:
    return [(str(table), int(seq)) for table, seq in base.execute(SLOW, ())]


def known_of(logged: LoggedTable) -> Sleeper:
    bots, orders = bots_of(logged.people), logged.slow.orders
    at_once = any(
        seat in bots or seat in orders or (logged.window and is_forced(options))
        for seat, options in logged.match.asks.items()
    )
    return Sleeper(logged.seq, at_once, next_at(logged))
