"""A device that is lost and removed, and a person who is forgotten: nothing that comes at the same
moment saves what hangs on them, and no table keeps what it was to do about it to itself."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any

import pytest
from msgspec.structs import replace

from tablee.table import desk
from tablee.table.errors import TableFault
from tablee.table.live.table import Table
from tablee.table.persons import persons, tidying
from tablee.table.persons.my_tables import TableList
from tablee.table.persons.persons import Persons
from tablee.table.persons.records import BURIED, FIRST_PAUSE
from tablee.table.persons.tidying import EVERY, FIRST, PAUSE, Tidying
from tablee.wire.door import AskFirst
from tablee.wire.http import Again, Seated
from tablee.wire.messages import Join
from tablee.wire.persons import Enter, LetDevice, MySeat, MySeats, Myself
from tests.table.kit import Screen

from .test_persons import Device, House, fault, house, opened

__all__ = ["house"]


async def two_devices(house: House) -> tuple[Device, Device, Seated]:
    """Of Ada, who plays at a table."""
    ada, stolen = Device(house), Device(house)
    await ada.be()
    await ada.bring(stolen)
    made = await house.lay()
    await ada.tables(MySeat(made.tokens["0"]))
    return ada, stolen, made


async def remove(ada: Device, other: Device) -> None:
    (device,) = [one for one in (await ada.me()).devices if not one.here]
    await ada.persons.let(ada.key, LetDevice(device.id, False))
    with fault("removed"):
        await other.me()


def rows(house: House, table: str) -> list[Any]:
    return house.store.ask(lambda base: base.execute(f"select * from {table}"))


class Unheard:
    """A desk that fails to answer for some time."""

    def __init__(self, house: House) -> None:
        self.desk = house.persons.desk
        self.away = True
        house.persons.desk = self

    async def answer(self, request: desk.Request) -> Any:
        if self.away and isinstance(request, desk.Recall | desk.GiveUp):
            raise TableFault("shutting-down")
        return await self.desk.answer(request)


# -- its seats --------------------------------------------------------------------------------


async def test_who_changes_the_door_often_does_not_keep_a_seat(house: House) -> None:
    ada, stolen, made = await two_devices(house)
    live = await house.lobby.open(made.table.id)
    for number in range(10):
        live.door.handle(Screen(), 0, AskFirst(number % 2 == 0))
    await remove(ada, stolen)
    with fault("logged-out"):
        await house.enter(made.table.id, made.tokens["0"])
    (fresh,) = await ada.tables()
    assert await house.enter(made.table.id, fresh.tokens["0"]) == 0


async def test_it_does_not_look_on_either(house: House) -> None:
    """As a device that is passed from hand to hand does."""
    ada, stolen, made = await two_devices(house)
    live = await house.lobby.open(made.table.id)
    screens = [Screen(), Screen()]
    for seat, screen in enumerate(screens):
        claim = house.lobby.claim(made.table.id, made.tokens[str(seat)])
        live.enter(screen, claim, Join(curtain=True))
    await remove(ada, stolen)
    assert [screen.closed for screen in screens] == [True, False]


async def test_a_table_that_cannot_be_asked_is_asked_again(house: House, address: str) -> None:
    """Also by the next process."""
    ada, stolen, made = await two_devices(house)
    unheard = Unheard(house)
    await remove(ada, stolen)
    assert await house.enter(made.table.id, made.tokens["0"]) == 0
    Tidying(house.persons, house.lobby.services, 0)
    await pass_time(house, FIRST)
    assert await house.enter(made.table.id, made.tokens["0"]) == 0
    unheard.away = False
    await pass_time(house, FIRST_PAUSE + EVERY)
    with fault("logged-out"):
        await house.enter(made.table.id, made.tokens["0"])
    (fresh,) = await ada.tables()
    assert await house.enter(made.table.id, fresh.tokens["0"]) == 0
    assert rows(house, "errands") == []


async def over(house: House, made: Seated) -> Table:
    table = await house.lobby.open(made.table.id)
    table.happen(("end", 0, None))
    await table.settled()
    return table


async def test_a_finished_game_is_no_way_back_either(house: House) -> None:
    """Whoever has a seat there has one at the next table."""
    ada, stolen, made = await two_devices(house)
    await over(house, made)
    await ada.tables()  # the list knows how it ended
    await remove(ada, stolen)
    with fault("logged-out"):
        await house.lobby.again(made.table.id, Again([made.tokens["0"]]))
    (fresh,) = await ada.tables()
    laid = await house.lobby.again(made.table.id, Again([fresh.tokens["0"]]))
    with fault("logged-out"):
        await house.lobby.again(made.table.id, Again([made.tokens["0"]]))
    assert [*laid.tokens] == ["1"]


async def test_many_finished_games_follow_in_batches(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(persons, "AT_ONCE", 1)
    monkeypatch.setattr(tidying, "MOST_AT_ONCE", 2)
    ada, stolen, made = await two_devices(house)
    all_made = [made]
    for _ in range(5):
        house.clock.advance(1)
        all_made.append(await house.lay())
        await ada.tables(MySeat(all_made[-1].tokens["0"]))
        await over(house, all_made[-1])
    await remove(ada, stolen)
    assert len(rows(house, "errands")) == 4, "the running one and the newest are done"
    for one in (made, all_made[-1]):
        with fault("logged-out"):
            await house.enter(one.table.id, one.tokens["0"])
    house.clock.advance(FIRST_PAUSE)
    Tidying(house.persons, house.lobby.services, 0)
    house.clock.advance(FIRST)
    await all_else()
    assert len(rows(house, "errands")) == 2
    house.clock.advance(PAUSE)
    await all_else()
    assert rows(house, "errands") == []
    for one in all_made:
        with fault("logged-out"):
            await house.enter(one.table.id, one.tokens["0"])


async def pass_time(house: House, ms: int) -> None:
    for _ in range(0, ms, 15_000):
        house.clock.advance(15_000)
        await all_else()


async def all_else() -> None:
    """Waits until all other tasks have ended."""
    while others := asyncio.all_tasks() - {asyncio.current_task()}:
        await asyncio.wait(others)


async def test_errands_to_nowhere_end(house: House) -> None:
    ada, stolen, made = await two_devices(house)
    unheard = Unheard(house)
    await remove(ada, stolen)
    assert len(rows(house, "errands")) == 1
    unheard.away = False
    live = await house.lobby.open(made.table.id)
    live.happen(("revoke", 0, None))
    await live.settled()
    tidying = Tidying(house.persons, house.lobby.services, 0)
    await pass_time(house, FIRST)
    assert rows(house, "errands") == [], "it is somebody else's by now"
    unheard.away = True
    made = await house.lay()
    await ada.tables(MySeat(made.tokens["0"]))
    await ada.bring(other := Device(house))
    await remove(ada, other)
    house.clock.advance(BURIED)
    await tidying.tidy()
    assert rows(house, "errands") == [], "no such token is good any more"


async def test_no_moment_calls_the_seat_somebody_elses(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another device asks for its tables when the table has called the seat back, and nothing else
    has happened yet."""
    ada, stolen, made = await two_devices(house)
    asked: list[Any] = []
    wait = Table.settled

    async def settled(table: Table) -> None:
        await wait(table)
        asked.append(await house.persons.tables(ada.key, MySeats([])))

    monkeypatch.setattr(Table, "settled", settled)
    await remove(ada, stolen)
    monkeypatch.undo()
    assert [(len(one.tables), one.lost) for one in asked] == [(1, [])]
    (fresh,) = await ada.tables()
    assert await house.enter(made.table.id, fresh.tokens["0"]) == 0


