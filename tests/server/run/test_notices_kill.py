"""kill -9 while people are called: no notice is lost, and none comes twice for the same turn.

A notice is in the commit of the answer that made it somebody's turn. The server is killed with some
notices taken by the push service, some on their way, some not begun; it is started again, and in
the end a device has been told of every turn exactly once. (What was taken but not yet noted is sent
again under the same topic: a push service and a device replace it, RFC 8030, 5.4.)

TABLEE_KILLS sets the number of rounds (3 if it is not set).
"""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.asyncio.client import connect

from tablee.wire import messages as wire
from tests.server.kit import BOTH_MINE, decode, text
from tests.table.notices.services import PushService, Subscription

from .process import Process
from .test_kill import seeded

pytestmark = pytest.mark.slow

ROUNDS = int(os.environ.get("TABLEE_KILLS", "3"))
REST = ("held", "mute", "unsent")
TABLES = 5
"""New ones in every round, and somebody new at them."""


class Caller:
    """Somebody who is never there when it is their turn."""

    def __init__(self, subscription: Subscription) -> None:
        self.subscription = subscription
        self.headers = {"authorization": f"Bearer {secrets.token_urlsafe(32)}"}
        self.turns: list[str] = []
        """Tables at which the other has been told that it is ours."""

    async def begin(self, web: httpx2.AsyncClient) -> None:
        await web.post("/api/me", json={"name": "Ada"}, headers=self.headers)
        wish = {"endpoint": self.subscription.endpoint, **self.subscription.keys}
        reply = await web.post("/api/me/notices/push", json=wish, headers=self.headers)
        assert reply.status_code == 200, reply.text

    async def be_awaited(self, web: httpx2.AsyncClient, port: int) -> None:
        """At a new table, after the first answer there."""
        made = (
            await web.post("/api/tables", json={"game": "connect-four", "seats": BOTH_MINE})
        ).json()
        where, tokens = made["table"]["id"], made["tokens"]
        mine = {"seats": [{"token": tokens["1"]}], "quiet": True}
        await web.post("/api/me/tables", json=mine, headers=self.headers)
        async with connect(f"ws://127.0.0.1:{port}/ws/{where}") as socket:
            await socket.send(text(wire.Join(tokens["0"])))
            welcome = await hear(socket, wire.Welcome)
            await socket.send(text(wire.Answer(welcome.prompt.ask, 3)))
            await hear(socket, wire.Update)
        self.turns.append(where)


async def hear(socket: Any, kind: Any) -> Any:
    while not isinstance(message := decode(await asyncio.wait_for(socket.recv(), 20)), kind):
        pass
    return message


async def kill_the_server(folder: Path, store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_NOTICES_LOOPBACK", "1")
    rand, turns = seeded(), list[str]()
    async with PushService(lambda: time.time_ns() // 1_000_000) as push:
        for number in range(ROUNDS):
            ada = Caller(push.subscribe())
            with Process(folder, store=store) as process:
                port = await asyncio.to_thread(process.port)
                await one_round(push, ada, port, rand, REST[number % len(REST)])
                process.kill()
            turns += ada.turns
        push.holds = push.mute = None
        with Process(folder, store=store) as process:
            await asyncio.to_thread(process.port)
            await push.wait(lambda: len(set(told_of(push))) == len(turns))
            process.stop()
        assert Counter(told_of(push)) == Counter(turns), "a notice was lost, or came twice"
        assert len(turns) == ROUNDS * TABLES
        print(f"{ROUNDS} kills, {len(turns)} notices, {push.requests} requests")


async def one_round(
    push: PushService, ada: Caller, port: int, rand: random.Random, rest: str
) -> None:
    """Runs until the moment to kill: some notices were sent, others are on their way, or accepted
    without the server knowing it yet, or are not begun."""
    sent = rand.randrange(TABLES)
    before, push.holds, push.mute = push.requests, None, None
    async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=20) as web:
        await ada.begin(web)
        for number in range(TABLES):
            if number == sent and rest == "held":
                push.holds = asyncio.Event()
            elif number == sent and rest == "mute":
                push.mute = asyncio.Event()
            await ada.be_awaited(web, port)
    if rest != "unsent":
        await push.wait(lambda: push.requests > before)
    if rest == "mute":
        await push.wait(lambda: len(push.of(ada.subscription)) > 0)


def told_of(push: PushService) -> list[str]:
    return [told["tag"] for _, _, told in push.told]


async def test_none_is_lost_and_none_comes_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await kill_the_server(tmp_path, str(tmp_path / "data"), monkeypatch)


async def test_none_is_lost_and_none_comes_twice_in_postgresql(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await kill_the_server(tmp_path, database, monkeypatch)
