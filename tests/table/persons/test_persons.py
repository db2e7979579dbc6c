"""People without accounts, on both stores: what hangs on a key, who comes in by which way, what is
told of their tables, and what is left when they go."""

from __future__ import annotations

import asyncio
import secrets
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tablee.table.clock import VirtualClock
from tablee.table.desk import Desk
from tablee.table.errors import TableFault
from tablee.table.lobby import Lobby
from tablee.table.persons import six_words
from tablee.table.persons.glance import glance
from tablee.table.persons.keys import hash_of, number_of
from tablee.table.persons.my_tables import TableList
from tablee.table.persons.persons import DAY, INVITE_LASTS, MOST_DEVICES, Persons
from tablee.table.persons.records import BURIED, MOST_SEATS
from tablee.table.persons.tidying import Tidying
from tablee.table.retention import Keep, Retention
from tablee.table.seats.tokens import Signer
from tablee.table.services import Pace, Services
from tablee.table.store.address import open_store
from tablee.table.store.shelf import Shelf
from tablee.wire import http
from tablee.wire import messages as wire
from tablee.wire.persons import Enter, LetDevice, Me, MySeat, MySeats, Myself, MyTable
from tests.table.kit import Screen, think_now
from tests.table.races import in_race
from tests.table.store.kit import raw

ADA = Myself("Ada", "en", 3, "Laptop")


