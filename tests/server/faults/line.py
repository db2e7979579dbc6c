"""Faults over the WebSocket: malformed messages, too many, out of turn, or from somebody else."""

from __future__ import annotations

from typing import Any

from tablee.server.limits import Buckets
from tablee.table.logged import MOST_MOVES, MOST_SAID
from tablee.table.seats.tokens import LIFETIME
from tablee.wire import messages as wire

from ..kit import House
from .kit import finish, knocked, provokes, said


@provokes("malformed")
async def not_json(house: House, made: Any) -> Any:
    return await said(house, made, "{oops")


@provokes("malformed")
async def binary(house: House, made: Any) -> Any:
    return await said(house, made, b"\x00\x01")


@provokes("malformed")
async def wrong_shape(house: House, made: Any) -> Any:
    return await said(house, made, '{"t":"answer","ask":"first","choice":1}')


@provokes("malformed")
async def unknown_kind(house: House, made: Any) -> Any:
    return await said(house, made, '{"t":"cheat"}')


@provokes("malformed")
async def lists_without_end(house: House, made: Any) -> Any:
    return await said(
        house, made, '{"t":"answer","ask":0,"choice":' + "[" * 5000 + "]" * 5000 + "}"
    )


@provokes("malformed")
async def lists_too_deep(house: House, made: Any) -> Any:
    return await said(house, made, wire.Answer(0, [[[[[[1]]]]]]))


@provokes("malformed")
async def half_a_character(house: House, made: Any) -> Any:
    return await said(house, made, '{"t":"say","text":"\\ud800"}')


@provokes("too-big")
async def oversized(house: House, made: Any) -> Any:
    return await said(house, made, wire.Say("x" * 20_000))


@provokes("too-fast")
async def flood(house: House, made: Any) -> Any:
    async with house.join(made["table"]["id"], made["tokens"]["0"]) as tab:
        for _ in range(100):
            await tab.say(wire.Ping(0))
        return await tab.hear(wire.Fault)


@provokes("too-fast")
async def joins_without_end(house: House, made: Any) -> Any:
    house.app.hub.joins = Buckets(house.clock, 1)
    async with house.join(made["table"]["id"]) as tab:
        return await tab.ask(wire.Join(), wire.Fault)


@provokes("too-fast")
async def an_address_without_end(house: House, made: Any) -> Any:
    house.app.hub.senders = Buckets(house.clock, 1)
    return await knocked(house, made["table"]["id"], wire.Join())


@provokes("chat-full")
async def one_line_too_many(house: House, made: Any) -> Any:
    house.app.lobby.live[made["table"]["id"]].logged.said = MOST_SAID
    return await said(house, made, wire.Say("Hello?"))


@provokes("table-full")
async def one_move_too_many(house: House, made: Any) -> Any:
    house.app.lobby.live[made["table"]["id"]].logged.lines -= MOST_MOVES
    return await said(house, made, wire.Answer(0, 0))


@provokes("not-joined")
async def answer_first(house: House, made: Any) -> Any:
    return await knocked(house, made["table"]["id"], wire.Answer(0, 0))


@provokes("bad-token")
async def forged(house: House, made: Any) -> Any:
    token = made["tokens"]["0"].replace(".0.", ".1.")
    return await knocked(house, made["table"]["id"], wire.Join(token))


@provokes("bad-token")
async def nonsense_token(house: House, made: Any) -> Any:
    return await knocked(house, made["table"]["id"], wire.Join("é.é"))


@provokes("expired")
async def old_token(house: House, made: Any) -> Any:
    house.clock.advance(LIFETIME * 1000)
    return await knocked(house, made["table"]["id"], wire.Join(made["tokens"]["0"]))


@provokes("not-your-seat")
async def token_of_another_table(house: House, made: Any) -> Any:
    other = await house.make()
    return await knocked(house, made["table"]["id"], wire.Join(other["tokens"]["0"]))


@provokes("no-such-table")
async def nowhere(house: House, made: Any) -> Any:
    return await knocked(house, "nowhere", wire.Join())


@provokes("not-seated")
async def spectator_plays(house: House, made: Any) -> Any:
    return await said(house, made, wire.Answer(0, 0), seat=None)


@provokes("not-asked")
async def out_of_turn(house: House, made: Any) -> Any:
    return await said(house, made, wire.Answer(0, 0), seat=1)


@provokes("stale")
async def old_number(house: House, made: Any) -> Any:
    return await said(house, made, wire.Answer(-1, 0))


@provokes("no-proposal")
async def agrees_to_nothing(house: House, made: Any) -> Any:
    return await said(house, made, wire.Agree(True))


@provokes("bad-text")
async def control_marks(house: House, made: Any) -> Any:
    return await said(house, made, wire.Say("a\x07"))


@provokes("over")
async def after_the_end(house: House, made: Any) -> Any:
    finished = await finish(house)
    return await said(house, finished, wire.Answer(5, 8))


@provokes("no-undo")
async def proposes_twice(house: House, made: Any) -> Any:
    fresh = await house.make()
    async with house.join(fresh["table"]["id"], fresh["tokens"]["0"]) as ana:
        await ana.ask(wire.Answer(0, 0), wire.Update)
        async with house.join(fresh["table"]["id"], fresh["tokens"]["1"]) as ben:
            await ben.ask(wire.Answer(1, 1), wire.Update)
        await ana.hear(wire.Update)
        await ana.ask(wire.Undo(), wire.Update)
        return await ana.ask(wire.Undo(), wire.Fault)
