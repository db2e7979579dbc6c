"""Bots, the clock, and passes of those who can only pass; all on a clock turned by hand."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

import tablee
from tablee.kernel import CLOCK
from tablee.table.live import auto
from tablee.table.live.seated_bot import SeatedBot
from tablee.table.live.table import Table
from tablee.table.logged import LoggedTable, Sitter
from tablee.table.services import Pace, think_aside
from tablee.wire import messages as wire
from tests.table.kit import answer, make_services, make_table, sit

HUMAN_AND_BOT = [Sitter("human", "Ana"), Sitter("bot", bot="random")]


def to_the_window(table: Table, holds: tuple[int, ...] = ()) -> None:
    match = table.logged.match
    table.play(0, "red")
    for seat, held in enumerate(holds):
        match.state.holders[seat] = held
    for seat in sorted(match.asks):
        if seat in match.asks:
            table.play(seat, 1)
    assert match.ask.why == "react"


def test_a_bot_answers_after_its_pace_and_is_logged() -> None:
    table = make_table(people=HUMAN_AND_BOT)
    ana = sit(table, 0)
    answer(table, ana, 0, 4)
    ana.forget()
    table.services.clock.advance(Pace.bot - 1)
    assert ana.heard == []
    table.services.clock.advance(1)
    assert ana.last.prompt is not None
    record = table.services.store.logs["table"][-1]
    assert (record.kind, record.seat) == ("answer", 1)


def test_bots_alone_play_to_the_end_and_the_table_may_sleep() -> None:
    table = make_table("parlour", [Sitter("bot", bot="random")] * 3)
    assert not table.idle
    table.services.clock.advance(600_000)
    assert table.logged.over
    assert table.idle
    assert table.services.store.over == {"table": True}


def test_a_thought_that_comes_too_late_is_dropped() -> None:
    services = make_services()
    thoughts = []
    services.think = lambda think, then: thoughts.append((think, then))
    people = [Sitter("human", "Ana"), Sitter("bot", bot="random"), Sitter("human", "Ben")]
    table = make_table("parlour", people, services)
    table.play(0, "red")
    services.clock.advance(Pace.bot)
    assert len(thoughts) == 1
    assert not table.idle
    ana = sit(table, 0)
    answer(table, ana, 0, 2)
    table.handle(ana, 0, wire.Undo())
    before = table.logged.seq
    think, then = thoughts[0]
    then(think())
    assert table.logged.seq == before, "the question was asked anew"
    services.clock.advance(Pace.bot)
    think, then = thoughts[1]
    then(think())
    assert table.logged.seq == before + 1


def breaks_the_rules(view, events, question, rand):
    return 99


def fails(view, events, question, rand):
    return 1 / 0


@pytest.mark.parametrize("bad", [breaks_the_rules, fails])
def test_a_bot_that_blunders_is_answered_for(monkeypatch, bad) -> None:
    monkeypatch.setattr(auto, "seat_bot", lambda *_: SeatedBot(bad))
    table = make_table(people=HUMAN_AND_BOT)
    ana = sit(table, 0)
    answer(table, ana, 0, 4)
    table.services.clock.advance(Pace.bot)
    assert table.logged.match.log[-1] == (1, 0)
    assert table.services.counts["bot_blunders"] == 1


def test_the_clock_answers_when_its_time_has_come() -> None:
    table = make_table("parlour")
    to_the_window(table)
    for seat in sorted(table.logged.match.asks):
        table.play(seat, "pass")
    assert table.logged.match.ask.why == "slap"
    table.services.clock.advance(2999)
    assert table.logged.match.ask.why == "slap"
    table.services.clock.advance(1)
    assert table.logged.match.log[-1] == (CLOCK, "time")
    assert table.logged.match.ask.why == "colour"


def test_a_race_won_in_time_stops_the_clock() -> None:
    table = make_table("parlour")
    to_the_window(table)
    for seat in sorted(table.logged.match.asks):
        table.play(seat, "pass")
    table.services.clock.advance(2000)
    table.play(1, "slap")
    table.services.clock.advance(60_000)
    assert table.logged.match.ask.why == "colour"
    assert table.logged.match.log[-1] == (1, "slap")


def test_a_clock_goes_on_where_it_was_after_a_restart() -> None:
    table = make_table("parlour")
    to_the_window(table)
    for seat in sorted(table.logged.match.asks):
        table.play(seat, "pass")
    services = table.services
    services.clock.advance(2500)
    table.close()
    again = Table(LoggedTable.read(*services.store.load("table")), services, lambda table: None)
    services.clock.advance(499)
    assert again.logged.match.ask.why == "slap"
    services.clock.advance(1)
    assert again.logged.match.ask.why == "colour"


def test_who_can_only_pass_is_passed_for_after_the_same_delay() -> None:
    """Whoever holds what: nobody hears of a pass before the delay is over, and a seat that has
    something is not answered for."""
    table = make_table("parlour")
    to_the_window(table)
    held = table.logged.match.state.holders[:]
    table.services.clock.advance(Pace.window - 1)
    assert len(table.logged.match.asks) == 2
    table.services.clock.advance(1)
    still = set(table.logged.match.asks) if table.logged.match.ask.why == "react" else set()
    assert still == {seat for seat in (0, 1) if held[seat]}


def test_a_question_tells_how_one_passes_in_a_window_alone() -> None:
    table = make_table("parlour")
    screen = sit(table, 0)
    assert screen.last.prompt.default is None
    to_the_window(table, (1, 0))
    assert screen.last.prompt.why == "react"
    assert screen.last.prompt.default == "pass"


@pytest.mark.parametrize("lot", [0, 700, 2000])
@pytest.mark.parametrize("holds", [(0, 0), (0, 1), (1, 1)])
def test_how_long_a_window_lasts_does_not_tell_who_had_to_decide(
    lot: int, holds: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The delay is drawn by lot, whatever cards are held; a quick answer waits until the table
    could have passed."""
    monkeypatch.setattr(auto, "randbelow", lambda most: min(lot, most - 1))
    services = make_services()
    services.pace = Pace()
    table = make_table("parlour", services=services)
    screens = [sit(table, 0), sit(table, 1)]
    to_the_window(table, holds)
    match = table.logged.match
    asked = match.asked
    for seat, held in enumerate(holds):
        if held:
            answer(table, screens[seat], seat, "pass")
    assert list(match.asks) == [0, 1], "nothing is told yet"
    services.clock.advance(Pace.window + lot - 1)
    assert match.asked == asked
    services.clock.advance(1)
    assert match.asked > asked


