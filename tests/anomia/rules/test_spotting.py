"""AN-7.3: a forgotten face-off."""

from __future__ import annotations

import pytest

from tests.anomia.play import (
    PILE,
    act,
    asked,
    bell,
    claim,
    draw,
    due,
    face_off,
    fight,
    rivals,
    say,
    start,
    table,
    tick,
    told,
    view,
    win,
)
from tests.rules import rule

NOTICED = {"seats": [0, 1], "by": "symbol", "cascade": 1}


@rule("AN-7.3")
@pytest.mark.parametrize("answers", ["typed", "spoken"])
@pytest.mark.parametrize("spotting", ["soon", "keen"])
def test_until_then_nothing_tells_of_it(answers: str, spotting: str) -> None:
    """No view, no event, no question, no word: but for the cards, it is as if nothing matched."""
    m = face_off(spotting=spotting, answers=answers)
    quiet = table(play={0: ["river/sun"]}, turn=1, left=PILE, right=["fruit/moon"])
    draw(quiet, "right")
    for seat in (0, 1, 2, 3, None):
        assert view(m, seat)["face_off"] is None
        assert view(m, seat)["phase"] == view(quiet, seat)["phase"] == "draw"
        happened = [[event["key"] for event in one.events(seat)] for one in (m, quiet)]
        assert happened[0] == happened[1]
        for lang, words in (
            ("en", ("ace-off", "must name")),
            ("fr", ("ace-à-face", "dois nommer")),
        ):
            text = m.text(seat, lang)
            assert not [word for word in words if word in text]
    assert m.ask is not None
    assert "title" not in (m.ask.args or {})
    act(m, 2, "point", 700)
    assert m.text(0).startswith(
        "Face-off! Player 1 must name: a fruit. Player 2 must name: a river."
    )
    assert [event["key"] for event in m.events(3)].count("noticed") == 1


@rule("AN-7.3")
def test_third_players_are_not_told_to_answer() -> None:
    m = face_off()
    assert "You must name: a fruit." in m.text(0)
    assert "You must name" not in m.text(2) + m.text(None)
    assert "Player 1 must name: a fruit." in m.text(2)


@rule("AN-7.3")
def test_the_table_keeps_silent_for_two_seconds_and_then_shows_it() -> None:
    """Reading 28."""
    m = face_off(spotting="soon")
    assert (fight(m)["known"], due(m)) == (False, 2_000)
    assert told(m, "noticed") == []
    tick(m, 1_999)
    assert fight(m)["known"] is False
    tick(m, 2_000)
    assert fight(m)["known"] is True
    assert told(m, "noticed") == [NOTICED]
    assert due(m) == 27_000


@rule("AN-7.3")
def test_at_once_if_the_table_likes_it_better() -> None:
    """Reading 28: the first option."""
    m = face_off(spotting="at-once")
    assert fight(m)["known"] is True
    assert told(m, "noticed") == [NOTICED]
    assert asked(m).keys() == {0, 1}, "nothing is left to point out"


@rule("AN-7.3")
def test_keen_eyes_are_told_nothing_until_somebody_taps() -> None:
    """Reading 28: the second option."""
    m = face_off(spotting="keen")
    assert due(m) is None
    tick(m, 60_000)
    assert fight(m)["known"] is False
    act(m, 3, "point", 60_500)
    assert fight(m)["known"] is True
    assert told(m, "pointed") == [{"seat": 3}]
    assert due(m) == 85_500


@rule("AN-7.3")
@pytest.mark.parametrize("spotting", ["soon", "keen"])
def test_the_others_point_it_out_before_the_next_card(spotting: str) -> None:
    m = face_off(spotting=spotting)
    assert asked(m) == {
        0: ("start", "drop", "pass", "…"),
        1: ("start", "drop", "pass", "…"),
        2: ("point",),
        3: ("point",),
    }
    act(m, 2, "point", 700)
    assert fight(m)["known"] is True
    assert sorted(asked(m)) == [0, 1]
    assert "left" not in {option for options in asked(m).values() for option in options}


@rule("AN-7.3")
def test_who_answers_has_noticed() -> None:
    m = face_off(spotting="soon")
    start(m, 0, 800)
    assert fight(m)["known"] is False, "a first key is not yet an answer"
    say(m, 0, "mango", 800, 1_500)
    assert fight(m)["known"] is True
    assert claim(m) == 0


@rule("AN-7.3")
@pytest.mark.parametrize("what", ["pass", ("say", "7")])
def test_so_has_who_passes_or_is_wrong(what: object) -> None:
    m = face_off(spotting="keen")
    act(m, 1, what, 900)
    assert fight(m)["known"] is True
    assert told(m, "noticed") == [NOTICED]


@rule("AN-7.3")
def test_each_face_off_of_a_cascade_is_noticed_for_itself() -> None:
    m = face_off(spotting="soon", play={0: ["soup/leaf", "river/sun"], 2: ["cheese/leaf"]})
    win(m, 1, "Loire")
    assert (rivals(m), fight(m)["known"], due(m)) == ([0, 2], False, 2_000)


@rule("AN-7.3", "AN-3.5")
def test_where_nothing_matches_there_is_nothing_to_point_at() -> None:
    m = table(play={0: ["river/sun"]}, turn=1, left=["tool/key", "fruit/moon"], spotting="soon")
    draw(m)
    assert asked(m) == {2: ("left",)}
    assert view(m)["face_off"] is None


@rule("AN-7.3")
def test_noticed_is_told_once() -> None:
    m = face_off(spotting="soon")
    act(m, 2, "point", 700)
    bell(m)
    say(m, 0, "mango", 25_100, 25_200)
    assert len(told(m, "noticed")) == 1
