"""The WebSocket of a table, `/ws/{table}`: who may connect, what is a message, what is a fault.

Every wrong input has its own fault, told to the one who sent it; nothing is written for it, and
nobody else notices.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from functools import partial
from typing import Any, Protocol

import msgspec

from tablee.server.door.addresses import visitor
from tablee.server.door.guard import Guard
from tablee.server.limits import LEAST_COST, Bucket, Buckets, cost_of, too_deep
from tablee.server.line import EXTENSION, HANG_UP
from tablee.server.logs import LOGGER
from tablee.table.errors import TableFault
from tablee.table.live.table import Table
from tablee.table.live.viewer import encode
from tablee.table.lobby import Lobby
from tablee.table.tokens import Claim
from tablee.wire import messages as wire
from tablee.wire.door import Knock

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

PREFIX = "/ws/"
MOST_DROPPED = 200
"""Messages over the limit of speed, one after the other, before the connection is closed."""
MOST_EARLY = 100
"""Messages that may wait while the table is woken."""

_decode = msgspec.json.Decoder(wire.ClientMessage).decode


class Wire(Protocol):
    """The far end: `line.Line`, or a test's."""

    def tell(self, text: bytes) -> None: ...

    def hang_up(self) -> None: ...


class Connection:
    """One browser tab at one table: a `Screen` of the table."""

    __slots__ = (
        "_closed", "_early", "_hub", "_line", "address", "bucket", "dropped", "seat", "table",
        "waiting", "where", "words",
    )  # fmt: skip

    def __init__(self, hub: Hub, line: Wire, where: str, address: str) -> None:
        limits = hub.limits
        self.where = where
        self.address = address
        self.table: Table | None = None
        self.seat: int | None = None
        self.words = ""
        self.bucket = Bucket(hub.clock, limits.messages_per_second, limits.message_burst)
        self.dropped = 0
        until = hub.clock.now() + limits.join_seconds * 1000
        self.waiting = hub.clock.call_at(until, self.never_joined)
        self._hub = hub
        self._line = line
        self._closed = False
        self._early: list[wire.ClientMessage] | None = None

    # -- what the table uses ------------------------------------------------------------------

    def send(self, text: bytes) -> None:
        if not self._closed:
            self._line.tell(text)

    def move(self, table: Table) -> None:
        self.table = table

    def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._line.hang_up()

    # -- messages -----------------------------------------------------------------------------

    def take(self, text: bytes | None) -> None:
        """One message of the client (None: a binary one).

        The faults that are told and counted here are those of the connection: what is no message,
        a join that fails. What is wrong with a move is told and counted by the table, in its turn:
        after what has happened before it is on disk.
        """
        if self._closed:
            return
        self._hub.counts["messages"] += 1
        try:
            message = self._read(text)
            if self._early is not None:
                self._wait(message)
            else:
                self._handle(message)
        except TableFault as wrong:
            self.fault(wrong.fault)

    def _read(self, text: bytes | None) -> wire.ClientMessage:
        """The message, or the fault that it is."""
        self._pay(LEAST_COST)
        if text is None:
            raise TableFault("malformed", why="binary")
        if len(text) > self._hub.limits.message_bytes:
            raise TableFault("too-big", fatal=True, most=self._hub.limits.message_bytes)
        try:
            message: wire.ClientMessage = _decode(text)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            raise TableFault("malformed", why=str(error)[:100]) from None
        if isinstance(message, wire.Answer) and too_deep(message.choice):
            raise TableFault("malformed", why="too deep")
        self._pay(cost_of(type(message)) - LEAST_COST)
        self.dropped = 0
        return message

    def _pay(self, cost: float) -> None:
        """From the bucket of the connection, and from that of its address."""
        if cost and not (self.bucket.take(cost) and self._hub.senders.take(self.address, cost)):
            self.dropped += 1
            raise TableFault("too-fast", fatal=self.dropped > MOST_DROPPED)

    def _handle(self, message: wire.ClientMessage) -> None:
        if isinstance(message, wire.Ping):
            self.send(encode(self._pong(message)))
        elif isinstance(message, wire.Join):
            self._join(message)
        elif self.table is None:
            raise TableFault("not-joined")
        elif isinstance(message, Knock):
            self._knock(self.table, message)
        else:
            self.table.handle(self, self.seat, message)

    def _pong(self, ping: wire.Ping) -> wire.Pong:
        if self.table is not None and self.seat is not None:
            return self.table.ping(self, ping)
        return wire.Pong(ping.at, self._hub.clock.now())

    # -- joining ------------------------------------------------------------------------------

    def _join(self, join: wire.Join) -> None:
        """Sit down, or watch. A second join begins afresh, with the same or another token."""
        self.waiting.cancel()
        if self._hub.leaving:
            raise TableFault("shutting-down", fatal=True)
        if not self._hub.joins.take(self.address):
            raise TableFault("too-fast", per_minute=self._hub.limits.joins_per_minute)
        self.leave()
        claim = self._hub.lobby.claim(self.where, join.token)
        table = self._hub.lobby.live.get(self.where)
        if table is not None and (not join.words or table.speaks(join.words)):
            self._enter(table, claim, join)
        else:
            self._early = []
            self._hub.spawn(self._wake(claim, join))

    async def _wake(self, claim: Claim | None, join: wire.Join) -> None:
        """The table sleeps on disk, or has yet to read its texts; what is said meanwhile is heard
        when it is awake."""
        try:
            table = await self._hub.lobby.open(self.where, join.words)
        except TableFault as wrong:
            self._early = None
            self.fault(wrong.fault)
            return
        except Exception:
            LOGGER.exception("bug", extra={"fields": {"table": self.where}})
            self._early = None
            self.fault(wire.Fault("internal", fatal=True))
            return
        early, self._early = self._early or [], None
        if self._closed:
            return
        self._try(partial(self._enter, table, claim, join))
        for message in early:
            if not self._closed:
                self._try(partial(self._handle, message))

    def _try(self, work: Callable[[], None]) -> None:
        try:
            work()
        except TableFault as wrong:
            self.fault(wrong.fault)

    def _wait(self, message: wire.ClientMessage) -> None:
        assert self._early is not None
        if len(self._early) >= MOST_EARLY:
            raise TableFault("too-fast", fatal=True)
        self._early.append(message)

    def _enter(self, table: Table, claim: Claim | None, join: wire.Join) -> None:
        """A token that has grown old is replaced by a fresh one as it is used."""
        seat = table.logged.invitation.admit(claim, join.code)
        fresh = table.token(claim.seat) if claim is not None and claim.old else ""
        self.table, self.seat = table, seat
        self.words = table.spoken(join.words) if join.words else ""
        table.join(self, seat, join, fresh)
        self._hub.counts["joins"] += 1

    def _knock(self, table: Table, knock: Knock) -> None:
        """Somebody who watches would like to sit down."""
        if self.seat is not None:
            raise TableFault("not-your-seat")
        if table.stream.dead:
            raise TableFault("storage")
        if not self._hub.knocks.take(self.address):
            raise TableFault("too-fast", per_minute=self._hub.limits.knocks_per_minute)
        table.door.knock(self, knock, self.address)

    def leave(self) -> None:
        if self.table is not None:
            self.table.leave(self, self.seat)
            self.table = None

    def fault(self, fault: wire.Fault) -> None:
        self._hub.counts[f"fault:{fault.code}"] += 1
        self.send(encode(fault))
        if fault.fatal:
            self.close()

    def never_joined(self) -> None:
        self._hub.guard.turned_away("join_seconds")
        self.fault(wire.Fault("not-joined", fatal=True))

    def gone(self) -> None:
        self.waiting.cancel()
        self._closed = True
        self.leave()


