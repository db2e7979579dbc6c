"""Undo: free up to the last barrier, past it by consent."""

from __future__ import annotations

import pytest

from tablee.kernel import ALL, CLOCK, Refused, load, race, sealed, turn
from tests.kernel.toys import CardToy, Toy, start


class Steps(Toy):
    """Seat 0 goes, draws if it says so, goes; then both choose in secret; then a race."""

    def script(self):
        self.hear((yield turn(0, ("go", "roll"), "w", "TOY-1")))
        if self.heard[-1] == "'roll'":
            self.hear(self.roll(6))
        self.hear((yield turn(0, ("go",), "w", "TOY-1")))
        self.hear((yield sealed({0: ("x", "y"), 1: ("x", "y")}, "w", "TOY-1")))
        number = (yield race({0: ("x",), 1: ("y",), CLOCK: ("time",)}, "w", "TOY-1"))[0]
        self.hear(number)
        self.hear((yield turn(1, ("go",), "w", "TOY-1")))


class Guess(Toy):
    """The first right answer closes it; who guessed wrong has guessed."""

    def script(self):
        options = dict.fromkeys(range(self.seats), ("right", "wrong"))
        self.hear((yield race(options, "w", "TOY-1", until=lambda c: "right" in c.values())))


def test_the_setup_is_no_barrier_for_the_first_answer() -> None:
    class Shuffled(Steps):
        def setup(self) -> None:
            self.hear(self.roll(6))

    match = start(Shuffled)
    before = match.view(0)
    match.answer(0, "go")
    assert match.can_undo(0)
    match.undo(0)
    assert match.view(0) == before
    assert match.log == []


def test_free_undo_goes_back_answer_by_answer() -> None:
    match = start(Steps)
    match.answer(0, "go")
    match.answer(0, "go")
    assert not match.can_undo(1)
    match.undo(0)
    match.undo(0)
    assert match.log == []
    with pytest.raises(Refused) as refused:
        match.undo(0)
    assert refused.value.key == "no-undo-nothing"


def test_what_was_drawn_is_a_barrier() -> None:
    match = start(Steps)
    match.answer(0, "roll")
    assert not match.can_undo(0)
    with pytest.raises(Refused) as refused:
        match.undo(0)
    assert refused.value.key == "no-undo"
    assert len(match.log) == 1
    match.answer(0, "go")
    match.undo(0)
    assert not match.can_undo(0), "the barrier is still where it was"


def test_what_was_revealed_is_a_barrier() -> None:
    class Peek(CardToy):
        def turn(self):
            choice = yield turn(0, ("look", "wait"), "w", "TOY-1")
            if choice == "look":
                self.reveal(3, to=[0])
            yield turn(0, ("end",), "w", "TOY-1")
            self.done = True

    match = start(Peek)
    match.answer(0, "wait")
    assert match.can_undo(0)
    match.undo(0)
    match.answer(0, "look")
    assert not match.can_undo(0)


def test_a_rule_can_set_a_barrier_itself() -> None:
    class Said(Toy):
        def script(self):
            yield turn(0, ("go",), "w", "TOY-1")
            self.barrier()
            yield turn(0, ("go",), "w", "TOY-1")

    match = start(Said)
    match.answer(0, "go")
    assert not match.can_undo(0)


def sealed_match():
    match = start(Steps)
    match.answer(0, "go")
    match.answer(0, "go")
    assert match.ask.closes is ALL
    return match


def test_a_sealed_answer_can_be_withdrawn_and_the_others_stay() -> None:
    match = sealed_match()
    match.answer(0, "x")
    assert match.can_undo(0)
    match.undo(0)
    assert match.waiting == [0, 1]
    match.answer(1, "y")
    match.answer(0, "y")
    assert match.state.heard[-1] == "{0: 'y', 1: 'y'}"


def test_withdrawing_leaves_what_others_sealed_after() -> None:
    class Three(Toy):
        def script(self):
            self.hear((yield sealed(dict.fromkeys(range(3), ("x", "y")), "w", "TOY-1")))

    match = start(Three, seats=3)
    match.answer(0, "x")
    match.answer(1, "y")
    match.undo(0)
    assert match.waiting == [0, 2]
    assert match.log == [(1, "y")]


def test_closing_a_sealed_choice_is_a_barrier_for_the_last_to_answer() -> None:
    """Else seat 1, having seen what seat 0 chose, could choose again."""
    match = sealed_match()
    match.answer(0, "x")
    match.answer(1, "y")
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_a_race_that_is_won_is_a_barrier() -> None:
    match = sealed_match()
    match.answer(0, "x")
    match.answer(1, "y")
    match.answer(1, "y")
    assert not match.can_undo(1)


def test_a_wrong_guess_stays_given() -> None:
    match = start(Guess)
    match.answer(0, "wrong")
    assert match.waiting == [1]
    assert not match.can_undo(0)
    with pytest.raises(Refused):
        match.undo(0)
    match.undo(0, consent=True)
    assert match.waiting == [0, 1]


def test_by_consent_one_goes_back_past_the_barrier_and_past_others() -> None:
    match = sealed_match()
    match.answer(0, "x")
    match.answer(1, "y")
    match.answer(1, "y")
    match.undo(0, consent=True)
    assert match.log == [(0, "go"), (0, "go")]
    assert match.waiting == [0, 1]


def test_when_it_is_over_nothing_is_undone() -> None:
    class Short(Steps):
        rounds = 0

    with pytest.raises(Refused) as refused:
        start(Short).undo(0, consent=True)
    assert refused.value.key == "no-over"


def test_copies_can_undo_like_the_original() -> None:
    match = start(Steps)
    match.answer(0, "go")
    for copy in (match.clone(), load(match.save())):
        assert copy.can_undo(0)
        assert not copy.can_undo(1)
        copy.undo(0)
        assert copy.log == []
    assert len(match.log) == 1
