"""How fast a live server is: answers per second, and from an answer sent to an update received.

Three processes on loopback: this one, a server, and a client that plays tic-tac-toe at many
tables, two connections each. When a game is over the board is cleared and the match goes on, so
that connections and not handshakes are measured. Everything is told only once it is on disk.

    python -m tablee.lab.server.bench
"""

from __future__ import annotations

import http.client
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from typing import IO, Any

from tablee.kernel import Game, Step, register
from tablee.lab.yardsticks.tic_tac_toe import TicTacToe
from tablee.server.limits import Limits

GAME = "endless-tic-tac-toe"
IDLE_TABLES = 2000
CONNECTED_TABLES = 300
RACE, RACERS, RACE_TABLES = "anomia", 4, 100

RATES = ("per_second", "per_minute", "per_day", "burst", "per_address")
UNLIMITED = {
    f"TABLEE_{limit.name.upper()}": "1000000"
    for limit in fields(Limits)
    if limit.name.endswith(RATES)
}
"""No rate limits: all clients have one address, and play fast."""


class Endless(TicTacToe):
    """Tic-tac-toe; over, it begins again on the same table."""

    def next_step(self) -> Step | None:
        step = super().next_step()
        if step is None:
            fresh = Endless(self.seats, self.options, self.draws)
            for field in self.__struct_fields__:
                setattr(self, field, getattr(fresh, field))
            step = super().next_step()
        return step


def run(
    tables: Sequence[int] = (50, 200, 500), seconds: float = 5.0, rate: int = 5000
) -> dict[str, Any]:
    """All of it. `loads`: per number of tables, as fast as it goes; `paced`: the largest number
    of tables at `rate` answers a second."""
    results: dict[str, Any] = {"start_ms": start_up_ms(), **idle_memory()}
    with server() as (process, port):
        results["loads"] = [load(process.pid, port, count, seconds, 0) for count in tables]
        results["paced"] = load(process.pid, port, max(tables), seconds, rate)
    return results


# -- the server -------------------------------------------------------------------------------


@contextmanager
def server(
    limits: Mapping[str, str] = UNLIMITED,
    ready: bool = True,
    wishes: Mapping[str, str] = {},
) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server of its own, with an empty data folder unless `wishes` (what `serve` takes) say
    otherwise; gone at the end. `ready`: it has read everything before it listens, else what it
    reads then would be measured as well."""
    with tempfile.TemporaryDirectory() as folder:
        told = json.dumps({"data": folder, **wishes})
        command = [sys.executable, "-m", __spec__.name, "serve", told, *["ready"] * ready]
        environment = {**os.environ, **limits}
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
        )
        try:
            yield process, read_port(process.stdout)
        finally:
            process.terminate()
            process.communicate()


def read_port(stdout: IO[str] | None) -> int:
    """The server prints its address once it listens."""
    assert stdout is not None
    line = stdout.readline()
    return int(line.split("http://")[1].split(" ")[0].rpartition(":")[2])


def start_up_ms() -> float:
    started = time.perf_counter()
    with server(ready=False):
        return round((time.perf_counter() - started) * 1000)


def idle_memory() -> dict[str, float]:
    """Kilobytes of the server per table in memory: one without players, and one with two idle
    connections (these included)."""
    with server() as (process, port):
        make_tables(port, 100)
        before = resident_kb(process.pid)
        made = make_tables(port, IDLE_TABLES)
        idle = resident_kb(process.pid) - before
        with client(port, made[:CONNECTED_TABLES], 0, 1) as ready:
            ready.readline()
            connected = resident_kb(process.pid) - before - idle
            ready.read()
    return {
        "idle_table_kb": round(idle / IDLE_TABLES, 1),
        "two_connections_kb": round(connected / CONNECTED_TABLES, 1),
    }


def resident_kb(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    raise ValueError("no VmRSS")


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def make_tables(
    port: int, count: int, game: str = GAME, seats: int | list[dict[str, str]] = 2, **options: str
) -> list[dict[str, Any]]:
    """Tables with all seats ours, or those that are said to be: their ids and tokens."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    sitting = [{"kind": "me"}] * seats if isinstance(seats, int) else seats
    wish = json.dumps({"game": game, "seats": sitting, "options": options})
    made = []
    for _ in range(count):
        connection.request("POST", "/api/tables", wish)
        made.append(json.loads(connection.getresponse().read()))
    connection.close()
    return made


# -- the load ---------------------------------------------------------------------------------


@contextmanager
def client(port: int, made: list[dict[str, Any]], seconds: float, rate: int) -> Iterator[IO[str]]:
    """The client's output: a line when everybody is connected and warm, one when the time is up,
    and one with what it measured."""
    with players("load", made, port, seconds, rate) as lines:
        yield lines


@contextmanager
def players(client: str, made: list[dict[str, Any]], *args: float) -> Iterator[IO[str]]:
    """The same of another client: `evening`, `race`."""
    command = [sys.executable, "-m", f"tablee.lab.server.{client}", *map(str, args)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(made) + "\n")
        process.stdin.flush()
        yield process.stdout


def watch(pid: int, lines: IO[str]) -> tuple[float, dict[str, Any]]:
    """The CPU seconds of the server from the first line to the second; and what was measured."""
    lines.readline()
    cpu = cpu_seconds(pid)
    lines.readline()
    cpu = cpu_seconds(pid) - cpu
    return cpu, json.loads(lines.readline())


def load(pid: int, port: int, tables: int, seconds: float, rate: int) -> dict[str, Any]:
    """Let the client play, and read what it cost the server meanwhile."""
    with client(port, make_tables(port, tables), seconds, rate) as lines:
        cpu, measured = watch(pid, lines)
    answers = max(1, measured.pop("answers"))
    return {
        "tables": tables,
        "answers_per_s": round(answers / seconds),
        **measured,
        "cpu_us_per_answer": round(cpu / answers * 1e6, 1),
    }


def race(tables: int = RACE_TABLES, seconds: float = 15.0) -> dict[str, Any]:
    """Tables of four that race for words at once; see `race`."""
    with server() as (process, port):
        made = make_tables(port, tables, RACE, RACERS, spotting="at-once")
        with players("race", made, port, seconds) as lines:
            cpu, measured = watch(process.pid, lines)
    said = measured.pop("said")
    return {
        "tables": tables,
        **measured,
        "answers_per_s": round(said / seconds),
        "cpu_us_per_answer": round(cpu / max(1, said) * 1e6, 1),
    }


def serve(wishes: str, ready: bool) -> int:
    from tablee.server.ready import make_ready
    from tablee.server.run import serve

    if ready:
        make_ready()
    register(
        Game(GAME, Endless, (2,), Path(__file__).parents[1] / "yardsticks", hidden=True, open=True)
    )
    return serve(port=0, **json.loads(wishes))


if __name__ == "__main__":
    if sys.argv[1:2] == ["serve"]:
        sys.exit(serve(sys.argv[2], sys.argv[3:] == ["ready"]))
    print(json.dumps(run(), indent=2))
