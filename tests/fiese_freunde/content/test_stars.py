"""FF-11 the cards with a star (A4-34), and celibacy (A4-37)."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tests.fiese_freunde.play import (
    asked,
    buy,
    changes,
    circle,
    do,
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
    who,
    why_not,
)
from tests.rules import rule

# -- FF-11.2 to FF-11.7 -----------------------------------------------------------------------


@pytest.mark.parametrize("card", ["a02", "a03"])
@rule("FF-11.2")
def test_cursing_or_rhyming_does_not_touch_the_ex(card: str) -> None:
    """A4-34: nor does the ex take part, so nobody is picked and nobody can call."""
    m = four(offer=[card], ties={(0, 1): "ex", (0, 2): "ex"}, traits={1: {"sadness": 2}})
    buy(m, card)
    assert asked(m) == "turn"
    assert (traits(m, 1), traits(m, 2)) == ({"sadness": 2}, {})


@rule("FF-11.3")
def test_the_disease_also_strikes_a_sexual_partner_of_choice() -> None:
    """A4-34: they do not have to be friends any more, and cannot call to have it."""
    past = {"ties": {(0, 1): "ex", (0, 2): "friend"}, "nights": {(0, 1): 1, (0, 2): 3}}
    m = four(offer=["a04"], bed={0: (1, 0)}, **past)
    buy(m, "a04")
    assert offers(m) == ((-1,), (1,), (2,))
    m.answer(0, (2,))
    assert asked(m) == "turn"
    assert [traits(m, seat) for seat in range(4)] == [{"illness": 1}, {}, {"illness": 1}, {}]


@rule("FF-11.3")
@pytest.mark.parametrize("mate", [-1, 4])
def test_an_anonymous_or_neutral_one_feels_nothing(mate: int) -> None:
    past = {"ties": {(0, 1): "ex", (0, 4): "friend"}, "nights": {(0, 1): 1, (0, 4): 3}}
    m = four(offer=["a04"], bed={0: (1, 0)}, **past)
    live(m, "a04", (mate,))
    assert [traits(m, seat) for seat in range(4)] == [{"illness": 1}, {}, {}, {}]


@rule("FF-11.3")
def test_after_anonymous_sex_only_there_is_nobody_to_choose() -> None:
    m = lives(offer=["a04"], bed={0: (0, 2)})
    live(m, "a04")
    assert (traits(m, 0), traits(m, 1)) == ({"illness": 1}, {})


@rule("FF-11.4")
def test_love_at_first_sight_is_with_somebody_not_in_the_circle_yet() -> None:
    """A4-34: a neutral stranger, or a rival by telephone."""
    m = four(offer=["b01"], ties={(0, 1): "friend", (0, 4): "ex", (0, 5): "love"}, phones={0: [2]})
    buy(m, "b01")
    assert offers(m) == ((2,), (6,), (7,), (8,), (9,))


@rule("FF-11.5")
def test_offspring_is_felt_by_the_sexual_partner_too() -> None:
    m = four(offer=["b02"], ties={(0, 1): "ex", (0, 3): "friend"}, nights={(0, 1): 1, (0, 3): 1})
    live(m, "b02", (3,))
    assert [traits(m, seat) for seat in range(4)] == [{"sadness": 1}, {}, {}, {"sadness": 1}]
    assert facts(m)["children"] == {(0, 1): 0, (0, 3): 1}


@rule("FF-11.6")
@pytest.mark.parametrize("partner", [2, 6])
def test_a_child_is_adopted_with_a_partner_of_either_sex(partner: int) -> None:
    m = lives(offer=["b03"], ties={(0, partner): "love"}, **has(money=1))
    live(m, "b03")
    assert facts(m)["children"] == {(0, partner): 1}


@rule("FF-11.7")
@pytest.mark.parametrize("card", ["b04", "b05", "b11", "b36"])
def test_a_new_partner_and_not_to_intensify(card: str) -> None:
    """A4-34."""
    able = has(church=1, money=1, sadness=1)
    m = lives(offer=[card], ties={(0, 6): "love", (0, 7): "friend", (0, 2): "ex"}, **able)
    buy(m, card)
    assert (6,) not in offers(m)
    assert {(7,), (2,)} <= set(offers(m))


@rule("FF-11.7")
def test_with_nobody_but_the_partner_something_with_a_friend_is_impossible() -> None:
    assert why_not(lives(offer=["b05"], ties={(0, 6): "love"}), "b05") == [("no-cast", "FF-10.10")]
    assert why_not(lives(offer=["b06"], ties={(0, 6): "love"}), "b06") == []


# -- FF-11.9 coming out -----------------------------------------------------------------------


@rule("FF-11.9")
@pytest.mark.parametrize(
    ("past", "count"),
    [
        ({"ties": {(0, 2): "love", (0, 3): "ex", (0, 4): "separated"}}, 3),
        ({"ties": {(0, 2): "friend"}, "nights": {(0, 2): 5}}, 1),
        ({"ties": {(0, 2): "love"}, "nights": {(0, 2): 5}}, 1),
        ({"ties": {(0, 2): "friend", (0, 3): "friend", (0, 4): "friend"}}, 0),
        ({"ties": {(0, 6): "love", (0, 7): "ex"}, "nights": {(0, 8): 1}}, 0),
        ({"bed": {0: (2, 5)}}, 2),
        ({"bed": {0: (2, 0)}, "ties": {(0, 2): "engaged"}}, 3),
    ],
)
def test_ties_with_ones_own_sex(past: dict[str, Any], count: int) -> None:
    """Each character once, each token on that half of the bed."""
    assert ("goal:r3" in offers(lives(goals={0: ["r3"]}, **past))) is (count >= 3)
    for n in range(1, 4):
        m = lives(blank=f"Out | same-sex {n} | +wisdom 1", offer=["b41"], **past)
        assert ("auction:b41" in offers(m)) is (count >= n)


@rule("FF-11.9")
def test_a_man_counts_men() -> None:
    m = lives(goals={0: ["r3"]}, sexes="mw", bed={0: (0, 3)})
    assert "goal:r3" in offers(m)


# -- FF-11.10 celibacy ------------------------------------------------------------------------


def nun(**more: Any) -> tablee.Match:
    """Seat 1 has taken the vow."""
    return four(celibate=[1], **more)


@rule("FF-11.10")
def test_the_vow_lasts_and_is_seen_by_all() -> None:
    m = lives(
        goals={0: ["s1"]}, bed={0: (1, 1)}, ties={(0, 6): "ex"}, nights={(0, 6): 2}, **has(church=3)
    )
    before = facts(m)
    m.answer(0, "goal:s1")
    assert told(m, "celibate") == [{"seat": 0}]
    assert changes(m, before) == {0: {"wisdom": 1}, "celibate": {0: True}}, "tokens stay"


@rule("FF-11.10")
@pytest.mark.parametrize(
    "card",
    ["b01", "b04", "b05", "b06", "b07", "b09", "b10", "b11", "b15", "b19", "b22", "b32", "b37"],
)
def test_a_celibate_cannot_choose_cards_of_sex_love_or_marriage(card: str) -> None:
    """A4-37."""
    able = has(church=1, money=1, alcohol=1) | {"ties": {(0, 4): "ex", (0, 5): "friend"}}
    free, vowed = four(offer=[card], **able), four(offer=[card], celibate=[0], **able)
    assert why_not(free, card) == []
    assert why_not(vowed, card) == [("no-celibate", "FF-11.10")]
    refuse(vowed, 0, f"auction:{card}", "FF-8.3")


@rule("FF-11.10")
def test_nor_bid_for_them() -> None:
    m = nun(offer=["b07"], time=[5, 5, 5, 5])
    do(m, 0, "auction:b07", "bid:0")
    assert m.view(None)["auction"]["bidders"] == [0, 2, 3]
    assert who(m) == 2


@rule("FF-11.10")
@pytest.mark.parametrize("goal", ["j2", "f2", "f3", "r5"])
def test_nor_realise_goals_that_bring_sex(goal: str) -> None:
    able = has(wisdom=3, alcohol=2, drugs=2, money=2)
    ties = {"ties": {(0, 4): "ex", (0, 5): "friend", (0, 6): "friend"}}
    assert f"goal:{goal}" in offers(four(goals={0: [goal]}, **able, **ties))
    m = four(goals={0: [goal]}, celibate=[0], **able, **ties)
    assert why_not(m, goal) == [("no-celibate", "FF-11.10")]


@rule("FF-11.10")
def test_a_celibate_still_lives_all_other_cards() -> None:
    able = has(money=1, church=1, sadness=1) | {"ties": {(0, 4): "ex", (0, 5): "friend"}}
    for card in ("a01", "a02", "a07", "a23", "a34", "b33", "b40"):
        assert why_not(four(offer=[card], celibate=[0], **able), card) == []


@rule("FF-11.10")
def test_a_child_is_still_possible_without_new_sex_or_love() -> None:
    """A4-37: with whom there was sex before; it is not begun, it is a consequence of old times."""
    m = four(offer=["b02"], celibate=[0], ties={(0, 1): "ex"}, nights={(0, 1): 1})
    live(m, "b02")
    assert facts(m)["children"] == {(0, 1): 1}
    m = nun(offer=["b02"], ties={(0, 1): "ex"}, nights={(0, 1): 1})
    live(m, "b02")
    assert (facts(m)["children"], traits(m, 1)) == ({(0, 1): 1}, {"sadness": 1})


@rule("FF-11.10")
@pytest.mark.parametrize("card", ["p03", "b10", "b32", "b06", "b37"])
def test_nobody_can_draw_a_celibate_into_such_a_card(card: str) -> None:
    """A4-37: not as the lover, not as a friend along the way, not by telephone."""
    home = {"slice": 1} if card == "p03" else {}
    ties = {(0, 1): "friend", (0, 2): "friend", (0, 4): "friend", (0, 5): "friend"}
    m = nun(offer=[card], ties=ties, **home, **has(church=1))
    buy(m, card)
    assert all(1 not in cast for cast in offers(m))
    m.answer(0, offers(m)[0])
    assert offers(m, 1) == ("stay",)


@rule("FF-11.10")
def test_a_celibate_can_be_drawn_into_anything_else() -> None:
    m = nun(offer=["a25"], ties={(0, 1): "friend"})
    live(m, "a25")
    assert traits(m, 1) == {"alcohol": 2}


@rule("FF-11.10", "FF-11.3")
def test_an_old_night_may_still_make_a_celibate_ill() -> None:
    m = nun(offer=["a04"], ties={(0, 1): "ex"}, nights={(0, 1): 1})
    live(m, "a04")
    assert traits(m, 1) == {"illness": 1}


@rule("FF-11.10")
@pytest.mark.parametrize("place", ["love", "engaged", "married", "happy", "separated"])
def test_the_vow_asks_for_no_partner_and_no_marriage_so_nothing_has_to_end(place: str) -> None:
    m = lives(goals={0: ["s1"]}, ties={(0, 6): place}, **has(church=3))
    assert "goal:s1" not in offers(m)


@rule("FF-11.10")
def test_divorce_and_separation_of_others_are_no_sin() -> None:
    m = nun(offer=["b39"], ties={(0, 1): "friend", (0, 7): "love"})
    live(m, "b39", (1, 9))
    assert (tie(m, 0, 7), circle(m)[9], traits(m, 1)) == ("ex", "friend", {"wisdom": 1})


@rule("FF-11.10", "FF-5.2")
def test_the_tokens_of_a_celibate_still_count() -> None:
    m = lives(super_goal="m1", celibate=[0], bed={0: (2, 3)})
    m.answer(0, "goal:m1")
    assert m.view(None)["boards"][0]["realised"] == ["m1"]
