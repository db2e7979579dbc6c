"""Which processes are alive. Each has a lease, a key that expires, and twice a second broadcasts a
heartbeat with its load."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable

from tablee.cluster.bus import LOST, Bus, KeyBucket
from tablee.cluster.messages import Alive, pack, unpack
from tablee.cluster.times import Times
from tablee.table.errors import TableFault
from tablee.table.lobby import Lobby

LOOK = 0.05
"""Seconds between two checks of a lease that may have expired."""


class Peer:
    def __init__(self, alive: Alive, at: float) -> None:
        self.alive = alive
        self.at = at
        """When its last heartbeat came, by `time.monotonic`."""


async def open_leases(bus: Bus, times: Times) -> KeyBucket:
    return await bus.bucket("processes", times.lease)


class Membership:
    """`lost` is called for each process that is gone; `cut` when we have been without a lease for
    longer than it lasts, and `back` when we have one again."""

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
        self._leases: KeyBucket
        self._renewed = time.monotonic()
        self._cut_off = False
        self._bus_back = self._beaten = float("-inf")
        self._doubts: dict[str, asyncio.Task[None]] = {}

    async def start(self) -> None:
        self._leases = await open_leases(self.bus, self.times)
        await self.bus.listen(self._hear, "alive")
        self.bus.came_back = self._came_back
        await self._renew()

    @property
    def cut_off(self) -> bool:
        """Whether the others take us for gone."""
        return time.monotonic() - self._renewed > self.times.lease

    async def renew(self) -> None:
        """Renew our lease; called every `times.renew`."""
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
        if late:  # we were cut off, or hung: others may have taken our tables
            self._cut_off = False
            self.back()

    async def end(self) -> None:
        """Delete our lease, so that nobody waits until it expires. A renewal that was cut short may
        have been written: only one more renewal tells the last revision."""
        last = Alive(self.me, 0, 0, leaving=True, gone=True)
        self.bus.publish(pack(last), "alive")
        with contextlib.suppress(*LOST):
            await self._leases.erase(self.me, await self._leases.put(self.me, ""))

    # -- heartbeats ---------------------------------------------------------------------------

    def beat(self) -> None:
        """Send a heartbeat, and check for silent processes; called every `times.beat`."""
        tables, crowds = len(self._lobby.live), self.crowds(len(self.peers) + 1)
        alive = Alive(self.me, tables, self.connections(), self._rules, self.leaving, False, crowds)
        self.bus.publish(pack(alive), "alive")
        now = time.monotonic()
        if now - self._beaten > self.times.silent:  # we hung, and may have missed heartbeats
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
        """Restart the timeouts of all peers, as it was we who missed their heartbeats."""
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
            if not known:  # so that it learns of us at once
                self.beat()

    def crowd(self, address: str) -> int:
        """The number of connections from an address at the other processes."""
        return sum(peer.alive.crowds.get(address, 0) for peer in self.peers.values())

    def hears(self, process: str) -> bool:
        return process in self.peers

    async def has_lease(self, process: str) -> bool:
        """Whether the process has a lease. After an outage of the bus, each process is given the
        time of one lease to renew its own, as nobody could meanwhile."""
        if process == self.me or self.hears(process):
            return True
        if time.monotonic() - self._bus_back < self.times.lease:
            return bool(process)
        return await self._leases.get(process) is not None

    async def make_sure(self, process: str) -> None:
        """Wait until the process is heard, or its lease has expired; one task checks for all
        waiters."""
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

    def with_rules_for(self, refused: TableFault) -> str | None:
        """If our own rules are too old for a table: a process whose rules of that game are not."""
        if refused.code != "newer-rules":
            return None
        game, version = str(refused.fault.args["game"]), int(refused.fault.args["version"])
        able = (p for p, peer in self.peers.items() if peer.alive.rules.get(game, 0) >= version)
        return next(able, None)

    def least_busy(self, game: str) -> Peer | None:
        """The least busy other process whose rules of that game are no older than ours."""
        ours = self._rules.get(game, 0)
        staying = [peer for peer in self.peers.values() if not peer.alive.leaving]
        able = [peer for peer in staying if peer.alive.rules.get(game, -1) >= ours]
        return min(able, key=lambda peer: peer.alive.tables, default=None)
