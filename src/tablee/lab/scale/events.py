"""Discrete events, in virtual seconds: nothing here waits, and the same seed gives the same."""

from __future__ import annotations

import heapq
import random
from collections import deque
from collections.abc import Callable

Then = Callable[[], None]


class Events:
    def __init__(self, seed: str) -> None:
        self.now = 0.0
        self.rand = random.Random(seed)
        self._count = 0
        self._heap: list[tuple[float, int, Then]] = []

    def after(self, seconds: float, then: Then) -> None:
        self._count += 1
        heapq.heappush(self._heap, (self.now + seconds, self._count, then))

    def run(self, until: float) -> None:
        while self._heap and self._heap[0][0] <= until:
            self.now, _, then = heapq.heappop(self._heap)
            then()
        self.now = until


class Worker:
    """Does one thing at a time, in order: an event loop, a core."""

    def __init__(self, events: Events) -> None:
        self._events = events
        self._free = 0.0
        self.busy = 0.0
        """Seconds of work so far."""

    def do(self, seconds: float, then: Then) -> None:
        events = self._events
        began = max(events.now, self._free)
        self._free = began + seconds
        self.busy += seconds
        events.after(self._free - events.now, then)

    def stall(self, seconds: float) -> None:
        """Block it for so long: a garbage collection, another load on the core."""
        self._free = max(self._events.now, self._free) + seconds


class Committer:
    """Whatever waits goes into one commit (`table/store/writer.py`)."""

    def __init__(
        self, events: Events, base: float, each: float, linger: float, disk: Worker | None = None
    ) -> None:
        self._events = events
        self._base, self._each, self._linger = base, each, linger
        self._disk = disk
        """Shared with other committers: what each row costs is work of one machine."""
        self._waiting: deque[Then] = deque()
        self._busy = False
        self.commits = 0

    def put(self, then: Then) -> None:
        self._waiting.append(then)
        if not self._busy:
            self._begin()

    def _begin(self) -> None:
        batch, self._waiting = list(self._waiting), deque()
        self._busy, rows = True, len(batch) * self._each
        self.commits += 1
        if self._disk is None:
            self._events.after(self._base + rows, lambda: self._end(batch))
        else:
            wait = lambda: self._events.after(self._base, lambda: self._end(batch))  # noqa: E731
            self._disk.do(rows, wait)

    def _end(self, batch: list[Then]) -> None:
        for then in batch:
            then()
        self._events.after(self._linger if len(batch) > 1 else 0.0, self._next)

    def _next(self) -> None:
        self._busy = False
        if self._waiting:
            self._begin()
