"""FD-7 the movement and the maze."""

from __future__ import annotations

import pytest

from tablee.games.fear_of_the_dark.geometry import SIDES, square_at
from tablee.games.fear_of_the_dark.maze import beside
from tablee.games.fear_of_the_dark.rules import rooms
from tablee.kernel import Match
from tests.fear_of_the_dark.play import (
    WEST,
    asked,
    do,
    end,
    is_room,
    jokers,
    keys,
    maze,
    move,
    offers,
    pawn,
    printed,
    room,
    token,
    told,
    truth,
)
from tests.rules import rule

# -- FD-7.1 -----------------------------------------------------------------------------------


@rule("FD-7.1")
def test_no_step_is_diagonal() -> None:
    m = maze(hand=["stealth"], tokens={(1, 2): "", (2, 1): ""})
    do(m, "play:stealth")
    assert set(offers(m)) == {"N", "E", "S", "W"}
    for side, square in (("N", (1, 0)), ("E", (2, 1)), ("S", (1, 2)), ("W", (0, 1))):
        twin = m.clone()
        do(twin, side)
        assert pawn(twin) == square


@rule("FD-7.1")
def test_no_reach_is_diagonal() -> None:
    corners = {(x, y): "obstruction" for x in (0, 2) for y in (0, 2)}
    m = maze(tokens=corners | {(1, 2): ""}, hand=["clear"])
    assert "clear" not in jokers(m)
    locks = {(x, y): "lock" for x in (0, 2) for y in (0, 2)}
    m = maze(tokens=locks | {(2, 1): ""}, objects=["key"])
    assert "use:key" not in offers(m)


@rule("FD-7.1")
def test_reach_goes_through_a_door() -> None:
    m = maze(pawn=WEST, rooms={(-1, 0): "r07/2"}, objects=["key"])
    assert token(m, -1, 1) == "lock"
    assert "use:key" in offers(m)


@rule("FD-7.1")
def test_reach_does_not_go_through_a_wall() -> None:
    for tile in ("r03", "r05/2"):
        m = maze(pawn=WEST, rooms={(-1, 0): tile}, tokens={(-1, 1): "lock"}, objects=["key"])
        connected = "E" in room(m, -1, 0)["doors"]
        assert ("use:key" in offers(m)) is connected


@rule("FD-7.1")
def test_nobody_steps_through_a_wall() -> None:
    m = maze(pawn=(0, 0), hand=["walk"], rooms={(-1, 0): "r05"})
    do(m, "play:walk")
    assert offers(m) == ("S",), "a hole to the east, walls north and west"


# -- FD-7.2 -----------------------------------------------------------------------------------


@rule("FD-7.2")
@pytest.mark.parametrize("what", ["lock", "obstruction"])
@pytest.mark.parametrize("by", ["play:walk", "play:stealth", "two:walk"])
def test_a_token_cannot_be_entered(what: str, by: str) -> None:
    m = maze(hand=["walk", "stealth"], tokens={(1, 2): what, (2, 1): what, (0, 0): what})
    do(m, by)
    assert not {"E", "S"} & set(offers(m))
    do(m, "W")
    assert "N" not in offers(m)


@rule("FD-7.2")
def test_once_the_token_is_gone_the_square_is_like_an_empty_one() -> None:
    m = maze(hand=["clear", "walk"], objects=["key"])
    do(m, "play:clear", "use:key", "play:walk")
    assert {"E", "S", "W"} == set(offers(m))


@rule("FD-7.2")
def test_a_token_on_a_hole_leaves_a_hole() -> None:
    m = maze(hand=["clear", "walk", "stealth"], tokens={(1, 0): "obstruction", (1, 2): ""})
    do(m, "play:clear", "play:walk")
    assert "N" not in offers(m)
    do(m, "W", "stop", "two:stealth", "E", "stop")
    do(m, "strike", ("stealth", "walk", "walk"), "play:stealth")
    assert "N" in offers(m)


@rule("FD-7.2")
def test_a_hole_is_for_stealth_only() -> None:
    m = maze(hand=["walk", "stealth"])
    for by, north in (("play:walk", False), ("two:stealth", False), ("play:stealth", True)):
        twin = m.clone()
        do(twin, by)
        assert ("N" in offers(twin)) is north


@rule("FD-7.2")
def test_object_and_secret_squares_are_walked_on() -> None:
    m = maze(rooms={(-1, 0): "r01/1"}, pawn=(-1, 1), hand=["walk"])
    move(m, "N")
    assert printed(m, *pawn(m)) == "object3"
    m = maze(rooms={(-1, 0): "r04/3"}, tokens={(-1, 1): ""}, pawn=(-1, 1), hand=["walk"])
    move(m, "N")
    assert printed(m, *pawn(m)) == "secret1"


