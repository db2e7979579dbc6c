"""A short run of `tablee faults` on real processes; and that it fails without what it guards."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from tablee.lab.faults.guards import VARIABLE
from tablee.lab.faults.house import Alone, Cluster, House
from tablee.lab.faults.run import Found, run
from tablee.lab.faults.script import ALONE, CLUSTER, draw
from tablee.lab.faults.server import ShiftedClock
from tablee.lab.faults.wire import Wire

pytestmark = pytest.mark.slow


async def broken(house: House, only: Sequence[str]) -> Found:
    """Each of these faults once."""
    async with house:
        return await run(house, len(only), "short", 6, print, only)


async def test_one_process_keeps_its_promises() -> None:
    found = await broken(Alone(), ("kill", "pause", "disk-full"))
    assert found.violations == []
    assert (found.faults, found.records > 30) == (3, True)


async def test_three_processes_keep_their_promises() -> None:
    """A part of each kind fails: a process dies, one sleeps beyond its lease, the bus is cut, the
    store goes away. The other faults are left to the long run."""
    found = await broken(Cluster(), ("kill-owner", "pause", "bus-cut", "store-restart"))
    assert found.violations == []
    assert (found.faults, found.records > 30) == (4, True)


async def test_told_before_the_commit_would_be_noticed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The same house without that guard, while the disk is full. What was told and never written
    is no moment of the log; what it is called depends on what the table has told since."""
    monkeypatch.setenv(VARIABLE, "commit")
    found = await broken(Alone(tmp_path), ("disk-full",))
    assert {"lost", "order", "secret"} & {bad.what for bad in found.violations}


def test_the_same_seed_gives_the_same_faults(tmp_path: Path) -> None:
    first, again, other = (draw(Alone(tmp_path), random.Random(seed), 12) for seed in "aab")
    assert first == again != other
    assert set(first) == set(ALONE)
    assert set(draw(Cluster(tmp_path), random.Random("a"), 12)) == set(CLUSTER)


def test_a_short_run_may_have_any_fault_and_a_long_one_has_all_alike(tmp_path: Path) -> None:
    house = Cluster(tmp_path)
    short = (draw(house, random.Random(seed), 3) for seed in range(40))
    assert {name for names in short for name in names} == set(CLUSTER)
    assert Counter(draw(house, random.Random(1), 40)) == dict.fromkeys(CLUSTER, 4)
    assert max(Counter(draw(house, random.Random(1), 13)).values()) == 2


async def test_a_wire_that_is_cut_keeps_what_is_said(tmp_path: Path) -> None:
    heard: asyncio.Queue[bytes] = asyncio.Queue()

    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(100):
            heard.put_nowait(data)

    server = await asyncio.start_server(listen, "127.0.0.1", 0)
    wire = Wire(tmp_path / "wire", server.sockets[0].getsockname()[1])
    await asyncio.to_thread(wire.start)
    _, writer = await asyncio.open_connection("127.0.0.1", wire.port)
    writer.write(b"one")
    assert await asyncio.wait_for(heard.get(), 5) == b"one"
    wire.cut()
    writer.write(b"two")
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(heard.get(), 0.05)
    wire.mend()
    assert await asyncio.wait_for(heard.get(), 5) == b"two"
    writer.close()
    await asyncio.to_thread(wire.kill)
    server.close()


def test_the_clock_of_one_process_can_be_set(tmp_path: Path) -> None:
    clock = ShiftedClock(tmp_path / "clock")
    clock._look()
    assert clock.shift == 0
    (tmp_path / "clock").write_text("-3600")
    clock._look()
    assert clock.shift == -3600
