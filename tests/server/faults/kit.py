"""How a client provokes a fault, and the list of all functions that do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from tablee.wire import messages as wire

from ..kit import House, Tab

Check = Callable[[House, dict[str, Any]], Awaitable[Any]]
CHECKS: dict[str, list[Check]] = {}


def provokes(code: str) -> Callable[[Check], Check]:
    def keep(check: Check) -> Check:
        CHECKS.setdefault(code, []).append(check)
        return check

    return keep


async def said(house: House, made: Any, message: Any, seat: int | None = 0) -> wire.Fault:
    """The server's reply to one message of a client that has joined."""
    token = "" if seat is None else made["tokens"][str(seat)]
    async with house.join(made["table"]["id"], token) as tab:
        return await tab.ask(message, wire.Fault)


async def knocked(house: House, where: str, message: Any) -> wire.Fault:
    """The server's reply to the first message of a connection."""
    async with house.ws(where) as socket:
        return await Tab(socket).ask(message, wire.Fault)


async def posted(house: House, path: str, body: Any) -> wire.Fault:
    content = body if isinstance(body, bytes) else msgspec.json.encode(body)
    reply = await house.http.post(f"/api{path}", content=content)
    return read(reply)


async def got(house: House, path: str) -> wire.Fault:
    return read(await house.http.get(f"/api{path}"))


def read(reply: Any) -> wire.Fault:
    assert reply.status_code >= 400
    return msgspec.json.decode(reply.content, type=wire.Fault)


async def finish(house: House) -> Any:
    made = await house.make()
    table = await house.app.lobby.open(made["table"]["id"])
    for seat, cell in ((0, 0), (1, 3), (0, 1), (1, 4), (0, 2)):
        table.play(seat, cell)
    await table.settled()
    return made
