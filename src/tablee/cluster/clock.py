"""One time for all processes: that of the store.

How far our clock is from it is measured by round trips, of which the quickest says most. After the
start the difference is followed slowly, so that no time that is told ever jumps.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from tablee.table.clock import RealClock
from tablee.table.services import Report

if TYPE_CHECKING:
    import psycopg

ASK = "select (extract(epoch from clock_timestamp()) * 1000)::float8"
MEASURED = 5.0
"""Seconds between two looks at the store's clock."""
TRIPS = 5
STEP, EVERY = 1, 0.1
"""So many milliseconds in so many seconds: it runs faster or slower by a hundredth at most."""
JUMP = 1_000
"""In ms: a difference that no clock gets to by itself. It is told, and followed as slowly."""


class StoreClock(RealClock):
    def __init__(self, ask: Callable[[], float], report: Report) -> None:
        """`ask` tells the time of the store in ms; it is called in a thread."""
        super().__init__()
        self._ask = ask
        self._report = report
        self.offset = 0
        self._wanted = 0

    def now(self) -> int:
        return super().now() + self.offset

    async def set(self) -> None:
        """At the start."""
        self._wanted = self.offset = await asyncio.to_thread(self._measure)

    async def measure(self) -> None:
        """Every few seconds."""
        wanted = await asyncio.to_thread(self._measure)
        if abs(wanted - self.offset) > JUMP and abs(wanted - self._wanted) > JUMP:
            self._report("clock-jumped", ms=wanted - self.offset)
        self._wanted = wanted

    def follow(self) -> None:
        """Every `EVERY` seconds."""
        self.offset += max(-STEP, min(STEP, self._wanted - self.offset))

    def _measure(self) -> int:
        trips = []
        for _ in range(TRIPS):
            began = time.monotonic()
            told = self._ask()
            took = (time.monotonic() - began) * 1000
            trips.append((took, told - (super().now() - took / 2)))
        return round(min(trips)[1])


class PostgresTime:
    """The time of a database, in ms; an `OSError` while it cannot be asked."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._line: psycopg.Connection[tuple[float]] | None = None

    def __call__(self) -> float:
        import psycopg

        try:
            if self._line is None or self._line.closed:
                self._line = psycopg.connect(self._address, autocommit=True, connect_timeout=2)
            found = self._line.execute(ASK).fetchone()
        except psycopg.Error as error:
            self._line = None
            raise OSError(str(error)) from None
        assert found is not None
        return float(found[0])

    def close(self) -> None:
        if self._line is not None:
            self._line.close()
