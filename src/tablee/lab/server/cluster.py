"""How fast a cluster is: PostgreSQL, NATS and servers of ours on loopback, each in processes of its
own, so that what each costs can be told.

The players of `remote` sit at another process than the owner of their table: the worst case, which
a balancer that hashes `/ws/<table>` avoids.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import statistics
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import psycopg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tablee.lab.parts import Nats, Postgres
from tablee.lab.server.bench import client, cpu_seconds, make_tables, server
from tablee.table.waking.snapshots import EVERY
from tablee.wire import messages as wire

Process = tuple[subprocess.Popen[str], int]
"""A server and its port."""
Costs = dict[str, float]

LENGTHS = (50, 500, 5000)
"""Answers in the logs of tables that are woken."""
NEARLY = EVERY * 7 // 8
"""Records after the newest snapshot, where a table is to be as far from it as it can be."""
UNSAVED = """
select heads.seq - coalesce(max(snapshots.seq), 0)
from heads left join snapshots using (table_id) where table_id = %s group by heads.seq
"""
KILLS = 5
IN_FLIGHT = 0.2
"""Seconds after a kill in which messages sent before it may still arrive."""
PATIENCE = 15.0
"""Seconds until a table must have gone on."""
RETRY = 0.05

_decode = msgspec.json.Decoder(wire.ServerMessage).decode
_encode = msgspec.json.Encoder().encode


class Parts:
    """The servers that a cluster stands on, durable as they should be."""

    def __init__(self, folder: Path) -> None:
        folder.chmod(0o755)
        self.postgres = Postgres(folder / "postgres")
        self.nats = Nats(folder / "nats")

    def wishes(self, bus: bool) -> dict[str, str]:
        alone = {"data": self.postgres.address()}
        return {**alone, "bus": self.nats.address()} if bus else alone


@contextmanager
def parts() -> Iterator[Parts]:
    with tempfile.TemporaryDirectory(prefix="tablee-bench-") as folder, ExitStack() as stack:
        made = Parts(Path(folder))
        stack.enter_context(made.postgres)
        stack.enter_context(made.nats)
        yield made


def started(made: Parts, bus: bool) -> AbstractContextManager[Process]:
    return server(wishes=made.wishes(bus))


def run(
    tables: Sequence[int] = (50, 200, 500), seconds: float = 5.0, kills: int = KILLS
) -> dict[str, float]:
    """All of it, as figures by name: `pg_…` one process, `remote_…` two."""
    found: dict[str, float] = {}
    with parts() as made:
        with started(made, bus=False) as alone:
            for count in tables:
                found |= named("pg", count, load(made, [alone], count, seconds))
        with started(made, bus=True) as owner, started(made, bus=True) as edge:
            for count in tables:
                found |= named("remote", count, load(made, [owner, edge], count, seconds))
        found |= asyncio.run(moves(made, kills))
        found |= asyncio.run(wakes(made))
    return found


def named(kind: str, tables: int, figures: Mapping[str, float]) -> dict[str, float]:
    return {f"{kind}_{name}_{tables}": value for name, value in figures.items()}


# -- under load -------------------------------------------------------------------------------


def load(
    made: Parts, processes: Sequence[Process], tables: int, seconds: float
) -> dict[str, float]:
    """The first owns the tables, the last has the players (and as many tables that nobody plays
    at: so none moves for the sake of evenness); microseconds of all that works for one answer."""
    ports = [port for _, port in processes]
    played, *_ = open_tables(ports, tables)
    with client(ports[-1], played, seconds, 0) as lines:
        lines.readline()
        before = costs(made, processes)
        lines.readline()
        after = costs(made, processes)
        measured: dict[str, float] = json.loads(lines.readline())
    answers = max(1, measured.pop("answers"))
    spent = {f"cpu_{n}_us": (after[n] - before[n]) / answers * 1e6 for n in before}
    ours = spent["cpu_owner_us"] + spent.get("cpu_edge_us", 0.0)
    return {
        "answers_per_s": round(answers / seconds),
        "p50_ms": measured["p50_ms"],
        "p99_ms": measured["p99_ms"],
        "cpu_us_per_answer": round(ours, 1),
        **{name: round(value, 1) for name, value in spent.items()},
    }


def open_tables(ports: Sequence[int], count: int) -> list[list[dict[str, Any]]]:
    """So many at each process. They are visited there, one at each in turn: a table lives where
    somebody first comes to it, and moves if there are many more than elsewhere."""
    made = [make_tables(port, count) for port in ports]
    asyncio.run(visit(ports, made))
    return made


async def visit(ports: Sequence[int], made: list[list[dict[str, Any]]]) -> None:
    for tables in zip(*made, strict=True):
        for port, table in zip(ports, tables, strict=True):
            await wake(port, table)


def costs(made: Parts, processes: Sequence[Process]) -> dict[str, float]:
    """Seconds of CPU so far, by who works."""
    found = {"owner": cpu_seconds(processes[0][0].pid), "store": family(made.postgres.process)}
    if len(processes) > 1:
        found["edge"] = cpu_seconds(processes[-1][0].pid)
        found["bus"] = family(made.nats.process)
    return found


def family(process: subprocess.Popen[bytes] | None) -> float:
    """CPU time of a process and its children: PostgreSQL has one per connection."""
    assert process is not None
    total = cpu_seconds(process.pid)
    for path in Path("/proc").iterdir():
        if path.name.isdigit():
            try:
                fields = (path / "stat").read_text().rpartition(")")[2].split()
                total += cpu_seconds(int(path.name)) if int(fields[1]) == process.pid else 0.0
            except OSError:
                continue
    return total


# -- when the owner goes ----------------------------------------------------------------------


class Pair:
    """Both seats of one table at one process; as soon as somebody is asked, they answer. What was
    not heard of for a while is answered again."""

    def __init__(self, port: int, made: Any) -> None:
        self._where = f"ws://127.0.0.1:{port}/ws/{made['table']['id']}"
        self._tokens = made["tokens"]
        self.last = 0
        """The newest event that anybody was told."""
        self.taken = 0.0
        """When that was."""

    async def play(self) -> None:
        await asyncio.gather(*(self._seat(token) for token in self._tokens.values()))

    async def _seat(self, token: str) -> None:
        while True:
            try:
                async with connect(self._where, compression=None) as socket:
                    await socket.send(_encode(wire.Join(token)), text=True)
                    await self._answer(socket)
            except (OSError, WebSocketException):
                await asyncio.sleep(RETRY)

    async def _answer(self, socket: ClientConnection) -> None:
        prompt: wire.Prompt | None = None
        while True:
            try:
                async with asyncio.timeout(RETRY if prompt else None):
                    message = _decode(await socket.recv())
            except TimeoutError:
                pass
            else:
                if isinstance(message, wire.Welcome | wire.Update):
                    prompt = message.prompt
                    if message.last > self.last:
                        self.last, self.taken = message.last, time.perf_counter()
            if prompt is not None and isinstance(prompt.form, wire.OptionsForm):
                answer = wire.Answer(prompt.ask, random.choice(prompt.form.options))
                await socket.send(_encode(answer), text=True)
                await asyncio.sleep(RETRY / 5)

    async def gap(self, since: float) -> float:
        """Milliseconds from then until the next answer has been taken."""
        until = since + PATIENCE
        while self.taken <= since and time.perf_counter() < until:  # noqa: ASYNC110
            await asyncio.sleep(0.001)
        return (time.perf_counter() - since) * 1000


async def moves(made: Parts, times: int) -> dict[str, float]:
    """A table is owned by one process, its players sit at another; the first is killed, or asked
    to go. The median and the slowest; and what a hop and a commit take while nobody else plays."""
    found: dict[str, float] = {}
    costs: list[Costs] = []
    for name, gone in (("kill_to_answer", "kill"), ("hand_over", "terminate")):
        gaps = sorted([await one_move(made, gone, costs) for _ in range(times)])
        found |= {f"{name}_ms": round(gaps[len(gaps) // 2]), f"{name}_worst_ms": round(gaps[-1])}
    for key in costs[0]:
        found[key] = round(statistics.median(cost[key] for cost in costs))
    return found


async def one_move(made: Parts, gone: str, costs: list[Costs]) -> float:
    with started(made, bus=True) as edge, started(made, bus=True) as owner:
        [[table]] = await asyncio.to_thread(open_tables, [owner[1]], 1)
        pair = Pair(edge[1], table)
        playing = asyncio.ensure_future(pair.play())
        await pair.gap(time.perf_counter())
        await asyncio.sleep(1)
        costs.append(await asyncio.to_thread(quiet_costs, owner[1]))
        getattr(owner[0], gone)()
        began = time.perf_counter()
        if gone == "kill":
            await asyncio.sleep(IN_FLIGHT)
            gap = IN_FLIGHT * 1000 + await pair.gap(time.perf_counter())
        else:
            gap = await longest_gap(pair, owner[0], began)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
    return gap


def quiet_costs(port: int) -> Costs:
    """Mean times of a hop and of a commit, from the histograms of the owner's `/metrics`."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as reply:
        metrics = reply.read().decode()
    return {"hop_us": mean_us(metrics, "hop"), "pg_commit_us": mean_us(metrics, "commit")}