# -- FD-7.3 -----------------------------------------------------------------------------------


@rule("FD-7.3")
def test_a_step_through_a_door_reveals_the_next_room_of_the_deck() -> None:
    m = maze(pawn=WEST, hand=["walk"], maze=["r05", "r07", "r03"])
    do(m, "play:walk", "W", 0)
    assert room(m, -1, 0)["tile"] == "r05"
    assert pawn(m) == (-1, 1)
    assert m.view(0)["maze_left"] == 2
    assert m.view(0)["moving"] == 3, "it took one step"


@rule("FD-7.3")
@pytest.mark.parametrize(
    ("door", "square", "cell"),
    [("N", (1, 0), (0, -1)), ("E", (2, 1), (1, 0)), ("S", (1, 2), (0, 1)), ("W", (0, 1), (-1, 0))],
)
def test_the_room_is_joined_door_to_door(
    door: str, square: tuple[int, int], cell: tuple[int, int]
) -> None:
    free = {(1, 2): "", (2, 1): ""}
    facing = {"N": "S", "E": "W", "S": "N", "W": "E"}[door]
    for tile in ("r03", "r05", "r09", "r12"):
        m = maze(pawn=square, hand=["scout"], maze=[tile], tokens=free)
        do(m, "play:scout")
        for quarter in offers(m):
            twin = m.clone()
            do(twin, quarter)
            assert facing in room(twin, *cell)["doors"]
            assert room(twin, *cell)["turn"] == quarter
        assert len(offers(m)) == {"r03": 2, "r05": 2, "r09": 3, "r12": 4}[tile]
        assert m.view(0)["placing"]["side"] == facing


@rule("FD-7.3")
def test_the_player_sees_each_turn_before_choosing() -> None:
    m = maze(pawn=WEST, hand=["scout"], maze=["r10"])
    do(m, "play:scout")
    shown = m.view(0)["placing"]["choices"]
    assert tuple(choice["turn"] for choice in shown) == offers(m)
    for choice in shown:
        twin = m.clone()
        do(twin, choice["turn"])
        laid = room(twin, -1, 0)
        assert choice["squares"] == laid["squares"]
        assert choice["doors"] == laid["doors"]


@rule("FD-7.3")
def test_a_single_turn_that_fits_is_not_asked() -> None:
    m = maze(pawn=WEST, hand=["walk"], maze=["r04"])
    do(m, "play:walk", "W")
    assert asked(m) == "step"
    assert room(m, -1, 0)["turn"] == 1


@rule("FD-7.3")
def test_rooms_that_touch_are_open_only_where_both_have_a_door() -> None:
    # Around a corner back to the start tile: r05 at the west, r11 to its north, then east.
    m = maze(
        rooms={(-1, 0): "r05", (-1, -1): "r11"}, tokens={(-1, -2): ""}, pawn=(-1, -2),
        hand=["walk"], maze=["r09"], dangers=["draught"],
    )  # fmt: skip
    twin = m.clone()
    do(m, "play:walk", "E", 2)
    assert room(m, 0, -1)["doors"] == ["E", "S", "W"]
    do(twin, "play:walk", "E", 0)
    assert room(twin, 0, -1)["doors"] == ["N", "E", "W"]
    inside, hole = square_at(1, -1), square_at(1, 0)
    assert beside(truth(m), inside, SIDES.index("S")) == hole
    assert beside(truth(m), hole, SIDES.index("N")) == inside
    assert beside(truth(twin), inside, SIDES.index("S")) == -1, "the wall of the new room"
    assert beside(truth(twin), hole, SIDES.index("N")) == -1
    for match in (m, twin):
        assert [1, 0, "N"] not in [list(door) for door in match.view(0)["doors_open"]]


@rule("FD-7.3")
def test_a_door_against_a_door_is_a_passage_at_once() -> None:
    m = maze(rooms={(0, -1): "r12/2"}, pawn=(1, -1), tokens={(1, -1): ""}, hand=["stealth"])
    assert "S" in room(m, 0, -1)["doors"]
    do(m, "play:stealth", "S")
    assert pawn(m) == (1, 0)


@rule("FD-7.3")
def test_a_door_against_a_wall_leads_nowhere() -> None:
    m = maze(rooms={(0, -1): "r05"}, pawn=(1, 0), hand=["stealth", "scout"], maze=["r03"])
    assert "S" not in room(m, 0, -1)["doors"]
    assert (1, 0, "N") not in {tuple(d) for d in m.view(0)["doors_open"]}
    assert "play:scout" not in offers(m)
    do(m, "play:stealth")
    assert "N" not in offers(m)


