"""AN-3: two match, and each must name what is on the other's card."""

from __future__ import annotations

import pytest

from tests.anomia.play import (
    PILE,
    act,
    all_fine,
    asked,
    bell,
    burned,
    claim,
    draw,
    face_off,
    fight,
    name,
    names,
    phase,
    refuse,
    rivals,
    say,
    start,
    table,
    theme_for,
    told,
    top,
    truth,
    view,
    win,
)
from tests.rules import rule

SYMBOLS = ("sun", "wave", "leaf", "moon", "key", "bolt")


@rule("AN-3.1")
@pytest.mark.parametrize("drawn", SYMBOLS)
def test_the_same_symbol_matches_and_no_other(drawn: str) -> None:
    m = table(play={0: ["river/sun"], 2: ["tree/moon"]}, turn=1, left=[*PILE, f"fruit/{drawn}"])
    draw(m)
    assert rivals(m) == {"sun": [0, 1], "moon": [1, 2]}.get(drawn, [])


@rule("AN-3.1")
@pytest.mark.parametrize("drawn", SYMBOLS)
def test_the_two_symbols_of_the_roll_match(drawn: str) -> None:
    """Reading 19: equal symbols go on matching beside them."""
    m = table(play={0: ["river/sun"]}, roll=("sun", "wave"), turn=1, left=[*PILE, f"fruit/{drawn}"])
    draw(m)
    by = {"sun": "symbol", "wave": "roll"}.get(drawn)
    assert (fight(m)["by"] if by else view(m)["face_off"]) == by


@rule("AN-3.2")
def test_each_names_an_example_of_the_others_card() -> None:
    m = face_off()
    assert fight(m)["name"] == ["a fruit", "a river"]
    assert asked(m) == dict.fromkeys((0, 1), ("start", "drop", "pass", "…"))
    say(m, 0, "mango")
    assert fight(m)["claim"]["title"] == "a fruit"
    m = face_off()
    say(m, 1, "Loire")
    assert fight(m)["claim"]["title"] == "a river"


@rule("AN-3.3")
def test_the_winner_takes_the_losers_top_card_face_down_and_keeps_the_own() -> None:
    m = face_off(play={0: ["tree/moon", "river/sun"], 1: ["soup/leaf"]}, won={1: ["cheese/key"]})
    taken = truth(m).play[0][-1]
    win(m, 1, "Loire")
    assert names(m, truth(m).won[1]) == ["cheese/key", "river/sun"]
    assert view(m)["won"] == [0, 2, 0, 0]
    assert (top(m, 0), top(m, 1)) == ("tree/moon", "fruit/sun")
    (won,) = told(m, "won")
    assert won == {"seat": 1, "loser": 0, "place": 0, "card": taken, "title": "a river"}


@rule("AN-3.3")
def test_the_drawer_may_lose_the_card_just_drawn() -> None:
    m = face_off()
    win(m, 0, "mango")
    assert names(m, truth(m).won[0]) == ["fruit/sun"]
    assert (top(m, 0), top(m, 1)) == ("river/sun", None)


@rule("AN-3.5")
def test_without_a_face_off_no_answer_can_be_handed_in() -> None:
    """Reading 29."""
    m = table(play={0: ["river/sun"]}, turn=1, left=[*PILE, "fruit/moon"])
    for seat in range(4):
        refuse(m, seat, (("say", "mango"), 100, 1, 200, 0), "AN-2.1")
    draw(m)
    for seat in range(4):
        refuse(m, seat, (("say", "mango"), 100, 1, 200, 0), "AN-2.1")
    assert burned(m) == []


@rule("AN-3.5")
def test_who_is_not_in_the_face_off_can_hand_nothing_in() -> None:
    m = face_off(spotting="soon")
    for seat in (2, 3):
        refuse(m, seat, (("say", "mango"), 100, 1, 200, 0), "AN-3.2")
        refuse(m, seat, ("start", 100, 1, 200, 0), "AN-3.2")


