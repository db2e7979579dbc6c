"""Real processes: servers, and in a cluster PostgreSQL, NATS and the wires between."""

from __future__ import annotations

import asyncio
import http.client
import json
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Coroutine
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from tablee.lab.faults.wire import Wire
from tablee.lab.parts import Nats, Part, PartError, Postgres
from tablee.lab.parts.part import listens, our_environment
from tablee.lab.server.bench import UNLIMITED
from tablee.table.errors import TableFault
from tablee.table.store.address import open_store
from tablee.table.store.shelf import Shelf
from tablee.table.store.store import Record, TableRow

PROCESSES = 3
LONGEST = 60.0
"""Seconds for which starting a server is retried."""

Log = tuple[TableRow, list[Record]] | TableFault
"""A table and its log; or why they cannot be read."""


class Server(Part):
    """One process of ours; started again it has the same port."""

    def __init__(self, folder: Path, **wishes: str) -> None:
        """`wishes`: what `serve` takes."""
        super().__init__(folder)
        self._wishes = wishes
        self._clock = folder / "clock"
        self._page = folder / "page"
        self._page.mkdir(exist_ok=True)
        (self._page / "index.html").write_text("<p>")

    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def answers(self) -> bool:
        return listens(self.port)

    def command(self) -> list[str]:
        lab = [sys.executable, "-m", "tablee.lab.faults.server", str(self._clock), str(self._page)]
        return [*lab, json.dumps({"port": self.port, **self._wishes})]

    def environment(self) -> dict[str, str]:
        return {**our_environment(), **UNLIMITED}

    def start(self) -> None:
        """Start it, with retries, as a supervisor does: while the bus is cut, no server starts."""
        until = time.monotonic() + LONGEST
        while True:
            try:
                return super().start()
            except PartError:
                if time.monotonic() > until:
                    raise

    def set_clock(self, seconds: float) -> None:
        self._clock.write_text(str(seconds))

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def metric(self, name: str) -> float:
        """One number of `/metrics`; 0 if it cannot be read."""
        try:
            connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=1)
            connection.request("GET", "/metrics")
            text = connection.getresponse().read().decode()
            connection.close()
        except OSError:
            return 0.0
        lines = (line.rpartition(" ") for line in text.splitlines())
        return next((float(value) for key, _, value in lines if key == f"tablee_{name}"), 0.0)


class House:
    """Servers, the store they share, and a folder for all of it."""

    store: str
    """Its address, as `open_store` takes it."""

    def __init__(self, folder: Path | None = None) -> None:
        self.kept = folder is not None
        """The folder stays when all is over."""
        self.folder = folder or Path(tempfile.mkdtemp(prefix="tablee-faults-"))
        self.folder.mkdir(parents=True, exist_ok=True)
        self.folder.chmod(0o755)  # PostgreSQL may run as another user
        self.servers: list[Server] = []
        self.postgres: Postgres | None = None
        self.nats: Nats | None = None
        self.wires: list[Wire] = []
        self._coming: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run it in the background: a process comes back while the others go on."""
        task = asyncio.ensure_future(work)
        self._coming.add(task)
        task.add_done_callback(self._coming.discard)

    async def settled(self) -> None:
        """Wait until all processes that were killed or stopped run again."""
        await asyncio.gather(*self._coming)

    async def reopen(self) -> None:
        """After the logs were read."""

    @property
    def ports(self) -> list[int]:
        return [server.port for server in self.servers]

    async def __aenter__(self) -> Self:
        try:
            await self.open()
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()
        if error is None and not self.kept:
            shutil.rmtree(self.folder, ignore_errors=True)

    async def open(self) -> None:
        raise NotImplementedError

    async def close(self) -> None:
        await asyncio.gather(*self._coming, return_exceptions=True)
        parts: list[Part | None] = [*self.servers, *self.wires, self.nats, self.postgres]
        for part in parts:
            if part is not None:
                await asyncio.to_thread(part.kill)

    def read(self, tables: list[str]) -> dict[str, Log]:
        """As the store tells them: their chains have been checked."""
        store = open_store(self.store, lambda run: None)
        try:
            return {table: load(store, table) for table in tables}
        finally:
            store.close()


def load(store: Shelf, table: str) -> Log:
    try:
        return store.load(table) or TableFault("no-such-table")
    except TableFault as wrong:
        return wrong


class Alone(House):
    """One process, on SQLite."""

    async def open(self) -> None:
        self.store = str(self.folder / "data")
        self.servers = [Server(self.folder / "server", data=self.store)]
        await asyncio.to_thread(self.servers[0].start)

    def read(self, tables: list[str]) -> dict[str, Log]:
        """The file is its server's while that runs."""
        self.servers[0].kill()
        return super().read(tables)

    async def reopen(self) -> None:
        await asyncio.to_thread(self.servers[0].start)


class Cluster(House):
    """Several processes on PostgreSQL, each with a wire of its own to NATS."""

    async def open(self) -> None:
        self.postgres = Postgres(self.folder / "postgres", durable=False)
        self.nats = Nats(self.folder / "nats")
        await asyncio.gather(
            asyncio.to_thread(self.postgres.start), asyncio.to_thread(self.nats.start)
        )
        self.store = self.postgres.address()
        for number in range(PROCESSES):
            wire = Wire(self.folder / f"wire-{number}", self.nats.port)
            await asyncio.to_thread(wire.start)
            self.wires.append(wire)
            bus = self.nats.address().replace(f":{self.nats.port}/", f":{wire.port}/")
            folder = self.folder / f"server-{number}"
            self.servers.append(Server(folder, data=self.store, bus=bus))
        for server in self.servers:
            await asyncio.to_thread(server.start)
