"""Playing over real sockets: join, answer, come back, watch, talk; one table does not disturb
another."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tablee.server.limits import Limits
from tablee.wire import messages as wire
from tests.server.kit import House, Tab, open_house, text


async def test_two_play_and_one_watches(house: House) -> None:
    made = await house.make()
    where, tokens = made["table"]["id"], made["tokens"]
    async with (
        house.join(where, tokens["0"]) as ana,
        house.join(where, tokens["1"]) as ben,
        house.join(where) as watcher,
    ):
        assert ana.welcome.seat == 0
        assert watcher.welcome.seat is None
        assert watcher.welcome.prompt is None
        for tab, ask, cell in ((ana, 0, 0), (ben, 1, 3), (ana, 2, 1), (ben, 3, 4), (ana, 4, 2)):
            await tab.say(wire.Answer(ask, cell))
            updates = [await other.hear(wire.Update) for other in (ana, ben, watcher)]
            assert all(u.events[0].args["cell"] == cell for u in updates)
        assert [result.won for result in updates[2].outcome] == [True, False]


async def test_coming_back_gives_what_was_missed(house: House) -> None:
    made = await house.make()
    where, tokens = made["table"]["id"], made["tokens"]
    async with house.join(where, tokens["0"]) as ana:
        async with house.join(where, tokens["1"]) as ben:
            last = ben.welcome.last
        await ana.ask(wire.Answer(0, 4), wire.Update)
        await ana.ask(wire.Say("Where are you?"), wire.Said)
        async with house.join(where, tokens["1"], last) as ben:
            assert [note.n for note in ben.welcome.events] == [last + 1]
            assert ben.welcome.prompt is not None
            assert [line.text for line in ben.welcome.chat] == ["Where are you?"]


async def test_two_tabs_of_one_seat(house: House) -> None:
    made = await house.make()
    where, token = made["table"]["id"], made["tokens"]["0"]
    async with house.join(where, token) as one, house.join(where, token) as two:
        await two.say(wire.Answer(0, 8))
        assert (await one.hear(wire.Update)) == (await two.hear(wire.Update))


async def test_a_second_join_begins_afresh(house: House) -> None:
    made = await house.make()
    where, tokens = made["table"]["id"], made["tokens"]
    async with house.join(where, tokens["0"]) as tab:
        welcome = await tab.ask(wire.Join(tokens["1"]), wire.Welcome)
        assert welcome.seat == 1
        assert [person.here for person in welcome.table.people] == [False, True]


async def test_messages_sent_while_a_table_wakes_are_heard(house: House) -> None:
    made = await house.make()
    where, tokens = made["table"]["id"], made["tokens"]
    house.app.lobby.live.clear()
    async with house.ws(where) as socket:
        tab = Tab(socket)
        await tab.say(wire.Join(tokens["0"]))
        await tab.say(wire.Answer(0, 4))
        await tab.say(wire.Ping(1.5))
        kinds = [type(await tab.hear()).__name__ for _ in range(3)]
        assert kinds == ["Welcome", "Update", "Pong"] or kinds == ["Welcome", "Pong", "Update"]


async def test_a_table_comes_back_after_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        made = await house.make(seed="moth", known_deal=True)
        where, tokens = made["table"]["id"], made["tokens"]
        async with house.join(where, tokens["0"]) as ana:
            await ana.ask(wire.Answer(0, 4), wire.Update)
            before = await ana.ask(wire.Join(tokens["0"]), wire.Welcome)
    async with open_house(tmp_path) as house, house.join(where, tokens["0"]) as ana:
        assert ana.welcome == before


async def test_a_reader_that_does_not_read_is_cut_off(tmp_path: Path) -> None:
    limits = Limits(outbox_bytes=100_000)
    async with open_house(tmp_path, limits) as house:
        made = await house.make()
        where, tokens = made["table"]["id"], made["tokens"]
        small = socket.socket()
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        small.setblocking(False)
        await asyncio.get_running_loop().sock_connect(small, ("127.0.0.1", house.port))
        reader, writer = await asyncio.open_connection(sock=small, limit=1024)
        writer.write(
            f"GET /ws/{where} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        join = text(wire.Join()).encode()
        writer.write(bytes([0x81, 0x80 | len(join)]) + b"\0\0\0\0" + join)
        async with house.join(where, tokens["0"]) as ana, asyncio.timeout(20):
            table = await house.app.lobby.open(where)
            while len(house.app.hub.connections) == 2:
                for screen, seat in table.presence.screens:
                    if seat is None:
                        screen.send(text(wire.Pong(0.0, 0)).encode() + b" " * 50_000)
                await asyncio.sleep(0)
            said = await ana.ask(wire.Say("Who was that?"), wire.Said)
            assert said.line.text == "Who was that?"
        writer.close()


async def test_shutting_down_is_said(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        made = await house.make()
        where = made["table"]["id"]
        tab = Tab(await house.ws(where))
        await tab.ask(wire.Join(), wire.Welcome)
        house.app.hub.farewell()
        assert await tab.hear() == wire.Fault("shutting-down", fatal=True)
        assert await tab.closed() == 1000
        assert (await house.http.get("/healthz")).status_code == 503


async def test_bad_addresses_are_turned_away(house: House) -> None:
    with pytest.raises(InvalidStatus):
        await connect(f"ws://127.0.0.1:{house.port}/other")
