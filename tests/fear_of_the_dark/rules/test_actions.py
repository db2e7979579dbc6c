"""FD-5 the actions, FD-6 the six mind cards."""

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
    is_room,
    jokers,
    keys,
    lost,
    maze,
    move,
    offers,
    pawn,
    room,
    token,
    told,
)
from tests.rules import rule

KINDS = ("light", "walk", "stealth", "scout", "search", "clear")

BESIDE_AN_OBJECT = {"rooms": {(-1, 0): "r01/1"}, "pawn": (-1, 1)}
"""On the east door square of r01: object slot 3 to the north, its obstruction to the west."""
BESIDE_A_SECRET = {"rooms": {(-1, 0): "r04/3"}, "tokens": {(-1, 1): ""}, "pawn": (-1, 1)}
"""On the east door square of r04, cleared: secret slot 1 to the north."""
EVERYTHING = {
    "rooms": {(-1, 0): "r01/1"}, "pawn": (-3, 1), "slots": {"object3": ["key"]},
    "tokens": {(-3, 0): "obstruction"}, "search": "on",
}  # fmt: skip


BOARD = {
    "rooms": {(-1, 0): "r10"}, "pawn": (-3, 1), "slots": {"object4": ["lever"]},
    "tokens": {(-3, 1): "", (-3, 0): "obstruction", (-2, 1): "lock"},
}  # fmt: skip
"""At an open door; beside the pawn an obstruction, a lock and an object: all can be done."""


# -- FD-5 -------------------------------------------------------------------------------------


@rule("FD-5.1")
def test_there_are_no_turns_one_action_follows_the_other() -> None:
    m = maze(hand=["walk", "clear", "scout"])
    for action in ("play:clear", "two:scout"):
        assert m.waiting == [0]
        assert asked(m) == "act"
        do(m, action)
    do(m, "W", "stop")
    assert asked(m) == "act"
    move(m, "E")
    assert not m.view(0)["light"], "the time of light is over"
    assert asked(m) == "act"
    do(m, "strike", ("walk", "walk", "walk"))
    assert m.view(0)["light"]


@rule("FD-5.2")
def test_a_played_card_returns_to_the_deck() -> None:
    m = maze(hand=["clear", "walk"])
    do(m, "play:clear")
    assert hand(m) == ["walk"]
    assert "clear" in m.view(0)["mind"]
    assert lost(m) == []
    assert told(m, "play") == [{"card": "clear"}]


@rule("FD-5.2")
def test_only_held_cards_can_be_played_and_only_in_the_light() -> None:
    m = maze(hand=["clear"])
    assert [choice for choice in offers(m) if choice.startswith("play:")] == ["play:clear"]
    dark = maze()
    assert not any(choice.startswith(("play:", "two:")) for choice in offers(dark))


@rule("FD-5.3")
@pytest.mark.parametrize("card", KINDS)
def test_any_card_moves_up_to_two_squares_and_returns(card: str) -> None:
    m = maze(hand=[card], tokens={(1, 2): ""})
    do(m, f"two:{card}", "W", "N")
    assert pawn(m) == (0, 0)
    assert asked(m) == "act", "two squares, no more"
    assert card in m.view(0)["mind"]
    assert lost(m) == []
    assert told(m, "two") == [{"card": card}]


@rule("FD-5.3")
def test_two_squares_means_up_to_two() -> None:
    m = maze(hand=["scout"])
    do(m, "two:scout", "W", "stop")
    assert pawn(m) == WEST


@rule("FD-5.3", "FD-7.2")
def test_two_squares_do_not_lead_over_a_hole() -> None:
    m = maze(hand=["stealth"])
    do(m, "two:stealth")
    assert offers(m) == ("W",)


@rule("FD-5.3")
def test_two_squares_are_offered_only_where_a_step_can_be_made() -> None:
    walled = {(0, 1): "obstruction"}
    m = maze(hand=["scout"], tokens=walled)
    assert "two:scout" not in offers(m)
    assert "walk" not in jokers(m)


