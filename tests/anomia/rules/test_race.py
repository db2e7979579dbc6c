"""AN-7.1, AN-7.6, AN-8.1, AN-8.2, AN-8.4: who began first, in typed play.

Seat 0 is A and must name a fruit; seat 1 is B and must name a river.
"""

from __future__ import annotations

import pytest

from tests.anomia.play import (
    act,
    all_fine,
    asked,
    bell,
    burned,
    claim,
    due,
    face_off,
    fight,
    phase,
    say,
    start,
    tick,
    told,
    view,
)
from tests.rules import rule

A, B = 0, 1


# -- the race table ---------------------------------------------------------------------------


@rule("AN-7.1", "AN-8.2")
def test_a_began_first_and_answers_longer_and_later_and_wins() -> None:
    """Reading 2."""
    m = face_off()
    start(m, A, 1_000)
    start(m, B, 1_200)
    say(m, B, "Po", 1_200, 1_500)
    assert claim(m) is None
    say(m, A, "passion fruit", 1_000, 3_900)
    assert claim(m) == A
    (answer,) = told(m, "answered")
    assert (answer["time"], answer["later"]) == (1_000, 200)
    all_fine(m)
    assert view(m)["won"][A] == 1
    assert burned(m) == ["passion fruit", "Po"], "the loser's answer too"


@rule("AN-7.1", "AN-8.1")
def test_a_drops_the_run_and_b_wins() -> None:
    """Squatting: a letter at once, a pause, everything deleted."""
    m = face_off()
    start(m, A, 300)
    start(m, B, 1_200)
    say(m, B, "Loire", 1_200, 2_000)
    assert claim(m) is None
    act(m, A, "drop", 2_400)
    assert claim(m) == B


@rule("AN-8.1", "AN-7.1")
def test_after_a_drop_the_start_is_the_first_key_of_the_answer() -> None:
    """Squatting, without anybody waiting: "a", a pause, deleted, the answer."""
    m = face_off()
    start(m, A, 300)
    act(m, A, "drop", 3_300)
    assert fight(m)["began"] == [False, False]
    start(m, A, 3_500)
    start(m, B, 3_000, 3_600)
    say(m, A, "mango", 3_500, 4_000)
    assert claim(m) is None, "B began before that"
    say(m, B, "Loire", 3_000, 4_500)
    assert claim(m) == B
    assert fight(m)["claim"]["times"] == [3_500, 3_000]


@rule("AN-7.6")
@pytest.mark.parametrize("wrong", ["7", "a fruit", "orange"])
def test_a_began_first_with_a_wrong_answer_and_b_wins_later(wrong: str) -> None:
    """Reading 4."""
    m = face_off(burned=[("orange", 2, "fruit")])
    start(m, A, 500)
    start(m, B, 1_200)
    say(m, A, wrong, 500, 1_400)
    assert told(m, "no-example")[0]["seat"] == A
    say(m, B, "Loire", 1_200, 2_000)
    assert claim(m) == B
    assert fight(m)["claim"]["times"] == [-1, 1_200]


@rule("AN-7.6", "AN-3.7")
def test_the_wrong_answer_s_start_does_not_help_the_next_try() -> None:
    """Reading 4: A tries again with a new start, and B began before that."""
    m = face_off()
    start(m, A, 500)
    say(m, A, "7", 500, 900)
    start(m, B, 1_200)
    start(m, A, 1_600)
    say(m, A, "mango", 1_600, 2_000)
    assert claim(m) is None
    say(m, B, "Loire", 1_200, 2_500)
    assert claim(m) == B


@rule("AN-7.1")
def test_an_answer_complete_before_the_rival_begins_wins_outright() -> None:
    """Reading 2."""
    m = face_off()
    start(m, B, 1_000)
    say(m, B, "Loire", 1_000, 1_800)
    assert claim(m) == B
    assert told(m, "answered")[0]["later"] == -1
    assert 0 not in [seat for seat, options in asked(m).items() if "…" in options]


