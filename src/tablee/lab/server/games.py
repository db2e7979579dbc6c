"""How a live server carries whole games: every game of the house, at many tables at once.

Every seat answers at random as soon as it is asked (`evening.py`); in Anomia people race for words
(`race.py`). And what others feel while bots think at twenty tables; and how long one waits who
comes to a table that sleeps, with a long log.
"""

from __future__ import annotations

import asyncio
import json
import statistics
import tempfile
import time
from collections.abc import Sequence
from typing import Any

from tablee.lab.server.bench import client, make_tables, players, race, server, watch
from tablee.lab.server.load import Load, SeatClient
from tablee.wire import messages as wire

GAMES = (("fear-of-the-dark", 1), ("fog-of-love", 2), ("fiese-freunde", 4))
"""Which games, and with how many seats; all of them ours."""
RACE = "anomia"
TABLES = (50, 200, 500)
THINKERS = (("fiese-freunde", 6), ("fog-of-love", 2))
"""Games of bots: one seat is ours and answers at once, so that they always have to think."""
THINKING_TABLES = 20
OTHERS, RATE = 50, 4
"""Tables of people meanwhile, and answers a second at each."""
LONG, WAKES = 5000, 5
"""Answers in the log of a table that is woken, and how often it is."""


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
        with players("evening", made, port, seconds) as lines:
            cpu, measured = watch(process.pid, lines)
    answers = measured.pop("answers")
    return {
        "game": game,
        "tables": tables,
        "answers_per_s": round(answers / seconds),
        **measured,
        "cpu_us_per_answer": round(cpu / max(1, answers) * 1e6, 1),
    }


def races(tables: Sequence[int] = TABLES, seconds: float = 5.0) -> list[dict[str, Any]]:
    """Anomia beside them: from a word to its verdict."""
    return [race(count, seconds) for count in tables]


def while_bots_think(
    tables: int = THINKING_TABLES, others: int = OTHERS, seconds: float = 5.0
) -> dict[str, Any]:
    """What people at other tables feel: first alone, then while bots think."""
    with server() as (_, port):
        made = make_tables(port, others)
        alone = feel(port, made, seconds, RATE * len(made))
        thinking = [table for n in range(tables) for table in bots_at(port, n)]
        with players("evening", thinking, port, seconds + 2) as lines:
            lines.readline()
            felt = feel(port, made, seconds, RATE * len(made))
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


def feel(port: int, made: list[dict[str, Any]], seconds: float, rate: int) -> dict[str, Any]:
    with client(port, made, seconds, rate) as lines:
        lines.readline()
        lines.readline()
        measured: dict[str, Any] = json.loads(lines.readline())
    return measured


# -- waking -----------------------------------------------------------------------------------


def wakes(length: int = LONG, times: int = WAKES) -> dict[str, Any]:
    """From coming to a table that sleeps until being told all, each time on a server begun anew;
    the one in the middle. The log is that of an endless game, for others are never so long."""
    with tempfile.TemporaryDirectory() as folder:
        wishes = {"data": folder}
        with server(wishes=wishes) as (_, port):
            made, played = make_tables(port, 1), 0
            while played < length:
                played += feel(port, made, 2.0, 0)["answers"]
        found = []
        for _ in range(times):
            with server(wishes=wishes) as (_, port):
                found.append(asyncio.run(come(port, made[0])))
    return {"log": length, "wake_ms": round(statistics.median(found), 1)}


async def come(port: int, made: dict[str, Any]) -> float:
    newcomer = Newcomer(made)
    await asyncio.get_running_loop().create_connection(newcomer.ready, "127.0.0.1", port)
    return await newcomer.welcomed


class Newcomer(SeatClient):
    """Somebody who comes, and is told all."""

    def __init__(self, made: dict[str, Any]) -> None:
        super().__init__(Load(0), made["table"]["id"], 0, made["tokens"]["0"])
        self.came = time.perf_counter()
        self.welcomed: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def hear(self, message: wire.ServerMessage) -> None:
        if isinstance(message, wire.Welcome):
            self.welcomed.set_result((time.perf_counter() - self.came) * 1000)
            self.transport.close()
