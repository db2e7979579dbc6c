"""FF-10.6, FF-10.8 callers and places: who may call, who must be taken, who may come instead."""

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
    four,
    has,
    lives,
    offers,
    tie,
    told,
)
from tests.rules import rule


def ring(card: str, named: Any, callers: tuple[int, ...], **more: Any) -> tablee.Match:
    """Four players (or more); these call, those who were named in answer to the others; then the
    active player decides, if there is a choice."""
    m = lives(offer=[card], seats=more.pop("seats", 4), **more)
    buy(m, card)
    if asked(m) == "name":
        m.answer(0, named)
    call(m, *(seat for seat in callers if seat not in named))
    if in_answer := [seat for seat in callers if seat in named]:
        call(m, *in_answer)
    all_stay(m)
    return m


def party(card: str, named: tuple[int, ...], **more: Any) -> tablee.Match:
    """Seat 0 of four has named somebody; the telephones may ring."""
    m = four(offer=[card], **more)
    buy(m, card)
    m.answer(0, named)
    return m


def lost(m: tablee.Match) -> list[tuple[int, int]]:
    return [(event["seat"], event["colour"]) for event in told(m, "phone-lost")]


NO_OWN = {"phones": {1: [0], 2: [0], 3: [0]}}
"""The active player has no telephone; the others can all call."""


@rule("FF-10.8")
def test_with_more_callers_than_places_they_have_all_places() -> None:
    m = ring("b33", (4, 5), (1, 2, 3), **NO_OWN)
    assert offers(m) == ((1, 2), (1, 3), (2, 3))


@rule("FF-10.8")
def test_with_as_many_callers_as_places_there_is_nothing_to_decide() -> None:
    m = ring("b33", (4, 5), (1, 3), **NO_OWN)
    assert asked(m) == "turn"
    assert (tie(m, 0, 1), tie(m, 0, 3), tie(m, 0, 4)) == ("friend", "friend", "stranger")
    assert lost(m) == [(1, 0), (3, 0)]


@rule("FF-10.8")
def test_with_fewer_callers_than_places_all_are_in_and_the_rest_is_free() -> None:
    m = ring("b33", (4, 5), (2,), **NO_OWN)
    assert set(offers(m)) == {(2, person) for person in range(4, 10)}
    m.answer(0, (2, 9))
    assert lost(m) == [(2, 0)]


@rule("FF-10.8", "FF-10.5")
def test_with_fewer_callers_than_places_a_known_rival_is_free_too() -> None:
    m = ring("b33", (4, 5), (2,), ties={(0, 3): "friend"})
    assert (2, 3) in offers(m)
    m.answer(0, (2, 3))
    assert lost(m) == [(2, 0)]
    assert board(m)["phones"] == [1, 2, 3]


@rule("FF-10.8", "FF-10.5")
def test_with_fewer_callers_than_places_no_caller_is_left_out_even_for_forced_rivals() -> None:
    m = ring("b33", (4, 5), (2,), ties={(0, 1): "friend", (0, 3): "friend"})
    assert (1, 3) not in offers(m)
    assert all(2 in cast for cast in offers(m))


@rule("FF-10.8", "FF-10.5")
def test_with_enough_callers_forced_rivals_may_take_any_place() -> None:
    """Each of them costs a telephone."""
    m = ring("b33", (5, 6), (1, 2), seats=5, ties={(0, 3): "friend"})
    assert set(offers(m)) == {(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)}
    m.answer(0, (3, 4))
    assert lost(m) == [(0, 3), (0, 4)]
    assert board(m)["phones"] == [1, 2]


@rule("FF-10.8", "FF-10.6")
def test_a_stranger_can_have_only_the_place_of_a_new_friend() -> None:
    """A friend is needed and a friend is met: a stranger's call does not touch the first place."""
    ties = {(0, 4): "friend", (0, 5): "friend"}
    m = ring("a08", (4, 9), (1,), ties=ties, **NO_OWN)
    assert offers(m) == ((4, 1), (5, 1))


@rule("FF-10.8")
def test_callers_move_along_so_that_all_of_them_find_a_place() -> None:
    """1 is a friend and could have either place; 2, a stranger, only the second: both are in."""
    ties = {(0, 1): "friend", (0, 4): "friend"}
    m = ring("a08", (4, 9), (1, 2), ties=ties, **NO_OWN)
    assert asked(m) == "turn"
    assert lost(m) == [(1, 0), (2, 0)]
    assert tie(m, 0, 2) == "friend"


@rule("FF-10.8", "FF-10.5")
def test_a_rival_forced_into_the_place_a_caller_could_have_moved_to_costs_a_telephone() -> None:
    ties = {(0, 1): "friend", (0, 3): "friend"}
    m = ring("a08", (1, 9), (1, 2), ties=ties, phones={0: [3], 1: [0], 2: [0]})
    assert set(offers(m)) == {(1, 2), (1, 3), (3, 1), (3, 2)}
    m.answer(0, (3, 1))
    assert lost(m) == [(0, 3), (1, 0)]


@rule("FF-10.8")
def test_a_rival_in_a_place_no_caller_could_have_is_free() -> None:
    """3, a friend, needs no telephone where only strangers called."""
    ties = {(0, 3): "friend", (0, 4): "friend"}
    m = ring("a08", (4, 9), (1, 2), ties=ties, **NO_OWN)
    assert set(offers(m)) == {(3, 1), (3, 2), (4, 1), (4, 2)}
    m.answer(0, (3, 1))
    assert lost(m) == [(1, 0)]


