"""A cluster is renewed process by process: real processes, of which some have newer rules."""

from __future__ import annotations

import asyncio
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tablee.lab.small_cluster import port_of, server
from tablee.wire import messages as wire
from tests.server.kit import Tab

from .kit import DEADLINE
from .test_processes import make, sit
from .test_two_processes import play

pytestmark = pytest.mark.slow

PROGRAM = str(Path(__file__).with_name("renewed.py"))
Started = tuple[subprocess.Popen[str], int]


@contextmanager
def started(rules: str, store: str, bus: str) -> Iterator[Started]:
    with server(store, bus, (PROGRAM, rules)) as process:
        yield process, port_of(process)


async def stop(process: subprocess.Popen[str]) -> None:
    process.send_signal(signal.SIGTERM)
    assert await asyncio.to_thread(process.wait, DEADLINE) == 0


async def play_a_round(ana: Tab, ben: Tab) -> None:
    """One goes left, and both vote yes; a round in which the two rules differ."""
    first, other = (ana, ben) if ana.welcome.prompt is not None else (ben, ana)
    await play(first, "left")
    await play(first, "yes")
    await play(other, "yes")
    while "voted" not in [note.key for note in (await first.hear(wire.Update)).events]:
        pass


async def refused(port: int, table: str, token: str) -> Any:
    async with connect(f"ws://127.0.0.1:{port}/ws/{table}") as socket:
        return await Tab(socket).ask(wire.Join(token))


async def test_a_table_goes_to_newer_rules_and_never_back(database: str, bus: str) -> None:
    with started("FIRST", database, bus) as (old, old_port):
        made = await make(old_port, "rounds")
        table, tokens = made["table"]["id"], made["tokens"]
        with started("DOUBLE", database, bus) as (new, new_port):
            ben = await sit(new_port, table, tokens["1"])
            assert "new-rules" not in [note.key for note in ben.welcome.events], "over the bus"
            ana = await sit(new_port, table, tokens["0"])
            await play_a_round(ana, ben)
            await stop(old)
            moved = await ana.hear(wire.Welcome)
            assert "new-rules" in [note.key for note in moved.events]
            with started("FIRST", database, bus) as (_, older_port):
                ana = await sit(older_port, table, tokens["0"])
                assert "new-rules" in [note.key for note in ana.welcome.events]
                ben = await sit(older_port, table, tokens["1"])
                await play_a_round(ana, ben)
                await stop(new)
                fault = await refused(older_port, table, tokens["0"])
                assert isinstance(fault, wire.Fault)
                assert fault.code == "newer-rules"
                with started("DOUBLE", database, bus):
                    ana = await sit(older_port, table, tokens["0"])
                    await play_a_round(ana, await sit(older_port, table, tokens["1"]))
