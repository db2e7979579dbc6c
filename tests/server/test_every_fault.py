"""Every fault code of the wire, each provoked by a client, over real sockets.

The others at the table hear nothing of it, and nothing is written.
"""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tablee.server import run
from tablee.server.limits import DAY, Buckets, Limits
from tablee.server.paper.keepsake import Typesetter
from tablee.table.logged import MOST_MOVES, MOST_SAID
from tablee.table.notices.settings import Mailbox, Settings
from tablee.table.persons.keys import hash_of
from tablee.table.persons.persons import MOST_DEVICES
from tablee.table.seats.tokens import LIFETIME
from tablee.table.store.chain import chained, first
from tablee.table.store.rows import pack
from tablee.table.store.sqlite import SqliteStore
from tablee.table.store.store import Record
from tablee.wire import http
from tablee.wire import messages as wire
from tablee.wire.door import Door, Key, Knock, LetIn, LogOut, NewLink
from tablee.wire.seats import Call, Leave, Offer, PassOn, Vote, Watching
from tablee.wire.slow import Order

from .kit import House, Tab, open_house, text

Check = Callable[[House, dict[str, Any]], Awaitable[Any]]
CHECKS: dict[str, list[Check]] = {}


def provokes(code: str) -> Callable[[Check], Check]:
    def keep(check: Check) -> Check:
        CHECKS.setdefault(code, []).append(check)
        return check

    return keep


async def said(house: House, made: Any, message: Any, seat: int | None = 0) -> wire.Fault:
    """What the server says to one message of a client that has joined."""
    token = "" if seat is None else made["tokens"][str(seat)]
    async with house.join(made["table"]["id"], token) as tab:
        return await tab.ask(message, wire.Fault)


async def knocked(house: House, where: str, message: Any) -> wire.Fault:
    """What the server says to the first message of a connection."""
    async with house.ws(where) as socket:
        return await Tab(socket).ask(message, wire.Fault)


async def posted(house: House, path: str, body: Any) -> wire.Fault:
    content = body if isinstance(body, bytes) else msgspec.json.encode(body)
    reply = await house.http.post(f"/api{path}", content=content)
    return read(reply)


async def got(house: House, path: str) -> wire.Fault:
    return read(await house.http.get(f"/api{path}"))


def read(reply: Any) -> wire.Fault:
    assert reply.status_code >= 400
    return msgspec.json.decode(reply.content, type=wire.Fault)


# -- over the WebSocket -----------------------------------------------------------------------


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


async def finish(house: House) -> Any:
    made = await house.make()
    table = await house.app.lobby.open(made["table"]["id"])
    for seat, cell in ((0, 0), (1, 3), (0, 1), (1, 4), (0, 2)):
        table.play(seat, cell)
    await table.settled()
    return made


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


@provokes("no-such-code")
async def four_letters_of_nobody(house: House, made: Any) -> Any:
    return await got(house, "/codes/QQQQ")


@provokes("too-fast")
async def codes_without_end(house: House, made: Any) -> Any:
    for _ in range(house.app.api.limits.codes_per_minute):
        await got(house, "/codes/QQQQ")
    return await got(house, "/codes/QQQQ")


async def asked_by(house: House, key: str, path: str, body: Any) -> Any:
    """Of one who has a key."""
    headers = {"authorization": f"Bearer {key}"}
    return await house.http.post(f"/api{path}", json=body, headers=headers)


@provokes("no-person")
async def nobody(house: House, made: Any) -> Any:
    return read(await asked_by(house, "n" * 43, "/me/tables", {}))


@provokes("wrong-words")
async def words_of_nobody(house: House, made: Any) -> Any:
    return read(await asked_by(house, "n" * 43, "/join", {"words": "only five words are here"}))


@provokes("old-invite")
async def a_code_of_nobody(house: House, made: Any) -> Any:
    return read(await asked_by(house, "n" * 43, "/join", {"code": "gone"}))