class Device:
    """A browser with a key, and what it asks for."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.persons = house.persons
        self.secret = secrets.token_urlsafe(32)
        self.key = hash_of(self.secret)

    async def be(self, wish: Myself = ADA) -> Me:
        return await self.persons.be(self.key, wish)

    async def me(self) -> Me:
        return await self.persons.me(self.key)

    async def tables(self, *seats: MySeat, lang: Any = "en") -> list[MyTable]:
        return (await self.persons.tables(self.key, MySeats([*seats], lang))).tables

    async def bring(self, other: Device) -> None:
        """Another device of mine, by the code that a camera reads."""
        code = (await self.persons.invite(self.key)).code
        await self.persons.enter(other.key, Enter(code, device="Phone", yes=True))
        (asking,) = (await self.me()).asking
        await self.persons.let(self.key, LetDevice(asking.id, True))


class House:
    def __init__(self, store: Shelf) -> None:
        self.store = store
        self.clock = VirtualClock()
        services = Services(store, self.clock, Pace(late_departure=False), think_now)
        self.lobby = Lobby(services, Signer(store.secret))
        self.persons = Persons(store, self.clock, self.lobby.signer, Desk(self.lobby))

    async def lay(self, *kinds: str, game: str = "tic-tac-toe") -> http.Seated:
        seats = [http.SeatWish(kind, f"Name {n}") for n, kind in enumerate(kinds or ("me", "me"))]  # type: ignore[arg-type]
        return await self.lobby.create(http.NewTable(game, seats=seats))

    async def play(self, table: str, *cells: int) -> None:
        opened = await self.lobby.open(table)
        for cell in cells:
            opened.play(next(iter(opened.logged.match.asks)), cell)
        await opened.settled()

    async def enter(self, table: str, token: str) -> int | None:
        """The seat that a token leads to."""
        opened = await self.lobby.open(table)
        return opened.enter(Screen(), self.lobby.claim(table, token), wire.Join(token))

    def rows(self) -> dict[str, list[Any]]:
        names = ("persons", "devices", "ways", "seats")
        return self.store.ask(
            lambda base: {name: base.execute(f"select * from {name}") for name in names}
        )


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[House]:
    store = open_store(address, asyncio.get_running_loop().call_soon_threadsafe)
    house = House(store)
    try:
        yield house
    finally:
        await house.lobby.stop()
        store.close()


@pytest.fixture
async def house(address: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr(six_words, "TIMES", 1)
    monkeypatch.setattr(six_words, "KIBIBYTES", 8)
    async with opened(address) as house:
        yield house


def fault(code: str) -> Any:
    return pytest.raises(TableFault, match=f"^{code}$")


# -- who somebody is --------------------------------------------------------------------------


async def test_a_person_is_a_key_of_which_only_a_hash_is_kept(house: House, address: str) -> None:
    ada, other = Device(house), Device(house)
    me = await ada.be()
    assert (me.name, me.lang, me.face) == ("Ada", "en", 3)
    assert [(one.name, one.by, one.here) for one in me.devices] == [("Laptop", "first", True)]
    with fault("no-person"):
        await other.me()
    again = await ada.be(Myself("Ada L.", "fr", 5))
    assert (again.name, again.lang, again.face, again.made) == ("Ada L.", "fr", 5, me.made)
    assert ada.secret not in str(house.rows())
    for wrong in (Myself("\x07"), Myself("x" * 25)):
        with fault("bad-name"):
            await ada.be(wrong)
    with fault("malformed"):
        await ada.be(Myself(face=99))
    async with opened(address) as restarted:
        assert (await restarted.persons.me(ada.key)).name == "Ada L."


async def test_that_a_device_was_used_is_noted_once_a_day(house: House) -> None:
    ada = Device(house)
    first = (await ada.be()).devices[0].seen
    house.clock.advance(DAY - 1)
    assert (await ada.me()).devices[0].seen == first
    house.clock.advance(1)
    await ada.me()
    assert (await ada.me()).devices[0].seen == first + DAY


# -- more devices -----------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["code", "words"])
async def test_a_device_comes_in_when_both_have_agreed(house: House, way: str) -> None:
    ada, phone, thief = Device(house), Device(house), Device(house)
    await ada.be()
    made = await house.persons.invite(ada.key)
    wish = Enter(made.code) if way == "code" else Enter(words=" ".join(made.words).upper())
    seen = await house.persons.enter(phone.key, wish)
    assert (seen.name, seen.face, seen.asks) == ("Ada", 3, True)
    assert (await ada.me()).asking == [], "it has only looked"
    with fault("no-person"):
        await phone.me()
    wish = Enter(wish.code, wish.words, device="Phone", yes=True)
    number = (await house.persons.enter(phone.key, wish)).number
    with fault("still-asking"):
        await phone.me()
    with fault("old-invite" if way == "code" else "wrong-words"):
        await house.persons.enter(thief.key, wish)
    (asking,) = (await ada.me()).asking
    assert (asking.name, asking.number) == ("Phone", number)
    house.clock.advance(1)
    await house.persons.let(ada.key, LetDevice(asking.id, True))
    assert [(one.name, one.by) for one in (await phone.me()).devices] == [
        ("Laptop", "first"),
        ("Phone", "device"),
    ]


async def test_a_device_that_is_not_wanted_stays_outside(house: House) -> None:
    ada, phone = Device(house), Device(house)
    await ada.be()
    code = (await house.persons.invite(ada.key)).code
    await house.persons.enter(phone.key, Enter(code, yes=True))
    (asking,) = (await ada.me()).asking
    with fault("still-asking"):
        await house.persons.let(phone.key, LetDevice(asking.id, True))
    await house.persons.let(ada.key, LetDevice(asking.id, False))
    with fault("no-person"):
        await phone.me()
    with fault("no-such-device"):
        await house.persons.let(ada.key, LetDevice(asking.id, True))


async def test_an_invite_and_a_question_last_a_few_minutes(house: House) -> None:
    ada, phone, late = Device(house), Device(house), Device(house)
    await ada.be()
    code = (await house.persons.invite(ada.key)).code
    house.clock.advance(INVITE_LASTS)
    for yes in (False, True):
        with fault("old-invite"):
            await house.persons.enter(late.key, Enter(code, yes=yes))
    code = (await house.persons.invite(ada.key)).code
    await house.persons.enter(phone.key, Enter(code, yes=True))
    (asking,) = (await ada.me()).asking
    house.clock.advance(INVITE_LASTS)
    assert (await ada.me()).asking == []
    with fault("old-invite"):
        await house.persons.let(ada.key, LetDevice(asking.id, True))


async def test_there_are_only_so_many_devices(house: House) -> None:
    ada = Device(house)
    await ada.be()
    for _ in range(MOST_DEVICES - 1):
        await ada.bring(Device(house))
    with fault("many-devices"):
        await ada.bring(Device(house))


async def test_six_words_bring_somebody_back(house: House) -> None:
    ada, lost, found = Device(house), Device(house), Device(house)
    await ada.be(Myself("Ada", "fr"))
    made = await house.lay()
    await ada.tables(MySeat(made.tokens["0"]))
    words = (await house.persons.make_words(ada.key)).words
    assert all(word in six_words.word_list("fr") for word in words)
    assert not any(word in str(house.rows()["ways"]) for word in words)
    spoken = six_words.plain(" ".join(words))
    entering = await house.persons.enter(found.key, Enter(words=f"  {spoken.title()} !", yes=True))
    assert (entering.name, entering.asks) == ("Ada", False)
    assert [one.id for one in await found.tables()] == [made.table.id]
    assert {one.by for one in (await ada.me()).devices} == {"first", "words"}, "all see it"
    await house.persons.make_words(ada.key)
    with fault("wrong-words"):
        await house.persons.enter(lost.key, Enter(words=" ".join(words), yes=True))
    with fault("wrong-words"):
        await house.persons.enter(lost.key, Enter(words="one two three"))


async def test_words_are_hashed_off_the_loop(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """And who would have to wait behind too many is sent away."""
    ada, threads, go = Device(house), set[str](), threading.Event()
    await ada.be()

    def slow(words: str, salt: bytes) -> str:
        threads.add(threading.current_thread().name)
        assert go.wait(20)
        return "0" * 64

    monkeypatch.setattr(six_words, "slow_hash", slow)
    tries = [
        asyncio.ensure_future(house.persons.enter(ada.key, Enter(words="a b c d e f")))
        for _ in range(six_words.MOST_WAITING)
    ]
    await asyncio.sleep(0)
    with fault("too-fast"):
        await house.persons.enter(ada.key, Enter(words="a b c d e f"))
    go.set()
    codes = {str(one) for one in await asyncio.gather(*tries, return_exceptions=True)}
    assert codes == {"wrong-words"}
    assert threads == {"six-words_0"}


async def test_a_stolen_device_is_removed_with_its_seats(house: House) -> None:
    ada, stolen = Device(house), Device(house)
    await ada.be()
    await ada.bring(stolen)
    made = await house.lay()
    table = made.table.id
    (mine,) = await stolen.tables(MySeat(made.tokens["0"]))
    screen, live = Screen(), await house.lobby.open(table)
    live.join(screen, 0, wire.Join())
    (device,) = [one for one in (await ada.me()).devices if not one.here]
    me = await house.persons.let(ada.key, LetDevice(device.id, False))
    assert me is not None
    assert [one.here for one in me.devices] == [True]
    with fault("removed"):
        await stolen.me()
    with fault("removed"):
        await stolen.be()
    assert screen.of(wire.Fault)[-1].code == "logged-out"
    for old in (made.tokens["0"], mine.tokens["0"]):
        with fault("logged-out"):
            await house.enter(table, old)
    (fresh,) = await ada.tables()
    assert await house.enter(table, fresh.tokens["0"]) == 0
    assert await house.enter(table, made.tokens["1"]) == 1, "the other seat is somebody else's"


async def test_who_goes_from_the_last_device_is_gone(house: House) -> None:
    """Unless there is a way back."""
    ada, ben = Device(house), Device(house)
    for one in (ada, ben):
        device = (await one.be()).devices[0].id
        if one is ben:
            words = (await house.persons.make_words(ben.key)).words
        assert await house.persons.let(one.key, LetDevice(device, False)) is None
        with fault("no-person"):
            await one.me()
    assert len(house.rows()["persons"]) == 1
    await house.persons.enter(ada.key, Enter(words=" ".join(words), yes=True))
    assert (await ada.me()).name == "Ada"


# -- my tables --------------------------------------------------------------------------------


async def test_my_tables_tell_whose_turn_it_is_on_every_device(house: House) -> None:
    ada, phone = Device(house), Device(house)
    await ada.be()
    await ada.bring(phone)
    made = await house.lay()
    house.clock.advance(5000)
    await ada.tables(MySeat(made.tokens["0"], 0, "2026-11-17"))
    (one,) = await phone.tables()
    assert (one.id, one.game, one.daily) == (made.table.id, "tic-tac-toe", "2026-11-17")
    assert [person.name for person in one.people] == ["Name 0", "Name 1"]
    assert (one.mine, one.waits, one.since) == (True, [0], made.table.created)
    assert await house.enter(one.id, one.tokens["0"]) == 0
    await house.play(one.id, 4)
    (one,) = await phone.tables()
    assert (one.mine, one.waits, one.asks) == (False, [1], "")
    assert one.since == one.at == house.clock.now()
    assert one.news > 0
    await ada.tables(MySeat(made.tokens["0"], one.news))
    (one,) = await phone.tables(MySeat(made.tokens["0"], 0))
    assert (one.news, one.seen > 0) == (0, True), "seen on one device is seen on all"


async def test_the_last_things_are_told_in_words(house: House) -> None:
    ada = Device(house)
    await ada.be()
    made = await house.lay()
    await house.play(made.table.id, 4, 0)
    (one,) = await ada.tables(MySeat(made.tokens["0"]))
    (french,) = await ada.tables(lang="fr")
    assert len(one.last) >= 2
    assert all(one.last)
    assert one.last != french.last
    assert (one.asks, french.asks) == ("Choose a cell.", "Choisis une case.")


async def test_what_several_at_one_device_know_is_not_told(house: House) -> None:
    ada = Device(house)
    await ada.be()
    made = await house.lay()
    await house.play(made.table.id, 4)
    (one,) = await ada.tables(*(MySeat(token) for token in made.tokens.values()))
    assert (one.last, one.news, one.mine) == ([], 0, True)
    assert sorted(one.tokens) == ["0", "1"]


async def test_how_a_game_ended_is_kept_when_the_table_is_not(house: House) -> None:
    ada = Device(house)
    await ada.be()
    made = await house.lay()
    await house.play(made.table.id, 0, 3, 1, 4, 2)
    (one,) = await ada.tables(MySeat(made.tokens["0"]))
    assert one.ended is not None
    assert (one.ended.won, one.ended.at) == (True, one.at)
    assert one.ended.text["en"] != one.ended.text["fr"] != ""
    live = house.lobby.live[made.table.id]
    house.lobby.put_to_sleep(live)
    house.clock.advance(2 * DAY)
    retention = Retention(house.lobby, house.store, Keep(finished=1))
    await house.play((await house.lay()).table.id, 0)  # SQLite keeps the table told of last
    assert await retention.remove_batch() == 1
    (kept,) = await ada.tables()
    assert (kept.ended, kept.game, kept.tokens) == (one.ended, "tic-tac-toe", {})


async def test_nothing_is_told_of_a_seat_that_is_not_mine_any_more(house: House) -> None:
    ada = Device(house)
    await ada.be()
    made = await house.lay()
    live = await house.lobby.open(made.table.id)
    live.happen(("offer", 0, {"code": "abc"}))
    live.company.take_over(0, "abc", "Kim", 0)
    await live.settled()
    answer = await house.persons.tables(ada.key, MySeats([MySeat(made.tokens["0"])]))
    assert (answer.tables, answer.lost) == ([], [made.table.id])
    assert await ada.tables() == []


async def test_a_token_renewed_meanwhile_is_not_lost(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table was read while the token told of was called back; before what was lost is written,
    the new one is told of."""
    ada = Device(house)
    await ada.be()
    made = await house.lay()
    await ada.tables(MySeat(made.tokens["0"]))
    live = await house.lobby.open(made.table.id)
    live.happen(("revoke", 0, None))
    await live.settled()
    tell = TableList.tell

    async def told_late(*args: Any) -> Any:
        answer = await tell(*args)
        wish = MySeats([MySeat(live.token(0))], quiet=True)
        await house.persons.tables(ada.key, wish)
        return answer

    monkeypatch.setattr(TableList, "tell", told_late)
    answer = await house.persons.tables(ada.key, MySeats([]))
    assert [one.tokens for one in answer.tables] == [{"0": live.token(0)}]
    assert answer.lost == []


