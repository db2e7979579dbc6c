"""How long things took: counted by size, for the histograms of `/metrics`."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

BOUNDS = (
    0.0005, 0.001, 0.002, 0.003, 0.005, 0.0075, 0.01, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1.0, 2.5,
)  # fmt: skip
"""Seconds. Half of all answers are told within 3 ms, and 50 ms is what a race may take."""


class Durations:
    """Written by one thread only, read by any.

    Every answer is counted at least twice. A histogram of `prometheus_client` takes 4 µs each time,
    together 5 % of the cost of an answer; this takes 0.3 µs, and is converted into a histogram on
    request.
    """

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        """`counts[i]`: how many took at most BOUNDS[i], but longer than the bound before; the last:
        longer."""
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def add_all(self, seconds: Iterable[float]) -> None:
        counts = self.counts
        for took in seconds:
            counts[bisect_left(BOUNDS, took)] += 1
            self.total += took

    @contextmanager
    def measure(self) -> Iterator[None]:
        """Time the block, unless it fails; for rare or long work."""
        began = time.perf_counter()
        yield
        self.add(time.perf_counter() - began)
