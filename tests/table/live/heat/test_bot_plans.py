"""Bots in a heat: they think at once and act when their plan says, like everybody."""

from __future__ import annotations

from typing import Any

import pytest

from tablee import bots
from tablee.kernel import CLOCK
from tablee.table.live import auto
from tablee.table.live.seated_bot import SeatedBot
from tablee.table.logged import Sitter
from tablee.table.services import Pace
from tests.rules import rule
from tests.table.kit import make_services, sit
from tests.table.races import (
    ANA,
    BEN,
    CLEO,
    DAN,
    HUMANS,
    PILE,
    act,
    claim,
    last,
    make_race,
    say,
    start,
    to,
    why,
)

BOT = Sitter("bot", bot="house")
ONE_BOT = [Sitter("human", "Ana"), BOT, Sitter("human", "Cleo"), Sitter("human", "Dan")]
"""Ben is a bot."""


class Script:
    """A bot that does what it is told, run after run."""

    def __init__(self, **plans: list[Any]) -> None:
        self.plans = plans
        self.asked: list[str] = []

    def __call__(self, view: Any, events: Any, prompt: Any, rand: Any) -> Any:
        self.asked.append(prompt.why)
        plans = self.plans.get(prompt.why, [])
        plan = plans.pop(0) if plans else (prompt.options.options[-1], 0, 1, 3_600_000, 0)
        if isinstance(plan, Exception):
            raise plan
        return plan


def race_with(monkeypatch: pytest.MonkeyPatch, script: Script, **more: Any) -> Any:
    """Ben, the bot, has drawn the fruit."""
    script.plans.setdefault("draw", [("right", 900, 1, 900, 0)])
    monkeypatch.setattr(auto, "seat_bot", lambda *_: SeatedBot(script))
    table = make_race(ONE_BOT, **more)
    ana = sit(table, ANA)
    sit(table, CLEO)
    to(table, 900)
    assert why(table) == "race"
    return table, ana


