"""kill -9 while people are called: no notice is lost, none is shown twice for the same turn.

A notice is in the commit of the answer that made it somebody's turn. The server is killed with some
notices taken by the push service and the mail server, some on their way, some not begun; it is
started again, and in the end a device and a mailbox have been told of every turn. What was taken
but not yet noted is sent again: a device knows the push by its id and shows it once, and the mail
has the same Message-ID. Whoever had a screen open as they were asked, perhaps on a dead line, is
called if they do not come back.

TABLEE_KILLS sets the number of rounds (3 if it is not set).
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import secrets
import time
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.asyncio.client import connect

from tablee.wire import messages as wire
from tests.server.kit import BOTH_MINE, decode, text
from tests.table.notices.services import MailServer, PushService, Subscription, text_of

from .process import Process
from .test_kill import seeded

pytestmark = pytest.mark.slow

ROUNDS = int(os.environ.get("TABLEE_KILLS", "3"))
REST = ("held", "mute", "looking")
TABLES = 5
"""New ones in every round, and somebody new at them."""


class Outside:
    """The services that the server sends to, and how they behave."""

    def __init__(self, push: PushService, mail: MailServer) -> None:
        self.push, self.mail = push, mail

    def be(self, what: str) -> None:
        if self.mail.mute is not None:
            self.mail.mute.set()  # nobody listens any more
        self.push.holds = asyncio.Event() if what == "held" else None
        mute = asyncio.Event() if what == "mute" else None
        self.push.mute = self.mail.mute = mute

    @property
    def unheard(self) -> tuple[int, int]:
        return self.push.unheard, self.mail.unheard

    @property
    def again(self) -> bool:
        """Whether what was taken unheard has been sent once more."""
        pushes, letters = self.unheard
        twice = len(self.notices) > len(self.written)
        return bool(self.push.repeats or not pushes) and (twice or not letters)

    @property
    def told(self) -> list[str]:
        return [told["tag"] for _, _, told in self.push.told]

    @property
    def notices(self) -> list[tuple[str, str]]:
        """Those in mailboxes: the Message-ID and the table of each."""
        found = [(one, re.search(r"/t/(\S+)", text_of(one))) for one in self.mail.letters]
        return [(str(letter["Message-ID"]), table[1]) for letter, table in found if table]

    @property
    def written(self) -> dict[str, str]:
        return dict(self.notices)


class Caller:
    """Somebody who is not there when it is their turn, unless their screens are open, on a dead
    line."""

    def __init__(self, outside: Outside, number: int) -> None:
        self.outside = outside
        self.subscription: Subscription = outside.push.subscribe()
        self.mailbox = f"ada{number}@example.org"
        self.headers = {"authorization": f"Bearer {secrets.token_urlsafe(32)}"}
        self.turns: list[str] = []
        """Tables at which the other has been told that it is ours, or that were laid anew for
        us."""
        self.screens = AsyncExitStack()

    async def begin(self, web: httpx2.AsyncClient) -> None:
        await web.post("/api/me", json={"name": "Ada"}, headers=self.headers)
        wish = {"endpoint": self.subscription.endpoint, **self.subscription.keys}
        wishes = {"push": wish, "mail": {"address": self.mailbox}}
        for way, wish in wishes.items():
            reply = await web.post(f"/api/me/notices/{way}", json=wish, headers=self.headers)
            assert reply.status_code == 200, reply.text
        mine = [text_of(one) for one in self.outside.mail.letters if self.mailbox in one["To"]]
        code = re.search(r"/notice#confirm=(\S+)", "".join(mine))
        assert code, "nobody else's letter counts, which may have come meanwhile"
        reply = await web.post("/api/notices/confirm", json={"code": code[1]})
        assert reply.status_code == 200, reply.text

    async def be_awaited(self, web: httpx2.AsyncClient, port: int, looks: bool) -> None:
        """At a new table, after the first answer there."""
        where, tokens = await self.sit(web)
        address = f"ws://127.0.0.1:{port}/ws/{where}"
        if looks:
            screen = await self.screens.enter_async_context(connect(address))
            await screen.send(text(wire.Join(tokens["1"])))
            await hear(screen, wire.Welcome)
        async with connect(address) as socket:
            await socket.send(text(wire.Join(tokens["0"])))
            welcome = await hear(socket, wire.Welcome)
            await socket.send(text(wire.Answer(welcome.prompt.ask, 3)))
            await hear(socket, wire.Update)
        self.turns.append(where)

    async def be_called_away(self, web: httpx2.AsyncClient) -> None:
        """From a new table to another one, where the seats are turned: an end and a beginning."""
        where, tokens = await self.sit(web)
        wish = {"tokens": [tokens["0"]], "order": [1, 0]}
        laid = (await web.post(f"/api/tables/{where}/again", json=wish)).json()
        self.turns.append(laid["table"]["id"])

    async def sit(self, web: httpx2.AsyncClient) -> tuple[str, dict[str, str]]:
        """At a new table. Returns its id and all tokens."""
        wish = {"game": "connect-four", "seats": BOTH_MINE}
        made = (await web.post("/api/tables", json=wish)).json()
        where, tokens = made["table"]["id"], made["tokens"]
        mine = {"seats": [{"token": tokens["1"]}], "quiet": True}
        await web.post("/api/me/tables", json=mine, headers=self.headers)
        return where, tokens


async def hear(socket: Any, kind: Any) -> Any:
    while not isinstance(message := decode(await asyncio.wait_for(socket.recv(), 20)), kind):
        pass
    return message


async def kill_the_server(folder: Path, store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rand, turns = seeded(), list[str]()
    async with PushService(lambda: time.time_ns() // 1_000_000) as push, MailServer() as mail:
        monkeypatch.setenv("TABLEE_NOTICES_LOOPBACK", "1")
        monkeypatch.setenv("TABLEE_SITE", "http://127.0.0.1")
        monkeypatch.setenv("TABLEE_MAIL", f"smtp://127.0.0.1:{mail.port}")
        monkeypatch.setenv("TABLEE_MAIL_FROM", "tablee@example.org")
        outside = Outside(push, mail)
        for number in range(ROUNDS):
            ada = Caller(outside, number)
            with Process(folder, store=store) as process:
                port = await asyncio.to_thread(process.port)
                await one_round(ada, port, rand, REST[number % len(REST)])
                process.kill()
            await ada.screens.aclose()
            turns += ada.turns
        outside.be("well")
        with Process(folder, store=store) as process:
            await asyncio.to_thread(process.port)
            await push.wait(lambda: len(set(outside.told)) == len(turns) and outside.again)
            await mail.wait(lambda: len(outside.written) >= len(turns) and outside.again)
            process.stop()
        check(outside, turns)
        print(f"{ROUNDS} kills, {len(turns)} notices, {push.requests} requests, "
              f"{len(mail.letters)} letters")  # fmt: skip


def check(outside: Outside, turns: list[str]) -> None:
    assert Counter(outside.told) == Counter(turns), "a push was lost, or is shown twice"
    assert Counter(outside.written.values()) == Counter(turns), "a mail was lost, or is another one"
    assert len(turns) == ROUNDS * TABLES
    assert len(outside.push.repeats) <= ROUNDS, "one is under way to an address"
    assert len(outside.notices) <= len(turns) + ROUNDS


async def one_round(ada: Caller, port: int, rand: random.Random, rest: str) -> None:
    """Runs until the moment to kill: some notices were sent, others are on their way, or accepted
    without the server knowing it yet, or are not begun; or a screen is open at some tables."""
    outside, sent = ada.outside, rand.randrange(TABLES)
    outside.be("well")
    before, (pushes, letters) = outside.push.requests, outside.unheard
    async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=20) as web:
        await ada.begin(web)
        for number in range(TABLES):
            if number == sent:
                outside.be(rest)
            looks = rest == "looking" and number <= sent
            if number % 2 and not looks:
                await ada.be_called_away(web)
            else:
                await ada.be_awaited(web, port, looks)
    if rest in ("held", "mute"):
        await outside.push.wait(lambda: outside.push.requests > before)
    if rest == "mute":
        await outside.push.wait(lambda: outside.push.unheard > pushes)
        await outside.mail.wait(lambda: outside.mail.unheard > letters)


async def test_none_is_lost_and_none_comes_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await kill_the_server(tmp_path, str(tmp_path / "data"), monkeypatch)


async def test_none_is_lost_and_none_comes_twice_in_postgresql(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await kill_the_server(tmp_path, database, monkeypatch)
