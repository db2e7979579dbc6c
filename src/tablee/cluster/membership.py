"""Who is there. Each process has a lease in a bucket whose keys expire, and says twice a second on
the bus that it is alive and how much it has to do."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from dataclasses import dataclass

from tablee.cluster.bus import LOST, Bucket, Bus
from tablee.cluster.messages import Alive, pack, unpack
from tablee.table.lobby import Lobby


@dataclass(frozen=True)
class Times:
    """In seconds."""

    lease: float = 2.5
    """Who has not renewed it for so long is taken for gone."""
    renew: float = 0.8
    beat: float = 0.5
    silent: float = 1.5
    """Who was not heard for so long may be gone: its lease is looked at."""
    patience: float = 2.0
    """Until what was sent must have been acknowledged."""
    share: float = 0.25
    """Between two tellings of what was taken from the limits."""


USUAL = Times()
LOOK = 0.05
"""Seconds between two looks at a lease that may have run out."""


class Peer:
    def __init__(self, alive: Alive, at: float) -> None:
        self.alive = alive
        self.at = at
        """When it was last heard, by `time.monotonic`."""


class Membership:
    """`lost` is called for each process that has gone silent; `cut` when we have been without a
    lease for longer than it lasts, and `back` when we have one again."""

    def __init__(self, bus: Bus, lobby: Lobby, rules: dict[str, int], times: Times) -> None:
        self.bus = bus
        self.me = lobby.services.process
        self.times = times
        self.peers: dict[str, Peer] = {}
        self.leaving = False
        self.connections: Callable[[], int] = lambda: 0
        self.crowds: Callable[[int], dict[str, int]] = lambda processes: {}
        self.lost: Callable[[str], None] = lambda process: None
        self.cut: Callable[[], None] = lambda: None
        self.back: Callable[[], None] = lambda: None
        self._lobby = lobby
        self._rules = rules
        self._leases: Bucket
        self._renewed = time.monotonic()
        self._cut_off = False
        self._bus_back = self._beaten = float("-inf")
        self._doubts: dict[str, asyncio.Task[None]] = {}

    async def start(self) -> None:
        self._leases = await self.bus.bucket("processes", self.times.lease)
        await self.bus.listen(self._hear, "alive")
        self.bus.came_back = self._came_back
        await self._renew()

    @property
    def cut_off(self) -> bool:
        """Others take us for gone."""
        return time.monotonic() - self._renewed > self.times.lease

    async def renew(self) -> None:
        """Every `times.renew`."""
        with contextlib.suppress(*LOST):
            await self._renew()
        if self.cut_off and not self._cut_off:
            self._cut_off = True
            self._lobby.services.report("cut-off")
            self.cut()

    async def _renew(self) -> None:
        began = time.monotonic()
        await self._leases.put(self.me, "")
        late = began - self._renewed > self.times.lease
        self._renewed = began
        if late:  # we were cut off, or stood still: others may have taken our tables
            self._cut_off = False
            self.back()

    async def end(self) -> None:
        """Nobody need wait for our lease to run out. A renewal that was cut short may be written
        all the same: only one more tells the last revision."""
        last = Alive(self.me, 0, 0, leaving=True, gone=True)
        self.bus.publish(pack(last), "alive")
        with contextlib.suppress(*LOST):
            await self._leases.erase(self.me, await self._leases.put(self.me, ""))

    # -- heartbeats ---------------------------------------------------------------------------

    def beat(self) -> None:
        """Every `times.beat`; and a look at who has gone silent."""
        tables, crowds = len(self._lobby.live), self.crowds(len(self.peers) + 1)
        alive = Alive(self.me, tables, self.connections(), self._rules, self.leaving, False, crowds)
        self.bus.publish(pack(alive), "alive")
        now = time.monotonic()
        if now - self._beaten > self.times.silent:  # we stood still, and may not have listened
            self._forgive()
        self._beaten = now
        if not self.bus.connected:
            return
        for process, peer in list(self.peers.items()):
            if now - peer.at > self.times.silent:
                del self.peers[process]
                self.lost(process)

    def _came_back(self) -> None:
        self._bus_back = time.monotonic()
        self._forgive()

    def _forgive(self) -> None:
        """Nobody is to blame that we have not heard them."""
        for peer in self.peers.values():
            peer.at = time.monotonic()

    def _hear(self, _: str, data: bytes) -> None:
        alive = unpack(data, Alive)
        if alive is None:
            self._lobby.services.counts["bus_ignored"] += 1
        elif alive.gone:
            if self.peers.pop(alive.process, None) is not None:
                self.lost(alive.process)
        elif alive.process != self.me:
            known = alive.process in self.peers
            self.peers[alive.process] = Peer(alive, time.monotonic())
            if not known:  # it need not wait to hear of us
                self.beat()

    def crowd(self, address: str) -> int:
        """Connections of an address at the others."""
        return sum(peer.alive.crowds.get(address, 0) for peer in self.peers.values())

    def hears(self, process: str) -> bool:
        return process in self.peers

    async def has_lease(self, process: str) -> bool:
        """After the bus was away, each process gets the time of one lease to renew its own before
        it is taken for gone: meanwhile nobody could."""
        if process == self.me or self.hears(process):
            return True
        if time.monotonic() - self._bus_back < self.times.lease:
            return bool(process)
        return await self._leases.get(process) is not None

    async def make_sure(self, process: str) -> None:
        """Until it is heard, or its lease has run out; however many wait for it, one looks."""
        task = self._doubts.get(process)
        if task is None:
            task = self._doubts[process] = asyncio.ensure_future(self._look_at(process))
            task.add_done_callback(lambda _: self._doubts.pop(process, None))
        await asyncio.shield(task)

    async def _look_at(self, process: str) -> None:
        await asyncio.sleep(LOOK)
        with contextlib.suppress(*LOST):
            while not self.hears(process) and await self.has_lease(process):  # noqa: ASYNC110
                await asyncio.sleep(LOOK)

    def with_newer_rules(self) -> str | None:
        """A process that can go on with tables which we must not touch any more."""
        for process, peer in self.peers.items():
            if any(version > self._rules.get(g, 0) for g, version in peer.alive.rules.items()):
                return process
        return None

    def least_busy(self, game: str) -> Peer | None:
        """Of the others, with rules of that game no older than ours."""
        ours = self._rules.get(game, 0)
        staying = [peer for peer in self.peers.values() if not peer.alive.leaving]
        able = [peer for peer in staying if peer.alive.rules.get(game, -1) >= ours]
        return min(able, key=lambda peer: peer.alive.tables, default=None)
