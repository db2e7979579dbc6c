"""Somebody at one address, with raw connections: an attack does not keep to a library's manners."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from tablee.lab.server.load import HANDSHAKE, frame
from tablee.wire import messages as wire

PATIENCE = 5.0
"""Seconds until an answer is given up."""
MOST_A_SECOND = 2000
"""Tries of one attack, over its time: a siege ends, whatever the clock says."""
MOST_READ = 2**20
"""Bytes of one answer."""
KINDS = ("welcome", "update", "said", "fault", "refused")

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Made = dict[str, Any]
"""A table, as the server tells it who made it."""


class Enemy:
    """Until `deadline`, by the clock of this process. `tries` counts what was thrown, `heard` what
    came back: the status of answers, the kinds of messages."""

    def __init__(self, port: int, home: str, seconds: float, table: Made | None = None) -> None:
        self.port = port
        self.home = home
        self.deadline = time.perf_counter() + seconds
        self.most = int(MOST_A_SECOND * seconds)
        self.tables = [table] if table else []
        self.tries = 0
        self.heard: Counter[str] = Counter()

    def goes_on(self) -> bool:
        """Is there time for one more? Counts it."""
        self.tries += 1
        return self.tries < self.most and self.left > 0

    @property
    def left(self) -> float:
        return max(0.0, self.deadline - time.perf_counter())

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[Streams]:
        """A connection, closed at the end without a word."""
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.home, 0)
        )
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    async def ask(self, method: str, path: str, body: bytes = b"", *headers: str) -> bytes:
        """One request; what came back of it before the connection was closed."""
        head = "\r\n".join(
            [f"{method} {path} HTTP/1.1", "Host: localhost", "Connection: close",
             f"Content-Length: {len(body)}", *headers, "", ""]
        )  # fmt: skip
        came = b""
        async with self.connect() as (reader, writer):
            writer.write(head.encode() + body)
            with contextlib.suppress(asyncio.TimeoutError, OSError):
                async with asyncio.timeout(min(PATIENCE, self.left + 0.1)):
                    while len(came) < MOST_READ and (more := await reader.read(65_536)):
                        came += more
        self.heard[came[9:12].decode("latin-1")] += 1
        return came

    async def make_table(self, game: str, seats: int) -> Made | None:
        """A table with all seats ours; None if the server has had enough."""
        wish = {"game": game, "seats": [{"kind": "me"}] * seats}
        came = await self.ask("POST", "/api/tables", json.dumps(wish).encode())
        try:
            made: Made = json.loads(came.partition(b"\r\n\r\n")[2])
        except ValueError:
            return None
        return made if "tokens" in made else None

    async def table(self, game: str, seats: int) -> Made:
        """One of our own, made once: it is not its making that we try here."""
        if not self.tables:
            made = await self.make_table(game, seats)
            if made is None:
                raise ConnectionRefusedError("no table")
            self.tables.append(made)
        return self.tables[0]

    @asynccontextmanager
    async def sit(self, made: Made, seat: int) -> AsyncIterator[asyncio.StreamWriter]:
        """In a seat of one's own, joined; what is said there is counted and forgotten."""
        async with self.connect() as (reader, writer):
            writer.write(HANDSHAKE.format(made["table"]["id"]).encode())
            await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            writer.write(say(wire.Join(made["tokens"][str(seat)])))
            ear = asyncio.ensure_future(self._hear(reader))
            try:
                yield writer
            finally:
                ear.cancel()

    async def _hear(self, reader: asyncio.StreamReader) -> None:
        with contextlib.suppress(OSError):
            while chunk := await reader.read(65_536):
                for kind in KINDS:
                    self.heard[kind] += chunk.count(b'{"t":"%b"' % kind.encode())


def say(message: wire.ClientMessage) -> bytes:
    return frame(msgspec.json.encode(message))
