"""Who came, went or took whose seat is told to those who stay; and no more than that."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.table.live.company import AWAY
from tablee.table.live.table import Table
from tablee.table.logged import LoggedTable, Sitter
from tablee.table.persons.seats import give_up
from tablee.table.replay import Replay
from tablee.table.seats.changes import KEPT, MOST_KNOWN
from tablee.table.waking.snapshots import restored, take
from tablee.wire import messages as wire
from tablee.wire.seats import Call, ComeBack, Fill, Leave, PassOn, Rename, SeatChange, Vote
from tests.table.kit import HeldStore, Screen, advance, make_table, sit

THREE = [Sitter("human", name) for name in ("Ana", "Ben", "Chloé")]


def told(screen: Screen) -> list[tuple[str, int, str, str]]:
    """All changes of seats that a screen has received since it opened, with repetitions."""
    changes = [change for people in screen.of(wire.People) for change in people.changes]
    return [(one.how, one.seat, one.name, one.was) for one in changes]


def as_the_log_tells(table: Table) -> list[SeatChange]:
    store = table.services.store
    assert isinstance(store, HeldStore)
    return LoggedTable.read(table.logged.row, store.logs["table"]).changes


def test_those_who_stay_hear_who_has_taken_whose_seat() -> None:
    table = make_table()
    ana, ben, guest = sit(table, 0), sit(table, 1), sit(table, None)
    table.handle(ben, 1, PassOn())
    assert not [*told(ana), *told(guest)]
    table.company.take_over(1, table.logged.invitation.offers[1], "Kim", 4)
    for screen in (ana, guest):
        assert told(screen) == [("took", 1, "Kim", "Ben")]
    late = sit(table, 0)
    (change,) = late.of(wire.Welcome)[0].changes
    assert (change.how, change.name, change.was, change.at) == (
        "took", "Kim", "Ben", table.services.clock.now(),
    )  # fmt: skip
    sit(table, 1)
    assert len(told(ana)) == 1, "it is said once"


def test_that_a_seat_is_offered_is_nobody_elses_business() -> None:
    table = make_table()
    ana, ben = sit(table, 0), sit(table, 1)
    ana.forget()
    table.handle(ben, 1, PassOn())
    table.handle(ben, 1, PassOn(False))
    assert not ana.heard
    assert not table.logged.changes


def test_every_change_of_who_sits_where() -> None:
    table = make_table("parlour", THREE)
    ana, ben, chloe = (sit(table, seat) for seat in range(3))
    table.handle(ben, 1, Rename("Benno", 3))
    table.handle(ben, 1, Rename("Benno", 4))
    table.handle(ben, 1, Leave())
    table.handle(ben, 1, ComeBack())
    table.handle(ben, 1, Leave(bot=False))
    table.handle(ana, 0, Fill(1))
    table.leave(ben, 1)
    table.handle(ana, 0, Call("open", 1))
    table.handle(chloe, 2, Vote(True))
    table.sit(1, "Kim")
    table.handle(chloe, 2, Call("open", 1))
    table.handle(ana, 0, Vote(True))
    table.handle(ana, 0, Fill(1, name="Robin"))
    table.handle(ana, 0, Call("open", 1))
    table.handle(chloe, 2, Vote(True))
    table.sit(1, "Lou")
    changes = [
        ("renamed", 1, "Benno", "Ben"),
        ("bot", 1, "Benno", ""),
        ("back", 1, "Benno", ""),
        ("left", 1, "Benno", ""),
        ("bot", 1, "Benno", ""),
        ("freed", 1, "Benno", ""),
        ("took", 1, "Kim", "Benno"),
        ("freed", 1, "Kim", ""),
        ("filled", 1, "Robin", ""),
        ("freed", 1, "Robin", ""),
        ("sat", 1, "Lou", ""),
    ]
    assert told(ana) == told(chloe) == changes
    assert [one.n for one in table.logged.changes] == list(range(1, 12))


def test_one_who_is_here_is_voted_out() -> None:
    table = make_table("parlour", THREE)
    ana, _, chloe = (sit(table, seat) for seat in range(3))
    table.handle(ana, 0, Call("bot", 1))
    table.handle(chloe, 2, Vote(True))
    assert told(chloe) == [("replaced", 1, "Ben", "")]


def test_who_comes_later_hears_of_the_last_ones_from_the_log_and_a_snapshot() -> None:
    table = make_table()
    ana, ben = sit(table, 0), sit(table, 1)
    for n in range(KEPT + 5):
        advance(table, 60_000)
        table.handle(ben, 1, Rename(f"Ben {n}"))
    changes = table.logged.changes
    assert len(changes) == KEPT
    assert changes[-1].n == len(told(ana)) == KEPT + 5
    assert sit(table, 0).of(wire.Welcome)[0].changes == changes == as_the_log_tells(table)
    assert restored(table.logged.row, take(table.logged, fresh=True)).changes == changes


def test_after_a_restart_nothing_is_told_once_more() -> None:
    table = make_table()
    table.handle(sit(table, 1), 1, Rename("Benno"))
    again = Table(table.logged, table.services, lambda table: None)
    ana = sit(again, 0)
    sit(again, 1)
    assert not told(ana)


async def test_of_one_who_is_forgotten_no_name_is_kept() -> None:
    table = make_table()
    ana, ben = sit(table, 0), sit(table, 1)
    table.handle(ben, 1, Rename("Benno"))

    class House:
        async def open(self, table_id: str) -> Table:
            return table

    house: Any = House()
    await give_up(house, "table", 1, 0)
    assert told(ana)[-1] == ("replaced", 1, "", "")
    late = msgspec.json.encode(sit(table, 0).of(wire.Welcome)[0].changes)
    assert b"Ben" not in late + msgspec.json.encode(table.logged.sat)
    assert [one.n for one in table.logged.changes] == [1, 2]


def test_changes_tell_nothing_of_what_is_written_in_secret() -> None:
    """They are numbered by themselves: standing orders, offers and passes leave no gap."""
    quiet, busy = make_table("parlour", THREE), make_table("parlour", THREE)
    for table in (quiet, busy):
        ben = sit(table, 1)
        if table is busy:
            table.handle(ben, 1, PassOn())
            table.happen(("order", 1, {"name": "react", "value": "always"}))
        advance(table, AWAY)
        table.handle(ben, 1, Leave())
    assert quiet.logged.changes == busy.logged.changes


def test_who_looks_on_hears_it_as_well() -> None:
    """As they see it in the list of people."""
    table = make_table()
    guest = sit(table, None)
    table.handle(sit(table, 1), 1, Leave())
    assert told(guest) == [("bot", 1, "Ben", "")]


# -- and in the replay ------------------------------------------------------------------------


def seated(table: Table, logged: LoggedTable | None = None) -> list[list[str]]:
    """Who sat there at each moment, as the replay tells it."""
    replay = Replay(logged or table.logged, table.report_bug)
    moments = [replay.moment(at, None) for at in range(len(replay.log) + 1)]
    return [[person.name for person in moment.people] for moment in moments]


def reseated(table: Table) -> dict[int, list[tuple[str, str, str]]]:
    """What is told of the seats, by moments."""
    replay = Replay(table.logged, table.report_bug)
    moments = [replay.moment(at, None) for at in range(len(replay.log) + 1)]
    return {
        moment.at: [(one.how, one.name, one.was) for one in moment.changes]
        for moment in moments
        if moment.changes
    }


def evening() -> Table:
    """Ben answers once, Kim takes the seat and answers; Ana wins, and then has another name."""
    table = make_table()
    ana, ben = sit(table, 0), sit(table, 1)
    table.handle(ana, 0, Rename("Anne"))
    table.play(0, 4)
    table.play(1, 0)
    table.play(0, 1)
    table.handle(ben, 1, PassOn())
    table.company.take_over(1, table.logged.invitation.offers[1], "Kim", 4)
    table.play(1, 2)
    table.play(0, 7)
    table.handle(ana, 0, Rename("Zoé"))
    return table


def test_a_replay_names_the_people_of_then() -> None:
    """What Ben did is not told of Kim; that she came is told after what had happened by then."""
    table = evening()
    assert seated(table) == [*[["Anne", "Ben"]] * 4, *[["Anne", "Kim"]] * 2]
    assert reseated(table) == {3: [("took", "Kim", "Ben")]}


def test_a_log_and_a_snapshot_know_it_as_well() -> None:
    table = evening()
    row, store = table.logged.row, table.services.store
    assert isinstance(store, HeldStore)
    found = seated(table)
    assert seated(table, LoggedTable.read(row, store.logs["table"])) == found
    assert seated(table, restored(row, take(table.logged))) == found


def test_what_is_undone_takes_the_seats_along() -> None:
    """Kim came after an answer that was taken back: so she came before what was played instead."""
    table = make_table()
    ana, ben = sit(table, 0), sit(table, 1)
    table.play(0, 4)
    table.play(1, 0)
    table.handle(ben, 1, PassOn())
    table.company.take_over(1, table.logged.invitation.offers[1], "Kim", 4)
    kim = sit(table, 1)
    table.handle(kim, 1, wire.Undo())
    table.handle(ana, 0, wire.Agree(True))
    assert len(table.logged.match.log) == 1
    for cell in (8, 1, 2, 7):
        table.play(next(iter(table.logged.match.asks)), cell)
    assert seated(table) == [["Ana", "Ben"]] * 2 + [["Ana", "Kim"]] * 4
    assert reseated(table) == {1: [("took", "Kim", "Ben")]}


def test_so_many_changes_are_known() -> None:
    """Older changes are left out, as if they had not happened."""
    table = make_table()
    table.play(0, 4)
    for n in range(MOST_KNOWN + 5):
        advance(table, 60_000)
        table.happen(("rename", 1, {"name": f"Ben {n}", "face": 0}))
    assert len(table.logged.sat) == MOST_KNOWN
    for cell in (0, 1, 2, 7):
        table.play(next(iter(table.logged.match.asks)), cell)
    assert seated(table)[1] == ["Ana", "Ben 4"]
