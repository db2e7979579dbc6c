"""FF-3 the circle of friends: who is in it, who comes in, who is chosen."""

from __future__ import annotations

import pytest

import tablee
from tests.fiese_freunde.play import (
    all_stay,
    asked,
    board,
    buy,
    changes,
    circle,
    facts,
    four,
    friends,
    has,
    live,
    lives,
    offers,
    refuse,
    tie,
    told,
    traits,
    why_not,
)
from tests.rules import rule

PLACES = ["friend", "love", "engaged", "married", "happy", "ex", "separated"]


@pytest.mark.parametrize("place", PLACES)
@rule("FF-3.1", "FF-3.2")
def test_everyone_in_the_circle_is_a_friend_wherever_they_stand(place: str) -> None:
    """A4-25."""
    for person in (1, 6):
        m = lives(offer=["a25"], ties={(0, person): place})
        assert circle(m) == {person: place}
        assert why_not(m, "a25") == []
        live(m, "a25")
        assert traits(m)["alcohol"] == 2
        assert traits(m, 1) == ({"alcohol": 2} if person == 1 else {})


@rule("FF-3.1", "FF-4.7")
def test_separated_but_still_married_is_a_place_for_one() -> None:
    """Who leaves a second marriage has left the first for good."""
    m = lives(offer=["b15", "b23"], ties={(0, 6): "separated", (0, 7): "love"}, **has(alcohol=1))
    live(m, "b15", (7,))
    assert circle(m) == {6: "ex", 7: "married"}
    m.answer(1, "pass")
    live(m, "b23")
    assert circle(m) == {6: "ex", 7: "separated"}


@rule("FF-3.2")
def test_friends_are_counted_whatever_their_place() -> None:
    ties = {(0, 1): "ex", (0, 2): "love", (0, 3): "separated", (0, 6): "friend", (0, 7): "friend"}
    m = lives(goals={0: ["f1"]}, ties=ties)
    assert why_not(m, "f1") == []
    assert len(board(m)["circle"]) == 5


@rule("FF-3.3")
def test_nobody_is_met_but_by_taking_part_in_the_same_event() -> None:
    """Those who live a card alone, watch, bid or pass meet nobody."""
    m = four(offer=["a12", "a11"], time=[3, 3, 3, 3])
    m.answer(0, "auction:a12")
    m.answer(0, "bid:0")
    for seat in (1, 2, 3):
        m.answer(seat, f"bid:{seat}" if seat == 1 else "drop")
    m.answer(0, "drop")
    for seat in (0, 1, 2, 3):
        m.answer(seat, "pass")
    assert facts(m)["ties"] == {}
    assert told(m, "tie") == []


@rule("FF-3.3", "FF-10.12")
def test_two_who_take_part_with_the_same_player_do_not_meet_each_other() -> None:
    """Symbols that name a person bind the active player and that person only."""
    m = four(offer=["b33"])
    live(m, "b33", (1, 2))
    assert (tie(m, 0, 1), tie(m, 0, 2), tie(m, 1, 2)) == ("friend", "friend", "stranger")


@rule("FF-3.4")
def test_a_friend_as_condition_is_chosen_from_the_circle_and_takes_part() -> None:
    m = four(offer=["a25"], ties={(0, 1): "friend", (0, 4): "friend"})
    buy(m, "a25")
    assert offers(m) == ((1,), (4,))
    refuse(m, 0, (2,), "FF-10.1")
    m.answer(0, (1,))
    all_stay(m)
    assert (traits(m, 0), traits(m, 1), traits(m, 2)) == ({"alcohol": 2}, {"alcohol": 2}, {})


@rule("FF-3.4")
def test_with_a_number_that_many_friends_take_part() -> None:
    m = four(offer=["b37"], ties={(0, 1): "friend", (0, 2): "friend", (0, 4): "friend"})
    buy(m, "b37")
    assert offers(m) == ((1, 2), (1, 4), (2, 4)), "each pair once"
    m.answer(0, (1, 2))
    all_stay(m)
    for seat in (0, 1, 2):
        m.answer(seat, "w")
    assert [traits(m, s) for s in range(4)] == [{"alcohol": 1, "drugs": 1}] * 3 + [{}]


