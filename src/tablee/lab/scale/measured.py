"""What a benchmark found, and how near the model comes to it.

Two costs are set by **one** load (the middle one): the work of an answer by how many there were a
second, the stalls by how long one in a hundred took. The other loads are then predicted.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from tablee.lab.scale.house import Costs, Felt, House, Load

Figures = Mapping[str, float]
"""As `tablee bench --json` writes them."""

PACED = 5000
"""Answers a second, of the load that is not as fast as it goes."""


class Compared(Struct, frozen=True):
    load: Load
    measured: Felt
    simulated: Felt
    used: bool
    """To set the costs by: that it fits proves nothing."""


def loads(figures: Figures, prefix: str = "") -> dict[int, Felt]:
    """Every load that was measured as fast as it goes, by its tables."""
    found = {}
    for key in figures:
        match = re.fullmatch(rf"{prefix}answers_per_s_(\d+)", key)
        if match:
            tables = int(match[1])
            found[tables] = felt(figures, prefix, match[1])
    return dict(sorted(found.items()))


def felt(figures: Figures, prefix: str, mark: str) -> Felt:
    names = ("answers_per_s", "p50_ms", "p99_ms")
    rate, half, most = (figures[f"{prefix}{name}_{mark}"] for name in names)
    return Felt(rate, half, most, 0.0, 0.0, 0.0)


def calibrate(load: Load, measured: Felt, costs: Costs = Costs()) -> Costs:  # noqa: B008 (frozen)
    """The costs with which the model reproduces the measured rate and latency."""

    def work(seconds: float) -> Costs:
        return replace(costs, answer=seconds * 0.8, tell=seconds * 0.2)

    costs = work(
        solve(lambda s: -simulate(work(s), load).answers_per_s, -measured.answers_per_s, 2e-3)
    )
    stall = solve(lambda s: simulate(replace(costs, stall=s), load).p99_ms, measured.p99_ms, 0.1)
    costs = replace(costs, stall=stall)
    again = solve(lambda s: -simulate(work(s), load).answers_per_s, -measured.answers_per_s, 2e-3)
    return replace(work(again), stall=stall)


def solve(rises: Callable[[float], float], aim: float, most: float) -> float:
    """Where an increasing function reaches the aim, by bisection."""
    low, high = 0.0, most
    for _ in range(9):
        middle = (low + high) / 2
        if rises(middle) < aim:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def simulate(costs: Costs, load: Load, seed: str = "scale") -> Felt:
    return House(costs, load, seed).run()


def compare(figures: Figures, seed: str = "scale") -> tuple[Costs, list[Compared]]:
    """For every load: what was measured, and what the model says."""
    found = loads(figures)
    middle = sorted(found)[len(found) // 2]
    costs = calibrate(Load(middle, seconds=3.0), found[middle])
    return costs, list(held_against(figures, found, middle, costs, seed))


def held_against(
    figures: Figures, found: dict[int, Felt], middle: int, costs: Costs, seed: str
) -> Iterator[Compared]:
    for tables, measured in found.items():
        load = Load(tables)
        yield Compared(load, measured, simulate(costs, load, seed), tables == middle)
    paced = f"{max(found)}_paced"
    if f"answers_per_s_{paced}" in figures:
        load = Load(max(found), PACED / max(found))
        yield Compared(load, felt(figures, "", paced), simulate(costs, load, seed), False)
