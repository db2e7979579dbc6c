"""What a seat may know: all that lies open, and nothing that lies face down."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tablee
from tests.anomia.play import (
    act,
    claim,
    draw,
    due,
    face_off,
    fight,
    leave,
    new,
    phase,
    played,
    say,
    start,
    table,
    tick,
    truth,
    view,
)
from tests.rules import rule

SEATS = (0, 1, 2, 3, None)


def heard(m: tablee.Match, seat: int | None) -> str:
    """All that a seat sees and hears, in both languages."""
    words = [m.text(seat, lang) for lang in ("en", "fr")]
    return json.dumps([m.view(seat), m.events(seat), words], ensure_ascii=False)


@rule("AN-2.1", "AN-8.1")
@pytest.mark.parametrize("seed", range(3))
def test_no_theme_is_heard_of_before_its_card_is_turned(seed: int) -> None:
    m = new(4, f"hidden {seed}", words="fr")
    for count, moment in enumerate(played(m, seed)):
        if count % 20:
            continue
        t = truth(moment)
        hidden = {c for pile in t.piles for c in pile if not t.knows(None) >> c & 1}
        titles = [t.theme(card).title for card in hidden if not t.is_duel(card)]
        said = heard(moment, count // 20 % 4)
        assert not [title for title in titles if f'"{title}"' in said]


@rule("AN-2.1")
def test_the_view_of_a_position() -> None:
    m = table(
        play={0: ["soup/leaf", "river/sun"], 2: ["tree/moon"]}, left=["tool/key", "duel"],
        right=["bird/bolt"], won={3: ["cheese/key"]}, roll=("leaf", "key"), turn=2,
        burned=[("Nile", 1, "river")],
    )  # fmt: skip
    seen = view(m, 1)
    cards = {"river/sun": 1, "tree/moon": 2}
    assert seen == {
        "seat": 1,
        "phase": "draw",
        "edition": "fr",
        "words": "en",
        "pack": 1,
        "pack_name": "Pockets and Planets",
        "spoken": False,
        "symbols": ["sun", "wave", "leaf", "moon", "key", "bolt"],
        "left_out": [],
        "piles": [2, 1],
        "places": [
            place(0, 1, cards["river/sun"], "a river", "sun"),
            {"seat": 1, "top": None, "below": 0},
            place(2, 0, cards["tree/moon"], "a tree", "moon"),
            {"seat": 3, "top": None, "below": 0},
        ],
        "won": [0, 0, 0, 1],
        "duels": 0,
        "roll": ["leaf", "key"],
        "turn": 2,
        "place": 2,
        "heat": 4,
        "draw_until": 6_000,
        "ready": [0, 1, 2, 3],
        "gone": [],
        "face_off": None,
        "begun": False,
        "burned": [{"word": "Nile", "seat": 1, "theme": "river"}],
        "talked": [],
        "challenges": [3, 3, 3, 3],
        "stage": "table",
        "rule": "AN-2.1",
        "drawer": 2,
        "not_now": ["", ""],
        "drawn_for": None,
        "unready": [],
        "again": {"pack": "2", "first": "1"},
    }


def place(seat: int, below: int, card: int, title: str, symbol: str) -> dict[str, Any]:
    return {
        "seat": seat,
        "top": {"card": card, "title": title, "symbol": symbol},
        "below": below,
    }


@rule("AN-3.2")
def test_the_view_of_a_face_off() -> None:
    m = face_off()
    start(m, 0, 700)
    assert fight(m) == {
        "rivals": [0, 1],
        "places": [0, 1],
        "by": "symbol",
        "cascade": 1,
        "known": True,
        "name": ["a fruit", "a river"],
        "began": [True, False],
        "handed": [False, False],
        "passed": [False, False],
        "hints": [],
        "ties": 0,
        "tie": None,
        "claim": None,
        "challenger": None,
        "voters": [],
        "voted": [],
        "fine": [],
        "disputed": False,
        "until": 40_000,
        "whole": 40_000,
        "goals": [
            {"card": 4, "title": "a fruit", "symbol": "sun"},
            {"card": 0, "title": "a river", "symbol": "sun"},
        ],
        "winners": [],
        "pair": [],
    }


@rule("AN-7.5", "AN-8.1")
def test_the_view_of_an_answer_that_stands() -> None:
    m = face_off()
    start(m, 1, 1_300)
    say(m, 0, "mango", 1_000, 2_000, error=20)
    assert claim(m) == 0
    assert fight(m)["claim"] == {
        "seat": 0,
        "word": "mango",
        "title": "a fruit",
        "listed": True,
        "own": False,
        "near": "",
        "late": "",
        "times": [1_000, 1_300],
        "margin": 30,
    }
    assert (fight(m)["until"], fight(m)["whole"]) == (6_000, 4_000)


@rule("AN-7.5", "AN-7.7", "AN-8.3")
def test_every_window_says_how_long_it_is_open() -> None:
    """So that a screen knows none of the rules' times."""
    m = face_off()
    say(m, 0, "mango", 1_000, 2_000)
    act(m, 2, "challenge", 2_500)
    assert (phase(m), fight(m)["until"], fight(m)["whole"]) == ("vote", 8_500, 6_000)
    m = face_off(answers="spoken")
    act(m, 0, "speak", 1_000)
    assert (phase(m), fight(m)["until"], fight(m)["whole"]) == ("judge", 7_000, 6_000)
    act(m, 1, "first", 2_000)
    assert (phase(m), fight(m)["until"], fight(m)["whole"]) == ("order", 8_000, 6_000)


