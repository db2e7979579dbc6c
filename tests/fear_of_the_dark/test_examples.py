"""FD-12: the rulebook's own examples, move by move."""

from __future__ import annotations

import pytest

import tablee
from tablee.kernel import Subset
from tests.fear_of_the_dark.play import (
    MINDS,
    WEST,
    asked,
    do,
    end,
    hand,
    is_room,
    jokers,
    keys,
    lost,
    maze,
    offers,
    pawn,
    printed,
    room,
    token,
    told,
)
from tests.rules import rule

ALL = ["light", "walk", "stealth", "scout", "search", "clear"]


def kinds(m: tablee.Match) -> set[str]:
    """What can be done from here, apart from matches and giving up."""
    used = {choice for choice in offers(m) if choice.startswith("use:")}
    return jokers(m) | used


# -- actions, scenario 1 ----------------------------------------------------------------------


@rule("FD-12.1")
def test_scenario_1_offers_exactly_these_kinds_of_action() -> None:
    m = maze(hand=ALL, objects=["key"], matches=0, maze=["r05"])
    assert kinds(m) == {"walk", "clear", "use:key", "stealth"}
    plays = {choice for choice in offers(m) if choice.startswith("play:")}
    assert plays == {"play:walk", "play:clear", "play:stealth"}


@rule("FD-12.1")
def test_scenario_1_walk_one_square_to_the_left_of_four() -> None:
    m = maze(hand=ALL)
    do(m, "play:walk")
    assert offers(m) == ("W",)
    do(m, "W", "stop")
    assert pawn(m) == WEST


@rule("FD-12.1")
def test_scenario_1_use_the_whole_movement_to_the_left_and_reveal_a_room() -> None:
    m = maze(hand=ALL, maze=["r05"])
    do(m, "play:walk", "W", "W", 0, "W", "W")
    assert told(m, "reveal") == [{"tile": "r05", "how": "walk"}]
    assert pawn(m) == (-3, 1)
    assert asked(m) == "act", "four squares"


@rule("FD-12.1")
def test_scenario_1_clear_the_obstruction_below() -> None:
    m = maze(hand=ALL)
    do(m, "play:clear")
    assert token(m, 1, 2) == ""


@rule("FD-12.1")
def test_scenario_1_use_a_key_on_the_lock_to_the_right() -> None:
    m = maze(hand=ALL, objects=["key"])
    do(m, "use:key")
    assert token(m, 2, 1) == ""


@rule("FD-12.1")
def test_scenario_1_stealth_one_square_up_of_two() -> None:
    m = maze(hand=ALL)
    do(m, "play:stealth", "N", "stop")
    assert pawn(m) == (1, 0)
    assert printed(m, 1, 0) == "hole"


@rule("FD-12.1")
def test_scenario_1_stealth_two_squares_up_and_reveal_a_room() -> None:
    m = maze(hand=ALL, maze=["r05"])
    do(m, "play:stealth", "N", "N", 1)
    assert told(m, "reveal") == [{"tile": "r05", "how": "walk"}]
    assert pawn(m) == (1, -1)
    assert asked(m) == "act", "two squares"


# -- actions, scenario 2 ----------------------------------------------------------------------

SCENARIO_2 = {
    "rooms": {(-1, 0): "r01/1"}, "pawn": (-1, 1), "tokens": {(2, 1): ""},
    "slots": {"object3": ["key", "paper"], "object1": ["match"]},
}  # fmt: skip
"""On the right-hand door square of r01: an obstruction left, an object above, a revealed tile
to the right, which is the start tile with its lock open."""


@rule("FD-12.2")
def test_scenario_2_offers_these_kinds_of_action() -> None:
    m = maze(**SCENARIO_2, hand=ALL, matches=0)
    assert kinds(m) == {"walk", "stealth", "clear", "search"}


@rule("FD-12.2")
def test_scenario_2_use_the_whole_movement_to_the_right_to_the_revealed_tile() -> None:
    m = maze(**SCENARIO_2, hand=ALL, maze=["r05"])
    do(m, "play:walk", "E")
    assert pawn(m) == (0, 1)
    do(m, "E", "E")
    assert pawn(m) == (2, 1)
    assert told(m, "reveal") == [], "nothing new up to here"
    assert m.view(0)["moving"] == 1


@rule("FD-12.2")
def test_scenario_2_clear_the_obstruction_on_the_left() -> None:
    m = maze(**SCENARIO_2, hand=ALL)
    do(m, "play:clear")
    assert told(m, "clear") == [{"x": -2, "y": 1}]


@rule("FD-12.2")
def test_scenario_2_search_the_object_above_from_slot_3() -> None:
    m = maze(**SCENARIO_2, hand=ALL)
    do(m, "play:search")
    assert told(m, "search") == [{"what": "object", "slot": 3}]
    assert m.view(0)["objects"] == ["key"]


# -- resolving dangers ------------------------------------------------------------------------


@rule("FD-12.3")
def test_dangers_1_on_foot_a_lockdown_locks_the_square_just_left() -> None:
    m = maze(pawn=WEST, hand=["walk"], maze=["r01"], dangers=["lockdown"])
    do(m, "play:walk", "W", 1)
    assert told(m, "danger") == [{"card": "lockdown", "triggered": True}]
    assert pawn(m) == (-1, 1)
    assert token(m, *WEST) == "lock"


