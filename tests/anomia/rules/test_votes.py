"""AN-7.4, AN-7.5, AN-7.8: an answer is right if the group accepts it."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tests.anomia.play import (
    act,
    all_fine,
    asked,
    bell,
    burned,
    claim,
    draw,
    due,
    face_off,
    fight,
    leave,
    name,
    phase,
    refuse,
    say,
    start,
    table,
    theme_for,
    tick,
    told,
    truth,
    view,
)
from tests.rules import rule


def challenged(word: str = "moonberry", by: int = 1, **more: Any) -> tablee.Match:
    """Seat 0 has answered at 2.0 s, and somebody objects at 3.0 s."""
    m = face_off(**more)
    say(m, 0, word, 1_000, 2_000)
    act(m, by, "challenge", 3_000)
    return m


def vote(m: tablee.Match, **votes: str) -> None:
    """`vote(m, s2="yes")`, all at 4.0 s."""
    for seat, choice in votes.items():
        act(m, int(seat[1:]), choice, 4_000)


# -- the window -------------------------------------------------------------------------------


@rule("AN-7.5")
def test_any_player_may_challenge_within_four_seconds() -> None:
    """Reading 27: the rival as well; not the one who answered."""
    m = face_off()
    say(m, 0, "mango", 1_000, 2_000)
    assert asked(m) == dict.fromkeys((1, 2, 3), ("challenge", "fine"))
    assert due(m) == fight(m)["until"] == 6_000
    for by in (1, 2, 3):
        twin = m.clone()
        act(twin, by, "challenge", 5_999)
        assert phase(twin) == "vote"
        assert fight(twin)["challenger"] == by
        assert told(twin, "challenged") == [{"seat": by, "word": "mango"}]


@rule("AN-7.5")
def test_after_four_seconds_the_answer_stands() -> None:
    m = face_off()
    say(m, 0, "mango", 1_000, 2_000)
    act(m, 2, "fine", 2_500)
    tick(m, 5_999)
    assert phase(m) == "challenge"
    tick(m, 6_000)
    assert view(m)["won"] == [1, 0, 0, 0]
    assert told(m, "verdict") == []


@rule("AN-7.5")
def test_it_stands_sooner_if_all_are_fine() -> None:
    m = face_off()
    say(m, 0, "mango", 1_000, 2_000)
    for seat in (3, 1):
        act(m, seat, "fine", 2_500)
        assert phase(m) == "challenge"
        assert seat not in asked(m)
    assert fight(m)["fine"] == [3, 1]
    act(m, 2, "fine", 2_600)
    assert view(m)["won"] == [1, 0, 0, 0]


@rule("AN-7.5")
def test_one_challenge_per_answer() -> None:
    """Reading 27: once it is accepted, it is accepted."""
    m = challenged(by=2)
    assert "challenge" not in {option for options in asked(m).values() for option in options}
    vote(m, s3="yes")
    assert view(m)["won"] == [1, 0, 0, 0]


# -- the objection is a vote ------------------------------------------------------------------


@rule("AN-7.5")
def test_who_objects_and_may_vote_has_voted_no() -> None:
    m = challenged(by=2)
    assert fight(m)["voters"] == [2, 3]
    assert fight(m)["voted"] == [2]
    assert asked(m) == {3: ("no", "yes")}, "and is not asked again"
    refuse(m, 2, ("yes", 10, 1, 3_500, 0), "AN-7.4")
    bell(m)
    assert told(m, "verdict") == [{"accepted": False, "yes": [], "no": [2]}]


@rule("AN-7.5")
@pytest.mark.parametrize(("by", "third"), [(2, 1), (1, 2)])
@pytest.mark.parametrize(("vote", "accepted"), [("yes", True), ("no", False), (None, True)])
def test_with_three_the_third_decides_and_no_objector_alone(
    by: int, third: int, vote: str | None, accepted: bool
) -> None:
    """The answer is a yes, the objection a no, and a tied vote accepts."""
    m = challenged("spoon", seats=3, by=by)
    assert fight(m)["voted"] == sorted([0, by])
    assert asked(m) == {third: ("no", "yes")}
    if vote is None:
        bell(m)
    else:
        act(m, third, vote, 4_000)
    assert told(m, "verdict")[0]["accepted"] is accepted
    assert phase(m) == ("draw" if accepted else "race")


@rule("AN-7.5")
@pytest.mark.parametrize(("voters", "voted"), [("others", []), ("all", [1])])
def test_a_rivals_objection_is_a_vote_only_where_all_vote(voters: str, voted: list[int]) -> None:
    m = challenged(by=1, voters=voters)
    assert fight(m)["challenger"] == 1
    assert fight(m)["voted"] == ([0, *voted] if voted else [])
    bell(m)
    yes = [0] if voted else []
    assert told(m, "verdict") == [{"accepted": True, "yes": yes, "no": voted}], "a tie, or no vote"


# -- the vote ---------------------------------------------------------------------------------


@rule("AN-7.4", "AN-7.5")
@pytest.mark.parametrize(
    ("seats", "votes", "accepted"),
    [
        (3, {"s2": "yes"}, True),
        (3, {"s2": "no"}, False),
        (4, {"s2": "yes", "s3": "yes"}, True),
        (4, {"s2": "yes", "s3": "no"}, True),
        (4, {"s2": "no", "s3": "no"}, False),
        (5, {"s2": "yes", "s3": "no", "s4": "yes"}, True),
        (5, {"s2": "yes", "s3": "no", "s4": "no"}, False),
        (6, {"s2": "yes", "s3": "no", "s4": "no", "s5": "yes"}, True),
        (6, {"s2": "no", "s3": "no", "s4": "no", "s5": "yes"}, False),
    ],
)
def test_the_votes_are_counted_and_a_tie_accepts(
    seats: int, votes: dict[str, str], accepted: bool
) -> None:
    """Reading 24: 1–0, 0–1, 2–0, 1–1, 0–2, 2–1, 1–2, 2–2, 1–3."""
    m = challenged(seats=seats)
    vote(m, **votes)
    (verdict,) = told(m, "verdict")
    assert verdict["accepted"] is accepted
    given = {"s0": "yes", "s1": "no", **votes} if seats == 3 else votes
    for word in ("yes", "no"):
        assert verdict[word] == [int(seat[1:]) for seat in given if given[seat] == word]
    assert view(m)["won"][0] == accepted
    assert phase(m) == ("draw" if accepted else "race")


@rule("AN-7.5")
@pytest.mark.parametrize(
    ("votes", "accepted"),
    [({}, True), ({"s2": "yes"}, True), ({"s2": "no"}, False)],
)
def test_after_six_seconds_those_count_who_have_voted(
    votes: dict[str, str], accepted: bool
) -> None:
    """Reading 24: 0–0, 1–0 and 0–1 of two voters; no vote at all accepts."""
    m = challenged()
    assert due(m) == fight(m)["until"] == 9_000
    vote(m, **votes)
    tick(m, 8_999)
    assert phase(m) == "vote"
    tick(m, 9_000)
    assert told(m, "verdict")[0]["accepted"] is accepted


@rule("AN-7.5", "AN-8.6")
@pytest.mark.parametrize(("first", "accepted"), [("yes", True), ("no", False), (None, True)])
def test_a_voter_who_leaves_is_not_waited_for_beyond_the_time(
    first: str | None, accepted: bool
) -> None:
    m = challenged()
    if first:
        vote(m, s2=first)
    leave(m, 3, 5_000)
    assert 3 not in asked(m)
    bell(m)
    assert told(m, "verdict")[0]["accepted"] is accepted


@rule("AN-7.5", "AN-8.6")
def test_a_vote_that_was_cast_counts_though_the_voter_has_left() -> None:
    m = challenged()
    vote(m, s3="no")
    leave(m, 3, 5_000)
    vote(m, s2="yes")
    assert told(m, "verdict")[0] == {"accepted": True, "yes": [2], "no": [3]}


@rule("AN-7.5")
def test_the_rivals_do_not_vote() -> None:
    """Reading 24."""
    m = challenged()
    assert asked(m) == {2: ("no", "yes"), 3: ("no", "yes")}
    assert fight(m)["voters"] == [2, 3]
    for seat in (0, 1):
        refuse(m, seat, ("yes", 10, 1, 3_500, 0), "AN-7.4")


@rule("AN-7.5")
def test_unless_the_table_lets_all_vote() -> None:
    """Reading 24: the option; the rivals cancel out."""
    m = challenged(voters="all")
    assert fight(m)["voters"] == [0, 1, 2, 3]
    assert sorted(asked(m)) == [2, 3], "the answer of seat 0 and the objection of seat 1 are votes"
    vote(m, s2="no", s3="no")
    assert told(m, "verdict")[0] == {"accepted": False, "yes": [0], "no": [1, 2, 3]}


@rule("AN-7.5", "AN-1.6")
@pytest.mark.parametrize("voters", ["others", "all"])
def test_in_twos_a_tick_settles_an_objection(voters: str) -> None:
    """One against one, and the list is the third."""
    m = challenged("mango", seats=2, voters=voters)
    assert told(m, "verdict") == [{"accepted": True, "yes": [0], "no": [1]}]
    assert view(m)["won"] == [1, 0]
    assert view(m)["challenges"] == [3, 2]


@rule("AN-7.5", "AN-7.2", "AN-1.6")
def test_in_twos_without_a_tick_a_card_decides() -> None:
    """Neither a veto nor a free pass: both have the same chance again."""
    m = challenged(seats=2)
    assert told(m, "doubted") == [{"seat": 0, "word": "moonberry"}]
    assert told(m, "tie") == [], "nobody was together"
    assert (phase(m), fight(m)["ties"], view(m)["won"]) == ("race", 1, [0, 0])
    assert fight(m)["name"][0] == fight(m)["name"][1] == fight(m)["tie"]["title"]
    assert burned(m) == ["moonberry"]
    words = theme_for(m, 0).answers
    for winner in (0, 1):
        twin = m.clone()
        say(twin, winner, words[0], 1_000, 2_000)
        all_fine(twin)
        assert view(twin)["won"][winner] == 1
        assert view(twin)["challenges"] == [3, 3], "nobody could say that the objection was wrong"


@rule("AN-7.5", "AN-3.7")
def test_in_twos_the_second_word_without_a_tick_is_refused() -> None:
    """Or a masher of keys would be the first at every tie card, too."""
    m = challenged(seats=2)
    say(m, 0, "qwxzv", 200, 300)
    act(m, 1, "challenge", 1_000)
    assert told(m, "verdict") == [{"accepted": False, "yes": [0], "no": [1]}]
    assert (phase(m), fight(m)["ties"], fight(m)["claim"]) == ("race", 1, None)
    assert burned(m) == ["moonberry", "qwxzv"]
    say(m, 1, "uvwxyz", 1_500, 2_000)
    act(m, 0, "challenge", 2_500)
    assert fight(m)["ties"] == 2, "the other's first is not yet their second"


@rule("AN-7.4")
def test_who_voted_is_seen_and_how_only_at_the_end() -> None:
    m = challenged()
    vote(m, s2="no")
    for seat in (0, 1, 3, None):
        assert view(m, seat)["face_off"]["voted"] == [2]
        assert "'no'" not in repr(m.events(seat)[-1])
    assert 2 not in asked(m)


# -- refused ----------------------------------------------------------------------------------


@rule("AN-7.5")
def test_a_refused_answer_is_burned_and_the_face_off_goes_on() -> None:
    """Reading 26."""
    m = challenged("spoon")
    vote(m, s2="no", s3="no")
    assert told(m, "refused") == [{"seat": 0, "written": True, "word": "spoon"}]
    assert burned(m) == ["spoon"]
    assert sorted(asked(m)) == [0, 1], "both may try again"
    assert fight(m)["claim"] is None
    assert fight(m)["challenger"] is None
    say(m, 0, "mango", 4_500, 5_000)
    assert claim(m) is None, "the rival has three seconds to find something"
    assert bell(m) == 7_000
    assert claim(m) == 0


@rule("AN-7.5")
def test_if_the_rival_holds_an_answer_that_one_stands() -> None:
    """Reading 26: and it can be challenged in its turn."""
    m = face_off()
    start(m, 0, 1_000)
    say(m, 1, "Loire", 1_300, 1_800)
    say(m, 0, "spoon", 1_000, 2_000)
    act(m, 2, "fine", 2_500)
    act(m, 3, "challenge", 3_000)
    vote(m, s2="no")
    assert (claim(m), phase(m)) == (1, "challenge")
    assert fight(m)["claim"]["word"] == "Loire"
    assert fight(m)["until"] == 8_000
    assert asked(m) == dict.fromkeys((0, 2, 3), ("challenge", "fine"))
    twin = m.clone()
    all_fine(twin)
    assert view(twin)["won"] == [0, 1, 0, 0]
    act(m, 0, "challenge", 4_500)
    vote(m, s2="no", s3="no")
    assert (phase(m), burned(m)) == ("race", ["spoon", "Loire"])


@rule("AN-7.5", "AN-7.6")
def test_after_a_refusal_both_begin_anew() -> None:
    """The rival had begun and found nothing: that start is no answer's start."""
    m = face_off()
    start(m, 1, 900)
    say(m, 0, "spoon", 1_000, 2_000)
    bell(m)
    act(m, 1, "challenge", 5_000)
    for seat in (2, 3):
        act(m, seat, "no", 6_000)
    assert fight(m)["began"] == [False, False]
    start(m, 0, 9_000)
    start(m, 1, 9_500)
    say(m, 0, "mango", 9_000, 10_000)
    assert claim(m) == 0


