"""Faults about seats and links: got up, passed on, voted out, not let in."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tablee.server.limits import Limits
from tablee.wire import http
from tablee.wire import messages as wire
from tablee.wire.door import Door, Key, Knock, LetIn, LogOut, NewLink
from tablee.wire.seats import Call, Leave, Offer, PassOn, Vote, Watching
from tablee.wire.slow import Order

from ..kit import House, Tab
from .kit import got, knocked, posted, provokes, said


@provokes("logged-out")
async def logged_out_elsewhere(house: House, made: Any) -> Any:
    other = await house.make()
    where, token = other["table"]["id"], other["tokens"]["0"]
    async with house.join(where, token) as here, house.join(where, token) as there:
        await here.ask(LogOut(), Key)
        await there.hear(wire.Fault)
        assert await there.closed() == 1000
    return await knocked(house, where, wire.Join(token))


@provokes("passed-on")
async def somebody_else_has_my_seat(house: House, made: Any) -> Any:
    other = await house.make()
    where, token = other["table"]["id"], other["tokens"]["0"]
    async with house.join(where, token) as tab:
        offer = await tab.ask(PassOn(), Offer)
        taken = await house.http.post(
            f"/api/tables/{where}/seats/0", json={"name": "Kim", "offer": offer.code}
        )
        assert taken.status_code == 201
        return await tab.hear(wire.Fault)


@provokes("old-offer")
async def an_offer_that_is_none(house: House, made: Any) -> Any:
    where = made["table"]["id"]
    return await posted(house, f"/tables/{where}/seats/0", http.TakeSeat("Kim", offer="x"))


@provokes("got-up")
async def plays_after_getting_up(house: House, made: Any) -> Any:
    other = await house.make()
    async with house.join(other["table"]["id"], other["tokens"]["0"]) as tab:
        await tab.ask(Leave(), wire.People)
        return await tab.ask(wire.Answer(0, 0), wire.Fault)


@provokes("voted-out")
async def the_others_have_voted(house: House, made: Any) -> Any:
    people = [{"kind": "me", "name": name} for name in ("Ana", "Ben", "Eve")]
    other = await house.make("parlour", seats=people)
    where, tokens = other["table"]["id"], other["tokens"]
    async with (
        house.join(where, tokens["0"]) as ana,
        house.join(where, tokens["1"]) as ben,
        house.join(where, tokens["2"]) as eve,
    ):
        await ana.ask(Call("bot", 2), wire.People)
        await ben.ask(Vote(True), wire.People)
        return await eve.hear(wire.Fault)


@provokes("begun")
async def other_seats_too_late(house: House, made: Any) -> Any:
    other = await house.make()
    where, token = other["table"]["id"], other["tokens"]["0"]
    async with house.join(where, token) as tab:
        await tab.ask(wire.Answer(0, 0), wire.Update)
    return await posted(house, f"/tables/{where}/again", http.Again([token], order=[1, 0]))


@provokes("no-vote")
async def votes_on_oneself(house: House, made: Any) -> Any:
    return await said(house, made, Call("bot", 0))


@provokes("no-order")
async def an_order_at_a_live_table(house: House, made: Any) -> Any:
    return await said(house, made, Order("react", "always"))


@provokes("no-watching")
async def nobody_may_look_on(house: House, made: Any) -> Any:
    other = await house.make()
    where, token = other["table"]["id"], other["tokens"]["0"]
    async with house.join(where, token) as tab:
        await tab.ask(Watching("none"), Door)
    return await knocked(house, where, wire.Join())


@provokes("old-link")
async def the_link_was_changed(house: House, made: Any) -> Any:
    other = await house.make()
    where, token = other["table"]["id"], other["tokens"]["0"]
    async with house.join(where, token) as ana:
        await ana.ask(NewLink(), Door)
    fault = await knocked(house, where, wire.Join())
    assert fault == await got(house, f"/tables/{where}?code=guess")
    return fault


@provokes("other-link")
async def sits_down_by_the_link_for_watching(house: House, made: Any) -> Any:
    other = await house.make(seats=[{"kind": "me", "name": "Ana"}, {"kind": "open"}])
    where, token = other["table"]["id"], other["tokens"]["0"]
    async with house.join(where, token) as ana:
        code = (await ana.ask(Watching("link"), Door)).watch_code
    return await posted(house, f"/tables/{where}/seats/1", {"name": "Eve", "code": code})


@provokes("not-let-in")
async def not_let_in(house: House, made: Any) -> Any:
    async with asking(house) as (ana, where), house.join(where) as kim:
        await kim.say(Knock(1, "Kim"))
        (knocker,) = (await ana.hear(Door)).knocks
        await ana.say(LetIn(knocker.n, False))
        return await kim.hear(wire.Fault)


@provokes("ask-first")
async def not_asked_first(house: House, made: Any) -> Any:
    async with asking(house) as (_, where):
        return await posted(house, f"/tables/{where}/seats/1", http.TakeSeat("Kim"))


@provokes("too-fast")
async def knocks_without_end(house: House, made: Any) -> Any:
    async with asking(house) as (_, where), house.join(where) as kim:
        for _ in range(Limits().knocks_per_minute):
            await kim.ask(Knock(1, "Kim"), Door)
        return await kim.ask(Knock(1, "Kim"), wire.Fault)


@provokes("not-your-seat")
async def knocks_from_a_seat(house: House, made: Any) -> Any:
    return await said(house, made, Knock(1, "Ana"))


@asynccontextmanager
async def asking(house: House) -> AsyncIterator[tuple[Tab, str]]:
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]
    made = await house.make(seats=seats, asks=True)
    where = made["table"]["id"]
    async with house.join(where, made["tokens"]["0"]) as ana:
        yield ana, where
