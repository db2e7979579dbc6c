"""An undo costs a fixed number of answers, however long the match is; beyond that it is refused."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from tablee.kernel import Match, Refused, load, turn
from tablee.kernel.conformance.look import everything
from tablee.kernel.running import REACH, SNAPSHOT_EVERY, Running
from tests.kernel.toys import Toy, start


class Walk(Toy):
    """Two seats take turns, one answer to a step; a roll is a barrier."""

    rounds = 10**9

    def script(self):
        seat = len(self.heard) % 2
        choice = yield turn(seat, ("go", "roll"), "w", "TOY-1")
        self.hear(self.roll(6) if choice == "roll" else choice)
        del self.heard[:-6]


def walk(answers: int, choices: str = "go") -> Match:
    match = start(Walk)
    for number in range(answers):
        match.answer(match.waiting[0], choices if number % 7 else "roll")
    return match


@pytest.fixture
def fed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many answers were run again, each time."""
    counts: list[int] = []
    feed = Running._feed

    def counting(self: Running, answers: Iterable[Any]) -> None:
        answers = list(answers)
        counts.append(len(answers))
        feed(self, answers)

    monkeypatch.setattr(Running, "_feed", counting)
    return counts


@pytest.mark.parametrize("length", [40, 400, 4000])
def test_an_undo_runs_no_more_answers_in_a_long_match(length: int, fed: list[int]) -> None:
    match = walk(length)
    for _ in range(20):
        match.undo(match.log[-1][0], consent=True)
    assert len(match.log) == length - 20
    assert max(fed) <= 2 * SNAPSHOT_EVERY + 2
    assert len(fed) == 20


def test_a_refusal_runs_nothing(fed: list[int]) -> None:
    match = walk(2000, "roll")
    for seat, consent in ((0, False), (1, False), (7, True)):
        with pytest.raises(Refused):
            match.undo(seat, consent)
    assert fed == []
    assert len(match.log) == 2000


@pytest.mark.parametrize("length", [1, 31, 32, 33, 64, 65, 97, 150, 333])
def test_what_is_undone_is_what_was(length: int) -> None:
    """Also the barrier, which a snapshot does not see by itself."""
    match = walk(length)
    for back in range(1, min(length, REACH) + 1):
        match.undo(match.log[-1][0], consent=True)
        if back in (1, 2, 30, 31, 32, 33, 64, REACH - 1):
            assert everything(match) == everything(walk(length).at(length - back))


def test_clones_that_made_snapshots_everywhere_go_back_the_same() -> None:
    match = start(Walk)
    for number in range(300):
        match.answer(match.waiting[0], "go" if number % 7 else "roll")
        match.clone()
    twin = match.clone()
    for _ in range(REACH - 1):
        twin.undo(twin.log[-1][0], consent=True)
    assert everything(twin) == everything(walk(300).at(301 - REACH))
    assert len(match.log) == 300


def test_beyond_the_reach_it_is_refused_and_says_why() -> None:
    """Also step by step: the reach is counted from the most answers there ever were."""
    match = walk(600)
    for _ in range(REACH):
        match.undo(match.log[-1][0], consent=True)
    assert not match.can_undo(match.log[-1][0])
    with pytest.raises(Refused) as refused:
        match.undo(match.log[-1][0], consent=True)
    assert refused.value.key == "no-undo-far"
    assert len(match.log) == 600 - REACH
    match.answer(match.waiting[0], "go")
    match.undo(match.log[-1][0], consent=True)
    assert len(match.log) == 600 - REACH


def test_a_match_just_begun_keeps_no_trail_and_a_long_one_a_short_trail() -> None:
    assert start(Walk)._trail == ()
    assert len(walk(5000)._trail or ()) == REACH // SNAPSHOT_EVERY + 1


def test_one_that_was_saved_goes_back_as_far() -> None:
    match = load(walk(300).save())
    for _ in range(REACH - 1):
        match.undo(match.log[-1][0], consent=True)
    assert everything(match) == everything(walk(300).at(301 - REACH))


def test_rules_that_fail_on_the_way_back_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = walk(100)
    before = everything(match)

    def fail(self: Running, answers: Iterable[Any]) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(Running, "_feed", fail)
        with pytest.raises(ZeroDivisionError):
            match.undo(match.log[-1][0], consent=True)
    assert everything(match) == before
    match.answer(match.waiting[0], "go")
