"""What the rules refuse: with a clause, with words in both languages, and without a trace."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tests.fear_of_the_dark.play import WEST, do, maze, new, offers, snapshot
from tests.rules import rule


def refuse(m: tablee.Match, choice: Any, clause: str, seat: Any = 0) -> tablee.Refused:
    before = snapshot(m)
    with pytest.raises(tablee.Refused) as caught:
        m.answer(seat, choice)
    assert caught.value.rule == clause
    words = {lang: caught.value.message(lang) for lang in ("en", "fr")}
    assert all(len(said) > 20 for said in words.values()), "a sentence, not a key"
    assert words["en"] != words["fr"]
    assert snapshot(m) == before, "nothing has changed"
    return caught.value


@rule("FD-5.1")
@pytest.mark.parametrize("seat", [1, -1, 7, None, "0"])
def test_a_seat_that_is_not_asked(seat: Any) -> None:
    m = new()
    refusal = refuse(m, "strike", "FD-5.1", seat=seat)
    assert refusal.key == "no-not-asked"


@rule("FD-5.7")
@pytest.mark.parametrize(
    "choice",
    [
        "play:walk", "two:walk", "joker:walk:scout", "joker:walk:stealth", "joker:walk:search",
        "use:match", "use:key", "stop", "N", "", "play:", "joker:walk", "GIVE-UP", " strike",
        0, True, None, 1.5, ["strike"], ("strike",), {"strike": 1}, {}, [[]],
    ],
)  # fmt: skip
def test_an_action_that_is_not_offered(choice: Any) -> None:
    refuse(new(), choice, "FD-5.1")


@rule("FD-5.7")
@pytest.mark.parametrize(
    ("position", "choice"),
    [
        ({"hand": ["walk"]}, "play:clear"),
        ({"hand": ["walk"]}, "joker:clear:clear"),
        ({"hand": ["scout"]}, "play:scout"),
        ({"hand": ["light"], "matches": 0}, "play:light"),
        ({"matches": 0}, "strike"),
        ({"matches": 0}, "joker:walk:light"),
        ({"hand": ["clear"], "tokens": {(1, 2): ""}}, "play:clear"),
        ({"hand": ["search"]}, "play:search"),
        ({"objects": ["match"], "matches": 6}, "use:match"),
        ({"objects": ["paper"]}, "use:paper"),
        ({"objects": ["key"], "tokens": {(2, 1): ""}}, "use:key"),
        ({"lost": ["stealth"]}, "joker:stealth:walk"),
        ({"rooms": {(-1, 0): "r05"}, "pawn": (-1, 1), "leak": (-1, 0)}, "strike"),
    ],
)
def test_an_action_whose_prerequisite_is_missing(position: dict[str, Any], choice: str) -> None:
    refuse(maze(**position), choice, "FD-5.1")


@rule("FD-4.3")
@pytest.mark.parametrize(
    "plan",
    [
        (), ("walk",), ("walk", "walk"), ("walk", "walk", "walk", "scout"),
        ("walk", "walk", "dragon"), ("light", "light", "walk"), ("scout", "scout", "scout"),
        ("walk", "walk", "lever"), "walk", "wal", None, 3, ("walk", "walk", 3),
        ("walk", "walk", None), ("walk", "walk", ["walk"]), {"walk": 3}, [{}, {}, {}],
    ],
)  # fmt: skip
def test_a_plan_of_the_wrong_size_or_of_cards_that_are_not_there(plan: Any) -> None:
    m = maze(hand=["walk"])
    do(m, "strike")
    refuse(m, plan, "FD-4.3")


@rule("FD-4.3")
def test_a_plan_with_a_lost_card() -> None:
    m = maze(lost=["light"])
    do(m, "strike")
    refuse(m, ("light", "walk", "walk"), "FD-4.3")


@rule("FD-4.3")
def test_a_plan_that_came_as_a_list_is_fine() -> None:
    m = maze()
    do(m, "strike", ["walk", "light", "clear"])
    assert m.view(0)["hand"] == ["light", "walk", "clear"]
    assert m.log[-1] == (0, ("light", "walk", "clear"))


@rule("FD-7.1", "FD-7.2")
@pytest.mark.parametrize("step", ["N", "E", "S", "stop", "NW", "w", "WW", 3, None, ("W",)])
def test_a_step_into_a_hole_a_lock_an_obstruction_or_nowhere(step: Any) -> None:
    m = maze(hand=["walk"])
    do(m, "play:walk")
    refuse(m, step, "FD-7.1")


@rule("FD-7.1")
def test_a_step_into_a_wall() -> None:
    m = maze(hand=["walk"], pawn=(0, 0))
    do(m, "play:walk")
    refuse(m, "N", "FD-7.1")
    refuse(m, "W", "FD-7.1")


@rule("FD-7.3", "FD-7.6")
@pytest.mark.parametrize("quarter", [3, 4, -1, "0", 0.0, True, False, None, (0,)])
def test_a_turn_that_does_not_fit(quarter: Any) -> None:
    m = maze(pawn=WEST, hand=["scout"], maze=["r09"])
    do(m, "play:scout")
    assert offers(m) == (0, 1, 2)
    refuse(m, quarter, "FD-7.3")


@rule("FD-6.6", "FD-11.3")
def test_a_target_that_is_not_there() -> None:
    m = maze(hand=["clear"], tokens={(0, 1): "obstruction"})
    do(m, "play:clear")
    refuse(m, "E", "FD-6.6")
    m = maze(objects=["key"], tokens={(0, 1): "lock"})
    do(m, "use:key")
    refuse(m, "S", "FD-11.3")


@rule("FD-9.1")
@pytest.mark.parametrize("card", ["hand:walk", "deck:clear", "walk", "hand:", "deck:terror"])
def test_a_card_that_terror_cannot_take(card: str) -> None:
    m = maze(pawn=WEST, hand=["walk", "clear"], maze=["r09"], dangers=["terror"])
    do(m, "play:walk", "W", 0)
    refuse(m, card, "FD-9.1")


@rule("FD-10.1", "FD-10.2", "FD-11.4")
def test_a_wall_a_door_or_a_lock_that_is_not_there() -> None:
    here = {"rooms": {(-1, 0): "r04/3"}, "tokens": {(-1, 1): ""}, "pawn": (-1, 1)}
    door = maze(**here, hand=["search"], slots={"secret1": ["secret-door"]})
    do(door, "play:search")
    refuse(door, "-1,1,E", "FD-10.1")
    chart = maze(**here, hand=["search"], slots={"secret1": ["map"]})
    do(chart, "play:search")
    refuse(chart, "-2,0,N", "FD-10.2")
    lever = maze(
        rooms={(-1, 0): "r01/1", (1, 0): "r11"}, pawn=(-1, 1), slots={"object3": ["lever"]}
    )
    do(lever, "joker:walk:search")
    refuse(lever, "1,2", "FD-11.4")


@rule("FD-3.3")
def test_anything_after_the_end() -> None:
    m = new()
    do(m, "give-up")
    before = snapshot(m)
    for choice in ("strike", "give-up", None):
        with pytest.raises(tablee.Refused) as caught:
            m.answer(0, choice)
        assert caught.value.key == "no-over"
        assert caught.value.message("en") != caught.value.message("fr")
    assert snapshot(m) == before


@rule("FD-2.5")
@pytest.mark.parametrize(
    "options",
    [{"difficulty": "impossible"}, {"difficulty": 6}, {"matches": 9}, {"terror": "never"}],
)
def test_a_setting_that_does_not_exist(options: dict[str, Any]) -> None:
    with pytest.raises(tablee.Refused) as caught:
        tablee.new_match("fear-of-the-dark", options=options)
    assert caught.value.message("en") != caught.value.message("fr")


@rule("FD-2.1")
def test_the_lost_are_alone() -> None:
    with pytest.raises(tablee.Refused) as caught:
        tablee.new_match("fear-of-the-dark", seats=2)
    assert "2" in caught.value.message("fr")


@rule("FD-5.1")
def test_after_a_refusal_the_game_goes_on_as_if_nothing_had_been_said() -> None:
    m, twin = new("twins"), new("twins")
    refuse(m, "play:walk", "FD-5.1")
    for match in (m, twin):
        do(match, "strike", ("walk", "walk", "scout"), "play:walk", "W", "W")
    assert snapshot(m) == snapshot(twin)