@provokes("still-asking")
async def not_in_yet(house: House, made: Any) -> Any:
    await asked_by(house, "a" * 43, "/me", {})
    invite = (await asked_by(house, "a" * 43, "/me/invite", {})).json()
    await asked_by(house, "b" * 43, "/join", {"code": invite["code"], "yes": True})
    return read(await asked_by(house, "b" * 43, "/me/words", {}))


@provokes("no-passkey")
async def a_passkey_of_nobody(house: House, made: Any) -> Any:
    origin = {"origin": f"http://127.0.0.1:{house.port}", "authorization": f"Bearer {'n' * 43}"}
    body = {"credential": {"id": "x"}}
    return read(await house.http.post("/api/join/passkey", json=body, headers=origin))


@provokes("removed")
async def a_device_that_was_removed(house: House, made: Any) -> Any:
    await asked_by(house, "a" * 43, "/me", {})
    invite = (await asked_by(house, "a" * 43, "/me/invite", {})).json()
    await asked_by(house, "b" * 43, "/join", {"code": invite["code"], "yes": True})
    id = hash_of("b" * 43)[:12]
    for yes in (True, False):
        await asked_by(house, "a" * 43, "/me/devices", {"id": id, "yes": yes})
    return read(await asked_by(house, "b" * 43, "/me/words", {}))


@provokes("many-people")
async def people_without_end(house: House, made: Any) -> Any:
    house.app.people._makers = Buckets(house.clock, 1)
    await asked_by(house, "a" * 43, "/me", {})
    return read(await asked_by(house, "b" * 43, "/me", {}))


async def quick_hash(words: str) -> str:
    return words


@provokes("many-devices")
async def devices_without_end(house: House, made: Any) -> Any:
    house.app.people._words = Buckets(house.clock, 100)
    house.app.people.persons._words.hash_of = quick_hash
    await asked_by(house, "a" * 43, "/me", {})
    for number in range(MOST_DEVICES):
        invite = (await asked_by(house, "a" * 43, "/me/invite", {})).json()
        wish = {"code": invite["code"], "yes": True}
        reply = await asked_by(house, f"{number:043}", "/join", wish)
    return read(reply)


@provokes("no-such-device")
async def a_device_of_nobody(house: House, made: Any) -> Any:
    await asked_by(house, "a" * 43, "/me", {})
    return read(await asked_by(house, "a" * 43, "/me/devices", {"id": "gone", "yes": False}))


@provokes("later-day")
async def the_maze_of_another_day(house: House, made: Any) -> Any:
    seed = "fear-of-the-dark daily 9999-12-31"
    return await posted(house, "/tables", {"game": "fear-of-the-dark", "seed": seed})


@provokes("no-run")
async def on_the_board_without_a_try(house: House, made: Any) -> Any:
    await asked_by(house, "a" * 43, "/me", {})
    wish = {"game": "fear-of-the-dark", "day": "2026-11-17", "shown": "name"}
    return read(await asked_by(house, "a" * 43, "/me/daily", wish))


@provokes("no-companion")
async def somebody_i_never_played_with(house: House, made: Any) -> Any:
    await asked_by(house, "a" * 43, "/me", {})
    wish = {"id": "b" * 20, "token": made["tokens"]["0"]}
    return read(await asked_by(house, "a" * 43, "/me/companions/invite", wish))


async def two_who_have_played(house: House) -> tuple[dict[str, Any], str]:
    """A table with a seat left for them, and the id by which the first knows the second."""
    played = (await house.http.post("/api/tables", json=TWO)).json()
    for seat, cell, key in ((0, 0, "a"), (1, 3, "b")):
        token = played["tokens"][str(seat)]
        await asked_by(house, key * 43, "/me", {})
        await asked_by(house, key * 43, "/me/tables", {"seats": [{"token": token}]})
        async with house.join(played["table"]["id"], token) as tab:
            await tab.ask(wire.Answer(tab.welcome.prompt.ask, cell), wire.Update)
    headers = {"authorization": f"Bearer {'a' * 43}"}
    known = (await house.http.get("/api/me/companions", headers=headers)).json()
    return played, known["people"][0]["id"]


