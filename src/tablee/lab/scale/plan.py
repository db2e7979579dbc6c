"""The arithmetic for many people at the table: what each needs of everything there is.

Tables never speak with each other. So a house is cut into **cells** (a PostgreSQL, a NATS, some
processes), a table lives in one cell for good (its id says which), and twice as many people are
twice as many cells. What does not divide like that is the bottleneck.
"""

from __future__ import annotations

import math
from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from tablee.lab.scale.house import Costs, Felt, Load
from tablee.lab.scale.measured import simulate

DAY = 86_400
ONE = "one process"
LOOKED_AT = 3.0
"""Seconds that a simulated cell is watched."""


class Ways(Struct, frozen=True):
    """How people play, and what things cost. Of a share of 1 only `full` is used, so that one in
    a hundred answers does not wait for the others."""

    rate: float = 0.15
    """Answers a second of one person at the table. Assumed: one every seven seconds."""
    table: float = 3.0
    """People at a table."""
    here: float = 0.25
    """On a mean day, the share of the busiest hour. Assumed."""
    answer: float = 470e-6
    """Seconds of the owner for an answer: 170 µs by the benchmark of the server, and 300 µs for
    the rules and the telling of a game of ours, by `bench --only telling`."""
    edge: float = 200e-6
    """Seconds of a process for an answer that it only passes on, both ways."""
    store: float = 100e-6
    """Seconds of PostgreSQL for an answer."""
    bus: float = 40e-6
    """Seconds of NATS for an answer that goes over it."""
    remote: float = 0.1
    """Answers whose player sits at another process: a balancer that hashes leaves few."""
    hop: float = 0.5e-3
    commit: float = 2e-3
    row: float = 450.0
    """Bytes on disk for a record, its indexes included."""
    full: float = 0.6
    connections: int = 5000
    """Of one process: `TABLEE_CONNECTIONS`."""
    store_cores: int = 8
    beats: float = 6.0
    """Messages a second from each process to each other: alive, and what was taken of limits."""
    beat: float = 20e-6
    """Seconds to read one."""
    fan: float = 5e-6
    """Seconds of NATS to pass one on to one process."""


MEASURED = {
    "answer": ("remote_cpu_owner_us_500", 300e-6),
    "edge": ("remote_cpu_edge_us_500", 0.0),
    "store": ("remote_cpu_store_us_500", 0.0),
    "bus": ("remote_cpu_bus_us_500", 0.0),
    "hop": ("hop_us", 0.0),
    "commit": ("pg_commit_us", 0.0),
}
"""Which figure of `tablee bench --only cluster` (in µs) stands for which cost, and what a game of
ours adds to it."""


class Need(Struct, frozen=True):
    people: int
    answers: float
    """A second."""
    processes: int
    cells: int
    bottleneck: str
    """What would be exhausted first if all were one cell; "": nothing."""
    bus: float
    """Answers a second over the bus."""
    disk: float
    """Bytes a day."""
    felt: Felt
    """In one cell, simulated."""


def ways(figures: Mapping[str, float]) -> tuple[Ways, list[str]]:
    """The costs as measured; and the names of those that are only assumed."""
    found = {
        name: figures[key] * 1e-6 + more for name, (key, more) in MEASURED.items() if key in figures
    }
    return replace(Ways(), **found), [name for name in MEASURED if name not in found]


def per_process(way: Ways) -> float:
    """How many people one process carries, in a small cell."""
    work = way.rate * (way.answer + way.remote * 2 * way.edge)
    return min(way.full / work, way.connections * way.full)


def shares(way: Ways, people: int) -> dict[str, float]:
    """If all were one cell: how much of everything that cannot be doubled there they would use."""
    answers = people * way.rate
    processes = people / per_process(way)
    return {
        ONE: max(
            answers * (way.answer + way.remote * 2 * way.edge) / way.full,
            people / way.connections,
        ),
        "PostgreSQL": answers * way.store / (way.store_cores * way.full),
        "NATS": (answers * way.remote * way.bus + processes**2 * way.beats * way.fan) / way.full,
        "heartbeats": processes * way.beats * way.beat / 0.05,
    }


def cell_people(way: Ways) -> int:
    """How many people fit into a cell before anything but the number of processes is exhausted."""
    people = 1000
    while max(share for name, share in shares(way, people).items() if name != ONE) < 1:
        people = int(people * 1.05)
    return people


def need(way: Ways, people: int, costs: Costs, seed: str = "scale") -> Need:
    cells = math.ceil(people / cell_people(way))
    processes = max(cells, math.ceil(people / per_process(way)))
    inside = Load(
        max(1, round(people / cells / way.table)),
        way.rate * way.table,
        max(1, processes // cells),
        way.remote,
        LOOKED_AT,
    )
    answers = people * way.rate
    return Need(
        people, answers, processes, cells, first_to_give_way(shares(way, people)),
        answers * way.remote, answers * way.here * DAY * way.row,
        simulate(in_a_cell(way, costs), inside, seed),
    )  # fmt: skip


def first_to_give_way(used: dict[str, float]) -> str:
    """The resource exhausted first, of those that cannot be doubled within a cell; else the single
    process; "": nothing."""
    one = used.pop(ONE)
    worst = max(used, key=lambda name: used[name])
    return worst if used[worst] > 1 else ONE if one > 1 else ""


def in_a_cell(way: Ways, costs: Costs) -> Costs:
    """The costs of the model: as planned, standing still as often as was measured."""
    return Costs(
        answer=way.answer * 0.8, tell=way.answer * 0.2, commit=way.commit, row=0.0,
        linger=costs.linger, stall=costs.stall, stalls=costs.stalls, edge=way.edge, hop=way.hop,
        store=way.store / way.store_cores, bus=way.bus,
    )  # fmt: skip