@rule("AN-3.6", "AN-7.3")
def test_nobody_draws_while_a_match_is_open() -> None:
    m = face_off()
    for seat in range(4):
        refuse(m, seat, ("left", 100, 1, 200, 0), "AN-3.2")
    say(m, 0, "mango")
    refuse(m, 2, ("left", 100, 1, 200, 0), "AN-7.5")
    all_fine(m)
    assert asked(m) == {2: ("left",)}


# -- wrong answers ----------------------------------------------------------------------------


@rule("AN-3.7")
def test_a_wrong_answer_costs_the_word_and_400_ms() -> None:
    """Reading 5: nothing else; the next try has a new start, 400 ms later at the earliest."""
    m = face_off()
    start(m, 0, 500)
    say(m, 0, "7", 500, 2_000)
    assert told(m, "no-example") == [{"seat": 0, "word": "7", "reason": "trivial"}]
    assert (fight(m)["began"], fight(m)["handed"]) == ([False, False], [False, False])
    assert (burned(m), view(m)["won"], phase(m)) == (["7"], [0, 0, 0, 0], "race")
    start(m, 0, 2_100)
    say(m, 0, "mango", 2_100, 3_000)
    assert fight(m)["claim"]["times"] == [2_400, -1]


@rule("AN-3.7")
def test_a_try_within_the_400_ms_counts_from_their_end() -> None:
    """Reading 5: the rival, who began in between, is first."""
    m = face_off()
    say(m, 0, "7", 500, 2_000)
    say(m, 0, "mango", 2_050, 2_100)
    assert claim(m) is None
    say(m, 1, "Loire", 2_200, 2_300)
    assert claim(m) == 1
    assert fight(m)["claim"]["times"] == [2_400, 2_200]
    m = face_off()
    say(m, 0, "7", 500, 2_000)
    say(m, 0, "mango", 2_050, 2_100)
    assert bell(m) == 2_400
    assert claim(m) == 0


@rule("AN-3.7")
def test_a_start_after_the_400_ms_is_what_it_is() -> None:
    m = face_off()
    say(m, 0, "7", 500, 2_000)
    say(m, 0, "mango", 2_900, 3_000)
    assert fight(m)["claim"]["times"] == [2_900, -1]


# -- nobody finds anything --------------------------------------------------------------------


@rule("AN-3.8")
def test_after_25_seconds_all_get_a_hint() -> None:
    """Reading 17: a first letter and the length, of a word that is still free."""
    m = face_off()
    assert bell(m) == 25_000
    hints = fight(m)["hints"]
    assert told(m, "hint") == [{"hints": hints}]
    for hint, theme in zip(hints, ("fruit/sun", "river/sun"), strict=True):
        t = truth(m)
        (found,) = [t.theme(c) for pile in t.play for c in pile if name(m, c) == theme]
        assert any(hint[0] == word[0].upper() and len(hint) == len(word) for word in found.answers)
        assert set(hint[1:]) <= {"·", " "}
    assert phase(m) == "race"


@rule("AN-3.8")
def test_a_hint_is_no_word_that_was_said() -> None:
    fruits = theme_for(face_off(), 0).answers
    said = [(word, 2, "fruit") for word in fruits if word != "kumquat"]
    m = face_off(burned=said)
    bell(m)
    assert fight(m)["hints"][0] == "K······"
    m = face_off(burned=[*said, ("kumquat", 2, "fruit")])
    bell(m)
    assert fight(m)["hints"][0] == "?"


@rule("AN-3.8")
def test_the_lot_picks_the_word_of_a_hint() -> None:
    hints = set()
    for n in range(12):
        m = face_off(key=f"hint {n}")
        bell(m)
        hints.add(fight(m)["hints"][0])
    assert len(hints) > 3


