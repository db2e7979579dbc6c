"""The position in words and letters, and what the view shows beside the rules."""

from __future__ import annotations

import re

import pytest

import tablee
from tests.fear_of_the_dark.play import WEST, do, maze, new, pawn, printed
from tests.rules import rule


def drawn(m: tablee.Match) -> list[str]:
    """The maze in letters."""
    lines = m.text(0, "en").splitlines()
    return [line[2:] for line in lines if re.fullmatch(r"  [#.oXL@+1-4a-d ]+", line)]


@rule("FD-2.1", "FD-2.4")
def test_the_start_tile_in_letters() -> None:
    assert drawn(new()) == [
        "##+##",
        "#.o.#",
        "+.@L+",
        "#.X.#",
        "##+##",
    ]


@rule("FD-7.3", "FD-8.1")
def test_a_passage_is_a_gap_and_slots_have_their_marks() -> None:
    m = maze(rooms={(-1, 0): "r01/1", (0, 1): "r06"}, tokens={(1, 2): ""})
    assert drawn(m) == [
        "######+##",
        "#..3#.o.#",
        "+.X. .@L+",
        "#...#...#",
        "###### ##",
        "    #...#",
        "    #..o+",
        "    #b..#",
        "    #####",
    ]


@rule("FD-7.3")
@pytest.mark.parametrize("first", [(-1, 0), (-1, -1)])
def test_a_door_against_a_wall_is_drawn_as_a_wall(first: tuple[int, int]) -> None:
    rooms = {(-1, 0): "r05/1", (-1, -1): "r03"}
    m = maze(rooms={first: rooms[first]} | rooms)
    assert drawn(m) == [
        "##+##",
        "#...#",
        "#.o.#",
        "#d..#",
        "######+##",
        "#..1#.o.#",
        "#... .@L+",
        "#...#.X.#",
        "##+###+##",
    ]


@rule("FD-10.1")
def test_a_secret_door_is_drawn_as_a_door() -> None:
    m = maze(rooms={(-1, 0): "r05/1"}, secret_doors=[(-2, 0, "N")])
    assert drawn(m)[0] == "##+###+##"


@rule("FD-4.1")
@pytest.mark.parametrize(
    ("lang", "dark", "light"),
    [("en", "You are in the dark", "You are in the light"), ("fr", "dans le noir", "la lumière")],
)
def test_light_and_dark_are_told(lang: str, dark: str, light: str) -> None:
    assert dark in maze().text(0, lang)
    assert light in maze(hand=["walk"]).text(0, lang)


@rule("FD-7.2", "FD-7.4")
@pytest.mark.parametrize("cards", [["walk"], ["stealth"]])
def test_the_reach_in_the_view_is_where_a_movement_can_end(cards: list[str]) -> None:
    m = maze(rooms={(-1, 0): "r05", (-1, -1): "r03"}, pawn=WEST, hand=cards, maze=["r07"])
    reaches = m.view(0)["reach"][cards[0]]
    assert len({(reach["x"], reach["y"], reach["what"]) for reach in reaches}) == len(reaches) > 5
    for reach in reaches:
        assert len(reach["path"]) == reach["cost"]
        twin = m.clone()
        do(twin, f"play:{cards[0]}", *reach["path"])
        if reach["what"] == "square":
            assert pawn(twin) == (reach["x"], reach["y"])
        else:
            assert twin.view(0)["placing"]["tile"] == "r07"


@rule("FD-7.4")
def test_the_reach_shrinks_with_the_steps_left() -> None:
    m = maze(hand=["walk"], rooms={(-1, 0): "r05"})
    do(m, "play:walk", "W", "W")
    assert max(reach["cost"] for reach in m.view(0)["reach"]["step"]) == 2
    assert m.view(0)["reach"].keys() == {"step"}


@rule("FD-9.1", "FD-9.2")
def test_the_way_that_was_walked_is_remembered() -> None:
    m = maze(hand=["walk"])
    do(m, "play:walk", "W", "S", "stop")
    assert [tuple(square) for square in m.view(0)["lost_path"]] == [(1, 1), (0, 1), (0, 2)]


@rule("FD-5.3")
def test_the_view_shows_where_any_card_leads() -> None:
    m = maze(rooms={(-1, 0): "r05", (-1, -1): "r03"}, pawn=WEST, hand=["walk", "clear"])
    shown = m.view(0)["reach"]["two"]
    assert shown == [reach for reach in m.view(0)["reach"]["walk"] if reach["cost"] <= 2]
    do(m, "two:clear")
    assert m.view(0)["reach"] == {"step": shown}, "a movement is under way"


@rule("FD-7.1", "FD-7.2", "FD-7.4")
def test_the_view_says_what_is_on_each_side() -> None:
    assert maze().view(0)["beside"] == ["hole", "lock", "obstruction", "empty"]
    cleared = maze(tokens={(1, 2): "lock", (2, 1): ""})
    assert cleared.view(0)["beside"] == ["hole", "empty", "lock", "empty"]
    assert maze(pawn=(0, 0)).view(0)["beside"] == ["wall", "hole", "empty", "wall"]
    assert maze(pawn=WEST, maze=["r07"]).view(0)["beside"][3] == "door"
    assert maze(pawn=WEST, maze=[]).view(0)["beside"][3] == "exit"
    objects = maze(rooms={(-1, 0): "r10"}, pawn=WEST)
    assert objects.view(0)["beside"][3] == printed(objects, -1, 1)


@rule("FD-9.1")
def test_the_view_says_when_the_next_terror_kills() -> None:
    assert maze(terrors=1).view(0)["terror_kills"] is True
    assert maze(terrors=0).view(0)["terror_kills"] is False
    assert maze(terrors=1, difficulty="easy").view(0)["terror_kills"] is False