ALONE = [Sitter("human", "Ana"), Sitter("bot", bot="random")]


@pytest.mark.parametrize("holds", [(0, 0), (0, 1)])
def test_alone_among_bots_a_window_that_one_cannot_use_closes_at_once(
    holds: tuple[int, int],
) -> None:
    """Whatever the bot holds: no time passes that could tell it."""
    table = make_table("parlour", ALONE)
    to_the_window(table, holds)
    match = table.logged.match
    asked = match.asked
    table.services.clock.advance(0)
    assert match.asked > asked


def test_alone_among_bots_a_press_closes_a_window_at_once() -> None:
    """Who has something to decide takes the time they want, and then it is decided."""
    table = make_table("parlour", ALONE)
    ana = sit(table, 0)
    to_the_window(table, (1, 0))
    match = table.logged.match
    table.services.clock.advance(60_000)
    assert list(match.asks) == [0]
    answer(table, ana, 0, "pass")
    assert match.log[-1] == (0, "pass")


@pytest.mark.parametrize("other", ["human", "open"])
def test_with_a_second_person_at_the_table_the_pause_stays(other: Any) -> None:
    """Also a person who may still come could learn something from it."""
    services = make_services()
    services.pace = Pace()
    table = make_table("parlour", [*ALONE, Sitter(other, "Ben")], services)
    to_the_window(table, (0, 0, 0))
    match = table.logged.match
    asked = match.asked
    services.clock.advance(Pace.window - 1)
    assert match.asked == asked
    services.clock.advance(Pace.spread + 1)
    assert match.asked > asked


