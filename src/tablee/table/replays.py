"""Cached replays: each is built once, however many ask. They are built and searched in a thread of
their own, so that neither live tables nor tables to be woken wait for it.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from tablee.table.errors import TableFault
from tablee.table.live.table import Table
from tablee.table.replay import Replay, look_back
from tablee.table.services import REPLAYING
from tablee.wire import http

T = TypeVar("T")

KEPT = 16
MOST_WAITING = 64
"""The most requests that may wait; the next is told that the server is busy."""
MOST_OF_ONE = 24
"""The most of them about one table: somebody who turns the pages quickly has a few under way."""


class Replays:
    def __init__(self) -> None:
        self._kept: OrderedDict[str, Replay] = OrderedDict()
        self._building: dict[str, asyncio.Task[Replay]] = {}
        self._waiting: Counter[str] = Counter()
        self._seen: OrderedDict[str, asyncio.Task[http.Hindsight]] = OrderedDict()

    async def hindsight(self, table: Table) -> http.Hindsight:
        """Computed once, however many ask, and cached for a while."""
        table_id = table.stream.table
        task = self._seen.get(table_id)
        if task is None:
            replay = await self.of(table)
            task = self._seen.get(table_id) or asyncio.ensure_future(
                self.aside(table_id, look_back, replay)
            )
            self._seen[table_id] = task
            if len(self._seen) > KEPT:
                self._seen.popitem(last=False)
        try:
            return await asyncio.shield(task)
        except TableFault:  # the server was busy: do not cache that
            if self._seen.get(table_id) is task:
                del self._seen[table_id]
            raise

    async def moment(self, table: Table, at: int, seat: int | None, words: str) -> http.Moment:
        replay = await self.of(table)
        return await self.aside(table.stream.table, replay.moment, at, seat, words)

    async def of(self, table: Table) -> Replay:
        """Built once, and cached for a while."""
        table_id = table.stream.table
        replay = self._kept.get(table_id)
        if replay is None:
            with self._in_line(table_id):
                replay = await asyncio.shield(self._builder(table))
        self._kept[table_id] = replay
        self._kept.move_to_end(table_id)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return replay

    def _builder(self, table: Table) -> asyncio.Task[Replay]:
        """The task that builds it, started if there is none."""
        table_id = table.stream.table
        task = self._building.get(table_id)
        if task is None:
            task = self._building[table_id] = asyncio.ensure_future(self._build(table))
            task.add_done_callback(lambda _: self._building.pop(table_id, None))
        return task

    async def _build(self, table: Table) -> Replay:
        await table.settled()
        return await in_thread(Replay, table.logged, table.report_bug)

    async def aside(self, table_id: str, work: Callable[..., T], *args: Any) -> T:
        """Run in the thread of the replays, in turn."""
        with self._in_line(table_id):
            return await in_thread(work, *args)

    @contextmanager
    def _in_line(self, table_id: str) -> Iterator[None]:
        waiting = self._waiting
        if waiting[table_id] >= MOST_OF_ONE or waiting.total() >= MOST_WAITING:
            raise TableFault("full")
        waiting[table_id] += 1
        try:
            yield
        finally:
            waiting[table_id] -= 1
            if not waiting[table_id]:
                del waiting[table_id]


def in_thread(work: Callable[..., T], *args: Any) -> asyncio.Future[T]:
    return asyncio.get_running_loop().run_in_executor(REPLAYING, work, *args)