@rule("AN-7.1", "AN-8.2")
def test_a_rival_who_began_later_is_not_waited_for() -> None:
    m = face_off()
    start(m, B, 1_000)
    start(m, A, 1_300)
    say(m, B, "Mississippi", 1_000, 4_000)
    assert claim(m) == B
    assert fight(m)["claim"]["late"] == ""


@rule("AN-7.1")
def test_of_two_answers_that_overlap_all_read_both() -> None:
    """What was only begun is nobody else's business."""
    m = face_off()
    start(m, A, 1_000)
    say(m, B, "Po", 1_200, 1_500)
    say(m, A, "mango", 1_000, 2_900)
    assert claim(m) == A
    for seat in (A, B, 2, None):
        assert view(m, seat)["face_off"]["claim"]["late"] == "Po"
        assert "“Po”, but began later" in m.text(seat, "en")
        assert "Po" in m.text(seat, "fr")
    act(m, 2, "challenge", 3_000)
    act(m, 3, "no", 3_500)
    assert claim(m) == B
    assert fight(m)["claim"]["late"] == "", "what is refused is read among the burned words"


# -- the hold ---------------------------------------------------------------------------------


@rule("AN-8.2")
def test_the_hold_lasts_two_and_a_half_seconds() -> None:
    m = face_off()
    start(m, A, 1_000)
    say(m, B, "Loire", 1_200, 1_800)
    assert due(m) == 4_300
    assert fight(m)["handed"] == [False, True]
    tick(m, 4_299)
    assert claim(m) is None
    tick(m, 4_300)
    assert claim(m) == B
    assert fight(m)["claim"]["times"] == [1_000, 1_200]


@rule("AN-8.2", "AN-7.6")
@pytest.mark.parametrize("wrong", ["7", "a fruit"])
def test_a_wrong_answer_in_the_hold_ends_it(wrong: str) -> None:
    m = face_off()
    start(m, A, 1_000)
    say(m, B, "Loire", 1_200, 1_800)
    say(m, A, wrong, 1_000, 2_500)
    assert claim(m) == B


@rule("AN-8.2")
def test_to_pass_in_the_hold_ends_it() -> None:
    m = face_off()
    start(m, A, 1_000)
    say(m, B, "Loire", 1_200, 1_800)
    act(m, A, "pass", 2_500)
    assert claim(m) == B


@rule("AN-8.2")
def test_who_has_answered_is_asked_no_more() -> None:
    m = face_off()
    start(m, A, 1_000)
    say(m, B, "Loire", 1_200, 1_800)
    assert list(asked(m)) == [A]


@rule("AN-8.2")
def test_nobody_s_word_is_seen_during_the_hold() -> None:
    m = face_off()
    start(m, A, 1_000)
    say(m, B, "Loire", 1_200, 1_800)
    for seat in (0, 1, 2, 3, None):
        assert "Loire" not in repr(m.view(seat))
        assert "Loire" not in repr(m.events(seat))


# -- what is still under way ------------------------------------------------------------------


@rule("AN-8.1")
def test_a_start_that_is_still_under_way_is_waited_for() -> None:
    """A began first, but the news comes over a slow line, 180 ms after B's answer."""
    m = face_off()
    say(m, B, "Po", 1_200, 1_500, wait=250)
    assert (claim(m), due(m)) == (None, 1_750)
    start(m, A, 1_100, 1_680)
    assert due(m) == 4_000, "and now A is held for, from B's answer on"
    say(m, A, "mango", 1_100, 2_200)
    assert claim(m) == A


@rule("AN-8.1")
def test_when_nothing_came_the_answer_stands() -> None:
    m = face_off()
    say(m, B, "Po", 1_200, 1_500, wait=250)
    tick(m, 1_749)
    assert claim(m) is None
    assert bell(m) == 1_750
    assert claim(m) == B


@rule("AN-8.1")
def test_a_late_start_that_was_later_ends_the_wait() -> None:
    m = face_off()
    say(m, B, "Po", 1_200, 1_500, wait=250)
    start(m, A, 1_300, 1_600)
    assert claim(m) == B


