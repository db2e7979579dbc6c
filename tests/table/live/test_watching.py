"""Who looks on: how many they are, and whether they may."""

from __future__ import annotations

import msgspec
import pytest

from tablee.table.desk import Desk, Show
from tablee.table.live.table import Table
from tablee.table.lobby import Lobby
from tablee.table.logged import Sitter
from tablee.table.seats.tokens import Claim, Signer
from tablee.table.waking.snapshots import restored, take
from tablee.wire import http
from tablee.wire import messages as wire
from tablee.wire.door import AskFirst, Door, Key, Knock, LetIn, LogOut, NewLink
from tablee.wire.seats import Behind, Call, Vote, Watchers, Watching
from tests.table.kit import Ear, Screen, advance, answer, make_services, make_table, sit

from .test_company import THREE, fault, told

PAIR = [Sitter("human", "Ana"), Sitter("open")]
TRIO = [Sitter("human", "Ana"), Sitter("human", "Ben"), Sitter("open")]


def come(table: Table, code: str = "", curtain: int | None = None) -> Screen:
    """By a link; or by a device that has that seat, and hides what it may see."""
    screen = Screen()
    claim = None if curtain is None else Claim("table", curtain)
    table.enter(screen, claim, wire.Join(code=code, curtain=curtain is not None))
    return screen


def test_those_who_sit_there_see_how_many_look_on() -> None:
    table = make_table()
    ana = sit(table, 0)
    first, second = come(table), come(table)
    assert [message.n for message in ana.of(Watchers)] == [1, 2]
    assert second.heard[-1].table.watchers == 2
    assert not first.of(Watchers)
    table.leave(first, None)
    assert ana.last == Watchers(1)
    assert table.info().watchers == 1


def test_a_device_between_two_hands_is_no_watcher() -> None:
    table = make_table()
    ana = sit(table, 0)
    table.handle(ana, 0, Watching("none"))
    ana.forget()
    device = come(table, curtain=1)
    assert device.heard[-1].seat is None
    assert "holds" not in device.heard[-1].view
    assert not ana.of(Watchers)
    assert table.info().watchers == 0
    table.handle(ana, 0, Watching("link"))
    assert not device.closed
    table.leave(device, None)
    assert not ana.of(Watchers)
    assert table.info().watchers == 0


def test_a_device_between_two_hands_goes_with_the_seat_by_which_it_came() -> None:
    """It would be told the next link, and could sit down by it."""
    table = make_table("parlour", THREE)
    ana, ben, chloe = (sit(table, seat) for seat in range(3))
    device, other = come(table, curtain=2), come(table, curtain=1)
    table.handle(ana, 0, Watching("none"))
    table.handle(ana, 0, Call("open", 2))
    table.handle(ben, 1, Vote(True))
    assert (told(chloe), told(device)) == ("voted-out", "voted-out")
    assert device.closed
    table.handle(ana, 0, NewLink())
    assert other.last == Door(table.logged.invitation.code, by=0, watch="none")
    assert not other.closed, "that of somebody who still sits there"
    assert table.info().watchers == 0


def test_a_device_between_two_hands_is_logged_out_with_the_others() -> None:
    table = make_table()
    ana, device, other = sit(table, 0), come(table, curtain=0), come(table, curtain=1)
    table.handle(ana, 0, LogOut())
    assert (told(device), device.closed) == ("logged-out", True)
    assert not other.closed
    assert not ana.closed


def test_a_curtain_without_a_seat_opens_nothing() -> None:
    table = make_table()
    table.handle(sit(table, 0), 0, Watching("none"))
    with fault("no-watching"):
        table.enter(Screen(), None, wire.Join(curtain=True))


def test_nobody_may_look_on() -> None:
    table = make_table()
    ana, watcher = sit(table, 0), come(table)
    table.handle(ana, 0, Watching("none"))
    assert told(watcher) == "no-watching"
    assert watcher.closed
    assert ana.last == Door(by=0, watch="none")
    with fault("no-watching"):
        come(table)
    table.handle(ana, 0, Watching("all"))
    assert come(table).heard[-1].view


