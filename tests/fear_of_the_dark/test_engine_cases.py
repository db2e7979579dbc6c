"""The thirty special cases that rules like these get wrong, one by one and in order."""

from __future__ import annotations

import pytest

import tablee
from tablee.kernel import Subset
from tests.fear_of_the_dark.play import (
    MINDS,
    WEST,
    all_but,
    asked,
    do,
    end,
    hand,
    is_room,
    jokers,
    keys,
    lost,
    maze,
    move,
    new,
    offers,
    pawn,
    room,
    token,
    told,
    truth,
)
from tests.rules import rule


@rule("FD-4.1", "FD-4.4")
def test_case_1_light_is_a_hand_and_follows_every_change_of_it() -> None:
    m = new()
    assert (m.view(0)["light"], m.view(0)["hand"]) == (False, [])
    do(m, "strike", ("walk", "walk", "clear"))
    seen = [m.view(0)["light"]]
    for action in ("play:clear", "two:walk", "W", "stop", "two:walk", "E", "stop"):
        do(m, action)
        assert m.view(0)["light"] is bool(m.view(0)["hand"])
        seen.append(m.view(0)["light"])
    assert seen == [True, True, True, True, True, False, False, False]


@rule("FD-2.5", "FD-3.2", "FD-8.4")
def test_case_2_easy_switches_off_both_instant_deaths_and_nothing_else() -> None:
    terror = maze(
        pawn=WEST, hand=["walk", "clear"], terrors=1, maze=["r09"], dangers=["terror"],
        difficulty="easy",
    )  # fmt: skip
    do(terror, "play:walk", "W", 0)
    assert asked(terror) == "terror", "it still takes a card"
    echo = maze(pawn=WEST, hand=["walk"], maze=["r13"], dangers=["collapse"], difficulty="easy")
    do(echo, "play:walk", "W")
    assert echo.outcome is None
    mind = maze(lost=all_but("walk"), difficulty="easy")
    do(mind, "joker:walk:clear")
    assert end(mind) == ("lose-mind", "FD-3.2")
    trap = maze(pawn=WEST, hand=["walk"], maze=["r09"], dangers=["collapse"], difficulty="easy")
    do(trap, "play:walk", "W", 0)
    assert token(trap, *WEST) == "obstruction"


@rule("FD-5.2", "FD-5.4", "FD-9.1")
def test_case_3_played_cards_return_burnt_and_frightened_ones_never() -> None:
    m = maze(
        hand=["clear", "search", "walk", "scout"], maze=["r09"], dangers=["terror"], aside=["r05"]
    )
    do(m, "play:clear", "joker:search:walk", "W", "stop", "play:walk", "W", 0, "hand:scout")
    assert lost(m) == ["scout", "search"]
    assert sorted(m.view(0)["mind"]) == sorted(all_but("scout", "search"))
    do(m, "strike")
    assert m.asks[0] == Subset(tuple(all_but("scout", "search")), 3, 3)


@rule("FD-5.3")
def test_case_4_any_hand_card_walks_two() -> None:
    m = maze(hand=["light", "search", "scout"], matches=0)
    for card, side in (("light", "W"), ("search", "E"), ("scout", "W")):
        assert f"two:{card}" in offers(m)
        do(m, f"two:{card}")
        assert m.view(0)["moving"] == 2
        do(m, side, "stop")
    assert len(m.view(0)["mind"]) == 9


@rule("FD-4.2", "FD-6.1", "FD-11.2")
def test_case_5_hands_of_three_five_and_three() -> None:
    m = maze(objects=["paper"], matches=2)
    assert "use:paper" not in offers(m), "light only"
    do(m, "strike")
    assert m.asks[0] == Subset(MINDS, 3, 3)
    do(m, ("light", "walk", "clear"), "play:light")
    assert m.asks[0] == Subset(MINDS, 5, 5)
    do(m, ("light", "walk", "walk", "walk", "clear"), "use:paper")
    assert m.asks[0] == Subset(MINDS, 3, 3)


