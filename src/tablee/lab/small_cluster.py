"""A whole cluster on this machine, for a look: PostgreSQL, NATS, some processes, a balancer."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from tablee.lab.balancer import Balancer
from tablee.lab.parts import Nats, Postgres

PATIENCE = 20.0
"""Seconds until a process must have ended."""


def run(
    host: str, port: int, processes: int, by_table: bool, data: Path | None,
    ready: Callable[[int, Path], None],
) -> None:  # fmt: skip
    """Until ^C. `ready` hears the port to open, and where everything is kept."""
    with folder_for(data) as folder, contextlib.ExitStack() as parts:
        store = parts.enter_context(Postgres(folder / "postgres"))
        bus = parts.enter_context(Nats(folder / "nats"))
        servers = [
            parts.enter_context(server(store.address(), bus.address())) for _ in range(processes)
        ]
        ports = [port_of(process) for process in servers]
        asyncio.run(balance(Balancer(ports, by_table), host, port, lambda at: ready(at, folder)))


@contextlib.contextmanager
def folder_for(data: Path | None) -> Iterator[Path]:
    """As it was told, and then it stays; else one that is gone afterwards."""
    if data is not None:
        data.mkdir(parents=True, exist_ok=True)
        yield data.resolve()
        return
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.chmod(folder, 0o755)  # PostgreSQL may run as another user
        yield Path(folder)


@contextlib.contextmanager
def server(
    store: str, bus: str, program: Sequence[str] = ("-m", "tablee")
) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-P", *program, "serve", "--port", "0"]
    process = subprocess.Popen(
        [*command, "--store", store, "--bus", bus],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,  # ^C is for us; we tell them
    )
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def port_of(process: subprocess.Popen[str]) -> int:
    """Waits until it listens."""
    assert process.stdout is not None
    line = process.stdout.readline()
    if "http://" not in line:
        raise OSError("a process of the cluster did not start; what it says stands above")
    return int(line.split("http://")[1].split(" ")[0].rpartition(":")[2])


async def balance(balancer: Balancer, host: str, port: int, ready: Callable[[int], None]) -> None:
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(sign, stopped.set)
    ready(await balancer.start(host, port))
    await stopped.wait()
    await balancer.stop()