class Hub:
    """All connections of a server."""

    def __init__(self, lobby: Lobby, guard: Guard) -> None:
        self.lobby = lobby
        self.guard = guard
        self.limits = limits = guard.limits
        self.clock = lobby.services.clock
        self.counts = lobby.services.counts
        self.connections: set[Connection] = set()
        self.addresses: Counter[str] = Counter()
        self.joins = Buckets(self.clock, limits.joins_per_minute)
        self.knocks = Buckets(self.clock, limits.knocks_per_minute)
        together = limits.address_messages_per_second
        self.senders = Buckets(self.clock, together, 1, most=2 * together)
        self.leaving = False
        self._tasks: set[asyncio.Task[None]] = set()

    async def serve(self, scope: Message, receive: Receive, send: Send) -> None:
        """One WebSocket, from the handshake to the end."""
        await receive()  # websocket.connect
        if not scope["path"].startswith(PREFIX):
            await send({"type": "websocket.close"})
            return
        await send({"type": "websocket.accept"})
        address = visitor(scope)
        line = scope["extensions"][EXTENSION]
        connection = self.admit(line, scope["path"][len(PREFIX) :], address)
        line.listen(connection.take, self.limits.outbox_bytes, self.guard.frames_from(address))
        try:
            await listen(connection, receive, send)
        finally:
            line.heard = None
            self.dismiss(connection)

    def admit(self, line: Wire, where: str, address: str) -> Connection:
        """A connection; already told to go if there is no room for it."""
        connection = Connection(self, line, where, address)
        crowd, limits = self.addresses[address], self.limits
        self.connections.add(connection)
        self.addresses[address] += 1
        if self.leaving:
            connection.fault(wire.Fault("shutting-down", fatal=True))
        elif len(self.connections) > limits.connections or crowd >= limits.connections_per_address:
            connection.fault(wire.Fault("full", fatal=True))
        return connection

    def dismiss(self, connection: Connection) -> None:
        address = connection.address
        connection.gone()
        self.connections.discard(connection)
        self.addresses[address] -= 1
        if not self.addresses[address]:
            del self.addresses[address]

    def spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def farewell(self) -> None:
        """Nobody is left wondering: they are told, then their connections are closed."""
        self.leaving = True
        for connection in list(self.connections):
            connection.fault(wire.Fault("shutting-down", fatal=True))


async def listen(connection: Connection, receive: Receive, send: Send) -> None:
    """What does not come over the direct line: binary messages, and the end."""
    while True:
        event = await receive()
        if event["type"] == "websocket.disconnect":
            return
        if event["type"] == HANG_UP:
            await send({"type": "websocket.close", "code": 1000})
        else:
            text = event.get("text")
            connection.take(None if text is None else text.encode())