@rule("FD-7.1", "FD-7.2")
def test_case_6_a_path_is_checked_square_by_square() -> None:
    m = maze(hand=["walk"], tokens={(0, 0): "lock"})
    do(m, "play:walk")
    assert offers(m) == ("W",), "hole, lock and obstruction on the other sides"
    do(m, "W")
    assert set(offers(m)) == {"E", "S", "W", "stop"}, "a lock to the north, a door to the west"
    do(m, "S")
    assert set(offers(m)) == {"N", "stop"}, "an obstruction to the east, walls"


@rule("FD-6.3", "FD-7.3")
def test_case_7_soft_steps_cross_a_hole_a_door_and_reveal() -> None:
    m = maze(hand=["stealth"], maze=["r12"])
    do(m, "play:stealth", "N", "N")
    assert offers(m) == (2, 3), "a hole or a free square will do"
    do(m, 2)
    assert pawn(m) == (1, -1)
    assert room(m, 0, -1)["squares"][7] == "hole"
    assert asked(m) == "act", "two steps"


@rule("FD-7.5")
def test_case_8_a_calm_room_in_mid_move() -> None:
    m = maze(hand=["walk"], maze=["r07"])
    do(m, "play:walk", "W", "W", 1)
    assert keys(m)[-5:] == ["place", "step", "enter", "token", "way-out"]
    assert m.view(0)["moving"] == 2
    do(m, "W", "S")
    assert pawn(m) == (-2, 2)


@rule("FD-7.5", "FD-8.3")
def test_case_9_the_order_is_enter_danger_echo_tokens() -> None:
    m = maze(
        pawn=WEST, hand=["walk", "clear"], maze=["r13", "r08"], dangers=["knockout", "draught"],
        aside=["r05"],
    )  # fmt: skip
    do(m, "play:walk", "W", 0)
    assert keys(m) == [
        "play", "reveal", "danger", "knockout", "echo", "reveal", "place", "danger", "token",
    ]  # fmt: skip


@rule("FD-6.4")
def test_case_10_scouting_needs_a_door_square_an_unused_door_a_room_and_light() -> None:
    assert "scout" in jokers(maze(pawn=WEST, hand=["walk"]))
    assert "scout" not in jokers(maze(pawn=(1, 1), hand=["walk"]))
    assert "scout" not in jokers(maze(pawn=WEST, hand=["walk"], rooms={(-1, 0): "r05"}))
    assert "scout" not in jokers(maze(pawn=WEST, hand=["walk"], maze=[]))
    assert "scout" not in jokers(maze(pawn=WEST))


@rule("FD-9.7", "FD-8.3", "FD-10.2")
@pytest.mark.parametrize(
    ("how", "drawn"),
    [("walk", [True]), ("scout", [False]), ("echo", [False]), ("map", [])],
)
def test_case_11_a_danger_depends_on_how_its_room_came_out(how: str, drawn: list[bool]) -> None:
    rooms = ["r15", "r09"] if how == "echo" else ["r09"]
    m = maze(
        rooms={(-1, 0): "r04/3"}, tokens={(-1, 1): "", (-3, 1): ""}, maze=rooms,
        pawn=(-1, 1) if how == "map" else (-3, 1), hand=["walk", "scout", "search"],
        dangers=["lockdown"], slots={"secret1": ["map"]},
    )  # fmt: skip
    if how == "map":
        do(m, "play:search", "-3,1,W")
    else:
        do(m, *(["play:scout"] if how == "scout" else ["play:walk", "W"]))
    do(m, offers(m)[0])
    assert [danger["triggered"] for danger in told(m, "danger")] == drawn
    assert token(m, -3, 1) == ("lock" if how == "walk" else "")


