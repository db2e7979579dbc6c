"""Coming to a table over real sockets: tokens renewed, called back, and got by knocking."""

from __future__ import annotations

from pathlib import Path

from tablee.table.seats.tokens import LIFETIME, RENEWED_AFTER
from tablee.wire import messages as wire
from tablee.wire.door import AskFirst, Door, Key, Knock, LetIn, LogOut, NewLink
from tests.server.kit import House, Tab, open_house

OPEN = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]


async def test_a_token_is_renewed_when_it_is_used(house: House) -> None:
    """Whoever comes back every few weeks never loses the seat."""
    made = await house.make()
    where, token = made["table"]["id"], made["tokens"]["0"]
    async with house.join(where, token) as ana:
        assert ana.welcome.token == ""
    for _ in range(6):
        house.clock.advance((RENEWED_AFTER + 1) * 1000)
        async with house.join(where, token) as ana:
            assert ana.welcome.seat == 0
            assert ana.welcome.token not in ("", token)
            token = ana.welcome.token
    house.clock.advance(LIFETIME * 1000)
    async with house.ws(where) as socket:
        assert (await Tab(socket).ask(wire.Join(token))).code == "expired"


async def test_a_spectator_gets_no_token(house: House) -> None:
    made = await house.make()
    house.clock.advance((RENEWED_AFTER + 1) * 1000)
    async with house.join(made["table"]["id"]) as watcher:
        assert watcher.welcome.token == ""


async def test_logging_out_all_other_devices_outlasts_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        made = await house.make()
        where, token = made["table"]["id"], made["tokens"]["0"]
        async with house.join(where, token) as here, house.join(where, token) as thief:
            key = await here.ask(LogOut(), Key)
            gone = await thief.hear(wire.Fault)
            assert gone == wire.Fault("logged-out", fatal=True)
            assert await thief.closed() == 1000
            await here.ask(wire.Answer(0, 4), wire.Update)
    async with open_house(tmp_path) as house:
        async with house.ws(where) as socket:  # while the table sleeps
            assert (await Tab(socket).ask(wire.Join(token))).code == "logged-out"
        async with house.join(where, key.token) as here:
            assert here.welcome.seat == 0
        async with house.join(where, made["tokens"]["1"]) as ben:
            assert ben.welcome.seat == 1


async def test_an_old_link_is_good_for_nothing_after_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        made = await house.make(seats=OPEN)
        where, token = made["table"]["id"], made["tokens"]["0"]
        async with house.join(where, token) as ana, house.join(where) as stranger:
            code = (await ana.ask(NewLink(), Door)).code
            assert (await stranger.hear(wire.Fault)).code == "old-link"
            assert await stranger.closed() == 1000
    async with open_house(tmp_path) as house:
        async with house.ws(where) as socket:
            assert (await Tab(socket).ask(wire.Join())).code == "old-link"
        for path in ("", "/replay/0"):
            reply = await house.http.get(f"/api/tables/{where}{path}")
            assert (reply.status_code, reply.json()["code"]) == (403, "old-link")
        for path, wish in (("seats/1", {"name": "Eve"}), ("fork", {"at": 0})):
            reply = await house.http.post(f"/api/tables/{where}/{path}", json=wish)
            assert (reply.status_code, reply.json()["code"]) == (403, "old-link")
        async with house.ws(where) as socket:
            welcome = await Tab(socket).ask(wire.Join(code=code))
            assert welcome.table.code == code
        async with house.join(where, token) as ana:
            assert ana.welcome.table.code == code


async def test_an_open_seat_that_asks_first(house: House) -> None:
    made = await house.make(seats=OPEN)
    where = made["table"]["id"]
    async with house.join(where, made["tokens"]["0"]) as ana, house.join(where) as kim:
        assert (await ana.ask(AskFirst(True), Door)).asks
        assert (await kim.hear(Door)).asks
        await kim.say(Knock(1, "Kim"))
        (knocker,) = (await ana.hear(Door)).knocks
        assert (knocker.name, knocker.seat) == ("Kim", 1)
        await ana.say(LetIn(knocker.n, True))
        key = await kim.hear(Key)
        async with house.join(where, key.token) as seated:
            assert seated.welcome.seat == 1
            assert seated.welcome.table.people[1].name == "Kim"


async def test_who_hangs_up_has_stopped_knocking(house: House) -> None:
    made = await house.make(seats=OPEN, asks=True)
    where = made["table"]["id"]
    async with house.join(where, made["tokens"]["0"]) as ana:
        async with house.join(where) as kim:
            await kim.say(Knock(1, "Kim"))
            assert (await ana.hear(Door)).knocks
        assert not (await ana.hear(Door)).knocks
