"""How many tables wait for somebody, for the number on the app's icon: all of them are counted, or
no number is told; on both stores."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tablee.table.errors import TableFault
from tablee.table.persons import my_tables
from tablee.table.persons.my_tables import FRESH
from tablee.table.store import reading
from tablee.wire.persons import MySeat, MySeats
from tests.table.daily.test_daily import person

from .test_persons import Device, House, opened


@pytest.fixture
async def house(address: str) -> AsyncIterator[House]:
    async with opened(address) as house:
        yield house


async def sit_at(house: House, ada: Device, tables: int) -> list[str]:
    """So many tables at which Ada is asked; nobody has looked at them yet."""
    made = [await house.lay() for _ in range(tables)]
    seats = [MySeat(one.tokens["0"]) for one in made]
    await house.persons.tables(ada.key, MySeats(seats, quiet=True))
    return [one.table.id for one in made]


async def waiting(house: House, ada: Device) -> int | None:
    return await house.persons.waiting((await house.persons.person_of(ada.key)).id)


async def end(house: House, table: str) -> None:
    live = await house.lobby.open(table)
    live.happen(("end", 1, None))
    await live.settled()


async def test_all_are_counted_however_many(house: House) -> None:
    """More than one list reads from disk."""
    ada = await person(house, "Ada")
    await sit_at(house, ada, FRESH + 2)
    assert await waiting(house, ada) == FRESH + 2


async def test_a_table_that_can_never_be_read_does_not_hide_the_others(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await person(house, "Ada")
    broken, *_ = await sit_at(house, ada, 3)
    claimed = reading.claimed

    def read(base: Any, table: str, fence: int) -> Any:
        if table == broken:
            raise TableFault("unreadable")
        return claimed(base, table, fence)

    monkeypatch.setattr(reading, "claimed", read)
    assert await waiting(house, ada) == 2


async def test_only_games_that_go_on_are_read_for_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, looked = await person(house, "Ada"), list[str]()
    over, running = await sit_at(house, ada, 2)
    await end(house, over)
    look = my_tables.look

    def noting(store: Any, table: str, *more: Any) -> Any:
        looked.append(table)
        return look(store, table, *more)

    monkeypatch.setattr(my_tables, "look", noting)
    assert await waiting(house, ada) == 1
    assert looked == [running]


async def test_in_a_list_games_that_go_on_come_before_finished_ones(house: House) -> None:
    """Even if something happened at the finished ones since: only so many are read for one list."""
    ada = await person(house, "Ada")
    running, *over = await sit_at(house, ada, FRESH + 1)
    house.clock.advance(60_000)
    for table in over:
        await end(house, table)
    told = {one.id: one for one in await ada.tables()}
    assert told[running].mine


async def test_what_takes_too_long_is_not_counted(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A notice would wait for it. Here the time is up as soon as the first table is read."""
    ada = await person(house, "Ada")
    await sit_at(house, ada, 1)
    loop, limit, go = asyncio.get_running_loop(), asyncio.timeout(None), threading.Event()
    look, began = my_tables.look, list[str]()

    def slow(store: Any, table: str, *more: Any) -> Any:
        began.append(table)
        loop.call_soon_threadsafe(limit.reschedule, loop.time())
        go.wait(5)
        return look(store, table, *more)

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(my_tables, "look", slow)
        meanwhile.setattr(asyncio, "timeout", lambda seconds: limit)
        found = await waiting(house, ada)
    go.set()
    assert (len(began), found) == (1, None)
    assert await waiting(house, ada) == 1