@rule("FD-5.4")
@pytest.mark.parametrize("action", ["light", "walk", "stealth", "scout", "clear"])
@pytest.mark.parametrize("card", ["light", "search"])
def test_a_joker_in_the_light_is_any_action_and_lost_for_ever(card: str, action: str) -> None:
    m = maze(pawn=WEST, hand=[card, "walk"], tokens={(0, 0): "obstruction"}, maze=["r05"])
    do(m, f"joker:{card}:{action}")
    assert lost(m) == [card]
    assert card not in hand(m)
    assert told(m, "joker") == [{"card": card, "action": action}]
    asks = {"light": "plan", "walk": "step", "stealth": "step", "scout": "turn", "clear": "act"}
    assert asked(m) == asks[action]


@rule("FD-5.4")
def test_a_joker_in_the_light_may_search_for_secrets() -> None:
    m = maze(**BESIDE_A_SECRET, hand=["walk"])
    do(m, "joker:walk:search")
    assert told(m, "search") == [{"what": "secret", "slot": 1}]


@rule("FD-5.4")
def test_in_the_light_only_held_cards_are_jokers() -> None:
    m = maze(hand=["scout"])
    assert {c.split(":")[1] for c in offers(m) if c.startswith("joker:")} == {"scout"}


@rule("FD-5.4", "FD-5.7")
def test_a_joker_needs_what_its_action_needs() -> None:
    m = maze(hand=["walk"], matches=0, tokens={(1, 2): ""})
    assert jokers(m) == {"walk", "stealth"}, "no match, no door, no square to search or clear"


@rule("FD-5.5")
def test_in_the_dark_any_card_of_the_deck_is_a_joker() -> None:
    m = maze(lost=["search"])
    cards = {c.split(":")[1] for c in offers(m) if c.startswith("joker:")}
    assert cards == set(KINDS) - {"search"}
    do(m, "joker:stealth:clear")
    assert lost(m) == ["search", "stealth"]
    assert "stealth" not in m.view(0)["mind"]


@rule("FD-5.5")
def test_in_the_dark_there_are_walk_search_for_objects_clear_and_light_a_match() -> None:
    m = maze(**BESIDE_AN_OBJECT)
    assert jokers(m) == {"walk", "search", "clear", "light"}


@rule("FD-5.5")
def test_in_the_dark_there_is_no_stealth_no_scout_and_no_secret() -> None:
    assert "scout" not in jokers(maze(pawn=WEST))
    m = maze(**BESIDE_A_SECRET)
    assert jokers(m) == {"walk", "light"}


@rule("FD-5.5", "FD-4.2")
def test_light_a_match_in_the_dark_costs_the_card_and_the_match() -> None:
    m = maze(matches=2)
    do(m, "joker:scout:light")
    assert m.asks[0] == Subset(tuple(all_but("scout")), 5, 5)
    do(m, ("walk", "walk", "walk", "clear", "search"))
    assert (m.view(0)["matches"], lost(m)) == (1, ["scout"])
    assert "light" not in jokers(maze(matches=0))


@rule("FD-5.6")
@pytest.mark.parametrize("cards", [[], ["walk"]])
def test_a_kept_object_is_used_between_actions_at_no_mind_cost(cards: list[str]) -> None:
    m = maze(hand=cards, objects=["key", "match"], matches=3)
    do(m, "use:key", "use:match")
    assert hand(m) == cards
    assert len(m.view(0)["mind"]) == 9 - len(cards)
    assert m.view(0)["matches"] == 4
    assert token(m, 2, 1) == ""
    assert m.view(0)["objects"] == []
    assert m.view(0)["actions"] == 0, "it is no action"


@rule("FD-5.6")
def test_an_object_is_not_used_in_the_middle_of_a_movement() -> None:
    m = maze(hand=["walk"], objects=["match"], matches=1)
    do(m, "play:walk", "W")
    assert set(offers(m)) <= {"N", "E", "S", "W", "stop"}


@rule("FD-5.7")
def test_a_card_whose_prerequisite_is_not_met_cannot_be_played() -> None:
    m = maze(hand=["light", "scout", "search", "stealth"], matches=0, tokens={(1, 2): ""})
    plays = {choice for choice in offers(m) if choice.startswith("play:")}
    assert plays == {"play:stealth"}
    m = maze(hand=["clear", "walk"], tokens={(0, 1): "lock", (1, 2): "lock"})
    assert not any(choice.startswith("play:") for choice in offers(m))


