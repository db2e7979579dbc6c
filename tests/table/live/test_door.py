"""The door of a table: links that are changed, open seats that ask first, devices logged out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tablee.table.errors import TableFault
from tablee.table.live.changes import MINUTE, MOST_CHANGES
from tablee.table.live.door import MOST_KNOCKS, MOST_OF_ONE, PATIENCE
from tablee.table.live.table import Table
from tablee.table.lobby import Lobby
from tablee.table.logged import LoggedTable, Sitter
from tablee.table.seats.tokens import Claim, Signer
from tablee.wire import http
from tablee.wire import messages as wire
from tablee.wire.door import AskFirst, Door, Key, Knock, Knocker, LetIn, LogOut, NewLink
from tablee.wire.seats import Behind, Call, Leave, PassOn, Rename, Watchers, Watching
from tests.table.kit import HeldStore, Screen, answer, make_services, make_table, sit

PARLOUR = [Sitter("human", "Ana"), Sitter("open"), Sitter("open")]


def fault(code: str) -> Any:
    return pytest.raises(TableFault, match=f"^{code}$")


def asking(store: HeldStore | None = None) -> tuple[Table, Screen]:
    """A table that asks first, and the one who sits there."""
    table = make_table("parlour", PARLOUR, make_services(store))
    ana = sit(table, 0)
    table.handle(ana, 0, AskFirst(True))
    ana.forget()
    return table, ana


def knock(table: Table, seat: int = 1, name: str = "Kim", address: str = "") -> Screen:
    screen = sit(table, None)
    screen.forget()
    table.door.knock(screen, Knock(seat, name), address)
    return screen


# -- open seats that ask first ----------------------------------------------------------------


def test_somebody_knocks_and_is_let_in() -> None:
    table, ana = asking()
    kim = knock(table)
    assert ana.last == Door(asks=True, knocks=[Knocker(1, "Kim", 1)])
    assert kim.last == Door(asks=True), "who knocks is not told who else does"
    assert table.logged.people[1].kind == "open"
    table.handle(ana, 0, LetIn(1, True))
    assert table.logged.people[1] == Sitter("human", "Kim")
    (key,) = kim.of(Key)
    claim = table.services.signer.read(key.token, table.services.clock.now())
    assert claim == Claim("table", 1, 1)
    assert ana.last == Door(asks=True)


def test_the_key_comes_only_when_the_seat_is_on_disk() -> None:
    store = HeldStore()
    table, ana = asking(store)
    kim = knock(table)
    store.at_once = False
    table.handle(ana, 0, LetIn(1, True))
    assert not kim.of(Key)
    store.release()
    assert kim.of(Key)


def test_not_now() -> None:
    table, ana = asking()
    kim = knock(table)
    table.handle(ana, 0, LetIn(1, False))
    assert kim.of(wire.Fault) == [wire.Fault("not-let-in")]
    assert table.logged.people[1].kind == "open"
    table.handle(ana, 0, LetIn(1, True))
    assert ana.last == wire.Fault("no-proposal")


def test_a_knock_does_not_wait_for_ever() -> None:
    table, ana = asking()
    kim = knock(table)
    table.services.clock.advance(PATIENCE - 1)  # type: ignore[attr-defined]
    assert not kim.of(wire.Fault)
    table.services.clock.advance(1)  # type: ignore[attr-defined]
    assert kim.of(wire.Fault) == [wire.Fault("not-let-in")]
    assert ana.last.knocks == []


def test_who_goes_away_does_not_wait_any_more() -> None:
    table, ana = asking()
    table.leave(knock(table), None)
    assert ana.last == Door(asks=True)
    table.handle(ana, 0, LetIn(1, True))
    assert ana.last == wire.Fault("no-proposal")
    table.services.clock.advance(PATIENCE)  # type: ignore[attr-defined]


def test_one_knock_a_screen_few_an_address_and_not_many_in_all() -> None:
    table, ana = asking()
    kim = knock(table, name="Kim", address="k")
    table.door.knock(kim, Knock(2, "Kim"), "k")
    assert [one.seat for one in ana.last.knocks] == [2]
    for _ in range(MOST_OF_ONE - 1):
        knock(table, address="k")
    with fault("too-fast"):
        knock(table, address="k")
    for n in range(MOST_KNOCKS - MOST_OF_ONE):
        knock(table, address=f"{n}")
    with fault("too-fast"):
        knock(table, address="last")


def test_of_two_who_knock_for_one_seat_the_second_hears_that_it_is_taken() -> None:
    table, ana = asking()
    knock(table, name="Kim")
    lou = knock(table, name="Lou")
    table.handle(ana, 0, LetIn(1, True))
    table.handle(ana, 0, LetIn(2, True))
    assert table.logged.people[1].name == "Kim"
    assert lou.of(wire.Fault)[0].code == "seat-taken"
    assert not lou.of(Key)


@pytest.mark.parametrize(
    ("seat", "name", "code"),
    [(0, "Kim", "seat-taken"), (7, "Kim", "no-such-seat"), (1, "", "bad-name")],
)
def test_a_knock_that_cannot_be(seat: int, name: str, code: str) -> None:
    table, ana = asking()
    with fault(code):
        knock(table, seat, name)
    assert ana.heard == [Watchers(1)]


def test_where_nobody_is_asked_a_knock_opens_at_once() -> None:
    free = make_table("parlour", PARLOUR)
    assert knock(free).of(Key)
    empty = make_table("parlour", [Sitter("open"), Sitter("open"), Sitter("bot", bot="random")])
    empty.happen(("door", 0, {"asks": True}))
    assert knock(empty, 0).of(Key), "nobody sits there who could be asked"


def test_spectators_cannot_let_anybody_in_nor_see_who_knocks() -> None:
    table, _ = asking()
    kim = knock(table)
    for message in (LetIn(1, True), AskFirst(False), NewLink(), LogOut()):
        table.handle(kim, None, message)
        assert kim.last == wire.Fault("not-seated")
    assert table.logged.people[1].kind == "open"
    late = sit(table, None)
    assert late.heard[0].knocks == []
    assert sit(table, 0).heard[-1].knocks == [Knocker(1, "Kim", 1)]


async def test_no_seat_without_asking_over_http() -> None:
    lobby = Lobby(make_services(HeldStore()), Signer(b"secret"))
    seats = [http.SeatWish("me"), http.SeatWish()]
    where = (await lobby.create(http.NewTable("tic-tac-toe", seats=seats, asks=True))).table
    assert where.asks
    with fault("ask-first"):
        await lobby.take_seat(where.id, 1, http.TakeSeat("Kim"))
    lobby.live.clear()  # and after a sleep
    with fault("ask-first"):
        await lobby.take_seat(where.id, 1, http.TakeSeat("Kim"))


# -- the link ---------------------------------------------------------------------------------


def test_a_new_link_sends_away_whoever_only_watches() -> None:
    table = make_table()
    ana, ben, watcher = sit(table, 0), sit(table, 1), sit(table, None)
    table.handle(ana, 0, NewLink())
    code = table.logged.invitation.code
    assert len(code) == 10
    assert ana.last == ben.last == Door(code, by=0)
    assert watcher.last == wire.Fault("old-link", fatal=True)
    assert watcher.closed
    assert code not in str(watcher.heard)
    table.handle(ben, 1, NewLink())
    assert table.logged.invitation.code not in ("", code)


def test_a_new_link_leaves_those_who_watch_by_a_link_that_still_holds() -> None:
    table = make_table()
    ana, _ = sit(table, 0), sit(table, 1)
    delays: tuple[Behind, ...] = (0, 5)
    for behind in delays:
        table.handle(ana, 0, Watching("link", behind))
        watcher, porch = Screen(), Screen()
        table.enter(watcher, None, wire.Join(code=table.logged.invitation.watch_code))
        table.happen(("leave", 1, {"bot": ""}))
        table.enter(porch, None, wire.Join(code=table.logged.invitation.code))
        table.handle(ana, 0, NewLink())
        assert not watcher.closed
        assert table.logged.invitation.code not in str(watcher.heard)
        assert porch.closed
        table.sit(1, "Ben")


def test_an_old_link_tells_nothing() -> None:
    table = make_table()
    invitation = table.logged.invitation
    assert invitation.admit(None, "") is invitation.admit(None, "whatever") is None
    table.handle(sit(table, 0), 0, NewLink())
    assert invitation.admit(None, invitation.code) is None
    assert invitation.admit(Claim("table", 1), "") == 1, "a token needs no link"
    for code in ("", "x", invitation.code[:-1], "\ud800"):
        with fault("old-link"):
            invitation.admit(None, code)


async def test_every_way_by_the_link_is_closed() -> None:
    lobby = Lobby(make_services(HeldStore()), Signer(b"secret"))
    seats = [http.SeatWish("me"), http.SeatWish()]
    where = (await lobby.create(http.NewTable("tic-tac-toe", seats=seats))).table.id
    table = await lobby.open(where)
    table.handle(sit(table, 0), 0, NewLink())
    for way in (
        lobby.visit(where, ""),
        lobby.take_seat(where, 1, http.TakeSeat("Kim")),
        lobby.fork(where, http.Fork(0)),
        lobby.moment(where, 0, None),
    ):
        with fault("old-link"):
            await way
    code = table.logged.invitation.code
    assert (await lobby.take_seat(where, 1, http.TakeSeat("Kim", code))).tokens


# -- the devices of a seat --------------------------------------------------------------------


def test_the_other_devices_of_a_seat_must_go() -> None:
    table = make_table()
    here, there, ben, watcher = (sit(table, seat) for seat in (0, 0, 1, None))
    table.handle(here, 0, LogOut())
    assert there.last == wire.Fault("logged-out", fatal=True)
    assert there.closed
    assert not any(screen.closed for screen in (here, ben, watcher))
    (key,) = here.of(Key)
    invitation, now = table.logged.invitation, table.services.clock.now()
    assert invitation.admit(table.services.signer.read(key.token, now), "") == 0
    with fault("logged-out"):
        invitation.admit(Claim("table", 0), "")
    assert invitation.admit(Claim("table", 1), "") == 1, "others keep theirs"
    assert not ben.of(Key), "a key is for one device alone"
    answer(table, here, 0, 0)
    assert here.of(wire.Update)


def test_who_was_sent_away_cannot_play_while_that_is_on_its_way_to_disk() -> None:
    store = HeldStore()
    table = make_table(services=make_services(store))
    here, there = sit(table, 0), sit(table, 0)
    store.at_once = False
    table.handle(here, 0, LogOut())
    assert not there.closed
    answer(table, there, 0, 4)
    assert table.logged.match.log == []
    store.release()
    assert there.closed


def test_if_the_disk_fails_nobody_is_logged_out_but_may_come_back() -> None:
    store = HeldStore()
    table = make_table(services=make_services(store))
    here, there = sit(table, 0), sit(table, 0)
    store.at_once = False
    table.handle(here, 0, LogOut())
    store.fail()
    assert there.closed
    assert not there.of(wire.Fault)
    assert not here.of(Key)


def test_all_of_it_outlasts_a_restart() -> None:
    store = HeldStore()
    table, ana = asking(store)
    table.handle(ana, 0, NewLink())
    table.handle(ana, 0, LogOut())
    again = LoggedTable.read(*store.load("table"))  # type: ignore[misc]
    was = table.logged.invitation
    assert (again.invitation.code, again.invitation.asks) == (was.code, True)
    with fault("logged-out"):
        again.invitation.admit(Claim("table", 0), "")


@pytest.mark.parametrize(
    "change", [lambda n: NewLink(), lambda n: AskFirst(n % 2 == 0), lambda n: Rename(f"Ana {n}")]
)
def test_nobody_fills_the_log_by_changing_the_door(change: Callable[[int], Any]) -> None:
    """Nor their name."""
    table = make_table()
    ana = sit(table, 0)
    for n in range(MOST_CHANGES + 1):
        table.handle(ana, 0, change(n))
    assert ana.last == wire.Fault("too-fast", {"per_minute": MOST_CHANGES})
    assert table.logged.seq == MOST_CHANGES
    table.services.clock.advance(MINUTE * 1000)  # type: ignore[attr-defined]
    table.handle(ana, 0, LogOut())
    assert ana.of(Key)


def test_nobody_takes_from_others_what_they_need_to_leave_and_to_vote() -> None:
    trio = [Sitter("human", name) for name in ("Ana", "Ben", "Kim")]
    table = make_table("parlour", trio)
    ana, ben = sit(table, 0), sit(table, 1)
    table.handle(ben, 1, PassOn())
    for n in range(2 * MOST_CHANGES):
        table.handle(ana, 0, AskFirst(n % 2 == 0))
    assert ana.last == wire.Fault("too-fast", {"per_minute": MOST_CHANGES})
    table.handle(ben, 1, Call("end"))
    assert table.logged.poll
    table.handle(ben, 1, LogOut())
    assert ben.of(Key)
    table.handle(ben, 1, PassOn())
    table.company.take_over(1, table.logged.invitation.offers[1], "Eve", 0)
    table.handle(sit(table, 2), 2, Leave())
    assert table.logged.people[1:] == [
        Sitter("human", "Eve"),
        Sitter("bot", "Kim", "house", left="Kim"),
    ]
