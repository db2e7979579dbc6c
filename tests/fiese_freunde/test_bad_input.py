"""What the rules refuse: with a clause, with words in both languages, and without a trace."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tests.fiese_freunde.play import (
    GAME,
    all_stay,
    asked,
    buy,
    call,
    do,
    four,
    friends,
    has,
    in_two_languages,
    lives,
    new,
    offers,
    refuse,
    snapshot,
)
from tests.rules import rule

NONSENSE: list[Any] = [
    None,
    True,
    0,
    -1,
    1.5,
    "",
    " ",
    "pass ",
    "PASS",
    [],
    {},
    [[]],
    ("pass",),
    "💥",
]


@rule("FF-9.1")
@pytest.mark.parametrize(
    "choice", ["bid:4", "bid:99", "max:4", "max:0", "bid:-1", "bid:", "bid", 3]
)
def test_a_bid_above_the_purse_or_none_at_all(choice: Any) -> None:
    m = lives(offer=["a12"], time=[3, 3])
    m.answer(0, "auction:a12")
    refuse(m, 0, choice, "FF-9.1")
    m.answer(0, "bid:2")
    refuse(m, 1, choice, "FF-9.1")
    refuse(m, 1, "bid:2", "FF-9.1")


@rule("FF-8.3", "FF-9.1")
@pytest.mark.parametrize("card", ["a01", "a02", "a07", "b05", "b38", "b25", "b02", "b35", "a36"])
def test_a_card_whose_conditions_fail(card: str) -> None:
    refuse(lives(offer=[card], **has(money=0)), 0, f"auction:{card}", "FF-8.3")


@rule("FF-7.2")
def test_a_card_that_is_not_on_the_table() -> None:
    refuse(lives(slice=1, offer=["p02"]), 0, "take:p04", "FF-7.2")
    refuse(lives(slice=1, offer=["p02"]), 0, "take:a01", "FF-7.2")
    refuse(lives(offer=["a12"], lived={1: ["a11"]}), 0, "auction:a11", "FF-8.3")


@rule("FF-10.1")
@pytest.mark.parametrize("cast", [(0,), (5,), (1, 2), (), (-1,), (-2,), (10,), 2, "2", ("2",)])
def test_a_participant_who_may_not_be(cast: Any) -> None:
    """Oneself, a stranger, two at once, nobody, somebody anonymous, somebody who is not there."""
    m = lives(offer=["a25"], **friends(2, 3))
    buy(m, "a25")
    refuse(m, 0, cast, "FF-10.1")


@rule("FF-10.8")
@pytest.mark.parametrize("cast", [(4,), (0,), (3,), (1, 2)])
def test_a_decision_past_the_callers(cast: tuple[int, ...]) -> None:
    m = four(offer=["a23"], phones={1: [0], 2: [0]})
    buy(m, "a23")
    m.answer(0, (4,))
    call(m, 1, 2)
    all_stay(m)
    assert offers(m) == ((1,), (2,))
    refuse(m, 0, cast, "FF-10.8")


@rule("FF-10.4")
def test_a_call_too_late() -> None:
    """Once all have stayed, the event goes on; and after it there is nothing to call for."""
    m = four(offer=["b37"], ties={(0, 1): "friend", (0, 2): "friend", (0, 3): "friend"})
    buy(m, "b37")
    m.answer(0, (1, 2))
    m.answer(3, "stay")
    refuse(m, 3, "call", "FF-10.4")
    all_stay(m)
    assert asked(m) == "bed"
    refuse(m, 3, "call", "FF-5.1")
    for seat in (0, 1, 2):
        m.answer(seat, "w")
    refuse(m, 3, "call", "FF-8.3")


@rule("FF-10.4")
@pytest.mark.parametrize("choice", ["ring", "call:0", ("call",), *NONSENSE])
def test_a_call_that_is_none(choice: Any) -> None:
    m = four(offer=["a23"])
    buy(m, "a23")
    m.answer(0, (4,))
    refuse(m, 1, choice, "FF-10.4")


@rule("FF-9.6")
@pytest.mark.parametrize("goal", ["j3", "m4", "l1", "m1", "j4", ""])
def test_a_goal_that_is_not_met_or_not_there(goal: str) -> None:
    m = lives(goals={0: ["j3", "l1"], 1: ["j4"]}, realised={0: ["l2"]}, **has(money=2))
    refuse(m, 0, f"goal:{goal}", "FF-8.3")


@rule("FF-1.1")
@pytest.mark.parametrize("text", ["Karaoke", "Karaoke | fish | sex", "Karaoke | | child"])
def test_a_broken_own_card(text: str) -> None:
    with pytest.raises(tablee.Refused) as caught:
        tablee.new_match(GAME, 3, {"blank": text})
    assert caught.value.rule == "FF-1.1"
    in_two_languages(caught.value)


@rule("FF-8.3")
@pytest.mark.parametrize("choice", NONSENSE)
def test_nonsense_on_ones_turn(choice: Any) -> None:
    refuse(lives(offer=["a12"]), 0, choice, "FF-8.3")


@rule("FF-6.1")
@pytest.mark.parametrize("choice", ["x", "W", "wm", *NONSENSE])
def test_nobody_of_that_kind(choice: Any) -> None:
    refuse(new(), 1, choice, "FF-6.1")


@rule("FF-6.1")
def test_a_sex_is_chosen_once() -> None:
    m = new()
    m.answer(1, "w")
    refuse(m, 1, "m", "FF-6.1")


@rule("FF-5.1")
@pytest.mark.parametrize("choice", ["x", "both", *NONSENSE])
def test_a_half_of_the_bed_that_is_not_there(choice: Any) -> None:
    m = lives(offer=["b07"])
    buy(m, "b07")
    refuse(m, 0, choice, "FF-5.1")


@rule("FF-2.5")
@pytest.mark.parametrize(
    "order", [(), ("+alcohol 1",), ("+wisdom 1", "+wisdom 1"), ("alcohol", "wisdom"), *NONSENSE]
)
def test_an_order_of_something_else(order: Any) -> None:
    m = lives(offer=["a26"], **has(money=1, alcohol=3))
    buy(m, "a26")
    refuse(m, 0, order, "FF-2.5")


@rule("FF-9.4")
@pytest.mark.parametrize("choice", [2, -1, "0", "packet", *NONSENSE[4:]])
def test_a_packet_that_is_not_there(choice: Any) -> None:
    m = lives(goals={0: ["l1"]}, packets=[["l2"], ["l3"]], time=[8, 8])
    m.answer(0, "exchange")
    refuse(m, 0, choice, "FF-9.4")


@rule("FF-9.3")
@pytest.mark.parametrize("choice", ["steal:1:7", "steal:1:0", "steal:0:1", "steal:2:1", "pass", 1])
def test_a_theft_of_what_is_not_due_or_not_there(choice: Any) -> None:
    m = lives(time=[0, 16])
    m.answer(0, "pass")
    refuse(m, 0, choice, "FF-9.3")


@rule("FF-8.3")
@pytest.mark.parametrize("seat", [1, 2, -1, 7, None, "0"])
def test_a_seat_that_is_not_asked(seat: Any) -> None:
    m = lives()
    before = snapshot(m)
    with pytest.raises(tablee.Refused) as caught:
        m.answer(seat, "pass")
    assert (caught.value.key, caught.value.rule) == ("no-not-asked", "FF-8.3")
    in_two_languages(caught.value)
    assert snapshot(m) == before


@rule("FF-10.1")
def test_a_choice_that_came_as_a_list_is_fine() -> None:
    m = lives(offer=["b33"])
    buy(m, "b33")
    m.answer(0, [2, 6])
    assert m.log[-1] == (0, (2, 6))


@rule("FF-8.3")
def test_after_a_refusal_the_game_goes_on_as_if_nothing_had_been_said() -> None:
    m, twin = lives(offer=["a12", "b33"]), lives(offer=["a12", "b33"])
    refuse(m, 0, "auction:a01", "FF-8.3")
    for match in (m, twin):
        do(match, 0, "auction:b33", "bid:0")
        do(match, 1, "drop")
        do(match, 0, (2, 6))
        all_stay(match)
    assert snapshot(m) == snapshot(twin)
