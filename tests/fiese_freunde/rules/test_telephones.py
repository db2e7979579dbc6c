"""FF-10.4, FF-10.5, FF-10.13: naming, calling, deciding, returning."""

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
    four,
    live,
    lives,
    offers,
    refuse,
    tie,
    told,
    traits,
    who,
)
from tests.rules import rule


def party(card: str = "a23", named: Any = (4,), **more: Any) -> tablee.Match:
    """Seat 0 lives the card and has named somebody; the telephones may ring."""
    m = four(offer=[card], **more)
    buy(m, card)
    if asked(m) == "name":
        m.answer(0, named)
    return m


def phones(m: tablee.Match) -> list[list[int]]:
    return [life["phones"] for life in m.view(None)["boards"]]


ALL = [[1, 2, 3], [0, 2, 3], [0, 1, 3], [0, 1, 2]]
KNOWN = {(0, 1): "friend", (0, 2): "friend", (0, 3): "friend", (0, 4): "friend"}


# -- FF-10.4 ----------------------------------------------------------------------------------


@rule("FF-10.4")
def test_first_the_active_player_names_then_the_others_may_call() -> None:
    """A4-40."""
    m = four(offer=["a23"])
    buy(m, "a23")
    assert (who(m), asked(m)) == (0, "name")
    refuse(m, 1, "call", "FF-10.1")
    m.answer(0, (4,))
    assert told(m, "named") == [{"seat": 0, "persons": [4]}]
    assert (asked(m), sorted(m.asks)) == ("call", [1, 2, 3])
    assert [offers(m, seat) for seat in (1, 2, 3)] == [("stay", "call")] * 3
    event = m.view(3)["event"]
    assert (event["card"]["id"], event["seat"], event["named"]) == ("a23", 0, [4])
    call(m)
    assert (circle(m), phones(m), m.view(0)["event"]) == ({4: "friend"}, ALL, None)


@rule("FF-10.2")
def test_whoever_can_call_sees_what_it_would_bring_them() -> None:
    """To their characteristics and their own goals; nobody else is told."""
    m = party(goals={1: ["j2"]})
    (mine,) = shared(m, 1)
    assert (mine["seat"], mine["results"]) == (1, [{"wisdom": 1}])
    moves = [(step["what"], step["to"], step["of"]) for step in mine["moves"]]
    assert moves == [("wisdom", 1, 3), ("friend", 1, 3), ("friend", 1, 6)]
    assert "wisdom 1/3" in m.text(1, "en")
    (other,) = shared(m, 2)
    assert (other["seat"], {step["goal"] for step in other["moves"]}) == (2, {"m4"})
    assert shared(m, None) == []
    assert (mine["brings"], mine["ends"]) == (["friend"], None)
    call(m, 1)
    assert shared(m, 1) == []


@rule("FF-10.3")
def test_whoever_can_call_sees_what_would_be_between_the_two() -> None:
    """Also on a card that changes no characteristic; and which love it would cost."""
    m = party("b11", traits={0: {"money": 1}}, ties={(1, 5): "love", (0, 2): "friend"})
    (mine,) = shared(m, 1)
    assert (mine["results"], mine["brings"], mine["ends"]) == ([], ["partner", "sex"], 5)
    (other,) = shared(m, 2)
    assert (other["brings"], other["ends"]) == (["partner", "sex"], None)


def shared(m: tablee.Match, seat: int | None) -> Any:
    return m.view(seat)["event"]["shared"]


@rule("FF-10.4")
def test_one_may_call_in_answer_to_another_and_not_take_it_back() -> None:
    """A4-40: as long as somebody has called, those who stayed are asked again."""
    m = party()
    call(m, 2)
    assert m.view(1)["event"]["callers"] == [2]
    assert (asked(m), sorted(m.asks)) == ("call", [1, 3])
    refuse(m, 2, "stay", "FF-10.4")
    call(m, 3)
    assert sorted(m.asks) == [1]
    m.answer(1, "stay")
    assert (who(m), asked(m)) == (0, "decide")
    assert [event["seat"] for event in told(m, "call")] == [2, 3]
    refuse(m, 1, "call", "FF-10.8")


