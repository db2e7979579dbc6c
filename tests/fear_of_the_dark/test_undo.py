"""Taking back: free until something new is known, and not one answer further."""

from __future__ import annotations

import pytest

import tablee
from tests.fear_of_the_dark.play import (
    WEST,
    do,
    maze,
    move,
    new,
    offers,
    snapshot,
)
from tests.rules import rule


def no_undo(m: tablee.Match) -> None:
    before = snapshot(m)
    assert not m.can_undo(0)
    with pytest.raises(tablee.Refused) as caught:
        m.undo(0)
    assert caught.value.message("en") != caught.value.message("fr")
    assert snapshot(m) == before


@rule("FD-4.3", "FD-5.2", "FD-7.1")
def test_a_whole_plan_and_walk_can_be_taken_back() -> None:
    m = new("undo")
    start = snapshot(m)
    answers = ["strike", ("walk", "clear", "scout"), "play:clear", "play:walk", "W", "S", "stop"]
    do(m, *answers)
    for _ in answers:
        assert m.can_undo(0)
        m.undo(0)
    assert snapshot(m) == start
    no_undo(m)


@rule("FD-5.4", "FD-5.5")
def test_a_burnt_card_can_be_taken_back() -> None:
    m = maze()
    start = snapshot(m)
    do(m, "joker:walk:clear")
    m.undo(0)
    assert snapshot(m) == start


@rule("FD-11.1", "FD-11.3")
def test_a_used_object_can_be_taken_back() -> None:
    m = maze(objects=["key", "match"], matches=1)
    start = snapshot(m)
    do(m, "use:key", "use:match")
    m.undo(0)
    m.undo(0)
    assert snapshot(m) == start


@rule("FD-7.3")
def test_a_revealed_room_cannot_be_taken_back() -> None:
    for deck in (["r05", "r03"], ["r15"]):
        m = maze(pawn=WEST, hand=["walk", "scout"], maze=deck)
        do(m, "play:walk", "W")
        no_undo(m)
        m = maze(pawn=WEST, hand=["walk", "scout"], maze=deck)
        do(m, "play:scout")
        no_undo(m)


@rule("FD-7.3")
def test_how_a_calm_room_was_turned_can() -> None:
    m = maze(pawn=WEST, hand=["scout", "walk"], maze=["r05"])
    do(m, "play:scout")
    asked = snapshot(m)
    do(m, 0)
    m.undo(0)
    assert snapshot(m) == asked
    no_undo(m)


@rule("FD-8.2")
def test_how_a_danger_room_was_turned_cannot() -> None:
    m = maze(pawn=WEST, hand=["scout", "walk"], maze=["r09"], dangers=["draught"])
    do(m, "play:scout", 0)
    no_undo(m)


@rule("FD-9.1")
def test_the_card_a_terror_takes_can_be_chosen_again() -> None:
    m = maze(pawn=WEST, hand=["walk", "clear"], maze=["r09"], dangers=["terror"])
    do(m, "play:walk", "W", 0)
    frightened = snapshot(m)
    do(m, "hand:clear")
    m.undo(0)
    assert snapshot(m) == frightened
    no_undo(m)


@rule("FD-9.1", "FD-9.2")
def test_nothing_random_can_be_taken_back() -> None:
    m = maze(pawn=WEST, hand=["walk"], maze=["r09"], dangers=["terror"], terror="random")
    do(m, "play:walk", "W", 0)
    no_undo(m)
    m = maze(pawn=WEST, hand=["walk"], maze=["r09"], dangers=["knockout"], aside=["r05"])
    do(m, "play:walk", "W", 0)
    no_undo(m)


@rule("FD-6.5", "FD-10.3")
def test_a_search_cannot_be_taken_back() -> None:
    m = maze(rooms={(-1, 0): "r01/1"}, pawn=(-1, 1), hand=["search"], slots={"object3": ["key"]})
    do(m, "play:search")
    no_undo(m)
    m = maze(
        rooms={(-1, 0): "r08"}, pawn=(-2, 1), hand=["search"],
        slots={"secret3": ["intelligence"], "object3": ["key"]},
    )  # fmt: skip
    do(m, "play:search")
    no_undo(m)


@rule("FD-11.4", "FD-10.1")
def test_which_lock_a_lever_opens_can() -> None:
    m = maze(
        rooms={(-1, 0): "r01/1", (1, 0): "r12"}, pawn=(-1, 1), hand=["search"],
        slots={"object3": ["lever"]},
    )  # fmt: skip
    do(m, "play:search")
    asked = snapshot(m)
    do(m, offers(m)[0])
    m.undo(0)
    assert snapshot(m) == asked
    no_undo(m)


@rule("FD-7.3")
def test_what_came_after_the_reveal_can_be_taken_back_up_to_it() -> None:
    m = maze(pawn=WEST, hand=["walk", "walk"], maze=["r05", "r03"])
    do(m, "play:walk", "W")
    revealed = snapshot(m)
    do(m, 0, "W", "stop")
    move(m, "E")
    while m.can_undo(0):
        m.undo(0)
    assert snapshot(m) == revealed


@rule("FD-3.3")
def test_an_end_cannot_be_taken_back() -> None:
    m = maze()
    do(m, "give-up")
    no_undo(m)


@rule("FD-7.3")
def test_the_spectator_takes_nothing_back() -> None:
    m = maze()
    do(m, "strike")
    assert not m.can_undo(1)
    with pytest.raises(tablee.Refused):
        m.undo(1)
