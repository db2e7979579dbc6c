"""Which process owns which table: a key in a bucket of NATS, changed by compare-and-set.

It only says where to look. What prevents two processes from writing to one log is the fence in the
store (`Stream.fence`), even if NATS loses all its data.
"""

from __future__ import annotations

import contextlib
import re

from tablee.cluster.bus import LOST, Bus, KeyBucket
from tablee.cluster.membership import Membership
from tablee.cluster.messages import Taken, pack, unpack
from tablee.table.errors import Elsewhere, TableFault
from tablee.table.lobby import Lobby

TABLE = re.compile("[0-9A-Za-z]{1,40}")
TRIES = 20


async def open_owners(bus: Bus) -> KeyBucket:
    return await bus.bucket("owners")


class KeyOwners:
    def __init__(self, members: Membership, lobby: Lobby) -> None:
        self._members = members
        self._lobby = lobby
        self._keys: KeyBucket
        self._revisions: dict[str, int] = {}
        """The revisions of our tables' keys."""

    async def start(self) -> None:
        self._keys = await open_owners(self._members.bus)
        await self._members.bus.listen(self._hear, "taken")

    async def take(self, table: str) -> None:
        if not TABLE.fullmatch(table):
            raise TableFault("no-such-table", fatal=True)
        try:
            if self._members.leaving:
                raise Elsewhere(await self._find(table))
            await self._take(table)
        except LOST:  # another process may reach the bus
            raise TableFault("shutting-down", fatal=True) from None

    async def _take(self, table: str) -> None:
        me, revision, gone = self._members.me, 0, False
        for _ in range(TRIES):
            taken = await self._keys.swap(table, me, revision)
            if taken is not None:
                self._revisions[table] = taken
                if gone:
                    self._count(table)
                return
            entry = await self._keys.get(table)
            revision = 0 if entry is None else entry.revision
            if entry is None or entry.value == me:
                continue
            if await self._members.has_lease(entry.value):
                raise Elsewhere(entry.value)
            gone = True
        raise TableFault("shutting-down", fatal=True)

    async def _find(self, table: str) -> str:
        """The process that owns it; "": none is known."""
        entry = await self._keys.get(table)
        return "" if entry is None or entry.value == self._members.me else entry.value

    def _count(self, table: str) -> None:
        """Count a table taken over: its owner is gone, or hangs without knowing it."""
        self._lobby.services.counts["tables_taken"] += 1
        self._lobby.services.report("table-taken", table=table)
        self._members.bus.publish(pack(Taken(table, self._members.me)), "taken")

    async def give(self, table: str, process: str) -> None:
        with contextlib.suppress(*LOST):  # our lease expires, and the next to open it takes it
            await self._keys.swap(table, process, self._revisions.pop(table, 0))

    def release(self, table: str) -> None:
        revision = self._revisions.pop(table, None)
        if revision is not None:
            self._lobby.spawn(self._erase(table, revision))

    async def _erase(self, table: str, revision: int) -> None:
        with contextlib.suppress(*LOST):
            await self._keys.erase(table, revision)

    async def look(self) -> None:
        """After we were cut off: drop those of our tables that others have taken."""
        try:
            for table in list(self._lobby.live):
                try:
                    await self._take(table)
                except Elsewhere:
                    self._drop(table)
        except LOST:
            pass

    def _hear(self, _: str, data: bytes) -> None:
        taken = unpack(data, Taken)
        if taken is None:
            self._lobby.services.counts["bus_ignored"] += 1
        elif taken.process != self._members.me:
            self._drop(taken.table)

    def _drop(self, table: str) -> None:
        self._revisions.pop(table, None)
        self._lobby.drop(table)