TWO = {"game": "tic-tac-toe", "seats": [{"kind": "me"}, {"kind": "me"}]}
ONE_OPEN = {"game": "tic-tac-toe", "seats": [{"kind": "me"}, {"kind": "open"}]}


@provokes("no-open-seat")
async def nowhere_to_sit(house: House, made: Any) -> Any:
    played, id = await two_who_have_played(house)
    wish = {"id": id, "token": played["tokens"]["0"]}
    return read(await asked_by(house, "a" * 43, "/me/companions/invite", wish))


@provokes("many-invites")
async def invitations_without_end(house: House, made: Any) -> Any:
    _, id = await two_who_have_played(house)
    house.app.companions._inviters = Buckets(house.clock, 1, DAY)
    for _ in range(2):
        table = (await house.http.post("/api/tables", json=ONE_OPEN)).json()
        wish = {"id": id, "token": table["tokens"]["0"]}
        reply = await asked_by(house, "a" * 43, "/me/companions/invite", wish)
    return read(reply)


@provokes("bad-address")
async def calls_into_the_house(house: House, made: Any) -> Any:
    await asked_by(house, "a" * 43, "/me", {})
    keys = {"p256dh": house.app.notices.wishes._sender.push_key.public, "auth": "A" * 22}
    wish = {"endpoint": "https://127.0.0.1/push", **keys}
    return read(await asked_by(house, "a" * 43, "/me/notices/push", wish))


def with_mail(house: House) -> None:
    mailbox = Mailbox("127.0.0.1", 9, sender="tablee@example.org")
    house.app.notices.wishes._settings = Settings("https://games.example.org", mailbox)


@provokes("bad-mail")
async def no_address(house: House, made: Any) -> Any:
    with_mail(house)
    await asked_by(house, "a" * 43, "/me", {})
    return read(await asked_by(house, "a" * 43, "/me/notices/mail", {"address": "nobody"}))


@provokes("no-mail")
async def a_house_without_mail(house: House, made: Any) -> Any:
    await asked_by(house, "a" * 43, "/me", {})
    return read(await asked_by(house, "a" * 43, "/me/notices/mail", {"address": "a@example.org"}))


@provokes("many-mails")
async def mails_without_end(house: House, made: Any) -> Any:
    house.app.notices._mails = Buckets(house.clock, 1, DAY)
    await asked_by(house, "a" * 43, "/me", {})
    for _ in range(2):
        reply = await asked_by(house, "a" * 43, "/me/notices/mail", {"address": "a@example.org"})
    return read(reply)


@provokes("old-notice")
async def a_link_of_nothing(house: House, made: Any) -> Any:
    return await posted(house, "/notices/later", {"code": "x"})


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


# -- over HTTP --------------------------------------------------------------------------------


@provokes("malformed")
async def post_not_json(house: House, made: Any) -> Any:
    return await posted(house, "/tables", b"game=chess")


@provokes("too-big")
async def post_oversized(house: House, made: Any) -> Any:
    return await posted(house, "/tables", http.NewTable("x" * 20_000))


@provokes("no-such-game")
async def unknown_game(house: House, made: Any) -> Any:
    return await posted(house, "/tables", http.NewTable("chess"))


@provokes("no-such-seats")
async def too_many_seats(house: House, made: Any) -> Any:
    return await posted(house, "/tables", http.NewTable("tic-tac-toe", seats=[http.SeatWish()] * 9))


@provokes("bad-options")
async def unknown_option(house: House, made: Any) -> Any:
    return await posted(house, "/tables", http.NewTable("tic-tac-toe", {"size": 4}))


@provokes("bad-seed")
async def seed_of_two_lines(house: House, made: Any) -> Any:
    return await posted(house, "/tables", http.NewTable("fear-of-the-dark", seed="a\nb"))


@provokes("bad-tempo")
async def alone_over_days(house: House, made: Any) -> Any:
    return await posted(house, "/tables", http.NewTable("fog-of-love", tempo="day"))


