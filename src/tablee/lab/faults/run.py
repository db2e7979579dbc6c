"""All of it: tables are played, faults happen, and all that was seen is held against the log.

Many faults are made in rounds on one house that runs on: after each, play rests, all tables of the
round are checked, and new ones are laid. So what has to be kept is bounded.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from tablee.kernel.errors import TableeError
from tablee.lab.faults.checker import (
    STILL,
    Violation,
    check_end,
    check_going_on,
    check_table,
)
from tablee.lab.faults.history import History, Over, Stall
from tablee.lab.faults.house import House, Log
from tablee.lab.faults.player import BROKEN, Player
from tablee.lab.faults.script import draw, kinds
from tablee.lab.faults.truth import Truth
from tablee.table.errors import TableFault

GAMES = {
    "fear-of-the-dark": (1,),
    "fog-of-love": (2,),
    "anomia": (3, 4),
    "fiese-freunde": (2, 3, 4),
}
ROUND = 20
"""Faults between two checks."""
WATCHED = 0.3
"""Tables with a spectator, and with a second screen in one seat."""
CALM = (0.2, 1.5)
"""Seconds of quiet play, besides what a table needs to go on."""

STEP = 0.1
"""Seconds between two looks."""
LONG = 0.5
"""Seconds that a look may be late."""

Tell = Callable[[str], None]


class Found(Struct):
    """What a run has seen."""

    faults: int = 0
    tables: int = 0
    clients: int = 0
    records: int = 0
    messages: int = 0
    slowest: float = 0.0
    """Seconds from the end of a fault until the last table went on."""
    stalled: float = 0.0
    """Seconds for which our own clients hung: no fault of the server."""
    stalls: list[Stall] = []
    """All that were longer than `LONG`."""
    violations: list[Violation] = []


class Tables:
    """So many tables under way, with their clients."""

    def __init__(self, house: House, count: int, seed: str) -> None:
        self.house = house
        self.count = count
        self.players: dict[str, list[Player]] = {}
        self.ended: dict[str, float] = {}
        self._rand = random.Random(seed)
        self._tasks: dict[str, list[asyncio.Task[None]]] = {}
        self._made = 0

    async def fill(self) -> None:
        """As many tables as there should be, of all games in turn."""
        for table in list(self._tasks):
            if any(player.over for player in self.players[table]):
                await self._end(table)
        while len(self._tasks) < self.count:
            await self._lay()

    async def _lay(self) -> None:
        self._made += 1
        game, rand = list(GAMES)[self._made % len(GAMES)], self._rand
        made = await make_table(self.house, game, rand.choice(GAMES[game]), rand)
        table = made["table"]["id"]
        seats: list[tuple[int | None, str]] = [(int(s), t) for s, t in made["tokens"].items()]
        if rand.random() < WATCHED:
            seats += [(None, ""), rand.choice(seats)]
        self.players[table] = [
            Player(History(f"{table}/{n}", table, seat), token, self._ports, str(rand.random()))
            for n, (seat, token) in enumerate(seats)
        ]
        self._tasks[table] = [asyncio.ensure_future(p.play()) for p in self.players[table]]

    def _ports(self) -> list[int]:
        return self.house.ports

    async def _end(self, table: str) -> None:
        tasks = self._tasks.pop(table)
        self.ended[table] = time.monotonic()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def rest(self) -> None:
        for table in list(self._tasks):
            await self._end(table)

    def behind(self, since: float) -> list[str]:
        """The tables at which nothing has gone on since then."""
        return [
            table
            for table in self._tasks
            if not any(player.over or player.news_at > since for player in self.players[table])
        ]


async def run(
    house: House, count: int, seed: str, tables: int = 30, tell: Tell = lambda line: None,
    only: Sequence[str] = (),
) -> Found:  # fmt: skip
    rand, found = random.Random(seed), Found()
    names = draw(house, rand, count, only)
    watching = asyncio.ensure_future(watch_ourselves(found))
    try:
        for start in range(0, count, ROUND):
            await play_round(
                house, names[start : start + ROUND], f"{seed}/{start}", tables, found, tell
            )
            tell(summary(found))
    finally:
        watching.cancel()
    return found


async def watch_ourselves(found: Found) -> None:
    while True:
        due = time.monotonic() + STEP
        await asyncio.sleep(STEP)
        now = time.monotonic()
        found.stalled = max(found.stalled, now - due)
        if now - due > LONG:
            found.stalls.append(Stall(now, now - due))


async def play_round(
    house: House, names: list[str], seed: str, count: int, found: Found, tell: Tell
) -> None:
    rand, tables, overs = random.Random(seed), Tables(house, count, seed), list[Over]()
    await tables.fill()
    await gone_on(tables, time.monotonic())
    for name in names:
        began = time.monotonic()
        await kinds(house)[name](house, rand)
        over = Over(name, began, time.monotonic())
        overs.append(over)
        took = await gone_on(tables, over.ended)
        found.slowest = max(found.slowest, took)
        found.faults += 1
        lasted = f"{over.ended - began:5.1f} s"
        tell(f"{found.faults:4} {name:14} {lasted}, all went on after {took:.1f} s")
        await asyncio.sleep(rand.uniform(*CALM))
        await tables.fill()
    await house.settled()
    await gone_on(tables, time.monotonic())
    await tables.rest()
    ends = [await look(house, players[0]) for players in tables.players.values()]
    logs = await asyncio.to_thread(house.read, list(tables.players))
    for (table, players), end in zip(tables.players.items(), ends, strict=True):
        histories = [player.history for player in players]
        bad = await asyncio.to_thread(
            judge, table, logs[table], histories, end, overs, tables.ended[table], found
        )
        found.violations += bad
        if bad:
            keep(house, table, [*histories, end], overs)
    await house.reopen()


def keep(house: House, table: str, histories: list[History], overs: list[Over]) -> None:
    """What was seen at a table where something was wrong, for whoever looks for the reason."""
    house.kept = True
    seen = {"faults": overs, "histories": histories}
    (house.folder / f"{table}.json").write_bytes(msgspec.json.encode(seen))


async def gone_on(tables: Tables, since: float) -> float:
    """Wait until every table has gone on; returns how long that took. Taking too long is a
    violation, which the checker reports."""
    while tables.behind(since) and time.monotonic() < since + STILL + 1:  # noqa: ASYNC110
        await asyncio.sleep(STEP)
    return time.monotonic() - since


def judge(
    table: str, log: Log, histories: list[History], end: History, overs: list[Over], until: float,
    found: Found,
) -> list[Violation]:  # fmt: skip
    """Check one table: its log against what its clients saw. Called in a thread."""
    found.tables += 1
    found.clients += len(histories)
    found.messages += sum(len(history.heard()) for history in histories)
    if isinstance(log, TableFault):
        return [Violation("unread", table, "", repr(log.fault))]
    try:
        truth = Truth(*log)
    except TableeError as wrong:
        return [Violation("unread", table, "", repr(wrong))]
    found.records += len(truth.records)
    return [
        *check_table(truth, histories),
        *check_end(truth, histories, end),
        *check_going_on(table, histories, overs, until, found.stalls),
    ]


async def look(house: House, player: Player) -> History:
    """A fresh client of the same seat, once nobody plays any more."""
    history = player.history
    for number in range(5):
        end = History(f"{history.name}/end", history.table, history.seat)
        port = house.ports[number % len(house.ports)]
        try:
            if await Player(end, player.token, list, "end").look(port):
                return end
        except BROKEN:
            await asyncio.sleep(0.5)
    return end


async def make_table(house: House, game: str, seats: int, rand: random.Random) -> Any:
    """At any process that takes it."""
    wish = json.dumps({"game": game, "seats": [{"kind": "me"}] * seats})
    until = time.monotonic() + 3 * STILL
    while time.monotonic() < until:
        try:
            return await asyncio.to_thread(post, rand.choice(house.ports), wish)
        except (OSError, http.client.HTTPException, ValueError):
            await asyncio.sleep(0.2)
    raise TimeoutError("no process makes a table any more")


def post(port: int, wish: str) -> Any:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        connection.request("POST", "/api/tables", wish)
        reply = connection.getresponse()
        data = json.loads(reply.read())
        if reply.status != 201:
            raise ValueError(data)
        return data
    finally:
        connection.close()


def summary(found: Found) -> str:
    return (
        f"{found.faults} faults, {found.tables} tables, {found.clients} clients, "
        f"{found.records} records, {found.messages} messages told: "
        f"{len(found.violations)} violations; all tables went on within {found.slowest:.1f} s; "
        f"the clients themselves stood still for {found.stalled:.1f} s at most"
    )
