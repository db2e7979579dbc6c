"""Bots among themselves in a heat: whoever means to be first is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import field

import tablee
from tablee.kernel import (
    CLOCK,
    FIRST,
    Ask,
    Choice,
    Facts,
    Game,
    Match,
    Plans,
    Result,
    Seat,
    State,
    Step,
    Timed,
)


class Dash(State):
    """Whoever is first moves on; the second time it is another heat."""

    heard: list[str] = field(default_factory=list)
    heat: int = 1

    def next_step(self) -> Step | None:
        return self.dash() if len(self.heard) < 4 else None

    def dash(self) -> Step:
        forms = {seat: Timed(("go", "wait")) for seat in range(self.seats)}
        asked: dict[int, Any] = {CLOCK: Facts(self.seats), **forms}
        who, choice = yield Ask(asked, "dash", "TOY-1", FIRST, after=500, heat=self.heat)
        self.heard = [*self.heard, f"{who}:{choice[0]}@{choice[-2] if who >= 0 else choice[1]}"]
        self.heat += len(self.heard) == 2

    def view(self, seat: Seat | None) -> dict[str, object]:
        return {"heard": self.heard}

    def results(self) -> list[Result]:
        return [Result(seat, True, "won") for seat in range(self.seats)]


GAME = Game("dash", Dash, (2,), Path(__file__).parent)


def at(*moments: int) -> tablee.Player:
    """A bot that plans these moments, one after the other."""
    plans = list(moments)

    def bot(match: Match, seat: Seat) -> Choice:
        now = plans.pop(0)
        return ("go", now, 1, now, 0)

    return bot


def heard(*bots: tablee.Player) -> list[str]:
    match = Match(GAME, 2, {}, "key")
    tablee.play(match, dict(enumerate(bots)))
    state = match.state
    assert isinstance(state, Dash)
    return state.heard


def test_the_earliest_plan_comes_first_and_the_others_keep_theirs() -> None:
    """Seat 0 plans 300; seat 1 is quicker, and seat 0 still comes at 300, not at a new time."""
    assert heard(at(300, 100, 450), at(200, 400, 600, 700)) == [
        "1:go@200", "0:go@300", "0:go@100", "0:go@450",
    ]  # fmt: skip


def test_the_clock_is_first_when_all_plan_later() -> None:
    assert heard(at(900, 900, 900), at(800, 800, 800)) == ["-1:tick@500"] * 4


def test_sooner_than_a_moment() -> None:
    plans = Plans({0: at(300), 1: at(400)})
    match = Match(GAME, 2, {}, "key")
    assert plans.sooner(match, 299) is None
    assert plans.sooner(match, 300) == (0, ("go", 300, 1, 300, 0))


def test_a_human_has_no_plan() -> None:
    plans = Plans({1: at(400)})
    match = Match(GAME, 2, {}, "key")
    assert plans.sooner(match) == (1, ("go", 400, 1, 400, 0))
