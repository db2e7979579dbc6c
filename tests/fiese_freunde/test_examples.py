"""FF-13 the rulebook's own examples, exactly."""

from __future__ import annotations

import pytest

from tests.fiese_freunde.play import (
    all_stay,
    asked,
    board,
    buy,
    call,
    changes,
    facts,
    friends,
    has,
    live,
    lives,
    offers,
    phrases,
    refuse,
    told,
    traits,
    why_not,
)
from tests.rules import rule


@rule("FF-13.1")
def test_smoke_like_a_chimney() -> None:
    m = lives(offer=["a01"], **has(money=1))
    card = m.view(0)["offer"][0]["card"]
    assert phrases(card["conditions"]) == ["money"]
    assert phrases(card["consequences"]) == ["+smoking 1", "+illness 1"]
    live(m, "a01")
    assert traits(m) == {"money": 1, "smoking": 1, "illness": 1}
    assert why_not(lives(offer=["a01"]), "a01") == [("money 1", "FF-2.3")]


@rule("FF-13.2")
def test_a_fourth_point_of_alcohol_throws_wisdom_to_0() -> None:
    m = lives(offer=["a25"], **friends(6) | has(alcohol=3, wisdom=2))
    live(m, "a25")
    assert traits(m) == {"alcohol": 3}


@rule("FF-13.3")
def test_seduce_a_friend() -> None:
    m = lives(offer=["b06"], **friends(6, 7))
    before = facts(m)
    buy(m, "b06")
    assert offers(m) == ((6,), (7,))
    m.answer(0, (7,))
    all_stay(m)
    assert changes(m, before) == {"ties": {(0, 7): "love"}, "nights": {(0, 7): 1}}
    assert why_not(lives(offer=["b06"]), "b06") == [("friend 1", "FF-3.4")]


YELLOW, GREEN, PINK, BLUE, RED = range(5)
TIM = 9


@rule("FF-13.4")
def test_bungee_jump() -> None:
    """Yellow knows Tim, Green, Pink and Blue, but not Red."""
    knows = {(YELLOW, person): "friend" for person in (TIM, GREEN, PINK, BLUE)}
    m = lives(seats=5, offer=["a07"], ties=knows, traits={BLUE: {"sadness": 2}})
    buy(m, "a07")
    m.answer(YELLOW, (TIM,))
    assert [offers(m, seat) for seat in (GREEN, PINK, BLUE)] == [("stay", "call")] * 3
    assert offers(m, RED) == ("stay",)
    call(m, GREEN, PINK)
    call(m)
    assert asked(m) == "decide"
    assert offers(m) == ((GREEN,), (PINK,), (BLUE,))
    refuse(m, YELLOW, (TIM,), "FF-10.8")
    m.answer(YELLOW, (BLUE,))
    assert traits(m, YELLOW) == traits(m, BLUE) == {"wisdom": 1}, "and Blue's sadness is gone"
    assert traits(m, GREEN) == traits(m, PINK) == {}
    assert board(m, YELLOW)["phones"] == [GREEN, PINK, RED]
    assert [YELLOW in board(m, seat)["phones"] for seat in (GREEN, PINK, BLUE)] == [True] * 3
    assert told(m, "phone-lost") == [{"seat": YELLOW, "colour": BLUE}]


@rule("FF-13.5")
@pytest.mark.parametrize(
    ("order", "wisdom"), [(("+alcohol 1", "+wisdom 1"), 1), (("+wisdom 1", "+alcohol 1"), 0)]
)
def test_write_poems_at_alcohol_3(order: tuple[str, str], wisdom: int) -> None:
    m = lives(offer=["a02"], ties={(0, 6): "ex"}, **has(alcohol=3))
    live(m, "a02", order)
    assert board(m)["traits"]["alcohol"] == 3
    assert board(m)["traits"]["wisdom"] == wisdom


@rule("FF-13.6")
def test_sex_and_separation_are_mirrored() -> None:
    m = lives(offer=["b18", "b23"], ties={(0, 1): "love"})
    live(m, "b18")
    for a, b in ((0, 1), (1, 0)):
        assert board(m, a)["circle"] == [
            {"person": b, "place": "engaged", "nights": 1, "children": 0}
        ]
    m.answer(1, "pass")
    live(m, "b23")
    for a, b in ((0, 1), (1, 0)):
        assert board(m, a)["circle"] == [{"person": b, "place": "ex", "nights": 1, "children": 0}]


@rule("FF-13.7")
def test_first_term_party_with_a_celibate_as_only_friend() -> None:
    """Yellow's only friend is Pink, who has taken the vow."""
    m = lives(offer=["b09"], **friends(1) | {"celibate": [1]})
    assert why_not(m, "b09") == [("no-cast", "FF-10.10")]
    refuse(m, 0, "auction:b09", "FF-8.3")
    assert why_not(lives(offer=["b09"], **friends(1)), "b09") == []
    assert why_not(lives(offer=["b09"], celibate=[1], **friends(1, 6)), "b09") == []
