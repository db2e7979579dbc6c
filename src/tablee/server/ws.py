"""The WebSocket of a table, `/ws/{table}`, written straight on ASGI: it is the hot path.

A connection has one task that reads and one that writes. What the table sends goes into an
outbox and never waits; a reader too slow for its outbox is cut off, the others notice nothing.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from tablee.server.limits import Bucket, Limits
from tablee.table import wire
from tablee.table.errors import TableFault
from tablee.table.eyes import encode
from tablee.table.lobby import Lobby
from tablee.table.table import Table

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

PREFIX = "/ws/"
DEEPEST = 4
"""Lists within lists in a choice: no game goes deeper."""
MOST_DROPPED = 200
"""Messages over the limit of speed, one after the other, before the connection is closed."""

_decode = msgspec.json.Decoder(wire.ClientMessage).decode


class Connection:
    """One browser tab at one table: a `Screen` of the table."""

    __slots__ = (
        "_abort", "_closing", "_limits", "_outbox", "_send", "_wake", "_weight", "bucket",
        "dropped", "seat", "table", "table_id",
    )  # fmt: skip

    def __init__(
        self,
        table_id: str,
        send: Send,
        abort: Callable[[], None],
        limits: Limits,
        bucket: Bucket,
    ) -> None:
        self.table_id = table_id
        self.table: Table | None = None
        self.seat: int | None = None
        self.bucket = bucket
        self.dropped = 0
        self._send = send
        self._abort = abort
        self._limits = limits
        self._outbox: deque[str] = deque()
        self._weight = 0
        self._closing = False
        self._wake: asyncio.Future[None] | None = None

    # -- what the table uses ------------------------------------------------------------------

    def send(self, text: str) -> None:
        if self._closing:
            return
        self._outbox.append(text)
        self._weight += len(text)
        if self._weight > self._limits.outbox_bytes:
            self.cut()
        else:
            self._rouse()

    def move(self, table: Table) -> None:
        self.table = table

    def close(self) -> None:
        self._closing = True
        self._rouse()

    # -- what the server uses -----------------------------------------------------------------

    def fault(self, fault: wire.Fault) -> None:
        self.send(encode(fault))
        if fault.fatal:
            self.close()

    def cut(self) -> None:
        """Too slow: what waits is dropped, and so is the connection."""
        self._closing = True
        self._outbox.clear()
        self._abort()
        self._rouse()

    def leave(self) -> None:
        if self.table is not None:
            self.table.leave(self, self.seat)
            self.table = None

    def _rouse(self) -> None:
        wake = self._wake
        self._wake = None
        if wake is not None and not wake.done():  # cancelled: the connection is just ending
            wake.set_result(None)

    async def pump(self) -> None:
        """Write what is in the outbox, for as long as the connection lives."""
        loop = asyncio.get_running_loop()
        send, outbox = self._send, self._outbox
        while True:
            while outbox:
                text = outbox.popleft()
                self._weight -= len(text)
                await send({"type": "websocket.send", "text": text})
            if self._closing:
                await send({"type": "websocket.close", "code": 1000})
                return
            self._wake = loop.create_future()
            await self._wake


class Hub:
    """All connections of a server."""

    def __init__(self, lobby: Lobby, limits: Limits) -> None:
        self.lobby = lobby
        self.limits = limits
        self.connections: dict[Connection, asyncio.Task[None]] = {}
        self.addresses: Counter[str] = Counter()
        self.leaving = False
        self._counts = lobby.services.counts

    async def serve(self, scope: Message, receive: Receive, send: Send) -> None:
        """One WebSocket, from the handshake to the end."""
        await receive()  # websocket.connect
        if not scope["path"].startswith(PREFIX):
            await send({"type": "websocket.close"})
            return
        await send({"type": "websocket.accept"})
        address = scope["client"][0] if scope.get("client") else ""
        connection = self._admit(scope, send, address)
        pump = asyncio.ensure_future(connection.pump())
        self.connections[connection] = pump
        self.addresses[address] += 1
        try:
            await self._listen(connection, receive)
        finally:
            connection.leave()
            del self.connections[connection]
            self._forget(address)
            pump.cancel()
            await asyncio.gather(pump, return_exceptions=True)

    def _admit(self, scope: Message, send: Send, address: str) -> Connection:
        """A connection; with its farewell already in it if there is no room."""
        limits, clock = self.limits, self.lobby.services.clock
        bucket = Bucket(clock, limits.messages_per_second, limits.message_burst)
        abort = scope.get("extensions", {}).get("tablee.abort", _nothing)
        table_id = scope["path"][len(PREFIX) :]
        connection = Connection(table_id, send, abort, limits, bucket)
        if self.leaving:
            self._fault(connection, wire.Fault("shutting-down", fatal=True))
        elif (
            len(self.connections) >= limits.connections
            or self.addresses[address] >= limits.connections_per_address
        ):
            self._fault(connection, wire.Fault("full", fatal=True))
        return connection

    def _forget(self, address: str) -> None:
        self.addresses[address] -= 1
        if not self.addresses[address]:
            del self.addresses[address]

    async def _listen(self, connection: Connection, receive: Receive) -> None:
        counts = self._counts
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            counts["messages"] += 1
            try:
                message = self._read(connection, event)
                if isinstance(message, wire.Ping):
                    connection.send(encode(wire.Pong(message.at)))
                elif isinstance(message, wire.Join):
                    await self._join(connection, message)
                elif connection.table is None:
                    raise TableFault("not-joined")
                else:
                    connection.table.handle(connection, connection.seat, message)
            except TableFault as wrong:
                self._fault(connection, wrong.fault)

    def _read(self, connection: Connection, event: Message) -> wire.ClientMessage:
        """The message, or the fault that it is."""
        if not connection.bucket.take():
            connection.dropped += 1
            raise TableFault("too-fast", fatal=connection.dropped > MOST_DROPPED)
        connection.dropped = 0
        text = event.get("text")
        if text is None:
            raise TableFault("malformed", why="binary")
        if len(text) > self.limits.message_bytes:
            raise TableFault("too-big", fatal=True, most=self.limits.message_bytes)
        try:
            message: wire.ClientMessage = _decode(text)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            raise TableFault("malformed", why=str(error)[:100]) from None
        if isinstance(message, wire.Answer) and too_deep(message.choice):
            raise TableFault("malformed", why="too deep")
        return message

    async def _join(self, connection: Connection, join: wire.Join) -> None:
        """Sit down, or watch. A second join begins afresh, with the same or another token."""
        if self.leaving:
            raise TableFault("shutting-down", fatal=True)
        connection.leave()
        seat = self.lobby.claim(connection.table_id, join.token)
        table = await self.lobby.open(connection.table_id)
        connection.table, connection.seat = table, seat
        table.join(connection, seat, join)
        self._counts["joins"] += 1

    def _fault(self, connection: Connection, fault: wire.Fault) -> None:
        self._counts[f"fault:{fault.code}"] += 1
        connection.fault(fault)

    async def farewell(self) -> None:
        """Tell everybody, and wait until they have been told."""
        self.leaving = True
        pumps = list(self.connections.values())
        for connection in list(self.connections):
            connection.fault(wire.Fault("shutting-down", fatal=True))
        if pumps:
            await asyncio.wait(pumps, timeout=2)


def too_deep(choice: Any, left: int = DEEPEST) -> bool:
    if not isinstance(choice, list):
        return False
    return left == 0 or any(too_deep(part, left - 1) for part in choice)


def _nothing() -> None:
    """Where the server cannot cut a connection, it closes it."""
