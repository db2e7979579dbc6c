"""FD-10 the secrets."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tests.fear_of_the_dark.play import (
    asked,
    do,
    end,
    is_room,
    keys,
    maze,
    move,
    offers,
    pawn,
    room,
    told,
    truth,
)
from tests.rules import rule

BESIDE: dict[str, Any] = {
    "rooms": {(-1, 0): "r04/3"}, "tokens": {(-1, 1): ""}, "pawn": (-1, 1),
    "hand": ["search", "walk", "walk", "walk"],
}  # fmt: skip
"""On the east door square of r04, cleared; its secret, slot 1, to the north. Doors east, west."""


def find(secret: str, **more: Any) -> tablee.Match:
    position = BESIDE | {"slots": {"secret1": [secret]}, "maze": ["r09", "r03"]} | more
    m = maze(**position)
    do(m, "play:search")
    return m


# -- FD-10.1 secret door ----------------------------------------------------------------------


@rule("FD-10.1")
def test_a_secret_door_goes_into_any_wall_without_a_door() -> None:
    m = find("secret-door")
    assert asked(m) == "door"
    assert set(offers(m)) == {"-2,0,N", "-2,2,S"}, "the start tile has doors on every side"


@rule("FD-10.1")
def test_a_secret_door_counts_as_a_door_for_the_rest_of_the_game() -> None:
    m = find("secret-door")
    do(m, "-2,0,N")
    assert room(m, -1, 0)["doors"] == ["N", "E", "W"]
    assert room(m, -1, 0)["secret_doors"] == ["N"]
    assert told(m, "secret-door") == [{"x": -2, "y": 0, "side": "N"}]
    assert truth(m).door_tokens == 1
    assert [-2, 0, "N"] in [list(door) for door in m.view(0)["doors_open"]]
    do(m, "play:walk", "W", "N", "N")
    assert asked(m) == "turn", "it leads to a new room"
    do(m, offers(m)[0])
    assert is_room(m, -1, -1)


@rule("FD-10.1")
def test_a_secret_door_may_be_far_away() -> None:
    m = find("secret-door", rooms={(-1, 0): "r04/3", (0, 1): "r05", (0, 2): "r07"})
    assert "2,4,E" not in offers(m), "r05 has a door there"
    assert "0,4,W" in offers(m)
    assert "1,8,S" in offers(m)
    do(m, "1,8,S")
    assert room(m, 0, 2)["secret_doors"] == ["S"]


@rule("FD-10.1")
def test_a_secret_door_may_make_an_exit() -> None:
    m = find("secret-door", maze=[])
    do(m, "-2,2,S")
    do(m, "play:walk", "W", "S", "S")
    assert end(m) == ("win", "FD-3.1")


@rule("FD-10.1")
def test_a_secret_door_between_two_rooms_opens_both() -> None:
    # r05 above r04, with a wall between them that either room could name.
    m = find("secret-door", rooms={(-1, 0): "r04/3", (-1, -1): "r05"})
    between = [wall for wall in offers(m) if wall in ("-2,0,N", "-2,-1,S")]
    assert len(between) == 1, "it is one wall"
    do(m, between[0])
    assert "N" in room(m, -1, 0)["doors"]
    assert "S" in room(m, -1, -1)["doors"]
    assert truth(m).door_tokens == 1
    move(m, "WNN")
    assert pawn(m) == (-2, -1)


@rule("FD-10.1")
def test_a_secret_door_opens_a_door_that_led_against_the_wall() -> None:
    # r11 above r04: its south door was dead.
    m = find("secret-door", rooms={(-1, 0): "r04/3", (-1, -1): "r11/1"})
    assert "S" in room(m, -1, -1)["doors"]
    assert "-2,0,N" in offers(m)
    assert "-2,-1,S" not in offers(m)
    do(m, "-2,0,N")
    assert room(m, -1, -1)["secret_doors"] == []
    do(m, "play:walk", "W", "N")
    assert room(m, -1, -1)["tokens"][7] == "lock"
    assert "N" not in offers(m), "tokens on its squares still block"


@rule("FD-10.1")
def test_a_secret_door_onto_a_free_square_is_walked_through() -> None:
    m = find("secret-door", rooms={(-1, 0): "r04/3", (-1, -1): "r11"}, matches=0)
    assert room(m, -1, -1)["tokens"][7] == "obstruction"
    m = find("secret-door", rooms={(-1, 0): "r04/3", (-1, -1): "r11/2"})
    do(m, "-2,0,N")
    move(m, "WNN")
    assert pawn(m) == (-2, -1)


@rule("FD-10.1")
def test_a_single_wall_is_not_asked() -> None:
    m = find("secret-door", secret_doors=[(-2, 0, "N")])
    assert asked(m) == "act"
    assert room(m, -1, 0)["secret_doors"] == ["N", "S"]


# -- FD-10.2 map ------------------------------------------------------------------------------


@rule("FD-10.2")
def test_a_map_joins_the_next_room_to_any_unused_door() -> None:
    m = find("map")
    assert asked(m) == "map"
    assert set(offers(m)) == {"-3,1,W", "1,0,N", "2,1,E", "1,2,S"}, "reachable or not"
    do(m, "2,1,E")
    assert asked(m) == "turn"
    do(m, 0)
    assert room(m, 1, 0)["tile"] == "r09"
    assert "W" in room(m, 1, 0)["doors"]
    assert pawn(m) == (-1, 1)
    assert m.view(0)["maze_left"] == 1


@rule("FD-10.2")
def test_a_map_ignores_the_danger_and_draws_no_card() -> None:
    m = find("map", dangers=["leak"])
    do(m, "1,2,S", 0)
    assert told(m, "danger") == []
    assert m.view(0)["dangers_left"] == 13
    assert not room(m, 0, 1)["leak"]
    assert room(m, 0, 1)["danger"]


@rule("FD-10.2", "FD-7.5")
def test_a_mapped_room_gets_its_tokens() -> None:
    m = find("map", maze=["r12"])
    do(m, "1,2,S", 0)
    assert room(m, 0, 1)["tokens"] == ["", "", "", "", "", "obstruction", "", "lock", ""]


@rule("FD-10.2", "FD-10.1")
def test_a_map_may_use_a_secret_door() -> None:
    m = find("map", secret_doors=[(-2, 0, "N")])
    assert "-2,0,N" in offers(m)
    do(m, "-2,0,N")
    do(m, offers(m)[0])
    assert is_room(m, -1, -1)


@rule("FD-10.2")
def test_a_map_offers_every_unused_door_and_no_other() -> None:
    ring = {(0, -1): "r05/1", (1, 0): "r02", (0, 1): "r07", (1, -1): "r06/2", (1, 1): "r08/2"}
    m = find("map", rooms={(-1, 0): "r04/3"} | ring)
    assert set(offers(m)) == {"-3,1,W", "0,4,W", "5,4,E", "4,5,S"}, "r04, r07 and twice r08"


@rule("FD-10.2", "FD-3.1")
def test_a_map_may_lay_the_last_room() -> None:
    m = find("map", maze=["r05"])
    do(m, "2,1,E")
    do(m, offers(m)[0])
    assert m.view(0)["maze_left"] == 0
    do(m, "play:walk", "W", "W", "W")
    assert end(m) == ("win", "FD-3.1")


# -- FD-10.3 intelligence ---------------------------------------------------------------------


@rule("FD-10.3")
def test_intelligence_shows_both_objects_of_the_slot_with_the_same_number() -> None:
    slots = {"secret1": ["intelligence"], "object1": ["key", "match"], "object2": ["paper"]}
    m = find("intelligence", slots=slots)
    view = m.view(0)
    assert view["object_slots"][0] == {"left": 2, "known": ["key", "match"]}, "in their order"
    assert view["object_slots"][1] == {"left": 1, "known": [None]}
    assert told(m, "intelligence") == [{"slot": 1, "cards": ["key", "match"]}]
    assert view["objects"] == [], "without taking them"


@rule("FD-10.3")
@pytest.mark.parametrize(
    ("tile", "square", "slot"), [("r06", (-3, 1), 2), ("r08", (-2, 1), 3), ("r03/1", (-3, 1), 4)]
)
def test_intelligence_of_every_slot(tile: str, square: tuple[int, int], slot: int) -> None:
    things = ["key", "match", "paper", "lever"]
    slots = {f"object{n}": [thing] for n, thing in enumerate(things, 1)}
    slots |= {f"secret{slot}": ["intelligence"]}
    m = maze(rooms={(-1, 0): tile}, pawn=square, hand=["search"], slots=slots)
    do(m, "play:search")
    shown = [known["known"] for known in m.view(0)["object_slots"]]
    assert shown == [[thing] if n == slot else [None] for n, thing in enumerate(things, 1)]


@rule("FD-10.3")
def test_intelligence_of_a_slot_with_one_card_left_shows_that_one() -> None:
    m = find("intelligence", slots={"secret1": ["intelligence"], "object1": ["lever"]})
    assert m.view(0)["object_slots"][0] == {"left": 1, "known": ["lever"]}


@rule("FD-10.3")
def test_intelligence_is_for_the_player_alone() -> None:
    m = find("intelligence", slots={"secret1": ["intelligence"], "object1": ["key", "match"]})
    assert m.view(None)["object_slots"][0] == {"left": 2, "known": [None, None]}
    seen = [event["args"] for event in m.events(None) if event["key"] == "intelligence"]
    assert seen == [{"slot": 1, "cards": ["unknown", "unknown"]}]


@rule("FD-10.3", "FD-6.5")
def test_a_search_takes_the_first_of_the_cards_shown() -> None:
    m = maze(
        rooms={(-1, 0): "r04/3", (-2, 0): "r05"}, tokens={(-1, 1): ""}, pawn=(-1, 1),
        hand=["search", "walk", "scout"],
        slots={"secret1": ["intelligence"], "object1": ["paper", "key"]},
    )  # fmt: skip
    do(m, "play:search")
    move(m, "WWWW")
    do(m, "two:scout", "N", "stop")
    assert pawn(m) == (-5, 0)
    do(m, "joker:clear:search")
    assert m.view(0)["objects"] == ["paper"]
    assert m.view(0)["object_slots"][0] == {"left": 1, "known": ["key"]}


# -- FD-10.4 ----------------------------------------------------------------------------------


@rule("FD-10.4", "FD-1.3")
def test_a_secret_door_without_a_token_left_does_nothing() -> None:
    m = find(
        "secret-door", rooms={(-1, 0): "r04/3", (0, 1): "r05"},
        secret_doors=[(-2, 0, "N"), (0, 4, "W")],
    )  # fmt: skip
    assert told(m, "nothing") == [{"card": "secret-door"}]
    assert m.view(0)["spent"] == ["secret-door"]
    assert asked(m) == "act"


@rule("FD-10.4")
def test_a_secret_door_without_a_wall_left_does_nothing() -> None:
    # r08 upside down has its only wall between itself and r11, which has a door there: none free.
    m = maze(
        rooms={(-1, 0): "r08"}, secret_doors=[(-2, 2, "S")], pawn=(-2, 1), hand=["search"],
        slots={"secret3": ["secret-door"]},
    )  # fmt: skip
    do(m, "play:search")
    assert told(m, "nothing") == [{"card": "secret-door"}]
    assert truth(m).door_tokens == 1


@rule("FD-10.4")
def test_a_map_without_a_room_left_does_nothing() -> None:
    m = find("map", maze=[])
    assert told(m, "nothing") == [{"card": "map"}]
    assert "map" not in keys(m)
    assert asked(m) == "act"


@rule("FD-10.4")
def test_intelligence_of_an_empty_slot_shows_nothing() -> None:
    m = find("intelligence")
    assert told(m, "nothing") == [{"card": "intelligence"}]
    assert "intelligence" not in keys(m)
