"""A match: asking, answering, refusing, telling."""

from __future__ import annotations

import gc
import weakref
from random import Random
from typing import Any

import pytest

import tablee
from tablee.kernel import (
    CLOCK,
    Amount,
    Ask,
    Order,
    Refused,
    RuleError,
    Subset,
    Text,
    later,
    race,
    sealed,
    turn,
    window,
)
from tests.kernel.toys import Toy, start


class Turns(Toy):
    def script(self):
        self.hear((yield turn(self.round % self.seats, ("a", 1, ("b", 2)), "w", "TOY-1")))


class Sealed(Toy):
    def script(self):
        self.hear((yield sealed({1: ("x", "y"), 0: ("x", "y")}, "w", "TOY-1")))


class Race(Toy):
    def script(self):
        self.hear((yield race({0: ("x",), 1: ("y",), CLOCK: ("time",)}, "w", "TOY-1", after=5)))


class Vote(Toy):
    """Closed as soon as two agree."""

    def script(self):
        options: dict[int, Any] = dict.fromkeys(range(3), ("yes", "no"))

        def agreed(votes):
            return max(list(votes.values()).count(vote) for vote in ("yes", "no")) == 2

        self.hear((yield Ask(options, "w", "TOY-1", agreed)))


# -- answering --------------------------------------------------------------------------------


def test_a_turn_gives_the_step_the_choice_itself() -> None:
    match = start(Turns)
    match.answer(0, "a")
    match.answer(1, ["b", 2])  # as JSON has it
    assert match.state.heard == ["'a'", "('b', 2)"]
    assert match.log == [(0, "a"), (1, ("b", 2))]
    assert [result.won for result in match.outcome] == [True, False]


@pytest.mark.parametrize("choice", [True, 1.0, "1", "A", None, [1], ["b", 2, 3], {"b": 2}, b"a"])
def test_what_is_not_offered_is_refused(choice: object) -> None:
    match = start(Turns)
    with pytest.raises(Refused) as refused:
        match.answer(0, choice)
    assert (refused.value.key, refused.value.rule) == ("no-such-option", "TOY-1")
    assert match.log == []


def test_what_equals_an_option_is_heard_as_the_option() -> None:
    match = start(Turns)
    match.answer(0, ["b", 2.0])
    assert match.state.heard == ["('b', 2)"]


@pytest.mark.parametrize("seat", [1, 2, -7, None, CLOCK])
def test_who_is_not_asked_is_refused(seat: int | None) -> None:
    with pytest.raises(Refused) as refused:
        start(Turns).answer(seat, "a")
    assert refused.value.key == "no-not-asked"
    assert "not your turn to decide" in refused.value.message("en")
    assert "pas à toi" in refused.value.message("fr")
    assert str(refused.value).endswith("[TOY-1]")


def test_when_it_is_over_nobody_answers() -> None:
    match = start(Turns)
    match.answer(0, "a")
    match.answer(1, "a")
    assert match.asks == {}
    assert match.ask is None
    with pytest.raises(Refused) as refused:
        match.answer(0, "a")
    assert refused.value.key == "no-over"


def test_a_sealed_choice_is_heard_when_all_have_chosen_in_the_order_of_the_ask() -> None:
    match = start(Sealed)
    match.answer(0, "x")
    assert match.waiting == [1]
    assert match.state.heard == []
    with pytest.raises(Refused):
        match.answer(0, "y")
    match.answer(1, "y")
    assert match.state.heard == ["{1: 'y', 0: 'x'}"]
    assert match.waiting == [0, 1]
    assert match.asked == 1


def test_a_race_is_closed_by_the_first_and_the_clock_may_be_it() -> None:
    match = start(Race)
    assert match.ask.after == 5
    match.answer(1, "y")
    match.answer(CLOCK, "time")
    assert match.state.heard == ["(1, 'y')", "(-1, 'time')"]


