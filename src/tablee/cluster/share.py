"""What all processes share: rate limits per address, and the load of tables."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from tablee.cluster.membership import Membership
from tablee.cluster.messages import Spent, pack, unpack
from tablee.table.bucket import Buckets
from tablee.table.live.table import Table
from tablee.table.lobby import Lobby

SLACK, SOME = 1.2, 4
"""A process may have so many times the mean number of tables, and a few more, before any is
moved."""
AT_ONCE = 10
"""The most tables moved in one round."""


class SharedLimits:
    """Each process charges its own buckets with what the others have let through."""

    def __init__(self, members: Membership, limits: Mapping[str, Buckets], lobby: Lobby) -> None:
        self._members = members
        self._limits = limits
        self._counts = lobby.services.counts

    async def start(self) -> None:
        for buckets in self._limits.values():
            buckets.spent = {}
        await self._members.bus.listen(self._hear, "spent")

    def tell(self) -> None:
        """Broadcast what was charged here; called every `times.share`."""
        told = {}
        for name, buckets in self._limits.items():
            if buckets.spent:
                told[name], buckets.spent = buckets.spent, {}
        if told:
            self._members.bus.publish(pack(Spent(self._members.me, told)), "spent")

    def _hear(self, _: str, data: bytes) -> None:
        spent = unpack(data, Spent)
        if spent is None:
            self._counts["bus_ignored"] += 1
        elif spent.process != self._members.me:
            self._counts["limits_shared"] += 1
            for name, costs in spent.spent.items():
                if name in self._limits:
                    for address, cost in costs.items():
                        self._limits[name].charge(address, cost)


class SharedTables:
    """Balances tables: a process with many more than the others hands some over."""

    def __init__(self, members: Membership, lobby: Lobby) -> None:
        self._members = members
        self._lobby = lobby

    async def even_out(self) -> None:
        """Hand tables over if we have too many; called every second or so."""
        peers = [peer.alive.tables for peer in self._members.peers.values()]
        mine = len(self._lobby.live)
        mean = (mine + sum(peers)) / (len(peers) + 1)
        if mine > SLACK * mean + SOME:
            tables = list(self._lobby.live.values())
            await self._hand_over(tables[: min(AT_ONCE, int(mine - mean))])

    async def hand_over_all(self) -> None:
        """Hand all tables over before we stop."""
        await self._hand_over(list(self._lobby.live.values()))

    async def _hand_over(self, tables: list[Table]) -> None:
        moves = []
        for table in tables:
            peer = self._members.least_busy(table.logged.row.game)
            if table.idle:
                self._lobby.put_to_sleep(table)
            elif peer is not None:
                peer.alive.tables += 1
                moves.append(self._lobby.hand_over(table, peer.alive.process))
        await asyncio.gather(*moves)
