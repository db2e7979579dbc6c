"""What holds for all processes together: limits, and one time."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import replace
from pathlib import Path

from tablee.cluster.clock import StoreClock
from tablee.server.app import App
from tablee.server.limits import Limits
from tablee.table.bucket import Buckets
from tablee.table.clock import VirtualClock
from tablee.table.services import Services
from tablee.table.store.sqlite import SqliteStore
from tablee.wire import messages as wire
from tests.server.kit import Tab

from .kit import DEADLINE, QUICK, open_cluster, until

ALICE = {"game": "tic-tac-toe", "seats": [{"kind": "me"}, {"kind": "open"}]}


async def test_tables_per_minute_hold_for_the_cluster(bus: str) -> None:
    limits, by_hand = Limits(tables_per_minute=4), replace(QUICK, share=DEADLINE)
    async with open_cluster(bus, limits=limits, times=by_hand) as cluster:
        here, there = cluster.processes
        for _ in range(3):
            assert (await here.http.post("/api/tables", json=ALICE)).status_code == 201
        here.node.limits.tell()
        await until(lambda: there.counts["limits_shared"])
        codes = [(await there.http.post("/api/tables", json=ALICE)).status_code for _ in range(3)]
        assert codes == [201, 429, 429]


def test_every_limit_of_an_address_is_shared_but_one(tmp_path: Path) -> None:
    """New connections are each process's own matter: see `Guard` and docs/operations.md."""
    store = SqliteStore(tmp_path / "data", lambda run: None)
    app = App(store, Services(store, VirtualClock()), Limits(), tmp_path)
    parts = [app, *(part for part in vars(app).values() if hasattr(part, "__dict__"))]
    found = [value for part in parts for value in vars(part).values() if isinstance(value, Buckets)]
    shared = [*app.buckets.values(), app.guard._comers]
    assert {*map(id, found)} == {*map(id, shared)}
    store.close()


async def test_connections_of_one_address_are_counted_everywhere(bus: str) -> None:
    async with open_cluster(bus, limits=Limits(connections_per_address=4)) as cluster:
        here, there = cluster.processes
        made = await here.make()
        table = made["table"]["id"]
        async with here.join(table), here.join(table), here.join(table):
            await until(lambda: there.node.members.crowd("127.0.0.1") == 3)
            async with there.join(table), there.ws(table) as socket:
                assert (await Tab(socket).hear(wire.Fault)).code == "full"


async def test_what_was_heard_of_others_is_not_told_again(bus: str) -> None:
    """Else it would be forwarded for ever."""
    async with open_cluster(bus) as cluster:
        here, there = cluster.processes
        await here.make()
        await until(lambda: there.counts["limits_shared"])
        told = here.counts["limits_shared"]
        there.node.limits.tell()
        count = there.counts["limits_shared"]
        await here.make()
        await until(lambda: there.counts["limits_shared"] > count)
        assert here.counts["limits_shared"] == told


class Far:
    """Another process whose clock is ahead of ours, over a connection of varying delay."""

    def __init__(self, clock: StoreClock | None = None) -> None:
        self.ahead = 5_000.0
        self.now = lambda: 0

    def __call__(self) -> float:
        return self.now() + self.ahead


async def test_the_clock_is_that_of_the_store_and_never_jumps() -> None:
    told: list[dict[str, object]] = []
    far = Far()
    clock = StoreClock(far, lambda event, **fields: told.append({"event": event, **fields}))
    far.now = lambda: clock.now() - clock.offset
    await clock.set()
    assert abs(clock.offset - 5_000) <= 2
    far.ahead = 5_040
    await clock.measure()
    assert abs(clock.offset - 5_000) <= 2, "followed slowly"
    for _ in range(10):
        clock.follow()
    assert 5_008 <= clock.offset <= 5_012
    assert told == []
    far.ahead = 90_000
    await clock.measure()
    await clock.measure()
    assert [entry["event"] for entry in told] == ["clock-jumped"]
    before = clock.offset
    clock.follow()
    assert clock.offset == before + 1


async def test_a_store_that_tells_no_time_changes_nothing() -> None:
    def broken() -> float:
        raise OSError("away")

    clock = StoreClock(broken, lambda event, **fields: None)
    await asyncio.gather(clock.measure(), return_exceptions=True)
    assert clock.offset == 0


async def test_a_task_that_cannot_be_cancelled_does_not_keep_us(bus: str) -> None:
    """NATS's client swallows a cancellation now and then, where it waits for its socket."""
    async with open_cluster(bus, 1) as cluster:
        (process,) = cluster.processes
        entered = asyncio.Event()

        async def deaf() -> None:
            entered.set()
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.Event().wait()

        process.node._every(0.01, deaf)
        await asyncio.wait_for(entered.wait(), DEADLINE)
        await asyncio.wait_for(process.stop(), DEADLINE)
