"""One time for all processes: that of the store.

The offset of our clock is measured by round trips, of which the fastest is the most exact. After
the start a changed offset is followed slowly, so that the time never jumps.
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
"""Seconds between two measurements."""
TRIPS = 5
STEP, EVERY = 1, 0.1
"""Milliseconds per seconds: the clock runs faster or slower by one percent at most."""
JUMP = 1_000
"""In ms: a larger difference means that a clock was set. It is reported, and followed as slowly."""


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
        """Set the offset at the start."""
        self._wanted = self.offset = await asyncio.to_thread(self._measure)

    async def measure(self) -> None:
        """Measure the offset; called every few seconds."""
        wanted = await asyncio.to_thread(self._measure)
        if abs(wanted - self.offset) > JUMP and abs(wanted - self._wanted) > JUMP:
            self._report("clock-jumped", ms=wanted - self.offset)
        self._wanted = wanted

    def follow(self) -> None:
        """Move towards the measured offset; called every `EVERY` seconds."""
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
    """The time of a database, in ms; `OSError` while it is unreachable."""

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
