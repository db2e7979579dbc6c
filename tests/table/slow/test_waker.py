"""Tables over days, on both stores: they are found and woken when it is time, also after a restart;
and my tables tell until when somebody has time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from tablee.table.errors import TableFault
from tablee.table.slow.tempo import DAY
from tablee.table.slow.waker import FIRST, READ, SOON, Waker
from tablee.wire import http
from tablee.wire.persons import MySeat
from tablee.wire.slow import Order, Tempo
from tests.table.persons.test_persons import Device, House, opened

GRACE = DAY // 2


@pytest.fixture
async def house(address: str) -> AsyncIterator[House]:
    async with opened(address) as house:
        yield house


async def lay(house: House, game: str = "tic-tac-toe", tempo: Tempo = "day") -> http.Seated:
    seats = [http.SeatWish("me", "Ana"), http.SeatWish("me", "Ben")]
    return await house.lobby.create(http.NewTable(game, seats=seats, tempo=tempo))


async def rest(house: House) -> None:
    """Lets all tables go to sleep, and waits until everything is on disk."""
    for table in list(house.lobby.live.values()):
        await table.settled()
        house.lobby.put_to_sleep(table)


async def test_who_is_late_at_a_table_that_sleeps_is_played_for(house: House, address: str) -> None:
    made = await lay(house)
    live = await lay(house, tempo="live")
    free = await lay(house, tempo="free")
    await rest(house)
    house.clock.advance(DAY - 1)
    waker = Waker(house.lobby, house.store)
    await waker.look()
    assert not house.lobby.live
    for wait, kinds in ((1, ["human", "human"]), (GRACE, ["bot", "human"])):
        house.clock.advance(wait)
        if waker.looking is not None:
            await waker.looking
        await waker.look()
        assert set(house.lobby.live) == {made.table.id}
        house.clock.advance(0)
        woken = house.lobby.live[made.table.id]
        await woken.settled()
        assert woken.logged.slow.asked == house.clock.now() - (wait if wait > 1 else 0)
        assert [one.kind for one in woken.logged.people] == kinds
        await rest(house)
    assert {live.table.id, free.table.id}.isdisjoint(house.lobby.live)


async def test_a_restart_forgets_no_time(address: str) -> None:
    async with opened(address) as house:
        made = await lay(house)
        await house.play(made.table.id, 4)
    async with opened(address) as house:
        house.clock.advance(9 * DAY)
        await Waker(house.lobby, house.store).look()
        house.clock.advance(0)
        woken = house.lobby.live[made.table.id]
        await woken.settled()
        assert [one.kind for one in woken.logged.people] == ["human", "bot"]


async def test_what_a_restart_interrupted_is_answered(address: str) -> None:
    """An order was about to answer when the server stopped."""
    async with opened(address) as house:
        made = await lay(house, "parlour")
        table = await house.lobby.open(made.table.id)
        for seat in (0, 1):
            table.happen(("order", seat, {"name": "bid", "value": 1}))
        table.play(0, "red")
        await table.settled()
    async with opened(address) as house:
        waker = Waker(house.lobby, house.store)
        await waker.look()
        table = house.lobby.live[made.table.id]
        house.clock.advance(DAY // 24)
        await table.settled()
        assert [choice for _, choice in table.logged.match.log[1:3]] == [1, 1]
        await rest(house)


async def test_a_table_that_was_woken_in_vain_is_left_alone(house: House) -> None:
    made = await lay(house, "parlour")
    table = await house.lobby.open(made.table.id)
    table.happen(
        ("order", 0, {"name": "react", "value": "always"})
    )  # asked for a colour, not for it
    await rest(house)
    waker = Waker(house.lobby, house.store)
    await waker.look()
    assert set(house.lobby.live) == {made.table.id}
    await rest(house)
    await waker.look()
    assert not house.lobby.live


async def test_a_table_that_could_not_be_woken_is_tried_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await lay(house, "parlour", "free")
    table = await house.lobby.open(made.table.id)
    table.happen(("order", 0, {"name": "react", "value": "always"}))
    await rest(house)
    waker = Waker(house.lobby, house.store)
    with monkeypatch.context() as broken:

        async def fail(*_: object) -> None:
            raise TableFault("storage")

        broken.setattr(house.lobby, "open", fail)
        await waker.look()
    await waker.look()
    assert set(house.lobby.live) == {made.table.id}


async def test_my_tables_tell_until_when(house: House) -> None:
    ada = Device(house)
    await ada.be()
    made = await lay(house, tempo="week")
    start = house.clock.now()
    (one,) = await ada.tables(MySeat(made.tokens["0"]))
    assert (one.tempo, one.until, one.bot_at) == ("week", start + 7 * DAY, start + 7 * DAY * 5 // 4)
    house.clock.advance(7 * DAY * 5 // 4)
    table = await house.lobby.open(made.table.id)
    house.clock.advance(0)
    await table.settled()
    (one,) = await ada.tables()
    assert one.people[0].kind == "bot"
    assert one.until == 0, "nobody else waits for Ben"


async def test_a_secret_order_does_not_move_a_table_in_the_list_of_another(house: House) -> None:
    ada = Device(house)
    await ada.be()
    first = await lay(house, "parlour")
    house.clock.advance(1000)
    second = await lay(house, "parlour")
    seats = [MySeat(made.tokens["0"]) for made in (first, second)]
    before = [(one.id, one.at) for one in await ada.tables(*seats)]
    house.clock.advance(1000)
    table = await house.lobby.open(first.table.id)
    table.handle(None, 1, Order("react", "always"))  # type: ignore[arg-type]
    await table.settled()
    assert table.logged.slow.orders == {1: {"react": "always"}}
    assert [(one.id, one.at) for one in await ada.tables()] == before


async def test_the_same_people_once_more_play_as_slowly(house: House) -> None:
    made = await lay(house, tempo="three-days")
    await house.play(made.table.id, 0, 3, 1, 4, 2)
    again = await house.lobby.again(made.table.id, http.Again([made.tokens["0"]]))
    table = await house.lobby.open(again.table.id)
    assert table.logged.slow.tempo == "three-days"


async def test_after_a_restart_nobody_waits_for_all_tables_to_be_read(house: House) -> None:
    """The one whose time has come is the last of many that the new server does not know yet."""
    await asyncio.gather(*(lay(house, tempo="free") for _ in range(2 * READ)))
    house.clock.advance(1)
    late = await lay(house)
    await rest(house)
    house.clock.advance(DAY)
    waker = Waker(house.lobby, house.store)
    for wait in (FIRST, SOON, SOON):
        assert not house.lobby.live
        house.clock.advance(wait)
        assert waker.looking is not None
        await waker.looking
    assert set(house.lobby.live) == {late.table.id}