def test_a_vote_is_closed_by_its_predicate() -> None:
    match = start(Vote, seats=3)
    match.answer(2, "no")
    match.answer(0, "yes")
    assert match.waiting == [1]
    match.answer(1, "no")
    assert match.state.heard == ["{0: 'yes', 1: 'no', 2: 'no'}"]
    match.answer(1, "yes")
    match.answer(0, "yes")
    assert match.state.heard[1] == "{0: 'yes', 1: 'yes'}"


# -- defaults ---------------------------------------------------------------------------------


class Defaults(Toy):
    rounds = 1

    def script(self):
        options: dict[int, Any] = {
            0: ("a", "b"),
            1: ("a", "b"),
            2: Amount(3, 9),
            3: Subset(("x", "y", "z"), 2, 3),
            4: Order(("x", "y")),
            5: Text(5, samples=("hm",)),
        }
        self.hear((yield sealed(options, "w", "TOY-1", default={1: "b"})))


def test_the_default_is_what_the_rules_say_else_the_first() -> None:
    match = start(Defaults, seats=6)
    defaults = {seat: match.default(seat) for seat in range(6)}
    assert defaults == {0: "a", 1: "b", 2: 3, 3: ("x", "y"), 4: ("x", "y"), 5: "hm"}
    for seat, choice in defaults.items():
        match.answer(seat, choice)
    with pytest.raises(Refused):
        match.default(0)


# -- refusals in the middle of a step ---------------------------------------------------------


class Strict(Toy):
    """The rules refuse after they have changed, drawn and told something."""

    def script(self):
        first = yield turn(0, Text(5), "w", "TOY-1")
        self.hear(first)
        second = yield turn(0, Text(5), "w", "TOY-1")
        self.hear(self.roll(1000))
        if second == first:
            raise Refused("no-such-option", "TOY-9", word=second)
        self.hear(second)


def test_a_refusal_in_the_middle_takes_everything_back() -> None:
    match = start(Strict)
    match.answer(0, "one")
    before = (match.log[:], match.events(0), match.state.heard[:], match.state.draws)
    for _ in range(2):
        with pytest.raises(Refused) as refused:
            match.answer(0, "one")
        assert (refused.value.rule, refused.value.args_) == ("TOY-9", {"word": "one"})
        assert refused.value.message("fr").startswith("Ce choix")
        assert (match.log, match.events(0), match.state.heard, match.state.draws) == before
    match.answer(0, "two")
    assert match.state.heard[-1] == "'two'"


class LateRefusal(Toy):
    """The refusal comes from the beginning of the next step, after many answers."""

    rounds = 100

    def script(self):
        if self.heard and self.heard[-1] == "'no'":
            raise Refused("no-such-option", "TOY-9")
        self.hear((yield turn(0, ("go", "no"), "w", "TOY-1")))


def test_a_refusal_after_the_snapshot_takes_everything_back() -> None:
    match = start(LateRefusal)
    for moment in range(70):
        with pytest.raises(Refused):
            match.answer(0, "no")
        assert len(match.log) == moment
        match.answer(0, "go")
    assert match.state.heard == ["'go'"] * 70


def test_a_crash_of_the_rules_takes_everything_back_too() -> None:
    class Crash(Toy):
        def script(self):
            self.hear((yield turn(0, ("go", 0), "w", "TOY-1")))
            assert self.heard[-1] != "0", "boom"

    match = start(Crash)
    with pytest.raises(AssertionError, match="boom"):
        match.answer(0, 0)
    assert match.state.heard == []
    match.answer(0, "go")


def test_a_step_that_asks_differently_when_run_again_is_a_rule_error() -> None:
    luck = iter(range(100))

    class Fickle(Toy):
        def script(self):
            yield turn(next(luck) % 2, ("go",), "w", "TOY-1")
            yield turn(0, ("go",), "w", "TOY-1")

    match = start(Fickle)
    match.answer(0, "go")
    twin = match.clone()
    with pytest.raises(RuleError, match="asked differently"):
        twin.view(0)
    assert twin.log == [(0, "go")], "nothing is lost that a crash file may need"


# -- telling ----------------------------------------------------------------------------------


class Whisper(Toy):
    def script(self):
        self.emit("all", n=1)
        self.emit("only", to=(0,), n=2)
        self.emit("partly", "TOY-3", to=(1,), secret={"n": 3}, n="unknown")
        yield turn(0, ("go",), "w", "TOY-1")