@rule("FF-3.4")
def test_a_friend_as_consequence_is_somebody_new_or_a_friend() -> None:
    m = lives(offer=["a23"], **friends(2))
    before = facts(m)
    live(m, "a23", (2,))
    assert changes(m, before) == {0: {"wisdom": 1}}, "no second marker"
    m = lives(offer=["a23"], **friends(2))
    live(m, "a23", (3,))
    assert circle(m) == {2: "friend", 3: "friend"}


@rule("FF-3.4")
def test_two_new_friends_may_be_one_of_each_kind() -> None:
    m = lives(offer=["b33"], **friends(2))
    live(m, "b33", (2, 7))
    assert circle(m) == {2: "friend", 7: "friend"}


@rule("FF-3.5")
def test_persons_without_a_letter_are_different() -> None:
    """A4-24: the friend who comes along is not the one who is met."""
    m = lives(offer=["a08"], **friends(2, 3))
    buy(m, "a08")
    assert all(len(set(cast)) == 2 for cast in offers(m))
    assert {cast[0] for cast in offers(m)} == {2, 3}
    refuse(m, 0, (2, 2), "FF-10.1")


@rule("FF-3.5")
def test_love_and_friendship_of_one_card_are_two_persons() -> None:
    m = lives(offer=["b32"], **has(church=1))
    buy(m, "b32")
    assert len(offers(m)) == 9 * 8
    assert all(len(set(cast)) == 2 for cast in offers(m))


@rule("FF-3.5")
def test_all_symbols_marked_a_are_one_person() -> None:
    """A4-24."""
    m = lives(offer=["b10"])
    buy(m, "b10")
    assert offers(m) == tuple((person,) for person in range(1, 10))
    m.answer(0, (6,))
    all_stay(m)
    assert facts(m)["ties"] == {(0, 6): "friend"}
    assert facts(m)["nights"] == {(0, 6): 1}


@rule("FF-3.6")
def test_neutral_characters_are_full_characters() -> None:
    """They love, marry, have children, and are left."""
    m = lives(offer=["b16", "b21", "b25"], ties={(0, 6): "love"}, **has(money=1))
    live(m, "b16")
    m.answer(1, "pass")
    live(m, "b21")
    live(m, "b25")
    found = facts(m)
    assert (found["ties"], found["nights"], found["children"]) == (
        {(0, 6): "ex"},
        {(0, 6): 1},
        {(0, 6): 1},
    )


@rule("FF-3.7")
def test_a_partner_or_an_ex_may_be_the_friend() -> None:
    m = lives(offer=["a07"], ties={(0, 1): "love", (0, 6): "ex"})
    buy(m, "a07")
    assert offers(m) == ((1,), (6,))


@rule("FF-3.7", "FF-3.5")
def test_a_partner_whom_the_card_names_already_is_not_also_the_friend() -> None:
    m = lives(
        blank="Dinner for three | partner, friend | +weight 1",
        offer=["b41"],
        ties={(0, 6): "love", (0, 2): "friend"},
    )
    live(m, "b41")
    assert traits(m) == {"weight": 1}
    alone = lives(
        blank="Dinner for three | partner, friend | +weight 1", offer=["b41"], ties={(0, 6): "love"}
    )
    assert why_not(alone, "b41") == [("no-cast", "FF-10.10")]


def knows_everybody(**more: object) -> tablee.Match:
    return lives(**friends(*range(1, 10)) | more)


@rule("FF-3.7")
def test_with_no_stranger_left_a_friend_is_chosen_and_no_marker_is_placed() -> None:
    m = knows_everybody(offer=["a23"])
    before = facts(m)
    buy(m, "a23")
    assert asked(m) == "name"
    m.answer(0, (9,))
    all_stay(m)
    assert changes(m, before) == {0: {"wisdom": 1}}


@rule("FF-3.7", "FF-11.4")
def test_with_no_stranger_left_there_is_no_love_at_first_sight() -> None:
    assert why_not(knows_everybody(offer=["b01"]), "b01") == [("no-cast", "FF-10.10")]
