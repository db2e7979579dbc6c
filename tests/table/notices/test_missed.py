"""kill -9 while somebody has a screen open: if they were asked shortly before and do not come back,
they are called."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tablee.table.notices.calls import UNNOTICED
from tablee.table.notices.missed import DEAD, EVERY
from tablee.table.notices.queue import FIRST, LEFT
from tablee.wire.http import Seated
from tablee.wire.seats import Call

from .kit import House, Person
from .services import Subscription


class Evening:
    """Ada looks as she is asked; then the server is killed, and started again."""

    def __init__(self, house: House, address: str) -> None:
        self.house, self.address = house, address
        self.later: list[House] = []

    async def begin(self) -> None:
        await self.house.pass_time(FIRST)
        self.ada: Person = await self.house.person()
        self.phone: Subscription = await self.ada.subscribe()
        self.made: Seated = await self.house.lay()
        await self.ada.sit(self.made, 1)
        self.table, self.screen = await self.ada.look(self.made, 1)

    async def ask(self) -> None:
        await self.house.play(self.made.table.id, 4)

    def restart(self, shared: bool = False) -> House:
        """After a kill, or an orderly end."""
        before = self.house
        self.house = House(self.address, before.push, before.mail, before.clock, shared)
        self.later.append(self.house)
        self.ada.house = self.house
        return self.house

    @property
    def titles(self) -> list[str]:
        return [told["title"] for told in self.house.push.of(self.phone)]


TURN = "Your turn: tic-tac-toe"


@pytest.fixture
async def evening(house: House, address: str) -> AsyncIterator[Evening]:
    evening = Evening(house, address)
    await evening.begin()
    yield evening
    for one in evening.later:
        await one.close()


async def test_who_does_not_come_back_is_called_once(evening: Evening) -> None:
    await evening.house.pass_time(2 * EVERY)
    await evening.ask()
    await evening.house.pass_time(UNNOTICED - 1_000)
    evening.house.kill()
    house = evening.restart()
    await house.pass_time(FIRST + house.grace)
    assert evening.titles == [], "perhaps they only wait for the server"
    await house.pass_time(LEFT * house.grace)
    assert evening.titles == [TURN]
    house.kill()
    house = evening.restart()
    await house.pass_time(2 * EVERY)
    assert evening.titles == [TURN]


async def test_who_comes_back_is_not_called(evening: Evening) -> None:
    await evening.ask()
    evening.house.kill()
    house = evening.restart()
    await house.pass_time(FIRST + house.grace)
    await evening.ada.look(evening.made, 1)
    await house.pass_time(2 * EVERY)
    assert (house.push.requests, house.rows("notices")) == (0, [])


async def test_a_server_that_is_killed_again_before_it_has_looked(evening: Evening) -> None:
    await evening.ask()
    evening.house.kill()
    house = evening.restart()
    await house.pass_time(FIRST - 1)
    house.kill()
    house = evening.restart()
    await house.pass_time(2 * EVERY)
    assert evening.titles == [TURN]


async def test_who_saw_the_question_long_before_is_not_called(evening: Evening) -> None:
    await evening.ask()
    await evening.house.pass_time(3 * EVERY)
    evening.table.talk.say(0, "Hello")
    await evening.table.settled()
    evening.table.leave(evening.screen, 1)
    evening.house.kill()
    house = evening.restart()
    await house.pass_time(2 * EVERY)
    assert house.push.requests == 0


async def test_after_an_orderly_end_nobody_is_looked_for(evening: Evening) -> None:
    """Those who have left were called by then, or had seen it."""
    await evening.ask()
    table, screen = await evening.ada.look(evening.made, 1)
    await evening.house.pass_time(UNNOTICED)
    for one in (evening.screen, screen):
        table.leave(one, 1)
    await evening.house.close()
    house = evening.restart()
    await house.pass_time(2 * EVERY)
    assert (house.push.requests, house.lobby.live) == (0, {})


async def test_a_vote_counts_as_well(evening: Evening) -> None:
    _, other = await evening.ada.look(evening.made, 0)
    await evening.house.pass_time(2 * EVERY)
    evening.table.handle(other, 0, Call("end"))
    await evening.table.settled()
    evening.house.kill()
    house = evening.restart()
    await house.pass_time(2 * EVERY)
    assert evening.titles == ["A question for you: tic-tac-toe"]


async def test_one_of_several_processes_is_killed(evening: Evening) -> None:
    """Another one finds out, and calls those at its tables; who has left a table of the other one
    had seen what they were asked there."""
    evening.house.lobby.services.shared = True
    first, other = evening.house, evening.restart(shared=True)
    other.beside = first
    made = await other.lay()
    await evening.ada.sit(made, 1)
    table, screen = await evening.ada.look(made, 1)
    await other.pass_time(3 * EVERY + EVERY // 2)
    await other.play(made.table.id, 4)
    await other.pass_time(UNNOTICED)
    table.leave(screen, 1)
    evening.house = first
    await evening.ask()
    first.kill()
    other.beside = None
    await other.pass_time(DEAD - EVERY)
    assert other.push.requests == 0, "it may only be slow"
    await other.pass_time(3 * EVERY)
    assert [told["tag"] for told in other.push.of(evening.phone)] == [evening.made.table.id]
