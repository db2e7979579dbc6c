"""AN-5: what lies underneath, and who draws next."""

from __future__ import annotations

import pytest

from tests.anomia.play import (
    PILE,
    act,
    asked,
    draw,
    face_off,
    fight,
    rivals,
    say,
    table,
    told,
    top,
    view,
    win,
)
from tests.rules import rule


@rule("AN-5.1")
def test_the_card_under_it_may_match_anybody_s() -> None:
    m = face_off(play={0: ["soup/leaf", "river/sun"], 2: ["cheese/leaf"]})
    heat = view(m)["heat"]
    win(m, 1, "Loire")
    assert rivals(m) == [0, 2]
    assert fight(m)["cascade"] == 2
    assert view(m)["heat"] == heat + 1, "something new is shown: a new heat"
    (shown,) = told(m, "uncovered")
    assert (shown["seat"], shown["title"], shown["symbol"]) == (0, "a soup", "leaf")


@rule("AN-5.1")
def test_the_winner_included() -> None:
    m = face_off(play={0: ["soup/sun", "river/sun"]})
    win(m, 1, "Loire")
    assert rivals(m) == [0, 1]
    assert fight(m)["name"] == ["a fruit", "a soup"]


@rule("AN-5.1")
def test_with_nothing_under_it_nothing_comes_to_light() -> None:
    m = face_off(play={2: ["cheese/leaf"]})
    win(m, 1, "Loire")
    assert told(m, "uncovered") == []
    assert rivals(m) == []
    assert top(m, 0) is None


@rule("AN-5.1", "AN-3.6")
def test_three_in_one_breath_with_the_loser_changing() -> None:
    """The winner's card stays; each loser uncovers the next match."""
    m = face_off(
        play={
            0: ["sport/bolt", "soup/leaf", "river/sun"],
            2: ["tree/moon", "cheese/leaf"],
            3: ["dance/bolt"],
        },
    )  # fmt: skip
    win(m, 1, "Loire")  # 0 loses the river and shows a leaf
    assert rivals(m) == [0, 2]
    win(m, 2, "minestrone")  # 0 again, and shows a bolt
    assert rivals(m) == [0, 3]
    win(m, 0, "tango")  # now 3 loses
    assert rivals(m) == []
    assert view(m)["won"] == [1, 1, 1, 0]
    assert [top(m, seat) for seat in range(4)] == ["sport/bolt", "fruit/sun", "cheese/leaf", None]
    assert [event["cascade"] for event in told(m, "noticed")] == [1, 2, 3]
    assert asked(m) == {2: ("left",)}


@rule("AN-5.1")
def test_the_count_of_a_cascade_begins_anew_with_the_next_draw() -> None:
    m = face_off(
        play={0: ["soup/leaf", "river/sun"], 2: ["cheese/leaf"]},
        left=["tool/key", "tree/sun"],
    )  # fmt: skip
    win(m, 1, "Loire")
    win(m, 2, "minestrone")
    draw(m)
    assert rivals(m) == [1, 2]
    assert fight(m)["cascade"] == 1


@rule("AN-5.2")
@pytest.mark.parametrize("drawer", range(4))
@pytest.mark.parametrize("other", [1, 2, 3])
@pytest.mark.parametrize("first", [True, False])
def test_the_left_neighbour_of_the_last_drawer_draws(drawer: int, other: int, first: bool) -> None:
    """Reading 15: whoever faced off, whoever won."""
    rival = (drawer + other) % 4
    m = table(play={rival: ["river/sun"]}, turn=drawer, left=[*PILE, "fruit/sun"])
    draw(m)
    win(m, *((drawer, "Loire") if first else (rival, "mango")))
    assert asked(m) == {(drawer + 1) % 4: ("left",)}


@rule("AN-5.2", "AN-7.2")
def test_a_tie_card_does_not_move_the_turn() -> None:
    """Reading 7: seat 2 has drawn it, and it is still seat 2's turn."""
    m = face_off()
    say(m, 0, "mango", 1_000, 2_000, wait=200)
    say(m, 1, "Loire", 1_010, 2_100)
    assert told(m, "tie-card")[0]["seat"] == 2
    assert view(m)["turn"] == 2
    win(m, 0, "waltz")
    assert asked(m)[2] == ("left",)


@rule("AN-5.2", "AN-3.8")
def test_also_after_a_card_that_was_set_aside() -> None:
    m = face_off()
    act(m, 0, "pass", 500)
    act(m, 1, "pass", 600)
    assert asked(m) == {2: ("left",)}