@rule("FD-9.1", "FD-3.2", "FD-3.4")
def test_case_12_terror_takes_is_kept_kills_and_empties() -> None:
    first = maze(pawn=WEST, hand=["walk"], maze=["r09"], dangers=["terror"])
    do(first, "play:walk", "W", 0, "deck:light")
    assert (lost(first), first.view(0)["terrors"]) == (["light"], 1)
    second = maze(pawn=WEST, hand=["walk"], maze=["r09"], dangers=["terror"], terrors=1)
    do(second, "play:walk", "W", 0)
    assert end(second) == ("lose-terror", "FD-3.2")
    last = maze(pawn=WEST, hand=["walk"], lost=all_but("walk"), maze=["r09"], dangers=["terror"])
    do(last, "play:walk", "W", 0)
    assert end(last) == ("lose-mind", "FD-3.2")


@rule("FD-9.2")
def test_case_13_three_knockouts_bring_three_tiles() -> None:
    m = maze(
        pawn=WEST, hand=["walk", "walk", "walk", "scout"], aside=["r05", "r06", "r07"],
        maze=["r09", "r08", "r11"], dangers=["knockout", "knockout", "knockout"], matches=0,
    )  # fmt: skip
    do(m, "play:walk", "W", 0)
    assert (m.view(0)["aside"], m.view(0)["maze_left"]) == (2, 3)
    do(m, "play:walk", "N", "W", "N", 2)
    assert (m.view(0)["aside"], m.view(0)["maze_left"]) == (1, 3)
    do(m, "play:walk", "N", "E", "E")
    do(m, offers(m)[0])
    assert (m.view(0)["aside"], m.view(0)["maze_left"]) == (0, 3)


@rule("FD-9.3", "FD-7.5")
def test_case_14_a_draught_blows_out_the_light_and_the_walk_is_over() -> None:
    m = maze(pawn=WEST, hand=["walk", "clear", "scout"], maze=["r09"], dangers=["draught"])
    do(m, "play:walk", "W", 0)
    assert (hand(m), m.view(0)["light"], m.view(0)["moving"]) == ([], False, 0)
    assert len(m.view(0)["mind"]) == 9


@rule("FD-9.4", "FD-9.5", "FD-8.4")
def test_case_15_a_trap_shuts_the_square_left_and_an_echo_for_ever() -> None:
    for danger, what in (("collapse", "obstruction"), ("lockdown", "lock")):
        m = maze(hand=["walk"], maze=["r09"], dangers=[danger])
        do(m, "play:walk", "W", "W", 0)
        assert token(m, *WEST) == what
        echo = maze(hand=["walk"], maze=["r14"], dangers=[danger])
        do(echo, "play:walk", "W", "W")
        assert end(echo) == ("lose-echo", "FD-8.4")


@rule("FD-9.6")
def test_case_16_the_leak_is_laid_when_scouted_and_bites_inside_only() -> None:
    m = maze(pawn=WEST, hand=["scout", "walk", "clear"], maze=["r09"], dangers=["leak"])
    do(m, "play:scout", 0)
    assert room(m, -1, 0)["leak"]
    assert hand(m) == ["clear", "walk"]
    do(m, "play:walk", "W", "stop")
    assert hand(m) == []
    assert "strike" not in offers(m)
    assert "light" not in jokers(m)


@rule("FD-8.3")
def test_case_17_a_chain_of_echoes_ends_before_the_door_as_scouted() -> None:
    m = maze(
        hand=["walk", "clear"], maze=["r13", "r15", "r14", "r09"],
        dangers=["knockout", "lockdown", "collapse"],
    )  # fmt: skip
    do(m, "play:walk", "W", "W", 0)
    assert pawn(m) == WEST
    assert [reveal["how"] for reveal in told(m, "reveal")] == ["walk", "echo", "echo", "echo"]
    assert not any(danger["triggered"] for danger in told(m, "danger"))
    assert m.view(0)["moving"] == 0


