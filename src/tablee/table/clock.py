"""The one source of time. Tables and timers use it, tests advance it by hand, and nothing else
sleeps."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Callable
from functools import partial
from typing import Protocol

Action = Callable[[], None]

steady_ns: Callable[[], int] = (
    partial(time.clock_gettime_ns, time.CLOCK_BOOTTIME)
    if hasattr(time, "CLOCK_BOOTTIME")
    else time.monotonic_ns
)
"""A monotonic clock that, where the system offers one, also counts while the machine sleeps."""


class Timer(Protocol):
    def cancel(self) -> None: ...


class Clock(Protocol):
    """Milliseconds since 1970, and timers."""

    def now(self) -> int: ...

    def call_at(self, when: int, action: Action) -> Timer: ...


class RealClock:
    """The wall clock at the start, then monotonic: setting the machine's clock cannot change who
    was first. Its timers are those of the running event loop."""

    def __init__(self) -> None:
        self._base = time.time_ns() - steady_ns()

    def now(self) -> int:
        return (self._base + steady_ns()) // 1_000_000

    def call_at(self, when: int, action: Action) -> Timer:
        delay = max(0, when - self.now()) / 1000
        return asyncio.get_running_loop().call_later(delay, action)


class VirtualTimer:
    __slots__ = ("action",)

    def __init__(self, action: Action) -> None:
        self.action: Action | None = action

    def cancel(self) -> None:
        self.action = None


class VirtualClock:
    """Stands still until `advance`: a test of a long evening takes no time."""

    def __init__(self, start: int = 1_800_000_000_000) -> None:
        self._now = start
        self._count = 0
        self._bells: list[tuple[int, int, VirtualTimer]] = []

    def now(self) -> int:
        return self._now

    def call_at(self, when: int, action: Action) -> VirtualTimer:
        timer = VirtualTimer(action)
        self._count += 1
        heapq.heappush(self._bells, (max(when, self._now), self._count, timer))
        return timer

    @property
    def next(self) -> int | None:
        """When the next timer fires; None, if none is set."""
        while self._bells and self._bells[0][2].action is None:
            heapq.heappop(self._bells)
        return self._bells[0][0] if self._bells else None

    def advance(self, ms: int) -> None:
        """Let so much time pass; every timer fires at its own moment, in order."""
        end = self._now + ms
        while self._bells and self._bells[0][0] <= end:
            self._now, _, timer = heapq.heappop(self._bells)
            if timer.action is not None:
                action, timer.action = timer.action, None
                action()
        self._now = end
