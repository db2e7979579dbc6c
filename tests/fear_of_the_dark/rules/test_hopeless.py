"""FD-3.3: a position where nothing can ever change again is lost, and no other is."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tests.fear_of_the_dark.play import all_but, do, end, keys, maze, move, pawn, room, token
from tests.rules import rule

HOPELESS = ("lose-hopeless", "FD-3.3")

BEHIND_THE_HOLE: dict[str, Any] = {
    "rooms": {(0, -1): "r06/2"}, "pawn": (1, -1), "matches": 0, "maze": ["r02"],
    "slots": {"secret2": ["map"]},
}  # fmt: skip
"""North of the start tile, in the dark: its hole to the south, the room's own hole to the west,
and a secret that only light would find.

    . . S2
    o . .
    . @ .
    . o .  (the start tile)
"""

ALONE_WITH_AN_OBJECT: dict[str, Any] = {
    "rooms": {(0, -1): "r05/2"}, "pawn": (1, -1), "matches": 0, "maze": ["r02"],
    "tokens": {(0, -2): "lock"},
}  # fmt: skip
"""The same place in another room: its west door is locked, and an object lies in the corner.

    . . .
    L . .
    . @ O1
    . o .  (the start tile)
"""


def position(base: dict[str, Any], **more: Any) -> tablee.Match:
    return maze(**(base | more))


# -- hopeless ---------------------------------------------------------------------------------


@rule("FD-3.3")
def test_behind_a_hole_in_the_dark_without_a_match() -> None:
    m = position(BEHIND_THE_HOLE)
    assert end(m) == HOPELESS
    assert m.asks == {}
    assert keys(m) == ["end"]


@rule("FD-3.3")
def test_behind_locks_without_a_key() -> None:
    locks = {(1, 0): "lock", (0, 1): "lock", (1, 2): "lock", (2, 1): "lock"}
    for cards in ([], ["walk"]):
        assert end(maze(tokens=locks, hand=cards)) == HOPELESS


@rule("FD-3.3", "FD-7.1")
def test_what_lies_diagonally_or_behind_a_wall_is_no_hope() -> None:
    locks = {(1, 0): "lock", (0, 1): "lock", (1, 2): "lock", (2, 1): "lock"}
    m = maze(tokens=locks | {(0, 0): "obstruction", (2, 2): "obstruction"}, hand=["walk"])
    assert end(m) == HOPELESS
    # r03 as it comes has its wall to the start tile; the object of r05 lies behind one, too.
    m = position(
        ALONE_WITH_AN_OBJECT, rooms={(0, -1): "r05/2", (1, -1): "r01"}, slots={"object3": ["key"]}
    )
    assert room(m, 1, -1)["squares"][0] == "object3"
    assert end(m) == HOPELESS


@rule("FD-3.3")
def test_an_empty_slot_is_no_hope() -> None:
    m = position(ALONE_WITH_AN_OBJECT, slots={"object2": ["key"]})
    assert end(m) == HOPELESS


@rule("FD-3.3", "FD-11.2")
def test_a_paper_is_no_hope_in_the_dark() -> None:
    assert end(position(BEHIND_THE_HOLE, objects=["paper"])) == HOPELESS


@rule("FD-3.3", "FD-11.3")
def test_a_key_is_no_hope_without_a_lock_in_reach() -> None:
    assert end(position(BEHIND_THE_HOLE, objects=["key"])) == HOPELESS


@rule("FD-3.3", "FD-9.6")
@pytest.mark.parametrize("objects", [[], ["match"]])
def test_a_match_is_no_hope_where_the_leak_is(objects: list[str]) -> None:
    m = position(BEHIND_THE_HOLE, matches=5, objects=objects, leak=(0, -1))
    assert end(m) == HOPELESS


@rule("FD-3.3", "FD-9.6")
def test_stepping_over_a_hole_into_the_leak_can_be_the_end() -> None:
    m = maze(hand=["stealth", "walk"], maze=["r06", "r03"], dangers=["leak"])
    do(m, "play:stealth", "N", "N", 2)
    assert keys(m)[-5:] == ["danger", "leak", "leak-hand", "dark", "end"]
    assert end(m) == HOPELESS


@rule("FD-3.3")
def test_it_is_declared_as_soon_as_the_light_is_gone() -> None:
    m = position(BEHIND_THE_HOLE, hand=["walk", "clear"])
    move(m, "N")
    assert m.outcome is None
    move(m, "S", by="two:clear")
    assert end(m) == HOPELESS


@rule("FD-3.3")
def test_it_is_declared_as_soon_as_the_hole_lies_behind() -> None:
    m = position(BEHIND_THE_HOLE, pawn=(1, 0))
    assert m.outcome is None, "on the hole itself both ways are open"
    back = m.clone()
    move(back, "W", by="joker:walk:walk")
    assert back.outcome is None
    move(m, "N", by="joker:walk:walk")
    assert end(m) == HOPELESS


@rule("FD-3.3", "FD-9.4", "FD-9.5")
def test_it_is_declared_as_soon_as_a_lock_lies_behind() -> None:
    # Into r06, whose other door is a hole, in the dark.
    lock = maze(pawn=(0, 1), matches=0, maze=["r06", "r02"], dangers=["lockdown"])
    do(lock, "joker:walk:walk", "W")
    assert end(lock) == HOPELESS
    stones = maze(pawn=(0, 1), matches=0, maze=["r06", "r02"], dangers=["collapse"])
    do(stones, "joker:walk:walk", "W")
    assert stones.outcome is None, "stones can be cleared"


@rule("FD-3.3", "FD-7.3")
def test_it_is_declared_as_soon_as_a_room_takes_the_last_door() -> None:
    # r03 fits in between the start tile, whose other sides are locked, and a wall.
    locks = {(1, 0): "lock", (1, 2): "lock"}
    m = maze(
        pawn=(0, 1), hand=["scout", "walk"], matches=0, tokens=locks, rooms={(-2, 0): "r02"},
        maze=["r03", "r05"], slots={"secret1": ["map"]},
    )  # fmt: skip
    assert m.outcome is None
    do(m, "play:scout", 1)
    assert m.view(0)["light"]
    assert end(m) == HOPELESS


@rule("FD-3.3")
def test_it_is_declared_as_soon_as_the_last_object_is_found() -> None:
    m = position(ALONE_WITH_AN_OBJECT, slots={"object1": ["paper"]})
    assert m.outcome is None
    do(m, "joker:walk:search")
    assert end(m) == HOPELESS


@rule("FD-3.3")
def test_it_is_declared_as_soon_as_the_key_is_used_in_vain() -> None:
    # Two locks, one key: behind the one there is nothing.
    locks = {(0, -2): "lock", (0, -1): "lock"}
    slots = {"object2": ["match"]}
    m = position(ALONE_WITH_AN_OBJECT, tokens=locks, objects=["key"], slots=slots)
    assert m.outcome is None
    do(m, "use:key")
    assert token(m, 0, -1) == ""
    assert end(m) == HOPELESS


@rule("FD-3.3")
def test_a_closed_maze_with_rooms_left_in_the_deck() -> None:
    # Every door of the start tile meets a wall of a room laid by a map.
    m = maze(
        hand=["walk"], tokens={(1, 2): "", (2, 1): ""}, slots={"secret1": []}, maze=["r09"],
        rooms={(0, -1): "r03/1", (1, 0): "r02", (0, 1): "r04/1", (-1, 0): "r01"},
    )  # fmt: skip
    assert end(m) == HOPELESS


# -- not hopeless -----------------------------------------------------------------------------


@rule("FD-3.3")
@pytest.mark.parametrize(
    "hope",
    [
        {"matches": 1},
        {"objects": ["match"]},
        {"hand": ["walk"]},
        {"matches": 1, "lost": all_but("clear")},
        {"tokens": {(1, 0): "obstruction"}},
        {"tokens": {(1, 0): "lock"}, "objects": ["key"]},
        {"tokens": {(0, -3): "obstruction"}},
        {"secret_doors": [(2, -2, "E")]},
        {"secret_doors": [(2, -2, "E")], "maze": []},
        {"rooms": {(0, -1): "r03"}},
    ],
    ids=[
        "a match left", "a match among the objects", "light", "a match and one mind",
        "an obstruction to clear", "a lock and a key", "an obstruction inside",
        "an open door", "an exit", "a door at the other side",
    ],
)  # fmt: skip
def test_there_is_hope_with(hope: dict[str, Any]) -> None:
    assert position(BEHIND_THE_HOLE, **hope).outcome is None


@rule("FD-3.3", "FD-6.5")
def test_there_is_hope_with_an_object_in_reach() -> None:
    m = position(ALONE_WITH_AN_OBJECT, slots={"object1": ["match"]})
    assert m.outcome is None
    do(m, "joker:walk:search")
    assert m.outcome is None, "a match was found"


@rule("FD-3.3", "FD-6.5")
def test_there_is_hope_when_the_pawn_stands_on_the_last_object() -> None:
    m = position(ALONE_WITH_AN_OBJECT, pawn=(2, -1), slots={"object1": ["match"]})
    assert m.outcome is None, "a step away, and it can be searched"
    move(m, "W", by="joker:walk:walk")
    do(m, "joker:walk:search")
    assert m.view(0)["objects"] == ["match"]


@rule("FD-3.3", "FD-6.5")
def test_there_is_hope_on_an_object_that_may_be_searched_from_itself() -> None:
    walled = {(1, -1): "lock", (2, -2): "lock", (0, -2): "lock"}
    here: dict[str, Any] = {"pawn": (2, -1), "tokens": walled, "slots": {"object1": ["lever"]}}
    assert end(position(ALONE_WITH_AN_OBJECT, **here)) == HOPELESS
    assert position(ALONE_WITH_AN_OBJECT, **here, search="on").outcome is None


@rule("FD-3.3")
def test_there_is_hope_in_a_secret_with_a_match() -> None:
    locked = {(0, -2): "lock", (1, 0): "lock"}
    assert position(BEHIND_THE_HOLE, tokens=locked, matches=1).outcome is None
    assert end(position(BEHIND_THE_HOLE, tokens=locked)) == HOPELESS
    searched = {"object1": ["key"]}
    assert end(position(BEHIND_THE_HOLE, tokens=locked, matches=1, slots=searched)) == HOPELESS


@rule("FD-3.3", "FD-9.6")
def test_there_is_hope_when_the_leak_can_be_left() -> None:
    # West of the leak room lies a closed room with a secret: there a match burns again.
    m = position(
        BEHIND_THE_HOLE, matches=1, rooms={(0, -1): "r06/2", (-1, -1): "r03/1"}, leak=(0, -1),
        tokens={(-3, -2): "lock"}, pawn=(1, -1), slots={"secret4": ["map"]},
    )  # fmt: skip
    assert end(m) == HOPELESS, "the hole between them"
    m = position(
        BEHIND_THE_HOLE, matches=1, rooms={(0, -1): "r05/2", (-1, -1): "r03/1"}, leak=(0, -1),
        tokens={(-3, -2): "lock"}, pawn=(1, -1), slots={"secret4": ["map"]},
    )  # fmt: skip
    assert m.outcome is None


@rule("FD-3.3", "FD-9.6", "FD-4.5")
def test_there_is_hope_in_a_stealthy_step_back_through_the_leak() -> None:
    # r09 with the leak, its two sides parted by locks around the hole; the pawn is on the west
    # side, with a closed room behind it where a match burns.
    m = maze(
        rooms={(-1, 0): "r09", (-2, 0): "r03/1"}, leak=(-1, 0), pawn=(-3, 1), matches=1, maze=[],
        tokens={(-2, 0): "lock", (-2, 2): "lock", (-6, 1): "lock"}, slots={"object1": ["key"]},
    )  # fmt: skip
    assert m.outcome is None
    move(m, "W", by="joker:search:walk")
    do(m, "strike", ("stealth", "walk", "walk"), "play:stealth", "E", "E")
    assert not m.view(0)["light"]
    move(m, "EEE", by="joker:scout:walk")
    assert pawn(m) == (1, 1), "home, where the doors are open"
    assert m.outcome is None


@rule("FD-3.3")
def test_the_first_moment_of_a_game_is_never_hopeless() -> None:
    assert maze().outcome is None
    assert maze(matches=0).outcome is None


@rule("FD-3.3", "FD-9.6")
def test_a_secret_in_the_flooded_room_is_no_hope() -> None:
    # West of the start tile, whose other sides are locked, r03 before a wall: there is light in the
    # start tile, but none can be carried to the secret in the water.
    sealed: dict[str, Any] = {
        "rooms": {(-1, 0): "r03/1", (-2, 0): "r02"}, "tokens": {(1, 0): "lock", (1, 2): "lock"},
        "slots": {"secret4": ["map"]}, "maze": ["r05"],
    }  # fmt: skip
    assert maze(**sealed).outcome is None
    assert end(maze(**sealed, leak=(-1, 0))) == HOPELESS
    assert end(maze(**sealed, leak=(-1, 0), search="on")) == HOPELESS