@rule("FD-7.3")
@pytest.mark.parametrize("stock", [["r03"], []])
def test_no_room_is_laid_over_another_and_no_way_out_leads_into_one(stock: list[str]) -> None:
    """The north door of the start tile is against a wall of the room that lies there."""
    m = maze(rooms={(0, -1): "r05"}, pawn=(1, 0), hand=["stealth"], maze=stock)
    before = room(m, 0, -1)
    assert m.view(0)["beside"][0] == "wall"
    do(m, "play:stealth")
    assert set(offers(m)) == {"E", "S", "W"}
    assert m.view(0)["reach"]["step"]
    assert all(one["y"] >= 0 for one in m.view(0)["reach"]["step"])
    assert room(m, 0, -1) == before
    inside = maze(rooms={(0, -1): "r05"}, pawn=(1, -1), hand=["walk", "scout"], maze=stock)
    assert "play:scout" not in offers(inside)
    do(inside, "play:walk")
    assert "S" not in offers(inside), "there is a wall, whatever is behind it"


@rule("FD-7.3", "FD-10.2")
def test_a_map_lays_no_room_over_another() -> None:
    m = maze(
        rooms={(-1, 0): "r04/3", (0, -1): "r05"}, tokens={(-1, 1): ""}, pawn=(-1, 1),
        hand=["search"], slots={"secret1": ["map"]}, maze=["r03"],
    )  # fmt: skip
    do(m, "play:search")
    assert "1,0,N" not in offers(m), "a room lies behind that door"
    assert "1,2,S" in offers(m)


@rule("FD-7.3")
def test_the_maze_grows_by_walking_scouting_and_a_map() -> None:
    walked = maze(pawn=WEST, hand=["walk"], maze=["r05"])
    do(walked, "play:walk", "W", 0)
    scouted = maze(pawn=WEST, hand=["scout"], maze=["r05"])
    do(scouted, "play:scout", 0)
    mapped = maze(
        rooms={(-1, 0): "r04/3"}, tokens={(-1, 1): ""}, pawn=(-1, 1), hand=["search"],
        slots={"secret1": ["map"]}, maze=["r05"],
    )  # fmt: skip
    do(mapped, "play:search", "1,2,S", 0)
    for m, how in ((walked, "walk"), (scouted, "scout"), (mapped, "map")):
        assert told(m, "reveal") == [{"tile": "r05", "how": how}]
    assert is_room(mapped, 0, 1)


# -- FD-7.4 -----------------------------------------------------------------------------------


@rule("FD-7.4")
@pytest.mark.parametrize("by", ["play:walk", "two:walk", "play:stealth", "joker:walk:stealth"])
def test_the_escape_takes_any_movement(by: str) -> None:
    m = maze(pawn=WEST, hand=["walk", "stealth"], maze=[])
    do(m, by, "W")
    assert end(m) == ("win", "FD-3.1")


@rule("FD-7.4")
def test_the_escape_takes_a_step_that_is_left() -> None:
    m = maze(hand=["clear", "walk"], maze=[])
    do(m, "two:clear", "W", "W")
    assert end(m) == ("win", "FD-3.1")
    short = maze(pawn=(2, 0), hand=["clear", "walk"], maze=[], tokens={(2, 1): "", (1, 1): ""})
    do(short, "two:clear", "S", "W")
    assert short.outcome is None
    assert asked(short) == "act", "the two steps are gone before the door"


@rule("FD-7.4")
def test_the_view_shows_the_way_out() -> None:
    def ends(m: Match) -> set[str]:
        return {reach.get("what", "") for reach in m.view(0)["reach"]["walk"]}

    assert "exit" in ends(maze(pawn=WEST, hand=["walk"], maze=[]))
    shown = ends(maze(pawn=WEST, hand=["walk"]))
    assert "exit" not in shown
    assert "room" in shown


# -- FD-7.5 -----------------------------------------------------------------------------------


@rule("FD-7.5")
def test_a_walker_enters_and_in_a_calm_room_may_finish_the_movement() -> None:
    m = maze(pawn=WEST, hand=["walk"], maze=["r05", "r03"])
    do(m, "play:walk", "W", 0)
    assert told(m, "enter") == [{"tile": "r05"}]
    do(m, "W", "N", "N")
    assert asked(m) == "turn", "the fourth step, into yet another room"
    do(m, 0)
    assert pawn(m) == (-2, -1)
    assert asked(m) == "act"


@rule("FD-7.5")
@pytest.mark.parametrize("danger", ["draught", "knockout", "collapse"])
def test_a_danger_ends_the_movement_triggered_or_not(danger: str) -> None:
    m = maze(pawn=WEST, hand=["walk"], maze=["r09", "r05"], dangers=[danger])
    do(m, "play:walk", "W", 0)
    assert pawn(m) == (-1, 1)
    assert asked(m) == "act"
    assert m.view(0)["moving"] == 0


