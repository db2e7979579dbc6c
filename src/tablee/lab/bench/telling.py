"""What one answer costs at a table that everybody looks at: the rules, and telling all seats. It is
done as the server does it, but without network and disk.

The same random games are played several times; for every answer the quickest time counts, so that a
neighbour on the machine hardly shows.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

import tablee
from tablee.kernel import LogEntry, Match, sample
from tablee.lab.bench.measure import Effort, Figure, tidy
from tablee.table.clock import VirtualClock
from tablee.table.live.audience import Audience
from tablee.table.live.heat.departures import Parcelled
from tablee.table.live.heat.timing import Timing
from tablee.table.logged import LoggedTable
from tablee.table.store.store import TableRow
from tablee.wire import messages as wire

TABLES = (
    ("tic-tac-toe", "tic-tac-toe", 2),
    ("fear-of-the-dark", "Fear of the Dark", 1),
    ("fog-of-love", "Fog of Love", 2),
    ("anomia", "Anomia", 4),
    ("fiese-freunde", "Fiese Freunde", 4),
    ("fiese-freunde", "Fiese Freunde", 6),
)
Game = tuple[str, list[LogEntry]]
"""The key of a deal, and what was answered."""


def measure(effort: Effort) -> list[Figure]:
    import tablee.lab.yardsticks  # noqa: F401

    return [
        figure
        for game, name, seats in TABLES
        for figure in told(game, f"{name}, {seats}", seats, effort)
    ]


def told(game: str, name: str, seats: int, effort: Effort) -> Iterator[Figure]:
    games = list(recorded(game, seats, effort.of(500, least=20)))
    rounds = [play(game, seats, games) for _ in range(effort.repeats)]
    answers = sum(len(log) for _, log in games)
    rules, telling = (
        sum(min(times) for times in zip(*[part[n] for part in rounds], strict=True)) / answers
        for n in (0, 1)
    )
    key = f"{game.partition('-')[0]}_{seats}"
    rate = tidy(1 / (rules + telling))
    yield Figure(f"rules_{key}", f"{name}: the rules of an answer", tidy(rules * 1e6), "µs")
    yield Figure(f"telling_{key}", "  telling all seats", tidy(telling * 1e6), "µs")
    yield Figure(f"told_{key}", "  both together", rate, "answers/s")
    yield Figure(f"bytes_{key}", "  to each seat", tidy(rounds[0][2] / answers / seats), "bytes")


def recorded(game: str, seats: int, answers: int) -> Iterator[Game]:
    """Random games with so many answers in all; ending a game is avoided where possible."""
    rand = random.Random(7)
    while answers > 0:
        key = rand.randbytes(32).hex()
        match = tablee.new_match(game, seats, key=key)
        while match.asks and len(match.log) < answers:
            match.answer(*lasting(match, rand))
        answers -= len(match.log)
        yield key, match.log


def lasting(match: Match, rand: random.Random) -> tuple[int, Any]:
    for _ in range(8):
        seat = rand.choice(sorted(match.asks))
        choice = sample(match.asks[seat], rand)
        tried = match.clone()
        tried.answer(seat, choice)
        if tried.outcome is None:
            break
    return seat, choice


def play(game: str, seats: int, games: list[Game]) -> tuple[list[float], list[float], int]:
    """For every answer the seconds of the rules (including the next question) and of telling; and
    the bytes sent."""
    rules: list[float] = []
    telling: list[float] = []
    size, clock = 0, time.perf_counter

    def count(screen: object, text: Parcelled) -> None:
        nonlocal size
        size += len(text)

    for key, log in games:
        logged = table(game, seats, key)
        audience = Audience(logged, Timing(logged, VirtualClock()), count, False, print)
        for seat in range(seats):
            audience.find(seat).screens.append(Page())
        match = logged.match
        for seat, choice in log:
            began = clock()
            match.answer(seat, choice)
            _ = match.asks
            between = clock()
            audience.tell_change()
            telling.append(clock() - between)
            rules.append(between - began)
    return rules, telling, size


def table(game: str, seats: int, key: str) -> LoggedTable:
    people = [{"kind": "human", "name": f"Player {seat}"} for seat in range(seats)]
    version = str(tablee.games()[game].version)
    return LoggedTable(TableRow("bench", game, version, {}, seats, key, "", people, 0))


class Page:
    """A screen that applies deep patches, as our pages do."""

    address = code = words = ""
    deep = True

    def send(self, text: bytes) -> None: ...

    def move(self, table: object) -> None: ...

    def again(self, unheard: list[tuple[wire.ClientMessage, int]]) -> None: ...

    def close(self) -> None: ...