@provokes("bad-tempo")
async def a_race_over_days(house: House, made: Any) -> Any:
    seats = [http.SeatWish("me", "Ana"), *[http.SeatWish("open")] * 2]
    return await posted(house, "/tables", http.NewTable("anomia", seats=seats, tempo="week"))


@provokes("hidden-seed")
async def a_seed_that_nobody_else_is_told_of(house: House, made: Any) -> Any:
    seats = [http.SeatWish("me"), http.SeatWish("open")]
    return await posted(house, "/tables", http.NewTable("fog-of-love", seats=seats, seed="twin"))


@provokes("bad-bot")
async def unknown_bot(house: House, made: Any) -> Any:
    seats = [http.SeatWish("me"), http.SeatWish("bot", bot="hal")]
    return await posted(house, "/tables", http.NewTable("tic-tac-toe", seats=seats))


@provokes("bad-name")
async def no_name(house: House, made: Any) -> Any:
    return await posted(house, f"/tables/{made['table']['id']}/seats/0", http.TakeSeat(" "))


@provokes("seat-taken")
async def seat_of_another(house: House, made: Any) -> Any:
    return await posted(house, f"/tables/{made['table']['id']}/seats/0", http.TakeSeat("Eve"))


@provokes("no-such-seat")
async def seat_that_is_not_there(house: House, made: Any) -> Any:
    return await posted(house, f"/tables/{made['table']['id']}/seats/7", http.TakeSeat("Eve"))


@provokes("no-such-table")
async def show_nowhere(house: House, made: Any) -> Any:
    return await got(house, "/tables/nowhere")


@provokes("not-over")
async def replay_too_early(house: House, made: Any) -> Any:
    return await got(house, f"/tables/{made['table']['id']}/replay/0?seat=0")


@provokes("not-over")
async def fork_too_early(house: House, made: Any) -> Any:
    return await posted(house, f"/tables/{made['table']['id']}/fork", http.Fork(0))


@provokes("no-such-moment")
async def moment_after_the_end(house: House, made: Any) -> Any:
    finished = await finish(house)
    return await got(house, f"/tables/{finished['table']['id']}/replay/6")


@provokes("no-such-seat")
async def replay_by_nobodys_eyes(house: House, made: Any) -> Any:
    finished = await finish(house)
    return await got(house, f"/tables/{finished['table']['id']}/replay/0?seat=1e5")


@provokes("not-found")
async def unknown_address(house: House, made: Any) -> Any:
    return await got(house, "/secrets")


@provokes("not-found")
async def rules_outside_the_folder(house: House, made: Any) -> Any:
    return await got(house, "/rules/..%2Farchitecture/en")


@provokes("too-fast")
async def tables_by_the_dozen(house: House, made: Any) -> Any:
    for _ in range(Limits().tables_per_minute + 1):
        reply = await house.http.post("/api/tables", json={"game": "tic-tac-toe"})
    return read(reply)


@provokes("enough")
async def one_table_too_many(house: House, made: Any) -> Any:
    house.app.api._today = Buckets(house.clock, 1, DAY)
    await house.make()
    return await posted(house, "/tables", http.NewTable("tic-tac-toe"))


@provokes("enough")
async def one_fork_too_many(house: House, made: Any) -> Any:
    house.app.api._forks = Buckets(house.clock, 1, DAY)
    path = f"/tables/{made['table']['id']}/fork"
    assert (await posted(house, path, http.Fork(0))).code == "not-over"
    return await posted(house, path, http.Fork(0))


# -- when the house itself is in trouble ------------------------------------------------------


@provokes("internal")
async def a_bug_while_waking(house: House, made: Any) -> Any:
    house.app.lobby.live.clear()
    house.app.lobby._claim = lambda where: 1 / 0  # type: ignore[method-assign, assignment, return-value]
    return await knocked(house, made["table"]["id"], wire.Join())


@provokes("storage")
async def the_file_is_gone(house: House, made: Any) -> Any:
    house.app.lobby.live.clear()
    with sqlite3.connect(house.app.store.name) as file:
        file.execute("alter table tables rename to hidden")
    try:
        return await knocked(house, made["table"]["id"], wire.Join())
    finally:
        with file:
            file.execute("alter table hidden rename to tables")
        file.close()


