"""The WebSocket of a table, `/ws/{table}`: who may connect, what is a message, what is a fault.

Every wrong input is answered by a fault to its sender; nothing is written, and nobody else notices.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, NoReturn, Protocol

import msgspec

from tablee.server.gate.addresses import visitor
from tablee.server.gate.guard import Guard
from tablee.server.limits import COSTS, DEAR, LEAST_COST, Bucket, Buckets, too_deep
from tablee.server.line import EXTENSION, HANG_UP
from tablee.table.errors import TableFault
from tablee.table.live.table import Table
from tablee.table.live.viewer import encode
from tablee.table.live.visit import Heard, Rooms, Visit
from tablee.table.lobby import Lobby
from tablee.wire import messages as wire
from tablee.wire.door import Knock

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

PREFIX = "/ws/"
MOST_DROPPED = 200
"""Consecutive messages over the rate limit before the connection is closed."""

_decode = msgspec.json.Decoder(wire.ClientMessage).decode


class Wire(Protocol):
    """The transport: `line.Line`, or a test double."""

    def tell(self, text: bytes) -> None: ...

    def hang_up(self) -> None: ...


class Connection:
    """One browser tab at one table: a `Screen` of the table."""

    __slots__ = (
        "_closed", "_hub", "_line", "address", "bucket", "code", "deep", "dropped", "visit",
        "waiting", "words",
    )  # fmt: skip

    def __init__(self, hub: Hub, line: Wire, where: str, address: str) -> None:
        limits = hub.limits
        self.address = address
        self.code, self.words, self.deep = "", "", False
        self.bucket = Bucket(hub.clock, limits.messages_per_second, limits.message_burst)
        self.dropped = 0
        until = hub.clock.now() + limits.join_seconds * 1000
        self.waiting = hub.clock.call_at(until, self.never_joined)
        self._hub = hub
        self._line = line
        self._closed = False
        self.visit = Visit(hub.rooms, where, self)

    # -- what the table uses ------------------------------------------------------------------

    def send(self, text: bytes) -> None:
        if not self._closed:
            self._line.tell(text)

    def move(self, table: Table) -> None:
        self.visit.place = table

    def again(self, unheard: list[Heard]) -> None:
        self.visit.again(unheard)

    def moved(self, unheard: list[Heard]) -> None:
        """Never called: these rooms find every table, only guests are told to look elsewhere."""
        raise AssertionError

    def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._line.hang_up()

    # -- messages -----------------------------------------------------------------------------

    def take(self, text: bytes | None) -> None:
        """One message of the client (None: a binary one).

        Faults sent and counted here are those of the connection: what is no message, a join that
        fails. What is wrong with a move is sent and counted by the table, in order: after
        everything before it is on disk.
        """
        if self._closed:
            return
        self._hub.counts["messages"] += 1
        try:
            self._handle(self._read(text))
        except TableFault as wrong:
            self.fault(wrong.fault)

    def _read(self, text: bytes | None) -> wire.ClientMessage:
        """Decode the message, or raise a fault."""
        now = self._hub.clock.now()
        if not self.bucket.take(LEAST_COST, now):
            self._too_fast()
        if text is None:
            self._pay(LEAST_COST, now)
            raise TableFault("malformed", why="binary")
        if len(text) > self._hub.limits.message_bytes:
            raise TableFault("too-big", fatal=True, most=self._hub.limits.message_bytes)
        try:
            message: wire.ClientMessage = _decode(text)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            self._pay(LEAST_COST, now)
            raise TableFault("malformed", why=str(error)[:100]) from None
        if isinstance(message, wire.Answer) and too_deep(message.choice):
            raise TableFault("malformed", why="too deep")
        self._pay(COSTS.get(type(message), DEAR), now)
        self.dropped = 0
        return message

    def _pay(self, cost: float, now: int) -> None:
        """Charge the bucket of the connection, which has paid the least cost already; and that of
        its address."""
        if not self.bucket.take_more(cost - LEAST_COST):
            self._too_fast()
        if not self._hub.senders.take(self.address, cost, now):
            self._too_fast()

    def _too_fast(self) -> NoReturn:
        self.dropped += 1
        raise TableFault("too-fast", fatal=self.dropped > MOST_DROPPED)

    def _handle(self, message: wire.ClientMessage) -> None:
        traces = self._hub.traces
        if isinstance(message, wire.Ping):
            self.visit.ping(message)
        elif isinstance(message, wire.Join):
            self._join(message)
        elif isinstance(message, Knock) and not self._hub.knocks.take(self.address):
            raise TableFault("too-fast", per_minute=self._hub.limits.knocks_per_minute)
        elif traces is not None:
            kind = type(message).__name__.lower()
            with traces.span("edge", table=self.visit.where, message=kind):
                self.visit.handle(message)
        else:
            self.visit.handle(message)

    def _join(self, join: wire.Join) -> None:
        self.waiting.cancel()
        if self._hub.leaving:
            raise TableFault("shutting-down", fatal=True)
        if not self._hub.joins.take(self.address):
            raise TableFault("too-fast", per_minute=self._hub.limits.joins_per_minute)
        self.visit.enter(join)

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
        self.visit.leave()


class Hub:
    """All connections of a server."""

    def __init__(self, lobby: Lobby, guard: Guard) -> None:
        self.lobby = lobby
        self.rooms: Rooms = lobby
        """Finds tables; in a cluster, at other processes too."""
        self.guard = guard
        self.limits = limits = guard.limits
        self.clock = lobby.services.clock
        self.counts = lobby.services.counts
        self.traces = lobby.services.traces
        self.connections: set[Connection] = set()
        self.addresses: Counter[str] = Counter()
        self.joins = Buckets(self.clock, limits.joins_per_minute)
        self.knocks = Buckets(self.clock, limits.knocks_per_minute)
        together = limits.address_messages_per_second
        self.senders = Buckets(self.clock, together, 1, most=2 * together)
        self.elsewhere: Callable[[str], int] = lambda address: 0
        """The number of connections of an address at other processes."""
        self.leaving = False

    @property
    def buckets(self) -> dict[str, Buckets]:
        return {"joins": self.joins, "knocks": self.knocks, "messages": self.senders}

    def crowds(self, processes: int) -> dict[str, int]:
        """Addresses with so many connections here that, together with other processes, the limit
        may be exceeded."""
        many = self.limits.connections_per_address / (2 * processes)
        return {address: count for address, count in self.addresses.items() if count >= many}

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
        """Make a connection; it is already told to go if there is no room."""
        connection = Connection(self, line, where, address)
        crowd, limits = self.addresses[address] + self.elsewhere(address), self.limits
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

    def farewell(self) -> None:
        """Tell all clients that the server stops, then close their connections."""
        self.leaving = True
        for connection in list(self.connections):
            connection.fault(wire.Fault("shutting-down", fatal=True))


async def listen(connection: Connection, receive: Receive, send: Send) -> None:
    """Receive what does not come over the direct line: binary messages, and the end."""
    while True:
        event = await receive()
        if event["type"] == "websocket.disconnect":
            return
        if event["type"] == HANG_UP:
            await send({"type": "websocket.close", "code": 1000})
        else:
            text = event.get("text")
            connection.take(None if text is None else text.encode())
