"""A rematch in the list *my tables* of those who did not press the button, on both stores. And
what else others do at my tables while I am elsewhere."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tablee.table.live.company import AWAY
from tablee.wire.http import Again
from tablee.wire.persons import MySeat, MySeats, MyTable
from tablee.wire.seats import Call, Leave
from tests.table.daily.test_daily import person
from tests.table.kit import Screen
from tests.table.kit import sit as look

from .test_persons import Device, House, opened

WON_BY_FIRST = (0, 3, 1, 4, 2)


@pytest.fixture
async def house(address: str) -> AsyncIterator[House]:
    async with opened(address) as house:
        yield house


async def both_play(house: House, *cells: int) -> tuple[Device, Device, str, dict[str, str]]:
    """Ada and Ben sit at one table; these cells are marked there."""
    ada, ben = await person(house, "Ada"), await person(house, "Ben")
    made = await house.lay()
    await ada.tables(MySeat(made.tokens["0"]))
    await ben.tables(MySeat(made.tokens["1"], 3))
    await house.play(made.table.id, *cells)
    return ada, ben, made.table.id, made.tokens


async def say(house: House, table: str, seat: int, message: Call | Leave) -> Screen:
    opened = await house.lobby.open(table)
    screen = look(opened, seat)
    opened.handle(screen, seat, message)
    await opened.settled()
    return screen


def by_id(tables: list[MyTable]) -> dict[str, MyTable]:
    return {one.id: one for one in tables}


@pytest.mark.parametrize("looked", [True, False])
async def test_the_next_table_is_in_the_list_of_who_did_not_press(
    house: House, looked: bool
) -> None:
    """Also of whose list knew already how the old one ended."""
    _, ben, old, tokens = await both_play(house, *WON_BY_FIRST)
    ended = (await ben.tables())[0].ended if looked else None
    house.clock.advance(60_000)
    laid = await house.lobby.again(old, Again([tokens["0"]]))
    found = by_id(await ben.tables())
    assert set(found) == {old, laid.table.id}
    fresh, done = found[laid.table.id], found[old]
    assert done.next == fresh.id
    assert done.ended is not None
    if ended is not None:
        assert done.ended == ended, "it ended when it did"
    assert (fresh.seen, fresh.next, [who.name for who in fresh.people]) == (
        0, "", ["Name 1", "Name 0"],
    )  # fmt: skip
    assert fresh.mine, "the seats have turned"
    ((seat, token),) = fresh.tokens.items()
    assert await house.enter(fresh.id, token) == int(seat) == 0


async def test_who_lost_the_seat_is_not_taken_along(house: House) -> None:
    _, ben, old, tokens = await both_play(house, 0)
    table = await house.lobby.open(old)
    table.happen(("take", 1, {"name": "Kim"}), ("end", 0, None))
    await house.lobby.again(old, Again([tokens["0"]]))
    assert await ben.tables() == []


async def test_who_took_the_next_table_off_their_list_finds_the_way_at_the_old_one(
    house: House,
) -> None:
    _, ben, old, tokens = await both_play(house, *WON_BY_FIRST)
    laid = await house.lobby.again(old, Again([tokens["0"]]))
    await house.persons.drop(ben.key, laid.table.id)
    (done,) = await ben.tables()
    assert (done.id, done.next) == (old, laid.table.id)


async def test_a_table_laid_anew_before_the_start_takes_the_place_of_the_old_one(
    house: House,
) -> None:
    _, ben, old, tokens = await both_play(house)
    laid = await house.lobby.again(old, Again([tokens["0"]], order=[1, 0]))
    told = await house.persons.tables(ben.key, MySeats([MySeat(tokens["1"])], "en"))
    assert [one.id for one in told.tables] == [laid.table.id]
    assert told.lost == [old], "this device forgets the old one"
    assert [one.id for one in await ben.tables()] == [laid.table.id]


async def test_what_the_others_ask_is_told_until_it_is_answered(house: House) -> None:
    ada, ben, table, _ = await both_play(house, 0)
    await say(house, table, 0, Call("end"))
    (mine,), (theirs,) = await ada.tables(), await ben.tables()
    assert mine.poll is None, "who asks is not asked"
    assert theirs.poll is not None
    assert (theirs.poll.what, theirs.poll.by) == ("end", 0)
    opened = await house.lobby.open(table)
    opened.happen(("vote", 1, False))
    await opened.settled()
    (theirs,) = await ben.tables()
    assert theirs.poll is None
    opened.happen(("propose", 0, None))
    await opened.settled()
    (mine,), (theirs,) = await ada.tables(), await ben.tables()
    assert (mine.undo, theirs.undo) == (None, 0)


async def test_who_has_written_what_they_thought_is_told_and_not_what(house: House) -> None:
    ada, ben, table, _ = await both_play(house, *WON_BY_FIRST)
    assert [one.said for one in await ben.tables()] == [[]]
    opened = await house.lobby.open(table)
    house.clock.advance(1)
    opened.happen(("thought", 0, {"text": "a lovely secret"}))
    await opened.settled()
    told = await ben.tables()
    assert [one.said for one in told] == [[0]]
    assert "lovely" not in str(told)
    assert [one.said for one in await ada.tables()] == [[0]]


async def test_my_seat_that_the_others_gave_to_a_bot_or_freed(house: House) -> None:
    """I may come back to it."""
    _, ben, table, _ = await both_play(house, 0)
    house.clock.advance(AWAY)
    await say(house, table, 0, Call("bot", 1))
    (one,) = await ben.tables()
    assert one.people[1].kind == "bot"
    await say(house, table, 0, Call("open", 1))
    (one,) = await ben.tables()
    assert one.people[1].kind == "open"
    assert [*one.tokens] == ["1"]


async def test_a_forgotten_person_leaves_the_next_table_too(house: House) -> None:
    """Nobody there waits for somebody who does not know of it."""
    _, ben, old, tokens = await both_play(house, *WON_BY_FIRST)
    laid = await house.lobby.again(old, Again([tokens["0"]]))
    await house.persons.forget(ben.key)
    people = (await house.lobby.open(laid.table.id)).logged.people
    assert [sitter.kind for sitter in people] == ["bot", "human"]
