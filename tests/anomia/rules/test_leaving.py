"""AN-8.6: who leaves the table, and who comes back."""

from __future__ import annotations

from typing import Any

import pytest

from tests.anomia.play import (
    PILE,
    act,
    asked,
    bell,
    burned,
    come_back,
    draw,
    due,
    face_off,
    leave,
    names,
    new,
    phase,
    rivals,
    say,
    start,
    table,
    told,
    top,
    truth,
    view,
    win,
)
from tests.rules import rule


@rule("AN-8.6")
def test_the_play_pile_leaves_as_a_whole_and_uncovers_nothing() -> None:
    """Reading 36."""
    m = table(
        play={1: ["river/sun", "soup/leaf"], 2: ["fruit/sun"]}, won={1: ["cheese/key"]},
        left=PILE,
    )  # fmt: skip
    leave(m, 1)
    assert names(m, truth(m).out) == ["river/sun", "soup/leaf"]
    assert view(m)["places"][1] == {"seat": 1, "top": None, "below": 0}
    assert rivals(m) == []
    assert (view(m)["gone"], told(m, "gone")) == ([1], [{"seat": 1}])
    assert view(m)["won"] == [0, 1, 0, 0], "what was won stays"


@rule("AN-8.6", "AN-6.2")
def test_the_won_cards_stay_in_the_ranking() -> None:
    """Reading 36."""
    m = table(won={1: ["cheese/key", "soup/leaf"], 2: ["tree/key"]}, left=["river/sun"])
    leave(m, 1)
    draw(m)
    assert [result.key for result in m.outcome or ()] == ["lost", "won-game", "lost", "lost"]


@rule("AN-8.6")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_open_face_off_of_theirs_lapses(seat: int) -> None:
    """Reading 36: no winner, no hint, no card but their own pile."""
    m = face_off(play={1: ["soup/leaf"], 3: ["cheese/leaf"]})
    leave(m, seat)
    assert told(m, "lapsed") == [{"seats": [0, 1]}]
    assert view(m)["won"] == [0, 0, 0, 0]
    assert rivals(m) == []
    other = 1 - seat
    assert top(m, other) == ("river/sun", "fruit/sun")[other]
    assert asked(m) == {2: ("left",)}


@rule("AN-8.6")
def test_the_next_drawer_then_has_the_usual_time() -> None:
    m = face_off()
    bell(m)
    leave(m, 0, 31_000)
    assert due(m) == 6_000
    assert m.ask is not None
    assert m.ask.args == {"now": 0}


@rule("AN-8.6", "AN-3.4")
@pytest.mark.parametrize("edition", ["fr", "en"])
def test_what_was_handed_in_has_been_said_all_the_same(edition: str) -> None:
    m = face_off(edition=edition)
    say(m, 0, "mango", 1_000, 2_000)
    leave(m, 1, 3_000)
    assert view(m)["burned"] == [{"word": "mango", "seat": 0, "theme": "fruit"}]
    assert view(m)["won"] == [0, 0, 0, 0]


@rule("AN-8.6", "AN-7.2")
def test_a_tie_card_goes_back() -> None:
    m = face_off()
    say(m, 0, "mango", 1_000, 2_000, wait=200)
    say(m, 1, "Loire", 1_000, 2_100)
    leave(m, 0)
    assert names(m, truth(m).piles[0]) == ["dance/leaf", "tool/key", "bird/bolt"]
    assert burned(m) == ["mango", "Loire"]


@rule("AN-8.6")
@pytest.mark.parametrize("stage", ["race", "challenge", "vote"])
def test_a_face_off_of_others_goes_on(stage: str) -> None:
    m = face_off(play={2: ["soup/leaf"]})
    if stage != "race":
        say(m, 0, "mango", 1_000, 2_000)
    if stage == "vote":
        act(m, 1, "challenge", 2_500)
    leave(m, 2)
    assert (phase(m), rivals(m)) == (stage, [0, 1])
    assert 2 not in asked(m)
    assert top(m, 2) is None


@rule("AN-8.6")
@pytest.mark.parametrize("stage", ["challenge", "vote"])
@pytest.mark.parametrize("seat", [0, 1])
def test_it_lapses_at_every_stage(stage: str, seat: int) -> None:
    m = face_off()
    say(m, 0, "mango", 1_000, 2_000)
    if stage == "vote":
        act(m, 3, "challenge", 2_500)
    assert phase(m) == stage
    leave(m, seat)
    assert (phase(m), view(m)["won"]) == ("draw", [0, 0, 0, 0])


