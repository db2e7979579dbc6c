"""HTTP requests about a table that another process owns: forwarded over the bus."""

from __future__ import annotations

import time
import traceback
from typing import Any

import msgspec

from tablee.cluster.membership import Membership
from tablee.cluster.messages import Answered, pack, unpack
from tablee.table.desk import Desk, Find, Look, LookBack, Request, Show
from tablee.table.errors import Elsewhere, TableFault
from tablee.table.lobby import Lobby
from tablee.wire import messages as wire

PATIENCE = 5.0
"""Seconds for an owner to answer: it may have to replay a long game."""
LONGEST = 10.0
"""Seconds for which an owner is looked for."""


class ForwardingDesk(Desk):
    def __init__(self, lobby: Lobby, members: Membership) -> None:
        super().__init__(lobby)
        self._members = members

    async def start(self) -> None:
        await self._members.bus.answer(self._asked, "ask", self._members.me)

    async def answer(self, request: Request) -> Any:
        if isinstance(request, Find):
            return await self._find(request)
        until = time.monotonic() + LONGEST
        while time.monotonic() < until:
            try:
                return await super().answer(request)
            except Elsewhere as elsewhere:
                process = elsewhere.process
            except TableFault as wrong:
                newer = self._members.with_rules_for(wrong)
                if newer is None:
                    raise
                process = newer
            answered = await self._ask(process, request)
            if answered is None:
                if not isinstance(
                    request, Show | Look | LookBack
                ):  # it may have happened: no retry
                    break
            elif answered.fault is not None:
                raise TableFault(answered.fault.code, **answered.fault.args)
            elif not answered.elsewhere:
                return msgspec.Raw(answered.body)
            await self._members.make_sure(process)
        raise TableFault("shutting-down")

    async def _find(self, request: Find) -> Any:
        """Find the table of a code: here, or at the process that knows it."""
        try:
            return await super().answer(request)
        except TableFault:
            for process in list(self._members.peers):
                answered = await self._ask(process, request)
                if answered is not None and answered.body:
                    return msgspec.Raw(answered.body)
            raise

    async def _ask(self, process: str, request: Request) -> Answered | None:
        """None: no answer, or none that can be decoded."""
        if not self._members.hears(process):
            return Answered(elsewhere=True)
        bus = self._members.bus
        data = await bus.request(pack(request), PATIENCE, "ask", process)
        return None if data is None else unpack(data, Answered)

    async def _asked(self, data: bytes) -> bytes:
        request: Request | None = unpack(data, Request)  # type: ignore[arg-type]
        if request is None:
            self._lobby.services.counts["bus_ignored"] += 1
            return pack(Answered(fault=wire.Fault("malformed")))
        try:
            made = await super().answer(request)
            return pack(Answered(msgspec.json.encode(made)))
        except Elsewhere:
            return pack(Answered(elsewhere=True))
        except TableFault as wrong:
            return pack(Answered(fault=wrong.fault))
        except Exception:
            self._lobby.report_bug(request.table, traceback.format_exc())
            return pack(Answered(fault=wire.Fault("internal")))
