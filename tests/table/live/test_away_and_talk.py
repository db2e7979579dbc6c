"""What the table tells a game of itself: who left, who is back, what was said aloud."""

from __future__ import annotations

import pytest

from tablee.kernel import CLOCK
from tablee.table.logged import Sitter
from tablee.wire import messages as wire
from tests.rules import rule
from tests.table.kit import HeldStore, make_services, make_table, sit
from tests.table.races import (
    ANA,
    BEN,
    CLEO,
    DAN,
    HUMANS,
    act,
    in_race,
    make_race,
    say,
    sit_all,
    start,
    to,
    why,
    woken,
)

# -- away -------------------------------------------------------------------------------------


@rule("AN-8.6")
def test_a_seat_is_kept_for_half_a_minute() -> None:
    table, screens = in_race()
    to(table, 1_000)
    table.leave(screens[BEN], BEN)
    table.services.clock.advance(29_999)
    assert table.logged.gone == set()
    assert why(table) == "race"
    table.services.clock.advance(1)
    assert table.logged.match.log[-1] == (CLOCK, ("gone", BEN, 31_000))
    keys = [note.key for note in screens[CLEO].last.events]
    assert keys[:2] == ["gone", "lapsed"]
    table.services.clock.advance(120_000)
    assert [c for s, c in table.logged.match.log if s == CLOCK and c[0] == "gone"] == [
        ("gone", BEN, 31_000)
    ]


@rule("AN-8.6")
def test_who_is_back_in_time_was_never_gone() -> None:
    table, screens = in_race()
    table.leave(screens[BEN], BEN)
    table.services.clock.advance(29_000)
    ben = sit(table, BEN)
    table.services.clock.advance(29_000)
    table.leave(ben, BEN)
    table.services.clock.advance(29_000)
    assert table.logged.gone == set(), "every time it is half a minute"


@rule("AN-8.6")
def test_who_comes_back_later_sits_at_the_table_again() -> None:
    table, screens = in_race()
    table.leave(screens[BEN], BEN)
    table.services.clock.advance(30_000)
    back = sit(table, BEN)
    assert back.heard[0].view["gone"] == [BEN]
    assert back.last.patch["gone"] == []
    assert screens[DAN].last.events[-1].key == "back"
    kind, seat, _ = table.logged.match.log[-1][1]
    assert (kind, seat) == ("back", BEN)
    tab = sit(table, BEN)
    assert len(tab.heard) == 1, "a second tab tells nothing new"


@rule("AN-8.6")
def test_with_one_left_the_game_is_over() -> None:
    table, screens = in_race()
    for seat in (BEN, CLEO, DAN):
        table.leave(screens[seat], seat)
    table.services.clock.advance(30_000)
    assert table.logged.over
    assert screens[ANA].last.outcome is not None
    assert screens[ANA].last.heat is None


def test_a_screen_that_stays_keeps_the_seat() -> None:
    table, screens = in_race()
    sit(table, BEN)
    table.leave(screens[BEN], BEN)
    table.services.clock.advance(60_000)
    assert table.logged.gone == set()


def test_while_nobody_is_here_nobody_is_gone_and_then_all_have_half_a_minute() -> None:
    table, screens = in_race()
    table.leave(screens[BEN], BEN)
    table.services.clock.advance(20_000)
    for seat in (ANA, CLEO, DAN):
        table.leave(screens[seat], seat)
    table.services.clock.advance(3_600_000)
    sit(table, ANA)
    sit(table, CLEO)
    table.services.clock.advance(29_999)
    assert table.logged.gone == set()
    table.services.clock.advance(1)
    assert table.logged.gone == {BEN, DAN}


def test_after_a_restart_who_was_gone_is_gone() -> None:
    table, screens = in_race()
    table.leave(screens[BEN], BEN)
    table.services.clock.advance(30_000)
    again = woken(table)
    sit(again, ANA)
    assert again.logged.match.log == table.logged.match.log
    sit(again, BEN)
    assert again.logged.match.log[-1][1][:2] == ("back", BEN)