def test_events_reach_their_audience_and_are_numbered_for_it() -> None:
    match = start(Whisper)
    heard = {viewer: match.events(viewer, after=1) for viewer in (0, 1, None)}
    assert [(e["n"], e["key"], e["args"]["n"]) for e in heard[0]] == [
        (2, "all", 1), (3, "only", 2), (4, "partly", "unknown"),
    ]  # fmt: skip
    assert [(e["n"], e["key"], e["args"]["n"]) for e in heard[1]] == [
        (2, "all", 1), (3, "partly", 3),
    ]  # fmt: skip
    assert [(e["n"], e["args"]["n"]) for e in heard[None]] == [(2, 1), (3, "unknown")]
    assert heard[None][1]["rule"] == "TOY-3"


# -- options on demand ------------------------------------------------------------------------


def test_options_made_later_are_made_when_somebody_looks_and_once() -> None:
    made = []

    class OnDemand(Toy):
        def script(self):
            def make():
                made.append(self.round)
                return ("go", "stop")

            self.hear((yield later(0, make, "w", "TOY-1")))

    match = start(OnDemand)
    assert made == []
    assert match.asks == {0: ("go", "stop")}
    assert match.ask.why == "w"
    twin = match.clone()
    twin.answer(0, "go")
    match.answer(0, "stop")
    assert made == [0]
    with pytest.raises(Refused):
        match.answer(0, "run")
    assert made == [0, 1]
    assert match.imagine(0, Random(1)).asks == {0: ("go", "stop")}
    assert match.state.heard == ["'stop'"]
    assert twin.state.heard == ["'go'"]


# -- copies and moments -----------------------------------------------------------------------


def test_a_clone_goes_its_own_way() -> None:
    match = start(Turns)
    twin = match.clone()
    twin.answer(0, "a")
    assert match.log == []
    assert match.state.heard == []
    assert twin.state.heard == ["'a'"]


def test_a_clone_knows_what_was_sealed() -> None:
    match = start(Sealed)
    match.answer(0, "x")
    twin = match.clone()
    assert twin.waiting == [1]
    assert twin.can_undo(0)
    twin.answer(1, "y")
    assert match.waiting == [1]


def test_any_moment_can_be_seen_again() -> None:
    match = start(Turns)
    match.answer(0, 1)
    assert match.at(0).state.heard == []
    assert match.at(1).view(None) == match.view(None)
    for moment in (-1, 2):
        with pytest.raises(Refused) as refused:
            match.at(moment)
        assert refused.value.key == "no-such-moment"


def test_trace_names_the_step_and_the_question() -> None:
    assert start(Turns).trace() == "Turns step=turn answers=0 ask=w"


def test_window_is_a_sealed_choice_with_a_mark() -> None:
    class Window(Toy):
        def script(self):
            self.hear((yield window({0: ("pass",), 1: ("pass", "hiss")}, "w", "TOY-1")))

    match = start(Window)
    assert match.ask.window
    match.answer(1, "hiss")
    match.answer(0, "pass")
    assert match.state.heard == ["{0: 'pass', 1: 'hiss'}"]


# -- the public face --------------------------------------------------------------------------


def test_bots_play_to_the_end() -> None:
    bot = tablee.random_bot("bot")
    match = tablee.play(start(Race), {0: bot, 1: bot})
    assert match.outcome is not None
    with pytest.raises(RuleError, match="not over after 1 answers"):
        tablee.play(start(Race), {0: bot, 1: bot}, limit=1)


def test_a_match_is_freed_as_soon_as_nobody_holds_it() -> None:
    """No circle keeps it until the garbage collector comes by; nor a clone, thawed or not."""
    gc.disable()
    try:
        match = start(Turns)
        match.answer(0, "a")
        clone = match.clone()
        assert clone.state is not match.state
        gone = [weakref.ref(one) for one in (match, clone)]
        del match, clone
        assert [ref() for ref in gone] == [None, None]
    finally:
        gc.enable()
