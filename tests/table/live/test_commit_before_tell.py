"""Nothing is sent before it is on disk; and what cannot be written did not happen."""

from __future__ import annotations

import pytest

from tablee.table.errors import TableFault
from tablee.table.lobby import Lobby
from tablee.table.seats.tokens import Claim, Signer
from tablee.wire import http
from tablee.wire import messages as wire
from tablee.wire.door import LogOut
from tests.table.kit import HeldStore, Screen, answer, make_services, make_table, sit


def test_nobody_hears_of_an_answer_before_it_is_on_disk() -> None:
    store = HeldStore(at_once=False)
    table = make_table(services=make_services(store))
    screens = [sit(table, seat) for seat in (0, 1, None)]
    for screen in screens:
        screen.forget()
    answer(table, screens[0], 0, 4)
    assert [screen.heard for screen in screens] == [[], [], []]
    store.release()
    assert all(isinstance(screen.last, wire.Update) for screen in screens)


def test_what_comes_after_waits_too_and_in_order() -> None:
    store = HeldStore(at_once=False)
    table = make_table(services=make_services(store))
    ana, ben = sit(table, 0), sit(table, 1)
    ana.forget()
    ben.forget()
    answer(table, ana, 0, 4)
    answer(table, ben, 1, 0)
    answer(table, ben, 1, 0)  # not asked: said in its turn
    late = sit(table, None)
    assert (ana.heard, ben.heard, late.heard) == ([], [], [])
    store.release(1)
    assert len(ana.heard) == len(ben.heard) == 1
    assert late.heard == [], "the newcomer's view has the second answer in it"
    store.release()
    kinds = [type(message).__name__ for message in ben.heard]
    assert kinds == ["Update", "Update", "Fault", "Watchers"]
    assert late.last.view["board"][0] == 1


def test_a_newcomer_after_the_commit_is_welcomed_at_once() -> None:
    store = HeldStore(at_once=False)
    table = make_table(services=make_services(store))
    ana = sit(table, 0)
    answer(table, ana, 0, 4)
    store.release()
    assert isinstance(sit(table, 1).last, wire.Welcome)


# -- the disk says no -------------------------------------------------------------------------


async def lobby_with_table() -> tuple[Lobby, HeldStore, str]:
    store = HeldStore()
    lobby = Lobby(make_services(store), Signer(b"secret"))
    seats = [http.SeatWish("me"), http.SeatWish("me")]
    made = await lobby.create(http.NewTable("tic-tac-toe", seats=seats))
    return lobby, store, made.table.id


async def settle(lobby: Lobby) -> None:
    for task in list(lobby.tasks):
        await task


async def test_a_failed_commit_takes_the_table_back_to_what_is_on_disk() -> None:
    lobby, store, where = await lobby_with_table()
    table = await lobby.open(where)
    ana, ben = sit(table, 0), sit(table, 1)
    answer(table, ana, 0, 4)
    store.at_once = False
    answer(table, ben, 1, 0)
    answer(table, ana, 0, 8)
    ana.forget()
    ben.forget()
    store.fail()
    await settle(lobby)
    for screen in (ana, ben):
        assert screen.heard[0] == wire.Fault("storage")
        assert isinstance(screen.heard[1], wire.Welcome)
        assert screen.heard[1].view["board"] == [-1, -1, -1, -1, 0, -1, -1, -1, -1]
        assert screen.table is await lobby.open(where)
    store.at_once = True
    answer(ben.table, ben, 1, 0)
    assert ana.last.events[-1].args == {"player": 1, "cell": 0}


async def test_a_failed_commit_leaves_a_device_between_two_hands_its_seat() -> None:
    lobby, store, where = await lobby_with_table()
    table, device = await lobby.open(where), Screen()
    table.enter(device, Claim(where, 1), wire.Join(curtain=True))
    store.at_once = False
    answer(table, sit(table, 0), 0, 4)
    store.fail()
    await settle(lobby)
    moved = await lobby.open(where)
    assert device.table is moved
    assert moved.info().watchers == 0
    store.at_once = True
    moved.handle(sit(moved, 1), 1, LogOut())
    assert device.closed


async def test_a_dead_table_takes_nothing_more() -> None:
    lobby, store, where = await lobby_with_table()
    table = await lobby.open(where)
    ana = sit(table, 0)
    store.at_once = False
    answer(table, ana, 0, 4)
    stream = store.queue[0][0]
    stream.dead = True
    answer(table, ana, 1, 0)
    assert len(store.queue) == 1
    store.fail()
    await settle(lobby)
    assert store.logs[where] == []


async def test_a_disk_that_cannot_even_be_read_closes_the_connections() -> None:
    lobby, store, where = await lobby_with_table()
    table = await lobby.open(where)
    ana = sit(table, 0)
    store.at_once = False
    answer(table, ana, 0, 4)
    store.broken = True
    store.fail()
    await settle(lobby)
    assert ana.last == wire.Fault("storage", fatal=True)
    assert ana.closed


async def test_making_and_sitting_fail_clearly() -> None:
    lobby, store, _ = await lobby_with_table()
    wish = http.NewTable("tic-tac-toe", seats=[http.SeatWish("me"), http.SeatWish()])
    where = (await lobby.create(wish)).table.id
    append, create = store.append, store.create

    def failing(*args) -> None:
        store.at_once = False
        (create if len(args) == 4 and isinstance(args[2], list) else append)(*args)
        store.fail()

    store.append = store.create = failing  # type: ignore[assignment]
    with pytest.raises(TableFault) as fault:
        await lobby.take_seat(where, 1, http.TakeSeat("Ben"))
    assert fault.value.code == "storage"
    with pytest.raises(TableFault) as fault:
        await lobby.create(wish)
    assert fault.value.code == "storage"
    await settle(lobby)
    assert (await lobby.open(where)).logged.people[1].kind == "open"


async def test_a_screen_that_left_meanwhile_is_not_missed() -> None:
    store = HeldStore(at_once=False)
    table = make_table(services=make_services(store))
    ana, ben = sit(table, 0), Screen()
    table.join(ben, 1, wire.Join())
    answer(table, ana, 0, 4)
    table.leave(ben, 1)
    store.release()
    assert isinstance(ana.of(wire.Update)[-1], wire.Update)
