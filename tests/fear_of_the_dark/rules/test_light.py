"""FD-4 light and dark: the hand, the matches, and what happens when the light goes out."""

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
    jokers,
    keys,
    maze,
    move,
    new,
    offers,
    pawn,
    told,
)
from tests.rules import rule


@rule("FD-4.1")
def test_the_game_starts_in_the_dark_with_no_hand() -> None:
    view = new().view(0)
    assert view["hand"] == []
    assert view["light"] is False


@rule("FD-4.1")
def test_one_card_in_the_hand_is_light_and_none_is_dark() -> None:
    m = maze(hand=["walk"])
    assert m.view(0)["light"] is True
    move(m, "W")
    assert m.view(0)["hand"] == []
    assert m.view(0)["light"] is False


@rule("FD-4.2")
def test_a_match_builds_a_hand_of_three() -> None:
    m = maze(matches=4)
    do(m, "strike")
    assert asked(m) == "plan"
    assert m.asks[0] == Subset(MINDS, 3, 3)
    do(m, ("walk", "scout", "light"))
    assert m.view(0)["matches"] == 3
    assert hand(m) == ["light", "scout", "walk"]
    assert m.view(0)["light"]
    assert keys(m) == ["strike", "plan", "light"]
    assert told(m, "strike") == [{"left": 3}]


@rule("FD-4.2")
def test_a_match_may_be_spent_in_the_light_too() -> None:
    m = maze(hand=["clear"])
    do(m, "strike", ("walk", "walk", "walk"))
    assert hand(m) == ["walk", "walk", "walk"]
    assert keys(m) == ["strike", "plan"], "it was light before"


@rule("FD-4.2")
def test_without_a_match_there_is_no_strike() -> None:
    for cards in ([], ["walk"]):
        m = maze(matches=0, hand=cards)
        assert "strike" not in offers(m)
        assert "light" not in jokers(m)


@rule("FD-4.2", "FD-6.1")
def test_light_a_match_builds_a_hand_of_five_and_costs_a_match() -> None:
    m = maze(hand=["light"], matches=1)
    do(m, "play:light")
    assert m.asks[0] == Subset(MINDS, 5, 5)
    do(m, ("walk", "walk", "scout", "clear", "light"))
    assert hand(m) == ["clear", "light", "scout", "walk", "walk"]
    assert m.view(0)["matches"] == 0


@rule("FD-4.2", "FD-6.1")
def test_light_a_match_cannot_be_played_without_a_match() -> None:
    m = maze(hand=["light", "walk"], matches=0)
    assert "play:light" not in offers(m)
    assert "two:light" in offers(m)


@rule("FD-4.2", "FD-4.3")
def test_light_a_match_can_be_played_as_the_last_mind_of_all() -> None:
    m = maze(hand=["light"], lost=all_but("light"), matches=2)
    do(m, "play:light")
    assert hand(m) == ["light"]
    assert m.view(0)["matches"] == 1


@rule("FD-4.3")
def test_the_cards_of_a_hand_are_chosen_freely() -> None:
    for chosen in (("walk", "walk", "walk"), ("stealth", "search", "clear")):
        m = maze()
        do(m, "strike", chosen)
        assert hand(m) == sorted(chosen)
        assert sorted(m.view(0)["mind"]) == sorted(all_but(*chosen))


@rule("FD-4.3")
def test_the_order_in_which_they_are_named_does_not_matter() -> None:
    m, twin = maze(), maze()
    do(m, "strike", ("walk", "light", "clear"))
    do(twin, "strike", ["clear", "walk", "light"])
    assert m.view(0) == twin.view(0)
    assert m.log == twin.log


@rule("FD-4.3")
def test_held_cards_count_and_may_be_put_back() -> None:
    kept = maze(hand=["stealth", "search"])
    do(kept, "strike", ("stealth", "search", "walk"))
    assert hand(kept) == ["search", "stealth", "walk"]
    assert len(kept.view(0)["mind"]) == 6
    back = maze(hand=["stealth", "search"])
    do(back, "strike", ("scout", "scout", "walk"))
    assert hand(back) == ["scout", "scout", "walk"]
    assert sorted(back.view(0)["mind"]) == sorted(all_but("scout", "scout", "walk"))