@rule("FF-10.4")
def test_when_all_have_called_there_is_nobody_left_to_ask() -> None:
    m = party()
    call(m, 1, 2, 3)
    assert asked(m) == "decide"
    assert offers(m) == ((1,), (2,), (3,))


@rule("FF-10.4")
def test_a_call_is_a_secret_until_all_have_answered() -> None:
    m = party()
    m.answer(2, "call")
    assert m.view(1)["event"]["callers"] == []
    assert told(m, "call") == []


@rule("FF-10.4")
def test_a_caller_comes_before_a_neutral_character() -> None:
    m = party(phones={2: [0]})
    call(m, 2)
    all_stay(m)
    assert asked(m) == "turn", "there is nothing to decide"
    assert circle(m) == {2: "friend"}
    assert traits(m, 2) == {"wisdom": 1}


@rule("FF-10.4")
def test_only_the_chosen_caller_loses_a_telephone() -> None:
    """A4-40: the others take theirs back."""
    m = party()
    call(m, 1, 3)
    all_stay(m)
    m.answer(0, (3,))
    assert phones(m) == [[1, 2, 3], [0, 2, 3], [0, 1, 3], [1, 2]]
    assert told(m, "phone-lost") == [{"seat": 3, "colour": 0}]
    assert (tie(m, 0, 3), tie(m, 0, 1)) == ("friend", "stranger")


@rule("FF-10.4")
def test_those_who_have_passed_may_call() -> None:
    """A4-43."""
    m = party(passed=[2])
    call(m, 2)
    all_stay(m)
    m.answer(0, (2,))
    assert (tie(m, 0, 2), traits(m, 2)) == ("friend", {"wisdom": 1})


@rule("FF-10.4")
def test_the_telephone_is_of_the_active_players_colour() -> None:
    m = party(phones={0: [1, 2, 3], 1: [2, 3], 2: [0], 3: []})
    assert [offers(m, seat) for seat in (1, 2, 3)] == [("stay",), ("stay", "call"), ("stay",)]
    refuse(m, 1, "call", "FF-10.4")


@rule("FF-10.4")
def test_everyone_is_asked_whoever_could_call() -> None:
    """A missing prompt would tell something; who can only stay is answered for by the table."""
    m = party(phones={})
    assert sorted(m.asks) == [1, 2, 3]
    assert m.ask is not None
    assert m.ask.window
    assert [m.default(seat) for seat in (1, 2, 3)] == ["stay"] * 3


@rule("FF-10.4", "FF-10.11")
@pytest.mark.parametrize("card", ["a11", "b07", "b25", "b38", "a04"])
def test_nobody_calls_where_nobody_is_chosen(card: str) -> None:
    past = {"ties": {(0, 7): "married"}, "nights": {(0, 7): 1}}
    m = four(offer=[card], **past)
    buy(m, card)
    assert asked(m) in ("turn", "bed")


@rule("FF-10.4", "FF-4.1")
def test_a_partner_who_is_in_it_anyway_has_no_need_to_call() -> None:
    m = four(
        blank="Three | partner, friend | +weight 1", offer=["b41"], ties=KNOWN | {(0, 1): "love"}
    )
    buy(m, "b41")
    m.answer(0, (4,))
    assert [offers(m, seat) for seat in (1, 2)] == [("stay",), ("stay", "call")]


# -- FF-10.5 ----------------------------------------------------------------------------------


@rule("FF-10.5")
def test_a_rival_not_yet_known_is_met_by_the_active_players_telephone() -> None:
    m = party(named=(3,))
    all_stay(m)
    assert (tie(m, 0, 3), phones(m)[0], phones(m)[3]) == ("friend", [1, 2], [0, 1, 2])
    assert told(m, "phone-lost") == [{"seat": 0, "colour": 3}]


