"""The clock of the machine was set back while the server was down: the log is of tomorrow. Bots,
windows and races go on all the same."""

from __future__ import annotations

from tablee.table.clock import VirtualClock
from tablee.table.live.table import Table
from tablee.table.logged import LoggedTable, Sitter
from tablee.table.services import Pace, Services

from .kit import HeldStore, answer, make_services, make_table, sit, think_now
from .races import make_race, position, sit_all

DAY = 24 * 3_600_000


def woken_yesterday(table: Table, **more: object) -> Table:
    """After a restart, with the clock a day behind what it was."""
    table.close()
    store = table.services.store
    assert isinstance(store, HeldStore)
    clock = VirtualClock(table.services.clock.now() - DAY)
    row, records = store.load("table")  # type: ignore[misc]
    match = position(**more) if row.game == "anomia" else None
    logged = LoggedTable(row, match)
    for record in records:
        logged.apply(record)
    services = Services(store, clock, Pace(spread=0), think_now)
    return Table(logged, services, lambda table: None)


def advance(table: Table, ms: int) -> None:
    table.services.clock.advance(ms)  # type: ignore[attr-defined]


def test_a_bot_answers_after_its_usual_pause() -> None:
    table = make_table(people=[Sitter("human", "Ana"), Sitter("bot", bot="random")])
    answer(table, sit(table, 0), 0, 0)
    again = woken_yesterday(table)
    assert again.logged.match.waiting == [1]
    advance(again, again.services.pace.bot - 1)
    assert len(again.logged.match.log) == 1
    advance(again, 1)
    assert len(again.logged.match.log) == 2


def test_a_window_closes_and_a_race_against_the_clock_ends() -> None:
    table = make_table("parlour", services=make_services())
    ana, ben = sit(table, 0), sit(table, 1)
    answer(table, ana, 0, "red")
    answer(table, ana, 0, 1)
    answer(table, ben, 1, 1)
    again = woken_yesterday(table)
    assert again.logged.window
    advance(again, 1500)  # nobody could object
    assert again.logged.match.ask is not None
    assert again.logged.match.ask.why == "slap"
    again = woken_yesterday(again)
    advance(again, 3000)
    assert again.logged.match.ask is not None
    assert again.logged.match.ask.why == "colour"


def test_a_heat_goes_on_from_where_it_was() -> None:
    """Its times count from its own beginning, not from the clock of the machine."""
    table = make_race()
    sit_all(table)
    advance(table, 1_000)
    again = woken_yesterday(table)
    sit_all(again)
    before = len(again.logged.match.log)
    advance(again, 60_000)
    assert len(again.logged.match.log) > before, "the game's own clock ticks"


def test_a_table_left_alone_goes_to_sleep_by_the_new_clock() -> None:
    again = woken_yesterday(make_table())
    assert again.idle_since == again.services.clock.now()