@rule("AN-3.8")
def test_after_40_seconds_the_newer_card_leaves_the_game() -> None:
    """Reading 17: one card only, for good, and nobody scores; what it uncovers counts."""
    m = face_off(play={1: ["soup/leaf"], 3: ["cheese/leaf"]})
    assert bell(m) == 25_000
    assert bell(m) == 40_000
    assert told(m, "set-aside")[0]["seat"] == 1
    assert names(m, truth(m).out) == ["fruit/sun"]
    assert view(m)["won"] == [0, 0, 0, 0]
    assert top(m, 0) == "river/sun"
    assert rivals(m) == [1, 3], "the leaf that lay under it"
    assert told(m, "uncovered")[0]["title"] == "a soup"


@rule("AN-3.8")
def test_when_both_pass_the_newer_card_leaves_the_game() -> None:
    """Reading 17: here it is one that a cascade uncovered, of a player who did not draw."""
    m = face_off(play={0: ["soup/leaf", "river/sun"], 3: ["cheese/leaf"]})
    win(m, 1, "Loire")
    assert rivals(m) == [0, 3]
    act(m, 3, "pass", 900)
    assert fight(m)["passed"] == [False, True]
    act(m, 0, "pass", 950)
    assert names(m, truth(m).out) == ["soup/leaf"]
    assert (top(m, 0), top(m, 3)) == (None, "cheese/leaf")
    assert told(m, "passed") == [{"seat": 3}, {"seat": 0}]
    assert asked(m) == {2: ("left",)}


@rule("AN-3.8")
def test_who_passes_may_think_again() -> None:
    m = face_off()
    act(m, 0, "pass", 900)
    start(m, 0, 1_500)
    assert fight(m)["passed"] == [False, False]
    act(m, 1, "pass", 1_600)
    assert phase(m) == "race"
    act(m, 0, "drop", 1_700)
    act(m, 0, "pass", 1_800)
    assert told(m, "set-aside")


@rule("AN-3.8")
def test_to_pass_is_to_start_nothing() -> None:
    m = face_off()
    start(m, 0, 500)
    act(m, 0, "pass", 900)
    assert fight(m)["began"] == [False, False]
    say(m, 1, "Loire", 1_500, 2_000)
    assert claim(m) == 1, "nobody is waited for"


@rule("AN-3.8")
def test_patience_counts_from_the_moment_of_noticing() -> None:
    m = face_off(spotting="keen")
    act(m, 2, "point", 7_000)
    assert bell(m) == 32_000
    assert bell(m) == 47_000


@rule("AN-3.8")
def test_a_late_refusal_leaves_ten_seconds() -> None:
    m = face_off()
    bell(m)
    say(m, 0, "spoon", 38_000, 39_000)
    act(m, 1, "challenge", 40_000)
    for seat in (2, 3):
        act(m, seat, "no", 41_000)
    assert phase(m) == "race"
    assert bell(m) == 51_000
    assert told(m, "set-aside")


@rule("AN-3.8")
def test_a_clock_that_comes_very_late_does_everything_in_order() -> None:
    m = face_off()
    m.answer(-1, ("tick", 99_000))
    keys = [event["key"] for event in m.events(None)]
    assert keys.index("hint") < keys.index("set-aside")


# -- the example ------------------------------------------------------------------------------


@rule("AN-3.10")
@pytest.mark.parametrize("faster", [0, 1])
def test_the_example_of_the_rulebook(faster: int) -> None:
    """One shows a kind of music, the other a piece of sports gear. The nearest themes of our
    first pack are an instrument and a sport."""
    m = face_off(play={0: ["musical-instrument/moon"]}, right=["sport/moon"])
    assert fight(m)["name"] == ["a sport", "a musical instrument"]
    say(m, faster, ("tennis", "trumpet")[faster])
    said = fight(m)["claim"]
    assert (said["title"], said["listed"]) == (fight(m)["name"][faster], True)
    all_fine(m)
    assert view(m)["won"][faster] == 1
    assert (top(m, faster) is not None, top(m, 1 - faster)) == (True, None)