async def test_a_heat_tells_nothing_here() -> None:
    """There every screen sees what is new at its moment; nobody sees it sooner in a list."""
    table, _ = in_race()
    assert table.logged.heat is not None
    found = glance(table.logged, {0: 0}, "en")
    assert (found.mine, found.waits, found.last, found.told) == (False, [], [], 0)
    assert [person.name for person in found.people] == ["Ana", "Ben", "Cleo", "Dan"]
    table.close()


async def test_a_token_that_is_no_token_says_nothing(house: House) -> None:
    ada = Device(house)
    await ada.be()
    forged = Signer(b"another").make("table", 0, house.clock.now())
    assert await ada.tables(MySeat(forged), MySeat(""), MySeat("a.b.c")) == []
    good = house.lobby.signer.make("nowhere", 0, house.clock.now())
    assert await ada.tables(MySeat(good)) == []
    assert house.rows()["seats"] == []


async def test_a_list_has_an_end(house: House) -> None:
    ada, now = Device(house), house.clock.now()
    await ada.be()
    sign = house.lobby.signer.make
    rows = [MySeat(sign(f"t{n}", 0, now)) for n in range(MOST_SEATS + 50)]
    person = await house.persons.person_of(ada.key)
    for some in (rows[:200], rows[200:]):
        await house.persons.write(*house.persons._tables.kept(person.id, [], MySeats(some), now))
    assert len(house.rows()["seats"]) == MOST_SEATS


