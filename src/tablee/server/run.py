"""A server process: the data folder, the socket, the loop, and an orderly end."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import socket
import sys
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any

import uvicorn

from tablee.kernel.errors import TableeError
from tablee.places import CLIENT
from tablee.server import logs
from tablee.server.app import App
from tablee.server.gate.gate import Gate
from tablee.server.gate.trust import Trust
from tablee.server.limits import Limits
from tablee.server.line import Line
from tablee.server.ready import make_ready
from tablee.table.clock import RealClock
from tablee.table.errors import StoreError
from tablee.table.notices.settings import Settings
from tablee.table.services import Services, new_process
from tablee.table.store.address import INSTALL, is_folder, open_store
from tablee.table.store.folder import lock_folder
from tablee.table.traces import TracedStore, from_environment

if TYPE_CHECKING:
    from tablee.server.joining import Joining

try:
    import resource
except ImportError:
    resource = None  # type: ignore[assignment]

OWN = 200
"""Open files besides connections: the database, the client's files, typesetters."""
READY_AFTER = 1.0
"""Seconds after the start."""
HARD_LIMIT = 1_000_000
"""In bytes: a longer message is cut off half-way, without a fault."""


class StartError(TableeError):
    """The server cannot start; the message is one clear sentence."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: str | Path = "data",
    dist: Path = CLIENT,
    bus: str = "",
    sock: socket.socket | None = None,
) -> int:
    """Serve until told to stop; returns the exit code. `data`: a folder, or the address of a
    database (`store/address.py`); `bus`: the address of NATS, in a cluster; `sock`: a listening
    socket."""
    try:
        check_client(dist)
        limits, trust = Limits.from_environment(), Trust.from_environment()
        settings = Settings.from_environment()
        address = str(data)
        os.umask(0o077)  # whatever this process makes is for its owner alone
        check_bus(bus, address)
        lock = lock_folder(Path(address)) if is_folder(address) else None
        sock = sock or bind(host, port)
    except (StartError, StoreError) as problem:
        print(problem, file=sys.stderr)
        return 1
    process = new_process()
    logs.set_up(process)
    try:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(_serve(sock, address, limits, dist, trust, settings, process, bus))
        return 0
    except (StartError, StoreError) as problem:
        print(problem, file=sys.stderr)
        return 1
    finally:
        sock.close()
        if lock is not None:
            os.close(lock)


async def _serve(
    sock: socket.socket, address: str, limits: Limits, dist: Path, trust: Trust, settings: Settings,
    process: str, bus: str = "",
) -> None:  # fmt: skip
    traces = from_environment(os.environ, process)
    cluster = await reach(bus, address) if bus else None
    store = open_store(address, asyncio.get_running_loop().call_soon_threadsafe)
    gc.collect()
    gc.freeze()  # what is here now stays: exclude it from collections
    gc.set_threshold(20_000, 20, 100)
    sys.setswitchinterval(0.001)  # the loop and the writer wait for each other, not for a bot
    try:
        clock = RealClock() if cluster is None else await cluster.set_clock()
        services = Services(store, clock, report=logs.report, process=process)
        if traces is not None:
            services.traces, services.store = traces, TracedStore(store, traces)
        app = App(store, services, limits, dist, trust, settings)
        app.guard.most = min(app.guard.most, descriptors(app.guard.most + OWN) - OWN)
        if cluster is not None:
            await cluster.join(app)
        check = asyncio.ensure_future(app.disk.check())
        await Server(app, configure(app), sock).serve([sock])
        store.stop_check()
        await check
    finally:
        if cluster is not None:
            await cluster.close()
        store.close()
        if traces is not None:
            traces.close()
        logs.report("stopped")


def configure(app: App) -> uvicorn.Config:
    proxies = [str(network) for network in app.guard.trust.proxies]
    return uvicorn.Config(
        app,
        http=Gate,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        ws=Line,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=HARD_LIMIT,
        ws_per_message_deflate=False,  # small messages: it costs more memory than it saves
        timeout_graceful_shutdown=5,
    )


class Server(uvicorn.Server):
    """Prints where it listens, and says goodbye to all clients before it ends."""

    def __init__(self, app: App, config: uvicorn.Config, sock: socket.socket) -> None:
        super().__init__(config)
        self._app = app
        self._sock = sock

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        asyncio.get_running_loop().call_later(READY_AFTER, self._make_ready)
        host, port = self._sock.getsockname()[:2]
        name = f"[{host}]" if ":" in host else host
        print(f"Tablée: http://{name}:{port} (data in {self._app.store.place})", flush=True)
        logs.report("started", host=host, port=port)

    def _make_ready(self) -> None:
        self._readying = asyncio.ensure_future(asyncio.to_thread(make_ready))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        logs.report("stopping", connections=len(self._app.hub.connections))
        await self._app.leave()
        self._app.hub.farewell()
        await asyncio.sleep(0)  # the connections close themselves
        await super().shutdown(sockets)
        self._app.notices.missed.stop()
        await self._app.notices.queue.stop()
        await self._app.lobby.stop()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A requested stop is no error: uvicorn would raise the signal again at the end."""
        self.force_exit = self.should_exit
        self.should_exit = True


# -- what can be wrong before the start -------------------------------------------------------


def descriptors(wanted: int) -> int:
    """Raise the limit of open files, which is 1,024 on many systems, as every connection needs one:
    to as many as wanted, or allowed. Returns the new limit."""
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if hard != resource.RLIM_INFINITY and hard < wanted:
            logs.report("few-descriptors", wanted=wanted, given=hard)
            wanted = hard
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


def check_bus(bus: str, store: str) -> None:
    if bus and is_folder(store):
        raise StartError(
            "Processes that share a bus need one store that all of them reach: "
            "give --store postgresql://… as well."
        )


async def reach(bus: str, store: str) -> Joining:
    """Imports the cluster only if there is one."""
    try:
        from tablee.server.joining import Joining
    except ImportError:
        raise StartError(f"To join a bus, nats-py is needed: {INSTALL}.") from None
    return await Joining.reach(bus, store)


def check_client(dist: Path) -> None:
    if not (dist / "index.html").is_file():
        raise StartError("The web client is not built: run ./tablee serve, which builds it.")


def bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
        sock.listen(2048)
    except OSError as error:
        sock.close()
        raise StartError(_why_not(host, port, error)) from None
    sock.setblocking(False)
    return sock


def _why_not(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} is already in use: choose another with --port."
    return f"Cannot listen on {host}:{port} ({error.strerror or error})."


def _loop_factory() -> Any:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
