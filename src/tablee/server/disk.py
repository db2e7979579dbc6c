"""The state of the disk, for `/healthz`: by the last write, by a check of the whole file after the
start and, while it is unhealthy, by a small test write."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Literal

from tablee.table.services import Report
from tablee.table.store.shelf import Shelf
from tablee.table.store.writer import settle_once

Status = Literal["ok", "ailing", "damaged"]

PATIENCE = 2.0
"""Seconds. A disk that has not answered by then is unhealthy."""


class Disk:
    def __init__(self, store: Shelf, report: Report) -> None:
        self._store = store
        self._report = report
        self._probe: asyncio.Future[bool] | None = None

    async def status(self) -> Status:
        """While unhealthy, each call tests the disk: recovery is noticed even if nobody plays."""
        if not self._store.healthy:
            await self._try()
        if self._store.damaged:
            return "damaged"
        return "ok" if self._store.healthy else "ailing"

    async def _try(self) -> None:
        """One small test write, shared by all callers."""
        if self._probe is None or self._probe.done():
            self._probe = asyncio.get_running_loop().create_future()
            self._store.probe(partial(settle_once, self._probe))
        await asyncio.wait([self._probe], timeout=PATIENCE)

    async def check(self) -> None:
        """Check all pages of the file, in a thread: for a large file that takes a while."""
        began = time.perf_counter()
        found = await asyncio.to_thread(self._store.check)
        if found:
            self._report("file-damaged", file=self._store.name, found=found)
        elif found is not None:
            self._report("file-checked", seconds=round(time.perf_counter() - began, 3))