@rule("FD-5.7")
def test_an_object_whose_prerequisite_is_not_met_cannot_be_used() -> None:
    m = maze(pawn=WEST, objects=["key", "paper", "match"], matches=6)
    assert not any(choice.startswith("use:") for choice in offers(m))


@rule("FD-5.7", "FD-9.3")
def test_a_danger_whose_prerequisite_is_not_met_does_not_trigger() -> None:
    m = maze(pawn=WEST, maze=["r09"], dangers=["draught"])
    do(m, "joker:walk:walk", "W", 0)
    assert told(m, "danger") == [{"card": "draught", "triggered": False}]


@rule("FD-5.8")
def test_a_found_match_paper_or_key_is_kept_open() -> None:
    for thing in ("match", "paper", "key"):
        m = maze(**BESIDE_AN_OBJECT, hand=["search"], slots={"object3": [thing]})
        do(m, "play:search")
        assert m.view(0)["objects"] == [thing]
        assert m.view(0)["spent"] == []
        assert told(m, "found") == [{"card": thing, "deck": "object"}]


@rule("FD-5.8", "FD-11.4")
def test_a_found_lever_is_resolved_and_discarded_at_once() -> None:
    m = maze(**BESIDE_AN_OBJECT, hand=["search"], slots={"object3": ["lever"]})
    do(m, "play:search")
    assert token(m, 2, 1) == ""
    assert m.view(0)["objects"] == []
    assert m.view(0)["spent"] == ["lever"]


@rule("FD-5.8")
@pytest.mark.parametrize("secret", ["secret-door", "map", "intelligence"])
def test_a_found_secret_is_resolved_and_discarded_at_once(secret: str) -> None:
    m = maze(**BESIDE_A_SECRET, hand=["search"], slots={"secret1": [secret]}, maze=[])
    do(m, "play:search")
    if asked(m) == "door":
        do(m, offers(m)[0])
    assert m.view(0)["spent"] == [secret]
    assert m.view(0)["objects"] == []
    assert asked(m) == "act"


@rule("FD-5.8", "FD-9.1")
def test_a_triggered_terror_is_kept_and_every_other_danger_is_spent() -> None:
    m = maze(pawn=WEST, hand=["walk"], maze=["r09"], dangers=["terror"])
    do(m, "play:walk", "W", 0, "deck:walk")
    assert (m.view(0)["terrors"], m.view(0)["dangers_seen"]) == (1, [])
    m = maze(pawn=WEST, hand=["scout"], maze=["r09"], dangers=["terror"])
    do(m, "play:scout", 0)
    assert (m.view(0)["terrors"], m.view(0)["dangers_seen"]) == (0, ["terror"])


@rule("FD-5.9")
def test_the_three_zones_of_the_board() -> None:
    carried = ["match", "paper", "key"]
    light = maze(**BOARD, hand=list(KINDS), objects=carried, matches=5)
    dark = maze(**BOARD, objects=carried, matches=5)
    actions = {"light", "walk", "stealth", "scout", "search", "clear"}
    assert jokers(light) == actions
    assert {c for c in offers(light) if ":" not in c} == {"strike", "give-up"}
    assert {c for c in offers(light) if c.startswith("two:")} == {f"two:{c}" for c in KINDS}
    assert {c for c in offers(light) if c.startswith("play:")} == {f"play:{a}" for a in actions}
    assert {c for c in offers(light) if c.startswith("use:")} == {f"use:{c}" for c in carried}
    assert jokers(dark) == {"light", "walk", "search", "clear"}
    assert {c for c in offers(dark) if not c.startswith("joker:")} == {
        "strike", "use:match", "use:key", "give-up",
    }  # fmt: skip
    at_a_secret = {"rooms": {(-1, 0): "r04/3"}, "tokens": {(-1, 1): ""}, "pawn": (-1, 1)}
    assert "search" in jokers(maze(**at_a_secret, hand=["walk"]))
    assert "search" not in jokers(maze(**at_a_secret))


# -- FD-6.1 light a match ---------------------------------------------------------------------