@rule("FF-10.5")
def test_a_known_rival_comes_without_a_telephone() -> None:
    m = party(named=(3,), ties={(0, 3): "friend"})
    all_stay(m)
    assert (traits(m, 3), phones(m)) == ({"wisdom": 1}, ALL)


@rule("FF-10.5")
def test_a_known_rival_is_forced_in_instead_of_a_caller() -> None:
    """A4-41: after the calls, and that costs the telephone."""
    m = party("a25", ties=KNOWN)
    call(m, 1, 2)
    all_stay(m)
    assert offers(m) == ((1,), (2,), (3,)), "3 by telephone, 4 not at all"
    m.answer(0, (3,))
    assert (traits(m, 3), traits(m, 1)) == ({"alcohol": 2}, {})
    assert phones(m) == [[1, 2], *ALL[1:]]


@rule("FF-10.5")
def test_an_unknown_rival_is_met_instead_of_a_caller() -> None:
    m = party()
    call(m, 1)
    all_stay(m)
    assert offers(m) == ((1,), (2,), (3,))
    m.answer(0, (2,))
    assert (tie(m, 0, 2), phones(m)[0]) == ("friend", [1, 3])


@rule("FF-10.5")
def test_without_the_telephone_nobody_is_forced() -> None:
    m = party("a25", ties=KNOWN, phones={0: [2], 1: [0], 3: [0]})
    call(m, 1)
    all_stay(m)
    assert offers(m) == ((1,), (2,))
    refuse(m, 0, (3,), "FF-10.8")


@rule("FF-10.5")
def test_it_is_lost_only_if_that_rival_takes_part() -> None:
    """Named by telephone, and then a caller came."""
    m = party(named=(3,))
    call(m, 1)
    all_stay(m)
    m.answer(0, (1,))
    assert phones(m) == [[1, 2, 3], [2, 3], *ALL[2:]]


@rule("FF-10.5")
def test_who_was_named_may_call_and_then_it_is_their_telephone() -> None:
    m = party(named=(3,))
    call(m, 1)
    call(m, 3)
    all_stay(m)
    m.answer(0, (3,))
    assert phones(m) == [[1, 2, 3], [0, 2, 3], [0, 1, 3], [1, 2]]


@rule("FF-10.4")
def test_no_call_is_offered_where_it_can_change_nothing() -> None:
    """Whoever was named is in it, until somebody else calls for the place."""
    m = party(named=(3,))
    assert offers(m, 3) == ("stay",)
    assert offers(m, 1) == ("stay", "call")
    call(m, 1)
    assert offers(m, 3) == ("stay", "call")


@rule("FF-10.5", "FF-3.3")
def test_without_telephones_no_rival_is_ever_met() -> None:
    m = lives(seats=3, offer=["b33"], phones={})
    buy(m, "b33")
    assert all(person > 2 for cast in offers(m) for person in cast)


# -- FF-10.13 ---------------------------------------------------------------------------------


@rule("FF-10.13")
def test_a_lost_telephone_leaves_the_game() -> None:
    """Neither its owner nor anybody else gets it: it cannot ring again."""
    m = four(offer=["a23", "a30"])
    live(m, "a23", (1,))
    assert phones(m) == [[2, 3], *ALL[1:]]
    for seat in (1, 2, 3):
        m.answer(seat, "pass")
    buy(m, "a30")
    assert (1,) in offers(m), "known by now"
    m.answer(0, (4,))
    call(m, 2)
    all_stay(m)
    assert offers(m) == ((2,), (3,)), "1 can't be forced any more"


@rule("FF-10.13")
def test_a_spent_call_is_spent() -> None:
    m = four(offer=["a23", "a30"], phones={2: [0, 1]})
    buy(m, "a23")
    m.answer(0, (4,))
    call(m, 2)
    all_stay(m)
    for seat in (1, 2, 3):
        m.answer(seat, "pass")
    buy(m, "a30")
    m.answer(0, (5,))
    assert offers(m, 2) == ("stay",)
    assert board(m, 2)["phones"] == [1]