async def test_a_list_read_before_the_seat_was_called_back_loses_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, stolen, made = await two_devices(house)
    kept, tell = TableList.kept, TableList.tell
    removed: list[Awaitable[None]] = [remove(ada, stolen)]

    async def told_late(*args: Any) -> Any:
        if removed:
            await removed.pop()
        return await tell(*args)

    with monkeypatch.context() as late:
        late.setattr(TableList, "tell", told_late)
        answer = await house.persons.tables(ada.key, MySeats([]))
    assert ([one.id for one in answer.tables], answer.lost) == ([made.table.id], [])
    person = await house.persons.person_of(ada.key)
    (before,) = (await house.persons.read(lambda b: house.persons._tables.read(b, person.id))).seats
    stale = [replace(before, generation=0)]
    wish = MySeats([MySeat(made.tokens["0"], 9)])
    await house.persons.write(*kept(house.persons._tables, person.id, stale, wish, 0))
    (fresh,) = await ada.tables()
    assert fresh.seen == 9
    assert await house.enter(made.table.id, fresh.tokens["0"]) == 0


# -- what it writes ---------------------------------------------------------------------------


async def test_words_made_while_it_is_removed_are_nobodys(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, stolen, _ = await two_devices(house)
    hash_of, hashed = house.persons._words.hash_of, list[str]()

    async def slow(words: str) -> str:
        made = await hash_of(words)
        if not hashed:
            hashed.append(made)
            await remove(ada, stolen)
        return made

    monkeypatch.setattr(house.persons._words, "hash_of", slow)
    with fault("removed"):
        await house.persons.make_words(stolen.key)
    assert hashed[0] not in str(rows(house, "ways"))


@pytest.mark.parametrize("act", ["tables", "let", "be", "invite"])
async def test_nothing_that_it_asks_for_comes_after_it(
    house: House, monkeypatch: pytest.MonkeyPatch, act: str
) -> None:
    """It was asked who it is, and is removed before it writes."""
    ada, stolen, made = await two_devices(house)
    friend = Device(house)
    code = (await house.persons.invite(ada.key)).code
    await house.persons.enter(friend.key, Enter(code, yes=True))
    (asking,) = (await ada.me()).asking
    person_of = Persons.person_of
    removed: list[Awaitable[None]] = [remove(ada, stolen)]

    async def slow(self: Persons, key: str) -> Any:
        found = await person_of(self, key)
        if key == stolen.key and removed:
            await removed.pop()
        return found

    monkeypatch.setattr(Persons, "person_of", slow)
    with fault("removed"):
        if act == "tables":
            await stolen.tables(MySeat(made.tokens["1"]))
        elif act == "let":
            await house.persons.let(stolen.key, LetDevice(asking.id, True))
        elif act == "be":
            await stolen.be(Myself("Thief"))
        else:
            await house.persons.invite(stolen.key)
    me = await ada.me()
    assert (me.name, len(me.devices)) == ("Ada", 1)
    assert [one.tokens.keys() for one in await ada.tables()] == [{"0"}]


async def test_the_ways_in_that_it_knows_end_with_it(house: House) -> None:
    """Also those that it has made itself."""
    ada, stolen, _ = await two_devices(house)
    words = (await house.persons.make_words(stolen.key)).words
    invite = await house.persons.invite(stolen.key)
    await remove(ada, stolen)
    assert (await ada.me()).words == 0
    for typed in (words, invite.words):
        with fault("wrong-words"):
            await house.persons.enter(Device(house).key, Enter(words=" ".join(typed), yes=True))
    with fault("old-invite"):
        await house.persons.enter(Device(house).key, Enter(invite.code, yes=True))


async def test_one_that_only_asked_takes_no_words_with_it(house: House) -> None:
    ada, friend = Device(house), Device(house)
    await ada.be()
    words = (await house.persons.make_words(ada.key)).words
    code = (await house.persons.invite(ada.key)).code
    await house.persons.enter(friend.key, Enter(code, yes=True))
    (asking,) = (await ada.me()).asking
    await house.persons.let(ada.key, LetDevice(asking.id, False))
    await house.persons.enter(friend.key, Enter(words=" ".join(words), yes=True))
    assert (await friend.me()).name == "Ada"


async def test_who_asked_in_vain_comes_in_by_words(house: House) -> None:
    ada, ben, found = Device(house), Device(house), Device(house)
    await ada.be()
    await ben.be(Myself("Ben"))
    code = (await house.persons.invite(ben.key)).code
    await house.persons.enter(found.key, Enter(code, yes=True))
    words = " ".join((await house.persons.make_words(ada.key)).words)
    await house.persons.enter(found.key, Enter(words=words, yes=True))
    assert (await found.me()).name == "Ada"
    assert (await ben.me()).asking == []
    code = (await house.persons.invite(ben.key)).code
    with fault("old-invite"):
        await house.persons.enter(found.key, Enter(code, yes=True))
    assert (await found.me()).name == "Ada", "who is somebody stays so"


# -- whoever is forgotten ---------------------------------------------------------------------


async def test_who_is_forgotten_gets_no_row_from_another_device(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, phone, made = await two_devices(house)
    person_of = Persons.person_of
    todo = [house.persons.forget(ada.key)]

    async def slow(self: Persons, key: str) -> Any:
        found = await person_of(self, key)
        if key == phone.key and todo:
            await todo.pop()
        return found

    monkeypatch.setattr(Persons, "person_of", slow)
    with fault("removed"):
        await phone.tables(MySeat(made.tokens["1"]))
    assert [rows(house, name) for name in ("persons", "devices", "seats")] == [[], [], []]


@pytest.mark.parametrize("looked", [True, False])
async def test_whose_seat_was_taken_before_is_named_where_that_is_told(
    house: House, looked: bool
) -> None:
    """As docs/security.md says. And whoever has the seat now keeps it."""
    ada, _, made = await two_devices(house)
    live = await house.lobby.open(made.table.id)
    live.happen(("offer", 0, {"code": "abc"}))
    live.company.take_over(0, "abc", "Kim", 0)
    await live.settled()
    if looked:
        assert await ada.tables() == []
    assert (await house.persons.forget(ada.key)).seats == 0
    assert rows(house, "errands") == []
    sitter = live.logged.people[0]
    assert (sitter.kind, sitter.name) == ("human", "Kim")
    assert [(one.how, one.name, one.was) for one in live.logged.changes] == [
        ("took", "Kim", "Name 0")
    ]


async def test_a_kill_does_not_leave_the_name_at_a_table(house: House, address: str) -> None:
    """After the person was forgotten, and before any table heard of it."""
    ada, _, made = await two_devices(house)
    Unheard(house)
    person = await house.persons.person_of(ada.key)
    assert (await house.persons.forget(ada.key)).seats == 0
    live = await house.lobby.open(made.table.id)
    assert live.logged.people[0].name == "Name 0"
    assert person.id not in str(rows(house, "errands")), "not even there"
    house.lobby.put_to_sleep(live)
    async with opened(address) as restarted:
        restarted.clock.advance(house.clock.now() - restarted.clock.now())
        Tidying(restarted.persons, restarted.lobby.services, 0)
        await pass_time(restarted, FIRST)
        sitter = (await restarted.lobby.open(made.table.id)).logged.people[0]
        assert (sitter.kind, sitter.name) == ("bot", "")
        assert rows(restarted, "errands") == []


async def test_who_is_forgotten_does_not_sit_at_the_next_table(house: House) -> None:
    """Which the others lay later."""
    ada, _, made = await two_devices(house)
    table = await over(house, made)
    assert (await house.persons.forget(ada.key)).seats == 0, "no bot plays on there"
    assert (table.logged.people[0].kind, table.logged.people[0].name) == ("open", "")
    assert "Name 0" not in str([table.info(), table.logged.changes, table.logged.sat])
    laid = await house.lobby.again(made.table.id, Again([made.tokens["1"]]))
    people = (await house.lobby.open(laid.table.id)).logged.people
    assert [(sitter.kind, sitter.name) for sitter in people] == [("human", "Name 1"), ("open", "")]


async def test_rows_that_hang_on_nobody_are_cleared_away(house: House) -> None:
    ada, ben = Device(house), Device(house)
    await ada.be()
    await ben.be()
    made = await house.lay()
    await ada.tables(MySeat(made.tokens["0"]))
    await ben.tables(MySeat(made.tokens["1"]))
    await house.persons.make_words(ada.key)
    await house.persons.make_words(ben.key)
    person = await house.persons.person_of(ada.key)
    await house.persons.write(("delete from persons where id = ?", (person.id,)))
    await Tidying(house.persons, house.lobby.services, 0).tidy()
    assert [len(rows(house, name)) for name in ("devices", "seats", "ways")] == [1, 1, 1]