@rule("FD-12.3")
def test_dangers_2_scouted_a_leak_lies_on_the_room_without_its_second_effect() -> None:
    m = maze(pawn=WEST, hand=["scout", "walk"], maze=["r01"], dangers=["leak"])
    do(m, "play:scout", 1)
    assert room(m, -1, 0)["leak"]
    assert hand(m) == ["walk"]
    assert m.view(0)["light"]
    do(m, "play:walk", "W", "stop")
    assert not m.view(0)["light"], "now you are inside"


# -- the sample game --------------------------------------------------------------------------


@rule("FD-12.4")
def test_the_sample_game_move_by_move() -> None:
    m = maze(
        maze=["r01", "r05", "r03"], dangers=["knockout", "terror"], aside=["r07"],
        slots={"object3": ["match", "key"]},
    )  # fmt: skip
    # From the centre of the start tile, spend a match and choose three.
    assert pawn(m) == (1, 1)
    do(m, "strike")
    assert m.asks[0] == Subset(MINDS, 3, 3)
    do(m, ("walk", "scout", "light"))
    assert m.view(0)["matches"] == 5

    # One square to the left, of four; then scout.
    do(m, "play:walk", "W")
    assert m.view(0)["moving"] == 3
    do(m, "stop", "play:scout")
    assert asked(m) == "turn"
    do(m, 1)
    assert told(m, "danger") == [{"card": "knockout", "triggered": False}]
    assert (m.view(0)["maze_left"], m.view(0)["aside"]) == (2, 1), "the K.O. did nothing"
    assert pawn(m) == WEST

    # The last action is to light a match: a hand of five, with that very card again.
    assert hand(m) == ["light"]
    do(m, "play:light", ("walk", "search", "clear", "walk", "light"))
    assert m.view(0)["matches"] == 4
    assert hand(m) == ["clear", "light", "search", "walk", "walk"]

    # One square on, into the room: no second danger card. Clear, search.
    do(m, "play:walk", "W", "stop")
    assert pawn(m) == (-1, 1)
    assert len(told(m, "danger")) == 1
    do(m, "play:clear")
    assert token(m, -2, 1) == ""
    do(m, "play:search")
    assert told(m, "search") == [{"what": "object", "slot": 3}]
    assert m.view(0)["objects"] == ["match"]

    # The last walk leads into the next room, unscouted; it is calm.
    do(m, "play:walk", "W", "W", "W", 0)
    assert told(m, "reveal")[-1] == {"tile": "r05", "how": "walk"}
    assert pawn(m) == (-4, 1)
    assert m.view(0)["moving"] == 1, "no danger: the movement may be finished"
    do(m, "stop")
    assert len(told(m, "danger")) == 1

    # Time to light a match again.
    assert hand(m) == ["light"]
    do(m, "play:light", ("walk", "walk", "walk", "scout", "scout"))
    assert m.view(0)["matches"] == 3
    assert lost(m) == []
    assert m.outcome is None


# -- in the dark ------------------------------------------------------------------------------

IN_THE_DARK = {"matches": 0, "maze": ["r13", "r05"]}
"""Without a match; below lies an obstruction, beyond it a Dark Echo, then the last room."""


@rule("FD-12.5")
@pytest.mark.parametrize("danger", ["draught", "knockout"])
def test_in_the_dark_to_the_very_end(danger: str) -> None:
    m = maze(**IN_THE_DARK, dangers=[danger])
    # A first card is discarded to clear, a second to walk.
    do(m, "joker:search:clear")
    assert token(m, 1, 2) == ""
    do(m, "joker:clear:walk", "S", "S")
    # A Dark Echo that is a danger room: first the danger, then the echo.
    assert keys(m)[-4:] == ["reveal", "danger", "echo", "reveal"]
    assert told(m, "echo") == [{"tile": "r13"}]
    # The next tile lies at that door, as if scouted.
    assert told(m, "reveal")[-1] == {"tile": "r05", "how": "echo"}
    assert pawn(m) == (1, 2), "in front of the door"
    do(m, 0)
    assert is_room(m, 0, 1)
    assert asked(m) == "act"
    assert m.view(0)["maze_left"] == 0
    # It was the last: one more card, four squares, and out.
    do(m, "joker:scout:walk", "S", "S", "E")
    assert m.outcome is None
    do(m, "E")
    assert end(m) == ("win", "FD-3.1")
    assert lost(m) == ["clear", "scout", "search"]


@rule("FD-12.5")
@pytest.mark.parametrize("danger", ["collapse", "lockdown"])
def test_in_the_dark_a_trap_in_the_echo_kills(danger: str) -> None:
    m = maze(**IN_THE_DARK, dangers=[danger])
    do(m, "joker:search:clear", "joker:clear:walk", "S", "S")
    assert end(m) == ("lose-echo", "FD-8.4")


@rule("FD-12.5")
@pytest.mark.parametrize("danger", ["collapse", "lockdown"])
def test_in_the_dark_a_trap_in_the_echo_does_not_kill_on_easy(danger: str) -> None:
    m = maze(**IN_THE_DARK, dangers=[danger], difficulty="easy")
    do(m, "joker:search:clear", "joker:clear:walk", "S", "S", 0)
    assert m.outcome is None
    do(m, "joker:scout:walk", "S", "S", "E", "E")
    assert end(m) == ("win", "FD-3.1")
