"""FF-4.10 secure relations: engaged and happily married; who is asked, who never agrees."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tests.fiese_freunde.play import (
    all_stay,
    asked,
    board,
    buy,
    call,
    circle,
    facts,
    four,
    has,
    live,
    lives,
    offers,
    refuse,
    tie,
    told,
    traits,
    unfit,
    who,
    why_not,
)
from tests.rules import rule

SECURE = ["engaged", "happy"]


def court(place: str, card: str = "b05", **more: Any) -> tablee.Match:
    """Player 0 wants to begin with player 1, a friend, who is with player 2. Stops at the yes."""
    m = four(offer=[card], ties={(0, 1): "friend", (1, 2): place} | more.pop("ties", {}), **more)
    buy(m, card)
    if asked(m) == "name":
        m.answer(0, (1,))
    all_stay(m)
    return m


@pytest.mark.parametrize("place", SECURE)
@rule("FF-4.10")
def test_a_secure_relation_breaks_only_if_the_one_they_begin_with_agrees(place: str) -> None:
    """A4-33."""
    m = court(place)
    assert (who(m), asked(m), offers(m)) == (1, "leave", ("yes", "no"))
    refuse(m, 2, "no", "FF-4.10")
    assert m.default(1) == "no"
    m.answer(1, "yes")
    assert tie(m, 0, 1) == "love"
    assert tie(m, 1, 2) == {"engaged": "ex", "happy": "separated"}[place]


@pytest.mark.parametrize("place", ["love", "married"])
@rule("FF-4.10")
def test_in_love_and_married_can_be_broken_by_anyone(place: str) -> None:
    """A4-33: the one who is left has no say, nor has the other."""
    m = court(place)
    assert asked(m) == "turn"
    assert (tie(m, 0, 1), tie(m, 1, 2)) == (
        "love",
        {"love": "ex", "married": "separated"}[place],
    )


@pytest.mark.parametrize("place", SECURE)
@rule("FF-4.10")
def test_neutral_characters_never_leave_a_secure_relation(place: str) -> None:
    """A4-33."""
    m = four(offer=["b31"], ties={(0, 4): "friend", (1, 4): place, (0, 5): "friend"})
    buy(m, "b31")
    assert (4,) not in offers(m)
    assert (5,) in offers(m)
    refuse(m, 0, (4,), "FF-10.1")
    only = four(offer=["b05"], ties={(0, 4): "friend", (1, 4): place})
    assert why_not(only, "b05") == [("no-cast", "FF-10.10")]
    assert unfit(only, "b05", 4) == ("no-secure", "FF-4.10")


@rule("FF-4.10", "FF-4.7")
def test_to_marry_somebody_elses_partner_is_to_begin_too() -> None:
    m = court("engaged", "b15", **has(alcohol=1))
    assert asked(m) == "leave"
    m.answer(1, "yes")
    assert (tie(m, 0, 1), tie(m, 1, 2)) == ("married", "ex")
    neutral = four(offer=["b15"], ties={(0, 4): "friend", (1, 4): "happy"}, **has(alcohol=1))
    assert why_not(neutral, "b15") == [("no-cast", "FF-10.10")]


@pytest.mark.parametrize("place", SECURE)
@rule("FF-4.10")
def test_ones_own_secure_relation_one_may_always_end(place: str) -> None:
    m = lives(slice=1, offer=["p03"], ties={(0, 1): place})
    live(m, "p03", (6,))
    assert circle(m) == {1: {"engaged": "ex", "happy": "separated"}[place], 6: "love"}


@rule("FF-4.10", "FF-4.4")
def test_a_secure_couple_itself_is_asked_nothing() -> None:
    m = lives(slice=1, offer=["p03"], ties={(0, 1): "engaged"})
    live(m, "p03", (1,))
    assert tie(m, 0, 1) == "married"


# -- a refusal --------------------------------------------------------------------------------


@rule("FF-4.10")
def test_after_a_refusal_the_active_player_names_somebody_else() -> None:
    m = court("engaged", ties={(0, 4): "friend", (0, 5): "friend"})
    m.answer(1, "no")
    assert told(m, "refuse") == [{"seat": 1, "active": 0}]
    assert (who(m), asked(m)) == (0, "name")
    assert offers(m) == ((4,), (5,))
    m.answer(0, (5,))
    all_stay(m)
    assert circle(m) == {1: "friend", 4: "friend", 5: "love"}
    assert tie(m, 1, 2) == "engaged"


@rule("FF-4.10", "FF-10.5")
def test_a_telephone_played_for_a_no_is_not_spent() -> None:
    m = four(slice=1, offer=["p03"], ties={(1, 2): "engaged"})
    buy(m, "p03")
    m.answer(0, (1,))
    all_stay(m)
    m.answer(1, "no")
    m.answer(0, (9,))
    all_stay(m)
    assert board(m)["phones"] == [1, 2, 3]
    assert (tie(m, 0, 1), tie(m, 0, 9)) == ("stranger", "love")
    yes = four(slice=1, offer=["p03"], ties={(1, 2): "engaged"})
    live(yes, "p03", (1,), "yes")
    assert board(yes)["phones"] == [2, 3]


@rule("FF-4.10", "FF-10.4")
def test_calls_that_were_made_stand_after_a_refusal() -> None:
    m = four(slice=1, offer=["p03"], ties={(1, 2): "engaged"})
    buy(m, "p03")
    m.answer(0, (1,))
    call(m, 3)
    all_stay(m)
    m.answer(0, (1,))  # by one's own telephone, in place of the caller
    m.answer(1, "no")
    m.answer(0, (9,))
    assert set(m.asks) == {1, 2}, "3 has called already"
    all_stay(m)
    assert (3,) in offers(m)
    assert (9,) not in offers(m)


@rule("FF-4.10", "FF-9.9")
def test_after_the_last_refusal_the_rest_of_the_card_still_happens() -> None:
    m = court("engaged", "b36", **has(sadness=2))
    m.answer(1, "no")
    assert asked(m) == "turn"
    assert traits(m) == {}, "the sadness is gone"
    assert (tie(m, 0, 1), board(m)["lived"]) == ("friend", ["b36"])


@rule("FF-4.10", "FF-10.4")
def test_who_calls_agrees() -> None:
    """Nobody asks again whether they want what they rang for."""
    m = four(slice=1, offer=["p03"], ties={(1, 2): "engaged"})
    buy(m, "p03")
    m.answer(0, (9,))
    call(m, 1)
    all_stay(m)
    assert m.ask is not None
    while m.ask.why == "decide":
        m.answer(0, (1,))
    assert asked(m) == "turn"
    assert (tie(m, 0, 1), tie(m, 1, 2)) == ("love", "ex")


@rule("FF-4.10", "FF-10.8")
def test_who_said_no_may_still_ring_and_then_means_yes() -> None:
    """And the others who rang are not forgotten over it."""
    m = four(
        slice=1, offer=["p03"], ties={(0, 1): "friend", (1, 2): "engaged"}, phones={1: [0], 3: [0]}
    )
    buy(m, "p03")
    m.answer(0, (1,))
    all_stay(m)
    m.answer(1, "no")
    m.answer(0, (9,))
    call(m, 1, 3)
    all_stay(m)
    assert (asked(m), offers(m)) == ("decide", ((1,), (3,)))
    m.answer(0, (1,))
    assert (tie(m, 0, 1), tie(m, 1, 2), board(m, 1)["phones"]) == ("love", "ex", [])
    assert board(m, 3)["phones"] == [0]


@pytest.mark.parametrize("place", SECURE)
@rule("FF-4.10", "FF-10.8")
def test_nobody_can_ring_to_break_the_callees_own_secure_relation(place: str) -> None:
    """The outsider is the caller here, and the active player the one who has to agree."""
    m = four(slice=1, offer=["p03"], ties={(0, 1): place}, phones={2: [0]})
    buy(m, "p03")
    m.answer(0, (1,))
    call(m, 2)
    all_stay(m)
    assert {(1,), (2,), (9,)} <= set(offers(m))
    m.answer(0, (1,))
    assert tie(m, 0, 1) == {"engaged": "married", "happy": "happy"}[place]
    assert board(m, 2)["phones"] == [0]


@pytest.mark.parametrize("place", ["love", "married"])
@rule("FF-4.10", "FF-10.8")
def test_a_relation_that_is_not_secure_is_no_excuse(place: str) -> None:
    m = four(slice=1, offer=["p03"], ties={(0, 1): place}, phones={2: [0]})
    buy(m, "p03")
    m.answer(0, (1,))
    call(m, 2)
    all_stay(m)
    assert asked(m) == "turn"
    assert facts(m)["ties"][0, 2] == "love"
    assert tie(m, 0, 1) in ("ex", "separated")


@rule("FF-4.10", "FF-4.12")
def test_sex_alone_asks_for_no_agreement() -> None:
    m = court("happy", "b09")
    assert asked(m) == "turn"
    assert facts(m)["nights"][0, 1] == 1