def test_bots_and_open_seats_are_never_gone() -> None:
    people = [*HUMANS[:2], Sitter("bot", bot="random"), Sitter("open")]
    table = make_race(people)
    sit(table, ANA)
    table.services.clock.advance(120_000)
    assert table.logged.match.log == []
    table.sit(DAN, "Dan")
    table.services.clock.advance(30_000)
    assert table.logged.gone == {BEN, DAN}


def test_other_games_do_not_care_who_is_here() -> None:
    table = make_table("parlour")
    sit(table, 0)
    table.services.clock.advance(600_000)
    assert table.logged.match.log == []


# -- talk -------------------------------------------------------------------------------------


@rule("AN-3.4")
def test_what_is_said_aloud_is_burned_for_its_author() -> None:
    table, screens = in_race()
    to(table, 500)
    table.handle(screens[ANA], ANA, wire.Say("mango, anybody?"))
    assert table.logged.match.log[-1] == (CLOCK, ("talk", ANA, "mango, anybody?"))
    assert [m.line.text for m in screens[DAN].of(wire.Said)] == ["mango, anybody?"]
    assert screens[ANA].last.patch == {"talked": ["mango, anybody?"]}
    start(table, screens[ANA], ANA, 1_000)
    say(table, screens[ANA], ANA, "mango", 1_000, 1_500)
    assert "no-example" in [note.key for note in screens[BEN].last.events]


def test_line_and_fact_are_written_together() -> None:
    """A crash cannot separate the line of chat from its fact."""
    store = HeldStore()
    table = make_race(services=make_services(store))
    screens = sit_all(table)
    store.at_once = False
    screens[BEN].forget()
    table.handle(screens[ANA], ANA, wire.Say("mango"))
    assert [[r.kind for r in records] for _, records, *_ in store.queue] == [["say", "answer"]]
    assert screens[BEN].heard == [], "and nobody hears of it before"
    store.release()
    assert [type(m) for m in screens[BEN].heard] == [wire.Said, wire.Update]


def test_talk_does_not_disturb_the_race() -> None:
    """The same run, the same bell, the same zero."""
    table, screens = in_race()
    asked, shown = table.logged.match.asked, screens[BEN].last.heat.show_at
    to(table, 500)
    table.handle(screens[CLEO], CLEO, wire.Say("come on!"))
    act(table, screens[BEN], BEN, "start", 480, ask=asked)
    assert screens[BEN].last.heat.show_at == shown
    assert table.logged.match.log[-1][0] == BEN


def test_talk_about_a_proposal_does_not_end_it() -> None:
    table, screens = in_race()
    table.handle(screens[BEN], BEN, wire.Undo())
    table.handle(screens[CLEO], CLEO, wire.Say("of course, go on"))
    assert screens[ANA].last.proposal == wire.Proposal(BEN, [], [ANA, CLEO, DAN])
    for seat in (ANA, CLEO, DAN):
        table.handle(screens[seat], seat, wire.Agree(True))
    assert screens[ANA].last.rewound
    assert why(table) == "draw"


@pytest.mark.parametrize("game", ["tic-tac-toe", "parlour"])
def test_other_games_hear_nothing(game: str) -> None:
    table = make_table(game)
    table.handle(sit(table, 0), 0, wire.Say("hello"))
    assert table.logged.match.log == []


def test_when_it_is_over_talk_is_only_talk() -> None:
    table, screens = in_race()
    for seat in (BEN, CLEO, DAN):
        table.leave(screens[seat], seat)
    table.services.clock.advance(30_000)
    log = list(table.logged.match.log)
    table.handle(screens[ANA], ANA, wire.Say("well"))
    assert screens[ANA].last.line.text == "well"
    assert table.logged.match.log == log