@rule("AN-2.1")
def test_the_view_says_when_a_card_is_drawn_for_the_slow() -> None:
    m = table(left=["tool/key", "tree/moon"])
    assert view(m)["draw_until"] == due(m)


@rule("AN-7.3")
def test_until_somebody_notices_a_match_the_screen_is_about_the_next_draw() -> None:
    m = face_off(spotting="soon")
    seen = view(m, 2)
    assert (seen["phase"], seen["stage"], seen["rule"]) == ("draw", "table", "AN-2.1")
    assert (seen["drawer"], seen["not_now"]) == (2, ["match", "match"])
    act(m, 2, "point", 1_000)
    seen = view(m, 2)
    assert (seen["stage"], seen["rule"], seen["drawer"]) == ("race", "AN-3.2", None)
    assert seen["not_now"] == ["later", "later"]


@rule("AN-4.2")
def test_a_pair_that_only_the_roll_makes_is_shown() -> None:
    m = face_off(play={0: ["river/wave"]}, roll=("sun", "wave"))
    assert (fight(m)["by"], fight(m)["pair"]) == ("roll", ["sun", "wave"])
    assert view(m)["rule"] == "AN-4.2"


@rule("AN-7.2")
def test_both_must_name_the_tie_card() -> None:
    m = face_off(left=["tool/key"], right=["fruit/sun"])
    start(m, 1, 1_000)
    say(m, 0, "mango", 1_000, 2_000)
    say(m, 1, "Loire", 1_000, 2_100)
    one, two = fight(m)["goals"]
    assert one == two == fight(m)["tie"]
    assert (one["title"], fight(m)["pair"]) == ("a tool", [])


@rule("AN-1.3", "AN-2.1")
def test_the_view_says_from_where_a_card_can_be_drawn_and_for_whom_one_was() -> None:
    m = table(left=["tool/key", "tree/moon"])
    assert (view(m)["drawer"], view(m)["not_now"]) == (0, ["", "empty"])
    tick(m, 6_000)
    assert (view(m)["drawer"], view(m)["drawn_for"]) == (1, 0), "too slow"
    draw(m)
    assert view(m)["drawn_for"] is None
    assert (view(m)["stage"], view(m)["drawer"]) == ("over", None)


@rule("AN-1.4", "AN-6.3")
def test_the_view_says_who_is_waited_for_and_what_changes_in_the_next_game() -> None:
    m = new(3, pack="3", first="2")
    act(m, 1, "ready", 100)
    leave(m, 0, 200)
    assert (view(m)["stage"], view(m)["unready"]) == ("ready", [2])
    assert view(m)["again"] == {"pack": "1", "first": "0"}


@rule("AN-8.1")
def test_all_see_the_same_but_for_their_own_talk() -> None:
    m = face_off()
    start(m, 0, 1_000)
    own = {"seat": None, "begun": False}
    assert all(view(m, seat) | own == view(m, None) for seat in SEATS)
    assert [view(m, seat)["begun"] for seat in SEATS] == [True, False, False, False, False]
    say(m, 0, "mango", 1_000, 2_000)
    assert [view(m, seat)["begun"] for seat in SEATS] == [False] * 5, "it is handed in"
    act(m, 2, "challenge", 2_500)
    assert all(view(m, seat) | own == view(m, None) for seat in SEATS)


@rule("AN-3.2", "AN-3.4")
def test_the_position_in_words() -> None:
    m = face_off(burned=[("Nile", 2, "river")], play={3: ["soup/leaf"]}, roll=("leaf", "moon"))
    for lang in ("en", "fr"):
        told = {seat: m.text(seat, lang) for seat in SEATS}
        for text in told.values():
            assert all(part in text for part in ("a river", "a fruit", "a soup", "Nile"))
        assert len(set(told.values())) == 5, "everybody is told which cards are theirs"
    m = face_off(spotting="soon")
    assert m.text(2).count("a fruit") == 1, "nobody is told of a match that nobody has noticed"
    draw(other := table(play={0: ["river/sun"]}, left=["tool/key", "tree/moon"], turn=1))
    assert "a tree" in other.text(2)