def test_by_a_link_of_its_own() -> None:
    table = make_table()
    ana = sit(table, 0)
    table.handle(ana, 0, Watching("link"))
    code = table.logged.invitation.watch_code
    own = table.logged.invitation.code
    assert own, "else the address alone would be enough to sit down"
    assert ana.last == Door(own, by=0, watch="link", watch_code=code)
    with fault("no-watching"):
        come(table, own)
    for wrong in ("", "x"):
        with fault("old-link"):
            come(table, wrong)
    table.happen(("door", 0, {"code": "invitation"}))
    watcher = come(table, code)
    assert watcher.heard[-1].table.code == code, "who only watches is not told how to sit down"
    assert "invitation" not in str(watcher.heard)
    table.handle(ana, 0, AskFirst(True))
    assert "invitation" not in str(watcher.heard)
    with fault("old-link"):
        come(table, "")


LINKS = {"watch": "link", "watch_code": "eyes", "code": "invitation"}


@pytest.mark.parametrize("behind", [0, 5])
@pytest.mark.parametrize("watch", ["link", "all", "none"])
async def test_by_another_link_nobody_sits_down_nor_learns_how(watch: str, behind: int) -> None:
    """Neither by the one for watching nor by that of a seat which is passed on."""
    lobby = Lobby(make_services(), Signer(b"secret"))
    table = lobby.live["table"] = make_table("parlour", TRIO, lobby.services)
    ana = sit(table, 0)
    table.happen(("door", 0, {**LINKS, "watch": watch, "behind": behind}))
    table.happen(("offer", 1, {"code": "passed-on"}))
    for code in ("eyes", "passed-on"):
        with fault("other-link"):
            await lobby.take_seat("table", 2, http.TakeSeat("Eve", code=code))
        shown = await Desk(lobby).answer(Show("table", code))
        assert shown.code == code
        assert "invitation" not in str(shown)
        if not (watch == "all" or (watch == "link" and code == "eyes")):
            with fault("no-watching"):
                come(table, code)
            continue
        eve = come(table, code)
        table.handle(eve, None, Knock(2, "Eve"))
        assert told(eve) == "other-link"
        table.handle(ana, 0, AskFirst(True))
        table.handle(ana, 0, AskFirst(False))
        advance(table, behind * 60_000)
        assert "invitation" not in str(eve.heard)
        assert eve.heard[0].table.code == code
    assert table.logged.people[2].kind == "open"
    kim = come(table, "invitation")
    table.handle(kim, None, Knock(2, "Kim"))
    assert kim.of(Key)


async def test_who_is_behind_cannot_ask_what_they_will_see() -> None:
    lobby = Lobby(make_services(), Signer(b"secret"))
    table = lobby.live["table"] = make_table("parlour", TRIO, lobby.services)
    ana = sit(table, 0)
    table.handle(ana, 0, Watching("all", 5))
    table.handle(ana, 0, Call("end"))
    desk = Desk(lobby)
    assert (await desk.answer(Show("table", ""))).poll is None
    table.handle(sit(table, 1), 1, Vote(True))
    assert table.logged.over
    await lobby.again("table", http.Again([table.token(0)]))
    shown = await desk.answer(Show("table", ""))
    assert (shown.over, shown.ended, shown.next, shown.moved) == (False, False, "", False)


def test_who_waits_outside_needs_the_new_link() -> None:
    table = make_table("parlour", PAIR)
    ana = sit(table, 0)
    table.handle(ana, 0, Watching("none"))
    kim = come(table)
    table.handle(ana, 0, Watching("link"))
    assert told(kim) == "old-link"
    assert kim.closed
    assert isinstance(come(table, table.logged.invitation.code).last, wire.Porch)


def test_who_may_not_look_on_can_still_ask_for_a_seat() -> None:
    """They are told who sits there, and nothing of the game."""
    table = make_table("parlour", PAIR)
    ana = sit(table, 0)
    table.handle(ana, 0, Watching("none"))
    table.handle(ana, 0, AskFirst(True))
    kim = come(table)
    assert [type(message) for message in kim.heard] == [wire.Porch]
    assert kim.last.table.people[0].name == "Ana"
    answer(table, ana, 0, "red")
    table.handle(kim, None, Knock(1, "Kim"))
    table.handle(ana, 0, wire.Say("Come in!"))
    table.handle(ana, 0, LetIn(1, True))
    kinds = {type(message) for message in kim.heard}
    assert kinds == {wire.Porch, Door, Key}
    assert not table.idle
    table.leave(kim, None)
    assert not table.door.outside


def test_the_porch_is_told_when_the_seat_is_taken() -> None:
    table = make_table("parlour", PAIR)
    table.handle(sit(table, 0), 0, Watching("none"))
    kim = come(table)
    table.sit(1, "Lou")
    assert kim.last.table.people[1].name == "Lou"
    with fault("no-watching"):
        come(table)


