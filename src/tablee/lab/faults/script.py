"""The faults, drawn from a seed. Each lasts until what it broke is repaired, or (a kill) until the
others must do without it."""

from __future__ import annotations

import asyncio
import random
import resource
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from tablee.cluster.times import USUAL
from tablee.lab.faults.house import Cluster, House, Server
from tablee.lab.parts import Postgres

PAUSES = (USUAL.lease + 0.5, USUAL.lease + 3.0)
"""Seconds: longer than a process counts as alive without a word."""
GONE = (0.0, 3.0)
"""How long a killed process stays away."""
READ_ONLY = "alter system set default_transaction_read_only = {}"
FULL_FUNCTION = """
create or replace function lab_full() returns trigger language plpgsql as
$$ begin raise exception 'no space left on device' using errcode = '53100'; end $$
"""
FULL_TRIGGER = """
create trigger lab_full before insert on log for each statement execute function lab_full()
"""
JUMPS = (-86_400, -3_600, -5, 5, 3_600, 86_400)

Fault = Callable[[House, random.Random], Awaitable[None]]


async def busiest(house: House, by: str) -> Server:
    """The process that has most of something."""
    numbers = await asyncio.gather(
        *(asyncio.to_thread(server.metric, by) for server in house.servers)
    )
    return house.servers[max(range(len(numbers)), key=numbers.__getitem__)]


async def kill(house: House, rand: random.Random, by: str) -> None:
    """kill -9; it is away for a while. Alone, that is part of the fault; else the others go on."""
    await house.settled()
    server = await busiest(house, by)
    await asyncio.to_thread(server.kill)
    again = come_back(server, rand.uniform(*GONE))
    if len(house.servers) == 1:
        await again
    else:
        house.spawn(again)


async def come_back(server: Server, after: float) -> None:
    await asyncio.sleep(after)
    await asyncio.to_thread(server.start)


async def stop(house: House, rand: random.Random) -> None:
    """SIGTERM, as for an upgrade: tables are handed over first."""
    await house.settled()
    server = rand.choice(house.servers)
    await asyncio.to_thread(server.stop)
    await asyncio.to_thread(server.start)


async def pause(house: House, rand: random.Random) -> None:
    """SIGSTOP for longer than the lease: when it wakes up, others have its tables."""
    await house.settled()
    server = await busiest(house, "live_tables")
    server.pause()
    try:
        await asyncio.sleep(rand.uniform(*PAUSES))
    finally:
        server.resume()


async def set_clock(house: House, rand: random.Random) -> None:
    """The wall clock of one process jumps; half of them start with it."""
    await house.settled()
    server = rand.choice(house.servers)
    server.set_clock(rand.choice(JUMPS))
    if rand.random() < 0.5:
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    else:
        await asyncio.sleep(rand.uniform(0.5, 2.0))


async def restart_bus(house: House, rand: random.Random) -> None:
    assert house.nats is not None
    await asyncio.to_thread(house.nats.kill if rand.random() < 0.5 else house.nats.stop)
    await asyncio.sleep(rand.uniform(0.0, 2.0))
    await asyncio.to_thread(house.nats.start)


async def restart_store(house: House, rand: random.Random) -> None:
    assert house.postgres is not None
    await asyncio.to_thread(house.postgres.kill if rand.random() < 0.3 else house.postgres.stop)
    await asyncio.sleep(rand.uniform(0.0, 2.0))
    await asyncio.to_thread(house.postgres.start)


async def cut_bus(house: House, rand: random.Random) -> None:
    """Between one process and the rest, for less or for longer than the lease."""
    wire = rand.choice(house.wires)
    wire.cut()
    try:
        await asyncio.sleep(rand.uniform(0.5, 2 * USUAL.lease))
    finally:
        wire.mend()


async def fill_disk(house: House, rand: random.Random) -> None:
    """PostgreSQL refuses every row of the log with the error of a full disk (by a trigger: filling
    a real one takes privileges that a test does not have)."""
    assert house.postgres is not None
    await say(house.postgres, FULL_FUNCTION, FULL_TRIGGER)
    try:
        await asyncio.sleep(rand.uniform(0.5, 4.0))
    finally:
        await say(house.postgres, "drop trigger lab_full on log")


async def forbid_writes(house: House, rand: random.Random) -> None:
    """PostgreSQL becomes read-only, as during a failover."""
    assert house.postgres is not None
    await say(house.postgres, READ_ONLY.format("on"), "select pg_reload_conf()")
    try:
        await asyncio.sleep(rand.uniform(0.5, 4.0))
    finally:
        await say(house.postgres, READ_ONLY.format("off"), "select pg_reload_conf()")


async def say(postgres: Postgres, *statements: str) -> None:
    for statement in statements:
        await asyncio.to_thread(postgres.run_sql, statement)


async def fill_files(house: House, rand: random.Random) -> None:
    """Where the store is a file: no file of the server may grow, or be written at all."""
    process = house.servers[0].process
    assert process is not None
    _, most = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (1, most))
    try:
        await asyncio.sleep(rand.uniform(0.5, 4.0))
    finally:
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (most, most))


ALONE: dict[str, Fault] = {
    "kill": partial(kill, by="live_tables"),
    "stop": stop,
    "pause": pause,
    "disk-full": fill_files,
    "clock": set_clock,
}
CLUSTER: dict[str, Fault] = {
    "kill-owner": partial(kill, by="live_tables"),
    "kill-edge": partial(kill, by="remote_visits"),
    "stop": stop,
    "pause": pause,
    "bus-restart": restart_bus,
    "store-restart": restart_store,
    "bus-cut": cut_bus,
    "disk-full": fill_disk,
    "read-only": forbid_writes,
    "clock": set_clock,
}


def kinds(house: House) -> dict[str, Fault]:
    return CLUSTER if isinstance(house, Cluster) else ALONE


def draw(house: House, rand: random.Random, count: int, only: Sequence[str] = ()) -> list[str]:
    """Every kind (of these) as often as any other, in an order that the seed says; it also says
    which come once more where the count does not divide evenly."""
    names = list(only or kinds(house))
    rounds, more = divmod(count, len(names))
    drawn = names * rounds + rand.sample(names, more)
    rand.shuffle(drawn)
    return drawn
