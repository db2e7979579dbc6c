"""Heats: one instant for all screens, a clock that can stand, answers that were under way."""

from __future__ import annotations

import time

import pytest

from tablee.kernel import CLOCK
from tablee.table.clock import RealClock
from tablee.table.live.heat.clock import HeatClock, lead
from tablee.table.logged import Sitter
from tablee.wire import messages as wire
from tests.rules import rule
from tests.table.kit import answer, make_services, make_table, sit
from tests.table.races import (
    ANA,
    BEN,
    CLEO,
    DAN,
    HUMANS,
    act,
    faults,
    in_race,
    last,
    make_race,
    measured,
    sit_all,
    start,
    to,
    why,
    woken,
)


@rule("AN-8.1")
def test_all_screens_are_told_the_same_instant_a_little_ahead() -> None:
    table = make_race()
    screens = sit_all(table)
    watcher = sit(table, None)
    act(table, screens[BEN], BEN, "right")
    now = table.services.clock.now()
    heats = {(s.last.heat.id, s.last.heat.show_at, s.last.heat.now) for s in [*screens, watcher]}
    assert heats == {(table.logged.heat, now + 150, now)}
    assert watcher.last.events[0].key == "drawn"


@pytest.mark.parametrize(("trip", "ahead"), [(0, 150), (180, 150), (400, 260), (3_000, 400)])
@rule("AN-8.1")
def test_the_slowest_link_sets_how_far_ahead(trip: int, ahead: int) -> None:
    table = make_race()
    screens = sit_all(table, 10)
    measured(table, screens[CLEO], *[trip] * 16)
    act(table, screens[BEN], BEN, "right")
    heat = screens[DAN].last.heat
    assert heat.show_at - heat.now == ahead == lead(trip)


def test_within_a_heat_the_instant_stays() -> None:
    table, screens = in_race()
    shown = screens[ANA].last.heat
    start(table, screens[ANA], ANA, 1_200)
    heat = screens[DAN].last.heat
    assert (heat.id, heat.show_at) == (shown.id, shown.show_at)
    assert heat.now == shown.show_at + 1_220


def test_who_comes_later_is_told_the_heat_that_is_on() -> None:
    table, screens = in_race()
    to(table, 700)
    again = sit(table, CLEO)
    heat, shown = again.last.heat, screens[ANA].last.heat
    assert (heat.id, heat.show_at, heat.now) == (shown.id, shown.show_at, shown.show_at + 700)
    assert again.last.prompt is None, "all is noticed: there is nothing to point out"


def test_games_without_heats_are_told_of_none() -> None:
    assert sit(make_table(), 0).last.heat is None


# -- the bell ---------------------------------------------------------------------------------


@rule("AN-2.1")
def test_the_bell_rings_so_long_after_the_instant() -> None:
    table = make_race()
    sit_all(table)
    to(table, 5_999)
    assert why(table) == "draw"
    to(table, 6_000)
    assert table.logged.match.log[-1] == (CLOCK, ("tick", 6_000))
    assert table.logged.match.view(None)["places"][BEN]["top"]["title"] == "a dance"


def test_a_bell_is_set_anew_and_not_twice() -> None:
    """A start changes nothing about the end of patience: it rings once."""
    table, screens = in_race()
    for began in (1_000, 2_000, 3_000):
        start(table, screens[ANA], ANA, began)
        act(table, screens[ANA], ANA, "drop")
    to(table, 60_000)
    ticks = [choice for seat, choice in table.logged.match.log if seat == CLOCK]
    assert [kind for kind, *_ in ticks[:2]] == ["tick", "tick"]
    assert [now for _, now in ticks[:2]] == [25_000, 40_000]


# -- answers under way ------------------------------------------------------------------------


@rule("AN-8.1")
def test_an_answer_under_way_while_another_came_still_stands() -> None:
    """Both pressed for the same question; the second arrives when the first has closed it."""
    table, screens = in_race()
    asked = table.logged.match.asked
    to(table, 1_000)
    act(table, screens[ANA], ANA, "start", 980, ask=asked)
    act(table, screens[BEN], BEN, "start", 985, ask=asked)
    assert faults(screens[BEN]) == []
    assert last(table)[:3] == (BEN, "start", 985)


def test_an_answer_to_another_run_is_stale() -> None:
    table, screens = in_race()
    to(table, 1_000)
    act(table, screens[BEN], BEN, "left", ask=table.logged.match.asked - 1)
    assert faults(screens[BEN]) == ["stale"]
    act(table, screens[BEN], BEN, "start", ask=table.logged.match.asked + 1)
    assert faults(screens[BEN]) == ["stale", "stale"]


def test_elsewhere_only_the_question_on_the_table_is_answered() -> None:
    table = make_table()
    ana, ben = sit(table, 0), sit(table, 1)
    answer(table, ana, 0, 4)
    table.handle(ben, 1, wire.Answer(0, 3))
    assert faults(ben) == ["stale"]


