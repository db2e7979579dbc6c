"""Several processes' worth of servers in one test: real NATS, one store, real sockets. Whatever a
test waits for, it waits for by looking, up to a deadline."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tablee.cluster.bus import Bus, read_address
from tablee.cluster.node import Node
from tablee.cluster.times import Times
from tablee.server.app import App
from tablee.server.limits import Limits
from tablee.server.run import Server, bind, configure
from tablee.table.clock import RealClock
from tablee.table.services import Pace, Services
from tablee.table.store.sqlite import SqliteStore
from tests.server.kit import PAGE, House
from tests.table import kit as table_kit

QUICK = Times(lease=1.2, renew=0.3, beat=0.15, silent=0.6, patience=0.8, share=0.05)
DEADLINE = 15.0
STEP = 0.01


async def until(true: Callable[[], Any], what: str = "") -> Any:
    """Polls until the result is truthy, and returns it."""
    end = time.monotonic() + DEADLINE
    while not (found := true()):
        assert time.monotonic() < end, what or "it never came true"
        await asyncio.sleep(STEP)
    return found


async def nobody(*args: Any, **named: Any) -> Any:
    raise TimeoutError


class Process(House):
    """A server that is one of several."""

    node: Node
    store: SqliteStore

    def __init__(self, app: App, port: int, server: Server) -> None:
        super().__init__(app, port)
        self.server = server
        self.running: asyncio.Future[None] | None = None

    @property
    def id(self) -> str:
        return self.app.lobby.services.process

    @property
    def counts(self) -> Any:
        return self.app.lobby.services.counts

    async def make(self, game: str = "tic-tac-toe", **wish: Any) -> Any:
        """A table that lives here."""
        made = await super().make(game, **wish)
        await self.app.lobby.open(made["table"]["id"])
        return made

    def has(self, table: str) -> bool:
        return table in self.app.lobby.live

    def cut(self) -> None:
        """Cuts this process off from the bus, in both directions."""
        self.node.bus.publish = lambda data, *parts: None  # type: ignore[method-assign]
        self.node._hear = self.node.members._hear = lambda who, data: None  # type: ignore[method-assign,assignment]
        client = self.node.bus._client
        client._subs.clear()
        client.request = nobody  # type: ignore[method-assign]

    async def kill(self) -> None:
        """Stops at once, without a word to anybody."""
        self.cut()
        for task in self.node._tasks:
            task.cancel()
        self.node._tasks.clear()
        for connection in list(self.app.hub.connections):
            connection._line.transport.abort()  # type: ignore[attr-defined]

    async def stop(self) -> None:
        """Shuts down in order, as on SIGTERM."""
        if self.running is not None:
            self.server.should_exit = True
            await self.running
            self.running = None
            await self.app.close()
            await self.http.aclose()
            self.store.close()


class Cluster:
    def __init__(self, folder: Path, bus: str, limits: Limits, times: Times) -> None:
        self.folder = folder
        self.bus = bus
        self.limits = limits
        self.times = times
        self.processes: list[Process] = []

    async def add(self) -> Process:
        dist = self.folder / "dist"
        dist.mkdir(exist_ok=True)
        (dist / "index.html").write_text(PAGE)
        loop = asyncio.get_running_loop()
        store = SqliteStore(self.folder / "data", loop.call_soon_threadsafe)
        services = Services(store, RealClock(), Pace(0, 0, 0, False), table_kit.think_now)
        app = App(store, services, self.limits, dist)
        bus = Bus(read_address(self.bus), services.report)
        await bus.connect()
        await app.join(Node(bus, app.lobby, app.buckets, self.times))
        sock = bind("127.0.0.1", 0)
        server = Server(app, configure(app), sock)
        process = Process(app, sock.getsockname()[1], server)
        process.store = store
        assert app.node is not None
        process.node = app.node
        process.running = asyncio.ensure_future(server.serve([sock]))
        self.processes.append(process)
        await until(lambda: self._all_heard(), "they have not heard of each other")
        return process

    def _all_heard(self) -> bool:
        live = [process for process in self.processes if process.node._tasks]
        return all(len(process.node.members.peers) == len(live) - 1 for process in live)

    async def close(self) -> None:
        for process in self.processes:
            await process.stop()


@asynccontextmanager
async def open_cluster(
    bus: str, count: int = 2, limits: Limits | None = None, times: Times = QUICK
) -> AsyncIterator[Cluster]:
    with tempfile.TemporaryDirectory() as folder:
        cluster = Cluster(Path(folder), bus, limits or Limits(), times)
        try:
            for _ in range(count):
                await cluster.add()
            yield cluster
        finally:
            await cluster.close()
