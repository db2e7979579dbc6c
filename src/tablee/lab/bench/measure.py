"""How things are measured here: process CPU time, medians of several repeats.

Machines are noisy: what is compared is measured alternately, in one run.
"""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable

from msgspec import Struct


class Figure(Struct, frozen=True):
    """One result. `key` names it in the JSON, `text` in the table. `aim`: what it should be, as
    "≥ 95"; most of them are in `aims.py`."""

    key: str
    text: str
    value: float
    unit: str
    aim: str = ""


class Effort(Struct, frozen=True):
    """How long is measured: how many repeats, and what part of the full work in each."""

    repeats: int
    share: float

    def of(self, calls: int, least: int = 1) -> int:
        return max(least, int(calls * self.share))


FULL, QUICK = Effort(9, 1.0), Effort(3, 0.1)


class Skipped(Exception):
    """A part that can't be measured here; the message says why."""


def cpu_seconds(work: Callable[[], object]) -> float:
    """CPU time of one call, with the garbage of others out of the way."""
    gc.collect()
    began = time.process_time()
    work()
    return time.process_time() - began


def rate(work: Callable[[], int]) -> float:
    """What `work` counts, per CPU second."""
    count = 0

    def counted() -> None:
        nonlocal count
        count = work()

    seconds = cpu_seconds(counted)
    return count / seconds


def rates(works: dict[str, Callable[[], int]], repeats: int) -> dict[str, list[float]]:
    """All of them in turn, again and again, so that a slow moment of the machine affects all."""
    found: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(repeats):
        for name, work in works.items():
            found[name].append(rate(work))
    return found


def microseconds(work: Callable[[], object], calls: int, repeats: int) -> float:
    """CPU time of one call of `work`, without the loop around it."""
    times = []
    for _ in range(repeats):
        empty = cpu_seconds(lambda: _loop(_nothing, calls))
        times.append((cpu_seconds(lambda: _loop(work, calls)) - empty) / calls)
    return max(0.0, statistics.median(times)) * 1e6


def _loop(work: Callable[[], object], calls: int) -> None:
    for _ in range(calls):
        work()


def _nothing() -> None:
    pass


def tidy(value: float) -> float:
    """Rounded to three significant figures: the rest is noise."""
    return float(f"{value:.3g}") if value else 0.0