@rule("FD-7.5")
def test_the_order_is_enter_danger_tokens() -> None:
    m = maze(pawn=WEST, hand=["walk", "clear"], maze=["r11"], dangers=["lockdown"])
    do(m, "play:walk", "W")
    do(m, offers(m)[0])
    assert keys(m) == [
        "play", "reveal", "place", "step", "enter", "danger", "lockdown", "token", "token",
        "way-out",
    ]  # fmt: skip


@rule("FD-7.5")
def test_the_tokens_come_after_the_danger_is_settled() -> None:
    m = maze(pawn=WEST, hand=["walk", "clear"], maze=["r01"], dangers=["terror"])
    do(m, "play:walk", "W", 1)
    assert asked(m) == "terror"
    assert token(m, -2, 1) == ""
    do(m, "hand:clear")
    assert token(m, -2, 1) == "obstruction"


@rule("FD-7.5")
def test_remaining_steps_are_walked_after_the_tokens_are_laid() -> None:
    m = maze(pawn=WEST, hand=["walk"], maze=["r07"])
    do(m, "play:walk", "W", 1)  # its lock lies at the north then
    assert token(m, -2, 0) == "lock"
    do(m, "W")
    assert "N" not in offers(m)


@rule("FD-7.5")
def test_tokens_are_laid_in_a_scouted_room_too() -> None:
    m = maze(pawn=WEST, hand=["scout"], maze=["r12"])
    do(m, "play:scout", 0)
    assert room(m, -1, 0)["tokens"] == ["", "", "", "", "", "obstruction", "", "lock", ""]


# -- FD-7.6 -----------------------------------------------------------------------------------


@rule("FD-7.6")
def test_a_walker_turns_the_room_so_that_it_can_be_entered() -> None:
    def turns(tile: str, by: str) -> tuple[int, ...]:
        m = maze(pawn=WEST, hand=["walk", "stealth", "scout"], maze=[tile])
        do(m, by, *(() if by == "play:scout" else ("W",)))
        return offers(m) if asked(m) == "turn" else (room(m, -1, 0)["turn"],)

    assert turns("r10", "play:walk") == (0,), "not the obstruction, not the hole"
    assert turns("r10", "play:stealth") == (0, 1), "over the hole, too"
    assert turns("r10", "play:scout") == (0, 1, 2)
    assert turns("r07", "play:walk") == (0, 1), "not the lock"
    assert turns("r12", "play:walk") == (2,)
    assert turns("r12", "play:stealth") == (1, 2)
    assert turns("r12", "play:scout") == (0, 1, 2, 3)
    assert turns("r06", "two:walk") == (1,), "not the hole"
    assert turns("r04", "play:walk") == (1,)


@rule("FD-7.6")
def test_a_stealthy_walker_may_enter_onto_a_hole() -> None:
    m = maze(pawn=WEST, hand=["stealth", "walk"], maze=["r10"])
    do(m, "play:stealth", "W", 1)
    assert pawn(m) == (-1, 1)
    assert printed(m, -1, 1) == "hole"
    assert m.view(0)["moving"] == 1


@rule("FD-7.6")
def test_a_mapped_room_may_be_turned_any_way_that_fits() -> None:
    m = maze(
        rooms={(-1, 0): "r04/3"}, tokens={(-1, 1): "", (1, 2): ""}, pawn=(-1, 1),
        hand=["search"], slots={"secret1": ["map"]}, maze=["r12"],
    )  # fmt: skip
    do(m, "play:search", "1,2,S")
    assert offers(m) == (0, 1, 2, 3)


@rule("FD-7.6")
def test_a_room_that_can_never_be_entered_counts_as_scouted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # No tile of the box is like that, so this one is declared so.
    m = maze(pawn=WEST, hand=["walk", "clear"], maze=["r09"], dangers=["collapse"])
    monkeypatch.setattr(rooms, "enterable", lambda m, lying, door: False)
    do(m, "play:walk", "W")
    assert offers(m) == (0, 1, 2)
    do(m, 0)
    assert pawn(m) == WEST, "in front of the door"
    assert told(m, "danger") == [{"card": "collapse", "triggered": False}]
    assert asked(m) == "act"
    assert is_room(m, -1, 0)


@rule("FD-7.6")
def test_every_room_of_the_box_can_be_entered_on_foot() -> None:
    for n in range(1, 13):
        m = maze(pawn=WEST, hand=["walk"], maze=[f"r{n:02}"], dangers=["draught"])
        do(m, "play:walk", "W")
        if asked(m) == "turn":
            do(m, offers(m)[0])
        assert pawn(m) == (-1, 1), f"r{n:02}"
        assert printed(m, -1, 1) == "empty"
