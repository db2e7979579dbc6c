"""Somebody at one address, with raw connections: an attack does not keep to a library's manners."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tablee.lab.server.load import HANDSHAKE, frame
from tablee.wire import messages as wire

HOME = "127.0.0.2"
PATIENCE = 5.0
"""Seconds until an answer is given up."""
MOST = 4000
"""Tries of one attack: a siege ends, whatever the clock says."""

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Enemy:
    """Until `deadline`, by the clock of this process; `tries` counts what was thrown."""

    def __init__(self, port: int, seconds: float) -> None:
        self.port = port
        self.deadline = time.perf_counter() + seconds
        self.tries = 0

    def goes_on(self) -> bool:
        """Is there time for one more? Counts it."""
        self.tries += 1
        return self.tries < MOST and time.perf_counter() < self.deadline

    @property
    def left(self) -> float:
        return max(0.0, self.deadline - time.perf_counter())

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[Streams]:
        """A connection, closed at the end without a word."""
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(HOME, 0), limit=2**22
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
        async with self.connect() as (reader, writer):
            writer.write(head.encode() + body)
            with contextlib.suppress(asyncio.TimeoutError):
                return await asyncio.wait_for(reader.read(), min(PATIENCE, self.left + 0.1))
        return b""

    async def make_table(self, game: str, seats: int) -> dict[str, Any] | None:
        """A table with all seats ours; None if the server has had enough."""
        wish = {"game": game, "seats": [{"kind": "me"}] * seats}
        came = await self.ask("POST", "/api/tables", json.dumps(wish).encode())
        try:
            made: dict[str, Any] = json.loads(came.partition(b"\r\n\r\n")[2])
        except ValueError:
            return None
        return made if "tokens" in made else None

    @asynccontextmanager
    async def sit(self, made: dict[str, Any], seat: int) -> AsyncIterator[Streams]:
        """In a seat of one's own, joined; who sits there hears nothing of what is said."""
        async with self.connect() as (reader, writer):
            writer.write(HANDSHAKE.format(made["table"]["id"]).encode())
            await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            writer.write(say(wire.Join(made["tokens"][str(seat)])))
            deaf = asyncio.ensure_future(reader.read())
            try:
                yield reader, writer
            finally:
                deaf.cancel()


def say(message: wire.ClientMessage) -> bytes:
    import msgspec

    return frame(msgspec.json.encode(message))
