"""Answers that nobody should give (FL-5.6, FL-7.2, FL-8.2, FL-10.5, FL-11.2)."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tests.fog_of_love.couple import FILL, GAME, choose, couple, create, new, play, refuse, truth
from tests.rules import rule


@rule("FL-8.2")
@pytest.mark.parametrize("answer", ["e", "A", "", None, 0, True, ["a"], "a" * 10_000, {"a": 1}])
def test_no_letter_of_the_card(answer: Any) -> None:
    m = couple(hand={0: ["sweet-2", *FILL], 1: []})
    play(m, 0, "sweet-2")
    refuse(m, 0, answer, "no-such-option", "FL-8.2")


@rule("FL-5.2")
@pytest.mark.parametrize("size", [0, 2, 4, 5])
def test_not_three_traits(size: int) -> None:
    m = create(new(), to="traits")
    refuse(m, 0, tuple(truth(m).dealt[0][:size]), "no-such-option", "FL-5.2")
    refuse(m, 0, tuple(truth(m).dealt[1][:3]), "no-such-option", "FL-5.2")
    refuse(m, 0, (truth(m).dealt[0][0],) * 3, "no-such-option", "FL-5.2")


@rule("FL-9.5")
def test_a_trade_of_a_card_of_the_other() -> None:
    m = couple(hand={0: ["sweet-30", *FILL], 1: ["drama-1"]})
    play(m, 0, "sweet-30")
    refuse(m, 0, truth(m).hands[1][0], "no-such-option", "FL-9.5")


@rule("FL-13.1")
def test_a_final_destiny_that_was_discarded() -> None:
    m = couple(
        chapter=2,
        stage="open_chapter",
        hand={0: [], 1: []},
        destinies={0: ["devotion", "team"]},
        forgone={0: ["equals", "dominant"]},
    )
    refuse(m, 0, truth(m).forgone[0][0], "no-such-option", "FL-13.1")
    refuse(m, 0, truth(m).destinies[1][0], "no-such-option", "FL-13.1")


@rule("FL-4.1")
@pytest.mark.parametrize(
    "options", [{"story": "winter"}, {"first": "cat"}, {"sex": "maybe"}, {"expansion": "yes"}]
)
def test_settings_that_are_not_offered(options: dict[str, str]) -> None:
    with pytest.raises(tablee.Refused):
        tablee.new_match(GAME, 2, options)


@rule("FL-1.1")
@pytest.mark.parametrize("seats", [1, 3])
def test_it_is_for_two(seats: int) -> None:
    with pytest.raises(tablee.Refused):
        tablee.new_match(GAME, seats)


@rule("FL-7.2")
def test_a_card_already_played() -> None:
    m = couple(hand={0: ["sweet-9", *FILL], 1: ["sweet-5"]})
    card = truth(m).hands[0][0]
    play(m, 0, "sweet-9")
    choose(m, "a")
    refuse(m, 1, f"play:{card}", "no-such-option", "FL-7.2")
    refuse(m, 0, f"play:{card}", "no-not-asked", "FL-7.2")