@provokes("unreadable")
async def other_rules(house: House, made: Any) -> Any:
    where = made["table"]["id"]
    row, _ = house.app.store.load(where) or (None, [])
    assert row is not None
    old = msgspec.structs.replace(row, version="old")
    with sqlite3.connect(house.app.store.name) as file:
        file.execute("update tables set version = 'old' where id = ?", (where,))
        file.execute("update heads set hash = ? where table_id = ?", (first(old), where))
    file.close()
    house.app.lobby.live.clear()
    return await knocked(house, where, wire.Join())


@provokes("newer-rules")
async def newer_rules(house: House, made: Any) -> Any:
    """A newer program has had the table: over HTTP and over the WebSocket, nothing is touched."""
    where = made["table"]["id"]
    row, _ = house.app.store.load(where) or (None, [])
    assert row is not None
    newer = msgspec.structs.replace(row, version="1000")
    assert isinstance(house.app.store, SqliteStore)
    with sqlite3.connect(house.app.store.path) as file:
        file.execute("update tables set version = '1000' where id = ?", (where,))
        file.execute("update heads set hash = ? where table_id = ?", (first(newer), where))
    file.close()
    house.app.lobby.live.clear()
    assert (await house.http.get(f"/api/tables/{where}")).status_code == 503
    return await knocked(house, where, wire.Join())


@provokes("other-rules")
async def no_fork_from_what_other_rules_did(house: House, made: Any) -> Any:
    where = made["table"]["id"]
    table = await house.app.lobby.open(where)
    for number, cell in enumerate((0, 3, 1, 4, 2)):
        table.play(number % 2, cell)
    replay = await house.app.lobby._replays.of(table)
    replay.seam = len(replay.log)  # as if another version had played it,
    replay._end.history[1:] = []  # and told something else
    return await posted(house, f"/tables/{where}/fork", http.Fork(at=2))


@provokes("internal")
async def a_bug(house: House, made: Any) -> Any:
    table = await house.app.lobby.open(made["table"]["id"])
    table.logged.people.clear()
    return await said(house, made, wire.Say("hello?"))


@provokes("internal")
async def a_bug_over_http(house: House, made: Any) -> Any:
    house.app.lobby.create = lambda wish: 1 / 0  # type: ignore[assignment, return-value]
    return await posted(house, "/tables", http.NewTable("tic-tac-toe"))


@provokes("shutting-down")
async def too_late(house: House, made: Any) -> Any:
    async with house.ws(made["table"]["id"]) as socket:
        house.app.hub.leaving = True
        return await Tab(socket).ask(wire.Join(), wire.Fault)


@provokes("storage")
async def another_owner_wrote(house: House, made: Any) -> Any:
    where = made["table"]["id"]
    row, _ = house.app.store.load(where) or (None, [])
    assert row is not None
    said = Record(1, "say", 0, {"name": "Ana", "text": "by another"}, 0)
    with sqlite3.connect(house.app.store.name) as file:
        line = pack(where, *chained(row, [said]))
        file.execute("insert into fresh values (null, ?, ?, ?, ?, ?, ?, ?, ?)", line)
    file.close()
    async with house.join(where, made["tokens"]["0"]) as tab:
        fault = await tab.ask(wire.Answer(0, 0), wire.Fault)
        again = await tab.hear(wire.Welcome)
        assert [line.text for line in again.chat] == ["by another"]
        await tab.ask(wire.Answer(0, 0), wire.Update)
        return fault


@provokes("damaged")
async def a_letter_changed_on_disk(house: House, made: Any) -> Any:
    """Nobody may play on what was not so; over HTTP and over the WebSocket."""
    where = made["table"]["id"]
    async with house.join(where, made["tokens"]["0"]) as tab:
        await tab.ask(wire.Say("hello"), wire.Said)
    with sqlite3.connect(house.app.store.name) as file:
        file.execute("update fresh set data = replace(data, 'hello', 'hullo')")
    file.close()
    house.app.lobby.live.clear()
    reply = await house.http.get(f"/api/tables/{where}")
    assert reply.status_code == 500
    assert read(reply).args == {"why": "chain", "record": 1}
    await house.make()  # others go on
    return await knocked(house, where, wire.Join())


