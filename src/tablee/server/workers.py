"""`tablee serve --workers N`: several processes at one address of one machine.

All share one listening socket. A worker that dies is restarted; one that cannot start again (the
store has meanwhile been migrated by a newer program, the bus is away) does not end the others. All
end with the parent, however that ends.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from types import FrameType

from tablee.places import CLIENT
from tablee.server.run import StartError, bind, check_bus, check_client, reach, serve
from tablee.table.errors import StoreError
from tablee.table.store.address import is_folder, open_store

MOST = 64
STEP = 0.1
YOUNG = 3.0
"""Seconds. A worker that ends sooner after its start would only fail again."""
PAUSE = 30.0
"""Seconds until such a one is tried again, while others serve."""
PROGRAM = "import sys; from tablee.server.workers import work; sys.exit(work(*sys.argv[1:]))"


def serve_with(workers: int, host: str, port: int, store: str, bus: str) -> int:
    """Until told to stop. Returns the exit code."""
    try:
        check_client(CLIENT)
        check_workers(workers, store, bus)
        asyncio.run(reach_both(store, bus))
        sock = bind(host, port)
    except (StartError, StoreError) as problem:
        print(problem, file=sys.stderr)
        return 1
    with sock:
        return Workers(workers, sock, store, bus).run()


def check_workers(workers: int, store: str, bus: str) -> None:
    if not 1 <= workers <= MOST:
        raise StartError(f"--workers must be from 1 to {MOST}.")
    if is_folder(store) or not bus:
        raise StartError(
            "Several processes need a store and a bus that all of them reach: "
            "give --store postgresql://… and --bus nats://… (or look at ./tablee cluster)."
        )
    check_bus(bus, store)


async def reach_both(store: str, bus: str) -> None:
    """Test store and bus once, in the parent: otherwise each worker would print the same error and
    be restarted for ever, because giving up on a bus may take longer than `YOUNG`."""
    await (await reach(bus, store)).close()
    open_store(store, lambda run: None).close()


class Workers:
    def __init__(self, count: int, sock: socket.socket, store: str, bus: str) -> None:
        self._sock = sock
        self._told = {**os.environ, "TABLEE_STORE": store, "TABLEE_BUS": bus}
        """By the environment, as any user can read the arguments of a process."""
        self._count = count
        self._stopping = False
        self._end, self._held = os.pipe()
        """A pipe: its read end reports when the write end closes, that is, when the parent has
        ended."""
        self._running: dict[subprocess.Popen[str], float] = {}
        """When each was started."""
        self._due: list[float] = []
        """When those that failed are tried again."""
        self._ready = False

    def run(self) -> int:
        for sign in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sign, self._stop)
        code = 0
        for _ in range(self._count):
            self._start()
        if all(process.stdout and process.stdout.readline() for process in self._running):
            host, port = self._sock.getsockname()[:2]
            name = f"[{host}]" if ":" in host else host
            print(f"Tablée: http://{name}:{port} ({self._count} processes)", flush=True)
            self._ready = True
        while self._running:
            time.sleep(STEP)
            code = code or self._look()
        return code

    def _look(self) -> int:
        """Restart workers that have ended. Returns 1 if that is no use: at the beginning if one
        fails, later if none is left."""
        now = time.monotonic()
        for process in [p for p in self._running if p.poll() is not None]:
            lived = now - self._running.pop(process)
            if self._stopping:
                continue
            if lived >= YOUNG or process.returncode != 1:
                self._start()
            elif self._ready and self._running:
                self._due.append(now + PAUSE)
            else:
                self._stop()
                return 1
        while self._due and self._due[0] <= now and not self._stopping:
            self._due.pop(0)
            self._start()
        return 0

    def _start(self) -> None:
        fd = self._sock.fileno()
        process = subprocess.Popen(
            [sys.executable, "-P", "-c", PROGRAM, str(fd), str(self._end)],
            env=self._told,
            pass_fds=(fd, self._end),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # ^C reaches only the parent, which tells the workers
        )
        self._running[process] = time.monotonic()

    def _stop(self, sign: int = 0, frame: FrameType | None = None) -> None:
        """Stop all at once: one after the other would be gentler, but might take too long."""
        self._stopping = True
        for process in self._running:
            process.terminate()


def work(fd: str, parent: str) -> int:
    """The main function of a worker process."""

    def end_with_parent() -> None:
        os.read(int(parent), 1)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=end_with_parent, daemon=True).start()
    sock = socket.socket(fileno=int(fd))
    sock.setblocking(False)
    return serve(data=os.environ["TABLEE_STORE"], bus=os.environ["TABLEE_BUS"], sock=sock)
