"""What is refused or harmless: it leaves no trace in any seat's view."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tablee import CLOCK
from tablee.kernel.forms import LONG
from tests.anomia.play import (
    PILE,
    act,
    bell,
    claim,
    draw,
    due,
    face_off,
    fight,
    new,
    phase,
    refuse,
    say,
    snapshot,
    start,
    table,
    tick,
    told,
    view,
)
from tests.rules import rule


def views(m: tablee.Match) -> list[dict[str, Any]]:
    return [m.view(seat) for seat in (*range(m.seats), None)]


# -- words ------------------------------------------------------------------------------------


@rule("AN-3.9")
@pytest.mark.parametrize(
    ("word", "key"),
    [
        ("", "no-word-empty"),
        ("   ", "no-word-empty"),
        ("\u00a0\u2003", "no-word-empty"),
        ("x" * 41, "no-word-long"),
        ("mango " * 20, "no-word-long"),
        ("x" * 1_000, "no-word-long"),
        ("man\ngo", "no-word-control"),
        ("man\x00go", "no-word-control"),
        ("man\x1b[31mgo", "no-word-control"),
        ("man\u202ego", "no-word-control"),
        ("man\u200bgo", "no-word-control"),
        ("\ud800", "no-word-control"),
    ],
)
def test_a_text_that_is_no_word(word: str, key: str) -> None:
    m = face_off()
    start(m, 0, 500)
    assert refuse(m, 0, (("say", word), 500, 1, 900, 0), "AN-3.9").key == key
    say(m, 0, "mango", 500, 1_000)
    assert claim(m) == 0, "and the next one is fine"


@rule("AN-3.9")
def test_forty_characters_are_not_too_long() -> None:
    m = face_off()
    say(m, 0, "x" * 40)
    assert claim(m) == 0


@rule("AN-3.2")
@pytest.mark.parametrize(
    "what",
    [
        ("say", "x" * 1_001),
        ("say",),
        ("say", "mango", "kiwi"),
        ("shout", "mango"),
        ("say", 7),
        ("say", None),
        ("say", ("mango",)),
        "mango",
        "say",
        "START",
        "start ",
        "left",
        "fine",
        "yes",
        "speak",
        "point",
        None,
        True,
        0,
        (),
        {},
    ],
)
def test_an_answer_of_no_kind(what: Any) -> None:
    refuse(face_off(), 0, (what, 500, 1, 900, 0), "AN-3.2")


@rule("AN-3.4")
def test_a_repeated_word_changes_nothing_that_anybody_sees() -> None:
    m = face_off(burned=[("mango", 3, "fruit")])
    before = views(m)
    say(m, 0, "mango", 500, 900)
    assert views(m) == before
    assert told(m, "no-example") == [{"seat": 0, "word": "mango", "reason": "said", "sayer": 3}]


# -- seats ------------------------------------------------------------------------------------


@rule("AN-2.1")
@pytest.mark.parametrize("seat", [1, 2, 3, 4, -2, None, "0"])
def test_somebody_else_s_turn(seat: Any) -> None:
    assert refuse(table(left=PILE), seat, ("left", 0, 1, 100, 0), "AN-2.1").key == "no-not-asked"


@rule("AN-3.5")
@pytest.mark.parametrize("what", [("say", "mango"), "start", "drop", "pass", "point", "challenge"])
def test_without_a_face_off(what: Any) -> None:
    for seat in range(4):
        refuse(table(left=PILE), seat, (what, 0, 1, 100, 0), "AN-2.1")


@rule("AN-7.4", "AN-7.5")
def test_a_vote_twice_and_a_vote_of_a_rival() -> None:
    m = face_off(seats=5)
    say(m, 0, "moonberry", 1_000, 2_000)
    act(m, 1, "challenge", 3_000)
    act(m, 2, "no", 3_500)
    refuse(m, 2, ("no", 0, 1, 3_600, 0), "AN-7.4")
    refuse(m, 2, ("yes", 0, 1, 3_600, 0), "AN-7.4")
    for rival in (0, 1):
        refuse(m, rival, ("no", 0, 1, 3_600, 0), "AN-7.4")
    refuse(m, 3, ("maybe", 0, 1, 3_600, 0), "AN-7.4")


@rule("AN-7.5")
def test_no_challenge_of_one_s_own_answer_and_none_after_being_fine() -> None:
    m = face_off()
    say(m, 0, "mango", 1_000, 2_000)
    refuse(m, 0, ("challenge", 0, 1, 2_500, 0), "AN-7.5")
    act(m, 2, "fine", 2_500)
    refuse(m, 2, ("challenge", 0, 1, 2_600, 0), "AN-7.5")
    refuse(m, 2, ("fine", 0, 1, 2_600, 0), "AN-7.5")


@rule("AN-8.2")
def test_an_answer_after_one_s_answer() -> None:
    m = face_off()
    start(m, 0, 1_000)
    say(m, 1, "Loire", 1_200, 1_500)
    for what in (("say", "Nile"), "start", "drop", "pass"):
        refuse(m, 1, (what, 1_600, 1, 1_700, 0), "AN-3.2")


@rule("AN-1.4")
def test_ready_twice() -> None:
    m = new(4)
    act(m, 2, "ready", 100)
    refuse(m, 2, ("ready", 0, 1, 200, 0), "AN-1.4")


@rule("AN-8.3")
@pytest.mark.parametrize("what", ["first-2", "first-7", "first-", "first", ("say", "mango")])
def test_pointing_at_nobody_in_the_face_off(what: Any) -> None:
    refuse(face_off(answers="spoken"), 2, (what, 0, 1, 500, 0), "AN-3.2")


# -- times ------------------------------------------------------------------------------------


@rule("AN-8.1")
@pytest.mark.parametrize("place", range(4))
@pytest.mark.parametrize("time", [-1, 1.5, "100", None, True, LONG + 1, 10**30, float("nan")])
def test_a_time_that_is_none(place: int, time: Any) -> None:
    times: list[Any] = [500, 1, 900, 0]
    times[place] = time
    refuse(face_off(), 0, ("start", *times), "AN-3.2")


@rule("AN-8.1")
@pytest.mark.parametrize(
    "choice", ["start", ("start",), ("start", 1, 1, 1), ("start", 1, 1, 1, 1, 1), (), None, []]
)
def test_an_answer_without_its_times(choice: Any) -> None:
    refuse(face_off(), 0, choice, "AN-3.2")


@rule("AN-8.1")
def test_a_clock_that_runs_backwards_changes_nothing() -> None:
    m = face_off()
    tick(m, 20_000)
    before, at = views(m), due(m)
    for now in (19_999, 5_000, 0):
        tick(m, now)
        assert (views(m), due(m)) == (before, at)
        assert m.ask is not None
        assert (m.ask.args or {})["now"] == 20_000


@rule("AN-8.1", "AN-7.5")
def test_an_answer_from_the_past_is_heard_now() -> None:
    """It counts as begun when it says, but the window of the others opens now."""
    m = face_off()
    tick(m, 20_000)
    say(m, 0, "mango", 700, 900)
    assert fight(m)["until"] == 24_000
    tick(m, 5_000)
    assert phase(m) == "challenge"
    act(m, 2, "challenge", 600)
    assert fight(m)["until"] == 26_000


@rule("AN-8.1")
def test_a_start_in_the_future_hurts_nobody_else() -> None:
    m = face_off()
    start(m, 0, LONG, 500)
    say(m, 1, "Loire", 1_000, 1_400)
    assert claim(m) == 1, "who begins tomorrow is not waited for"


@rule("AN-8.1")
def test_the_longest_times_break_nothing() -> None:
    m = face_off()
    act(m, 0, ("say", "mango"), LONG, LONG, LONG, LONG)
    assert claim(m) is None
    say(m, 1, "Loire", 1_000, 1_400)
    assert told(m, "tie"), "nobody can tell them apart by such a clock"


@rule("AN-8.6")
@pytest.mark.parametrize(
    "fact",
    [
        ("tick",),
        ("tick", -1),
        ("tick", 1.5),
        ("tick", LONG + 1),
        ("tick", 1, 1),
        ("gone", 4, 100),
        ("gone", -1, 100),
        ("gone", 100),
        ("back", "0", 100),
        ("talk", 9, "hello"),
        ("talk", 0, "x" * 1_001),
        ("talk", 0, 7),
        ("rain", 100),
        "tick",
        None,
        ("left", 0, 1, 100, 0),
    ],
)
def test_a_fact_that_is_none(fact: Any) -> None:
    refuse(table(left=PILE), CLOCK, fact, "AN-2.1")


@rule("AN-3.4")
@pytest.mark.parametrize("text", ["", " ", "\x00", "\n", "…", "💥", "x" * 1_000, "‮mango"])
def test_whatever_is_said_in_the_chat_is_taken(text: str) -> None:
    m = face_off()
    before = views(m)
    m.answer(CLOCK, ("talk", 3, text))
    now = views(m)
    assert now[3]["talked"] == [text]
    now[3]["talked"] = []
    assert now == before
    say(m, 0, "mango")
    assert claim(m) == 0


# -- and on it goes ---------------------------------------------------------------------------


@rule("AN-3.2")
def test_after_refusals_the_game_goes_on_as_if_nothing_had_been_said() -> None:
    m, twin = face_off(), face_off()
    refuse(m, 0, (("say", "\n"), 500, 1, 900, 0), "AN-3.9")
    refuse(m, 2, (("say", "kiwi"), 500, 1, 950, 0), "AN-3.2")
    refuse(m, 1, ("start", -5, 1, 950, 0), "AN-3.2")
    for match in (m, twin):
        say(match, 0, "mango", 1_000, 2_000)
        bell(match)
        draw(match)
    assert snapshot(m) == snapshot(twin)


@rule("AN-6.1")
def test_after_the_end_nothing_is_heard() -> None:
    m = table(left=["river/sun"])
    draw(m)
    assert m.outcome is not None
    for seat in (0, 1, CLOCK):
        refuse(m, seat, ("left", 0, 1, 100, 0), "AN-6.2")
    assert view(m)["phase"] == "over"
