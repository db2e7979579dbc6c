"""A timed game of its own words: what the table needs to know of them, the question declares."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tablee.kernel import (  # fmt: skip
    BACK,
    CLOCK,
    FIRST,
    GONE,
    TALK,
    TICK,
    Ask,
    Facts,
    Game,
    Result,
    Seat,
    State,
    Step,
    Timed,
    register,
)
from tablee.table.live.heat.timing import QUICKEST
from tablee.table.live.table import Table
from tablee.wire import messages as wire
from tests.table.kit import Screen, make_table, sit

WORDS = ("humming", "hush", "bell", "nod")


class Hum(State):
    """A seat hums (a text is under way), hushes, sings (the text), rings a bell, or nods."""

    heard: int = 0

    def next_step(self) -> Step | None:
        return self.listen() if self.heard < 8 else None

    def listen(self) -> Step:
        form = Timed(WORDS, 20, 100, begins="humming", drops="hush", presses=("bell",))
        asked: dict[Seat, Any] = dict.fromkeys(range(self.seats), form)
        asked[CLOCK] = Facts(self.seats, self.hears)
        yield Ask(asked, "listen", "HU-1", FIRST, after=60_000, heat=1)
        self.heard += 1

    hears = (TICK,)

    def view(self, seat: Seat | None) -> dict[str, Any]:
        return {"heard": self.heard}

    def results(self) -> list[Result]:
        return [Result(seat, True, "end", "HU-2") for seat in range(self.seats)]


class Nosy(Hum):
    hears = (GONE, BACK, TALK)  # type: ignore[assignment]


for name, state in (("hum", Hum), ("nosy", Nosy)):
    register(Game(name, state, (2,), Path(__file__).parent, hidden=True))


def begun(game: str = "hum") -> tuple[Table, list[Screen]]:
    table = make_table(game)
    screens = [sit(table, 0), sit(table, 1)]
    table.services.clock.advance(table.timing.heat.zero - table.services.clock.now())
    return table, screens


def do(table: Table, screen: Screen, what: Any, began: float) -> list[str]:
    """Sends an answer; returns the faults that this seat gets."""
    screen.forget()
    table.services.clock.advance(20)
    table.handle(screen, 0, wire.Answer(table.logged.match.asked, what, began, 1))
    return [fault.code for fault in screen.of(wire.Fault)]


@pytest.mark.parametrize(
    ("what", "held"), [("bell", True), ("nod", False), ("hush", False), (["say", "la"], True)]
)
def test_only_a_press_or_a_text_that_is_too_quick_is_held_against_a_seat(
    what: Any, held: bool
) -> None:
    table, screens = begun()
    assert do(table, screens[0], what, 5) == (["bad-time"] if held else [])
    assert table.logged.match.log[-1][1][1] == QUICKEST


@pytest.mark.parametrize(("then", "held"), [(None, True), ("hush", False)])
def test_a_text_begun_too_quickly_counts_unless_it_is_withdrawn(
    then: str | None, held: bool
) -> None:
    table, screens = begun()
    assert do(table, screens[0], "humming", 5) == []
    table.services.clock.advance(400)
    if then:
        assert do(table, screens[0], then, 410) == []
    assert do(table, screens[0], ["say", "la"], 430) == (["bad-time"] if held else [])


def test_no_text_is_begun_before_an_earlier_one() -> None:
    table, screens = begun()
    table.services.clock.advance(600)
    assert do(table, screens[0], "humming", 600) == []
    assert do(table, screens[0], "humming", 500) == ["bad-time"]
    assert do(table, screens[0], "nod", 500) == []


def test_a_question_is_told_only_what_it_hears() -> None:
    table, screens = begun()
    table.leave(screens[1], 1)
    table.talk.say(0, "hello")
    table.services.clock.advance(59_000)
    sit(table, 1)
    assert table.logged.match.log == []
    table.services.clock.advance(1_000)
    assert {choice[0] for _, choice in table.logged.match.log} == {"tick"}


def test_time_is_told_only_where_it_is_heard() -> None:
    table, screens = begun("nosy")
    table.leave(screens[1], 1)
    table.talk.say(0, "hello")
    table.services.clock.advance(59_000)
    sit(table, 1)
    table.services.clock.advance(10_000)
    assert [choice[0] for _, choice in table.logged.match.log] == ["talk", "gone", "back"]