@rule("FD-6.1")
def test_the_light_card_returns_before_the_hand_is_built() -> None:
    m = maze(hand=["light"])
    do(m, "play:light")
    assert m.asks[0] == Subset(MINDS, 5, 5), "the card itself can be chosen again"
    do(m, ("light", "walk", "walk", "walk", "clear"))
    assert "light" in hand(m)


# -- FD-6.2 walk ------------------------------------------------------------------------------


@rule("FD-6.2")
@pytest.mark.parametrize("by", ["play:walk", "joker:walk:walk"])
def test_walk_goes_up_to_four_squares(by: str) -> None:
    m = maze(hand=["walk"], tokens={(1, 2): ""})
    do(m, by, "W", "S", "E", "E")
    assert pawn(m) == (2, 2)
    assert asked(m) == "act"


@rule("FD-6.2")
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_walk_may_stop_earlier(steps: int) -> None:
    m = maze(hand=["walk"], tokens={(1, 2): ""})
    do(m, "play:walk", *"WSE"[:steps])
    assert m.view(0)["moving"] == 4 - steps
    do(m, "stop")
    assert asked(m) == "act"
    assert m.view(0)["moving"] == 0


@rule("FD-6.2", "FD-5.5")
def test_walk_goes_in_the_dark() -> None:
    m = maze(tokens={(1, 2): ""})
    do(m, "joker:clear:walk", "W", "S", "E", "N")
    assert pawn(m) == (1, 1)


@rule("FD-6.2")
def test_a_walk_that_cannot_go_on_ends() -> None:
    # Off the hole into a corner: the hole on one side, a lock on the other.
    m = maze(pawn=(1, 0), hand=["walk"], tokens={(0, 1): "lock"})
    do(m, "play:walk", "W")
    assert pawn(m) == (0, 0)
    assert asked(m) == "act"
    assert m.view(0)["moving"] == 0


# -- FD-6.3 stealth ---------------------------------------------------------------------------


@rule("FD-6.3")
def test_stealth_goes_up_to_two_squares_over_holes_and_normal_squares() -> None:
    m = maze(hand=["stealth"])
    do(m, "play:stealth")
    assert set(offers(m)) == {"N", "W"}
    do(m, "N", "E")
    assert pawn(m) == (2, 0)
    assert asked(m) == "act"


@rule("FD-6.3")
def test_stealth_may_end_on_the_hole() -> None:
    m = maze(hand=["stealth"])
    do(m, "play:stealth", "N", "stop")
    assert pawn(m) == (1, 0)


@rule("FD-6.3")
def test_stealth_does_not_pass_tokens() -> None:
    m = maze(hand=["stealth"], tokens={(1, 0): "obstruction", (0, 1): "lock"})
    assert "play:stealth" not in offers(m)


@rule("FD-6.3", "FD-7.3")
def test_stealth_may_reveal_a_room() -> None:
    m = maze(hand=["stealth"], maze=["r05"])
    do(m, "play:stealth", "N", "N", 2)
    assert pawn(m) == (1, -1)
    assert told(m, "reveal") == [{"tile": "r05", "how": "walk"}]


@rule("FD-6.3")
def test_stealth_is_for_the_light_only() -> None:
    assert "stealth" in jokers(maze(hand=["walk"]))
    assert "stealth" not in jokers(maze())


# -- FD-6.4 scout -----------------------------------------------------------------------------


@rule("FD-6.4")
def test_scout_reveals_the_room_behind_the_door_without_entering() -> None:
    m = maze(pawn=WEST, hand=["scout"], maze=["r05"])
    do(m, "play:scout", 0)
    assert room(m, -1, 0)["tile"] == "r05"
    assert pawn(m) == WEST
    assert told(m, "reveal") == [{"tile": "r05", "how": "scout"}]
    assert "step" not in keys(m)


@rule("FD-6.4")
def test_scout_needs_the_square_inside_an_unused_door() -> None:
    assert "play:scout" not in offers(maze(hand=["scout"])), "the centre"
    assert "play:scout" not in offers(maze(hand=["scout"], pawn=(0, 0))), "a corner"
    assert "play:scout" in offers(maze(hand=["scout"], pawn=WEST))
    used = maze(hand=["scout"], pawn=WEST, rooms={(-1, 0): "r05"})
    assert "play:scout" not in offers(used), "a room is behind it"
    wall = maze(hand=["scout"], pawn=WEST, rooms={(-1, 0): "r03"})
    assert "play:scout" not in offers(wall), "a wall is behind it"


