"""How a live server carries whole games: every game of the house, at many tables at once.

Every seat answers at random as soon as it is asked (`evening.py`); in Anomia people race for words
(`race.py`). And what others feel while bots think at twenty tables.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import IO, Any

from tablee.lab.server.bench import client, cpu_seconds, make_tables, race, server

GAMES = (("fear-of-the-dark", 1), ("fog-of-love", 2), ("fiese-freunde", 4))
"""Which games, and with how many seats; all of them ours."""
RACE = "anomia"
TABLES = (50, 200, 500)
THINKERS = (("fiese-freunde", 6), ("fog-of-love", 2))
"""Games of bots: one seat is ours and answers at once, so that they always have to think."""
THINKING_TABLES = 20
OTHERS, RATE = 50, 4
"""Tables of people meanwhile, and answers a second at each."""


def run(
    tables: Sequence[int] = TABLES, seconds: float = 5.0, games: Sequence[tuple[str, int]] = GAMES
) -> list[dict[str, Any]]:
    """Each game at each number of tables, on a server of its own."""
    return [carry(game, seats, count, seconds) for game, seats in games for count in tables]


def carry(game: str, seats: int, tables: int, seconds: float) -> dict[str, Any]:
    """So many tables of a game, as fast as it goes."""
    wish = [{"kind": "me"}] * seats
    with server() as (process, port):
        made = [{**one, "wish": wish} for one in make_tables(port, tables, game, seats)]
        with players(port, made, seconds) as lines:
            lines.readline()
            cpu = cpu_seconds(process.pid)
            lines.readline()
            cpu = cpu_seconds(process.pid) - cpu
            measured = json.loads(lines.readline())
    answers = measured.pop("answers")
    return {
        "game": game,
        "tables": tables,
        "answers_per_s": round(answers / seconds),
        **measured,
        "cpu_us_per_answer": round(cpu / max(1, answers) * 1e6, 1),
    }


@contextmanager
def players(port: int, made: list[dict[str, Any]], seconds: float) -> Iterator[IO[str]]:
    """The output of `evening.py`: a line when it begins, one when it ends, one with figures."""
    command = [sys.executable, "-m", "tablee.lab.server.evening", str(port), str(seconds)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(made) + "\n")
        process.stdin.flush()
        yield process.stdout


def races(tables: Sequence[int] = TABLES, seconds: float = 5.0) -> list[dict[str, Any]]:
    """Anomia beside them: from a word to its verdict."""
    return [race(count, seconds) for count in tables]


def while_bots_think(
    tables: int = THINKING_TABLES, others: int = OTHERS, seconds: float = 5.0
) -> dict[str, Any]:
    """What people at other tables feel: first alone, then while bots think."""
    with server() as (_, port):
        made = make_tables(port, others)
        alone = feel(port, made, seconds)
        thinking = [table for n in range(tables) for table in bots_at(port, n)]
        with players(port, thinking, seconds + 2) as lines:
            lines.readline()
            felt = feel(port, made, seconds)
            lines.readline()
            answers = json.loads(lines.readline())["answers"]
    return {
        "tables": tables,
        "others": others,
        "alone_p99_ms": alone["p99_ms"],
        "p50_ms": felt["p50_ms"],
        "p99_ms": felt["p99_ms"],
        "bots_answered_to": answers,
    }


def bots_at(port: int, n: int) -> list[dict[str, Any]]:
    """One table of bots and one of us; the games in turn."""
    game, seats = THINKERS[n % len(THINKERS)]
    wish = [{"kind": "me"}, *({"kind": "bot"} for _ in range(seats - 1))]
    return [{**one, "wish": wish} for one in make_tables(port, 1, game, wish)]


def feel(port: int, made: list[dict[str, Any]], seconds: float) -> dict[str, Any]:
    with client(port, made, seconds, RATE * len(made)) as lines:
        lines.readline()
        lines.readline()
        measured: dict[str, Any] = json.loads(lines.readline())
    return measured
