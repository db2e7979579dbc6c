"""AN-7.7, AN-8.3: spoken answers. Pads, judges, conceding, disputing, pointing."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tests.anomia.play import (
    act,
    asked,
    bell,
    burned,
    claim,
    due,
    face_off,
    fight,
    leave,
    phase,
    refuse,
    say,
    tick,
    told,
    view,
)
from tests.rules import rule


def room(**more: Any) -> tablee.Match:
    """The usual face-off of seats 0 and 1, in one room."""
    return face_off(answers="spoken", **more)


def spoken(**more: Any) -> tablee.Match:
    """Seat 0 has pressed the pad at 1.0 s."""
    m = room(**more)
    act(m, 0, "speak", 1_000)
    assert (phase(m), claim(m)) == ("judge", 0)
    return m


def judge(m: tablee.Match, now: int = 2_000, /, **votes: str) -> None:
    for seat, choice in votes.items():
        act(m, int(seat[1:]), choice, now)


# -- pads -------------------------------------------------------------------------------------


@rule("AN-8.3")
def test_what_can_be_done_in_one_room() -> None:
    m = room(spotting="soon")
    pointing = ("first-0", "first-1", "point")
    assert asked(m) == {
        0: ("speak", "concede", "pass"),
        1: ("speak", "concede", "pass"),
        2: pointing,
        3: pointing,
    }
    act(m, 2, "point", 500)
    assert asked(m)[3] == ("first-0", "first-1")
    assert view(m)["face_off"]["winners"] == ["first-0", "first-1"], "in the order of the rivals"
    assert view(m)["spoken"] is True


@rule("AN-8.3")
def test_the_pad_opens_the_judgement() -> None:
    m = spoken()
    (spoke,) = told(m, "spoke")
    assert (spoke["seat"], spoke["word"], spoke["title"]) == (0, "", "a fruit")
    assert (spoke["time"], spoke["later"]) == (1_000, -1)
    assert asked(m) == {
        0: ("…",),
        1: ("first", "concede"),
        2: ("no", "said", "yes"),
        3: ("no", "said", "yes"),
    }
    assert due(m) == 7_000
    assert fight(m)["voters"] == [2, 3]


@rule("AN-8.3", "AN-7.1")
@pytest.mark.parametrize(("apart", "winner"), [(200, 0), (-200, 1)])
def test_of_two_pads_the_first_has_the_word(apart: int, winner: int) -> None:
    m = room()
    act(m, 0, "speak", 1_000, 1_050, wait=300)
    assert (phase(m), due(m)) == ("race", 1_350)
    act(m, 1, "speak", 1_000 + apart, 1_250)
    assert claim(m) == winner
    assert told(m, "spoke")[0]["later"] == 200
    assert fight(m)["claim"]["times"] == [1_000, 1_000 + apart]


@rule("AN-8.3", "AN-7.2", "AN-8.4")
def test_two_pads_exactly_together_bring_a_tie_card() -> None:
    m = room()
    act(m, 0, "speak", 1_000, 1_050, wait=300)
    act(m, 1, "speak", 1_030, 1_100)
    assert fight(m)["tie"]["title"] == "a dance"
    assert burned(m) == [], "nobody wrote a word down"
    assert asked(m)[0] == ("speak", "concede", "pass")


@rule("AN-8.3", "AN-3.8")
def test_both_can_pass_here_too() -> None:
    m = room()
    act(m, 0, "pass", 900)
    act(m, 1, "pass", 950)
    assert told(m, "set-aside")[0]["seat"] == 1


@rule("AN-8.3", "AN-3.8")
def test_who_passed_may_speak_after_all() -> None:
    m = room()
    act(m, 0, "pass", 900)
    act(m, 0, "speak", 1_000, wait=300)
    act(m, 1, "pass", 1_100)
    assert told(m, "set-aside") == []
    assert claim(m) == 0


# -- judges -----------------------------------------------------------------------------------


@rule("AN-8.3", "AN-7.4")
@pytest.mark.parametrize(
    ("votes", "accepted"),
    [
        ({"s2": "yes", "s3": "yes"}, True),
        ({"s2": "yes", "s3": "no"}, True),
        ({"s2": "yes", "s3": "said"}, True),
        ({"s2": "no", "s3": "no"}, False),
        ({"s2": "said", "s3": "said"}, False),
        ({"s2": "no", "s3": "said"}, False),
    ],
)
def test_the_group_confirms(votes: dict[str, str], accepted: bool) -> None:
    """Reading 24: a tie accepts; "already said" is a no."""
    m = spoken()
    judge(m, **votes)
    assert told(m, "verdict")[0]["accepted"] is accepted
    assert view(m)["won"][0] == accepted
    assert phase(m) == ("draw" if accepted else "race")


@rule("AN-8.3")
@pytest.mark.parametrize(
    ("votes", "accepted"), [({}, True), ({"s2": "yes"}, True), ({"s3": "no"}, False)]
)
def test_the_judges_have_six_seconds(votes: dict[str, str], accepted: bool) -> None:
    m = spoken()
    judge(m, **votes)
    tick(m, 6_999)
    assert phase(m) == "judge"
    tick(m, 7_000)
    assert told(m, "verdict")[0]["accepted"] is accepted


@rule("AN-8.3")
def test_who_was_refused_cannot_press_for_a_second_and_a_half() -> None:
    m = spoken()
    judge(m, 2_000, s2="no", s3="no")
    assert told(m, "refused") == [{"seat": 0, "written": False}]
    act(m, 0, "speak", 2_100)
    assert (phase(m), due(m)) == ("race", 3_500), "the pad counts from the end of it"
    act(m, 1, "speak", 2_600)
    assert claim(m) == 1
    assert fight(m)["claim"]["times"] == [3_500, 2_600]


@rule("AN-8.3", "AN-7.5")
def test_if_the_other_has_pressed_too_it_is_their_turn_to_be_judged() -> None:
    """Reading 26."""
    m = room()
    act(m, 0, "speak", 1_000, 1_050, wait=300)
    act(m, 1, "speak", 1_200)
    judge(m, s2="no", s3="no")
    assert (phase(m), claim(m)) == ("judge", 1)
    judge(m, 3_000, s2="yes", s3="yes")
    assert view(m)["won"] == [0, 1, 0, 0]


@rule("AN-8.3", "AN-1.6")
def test_in_twos_time_accepts() -> None:
    m = spoken(seats=2)
    assert sorted(asked(m)) == [0, 1]
    bell(m)
    assert view(m)["won"] == [1, 0]


@rule("AN-8.3", "AN-8.6")
def test_a_judge_who_leaves_is_not_waited_for_beyond_the_time() -> None:
    m = spoken()
    judge(m, s2="no")
    leave(m, 3)
    bell(m)
    assert told(m, "verdict")[0] == {"accepted": False, "yes": [], "no": [2]}


# -- conceding --------------------------------------------------------------------------------


@rule("AN-8.3")
@pytest.mark.parametrize("loser", [0, 1])
def test_the_loser_concedes_and_that_settles_it(loser: int) -> None:
    m = room()
    act(m, loser, "concede", 900)
    assert view(m)["won"][1 - loser] == 1
    assert told(m, "conceded") == [{"seat": loser}]
    assert phase(m) == "draw"


@rule("AN-8.3")
def test_the_rival_concedes_while_the_judges_think() -> None:
    m = spoken()
    judge(m, s2="no")
    act(m, 1, "concede", 2_500)
    assert view(m)["won"] == [1, 0, 0, 0]


# -- writing down -----------------------------------------------------------------------------


@rule("AN-8.3", "AN-3.4")
def test_the_word_may_be_written_down_and_is_burned() -> None:
    m = spoken()
    say(m, 0, "mango", 1_500)
    assert told(m, "noted") == [{"seat": 0, "word": "mango"}]
    assert fight(m)["claim"]["word"] == "mango"
    assert fight(m)["claim"]["listed"] is True
    assert phase(m) == "judge"
    judge(m, s2="yes", s3="yes")
    assert burned(m) == ["mango"]


@rule("AN-8.3", "AN-3.4")
@pytest.mark.parametrize(("word", "reason"), [("mangos", "said"), ("a fruit", "trivial")])
def test_written_down_it_may_turn_out_to_be_no_example(word: str, reason: str) -> None:
    m = spoken(burned=[("mango", 2, "fruit")])
    say(m, 0, word, 1_500)
    assert told(m, "no-example")[0]["reason"] == reason
    assert (phase(m), told(m, "refused")) == ("race", [{"seat": 0, "written": False}])
    act(m, 0, "speak", 1_600)
    assert due(m) == 3_000


@rule("AN-8.3", "AN-3.4")
def test_what_was_written_down_is_burned_if_it_is_refused() -> None:
    m = spoken()
    say(m, 0, "spoon", 1_500)
    judge(m, s2="no", s3="no")
    assert burned(m) == ["spoon"]


@rule("AN-8.3", "AN-3.9")
def test_what_cannot_be_a_word_cannot_be_written_down() -> None:
    m = spoken()
    refuse(m, 0, (("say", "  "), 10, 1, 1_500, 0), "AN-3.9")


# -- who was first ----------------------------------------------------------------------------


@rule("AN-7.7")
@pytest.mark.parametrize(
    ("votes", "first"),
    [
        ({"s2": "first-1", "s3": "first-1"}, 1),
        ({"s2": "first-0", "s3": "first-0"}, 0),
        ({"s2": "first-1", "s3": "first-0"}, None),
        ({"s2": "first-1"}, 1),
        ({}, None),
    ],
)
def test_the_rival_was_first_and_the_group_votes(votes: dict[str, str], first: int | None) -> None:
    """Reading 25: a tied vote leads to a tie card, and so does none."""
    m = spoken()
    act(m, 1, "first", 1_500)
    assert (phase(m), told(m, "disputed")) == ("order", [{"seat": 1}])
    assert asked(m) == {2: ("first-0", "first-1"), 3: ("first-0", "first-1")}
    assert due(m) == 7_500
    judge(m, **votes)
    if len(votes) < 2:
        bell(m)
    counts = [list(votes.values()).count(f"first-{seat}") for seat in (0, 1)]
    assert told(m, "ordered") == [{"counts": counts, "seats": [0, 1]}]
    if first is None:
        assert (fight(m)["tie"]["title"], claim(m)) == ("a dance", None)
    else:
        assert (phase(m), claim(m)) == ("judge", first)


@rule("AN-7.7")
def test_an_order_vote_ends_neither_early_nor_half_counted() -> None:
    m = spoken()
    act(m, 1, "first", 1_500)
    judge(m, s2="first-1")
    tick(m, 7_499)
    assert phase(m) == "order"
    assert (fight(m)["voted"], 2 in asked(m)) == ([2], False)


@rule("AN-7.7")
def test_who_has_judged_the_answer_is_asked_anew_about_the_order() -> None:
    m = spoken()
    judge(m, s2="no")
    act(m, 1, "first", 2_500)
    assert sorted(asked(m)) == [2, 3]
    assert fight(m)["voted"] == []


@rule("AN-7.7")
def test_to_have_been_first_can_be_claimed_once() -> None:
    m = spoken()
    act(m, 1, "first", 1_500)
    judge(m, s2="first-0", s3="first-0")
    assert fight(m)["disputed"] is True
    assert asked(m)[1] == ("concede",)


@rule("AN-7.7")
def test_the_one_whom_the_vote_made_first_is_judged_like_anybody() -> None:
    """Seat 1 pressed no pad; so there is no time to compare."""
    m = spoken()
    act(m, 1, "first", 1_500)
    judge(m, s2="first-1", s3="first-1")
    assert told(m, "spoke")[1]["later"] == -1
    judge(m, 3_000, s2="no", s3="no")
    assert (phase(m), claim(m)) == ("judge", 0), "seat 0 has pressed, and is next"
    judge(m, 4_000, s2="no", s3="no")
    assert phase(m) == "race"
    assert fight(m)["disputed"] is False, "what comes now is another answer"


@rule("AN-7.7", "AN-7.2")
def test_after_three_ties_the_pads_decide() -> None:
    """Reading 11: a quarrelsome rival cannot go on for ever."""
    m = room(seats=2)
    for n in range(3):
        act(m, 0, "speak", 1_000)
        act(m, 1, "first", 1_500)
        assert fight(m)["ties"] == n + 1
    act(m, 0, "speak", 1_000)
    act(m, 1, "first", 1_500)
    assert (phase(m), claim(m), fight(m)["ties"]) == ("judge", 0, 3)
    assert asked(m)[1] == ("no", "concede")
    bell(m)
    assert view(m)["won"] == [1, 0]


@rule("AN-8.3", "AN-7.5")
@pytest.mark.parametrize(("note", "ties"), [(None, 1), ("moonberry", 1), ("mango", 0)])
def test_in_twos_the_other_may_say_no_and_a_card_decides(note: str | None, ties: int) -> None:
    """Unless the word was written down and has its tick."""
    m = room(seats=2)
    act(m, 0, "speak", 1_000)
    assert asked(m)[1] == ("no", "first", "concede")
    if note:
        act(m, 0, ("say", note), 1_200)
    act(m, 1, "no", 1_500)
    assert view(m)["won"] == [1 - ties, 0]
    assert not ties or fight(m)["ties"] == 1


# -- pointing ---------------------------------------------------------------------------------


@rule("AN-7.7", "AN-8.3")
@pytest.mark.parametrize("winner", [0, 1])
def test_two_who_point_at_the_same_winner_settle_it(winner: int) -> None:
    m = room(seats=5)
    judge(m, 800, s2=f"first-{winner}", s3=f"first-{1 - winner}")
    assert phase(m) == "race"
    judge(m, 900, s4=f"first-{winner}")
    assert view(m)["won"][winner] == 1
    assert told(m, "pointed-at")[0] == {"seat": 2, "winner": winner}


@rule("AN-7.7")
def test_with_one_other_one_is_enough() -> None:
    m = room(seats=3)
    judge(m, 800, s2="first-1")
    assert view(m)["won"] == [0, 1, 0]


@rule("AN-7.7")
def test_one_may_think_better_of_it_but_not_count_twice() -> None:
    m = room()
    judge(m, 800, s2="first-1")
    judge(m, 850, s2="first-1")
    assert phase(m) == "race"
    judge(m, 900, s2="first-0")
    judge(m, 950, s3="first-1")
    assert phase(m) == "race"
    judge(m, 990, s3="first-0")
    assert view(m)["won"] == [1, 0, 0, 0]


@rule("AN-7.7")
def test_who_points_at_a_winner_has_noticed() -> None:
    m = room(spotting="keen")
    judge(m, 800, s2="first-1")
    assert fight(m)["known"] is True


@rule("AN-7.7", "AN-7.2")
def test_what_was_pointed_at_before_a_tie_card_is_forgotten() -> None:
    m = room()
    judge(m, 800, s2="first-1")
    act(m, 0, "speak", 1_000, 1_050, wait=300)
    act(m, 1, "speak", 1_000, 1_100)
    assert fight(m)["ties"] == 1
    judge(m, 900, s3="first-1")
    assert phase(m) == "race"


@rule("AN-7.7")
def test_what_was_pointed_at_before_a_refusal_is_forgotten() -> None:
    m = room()
    judge(m, 800, s2="first-0")
    act(m, 0, "speak", 1_000)
    judge(m, s2="no", s3="no")
    judge(m, 2_500, s3="first-0")
    assert phase(m) == "race"