@rule("FD-6.4")
def test_scout_needs_a_side_with_a_door() -> None:
    m = maze(hand=["scout"], pawn=(-3, 1), rooms={(-1, 0): "r05"})
    assert "play:scout" not in offers(m), "r05 has no door to the west"
    m = maze(hand=["scout"], pawn=(-2, 0), rooms={(-1, 0): "r05"})
    assert "play:scout" in offers(m)


@rule("FD-6.4")
def test_scout_needs_a_room_in_the_deck() -> None:
    assert "play:scout" not in offers(maze(hand=["scout"], pawn=WEST, maze=[]))


@rule("FD-6.4")
def test_scout_from_a_hole_is_allowed() -> None:
    m = maze(hand=["scout"], pawn=(1, 0), maze=["r05"])
    do(m, "play:scout", 1)
    assert is_room(m, 0, -1)


# -- FD-6.5 search ----------------------------------------------------------------------------


@rule("FD-6.5")
@pytest.mark.parametrize("cards", [[], ["search"]], ids=["dark", "light"])
def test_search_takes_the_top_card_of_the_slot_the_square_names(cards: list[str]) -> None:
    slots = {"object3": ["key", "paper"], "object1": ["match"], "secret3": ["map"]}
    m = maze(**BESIDE_AN_OBJECT, hand=cards, slots=slots)
    do(m, "play:search" if cards else "joker:search:search")
    assert m.view(0)["objects"] == ["key"]
    assert told(m, "search") == [{"what": "object", "slot": 3}]
    assert [slot["left"] for slot in m.view(0)["object_slots"]] == [1, 0, 1, 0]
    assert [slot["left"] for slot in m.view(0)["secret_slots"]] == [0, 0, 1, 0]


@rule("FD-6.5")
def test_each_slot_can_be_searched_twice_and_not_when_empty() -> None:
    m = maze(**BESIDE_AN_OBJECT, hand=["search", "walk"], slots={"object3": ["key", "paper"]})
    do(m, "play:search", "joker:walk:search")
    assert m.view(0)["objects"] == ["key", "paper"]
    do(m, "strike", ("search", "walk", "walk"))
    assert "search" not in jokers(m)
    assert "play:search" not in offers(m)


@rule("FD-6.5")
def test_secrets_are_found_in_the_light_only() -> None:
    assert "search" in jokers(maze(**BESIDE_A_SECRET, hand=["walk"]))
    assert "search" not in jokers(maze(**BESIDE_A_SECRET))


@rule("FD-6.5", "FD-7.1")
def test_standing_on_the_square_does_not_do() -> None:
    on = {"rooms": {(-1, 0): "r01/1"}, "pawn": (-1, 0), "hand": ["walk"]}
    assert "search" not in jokers(maze(**on))


@rule("FD-6.5")
def test_standing_on_the_square_does_with_the_option() -> None:
    on = {"rooms": {(-1, 0): "r01/1"}, "pawn": (-1, 0), "search": "on"}
    m = maze(**on, slots={"object3": ["key"]})
    assert "search" in jokers(m)
    do(m, "joker:walk:search")
    assert m.view(0)["objects"] == ["key"]
    assert "search" not in jokers(maze(**on, slots={"object1": ["key"]})), "an empty slot"


@rule("FD-6.5")
def test_with_the_option_a_neighbour_still_does() -> None:
    m = maze(**BESIDE_AN_OBJECT, search="on", slots={"object3": ["key"]})
    do(m, "joker:walk:search")
    assert m.view(0)["objects"] == ["key"]


@rule("FD-6.5", "FD-7.1")
def test_not_diagonally_and_not_through_a_wall() -> None:
    diagonal = maze(rooms={(-1, 0): "r01/1"}, pawn=(-2, 1), tokens={(-2, 1): ""}, hand=["walk"])
    assert "search" not in jokers(diagonal)
    # The object square (-1,0) of r01 has the corner (0,0) of the start tile behind a wall.
    wall = maze(rooms={(-1, 0): "r01/1"}, pawn=(0, 0), hand=["walk"])
    assert "search" not in jokers(wall)