@rule("FD-8.5")
def test_case_18_an_echo_as_the_last_tile_makes_its_door_an_exit() -> None:
    m = maze(hand=["walk", "walk"], maze=["r15"])
    do(m, "play:walk", "W", "W")
    assert m.outcome is None
    assert asked(m) == "act"
    do(m, "play:walk", "W")
    assert end(m) == ("win", "FD-3.1")


@rule("FD-6.6", "FD-7.1")
def test_case_19_clearing_works_through_a_door_and_in_the_dark() -> None:
    m = maze(pawn=WEST, rooms={(-1, 0): "r04/3"})
    do(m, "joker:walk:clear")
    assert token(m, -1, 1) == ""


@rule("FD-11.3", "FD-11.4")
def test_case_20_a_key_opens_beside_a_lever_anywhere_or_nothing() -> None:
    key = maze(objects=["key"])
    do(key, "use:key")
    assert token(key, 2, 1) == ""
    far = {"rooms": {(-1, 0): "r01/1"}, "pawn": (-1, 1), "slots": {"object3": ["lever"]}}
    lever = maze(**far)
    do(lever, "joker:walk:search")
    assert token(lever, 2, 1) == ""
    void = maze(**far, tokens={(2, 1): ""})
    do(void, "joker:walk:search")
    assert told(void, "nothing") == [{"card": "lever"}]


@rule("FD-6.5")
def test_case_21_a_slot_is_searched_twice_and_secrets_in_the_light() -> None:
    m = maze(rooms={(-1, 0): "r01/1"}, pawn=(-1, 1), slots={"object3": ["key", "match"]})
    do(m, "joker:walk:search", "joker:walk:search")
    assert m.view(0)["objects"] == ["key", "match"]
    assert "search" not in jokers(m)
    secret = {"rooms": {(-1, 0): "r04/3"}, "tokens": {(-1, 1): ""}, "pawn": (-1, 1)}
    assert "search" not in jokers(maze(**secret))
    assert "search" in jokers(maze(**secret, hand=["walk"]))


@rule("FD-5.8")
def test_case_22_immediate_cards_are_spent_and_others_kept() -> None:
    m = maze(rooms={(-1, 0): "r01/1"}, pawn=(-1, 1), slots={"object3": ["lever", "paper"]})
    do(m, "joker:walk:search", "joker:walk:search")
    assert (m.view(0)["spent"], m.view(0)["objects"]) == (["lever"], ["paper"])


@rule("FD-10.1", "FD-7.4")
def test_case_23_a_secret_door_is_for_ever_and_can_be_an_exit() -> None:
    m = maze(
        rooms={(-1, 0): "r08"}, pawn=(-2, 1), hand=["search", "walk"], maze=[],
        slots={"secret3": ["secret-door"]},
    )  # fmt: skip
    do(m, "play:search")
    assert room(m, -1, 0)["secret_doors"] == ["S"]
    do(m, "play:walk", "S", "S")
    assert end(m) == ("win", "FD-3.1")


@rule("FD-10.2")
def test_case_24_a_map_reveals_elsewhere_without_danger() -> None:
    m = maze(
        rooms={(-1, 0): "r08"}, pawn=(-2, 1), hand=["search", "walk"], maze=["r11"],
        slots={"secret3": ["map"]}, dangers=["leak"],
    )  # fmt: skip
    do(m, "play:search", "1,2,S", 0)
    assert room(m, 0, 1)["tile"] == "r11"
    assert m.view(0)["dangers_left"] == 13
    assert pawn(m) == (-2, 1)


@rule("FD-3.1", "FD-7.4")
def test_case_25_a_door_is_a_way_out_only_with_the_deck_empty() -> None:
    for deck, result in ((["r05"], None), ([], ("win", "FD-3.1"))):
        m = maze(pawn=WEST, hand=["walk"], maze=deck)
        do(m, "play:walk", "W")
        assert end(m) == result
        assert ("escape" in keys(m)) is (not deck)


