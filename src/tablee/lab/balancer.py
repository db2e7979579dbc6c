"""A small balancer for a cluster on one machine: it accepts a connection, reads the first line of
the request, and forwards everything to one of the healthy servers."""

from __future__ import annotations

import asyncio
import contextlib
import re
import zlib
from collections.abc import Sequence

HEAD = 65_536
"""Bytes of the headers of a request, at most."""
EVERY, PATIENCE = 0.5, 2.0
"""Seconds: between two health checks, and until a server must have answered."""
TABLE = re.compile(rb"[A-Z]+ /(?:ws|api/tables)/([^/? ]+)")


class Balancer:
    """Round robin; `by_table`: all connections of a table go to one server, while it is healthy."""

    def __init__(self, ports: Sequence[int], by_table: bool = False) -> None:
        self.ports = list(ports)
        self.well: list[int] = list(ports)
        self._by_table = by_table
        self._turn = 0
        self._server: asyncio.Server | None = None
        self._looking: asyncio.Task[None] | None = None
        self._passing: set[asyncio.Task[None]] = set()

    async def start(self, host: str, port: int) -> int:
        """The port it listens on."""
        self._server = await asyncio.start_server(self._serve, host, port, limit=HEAD)
        self._looking = asyncio.ensure_future(self._look())
        number: int = self._server.sockets[0].getsockname()[1]
        return number

    async def stop(self) -> None:
        if self._server is None or self._looking is None:
            return
        self._server.close()
        self._looking.cancel()
        for task in self._passing:
            task.cancel()
        await asyncio.gather(self._looking, *self._passing, return_exceptions=True)

    # -- one connection -----------------------------------------------------------------------

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._passing.add(task)
        try:
            with contextlib.suppress(OSError, EOFError, asyncio.LimitOverrunError):
                head = await reader.readuntil(b"\r\n\r\n")
                await self._pass_on(head, reader, writer)
        except asyncio.CancelledError:
            pass
        finally:
            self._passing.discard(task)
            writer.close()

    async def _pass_on(
        self, head: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        for port in self.order(head):
            try:
                back, there = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                continue
            there.write(head)
            try:
                await carry_both((reader, there), (back, writer))
            finally:
                there.close()
            return
        writer.write(b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\n\r\n")

    def order(self, head: bytes) -> list[int]:
        """The healthy servers, the one to be tried first at the beginning."""
        ports = self.well or self.ports
        table = TABLE.match(head) if self._by_table else None
        if table is not None:
            first = zlib.crc32(table[1]) % len(ports)
        else:
            self._turn += 1
            first = self._turn % len(ports)
        return ports[first:] + ports[:first]

    # -- how the servers are ------------------------------------------------------------------

    async def _look(self) -> None:
        while True:
            answers = await asyncio.gather(*(is_well(port) for port in self.ports))
            self.well = [port for port, well in zip(self.ports, answers, strict=True) if well]
            await asyncio.sleep(EVERY)


async def carry_both(*ways: tuple[asyncio.StreamReader, asyncio.StreamWriter]) -> None:
    """Copy in both directions until one side ends."""
    carrying = [asyncio.ensure_future(carry(*way)) for way in ways]
    try:
        await asyncio.wait(carrying, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for way in carrying:
            way.cancel()


async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()


async def is_well(port: int) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
            line = await reader.readline()
            writer.close()
    except (OSError, TimeoutError):
        return False
    return b" 200 " in line
