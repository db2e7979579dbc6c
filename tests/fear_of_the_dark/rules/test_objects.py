"""FD-11 the objects."""

from __future__ import annotations

import pytest

from tablee.kernel import Subset
from tests.fear_of_the_dark.play import (
    MINDS,
    WEST,
    all_but,
    asked,
    do,
    hand,
    keys,
    lost,
    maze,
    offers,
    token,
    told,
)
from tests.rules import rule

# -- FD-11.1 match ----------------------------------------------------------------------------


@rule("FD-11.1")
@pytest.mark.parametrize("cards", [[], ["walk"]])
def test_a_match_becomes_a_token(cards: list[str]) -> None:
    m = maze(objects=["match", "match"], matches=0, hand=cards)
    do(m, "use:match")
    assert m.view(0)["matches"] == 1
    assert m.view(0)["objects"] == ["match"]
    assert m.view(0)["spent"] == ["match"]
    assert told(m, "match-gained") == [{"left": 1}]
    assert "strike" in offers(m)


@rule("FD-11.1")
def test_with_six_tokens_the_card_is_kept_until_there_is_room() -> None:
    m = maze(objects=["match", "match"], matches=5)
    do(m, "use:match")
    assert m.view(0)["matches"] == 6
    assert "use:match" not in offers(m)
    assert m.view(0)["objects"] == ["match"]
    do(m, "strike", ("walk", "walk", "walk"))
    assert "use:match" in offers(m)


# -- FD-11.2 paper ----------------------------------------------------------------------------


@rule("FD-11.2")
def test_a_paper_builds_a_hand_of_three_in_the_light_for_no_match() -> None:
    m = maze(objects=["paper"], matches=2, hand=["clear"])
    do(m, "use:paper")
    assert asked(m) == "plan"
    assert m.asks[0] == Subset(MINDS, 3, 3)
    do(m, ("clear", "walk", "scout"))
    assert hand(m) == ["clear", "scout", "walk"]
    assert m.view(0)["matches"] == 2
    assert m.view(0)["objects"] == []
    assert lost(m) == []


@rule("FD-11.2")
def test_a_paper_does_not_burn_in_the_dark() -> None:
    assert "use:paper" not in offers(maze(objects=["paper"]))


@rule("FD-11.2", "FD-4.3")
def test_a_paper_brings_a_larger_hand_down_to_three() -> None:
    m = maze(objects=["paper"], hand=["walk", "walk", "scout", "clear"])
    do(m, "use:paper", ("walk", "scout", "clear"))
    assert len(hand(m)) == 3


@rule("FD-11.2", "FD-4.3")
def test_a_paper_with_few_minds_left_takes_them_all() -> None:
    m = maze(objects=["paper"], hand=["walk"], lost=all_but("walk", "clear"))
    do(m, "use:paper")
    assert hand(m) == ["clear", "walk"]


# -- FD-11.3 key ------------------------------------------------------------------------------


@rule("FD-11.3")
@pytest.mark.parametrize("cards", [[], ["walk"]], ids=["dark", "light"])
def test_a_key_removes_an_adjacent_lock(cards: list[str]) -> None:
    m = maze(objects=["key"], hand=cards)
    do(m, "use:key")
    assert token(m, 2, 1) == ""
    assert told(m, "unlock") == [{"x": 2, "y": 1}]
    assert m.view(0)["objects"] == []
    assert m.view(0)["spent"] == ["key"]


@rule("FD-11.3")
def test_a_key_opens_no_obstruction_and_no_lock_far_away() -> None:
    assert "use:key" not in offers(maze(objects=["key"], pawn=WEST))
    assert "use:key" not in offers(maze(objects=["key"], tokens={(2, 1): ""}))


@rule("FD-11.3")
def test_between_two_locks_the_player_chooses() -> None:
    m = maze(objects=["key"], tokens={(0, 1): "lock"})
    do(m, "use:key")
    assert asked(m) == "target"
    assert set(offers(m)) == {"E", "W"}
    do(m, "W")
    assert token(m, 0, 1) == ""
    assert token(m, 2, 1) == "lock"


# -- FD-11.4 lever ----------------------------------------------------------------------------


@rule("FD-11.4")
def test_a_lever_removes_the_only_lock_at_once() -> None:
    m = maze(rooms={(-1, 0): "r01/1"}, pawn=(-1, 1), hand=["search"], slots={"object3": ["lever"]})
    do(m, "play:search")
    assert token(m, 2, 1) == ""
    assert told(m, "lever") == [{"x": 2, "y": 1}]
    assert m.view(0)["spent"] == ["lever"]
    assert m.view(0)["objects"] == []


@rule("FD-11.4")
def test_a_lever_removes_a_lock_of_your_choice_anywhere() -> None:
    m = maze(
        rooms={(-1, 0): "r01/1", (1, 0): "r12", (1, 1): "r11"}, pawn=(-1, 1), hand=["search"],
        slots={"object3": ["lever"]},
    )  # fmt: skip
    do(m, "play:search")
    assert asked(m) == "lever"
    assert set(offers(m)) == {"2,1", "4,2", "5,4"}
    do(m, "5,4")
    assert token(m, 5, 4) == ""
    assert token(m, 2, 1) == token(m, 4, 2) == "lock"


@rule("FD-11.4")
def test_with_no_lock_a_lever_is_just_discarded() -> None:
    m = maze(
        rooms={(-1, 0): "r01/1"}, pawn=(-1, 1), hand=["search"], slots={"object3": ["lever"]},
        tokens={(2, 1): ""},
    )  # fmt: skip
    do(m, "play:search")
    assert told(m, "nothing") == [{"card": "lever"}]
    assert m.view(0)["spent"] == ["lever"]
    assert "lever" not in keys(m)
    assert token(m, -2, 1) == "obstruction", "it opens no obstruction"


@rule("FD-11.4", "FD-6.5")
def test_a_lever_is_found_in_the_dark_too() -> None:
    m = maze(rooms={(-1, 0): "r01/1"}, pawn=(-1, 1), slots={"object3": ["lever"]})
    do(m, "joker:search:search")
    assert token(m, 2, 1) == ""
