"""One scene for each of the twenty cards of leaving home, and their stars."""

from __future__ import annotations

import pytest

from tests.fiese_freunde.play import buy, circle, facts, has, live, lives, offers, tie, truth
from tests.rules import rule

from .scenes import Missing, Scene, miss, play

HOME = {
    "p01": Scene({}, ("m",), {0: {"alcohol": 1}, "bed": {0: (0, 1)}}),
    "p02": Scene({}, (), {0: {"money": 1, "church": 1}}),
    "p03": Scene({}, ((6,),), {"ties": {(0, 6): "love"}}),
    "p04": Scene({}, (), {0: {"money": 1, "sadness": 1}}),
    "p05": Scene({}, ((2,),), {0: {"wisdom": 1}, "ties": {(0, 2): "friend"}}),
    "p06": Scene({}, ((9,),), {0: {"smoking": 1}, "ties": {(0, 9): "friend"}}),
    "p07": Scene({}, ((6,),), {0: {"church": 1}, "ties": {(0, 6): "love"}}),
    "p08": Scene(
        {}, (), {"bed": {0: (0, 1)}, "bed_children": {0: 1}},
        (
            ({"bed": {0: (1, 0)}}, "!sex", "FF-7.5"),
            ({"ties": {(0, 2): "ex"}, "nights": {(0, 2): 1}}, "!sex", "FF-7.5"),
        ),
    ),
    "p09": Scene({}, ("w",), {"bed": {0: (1, 0)}}),
    "p10": Scene({}, (), {0: {"smoking": 1, "wisdom": 1}}),
    "p11": Scene({}, (), {0: {"sadness": 1, "weight": 1}}),
    "p12": Scene(  # the rival, by telephone, earns as well
        {}, ((1,),),
        {0: {"money": 1}, 1: {"money": 1}, "ties": {(0, 1): "friend"}, "phones": {0: []}},
    ),
    "p13": Scene({}, ((3,),), {0: {"weight": 1}, "ties": {(0, 3): "friend"}}),
    "p14": Scene({}, ((7,),), {0: {"drugs": 1}, "ties": {(0, 7): "friend"}}),
    "p15": Scene({}, ((4,),), {0: {"alcohol": 1}, "ties": {(0, 4): "friend"}}),
    "p16": Scene(has(wisdom=1), (), {0: {"wisdom": 3}}),
    "p17": Scene({}, (), {0: {"illness": 1, "wisdom": 1}}),
    "p18": Scene({}, (), {0: {"sadness": 1, "church": 1}}),
    "p19": Scene({}, ((5,),), {0: {"church": 1}, "ties": {(0, 5): "friend"}}),
    "p20": Scene(has(money=1), (), {0: {"money": 3}}),
}  # fmt: skip


@pytest.mark.parametrize("card", HOME)
@rule("FF-1.3", "FF-7.2", "FF-2.4")
def test_a_card_of_leaving_home_is_lived(card: str) -> None:
    play("take", card, HOME[card], slice=1, offer=[card])


@pytest.mark.parametrize("missing", HOME["p08"].missing)
@rule("FF-7.5")
def test_the_first_time_is_for_those_who_had_no_sex_yet(missing: Missing) -> None:
    """A4-10."""
    miss("take", "p08", missing, slice=1, offer=["p08"])


@rule("FF-7.5", "FF-5.4")
def test_the_first_time_of_a_man_is_with_a_woman() -> None:
    m = lives(slice=1, offer=["p08"], sexes="mw")
    live(m, "p08")
    assert (facts(m)["bed"][0], facts(m)["bed_children"][0]) == ((1, 0), 1)


@rule("FF-7.5")
def test_the_others_sex_life_is_no_obstacle() -> None:
    m = lives(slice=1, offer=["p08"], bed={1: (1, 1)})
    assert "take:p08" in offers(m)


@rule("FF-11.1")
def test_in_the_bible_circle_the_partner_is_of_the_other_sex() -> None:
    """A4-34."""
    m = lives(slice=1, offer=["p07"])
    buy(m, "p07")
    assert offers(m) == ((1,), (6,), (7,), (8,), (9,))


@rule("FF-11.1")
def test_in_the_bible_circle_a_partner_of_ones_own_sex_is_left_not_married() -> None:
    m = lives(slice=1, offer=["p07"], ties={(0, 2): "love"})
    buy(m, "p07")
    assert (2,) not in offers(m)
    m = lives(slice=1, offer=["p07"], ties={(0, 2): "love"})
    live(m, "p07", (6,))
    assert circle(m) == {2: "ex", 6: "love"}


@rule("FF-4.11")
def test_without_the_star_love_asks_for_no_sex() -> None:
    """A4-36."""
    m = lives(slice=1, offer=["p03"])
    buy(m, "p03")
    assert offers(m) == tuple((person,) for person in range(1, 10))
    m = lives(slice=1, offer=["p03"])
    live(m, "p03", (2,))
    assert tie(m, 0, 2) == "love"


def test_every_card_of_leaving_home_has_a_scene() -> None:
    names = {truth(lives()).name(card) for card in range(20)}
    assert names == set(HOME)