def test_a_bot_draws_when_its_plan_says(monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = race_with(monkeypatch, Script())
    assert last(table) == (BEN, "right", 900, 1, 900, 0)


@rule("AN-8.1", "AN-8.2")
def test_a_bot_races_like_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """It starts, and is held up for; the times are the table's."""
    plans = [("start", 1_500, 1, 1_500, 0), (("say", "Po"), 1_500, 1, 2_400, 0)]
    table, ana = race_with(monkeypatch, Script(race=plans))
    start(table, ana, ANA, 1_700)
    assert table.logged.match.log[-2] == (BEN, ("start", 1_500, 1, 1_500, 90))
    say(table, ana, ANA, "fig", 1_700, 2_000)
    assert claim(table) is None
    to(table, 2_400)
    assert claim(table) == BEN


def test_a_plan_outlives_what_others_do_in_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    script = Script(race=[("start", 3_000, 1, 3_000, 0)])
    table, ana = race_with(monkeypatch, script)
    start(table, ana, ANA, 1_000)
    act(table, ana, ANA, "drop")
    assert script.asked.count("race") == 1, "it does not think again for that"
    to(table, 3_000)
    assert last(table)[:2] == (BEN, "start")
    assert script.asked.count("race") == 2, "now it has acted"


def test_a_plan_of_another_run_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    script = Script(race=[("start", 5_000, 1, 5_000, 0)])
    table, ana = race_with(monkeypatch, script)
    say(table, ana, ANA, "fig", 1_000, 1_020)
    assert why(table) == "challenge"
    to(table, 5_019)
    assert script.asked == ["draw", "race", "challenge"]
    assert all(choice[0] != "start" for seat, choice in table.logged.match.log if seat == BEN)


def test_a_plan_that_is_not_allowed_any_more_is_thought_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A bot means to point a face-off out; somebody else does. It may still say who was first."""
    script = Script(race=[("point", 1_500, 1, 1_500, 0)])
    monkeypatch.setattr(auto, "seat_bot", lambda *_: SeatedBot(script))
    table = make_race([*HUMANS[:3], BOT], spotting="keen", answers="spoken")
    screens = [sit(table, seat) for seat in range(3)]
    act(table, screens[BEN], BEN, "right")
    to(table, 1_000)
    act(table, screens[CLEO], CLEO, "point", 900)
    assert script.asked == ["race", "race"]
    to(table, 2_000)
    assert last(table)[:2] == (CLEO, "point"), "nothing is left to point out"
    assert table.services.counts["bot_blunders"] == 0


def test_the_same_reason_again_is_another_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """The group refuses Ana's word, and the race goes on: the bot thinks anew."""
    script = Script(race=[("pass", 0, 1, 30_000, 0)])
    table, ana = race_with(monkeypatch, script)
    say(table, ana, ANA, "fig", 1_000, 1_020)
    act(table, ana, CLEO, "challenge")
    assert why(table) == "vote"
    act(table, ana, CLEO, "no")
    act(table, ana, DAN, "no")
    assert why(table) == "race"
    assert script.asked.count("race") == 2


def test_a_plan_of_another_heat_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock draws for a slow bot; it is a duel card, so the bot draws once more."""
    script = Script(draw=[("right", 0, 1, 7_000, 0), ("right", 0, 1, 3_000, 0)])
    monkeypatch.setattr(auto, "seat_bot", lambda *_: SeatedBot(script))
    table = make_race(ONE_BOT, left=[*PILE, "duel"])
    sit(table, ANA)
    to(table, 6_000)
    assert script.asked == ["draw", "draw"]
    to(table, 3_000)
    assert last(table)[:2] == (BEN, "right")


def aside(monkeypatch: pytest.MonkeyPatch, script: Script) -> Any:
    """A table whose bot thinks asynchronously; the test completes its thoughts by hand."""
    services, thoughts = make_services(), list[Any]()
    services.think = lambda think, then: thoughts.append(lambda: then(think()))
    monkeypatch.setattr(auto, "seat_bot", lambda *_: SeatedBot(script))
    return make_race(ONE_BOT, services), thoughts


def test_a_thought_that_comes_when_the_run_is_over_is_dropped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, thoughts = aside(monkeypatch, Script(draw=[("right", 0, 1, 10, 0)]))
    sit(table, ANA)
    to(table, 6_000)
    log = list(table.logged.match.log)
    assert log[-1] == (CLOCK, ("tick", 6_000))
    thoughts[0]()
    to(table, 1_000)
    assert table.logged.match.log == log
    assert table.services.counts["bot_blunders"] == 0


def test_a_thought_that_comes_while_the_clock_stands_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, thoughts = aside(monkeypatch, Script(draw=[("right", 0, 1, 2_000, 0)]))
    ana = sit(table, ANA)
    to(table, 1_000)
    table.leave(ana, ANA)
    thoughts[0]()
    table.services.clock.advance(60_000)
    assert table.logged.match.log == []
    sit(table, ANA)
    to(table, 2_000)
    assert last(table)[:2] == (BEN, "right")


def test_nobody_waits_for_a_bot_or_for_who_only_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    table, ana = race_with(monkeypatch, Script(), spotting="keen")
    to(table, 1_020)
    act(table, ana, ANA, ["say", "fig"], 1_000)
    assert last(table)[-1] == 0
    assert claim(table) == ANA


def test_a_plan_for_the_past_is_followed_by_the_eye(monkeypatch: pytest.MonkeyPatch) -> None:
    """The plan names a time that had passed before the bot was done thinking."""
    plans = [("start", 1_500, 1, 1_500, 0), ("drop", 0, 1, 10, 0)]
    table, _ = race_with(monkeypatch, Script(race=plans))
    to(table, 1_500 + Pace.bot - 1)
    assert last(table)[:2] == (BEN, "start")
    to(table, 1_500 + Pace.bot)
    assert last(table)[:2] == (BEN, "drop")


def test_a_thought_that_took_its_time_is_played_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table, thoughts = aside(monkeypatch, Script(draw=[("right", 900, 1, 900, 0)]))
    sit(table, ANA)
    assert len(thoughts) == 1
    to(table, 1_200)
    thoughts[0]()
    to(table, 1_200)
    assert table.logged.match.log[-1] == (BEN, ("right", 900, 1, 1_200, 0))


@pytest.mark.parametrize("bad", [ZeroDivisionError(), "start", ("jump", 1, 1, 1, 0), None, 7])
def test_a_bot_that_blunders_is_answered_for_and_left_alone(
    monkeypatch: pytest.MonkeyPatch, bad: Any
) -> None:
    script = Script(race=[bad, bad, bad])
    table, _ = race_with(monkeypatch, script)
    assert last(table)[:2] == (BEN, "pass")
    assert table.services.counts["bot_blunders"] == 1
    to(table, 20_000)
    assert script.asked.count("race") == 1, "not again in this run"


def test_a_plan_that_the_rules_refuse_is_a_blunder(monkeypatch: pytest.MonkeyPatch) -> None:
    script = Script(race=[(("say", " "), 1_000, 1, 1_000, 0)])
    table, _ = race_with(monkeypatch, script)
    to(table, 1_000)
    assert last(table)[:2] == (BEN, "pass")
    assert table.services.counts["bot_blunders"] == 1


def test_while_the_clock_stands_bots_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    script = Script(race=[("start", 3_000, 1, 3_000, 0)])
    table, ana = race_with(monkeypatch, script)
    cleo = next(screen for screen, seat in table.presence.screens if seat == CLEO)
    to(table, 2_000)
    table.leave(ana, ANA)
    table.leave(cleo, CLEO)
    table.services.clock.advance(600_000)
    assert last(table)[:2] == (BEN, "right")
    sit(table, ANA)
    to(table, 2_999)
    assert last(table)[:2] == (BEN, "right")
    to(table, 3_000)
    assert last(table)[:5] == (BEN, "start", 3_000, 1, 3_000)


def test_bots_alone_need_nobody_to_look() -> None:
    table = make_race([BOT] * 4)
    for _ in range(60):
        table.services.clock.advance(10_000)
    assert table.logged.over
    assert table.services.counts["bot_blunders"] == 0
    assert table.idle


@pytest.mark.parametrize("name", bots.names("anomia"))
def test_every_bot_plays_with_a_human_who_does_nothing(name: str) -> None:
    """Ana is there and never presses a key: the game goes on, and ends."""
    people = [Sitter("human", "Ana"), *[Sitter("bot", bot=name)] * 3]
    table = make_race(people)
    sit(table, ANA)
    for _ in range(100):
        table.services.clock.advance(10_000)
    assert table.logged.over
    assert table.services.counts["bot_blunders"] == 0
    assert any(seat == CLOCK for seat, _ in table.logged.match.log)


def test_the_names_of_bots() -> None:
    assert bots.names("anomia") == ["house", "easy", "hard", "gentle", "random"]
    assert bots.names("fiese-freunde") == ["house", "easy", "random"]
    assert bots.names("tic-tac-toe") == ["random"]
    assert bots.find("anomia", "easy") is not bots.find("anomia", "house")
    with pytest.raises(bots.UnknownBot):
        bots.find("fiese-freunde", "hard")