# -- standing and going on --------------------------------------------------------------------


def test_while_a_seat_is_open_the_clock_stands() -> None:
    people = [*HUMANS[:3], Sitter("open")]
    table = make_race(people)
    ana = sit(table, ANA)
    assert ana.last.heat.paused
    table.services.clock.advance(3_600_000)
    assert table.logged.match.log == [], "no card was drawn for Ben"
    table.sit(DAN, "Dan")
    heat = ana.last.heat
    assert not heat.paused
    assert heat.show_at == heat.now + 150
    table.services.clock.advance(6_150)
    assert table.logged.match.log[-1] == (CLOCK, ("tick", 6_000))


def test_answers_are_heard_while_the_clock_stands() -> None:
    table = make_race([*HUMANS[:3], Sitter("open")], ready=False)
    ana = sit(table, ANA)
    act(table, ana, ANA, "ready")
    assert ana.last.events[-1].key == "ready"
    assert last(table) == (ANA, "ready", 0, 1, 0, 0)


def test_when_the_last_human_leaves_it_stands_and_goes_on_from_there() -> None:
    table, screens = in_race()
    watcher = sit(table, None)
    to(table, 4_000)
    for seat, screen in enumerate(screens):
        table.leave(screen, seat)
    assert watcher.last.heat.paused
    assert watcher.last.heat.now - watcher.last.heat.show_at == 4_000
    table.services.clock.advance(3_600_000)
    assert table.logged.match.log[-1][0] == BEN, "no bell, and nobody was taken for gone"
    back = sit(table, ANA)
    heat = back.last.heat
    assert not heat.paused
    assert heat.now - heat.show_at == 4_000
    assert watcher.of(wire.Update)[-1].heat == heat
    to(table, 25_000)
    assert table.logged.match.log[-1] == (CLOCK, ("tick", 25_000))


def test_left_before_it_was_shown_it_is_shown_when_somebody_comes() -> None:
    table = make_race()
    ben = sit(table, BEN)
    act(table, ben, BEN, "right")
    table.services.clock.advance(100)
    table.leave(ben, BEN)
    table.services.clock.advance(10_000)
    heat = sit(table, BEN).last.heat
    assert heat.show_at == heat.now + 150


def test_a_table_at_which_nobody_is_may_sleep() -> None:
    table, screens = in_race()
    assert not table.idle
    for seat, screen in enumerate(screens):
        table.leave(screen, seat)
    assert table.idle


@rule("AN-8.1")
def test_after_a_restart_the_heat_goes_on_as_far_as_the_log_knows() -> None:
    table, screens = in_race()
    start(table, screens[ANA], ANA, 3_000)
    before = screens[ANA].last
    table.services.clock.advance(9_000)
    again = woken(table)
    again.services.clock.advance(5_000)
    ana = sit(again, ANA)
    assert ana.last.heat.id == before.heat.id
    assert ana.last.heat.now - ana.last.heat.show_at == 3_020
    assert ana.last.view["face_off"]["began"] == [True, False]
    act(again, ana, ANA, "drop", ask=before.prompt.ask)
    assert faults(ana) == [], "the run is the same"


def test_after_a_restart_what_was_not_answered_yet_is_shown_again() -> None:
    table, _ = in_race()
    again = woken(table)
    heat = sit(again, BEN).last.heat
    assert (heat.id, heat.show_at) == (table.logged.heat, heat.now + 150)


def test_an_undo_shows_anew() -> None:
    """Three agree, Ben draws again: the same card, in another heat."""
    table, screens = in_race()
    table.handle(screens[BEN], BEN, wire.Undo())
    for seat in (ANA, CLEO, DAN):
        table.handle(screens[seat], seat, wire.Agree(True))
    seen = [screens[ANA].last.heat.id]
    assert why(table) == "draw"
    assert screens[ANA].last.heat.show_at == screens[ANA].last.heat.now + 150
    act(table, screens[BEN], BEN, "right")
    seen.append(screens[ANA].last.heat.id)
    first = [m.heat.id for m in screens[ANA].heard if isinstance(m, wire.Update | wire.Welcome)]
    assert len({*first, *seen}) == 4, "draw, race, draw again, race again"


def test_the_clock_of_a_heat_by_itself() -> None:
    clock = make_services().clock
    heat = HeatClock(clock)
    assert heat.told() is None
    heat.begin(7)
    assert (heat.stands, heat.passed) == (True, 0)
    heat.go(200)
    clock.advance(150)
    assert heat.passed == 0
    clock.advance(150)
    assert heat.passed == 100
    heat.stop()
    clock.advance(1_000)
    assert heat.passed == 100
    heat.go(200)
    clock.advance(5)
    assert heat.passed == 105


def test_nobody_turns_the_real_clock_back(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = RealClock()
    before = clock.now()
    assert abs(before - time.time() * 1000) < 5_000
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    assert clock.now() >= before