# -- some minutes behind ------------------------------------------------------------------------


def watched(behind: Behind) -> list[tuple[int, bytes]]:
    """What somebody who looks on hears of a few moves, and when."""
    table = make_table()
    ana, ben = sit(table, 0), sit(table, 1)
    if behind:
        table.handle(ana, 0, Watching("all", behind))
    ear = Ear(table)
    table.enter(ear, None, wire.Join())
    for n, (screen, seat) in enumerate([(ana, 0), (ben, 1), (ana, 0)]):
        advance(table, 20_000)
        answer(table, screen, seat, n)
    table.handle(ben, 1, wire.Say("Well played."))
    advance(table, 3_600_000)
    return ear.noted


def test_who_looks_on_behind_hears_the_same_only_later() -> None:
    """Not a byte more or sooner; first only who sits there, and when there will be something."""
    plain = watched(0)
    for minutes in (5, 15):
        porch, *rest = watched(minutes)  # type: ignore[arg-type]
        late = minutes * 60_000
        assert rest == [(at + late, text) for at, text in plain]
        told = msgspec.json.decode(porch[1], type=wire.ServerMessage)
        assert isinstance(told, wire.Porch)
        assert (porch[0], told.opens) == (plain[0][0], plain[0][0] + late)
        assert b'"view"' not in porch[1]


def test_those_who_look_on_must_come_anew_when_the_delay_changes() -> None:
    table = make_table()
    ana, eve = sit(table, 0), come(table)
    table.handle(ana, 0, Watching("all", 15))
    assert eve.closed
    assert told(eve) == "no-watching"
    assert ana.of(Door)[-1].behind == 15
    late = come(table)
    assert table.info().watchers == 1
    table.handle(ana, 0, Watching("none"))
    assert late.closed
    assert [type(message) for message in late.heard] == [wire.Porch, wire.Fault], "no position"
    assert table.info().watchers == 0


def test_one_who_goes_is_sent_nothing_more_and_counts_no_more() -> None:
    table = make_table()
    ana = sit(table, 0)
    table.handle(ana, 0, Watching("all", 5))
    eve = come(table)
    table.leave(eve, None)
    heard = len(eve.heard)
    advance(table, 600_000)
    assert len(eve.heard) == heard
    assert table.info().watchers == 0
    assert table.idle is False, "Ana is here"


def test_the_delay_is_in_the_log_and_the_next_table_has_it() -> None:
    table = make_table()
    table.handle(sit(table, 0), 0, Watching("link", 60))
    code = table.logged.invitation.watch_code
    assert table.logged.invitation.anew()["behind"] == 60
    again = restored(table.logged.row, take(table.logged, fresh=True))
    assert (again.invitation.behind, again.invitation.watch_code) == (60, code)
    table.handle(sit(table, 0), 0, Watching("link", 5))
    assert table.logged.invitation.watch_code == code, "the link stays good"


# -- a link that is only for watching ---------------------------------------------------------


def test_by_the_link_for_watching_no_seat_is_offered() -> None:
    """Though one is free; by the link of the table it is."""
    table = make_table(people=PAIR)
    assert not come(table).heard[-1].table.only_watch, "there is one link for all"
    table.handle(sit(table, 0), 0, Watching("link"))
    invitation = table.logged.invitation
    watcher = come(table, invitation.watch_code)
    assert watcher.heard[-1].table.only_watch
    table.handle(watcher, None, Knock(1, "Eve"))
    assert told(watcher) == "other-link"
    outside = come(table, invitation.code)
    assert not outside.heard[-1].table.only_watch
    for code, only in ((invitation.watch_code, True), (invitation.code, False)):
        assert table.door.info_for(code).only_watch is only


def test_a_device_between_two_hands_may_sit_down() -> None:
    table = make_table("parlour", TRIO)
    table.handle(sit(table, 0), 0, Watching("link"))
    assert not come(table, curtain=1).heard[-1].table.only_watch


def test_by_the_link_of_a_seat_that_is_passed_on_nobody_waits_outside() -> None:
    """There is no seat to ask for but that one, which needs no asking."""
    table = make_table("parlour", TRIO)
    table.handle(sit(table, 0), 0, Watching("link"))
    table.happen(("offer", 0, {"code": "mine"}))
    with fault("no-watching"):
        come(table, "mine")