# -- turns ------------------------------------------------------------------------------------


@rule("AN-8.6")
def test_the_turn_passes_over_who_left() -> None:
    m = table(left=["river/sun", "fruit/moon", "tree/key", "soup/leaf"], turn=1)
    leave(m, 1, 5_000)
    assert asked(m) == {2: ("left",)}
    assert due(m) == 6_000
    assert m.ask is not None
    assert m.ask.args == {"now": 0}, "the next has as much time as anybody"
    leave(m, 3)
    draw(m)
    assert asked(m) == {0: ("left",)}
    draw(m)
    assert asked(m) == {2: ("left",)}


@rule("AN-8.6")
def test_who_leaves_out_of_turn_takes_nobody_s_time() -> None:
    m = table(left=PILE)
    leave(m, 2, 5_000)
    assert m.ask is not None
    assert (m.ask.args, due(m)) == ({"now": 5_000}, 6_000)
    assert asked(m) == {0: ("left",)}


@rule("AN-8.6", "AN-1.4")
def test_who_leaves_before_the_first_card_is_not_waited_for() -> None:
    m = new(4, first="1")
    for seat in (0, 2):
        act(m, seat, "ready", 400)
    leave(m, 1)
    assert phase(m) == "ready"
    act(m, 3, "ready", 500)
    assert asked(m) == {2: ("left", "right")}, "and draws nothing"


@rule("AN-8.6", "AN-1.4")
def test_the_last_one_who_was_not_ready_leaves() -> None:
    m = new(4, first="0")
    for seat in (0, 2, 3):
        act(m, seat, "ready", 400)
    leave(m, 1)
    assert asked(m) == {0: ("left", "right")}


# -- coming back ------------------------------------------------------------------------------


@rule("AN-8.6")
def test_who_comes_back_sits_down_with_an_empty_play_pile() -> None:
    m = table(play={1: ["river/sun"]}, left=["tree/key", "soup/moon", "fruit/sun"])
    leave(m, 1)
    come_back(m, 1)
    assert (view(m)["gone"], told(m, "back")) == ([], [{"seat": 1}])
    assert top(m, 1) is None
    draw(m)
    assert rivals(m) == [], "the sun of seat 1 is out of the game"
    assert asked(m) == {1: ("left",)}


@rule("AN-8.6")
def test_who_comes_back_votes_again() -> None:
    m = face_off()
    leave(m, 3)
    come_back(m, 3)
    say(m, 0, "mango", 4_500, 5_000)
    assert sorted(asked(m)) == [1, 2, 3]


@rule("AN-8.6")
@pytest.mark.parametrize("fact", [("gone", 1, 3_500), ("back", 2, 3_500)])
def test_to_leave_twice_or_to_come_back_without_leaving_is_nothing(fact: Any) -> None:
    m = table(left=PILE, play={2: ["river/sun"]})
    leave(m, 1)
    before, events = view(m), m.events(None)
    m.answer(-1, fact)
    assert (view(m), m.events(None)) == (before, events)


# -- the end ----------------------------------------------------------------------------------


@rule("AN-8.6", "AN-6.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_fewer_than_two_the_game_ends(seats: int) -> None:
    """Reading 36."""
    m = table(seats=seats, left=PILE, won={0: ["soup/key"]})
    for seat in range(1, seats):
        assert m.outcome is None
        leave(m, seat)
    assert (phase(m), m.outcome is None) == ("over", False)
    assert [result.won for result in m.outcome or ()] == [True] + [False] * (seats - 1)


@rule("AN-8.6", "AN-1.6")
def test_in_twos_both_piles_leave() -> None:
    m = table(seats=2, play={1: ["river/sun"], 3: ["soup/leaf"], 0: ["tree/key"]}, left=PILE)
    leave(m, 1)
    assert names(m, truth(m).out) == ["river/sun", "soup/leaf"]
    assert m.outcome is not None


@rule("AN-8.6")
def test_two_go_on_after_the_third_has_left() -> None:
    m = table(seats=3, play={0: ["river/sun"]}, turn=1, left=[*PILE, "fruit/sun"])
    leave(m, 2)
    draw(m)
    start(m, 0, 800)
    win(m, 0, "mango")
    assert view(m)["won"] == [1, 0, 0]
    assert asked(m) == {0: ("left",)}