def mean_us(metrics: str, name: str) -> float:
    """The mean of a histogram that counts seconds, in microseconds."""
    lines = dict(line.rpartition(" ")[::2] for line in metrics.splitlines())
    total, count = (float(lines[f"tablee_{name}_seconds_{part}"]) for part in ("sum", "count"))
    return total / max(1.0, count) * 1e6


async def longest_gap(pair: Pair, leaving: subprocess.Popen[str], began: float) -> float:
    """The longest pause between two answers: during a hand-over, answers may still be taken."""
    longest, last = 0.0, began
    while leaving.poll() is None or time.perf_counter() < began + 2:
        await asyncio.sleep(0.001)
        if pair.taken > last:
            longest, last = max(longest, pair.taken - last), pair.taken
    return longest * 1000


# -- waking -----------------------------------------------------------------------------------


async def wakes(made: Parts) -> dict[str, float]:
    """Milliseconds from coming to a table that sleeps until being told all, by the length of its
    log: after its server was killed, when as much as can be has to be played again; and after one
    that stopped in order."""
    found = {}
    with started(made, bus=False) as first:
        tables = {}
        for length in LENGTHS:
            tables[length] = (await asyncio.to_thread(make_tables, first[1], 1))[0]
            await play_long(made, first[1], tables[length], length)
        first[0].kill()
    for length, table in tables.items():
        for name in ("wake_killed_ms", "wake_ms"):
            with started(made, bus=False) as again:
                found[f"{name}_{length}"] = round(await wake(again[1], table), 1)
    return found


async def play_long(made: Parts, port: int, table: Any, length: int) -> None:
    pair = Pair(port, table)
    playing = asyncio.ensure_future(pair.play())
    aim = min(length, NEARLY)
    while pair.last < length or unsaved(made, table) < aim:  # noqa: ASYNC110
        await asyncio.sleep(0.05)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)


def unsaved(made: Parts, table: Any) -> int:
    """Records after the newest snapshot."""
    with psycopg.connect(made.postgres.address()) as connection:
        found = connection.execute(UNSAVED, [table["table"]["id"]]).fetchone()
    return found[0] if found else 0


async def wake(port: int, table: Any) -> float:
    where = f"ws://127.0.0.1:{port}/ws/{table['table']['id']}"
    async with connect(where, compression=None, max_size=None) as socket:
        began = time.perf_counter()
        await socket.send(_encode(wire.Join(table["tokens"]["0"], after=1 << 30)), text=True)
        while not isinstance(_decode(await socket.recv()), wire.Welcome):
            pass
        return (time.perf_counter() - began) * 1000


if __name__ == "__main__":
    os.umask(0o022)
    print(json.dumps(run(), indent=2))
