"""The model of a house: tables at processes, players who wait for each other, one store.

An answer costs its owner `answer` seconds before the commit and `tell` after it; if the player sits
at another process, that one handles it twice (`edge` each way), and the bus takes `hop` each way.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec import Struct

from tablee.lab.scale.events import Committer, Events, Worker

WARM_UP = 0.5
NOISE = 0.25
"""Work varies by so much, as a share of itself."""


class Costs(Struct, frozen=True):
    """In seconds. The last five matter only where there is more than one process."""

    answer: float = 130e-6
    tell: float = 30e-6
    commit: float = 1.5e-3
    """Until a commit is on disk, whatever it holds."""
    row: float = 5e-6
    linger: float = 2e-3
    stall: float = 0.0
    """How long a process stands still, `stalls` times a second (set by hand: with 50 tables one
    answer in a hundred hardly meets a stall, with 200 it does)."""
    stalls: float = 1.3
    edge: float = 0.0
    hop: float = 0.0
    store: float = 0.0
    """Work of the store for one answer."""
    bus: float = 0.0
    """Work of the bus for one answer."""


class Load(Struct, frozen=True):
    """What is played: so many tables, so many answers a second at each (0: as fast as it goes)."""

    tables: int
    rate: float = 0.0
    processes: int = 1
    remote: float = 0.0
    """The share of answers by players who sit at another process than the owner."""
    seconds: float = 5.0


class Felt(Struct, frozen=True):
    answers_per_s: float
    p50_ms: float
    p99_ms: float
    busy: float
    """The share of its time that the busiest process works."""
    store: float
    bus: float


class House:
    def __init__(self, costs: Costs, load: Load, seed: str = "scale") -> None:
        self.events = events = Events(seed)
        self.costs, self.load = costs, load
        self.loops = [Worker(events) for _ in range(load.processes)]
        self.store, self.bus = Worker(events), Worker(events)
        self.committers = [
            Committer(events, costs.commit, costs.row + costs.store, costs.linger, self.store)
            for _ in range(load.processes)
        ]
        self.times: list[float] = []

    def run(self) -> Felt:
        for table in range(self.load.tables):
            self._think(table)
        for loop in self.loops if self.costs.stall else ():
            self._stall(loop)
        end = WARM_UP + self.load.seconds
        self.events.run(end)
        times = sorted(self.times) or [0.0]
        return Felt(
            len(self.times) / self.load.seconds,
            times[len(times) // 2] * 1000,
            times[int(len(times) * 0.99)] * 1000,
            max(loop.busy for loop in self.loops) / end,
            self.store.busy / end,
            self.bus.busy / end,
        )

    def _stall(self, loop: Worker) -> None:
        costs, rand = self.costs, self.events.rand
        loop.stall(costs.stall * rand.uniform(0.5, 1.5))
        self.events.after(rand.uniform(0.5, 1.5) / costs.stalls, partial(self._stall, loop))

    def _think(self, table: int) -> None:
        rate = self.load.rate
        delay = self.events.rand.expovariate(rate) if rate else 0.0
        self.events.after(delay, partial(self._answer, table))

    def _answer(self, table: int) -> None:
        """By a player; then somebody at the table thinks again."""
        events, rand = self.events, self.events.rand
        began, owner = events.now, table % len(self.loops)
        if len(self.loops) > 1 and rand.random() < self.load.remote:
            edge = self.loops[(owner + rand.randrange(1, len(self.loops))) % len(self.loops)]
            back = partial(self._hop, edge, partial(self._told, table, began))
            there = partial(self._hop, self.loops[owner], partial(self._take, owner, back))
            edge.do(self._work(self.costs.edge), there)
        else:
            self._take(owner, partial(self._told, table, began))

    def _hop(self, to: Worker, then: Callable[[], None]) -> None:
        """Over the bus, and read there."""
        costs, events = self.costs, self.events
        arrive = partial(to.do, self._work(costs.edge), then)
        self.bus.do(costs.bus / 2, lambda: events.after(costs.hop, arrive))

    def _take(self, owner: int, then: Callable[[], None]) -> None:
        loop, costs = self.loops[owner], self.costs
        tell = partial(loop.do, self._work(costs.tell), then)
        write = partial(self.committers[owner].put, tell)
        loop.do(self._work(costs.answer), write)

    def _work(self, seconds: float) -> float:
        return seconds * self.events.rand.uniform(1 - NOISE, 1 + NOISE)

    def _told(self, table: int, began: float) -> None:
        if self.events.now > WARM_UP:
            self.times.append(self.events.now - began)
        self._think(table)