@rule("AN-8.1")
def test_an_answer_that_was_under_way_as_a_whole_still_wins() -> None:
    m = face_off()
    say(m, B, "Po", 1_200, 1_500, wait=250)
    say(m, A, "fig", 1_050, 1_700, wait=20)
    assert claim(m) == A


@rule("AN-8.1")
def test_who_passed_has_nothing_under_way() -> None:
    m = face_off()
    act(m, A, "pass", 800)
    say(m, B, "Po", 1_200, 1_500, wait=250)
    assert claim(m) == B


@rule("AN-8.1")
def test_the_start_reported_at_once_is_the_one_that_counts() -> None:
    """What the device says later about the same run makes it neither earlier nor later."""
    m = face_off()
    start(m, A, 1_000)
    start(m, A, 400, 1_100)
    say(m, A, "mango", 700, 2_000)
    assert fight(m)["claim"]["times"][0] == 1_000


@rule("AN-8.1")
def test_an_answer_without_a_start_began_when_it_says() -> None:
    m = face_off()
    say(m, A, "mango", 1_640, 2_000)
    assert fight(m)["claim"]["times"][0] == 1_640


@rule("AN-8.1")
@pytest.mark.parametrize(("trust", "credit"), [("friends", 600), ("public", 250)])
def test_how_far_a_device_is_believed(trust: str, credit: int) -> None:
    """The rules say how far; the table keeps to it."""
    m = face_off(trust=trust)
    assert {form.credit for seat, form in m.asks.items() if seat >= 0} == {credit}  # type: ignore[union-attr]


@rule("AN-8.1")
def test_every_question_of_a_heat_counts_from_the_same_beginning() -> None:
    """So that an answer which is on its way while the next is asked can still be counted."""
    m = face_off()
    assert m.ask is not None
    heat = m.ask.heat
    for began in (500, 700):
        start(m, A, began)
        act(m, A, "drop", began + 100)
        assert (m.ask.heat, m.ask.why) == (heat, "race")
    assert (m.ask.args or {})["now"] == 800


# -- exactly together -------------------------------------------------------------------------


@rule("AN-8.4", "AN-7.2")
@pytest.mark.parametrize(
    ("apart", "errors", "together"),
    [
        (0, (1, 1), True),
        (30, (1, 1), True),
        (31, (1, 1), False),
        (-30, (1, 1), True),
        (-31, (1, 1), False),
        (30, (15, 15), True),
        (31, (15, 15), False),
        (40, (20, 20), True),
        (41, (20, 20), False),
        (60, (50, 10), True),
        (100, (50, 50), True),
        (101, (50, 50), False),
    ],
)
def test_how_close_is_exactly_together(apart: int, errors: tuple[int, int], together: bool) -> None:
    """Reading 3: 30 ms, or the errors of the two clocks together if that is more."""
    m = face_off()
    say(m, A, "mango", 1_500, 2_000, error=errors[0], wait=300)
    say(m, B, "Loire", 1_500 + apart, 2_100, error=errors[1])
    assert bool(told(m, "tie")) is together
    if together:
        (tie,) = told(m, "tie")
        assert tie["times"] == [1_500, 1_500 + apart]
        assert tie["margin"] == max(30, sum(errors))
    else:
        assert claim(m) == (A if apart > 0 else B)
        assert fight(m)["claim"]["margin"] == max(30, sum(errors))


@rule("AN-8.4", "AN-8.2")
@pytest.mark.parametrize(("apart", "held"), [(-200, True), (29, True), (30, True), (31, False)])
def test_a_rival_who_may_have_begun_together_is_held_for(apart: int, held: bool) -> None:
    m = face_off()
    start(m, A, 1_500 + apart)
    say(m, B, "Loire", 1_500, 2_000)
    assert (claim(m) is None) is held


@rule("AN-8.4")
def test_a_tie_needs_two_answers() -> None:
    """Began together, but A finds nothing: B wins."""
    m = face_off()
    start(m, A, 1_500)
    say(m, B, "Loire", 1_500, 2_000)
    bell(m)
    assert claim(m) == B
    assert told(m, "tie") == []
    assert phase(m) == "challenge"
