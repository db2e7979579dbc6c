"""Real processes, real PostgreSQL, real NATS: what people start, and what ends it."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.asyncio.client import connect

from tablee.lab.balancer import Balancer
from tablee.lab.small_cluster import port_of, server
from tablee.wire import messages as wire
from tests.server.kit import BOTH_MINE, Tab

from .kit import DEADLINE, STEP, until

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
GAME = "fog-of-love"
Servers = list[subprocess.Popen[str]]


@contextmanager
def processes(count: int, store: str, bus: str) -> Iterator[tuple[Servers, list[int]]]:
    with ExitStack() as stack:
        servers = [stack.enter_context(server(store, bus)) for _ in range(count)]
        yield servers, [port_of(process) for process in servers]


async def make(port: int, game: str = GAME) -> Any:
    """A table that lives there; what is said at it is in its log, like a move."""
    async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=20) as web:
        made = await web.post("/api/tables", json={"game": game, "seats": BOTH_MINE})
        assert made.status_code == 201, made.text
        await web.get(f"/api/tables/{made.json()['table']['id']}")
        return made.json()


async def sit(port: int, table: str, token: str) -> Tab:
    socket = await connect(f"ws://127.0.0.1:{port}/ws/{table}", max_queue=None)
    tab = Tab(socket)
    await tab.say(wire.Join(token))
    tab.welcome = await tab.hear(wire.Welcome)
    return tab


async def said(tab: Tab, text: str) -> None:
    """Waits for this line of chat."""
    while True:
        message = await tab.hear((wire.Said, wire.Welcome))
        lines = message.chat if isinstance(message, wire.Welcome) else [message.line]
        if text in [line.text for line in lines]:
            return


async def test_a_killed_owner_costs_a_pause(database: str, bus: str) -> None:
    with processes(2, database, bus) as (servers, (here, there)):
        made = await make(here)
        table, tokens = made["table"]["id"], made["tokens"]
        ana, ben = await sit(there, table, tokens["0"]), await sit(there, table, tokens["1"])
        await ana.say(wire.Say("before"))
        await said(ben, "before")
        servers[0].send_signal(signal.SIGKILL)
        killed = time.monotonic()
        again = await ben.hear(wire.Welcome)
        assert [line.text for line in again.chat] == ["before"]
        await ben.say(wire.Say("after"))
        await said(ana, "after")
        assert time.monotonic() - killed < 8


async def test_one_that_is_stopped_hands_over(database: str, bus: str) -> None:
    with processes(2, database, bus) as (servers, (here, there)):
        made = await make(here)
        table, tokens = made["table"]["id"], made["tokens"]
        ana, ben = await sit(here, table, tokens["0"]), await sit(there, table, tokens["1"])
        servers[0].send_signal(signal.SIGTERM)
        assert (await ana.hear(wire.Fault)).code == "shutting-down"
        await ben.hear(wire.Welcome)
        assert await asyncio.to_thread(servers[0].wait, DEADLINE) == 0
        ana = await sit(there, table, tokens["0"])
        await ana.say(wire.Say("still here"))
        await said(ben, "still here")


async def test_a_paused_owner_writes_no_more(database: str, bus: str) -> None:
    """SIGSTOP for longer than the lease, and SIGCONT: what is said to it then is either in the log
    that all see, or not at all."""
    with processes(2, database, bus) as (servers, (here, there)):
        made = await make(here)
        table, tokens = made["table"]["id"], made["tokens"]
        ana, ben = await sit(here, table, tokens["0"]), await sit(there, table, tokens["1"])
        servers[0].send_signal(signal.SIGSTOP)
        try:
            await ben.hear(wire.Welcome)  # the table has been taken over
            await ben.say(wire.Say("meanwhile"))
            await said(ben, "meanwhile")
            await ana.say(wire.Say("too late?"))
        finally:
            servers[0].send_signal(signal.SIGCONT)
        await said(ana, "meanwhile")
        await ana.say(wire.Say("here again"))
        await said(ben, "here again")


def start(command: str, *args: str) -> subprocess.Popen[str]:
    line = [sys.executable, "-m", "tablee", command, "--port", "0", *args]
    return subprocess.Popen(line, stdout=subprocess.PIPE, text=True, cwd=ROOT)


@contextmanager
def workers(count: int, store: str, bus: str) -> Iterator[tuple[subprocess.Popen[str], int]]:
    process = start("serve", "--workers", str(count), "--store", store, "--bus", bus)
    try:
        yield process, port_of(process)
    finally:
        process.terminate()
        process.wait(DEADLINE)


def children(pid: int) -> set[int]:
    listed = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True
    )
    return {int(word) for word in listed.stdout.split()}


def line_of(pid: int) -> str:
    return Path(f"/proc/{pid}/cmdline").read_text()


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z"


async def test_workers_share_an_address_and_are_started_again(database: str, bus: str) -> None:
    with workers(2, database, bus) as (parent, port):
        made = await make(port)
        table, tokens = made["table"]["id"], made["tokens"]
        before = children(parent.pid)
        assert len(before) == 2
        os.kill(min(before), signal.SIGKILL)
        await until(lambda: len(children(parent.pid) - before) == 1)
        await until_served(port, table)
        ana = await sit(port, table, tokens["0"])
        await ana.say(wire.Say("hello"))
        await said(ana, "hello")
        left = children(parent.pid)
        parent.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(parent.wait, DEADLINE) == 0
        assert not any(alive(pid) for pid in left)


async def test_workers_end_with_a_parent_that_is_killed(database: str, bus: str) -> None:
    with workers(2, database, bus) as (parent, _):
        left = children(parent.pid)
        parent.kill()
        await until(lambda: not any(alive(pid) for pid in left))


async def test_no_list_of_processes_shows_the_passwords(
    database: str, bus: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEE_STORE", database.replace("tablee@", "tablee:hush@"))
    monkeypatch.setenv("TABLEE_BUS", bus)
    parent = start("serve", "--workers", "2")
    try:
        await make(port_of(parent))
        lines = [line_of(pid) for pid in (parent.pid, *children(parent.pid))]
        assert len(lines) == 3
        secrets = ("hush", bus.split("@")[0].rpartition(":")[2])
        assert not [line for line in lines if any(secret in line for secret in secrets)]
    finally:
        parent.terminate()
        parent.wait(DEADLINE)


async def until_served(port: int, table: str) -> None:
    end = time.monotonic() + DEADLINE
    async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=20) as web:
        while time.monotonic() < end:
            try:
                if (await web.get(f"/api/tables/{table}")).status_code == 200:
                    return
            except httpx2.HTTPError:
                pass
            await asyncio.sleep(STEP)
    raise AssertionError("nobody serves it")


# -- the balancer -----------------------------------------------------------------------------


async def test_the_balancer_goes_round_and_leaves_out_who_is_not_well() -> None:
    balancer = Balancer([1, 2, 3])
    firsts = [balancer.order(b"GET / HTTP/1.1")[0] for _ in range(6)]
    assert sorted(firsts) == [1, 1, 2, 2, 3, 3]
    balancer.well = [2]
    assert balancer.order(b"GET / HTTP/1.1") == [2]


async def test_by_table_the_same_goes_to_the_same() -> None:
    balancer = Balancer([1, 2, 3], by_table=True)
    asked = [
        b"GET /ws/abc HTTP/1.1",
        b"GET /api/tables/abc HTTP/1.1",
        b"POST /api/tables/abc/seats/1",
    ]
    orders = {balancer.order(line)[0] for line in asked for _ in range(5)}
    assert len(orders) == 1
    all_of = {balancer.order(b"GET /ws/%d HTTP/1.1" % n)[0] for n in range(50)}
    assert all_of == {1, 2, 3}


async def test_a_look_at_a_cluster_ends_whole() -> None:
    process = start("cluster", "--processes", "2", "--lang", "en")
    try:
        port = port_of(process)
        made = await make(port)
        table, tokens = made["table"]["id"], made["tokens"]
        tabs = [await sit(port, table, tokens[seat]) for seat in "01"]
        await tabs[0].say(wire.Say("hello"))
        await said(tabs[1], "hello")
        left = children(process.pid)
        assert len(left) >= 4, "PostgreSQL, NATS, two processes"
        process.send_signal(signal.SIGINT)
        assert await asyncio.to_thread(process.wait, 40) == 0
        assert not any(alive(pid) for pid in left)
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGINT)
            process.wait(40)
