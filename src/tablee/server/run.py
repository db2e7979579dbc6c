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
from typing import Any

import uvicorn

from tablee.kernel.errors import TableeError
from tablee.places import CLIENT
from tablee.server import logs
from tablee.server.app import App
from tablee.server.door.door import Door
from tablee.server.door.trust import Trust
from tablee.server.limits import Limits
from tablee.server.line import Line
from tablee.table.clock import RealClock
from tablee.table.errors import StoreError
from tablee.table.services import Services
from tablee.table.store.folder import check_private, make_folder
from tablee.table.store.sqlite import SqliteStore

try:
    import fcntl
except ImportError:  # not on Windows: there, two servers on one folder are not noticed
    fcntl = None  # type: ignore[assignment]
try:
    import resource
except ImportError:
    resource = None  # type: ignore[assignment]

OWN = 200
"""Open files besides the connections: the database, the client's files, typesetters."""
HARD_LIMIT = 1_000_000
"""A message above it is cut off half-way, without a word."""


class StartError(TableeError):
    """The server cannot start; the message is one clear sentence."""


def serve(
    host: str = "127.0.0.1", port: int = 8000, data: str | Path = "data", dist: Path = CLIENT
) -> int:
    """Serve until told to stop. Returns the exit code."""
    try:
        check_client(dist)
        limits, trust = Limits.from_environment(), Trust.from_environment()
        folder = Path(data)
        os.umask(0o077)  # whatever this process makes is for its owner alone
        lock = lock_folder(folder)
        sock = bind(host, port)
    except (StartError, StoreError) as problem:
        print(problem, file=sys.stderr)
        return 1
    logs.set_up()
    try:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(_serve(sock, folder, limits, dist, trust))
        return 0
    except StoreError as problem:
        print(problem, file=sys.stderr)
        return 1
    finally:
        sock.close()
        os.close(lock)


async def _serve(
    sock: socket.socket, folder: Path, limits: Limits, dist: Path, trust: Trust
) -> None:
    store = SqliteStore(folder, asyncio.get_running_loop().call_soon_threadsafe)
    gc.collect()
    gc.freeze()  # what is here now stays: no collection need go through it again
    gc.set_threshold(20_000, 20, 100)
    sys.setswitchinterval(0.001)  # the loop and the writer wait for each other, not for a bot
    try:
        app = App(store, Services(store, RealClock(), report=logs.report), limits, dist, trust)
        app.guard.most = min(app.guard.most, descriptors(app.guard.most + OWN) - OWN)
        check = asyncio.ensure_future(app.disk.check())
        await Server(app, configure(app), sock, folder).serve([sock])
        store.stop_check()
        await check
    finally:
        store.close()
        logs.report("stopped")


def configure(app: App) -> uvicorn.Config:
    proxies = [str(network) for network in app.guard.trust.proxies]
    return uvicorn.Config(
        app,
        http=Door,
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
    """Says where it listens once it does, and says goodbye before it goes."""

    def __init__(self, app: App, config: uvicorn.Config, sock: socket.socket, folder: Path) -> None:
        super().__init__(config)
        self._app = app
        self._sock = sock
        self._folder = folder

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        host, port = self._sock.getsockname()[:2]
        name = f"[{host}]" if ":" in host else host
        print(f"Tablée: http://{name}:{port} (data in {self._folder})", flush=True)
        logs.report("started", host=host, port=port)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        logs.report("stopping", connections=len(self._app.hub.connections))
        self._app.hub.farewell()
        await asyncio.sleep(0)  # the connections close themselves
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """To be asked to stop is no error: uvicorn would raise the signal again at the end."""
        self.force_exit = self.should_exit
        self.should_exit = True


# -- what can be wrong before the start -------------------------------------------------------


def descriptors(wanted: int) -> int:
    """Every connection is an open file, and many systems begin with 1,024 of them: take as many as
    are wanted, or as many as we may. How many there are."""
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if hard != resource.RLIM_INFINITY and hard < wanted:
            logs.report("few-descriptors", wanted=wanted, given=hard)
            wanted = hard
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


def check_client(dist: Path) -> None:
    if not (dist / "index.html").is_file():
        raise StartError("The web client is not built: run ./tablee serve, which builds it.")


def lock_folder(folder: Path) -> int:
    """One server to a data folder: two would not know of each other's moves."""
    make_folder(folder)
    check_private(folder)
    try:
        lock = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        reason = error.strerror or str(error)
        raise StartError(f"The data folder {folder} cannot be written to ({reason}).") from None
    if fcntl is not None:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(lock)
            raise StartError(f"Another server already uses the data folder {folder}.") from None
    return lock


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