@rule("FD-6.5", "FD-7.1")
def test_through_a_door_counts() -> None:
    # r07 upside down: its object lies inside a secret door, beside the start tile.
    m = maze(rooms={(-1, 0): "r07/3"}, secret_doors=[(-1, 1, "E")], pawn=WEST, hand=["walk"])
    assert room(m, -1, 0)["squares"][5] == "object2"
    assert "search" in jokers(m)


@rule("FD-6.5", "FD-9.4")
def test_a_token_on_the_square_does_not_hide_it() -> None:
    m = maze(**BESIDE_AN_OBJECT, hand=["walk"])
    blocked = maze(rooms={(-1, 0): "r01/1"}, pawn=(-1, 1), hand=["walk"], tokens={(-1, 0): "lock"})
    assert "search" in jokers(m)
    assert "search" in jokers(blocked)


@rule("FD-6.5")
def test_between_two_squares_the_player_chooses() -> None:
    # On the door square of r01: its own object to the north, that of r07 through a secret door.
    m = maze(
        rooms={(-1, 0): "r07/1", (-2, 0): "r01/1"}, secret_doors=[(-3, 1, "W")], pawn=(-4, 1),
        hand=["search"], slots={"object2": ["key"], "object3": ["match"]},
    )  # fmt: skip
    do(m, "play:search")
    assert asked(m) == "target"
    assert set(offers(m)) == {"N", "E"}
    do(m, "E")
    assert m.view(0)["objects"] == ["key"]


# -- FD-6.6 clear -----------------------------------------------------------------------------


@rule("FD-6.6")
@pytest.mark.parametrize("by", ["play:clear", "joker:clear:clear"])
def test_clear_removes_an_adjacent_obstruction(by: str) -> None:
    m = maze(hand=["clear"])
    do(m, by)
    assert token(m, 1, 2) == ""
    assert told(m, "clear") == [{"x": 1, "y": 2}]
    assert token(m, 2, 1) == "lock", "locks stay"


@rule("FD-6.6")
def test_clear_works_in_the_dark() -> None:
    m = maze()
    do(m, "joker:stealth:clear")
    assert token(m, 1, 2) == ""


@rule("FD-6.6")
def test_clear_needs_an_obstruction_beside() -> None:
    m = maze(pawn=(0, 1), hand=["clear"])
    assert "play:clear" not in offers(m), "the obstruction is diagonal"
    m = maze(tokens={(1, 2): "lock"}, hand=["clear"])
    assert "play:clear" not in offers(m), "a lock is none"


@rule("FD-6.6", "FD-7.1")
def test_clear_reaches_through_a_door_and_not_through_a_wall() -> None:
    door = maze(pawn=WEST, rooms={(-1, 0): "r04/3"}, hand=["clear"])
    assert token(door, -1, 1) == "obstruction"
    do(door, "play:clear")
    assert token(door, -1, 1) == ""
    wall = maze(pawn=WEST, rooms={(-1, 0): "r03"}, tokens={(-1, 1): "obstruction"}, hand=["clear"])
    assert "play:clear" not in offers(wall)


@rule("FD-6.5", "FD-6.6")
def test_the_squares_that_an_action_is_about_are_told() -> None:
    """What is next to the pawn; a movement has its own."""
    m = maze(hand=["clear", "walk"], tokens={(0, 1): "obstruction"})
    assert m.view(0)["aims"] == {"search": [], "clear": [(1, 2), (0, 1)]}
    lit = maze(**BESIDE_A_SECRET, hand=["search"])
    assert len(lit.view(0)["aims"]["search"]) == 1
    assert maze(**BESIDE_A_SECRET).view(0)["aims"]["search"] == []


@rule("FD-6.6")
def test_between_two_obstructions_the_player_chooses() -> None:
    m = maze(hand=["clear"], tokens={(0, 1): "obstruction"})
    do(m, "play:clear")
    assert asked(m) == "target"
    assert set(offers(m)) == {"S", "W"}
    do(m, "W")
    assert token(m, 0, 1) == ""
    assert token(m, 1, 2) == "obstruction"