@rule("FD-4.3")
def test_a_hand_above_the_number_comes_down_to_it() -> None:
    m = maze(hand=["walk", "walk", "scout", "clear"])
    do(m, "strike")
    assert m.asks[0] == Subset(MINDS, 3, 3)
    do(m, ("walk", "scout", "clear"))
    assert len(hand(m)) == 3


@rule("FD-4.3")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_with_too_few_cards_left_you_take_them_all(count: int) -> None:
    left = ["walk", "clear", "search"][:count]
    m = maze(lost=all_but(*left))
    do(m, "strike")
    assert asked(m) == "act"
    assert hand(m) == sorted(left)
    assert m.view(0)["mind"] == []


@rule("FD-4.3")
def test_lost_cards_cannot_be_chosen() -> None:
    m = maze(lost=["light", "walk"])
    do(m, "strike")
    assert m.asks[0] == Subset(tuple(all_but("light", "walk")), 3, 3)


@rule("FD-4.4")
@pytest.mark.parametrize(
    "last",
    [["play:clear"], ["two:clear", "W", "stop"], ["joker:clear:clear"]],
    ids=["played", "two squares", "joker"],
)
def test_when_the_last_card_leaves_the_hand_it_is_dark(last: list[str]) -> None:
    m = maze(hand=["clear"])
    do(m, *last)
    assert not m.view(0)["light"]
    assert keys(m).count("dark") == 1


@rule("FD-4.4")
def test_while_a_card_is_left_it_stays_light() -> None:
    m = maze(hand=["clear", "walk"])
    do(m, "play:clear")
    assert m.view(0)["light"]
    assert "dark" not in keys(m)


@rule("FD-4.5")
def test_a_stealth_walk_goes_on_though_its_card_was_the_last() -> None:
    m = maze(hand=["stealth"])
    do(m, "play:stealth")
    assert not m.view(0)["light"]
    do(m, "N")
    assert pawn(m) == (1, 0), "on the hole"
    assert "N" in offers(m), "and through the door"


@rule("FD-4.5")
def test_a_search_for_secrets_goes_on_though_its_card_was_the_last() -> None:
    m = maze(rooms={(-1, 0): "r04/3"}, tokens={(-1, 1): ""}, pawn=(-1, 1), hand=["search"])
    do(m, "play:search")
    assert told(m, "search") == [{"what": "secret", "slot": 1}]


@rule("FD-4.5")
def test_scouting_goes_on_though_its_card_was_the_last() -> None:
    m = maze(pawn=WEST, hand=["scout"], maze=["r05"])
    do(m, "play:scout", 0)
    assert told(m, "place")


@rule("FD-4.5", "FD-9.6")
def test_a_walk_goes_on_though_the_leak_takes_the_hand() -> None:
    m = maze(rooms={(-1, 0): "r05"}, pawn=WEST, hand=["walk", "clear"], leak=(-1, 0))
    do(m, "play:walk", "W")
    assert hand(m) == []
    assert m.view(0)["moving"] == 3
    do(m, "W", "W")
    assert pawn(m) == (-3, 1)


@rule("FD-4.5", "FD-7.2")
def test_standing_on_a_hole_in_the_dark_harms_nobody() -> None:
    m = maze(pawn=(1, 0))
    assert not m.view(0)["light"]
    assert m.outcome is None
    move(m, "W", by="joker:walk:walk")
    assert pawn(m) == (0, 0)


@rule("FD-4.5", "FD-7.2")
def test_but_nobody_walks_back_onto_it() -> None:
    m = maze(pawn=(1, 0))
    do(m, "joker:walk:walk", "E")
    assert "W" not in offers(m)