@rule("AN-3.8", "AN-7.5")
def test_after_six_refused_answers_the_newer_card_leaves() -> None:
    """Or two who let nothing pass would sit there for ever."""
    m = face_off()
    for n, word in enumerate(("spoon", "fork", "knife", "plate", "pan", "pot")):
        assert phase(m) == "race"
        now = 100_000 * (n + 1)
        say(m, n % 2, word, now, now)
        bell(m) if claim(m) is None else None
        act(m, 2, "challenge", now + 90_000)
        act(m, 3, "no", now + 90_000)
    assert (phase(m), view(m)["won"]) == ("draw", [0, 0, 0, 0])
    assert told(m, "set-aside")[0]["title"] == "a fruit"


@rule("AN-7.5", "AN-3.7")
def test_after_a_refusal_the_rival_has_a_head_start() -> None:
    """Three seconds from the verdict, six after the second refusal."""
    m = challenged("spoon")
    vote(m, s2="no", s3="no")
    twin = m.clone()
    say(twin, 0, "mango", 1_100, 4_100)
    assert due(twin) == 7_000
    say(twin, 1, "Loire", 6_900, 6_950)
    assert claim(twin) == 1
    assert fight(twin)["claim"]["times"] == [7_000, 6_900]
    say(m, 0, "fork", 1_100, 4_100)
    bell(m)
    act(m, 1, "challenge", 8_000)
    for seat in (2, 3):
        act(m, seat, "no", 8_000)
    say(m, 0, "mango", 8_100, 8_200)
    assert due(m) == 14_000