async def test_a_page_that_closes_only_tells(house: House) -> None:
    ada = Device(house)
    await ada.be()
    made = await house.lay()
    wish = MySeats([MySeat(made.tokens["0"], 5)], quiet=True)
    assert (await house.persons.tables(ada.key, wish)).tables == []
    (one,) = await ada.tables()
    assert one.seen == 5


async def test_a_table_is_dropped_from_the_list(house: House) -> None:
    ada = Device(house)
    await ada.be()
    made = await house.lay()
    await ada.tables(MySeat(made.tokens["0"]))
    await house.persons.drop(ada.key, "\0")
    await house.persons.drop(ada.key, made.table.id)
    assert await ada.tables() == []


async def test_statistics_go_with_the_finished_games(house: House) -> None:
    ada = Device(house)
    await ada.be()
    made, *over = [await house.lay() for _ in range(3)]
    await ada.tables(*(MySeat(one.tokens["0"]) for one in (made, *over)))
    for one in over:
        await house.play(one.table.id, 0, 3, 1, 4, 2)
        await ada.tables() if one is over[0] else None
    await house.persons.drop(ada.key, "")
    assert [one.id for one in await ada.tables()] == [made.table.id]


# -- everything, and nothing ------------------------------------------------------------------


async def test_nothing_is_left_of_who_wants_to_be_forgotten(house: House, address: str) -> None:
    ada, ben = Device(house), Device(house)
    await ada.be()
    await ben.be(Myself("Ben"))
    made, alone, over = await house.lay(), await house.lay("me", "bot"), await house.lay()
    await house.play(over.table.id, 0, 3, 1, 4, 2)
    await ben.tables(MySeat(made.tokens["1"]))
    await ada.tables(*(MySeat(one.tokens["0"]) for one in (made, alone, over)))
    await house.persons.make_words(ada.key)
    await house.persons.invite(ada.key)
    assert (await house.persons.forget(ada.key)).seats == 2
    with fault("no-person"):
        await ada.me()
    rows = house.rows()
    assert {name: len(found) for name, found in rows.items()} == {
        "persons": 1, "devices": 1, "ways": 0, "seats": 1,
    }  # fmt: skip
    assert "Ada" not in str(rows)
    sitter = (await house.lobby.open(made.table.id)).logged.people[0]
    assert (sitter.kind, sitter.name, sitter.face, sitter.left) == ("bot", "", 0, "")
    assert (await house.lobby.open(alone.table.id)).logged.ended, "nobody else sits there"
    for seated in (made, alone):
        with fault("logged-out"):
            await house.enter(seated.table.id, seated.tokens["0"])
    (one,) = await ben.tables()
    assert one.people[0].kind == "bot"


