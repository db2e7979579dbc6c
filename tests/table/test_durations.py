"""How long things took, by size."""

from __future__ import annotations

from tablee.table.durations import BOUNDS, Durations


def test_each_is_counted_at_the_first_bound_that_holds_it() -> None:
    times = Durations()
    for seconds in (0.0, BOUNDS[0], 0.0006, 0.004, 99.0):
        times.add(seconds)
    found = {bound: count for bound, count in zip(BOUNDS, times.counts, strict=False) if count}
    assert found == {0.0005: 2, 0.001: 1, 0.005: 1}
    assert times.counts[-1] == 1
    assert sum(times.counts) == 5
    assert times.total == 0.0 + BOUNDS[0] + 0.0006 + 0.004 + 99.0
