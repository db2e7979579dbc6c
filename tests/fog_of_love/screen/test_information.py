"""What may be known (FL-14), and the tutorial (FL-15)."""

from __future__ import annotations

import json

import pytest

from tablee.games.fog_of_love.content.pack import BOX
from tests.fog_of_love.couple import (
    FILL,
    asked,
    choose,
    couple,
    create,
    events,
    hand,
    names,
    new,
    play,
    truth,
)
from tests.rules import rule


@rule("FL-14.1")
def test_what_is_never_shown_and_what_is_open() -> None:
    m = couple(
        hand={0: ["sweet-2", *FILL], 1: ["drama-1"]},
        secrets={0: ["sweet-35"]},
        traits={0: ["warm-hearted", "candid", "driven"]},
    )
    for viewer in (1, None):
        seen = json.dumps(m.view(viewer))
        for hidden in ("warm-hearted", "sweet-2", "sweet-35"):
            assert hidden not in seen
    person = m.view(1)["persons"][0]
    assert person["features"]
    assert person["occupation"] == "baker"
    assert person["hearts"] == 10
    assert m.view(None)["me"] is None


@rule("FL-14.1")
def test_progress_of_goals_is_for_the_owners_eyes() -> None:
    m = couple(
        hand={0: list(FILL), 1: []},
        traits={0: ["warm-hearted", "candid", "driven"]},
        tokens={0: {"gen-up": 3}, 1: {"gen-up": 1}},
    )
    mine = {t["trait"]: (t["have"], t["needs"], t["met"]) for t in m.view(0)["me"]["traits"]}
    assert mine["warm-hearted"] == (4, 5, False)
    assert "warm-hearted" not in json.dumps(m.view(1))


@rule("FL-14.2")
def test_the_rules_hear_no_talk() -> None:
    """What the players say to each other is free: nothing but answers changes a match."""
    m = couple(hand={0: ["sweet-2", *FILL], 1: []})
    play(m, 0, "sweet-2")
    assert set(m.asks) == {0, 1}
    assert all(options == ("a", "b", "c") for options in m.asks.values())


@rule("FL-14.3")
def test_open_numbers() -> None:
    m = couple(hand={0: list(FILL), 1: ["drama-1"]}, secrets={0: ["sweet-35"]})
    view = m.view(1)
    assert [p["scenes"] for p in view["persons"]] == [4, 1]
    assert view["persons"][0]["secrets"] == [None]
    assert view["decks"] == {
        name: len(deck)
        for name, deck in zip(
            ("sweet", "serious", "drama", "traits", "occupations", "features"),
            truth(m).decks,
            strict=True,
        )
    }


@rule("FL-14.4")
def test_the_face_up_discard_pile_may_be_read() -> None:
    m = couple(hand={0: ["drama-30", *FILL], 1: []}, pile=["sweet-2"], hidden_pile=["sweet-4"])
    play(m, 0, "drama-30", "exchange")
    for viewer in (0, 1, None):
        assert m.view(viewer)["pile"] == ["sweet-2", "drama-30"]
        assert m.view(viewer)["hidden_pile"] == 1
        assert "sweet-4" not in json.dumps(m.view(viewer))


@rule("FL-14.1")
def test_a_traded_scene_that_is_laid_hidden_cannot_be_followed() -> None:
    """Seat 1 gave seat 0 a secret; when seat 0 lays one, seat 1 does not see whether it is it."""
    m = couple(hand={0: ["sweet-30", "affair-office", *FILL], 1: ["drama-15", "sweet-9"]})
    play(m, 0, "sweet-30")
    state = truth(m)
    m.answer(0, next(c for c in state.hands[0] if state.name(c) == "sweet-1"))
    m.answer(1, next(c for c in state.hands[1] if state.name(c) == "drama-15"))
    play(m, 1, "sweet-9")
    choose(m, "a")
    play(m, 0, "drama-15", "hide")
    assert m.view(1)["persons"][0]["secrets"] == [None]
    assert m.view(0)["persons"][0]["secrets"] == ["drama-15"]


# -- the tutorial -----------------------------------------------------------------------------


@rule("FL-15.1")
def test_the_set_of_the_tutorial() -> None:
    counts = {deck: len(ids) for deck, ids in BOX.order.items()}
    assert counts == {
        "sweet": 12, "serious": 10, "drama": 15, "traits": 16, "occupations": 9, "features": 10,
    }  # fmt: skip
    assert len(BOX.lessons) == 30
    m = new(story="tutorial")
    assert [len(deck) for deck in truth(m).decks] == list(counts.values())  # and no others
    assert m.view(0)["story"] == "sunday"
    assert sum(len(d) for d in truth(m).destinies) == 8
    cards = 30 + 2 + 5 + 2 + 37 + 8 + 16 + 9 + 10
    assert cards == 119


@rule("FL-15.2", "FL-15.3")
@pytest.mark.parametrize("key", ["one", "another"])
def test_nothing_is_shuffled(key: str) -> None:
    m = new(key, story="tutorial")
    for deck, ids in enumerate(BOX.order.values()):
        assert names(m, truth(m).decks[deck])[::-1] == list(ids)
    create(m, to="choose")
    assert hand(m, 0) == ["sweet-3", "sweet-14", "sweet-17", "serious-1", "drama-8"]
    assert hand(m, 1) == ["sweet-8", "sweet-11", "sweet-5", "serious-22", "drama-1"]
    assert truth(m).draws == 0


@rule("FL-15.2")
def test_in_every_deck_the_lowest_number_lies_on_top() -> None:
    m = new(story="tutorial")
    ends = [(deck[-1], deck[-2], deck[0]) for deck in (names(m, d) for d in truth(m).decks)]
    assert ends == [
        ("sweet-3", "sweet-8", "sweet-19"),
        ("serious-1", "serious-22", "serious-24"),
        ("drama-8", "drama-1", "drama-7"),
        ("warm-hearted", "explorer", "hermit"),
        ("baker", "pilot", "lawyer"),
        ("tall", "mismatched-socks", "thick-glasses"),
    ]


@rule("FL-15.3")
def test_nothing_is_shuffled_when_a_deck_runs_out() -> None:
    m = couple(story="sunday", hand={0: ["sweet-9", *FILL], 1: []}, decks={"sweet": []})
    state = truth(
        couple(
            story="tutorial", hand={0: [], 1: []}, decks={"sweet": []}, pile=["sweet-2", "sweet-4"]
        )
    )
    state.match = m
    state._refill(0)
    assert [state.name(card) for card in state.decks[0]] == ["sweet-2", "sweet-4"]


@rule("FL-15.1", "FL-15.4")
def test_lessons_come_up_are_read_by_both_and_go_on() -> None:
    m = new(story="tutorial")
    assert (asked(m), m.waiting) == ("lesson", [0, 1])
    assert m.view(0)["lesson"] == "welcome"
    m.answer(0, "read")
    assert m.waiting == [1]
    m.answer(1, "read")
    assert m.view(0)["lesson"] == "gender"
    create(m)
    read = [e["lesson"] for e in events(m, "lesson")]
    assert read[:4] == ["welcome", "gender", "personality", "traits"]
    assert read == [lesson.id for lesson in BOX.lessons if lesson.id in read]  # in their order
