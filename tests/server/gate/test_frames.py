"""Frames that are no messages: pings, pongs, empty pieces. One packet holds 40,000 of them."""

from __future__ import annotations

from collections import Counter
from contextlib import AsyncExitStack, suppress

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State

from tablee.server.gate.guard import FRAMES, LINES
from tablee.server.limits import Limits
from tablee.wire import messages as wire
from tests.server.kit import House, Tab

MOST = FRAMES * Limits().message_burst
MASK = b"\x80\0\0\0\0"
FLOODS = {
    "ping": b"\x89" + MASK,
    "pong": b"\x8a" + MASK,
    "empty piece": b"\x00" + MASK,
    "empty message": b"\x81" + MASK,
    "binary": b"\x82" + MASK,
}


async def pinged(tab: Tab) -> None:
    """All that was sent before has been read once this is answered."""
    await tab.ask(wire.Ping(7), wire.Pong)


@pytest.mark.parametrize("kind", FLOODS)
async def test_a_flood_is_not_read_to_its_end(
    house: House, parsed: Counter[str], kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    made = await house.make()
    async with house.join(made["table"]["id"], made["tokens"]["0"]) as ana:
        async with house.join(made["table"]["id"], made["tokens"]["1"]) as eve:
            if kind == "empty piece":
                eve.socket.transport.write(b"\x01" + MASK)
            eve.socket.transport.write(FLOODS[kind] * 40_000)
            with suppress(ConnectionClosed):
                while True:
                    await eve.hear()
            assert eve.socket.state is State.CLOSED
        assert parsed["frames"] <= MOST + 10
        await pinged(ana)
    limit = house.app.lobby.services.counts["turned-away:messages_per_second"]
    assert limit == 1
    assert "turned-away" in [record.message for record in caplog.records]


async def test_frames_in_their_time_are_welcome(house: House) -> None:
    made = await house.make()
    async with house.join(made["table"]["id"], made["tokens"]["0"]) as ana:
        for _ in range(10):
            ana.socket.transport.write(FLOODS["ping"] * (MOST // 2))
            house.clock.advance(1000)
            await pinged(ana)
        assert house.app.lobby.services.counts["turned-away:messages_per_second"] == 0


async def test_many_connections_of_one_address_share_a_meter(house: House) -> None:
    made = await house.make()
    well = 0
    async with AsyncExitStack() as tabs:
        with suppress(ConnectionClosed):
            while well < 2 * LINES:
                tab = await tabs.enter_async_context(house.join(made["table"]["id"]))
                tab.socket.transport.write(FLOODS["ping"] * (MOST - 10))
                await pinged(tab)
                well += 1
        assert well == LINES
        assert house.app.lobby.services.counts["turned-away:messages_per_second"] == 1


async def test_who_never_joins_is_let_go(house: House) -> None:
    made = await house.make()
    where = made["table"]["id"]
    async with house.ws(where) as idle, house.join(where) as watching:
        house.clock.advance(30_000)
        tab = Tab(idle)
        assert await tab.hear() == wire.Fault("not-joined", fatal=True)
        assert await tab.closed() == 1000
        await pinged(watching)
    assert house.app.lobby.services.counts["turned-away:join_seconds"] == 1