@provokes("full")
async def no_room(house: House, made: Any) -> Any:
    async with house.ws(made["table"]["id"]):
        object.__setattr__(house.app.hub.limits, "connections", len(house.app.hub.connections))
        async with house.ws(made["table"]["id"]) as socket:
            return await Tab(socket).hear(wire.Fault)


@provokes("full")
async def too_many_of_one_address(house: House, made: Any) -> Any:
    object.__setattr__(house.app.hub.limits, "connections_per_address", 1)
    async with house.ws(made["table"]["id"]), house.ws(made["table"]["id"]) as socket:
        return await Tab(socket).hear(wire.Fault)


@provokes("no-pdf")
async def no_typesetter(house: House, made: Any) -> Any:
    house.app.api.typesetter = Typesetter(("/nowhere/python",))
    words = dict.fromkeys(("title", "subtitle", "foot"), "")
    empty = {"people": [], "sections": [], "pictures": {}}
    return await posted(house, "/keepsake", {"lang": "en", "accent": "#000000", **words, **empty})


@provokes("foreign-page")
async def another_page_makes_a_table(house: House, made: Any) -> Any:
    headers = {"origin": "https://elsewhere.example"}
    return read(await house.http.post("/api/tables", headers=headers, json={"game": "tic-tac-toe"}))


@provokes("bad-time")
async def a_clock_that_cannot_be(house: House, made: Any) -> Any:
    race = await house.make("anomia")
    return await said(house, race, wire.Answer(0, "ready", began=-5))


# -- all of them ------------------------------------------------------------------------------

WRITES = {
    "storage", "tables_by_the_dozen", "another_owner_wrote", "a_letter_changed_on_disk",
    "no_fork_from_what_other_rules_did",
}  # fmt: skip
"""These write something themselves before the fault."""


@pytest.mark.parametrize(
    ("code", "check"),
    [pytest.param(code, check, id=f"{code}-{check.__name__}")
     for code, checks in CHECKS.items() for check in checks],
)  # fmt: skip
async def test_fault(tmp_path: Path, code: str, check: Check) -> None:
    async with open_house(tmp_path, Limits()) as house:
        made = await house.make()
        where = made["table"]["id"]
        fault = await check(house, made)
        assert fault.code == code
        if check.__name__ not in WRITES:
            loaded = house.app.store.load(where)
            assert loaded is not None
            assert loaded[1] == []


def test_every_code_is_provoked() -> None:
    codes = set(get_args(wire.FaultCode))
    assert set(CHECKS) == codes, "each code needs a case above that is marked @provokes(code)"


async def test_the_others_notice_nothing(house: House) -> None:
    made = await house.make()
    where, tokens = made["table"]["id"], made["tokens"]
    async with house.join(where, tokens["1"]) as ben, house.ws(where) as socket:
        rogue = Tab(socket)
        for message in ("{", b"\0", wire.Answer(0, 0), wire.Join("forged"), "x" * 20_000):
            await rogue.ask(message, wire.Fault)
        assert await rogue.closed() == 1000
        assert await ben.ask(wire.Ping(1.0)) == wire.Pong(1.0, house.clock.now())


async def test_a_message_beyond_all_measure_is_cut_off_half_way(house: House) -> None:
    made = await house.make()
    async with house.ws(made["table"]["id"], max_size=None) as socket:
        await socket.send("x" * (run.HARD_LIMIT + 1))
        assert await Tab(socket).closed() == 1009


async def test_a_flood_ends_the_connection(house: House) -> None:
    made = await house.make()
    async with house.ws(made["table"]["id"]) as socket:
        tab = Tab(socket)
        for _ in range(300):
            await tab.say(text(wire.Ping(0)))
        assert await tab.closed() == 1000
