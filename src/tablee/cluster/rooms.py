"""Finds the table of a connection: here, or at the process that owns it."""

from __future__ import annotations

import time
from collections.abc import Coroutine
from typing import Any

from tablee.cluster.edge import Edge
from tablee.cluster.membership import Membership
from tablee.table.errors import Elsewhere, TableFault
from tablee.table.live.visit import Place
from tablee.table.lobby import Lobby
from tablee.table.seats.tokens import Claim

LONGEST = 10.0
"""Seconds to wait for an owner that is not heard: its lease expires sooner."""


class Rooms:
    def __init__(self, lobby: Lobby, members: Membership, edge: Edge) -> None:
        self._lobby = lobby
        self._members = members
        self._edge = edge

    def now(self) -> int:
        return self._lobby.now()

    def claim(self, where: str, token: str) -> Claim | None:
        return self._lobby.claim(where, token)

    def find(self, where: str, words: str) -> Place | None:
        return self._lobby.find(where, words)

    async def open(self, where: str, words: str = "") -> Place:
        until = time.monotonic() + LONGEST
        while time.monotonic() < until:
            try:
                return await self._lobby.open(where, words)
            except Elsewhere as elsewhere:
                if self._members.hears(elsewhere.process):
                    return self._edge.place(elsewhere.process, where)
                await self._members.make_sure(elsewhere.process)
            except TableFault as wrong:
                newer = self._members.with_rules_for(wrong)
                if newer is None:
                    raise
                return self._edge.place(newer, where)
        raise TableFault("shutting-down", fatal=True)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self._lobby.spawn(work)

    def report_bug(self, where: str, trace: str) -> None:
        self._lobby.report_bug(where, trace)
