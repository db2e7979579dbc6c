"""One process of a cluster: joins it, serves with it, leaves it in order."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Mapping

import tablee
from tablee.cluster.bus import LOST, Bus
from tablee.cluster.clock import EVERY, MEASURED, StoreClock
from tablee.cluster.edge import Edge
from tablee.cluster.forward import ForwardingDesk
from tablee.cluster.guests import Guests
from tablee.cluster.membership import Membership, open_leases
from tablee.cluster.messages import Batch, unpack
from tablee.cluster.owners import KeyOwners, open_owners
from tablee.cluster.rooms import Rooms
from tablee.cluster.share import SharedLimits, SharedTables
from tablee.cluster.times import USUAL, Times
from tablee.table.bucket import Buckets
from tablee.table.lobby import Lobby

PATIENCE = 10.0
"""Seconds for handing over all our tables."""
EVEN = 2.0
"""Seconds between two checks of the balance of tables."""


async def open_buckets(bus: Bus, times: Times = USUAL) -> None:
    """Make those that are missing; only so is it seen whether this user may."""
    await open_leases(bus, times)
    await open_owners(bus)


class Node:
    def __init__(
        self, bus: Bus, lobby: Lobby, limits: Mapping[str, Buckets], times: Times = USUAL
    ) -> None:
        """If the services' clock is a `StoreClock`, it is kept in step."""
        rules = {name: game.version for name, game in tablee.games().items()}
        self.bus = bus
        self.lobby = lobby
        self.times = times
        self.members = Membership(bus, lobby, rules, times)
        self.owners = KeyOwners(self.members, lobby)
        self.edge = Edge(bus, lobby, times.patience)
        self.guests = Guests(bus, lobby, times.patience)
        self.rooms = Rooms(lobby, self.members, self.edge)
        self.desk = ForwardingDesk(lobby, self.members)
        self.limits = SharedLimits(self.members, limits, lobby)
        self.tables = SharedTables(self.members, lobby)
        self._tasks: list[asyncio.Task[None]] = []
        self._ended = False

    async def start(self) -> None:
        members, times = self.members, self.times
        members.lost = self._lose
        members.cut = self.edge.close
        members.back = lambda: self.lobby.spawn(self.owners.look())
        await members.start()
        await self.owners.start()
        self.lobby.owners = self.owners
        self.lobby.services.shared = True
        await self.bus.listen(self._hear, "to", members.me, "*")
        await self.desk.start()
        await self.limits.start()
        self._gauge()
        members.beat()
        self._every(times.beat, later(members.beat))
        self._every(times.renew, members.renew)
        self._every(times.share, later(self.limits.tell))
        self._every(EVEN, self.tables.even_out)
        clock = self.lobby.services.clock
        if isinstance(clock, StoreClock):
            self._every(EVERY, later(clock.follow))
            self._every(MEASURED, clock.measure)
            self.lobby.services.gauges["clock_offset_ms"] = lambda: float(clock.offset)

    async def leave(self) -> None:
        """Hand our tables over to the others, then end our membership."""
        self.members.leaving = True
        self.members.beat()
        with contextlib.suppress(TimeoutError):  # do not wait for an unreachable store
            await asyncio.wait_for(self.tables.hand_over_all(), PATIENCE)

    async def close(self) -> None:
        self._ended = True
        for task in self._tasks:
            task.cancel()
        if self._tasks:  # with a timeout: the NATS client may swallow a cancellation
            await asyncio.wait(self._tasks, timeout=PATIENCE)
        await self.members.end()
        await self.bus.close()

    @property
    def well(self) -> bool:
        return not self.members.cut_off

    def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        async def run() -> None:
            while not self._ended:
                await asyncio.sleep(seconds)
                try:
                    await work()
                except LOST:  # the bus is unreachable; retry
                    continue

        self._tasks.append(asyncio.ensure_future(run()))

    def _hear(self, process: str, data: bytes) -> None:
        batch = unpack(data, Batch)
        if batch is None or process == self.members.me:
            known = False
        elif batch.by_edge:
            known = self.guests.hear(process, batch)
        else:
            known = self.edge.hear(process, batch)
        if not known:
            self.lobby.services.counts["bus_ignored"] += 1

    def _lose(self, process: str) -> None:
        self.edge.lose(process)
        self.guests.lose(process)

    def _gauge(self) -> None:
        self.lobby.services.gauges.update(
            bus_connected=lambda: float(self.bus.connected),
            processes=lambda: 1.0 + len(self.members.peers),
            guests=lambda: float(self.guests.count),
            remote_visits=lambda: float(self.edge.visits),
        )


def later(work: Callable[[], None]) -> Callable[[], Awaitable[None]]:
    async def run() -> None:
        work()

    return run
