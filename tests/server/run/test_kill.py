"""kill -9 under load, many times: nothing that a client was told is lost.

Several clients play, talk and undo at several tables of a real server process, which is killed
at a random moment and started again on the same folder. Whatever any client showed when the
connection broke must be a moment of the log on disk: the same events, the same view, the same
undos and lines of chat; and the restarted server must take it from there.

The same with PostgreSQL for a store; and there PostgreSQL itself is killed as well.

TABLEE_KILLS sets the number of rounds (5 if it is not set).
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tablee.lab.parts import Postgres
from tablee.table.logged import LoggedTable
from tablee.table.store.address import open_store
from tablee.wire import messages as wire
from tests.server.kit import BOTH_MINE, decode, text
from tests.table.kit import Mirror, choose, truth_of

from .process import Process

pytestmark = pytest.mark.slow

ROUNDS = int(os.environ.get("TABLEE_KILLS", "5"))
TABLES = 6
GAMES = ("connect-four", "parlour", "fear-of-the-dark")


class Crowd:
    """All clients of a round; says when the moment to kill has come."""

    def __init__(self) -> None:
        self.witnesses: list[Witness] = []
        self.left = 0
        self.enough = asyncio.Event()

    def wait_for(self, messages: int) -> None:
        self.left = messages
        self.enough.clear()
        if self.over:
            self.enough.set()

    def told(self) -> None:
        self.left -= 1
        if self.left <= 0 or self.over:
            self.enough.set()

    @property
    def over(self) -> bool:
        return all(witness.over for witness in self.witnesses)


class Witness:
    """A client: plays on what it is shown, and remembers all it was told."""

    def __init__(
        self, crowd: Crowd, table: str, seat: int | None, token: str, rand: random.Random
    ) -> None:
        self.crowd, self.table, self.seat, self.token = crowd, table, seat, token
        self.rand = rand
        self.mirror = Mirror()
        self.chat: list[wire.ChatLine] = []
        self.over = False

    async def play(self, port: int) -> None:
        """Until the connection breaks."""
        with contextlib.suppress(ConnectionClosed, ConnectionError, EOFError):
            async with connect(f"ws://127.0.0.1:{port}/ws/{self.table}") as socket:
                join = self.mirror.join
                join.token = self.token
                await socket.send(text(join))
                async for data in socket:
                    self.hear(decode(data))
                    if (message := self.reply()) is not None:
                        await socket.send(text(message))

    def hear(self, message: Any) -> None:
        self.mirror.hear(message)
        if isinstance(message, wire.Fault):
            return
        if isinstance(message, wire.Welcome):
            self.chat = list(message.chat)
        elif isinstance(message, wire.Said):
            self.chat.append(message.line)
        if isinstance(message, wire.Welcome | wire.Update):
            self.over = message.outcome is not None
        self.crowd.told()

    def reply(self) -> Any:
        chance, prompt = self.rand.random(), self.mirror.prompt
        if self.seat is None:
            return None
        if chance < 0.05:
            return wire.Say(f"word {self.crowd.left}")
        if chance < 0.1:
            return wire.Undo()
        if prompt is not None:
            return wire.Answer(prompt.ask, choose(prompt.form, self.rand))
        return wire.Agree(True) if chance < 0.5 else None

    def saw(self, logged: LoggedTable) -> bool:
        """Whether the client showed this state when the connection broke."""
        if logged.rewinds != self.mirror.rewinds:
            return False
        return truth_of(logged.match, self.seat) == (self.mirror.view, self.mirror.events)


async def make(crowd: Crowd, port: int, rand: random.Random) -> None:
    crowd.witnesses.clear()
    async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=20) as web:
        for number in range(TABLES):
            game = GAMES[number % len(GAMES)]
            seats = BOTH_MINE[:1] if game == "fear-of-the-dark" else BOTH_MINE
            made = (await web.post("/api/tables", json={"game": game, "seats": seats})).json()
            where = made["table"]["id"]
            viewers = [(int(seat), token) for seat, token in made["tokens"].items()] * 2
            crowd.witnesses += [Witness(crowd, where, *v, rand) for v in [*viewers, (None, "")]]


def check_log(crowd: Crowd, address: str) -> int:
    """Everything the clients were told is in the log on disk. Returns how long the logs are."""
    store, length = open_store(address, lambda run: None), 0
    for table in {witness.table for witness in crowd.witnesses}:
        row, records = store.load(table) or (None, [])
        assert row is not None
        length += len(records)
        # A client that never got its welcome was told nothing.
        missing = [w for w in crowd.witnesses if w.table == table and w.mirror.events]
        logged = LoggedTable(row)
        missing = [witness for witness in missing if not witness.saw(logged)]
        lines: list[wire.ChatLine] = []
        for record in records:
            logged.apply(record)
            if record.kind == "say":
                lines.append(logged.chat[-1])
            missing = [witness for witness in missing if not witness.saw(logged)]
        assert not missing, "a client was told what is not on disk"
        for witness in crowd.witnesses:
            if witness.table == table:
                assert all(line in lines for line in witness.chat)
    store.close()
    return length


async def test_nothing_told_is_lost(tmp_path: Path) -> None:
    await kill_the_server(tmp_path, str(tmp_path / "data"))


async def test_nothing_told_is_lost_in_postgresql(tmp_path: Path, database: str) -> None:
    await kill_the_server(tmp_path, database)


async def kill_the_server(folder: Path, store: str) -> None:
    rand, crowd, total = seeded(), Crowd(), 0
    for _ in range(ROUNDS):
        with Process(folder, store=store) as process:
            port = await asyncio.to_thread(process.port)
            if crowd.over:
                await make(crowd, port, rand)
            crowd.wait_for(rand.randint(1, 1500))
            players = [asyncio.ensure_future(witness.play(port)) for witness in crowd.witnesses]
            await asyncio.wait_for(crowd.enough.wait(), 60)
            process.kill()
            await asyncio.gather(*players)
        total += check_log(crowd, store)
    print(f"{ROUNDS} kills, {total} records checked")
    assert total > 0


async def test_postgresql_is_killed(tmp_path: Path, folder_of_parts: Path) -> None:
    """Nobody at the tables sees more than a pause."""
    rand, crowd, total = seeded(), Crowd(), 0
    with Postgres(folder_of_parts / "under-load", durable=False) as postgres:
        store = postgres.address()
        with Process(tmp_path, store=store) as process:
            port = await asyncio.to_thread(process.port)
            for _ in range(ROUNDS):
                if crowd.over:
                    await make(crowd, port, rand)
                crowd.wait_for(rand.randint(1, 500))
                players = [asyncio.ensure_future(witness.play(port)) for witness in crowd.witnesses]
                await asyncio.wait_for(crowd.enough.wait(), 60)
                await asyncio.to_thread(postgres.kill)
                crowd.wait_for(rand.randint(1, 200))
                await asyncio.to_thread(postgres.start)
                await asyncio.wait_for(crowd.enough.wait(), 60)
                assert crowd.over or not any(player.done() for player in players)
                for player in players:
                    player.cancel()
                await asyncio.gather(*players, return_exceptions=True)
                total += check_log(crowd, store)
    print(f"{ROUNDS} kills of PostgreSQL, {total} records checked")
    assert total > 0


def seeded() -> random.Random:
    seed = random.randrange(2**32)
    print(f"seed {seed}")
    return random.Random(seed)
