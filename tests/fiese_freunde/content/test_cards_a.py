"""One scene for each of the forty life cards A, and what each asks for."""

from __future__ import annotations

import pytest

from tests.fiese_freunde.play import friends, has, lives, truth
from tests.rules import rule

from .scenes import Missing, Scene, miss, play

MONEY: Missing = ({}, "money 1", "FF-2.3")
EX: Missing = (friends(1), "ex 1", "FF-4.6")
FRIEND: Missing = ({}, "friend 1", "FF-3.4")
BOTH_SAD = {"traits": {0: {"sadness": 2}, 1: {"sadness": 2}}}

LIFE_A = {
    "a01": Scene(has(money=1), (), {0: {"smoking": 1, "illness": 1}}, (MONEY,)),
    "a02": Scene({"ties": {(0, 1): "ex"}}, (), {0: {"alcohol": 1, "wisdom": 1}}, (EX,)),
    "a03": Scene(
        BOTH_SAD | {"ties": {(0, 1): "separated"}}, (), {0: {"sadness": 0, "smoking": 1}}, (EX,)
    ),
    "a04": Scene(
        friends(1) | {"nights": {(0, 1): 2}}, (), {0: {"illness": 1}, 1: {"illness": 1}},
        ((friends(1), "sex 1", "FF-5.2"),),
    ),
    "a05": Scene(has(alcohol=1), (), {0: {"drugs": 1}}, (({}, "alcohol 1", "FF-2.3"),)),
    "a06": Scene(
        {}, ((2,),), {0: {"money": 1, "wisdom": 1}, "ties": {(0, 2): "friend"}},
        (
            ({"bed_children": {0: 1}}, "!child", "FF-5.4"),
            ({"ties": {(0, 6): "ex"}, "children": {(0, 6): 1}}, "!child", "FF-5.4"),
        ),
    ),
    "a07": Scene(
        friends(1) | BOTH_SAD, (),
        {0: {"sadness": 0, "wisdom": 1}, 1: {"sadness": 0, "wisdom": 1}}, (FRIEND,),
    ),
    "a08": Scene(
        friends(2) | has(sadness=3), ((2, 6),),
        {0: {"sadness": 0, "alcohol": 1}, "ties": {(0, 6): "friend"}}, (FRIEND,),
    ),
    "a09": Scene(
        has(money=2) | {"ties": {(0, 6): "love"}}, ((2,),),
        {0: {"drugs": 1, "church": 1, "money": 0}, "ties": {(0, 2): "friend", (0, 6): "ex"}},
    ),
    "a10": Scene({}, ((2,),), {0: {"weight": 1}, "ties": {(0, 2): "friend"}}),
    "a11": Scene({}, (), {0: {"money": 1, "sadness": 1}}),
    "a12": Scene({}, (), {0: {"money": 2}}),
    "a13": Scene(has(money=3), (), {0: {"money": 0, "alcohol": 1}}, (MONEY,)),
    "a14": Scene(
        has(weight=2), (), {0: {"weight": 0, "sadness": 1}}, (({}, "weight 1", "FF-2.3"),)
    ),
    "a15": Scene(
        has(weight=2), (), {0: {"weight": 0, "wisdom": 1}},
        ((has(smoking=1), "!smoking", "FF-2.3"),),
    ),
    "a16": Scene(
        has(drugs=1, alcohol=2), (), {0: {"drugs": 0, "alcohol": 0, "church": 1}},
        ((has(alcohol=2), "drugs 1", "FF-2.3"),),
    ),
    "a17": Scene(
        has(smoking=2), (), {0: {"smoking": 0, "weight": 1}}, (({}, "smoking 1", "FF-2.3"),)
    ),
    "a18": Scene(has(money=1, illness=2), (), {0: {"illness": 0, "wisdom": 1}}, (MONEY,)),
    "a19": Scene(
        has(illness=1), ((7,),), {0: {"illness": 0}, "ties": {(0, 7): "friend"}},
        (({}, "illness 1", "FF-2.3"),),
    ),
    "a20": Scene(
        has(sadness=1), (), {0: {"sadness": 0, "wisdom": 1}}, (({}, "sadness 1", "FF-2.3"),)
    ),
    "a21": Scene(
        has(weight=1), ((3,),), {0: {"church": 1, "weight": 0}, "ties": {(0, 3): "friend"}}
    ),
    "a22": Scene(has(church=2), (), {0: {"church": 0, "money": 1}}, (({}, "church 1", "FF-2.3"),)),
    "a23": Scene({}, ((8,),), {0: {"wisdom": 1}, "ties": {(0, 8): "friend"}}),
    "a24": Scene(
        has(wisdom=1), (), {0: {"wisdom": 2, "smoking": 1}}, (({}, "wisdom 1", "FF-2.3"),)
    ),
    "a25": Scene(friends(1), (), {0: {"alcohol": 2}, 1: {"alcohol": 2}}, (FRIEND,)),
    "a26": Scene(has(money=1), (), {0: {"alcohol": 1, "wisdom": 1}}, (MONEY,)),
    "a27": Scene(
        friends(1, 2), ((1, 2, 6),),
        {
            0: {"alcohol": 1, "smoking": 1}, 1: {"alcohol": 1, "smoking": 1},
            "ties": {(0, 6): "friend"},
        },
        ((friends(2), "friend 2", "FF-3.4"),),
    ),
    "a28": Scene(
        friends(1), ((1, 6),),
        {0: {"drugs": 1}, 1: {"drugs": 1}, "ties": {(0, 6): "friend"}}, (FRIEND,),
    ),
    "a29": Scene({}, (), {0: {"drugs": 1, "money": 1}}),
    "a30": Scene({}, ((9,),), {0: {"weight": 1}, "ties": {(0, 9): "friend"}}),
    "a31": Scene(has(money=1), (), {0: {"weight": 2}}, (MONEY,)),
    "a32": Scene({}, (), {0: {"illness": 1, "sadness": 1}}),
    "a33": Scene(has(weight=1), (), {0: {"illness": 2}}, (({}, "weight 1", "FF-2.3"),)),
    "a34": Scene(
        has(church=1, sadness=2), ((4,),),
        {0: {"church": 2, "sadness": 0}, "ties": {(0, 4): "friend"}}, (({}, "church 1", "FF-2.3"),),
    ),
    "a35": Scene({}, (), {0: {"money": 2, "sadness": 1}}),
    "a36": Scene(
        has(money=2), (), {0: {"money": 0, "illness": 1}}, ((has(money=1), "money 2", "FF-2.3"),)
    ),
    "a37": Scene(has(money=1), (), {0: {"illness": 1, "sadness": 1}}, (MONEY,)),
    "a38": Scene(
        has(smoking=1), ((5,),), {0: {"smoking": 2}, "ties": {(0, 5): "friend"}},
        (({}, "smoking 1", "FF-2.3"),),
    ),
    "a39": Scene({}, (), {0: {"sadness": 1, "alcohol": 1}}),
    "a40": Scene(
        has(sadness=1), (), {0: {"wisdom": 1, "church": 1}}, (({}, "sadness 1", "FF-2.3"),)
    ),
}  # fmt: skip


@pytest.mark.parametrize("card", LIFE_A)
@rule("FF-1.3", "FF-2.4", "FF-10.2")
def test_a_life_card_a_is_lived(card: str) -> None:
    play("auction", card, LIFE_A[card], offer=[card])


@pytest.mark.parametrize(
    ("card", "missing"), [(card, missing) for card in LIFE_A for missing in LIFE_A[card].missing]
)
@rule("FF-2.3", "FF-9.1")
def test_a_life_card_a_whose_conditions_fail(card: str, missing: Missing) -> None:
    miss("auction", card, missing, offer=[card])


def test_every_life_card_a_has_a_scene() -> None:
    names = {truth(lives()).name(card) for card in range(20, 60)}
    assert names == set(LIFE_A)


def test_every_card_with_conditions_has_a_scene_without_them() -> None:
    t = truth(lives())
    for card in range(20, 60):
        needs = t.definition(card).needs
        assert len({m[1] for m in LIFE_A[t.name(card)].missing}) == len(needs), t.name(card)
