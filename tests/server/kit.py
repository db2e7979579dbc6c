"""A whole server inside the test: real sockets on a free port, a real store, a clock of our own."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tablee.server.app import App
from tablee.server.gate.trust import Trust
from tablee.server.limits import Limits
from tablee.server.run import Server, bind, configure
from tablee.table.clock import VirtualClock
from tablee.table.notices.settings import Settings
from tablee.table.services import Pace, Services
from tablee.table.store.sqlite import SqliteStore
from tablee.wire import messages as wire
from tests.table import kit as table_kit

decode = msgspec.json.Decoder(wire.ServerMessage).decode
BOTH_MINE = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Ben"}]

PAGE = "<!doctype html><script src=/assets/a-123.js></script>"
SCRIPT = "let a = 1;" * 200


class House:
    """The server and ways to reach it."""

    def __init__(self, app: App, port: int) -> None:
        self.app = app
        self.port = port
        self.clock: VirtualClock = app.lobby.services.clock  # type: ignore[assignment]
        self.http = httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=20)

    async def make(self, game: str = "tic-tac-toe", **wish: Any) -> Any:
        wish = {"game": game, "seats": BOTH_MINE, **wish}
        reply = await self.http.post("/api/tables", json=wish)
        assert reply.status_code == 201, reply.text
        return reply.json()

    def ws(self, table: str, **options: Any) -> Any:
        where = f"ws://127.0.0.1:{self.port}/ws/{table}"
        return connect(where, max_queue=None, **options)  # reads on, whether we listen or not

    @asynccontextmanager
    async def join(self, table: str, token: str = "", after: int = 0) -> AsyncIterator[Tab]:
        async with self.ws(table) as socket:
            tab = Tab(socket)
            await tab.say(wire.Join(token, after))
            tab.welcome = await tab.hear(wire.Welcome)
            yield tab


class Tab:
    """A client that is sent structs and gets structs."""

    welcome: wire.Welcome

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def say(self, message: Any) -> None:
        await self.socket.send(message if isinstance(message, str | bytes) else text(message))

    async def hear(self, kind: Any = None) -> Any:
        """The next message (of a kind)."""
        while True:
            message = decode(await asyncio.wait_for(self.socket.recv(), 20))
            if kind is None or isinstance(message, kind):
                return message

    async def ask(self, message: Any, kind: Any = None) -> Any:
        await self.say(message)
        return await self.hear(kind)

    async def closed(self) -> int:
        """Wait for the end; the code of closing."""
        await asyncio.wait_for(self.socket.wait_closed(), 20)
        assert self.socket.close_code is not None
        return self.socket.close_code


def text(message: Any) -> str:
    return msgspec.json.encode(message).decode()


@asynccontextmanager
async def open_house(
    folder: Path,
    limits: Limits | None = None,
    trust: Trust | None = None,
    settings: Settings = Settings(),  # noqa: B008  (frozen)
) -> AsyncIterator[House]:
    dist = folder / "dist"
    (dist / "assets").mkdir(parents=True, exist_ok=True)
    (dist / "index.html").write_text(PAGE)
    (dist / "assets" / "a-123.js").write_text(SCRIPT)
    (dist / "assets" / "a-123.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (dist / "assets" / "a-123.js.br").write_bytes(b"as good as brotli")
    store = SqliteStore(folder / "data", asyncio.get_running_loop().call_soon_threadsafe)
    services = Services(store, VirtualClock(), Pace(late_departure=False), table_kit.think_now)
    app = App(store, services, limits or Limits(), dist, trust or Trust(), settings)
    sock = bind("127.0.0.1", 0)
    server = Server(app, configure(app), sock)
    running = asyncio.ensure_future(server.serve([sock]))
    house = House(app, sock.getsockname()[1])
    try:
        yield house
    finally:
        await house.http.aclose()
        server.should_exit = True
        await running
        store.close()
