"""Removes old tables: only if the owner says so, in small batches, and never one that somebody
looks at. A table is removed whole, in one commit."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass
from functools import partial

from tablee.table.errors import Elsewhere, TableFault
from tablee.table.lobby import Lobby
from tablee.table.store.shelf import Shelf
from tablee.table.store.store import Old
from tablee.table.store.writer import settle_once

DAY = 24 * 3_600_000
FIRST, PAUSE, EVERY = 60_000, 1_000, 3_600_000
"""After the start; between two batches; when there was nothing to remove. In ms."""


@dataclass(frozen=True)
class Keep:
    """For how many days after it was last touched a table is kept; 0: for ever."""

    finished: int = 0
    unfinished: int = 0
    unbegun: int = 0
    """For tables without any answer yet."""

    def before(self, now: int) -> tuple[int, int, int]:
        """The moments before which finished, unfinished and unbegun tables may be removed."""
        kept = (self.finished, self.unfinished, self.unbegun)
        finished, unfinished, unbegun = (now - days * DAY if days else 0 for days in kept)
        return finished, unfinished, unbegun


class Retention:
    def __init__(self, lobby: Lobby, store: Shelf, keep: Keep) -> None:
        self._lobby = lobby
        self._store = store
        self._keep = keep
        self._clock = lobby.services.clock
        self._batch: asyncio.Task[None] | None = None
        if keep != Keep():
            self._set(FIRST)

    def _set(self, delay: int) -> None:
        self._clock.call_at(self._clock.now() + delay, self._ring)

    def _ring(self) -> None:
        self._batch = asyncio.ensure_future(self._go())

    async def _go(self) -> None:
        removed = 0
        try:
            removed = await self.remove_batch()
        finally:
            self._set(PAUSE if removed else EVERY)

    async def remove_batch(self) -> int:
        """Remove a batch; returns the number of tables. They cannot be woken meanwhile."""
        lobby = self._lobby
        before = self._keep.before(self._clock.now())
        found = await asyncio.to_thread(self._store.find_old, before, list(lobby.live))
        ours = [
            table for table in found if lobby.asleep(table.id) and await self._is_ours(table.id)
        ]
        old = [table for table in ours if lobby.asleep(table.id)]  # not woken meanwhile
        ids = [table.id for table in old]
        if not old:
            return 0
        lobby.removing.update(ids)
        try:
            written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
            self._store.remove(old, partial(settle_once, written))
            if not await written:
                return 0
        finally:
            lobby.removing.difference_update(ids)
            for id in ids:
                lobby.owners.release(id)
        self._report(old)
        return len(old)

    async def _is_ours(self, table: str) -> bool:
        """Whether no other process owns it, or can get it now."""
        try:
            await self._lobby.owners.take(table)
        except (Elsewhere, TableFault):
            return False
        return True

    def _report(self, old: list[Old]) -> None:
        services = self._lobby.services
        services.counts["tables_removed"] += len(old)
        kinds = Counter(table.kind for table in old)
        services.report("tables-removed", tables=[table.id for table in old], **kinds)