@rule("AN-3.4", "AN-7.2")
def test_two_who_say_the_same_burn_it_once() -> None:
    """On a tie card both look for the same thing."""
    m = face_off()
    start(m, 1, 1_000)
    say(m, 0, "mango", 1_000, 2_000)
    say(m, 1, "Loire", 1_000, 2_100)
    assert fight(m)["ties"] == 1
    word = theme_for(m, 0).answers[0]
    start(m, 1, 1_000)
    say(m, 0, word, 1_300, 2_000)
    say(m, 1, word, 1_000, 2_100)
    all_fine(m)
    assert burned(m).count(word) == 1
    assert [event["word"] for event in told(m, "burned")] == burned(m)


@rule("AN-7.5", "AN-3.2", "AN-8.5")
@pytest.mark.parametrize(
    ("word", "own"), [("Thames", True), ("mango", False), ("moonberry", False), ("Malta", False)]
)
def test_voters_are_told_that_a_word_fits_the_answerers_own_card(word: str, own: bool) -> None:
    m = challenged(word)
    for seat in (0, 1, 2, 3, None):
        assert view(m, seat)["face_off"]["claim"]["own"] is own


@rule("AN-7.2")
def test_a_tie_card_is_nobodys_own() -> None:
    m = challenged("moonberry", seats=2)
    say(m, 0, "Thames", 1_000, 2_000)
    assert fight(m)["claim"]["own"] is False