@rule("FD-3.2", "FD-3.3", "FD-8.4")
def test_case_26_four_ways_to_lose() -> None:
    mind = maze(lost=all_but("walk"))
    do(mind, "joker:walk:clear")
    terrors = maze(pawn=WEST, hand=["walk"], maze=["r09"], dangers=["terror"], terrors=1)
    do(terrors, "play:walk", "W", 0)
    echo = maze(pawn=WEST, hand=["walk"], maze=["r13"], dangers=["lockdown"])
    do(echo, "play:walk", "W")
    hopeless = maze(rooms={(0, -1): "r06/2"}, pawn=(1, -1), matches=0, maze=["r02"])
    ends = [match.outcome for match in (mind, terrors, echo, hopeless)]
    assert [(result[0].key, result[0].won) for result in ends if result] == [
        ("lose-mind", False), ("lose-terror", False), ("lose-echo", False),
        ("lose-hopeless", False),
    ]  # fmt: skip


@rule("FD-11.1", "FD-1.3")
def test_case_27_there_are_never_more_than_six_matches() -> None:
    m = maze(objects=["match"] * 3, matches=4)
    do(m, "use:match", "use:match")
    assert m.view(0)["matches"] == 6
    assert "use:match" not in offers(m)


@rule("FD-7.3", "FD-7.6")
def test_case_28_turns_that_fit_dead_doors_and_doors_that_meet() -> None:
    m = maze(pawn=WEST, hand=["walk"], maze=["r12"])
    do(m, "play:walk", "W")
    assert room(m, -1, 0)["turn"] == 2, "the only turn that can be entered"
    # r05 turned once has its doors east and south: its north and the start's door do not meet.
    dead = maze(rooms={(0, 1): "r05/1"}, pawn=(1, 2), tokens={(1, 2): ""}, hand=["walk"])
    do(dead, "play:walk")
    assert "S" not in offers(dead)
    meet = maze(rooms={(0, 1): "r05"}, pawn=(1, 2), tokens={(1, 2): ""}, hand=["walk"])
    do(meet, "play:walk", "S")
    assert pawn(meet) == (1, 3)


@rule("FD-8.2", "FD-6.5")
@pytest.mark.parametrize("what", ["reveal", "danger", "search"])
def test_case_29_undo_stops_at_anything_new(what: str) -> None:
    m = maze(
        rooms={(-1, 0): "r01/1"}, pawn=(-1, 1), tokens={(1, 2): ""}, maze=["r09"],
        hand=["search", "walk", "walk"], dangers=["draught"],
    )  # fmt: skip
    before = m.view(0)
    move(m, "E")
    m.undo(0)
    m.undo(0)
    m.undo(0)
    assert m.view(0) == before
    if what == "search":
        do(m, "play:search")
    else:
        do(m, "play:walk", "E", "E", "S", "S")
        if what == "danger":
            do(m, 0)
            assert told(m, "danger")
    assert not m.can_undo(0)
    with pytest.raises(tablee.Refused):
        m.undo(0)


@rule("FD-2.2", "FD-2.3", "FD-2.4")
def test_case_30_the_seed_fixes_every_deck() -> None:
    def table(key: str) -> list[list[int]]:
        t = truth(new(key))
        slots = [card for slot in (*t.object_slots, *t.secret_slots) for card in slot]
        zones = (t.maze, t.aside, t.dangers, slots, t.box)
        return [[t.faces[card] for card in zone] for zone in zones]

    assert table("a seed") == table("a seed")
    other = table("another seed")
    assert all(one != two for one, two in zip(table("a seed"), other, strict=True))
    again = tablee.replay("fear-of-the-dark", 1, {}, "a seed", [(0, "joker:walk:clear")])
    assert not is_room(again, 0, 1)
    assert lost(again) == ["walk"]