def test_each_seat_has_a_pause_of_its_own_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A delay shared by all seats would reveal one seat by another."""
    lots = iter(range(0, 2000, 100))
    monkeypatch.setattr(auto, "randbelow", lambda most: next(lots))
    services = make_services()
    services.pace = Pace()
    table = make_table("parlour", services=services)
    to_the_window(table, (0, 0))
    match = table.logged.match
    left = []
    for _ in range(40):
        services.clock.advance(100)
        left.append(len(match.asks) if match.ask and match.ask.why == "react" else 0)
    assert 1 in left, "one was passed for before the other"


def test_a_slow_answer_closes_a_window_at_once_and_a_wrong_one_is_refused_at_once() -> None:
    table = make_table("parlour")
    screens = [sit(table, 0), sit(table, 1)]
    to_the_window(table, (1, 0))
    match = table.logged.match
    answer(table, screens[0], 0, "nonsense")
    assert isinstance(screens[0].last, wire.Refusal)
    table.services.clock.advance(Pace.window + 1)
    assert list(match.asks) == [0]
    answer(table, screens[0], 0, "pass")
    assert match.log[-1] == (0, "pass")


def test_while_a_window_is_open_nobody_hears_who_has_passed() -> None:
    table = make_table("parlour", [Sitter("human", name) for name in ("Ana", "Ben", "Chloé")])
    screens = [sit(table, seat) for seat in (0, 1, 2, None)]
    to_the_window(table)
    for screen in screens:
        assert screen.last.waiting == wire.Waiting([0, 1, 2], "react", "PA-3")
        screen.forget()
    table.play(1, "pass")
    assert [len(screen.heard) for screen in screens] == [0, 1, 0, 0]
    assert screens[1].last.prompt is None
    for heard in (screens[1].last, sit(table, 2).last, sit(table, None).last):
        assert heard.waiting.seats == [0, 1, 2]
    table.play(0, "pass")
    table.play(2, "pass")
    assert [note.key for note in screens[3].last.events] == ["reactions"]


def test_of_a_sealed_choice_others_hear_only_that_it_was_made() -> None:
    table = make_table("parlour")
    ana, ben = sit(table, 0), sit(table, 1)
    table.play(0, "red")
    answer(table, ana, 0, 3)
    assert ben.last.waiting.seats == [1]
    assert (ben.last.patch, ben.last.events) == ({}, [])
    assert ana.last.can_undo


def test_a_bot_sees_its_seats_view_and_question_and_nothing_else(monkeypatch) -> None:
    seen = []

    def curious(view, events, question, rand):
        seen.append((view, events, question))
        return question.options.hi if question.why == "bid" else question.options[0]

    monkeypatch.setattr(auto, "seat_bot", lambda *_: SeatedBot(curious))
    table = make_table("parlour", [Sitter("human", "Ana"), Sitter("bot", bot="house")])
    table.play(0, "red")
    table.services.clock.advance(Pace.bot)
    view, events, question = seen[0]
    match = table.logged.match
    assert view == match.view(1)
    assert events == match.events(1)
    assert (question.seat, question.why, question.rule) == (1, "bid", "PA-2")
    assert match.log[-1] == (1, 5)


@pytest.mark.slow
@pytest.mark.parametrize("game", [game.id for game in tablee.games().values() if not game.hidden])
def test_house_bots_of_the_house_play_to_the_end(game: str) -> None:
    table = make_table(game, [Sitter("bot", bot="house")] * tablee.games()[game].seats[0])
    while not table.logged.over:
        before = table.logged.seq
        table.services.clock.advance(60_000)
        assert table.logged.seq > before
    assert table.services.counts["bot_blunders"] == 0


async def test_thoughts_are_had_aside_and_come_back_to_the_loop() -> None:
    here, loop = threading.get_ident(), asyncio.get_running_loop()
    thoughts: list[asyncio.Future[Any]] = [loop.create_future(), loop.create_future()]
    think_aside(threading.get_ident, thoughts[0].set_result)
    think_aside(lambda: 1 / 0, thoughts[1].set_result)
    elsewhere, failure = await asyncio.gather(*thoughts)
    assert elsewhere != here
    assert isinstance(failure, ZeroDivisionError)