# -- three challenges -------------------------------------------------------------------------


@rule("AN-7.5")
@pytest.mark.parametrize(("verdict", "left"), [("yes", 2), ("no", 3)])
def test_only_a_lost_challenge_counts(verdict: str, left: int) -> None:
    """Reading 27."""
    m = challenged(by=3)
    vote(m, s2=verdict)
    assert view(m)["challenges"] == [3, 3, 3, left]


@rule("AN-7.5")
def test_who_has_lost_three_challenges_has_none_left() -> None:
    """Reading 27: seat 3 objects to everything that seat 1 wins."""
    m = face_off(play={0: ["tree/sun", "bird/sun", "soup/sun", "river/sun"]})
    for left in (2, 1, 0):
        say(m, 1, theme_for(m, 1).answers[5], 1_000, 2_000)
        assert asked(m)[3] == ("challenge", "fine")
        act(m, 3, "challenge", 3_000)
        vote(m, s2="yes")
        assert view(m)["challenges"] == [3, 3, 3, left]
    say(m, 1, "oak", 1_000, 2_000)
    assert asked(m) == {0: ("challenge", "fine"), 2: ("challenge", "fine"), 3: ("fine",)}
    refuse(m, 3, ("challenge", 10, 1, 2_500, 0), "AN-7.5")
    act(m, 0, "challenge", 3_000)
    assert sorted(asked(m)) == [2, 3], "and still has a vote"


# -- the example ------------------------------------------------------------------------------


@rule("AN-7.8", "AN-7.4")
@pytest.mark.parametrize("word", ["Mozart", "my uncle with the bagpipes", "Lisa Simpson"])
def test_famous_local_or_fictional_alike(word: str) -> None:
    m = table(pack="2", play={0: ["mountain/sun"]}, turn=1, left=["reptile/key", "composer/sun"])
    draw(m)
    say(m, 0, word, 1_000, 2_000)
    act(m, 1, "challenge", 3_000)
    vote(m, s2="yes", s3="no")
    assert view(m)["won"] == [1, 0, 0, 0]
    assert name(m, truth(m).won[0][0]) == "composer/sun"