@rule("FF-10.8")
def test_three_places_and_callers_of_both_kinds() -> None:
    """Two friends needed, one met: the friend who called is in, and one of two strangers."""
    ties = {(0, 1): "friend", (0, 5): "friend", (0, 6): "friend"}
    m = ring("a27", (5, 6, 9), (1, 2, 3), ties=ties, **NO_OWN)
    assert set(offers(m)) == {(1, 5, 2), (1, 5, 3), (1, 6, 2), (1, 6, 3)}


@pytest.mark.parametrize("card", ["p03", "p05"])
@rule("FF-10.8")
def test_strangers_may_call_for_a_new_acquaintance_or_a_new_partner(card: str) -> None:
    m = four(slice=1, offer=[card])
    buy(m, card)
    m.answer(0, (4,))
    assert [offers(m, seat) for seat in (1, 2, 3)] == [("stay", "call")] * 3


@rule("FF-10.8", "FF-11.10")
def test_but_not_where_celibacy_forbids_it() -> None:
    m = four(slice=1, offer=["p03"], celibate=[2])
    buy(m, "p03")
    m.answer(0, (4,))
    assert [offers(m, seat) for seat in (1, 2, 3)] == [
        ("stay", "call"),
        ("stay",),
        ("stay", "call"),
    ]
    friendship = four(slice=1, offer=["p05"], celibate=[2])
    buy(friendship, "p05")
    friendship.answer(0, (4,))
    assert offers(friendship, 2) == ("stay", "call")


@rule("FF-10.8", "FF-11.1")
def test_nor_where_a_star_forbids_it() -> None:
    m = four(slice=1, offer=["p07"])
    buy(m, "p07")
    m.answer(0, (8,))
    assert [offers(m, seat) for seat in (1, 2, 3)] == [
        ("stay", "call"),
        ("stay",),
        ("stay", "call"),
    ]
    known = four(offer=["b01"], ties={(0, 1): "friend"})
    buy(known, "b01")
    known.answer(0, (8,))
    assert [offers(known, seat) for seat in (1, 2)] == [("stay",), ("stay", "call")]


@rule("FF-10.8", "FF-3.5")
def test_a_caller_may_be_the_partner_or_the_friend_of_a_card_with_both() -> None:
    m = ring("b32", (8, 5), (1,), **NO_OWN | has(church=1))
    assert {cast.index(1) for cast in offers(m)} == {0, 1}
    assert all(1 in cast for cast in offers(m))
    m.answer(0, (8, 1))
    assert (tie(m, 0, 1), tie(m, 0, 8)) == ("friend", "love")


@rule("FF-10.8")
def test_a_partner_who_is_not_secure_is_no_reason_to_turn_a_caller_down() -> None:
    m = ring("b32", (2, 5), (1,), ties={(0, 2): "love"}, **NO_OWN | has(church=1))
    assert all(1 in cast for cast in offers(m))
    secure = ring("b32", (2, 5), (1,), ties={(0, 2): "engaged"}, **NO_OWN | has(church=1))
    assert (2, 1) in offers(secure), "as the friend"
    assert (2, 5) not in offers(secure)


# -- FF-10.6 ----------------------------------------------------------------------------------


@rule("FF-10.6")
def test_where_a_friend_is_asked_for_only_friends_may_call() -> None:
    """A4-42."""
    m = party("a25", (4,), ties={(0, 2): "ex", (0, 4): "friend", (0, 5): "friend"})
    assert [offers(m, seat) for seat in (1, 2, 3)] == [("stay",), ("stay", "call"), ("stay",)]


@rule("FF-10.6", "FF-10.5")
def test_nor_can_a_stranger_be_forced_in_as_a_friend() -> None:
    m = four(offer=["a25"], ties={(0, 4): "friend", (0, 2): "friend"})
    buy(m, "a25")
    assert offers(m) == ((2,), (4,))


@rule("FF-10.6", "FF-10.9")
def test_where_an_ex_is_asked_for_only_an_ex_may_call() -> None:
    m = party("b20", (4,), ties={(0, 4): "ex", (0, 5): "ex", (0, 1): "ex", (0, 2): "friend"})
    assert [offers(m, seat) for seat in (1, 2, 3)] == [("stay", "call"), ("stay",), ("stay",)]


@rule("FF-10.6", "FF-10.11")
def test_where_an_old_lover_is_asked_for_only_an_old_lover_may_call() -> None:
    past = {
        "ties": {(0, person): "friend" for person in range(1, 6)},
        "nights": {(0, person): 1 for person in (2, 4, 5)},
    }
    m = party("b41", (4,), blank="Again | sex A | partner A", **past)
    assert [offers(m, seat) for seat in (1, 2, 3)] == [("stay",), ("stay", "call"), ("stay",)]


@rule("FF-10.11", "FF-10.8")
def test_nobody_can_call_for_a_part_that_does_not_take_part() -> None:
    """Two old lovers ring; whose child it is remains the active player's choice."""
    past: dict[str, Any] = {"ties": {(0, 9): "ex", (0, 1): "ex", (0, 3): "ex"}}
    past |= {"nights": {(0, 9): 1, (0, 1): 1, (0, 3): 1}}
    m = ring("b41", (9, 5), (1, 3), blank="Party | sex A | child A, friend", **past, **NO_OWN)
    assert {(9, 1), (9, 3)} <= set(offers(m))
    assert (9, 5) not in offers(m)