async def test_my_other_devices_are_told_to_forget_as_well(house: House) -> None:
    """By a hash of their keys, and not for ever."""
    ada, phone, asking = Device(house), Device(house), Device(house)
    await ada.be()
    await ada.bring(phone)
    code = (await house.persons.invite(ada.key)).code
    await house.persons.enter(asking.key, Enter(code, yes=True))
    await house.persons.forget(ada.key)
    for device, why in ((ada, "no-person"), (asking, "no-person"), (phone, "removed")):
        with fault(why):
            await device.me()
    house.clock.advance(BURIED)
    with fault("no-person"):
        await phone.me()
    await Tidying(house.persons, house.lobby.services, 0).tidy()
    assert house.rows()["ways"] == []


async def test_devices_that_asked_in_vain_do_not_count(house: House) -> None:
    ada = Device(house)
    await ada.be()
    for _ in range(MOST_DEVICES):
        code = (await house.persons.invite(ada.key)).code
        await house.persons.enter(Device(house).key, Enter(code, yes=True))
        house.clock.advance(INVITE_LASTS)
    await ada.bring(Device(house))


async def test_all_that_is_known_of_me_can_be_had(house: House) -> None:
    ada = Device(house)
    await ada.be()
    made, over = await house.lay(), await house.lay()
    await house.play(over.table.id, 0, 3, 1, 4, 2)
    await ada.tables(MySeat(made.tokens["0"], 2, "2026-11-17"), MySeat(over.tokens["1"]))
    found = await house.persons.export(ada.key)
    assert found.person == await ada.me()
    seats = {one.table: one for one in found.seats}
    one = seats[made.table.id]
    assert (one.seat, one.seen, one.daily, one.ended) == (0, 2, "2026-11-17", None)
    assert seats[over.table.id].ended is not None
    assert (found.tries, found.invitations, found.muted, found.called) == ([], [], [], [])


async def test_two_people_share_nothing(house: House) -> None:
    ada, ben = Device(house), Device(house)
    await ada.be()
    await ben.be(Myself("Ben"))
    made = await house.lay()
    await ada.tables(MySeat(made.tokens["0"], 7))
    (one,) = await ben.tables(MySeat(made.tokens["1"]))
    assert (sorted(one.tokens), one.seen) == (["1"], 0)
    device = (await ada.me()).devices[0].id
    with fault("no-such-device"):
        await house.persons.let(ben.key, LetDevice(device, False))
    assert "Ada" not in str(await house.persons.export(ben.key))


def test_the_number_is_short_and_the_same_on_both() -> None:
    key = hash_of("x")
    assert number_of(key) == number_of(key)
    assert len(number_of("0" * 64)) == 3


def test_the_old_schema_gets_its_people(address: str) -> None:
    """See also store/test_migrations.py."""
    open_store(address, lambda run: None).close()
    with raw(address) as base:
        assert base.execute("select count(*) from persons") == [(0,)]
