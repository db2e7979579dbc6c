"""What is read of a table for those who are not at it: a store that fails for a moment says nothing
that stays, on both stores."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from tablee.table.daily.board import Boards
from tablee.table.errors import TableFault
from tablee.table.slow.tempo import DAY
from tablee.table.slow.waker import Waker
from tablee.table.store import reading
from tablee.wire.persons import MySeat, MySeats
from tests.table.daily.test_daily import WON, game, person, tries
from tests.table.persons.test_persons import House, opened
from tests.table.slow.test_waker import lay, rest

__all__ = ["game"]


@pytest.fixture
async def house(address: str) -> AsyncIterator[House]:
    async with opened(address) as house:
        yield house


class Disk:
    fails = False


@pytest.fixture(params=["storage", "newer-rules"])
def disk(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Disk:
    disk, real = Disk(), reading.claimed

    def claimed(*args: Any) -> Any:
        if disk.fails:
            raise TableFault(request.param)
        return real(*args)

    monkeypatch.setattr(reading, "claimed", claimed)
    return disk


async def test_how_a_try_went_is_told_at_the_next_look(house: House, game: Any, disk: Disk) -> None:
    ada = await person(house, "Ada")
    await tries(house, ada, *WON)
    boards, disk.fails = Boards(house.persons), True
    first = await boards.show(game, "", ada.key)
    assert (first.mine, first.broken) == (None, False)
    disk.fails = False
    told = await boards.show(game, "", ada.key)
    assert told.mine is not None
    assert told.mine.won


async def test_my_tables_are_told_whole_at_the_next_look(house: House, disk: Disk) -> None:
    ada = await person(house, "Ada")
    made, disk.fails = await house.lay(), True
    assert [one.people for one in await ada.tables(MySeat(made.tokens["0"]))] == [[]]
    disk.fails = False
    (one,) = await ada.tables()
    assert [sitting.name for sitting in one.people] == ["Name 0", "Name 1"]


async def test_how_many_tables_wait_is_told_the_next_time(house: House, disk: Disk) -> None:
    """Rather than too few."""
    ada = await person(house, "Ada")
    made = await house.lay()
    wish = MySeats([MySeat(made.tokens["0"])], quiet=True)
    await house.persons.tables(ada.key, wish)
    who, disk.fails = (await house.persons.person_of(ada.key)).id, True
    assert await house.persons.waiting(who) is None
    disk.fails = False
    assert await house.persons.waiting(who) == 1


async def test_who_is_late_is_played_for_all_the_same(house: House, disk: Disk) -> None:
    made = await lay(house)
    await rest(house)
    house.clock.advance(DAY)
    waker, disk.fails = Waker(house.lobby, house.store), True
    await waker.look()
    assert not house.lobby.live
    disk.fails = False
    await waker.look()
    assert set(house.lobby.live) == {made.table.id}
