"""One scene for each of the forty life cards B and for the blank one, and what each asks for."""

from __future__ import annotations

import pytest

from tests.fiese_freunde.play import friends, has, lives, truth
from tests.rules import rule

from .scenes import Missing, Scene, miss, play

LOVE = {"ties": {(0, 1): "love"}}
ENGAGED = {"ties": {(0, 1): "engaged"}}
MARRIED = {"ties": {(0, 1): "married"}}
EX = {"ties": {(0, 1): "ex"}}
RICH = has(money=1)
NO_FRIEND: Missing = ({}, "friend 1", "FF-3.4")
NO_PARTNER: Missing = (EX, "partner 1", "FF-4.1")
NO_EX: Missing = (LOVE, "ex 1", "FF-4.6")
POOR: Missing = ({}, "money 1", "FF-2.3")
POOR_IN_LOVE: Missing = (LOVE, "money 1", "FF-2.3")
RICH_AND_ALONE: Missing = (RICH | EX, "partner 1", "FF-4.1")
NO_CHURCH: Missing = ({}, "church 1", "FF-2.3")
NOT_MARRIED: Missing = (ENGAGED, "married 1", "FF-4.7")
IN_LOVE: Missing = (LOVE, "!partner", "FF-4.1")

LIFE_B = {
    "b01": Scene({}, ((6,),), {"ties": {(0, 6): "love"}}),
    "b02": Scene(
        friends(1) | {"nights": {(0, 1): 1}}, (),
        {0: {"sadness": 1}, 1: {"sadness": 1}, "children": {(0, 1): 1}},
        ((friends(1) | {"bed": {0: (1, 1)}}, "sex 1", "FF-5.3"),),
    ),
    "b03": Scene(
        RICH | {"ties": {(0, 2): "love"}}, (), {"children": {(0, 2): 1}},
        (POOR_IN_LOVE, RICH_AND_ALONE),
    ),
    "b04": Scene(
        has(church=1), ((6,),), {0: {"church": 2}, "ties": {(0, 6): "love"}}, (NO_CHURCH,)
    ),
    "b05": Scene(friends(1), (), {"ties": {(0, 1): "love"}}, (NO_FRIEND,)),
    "b06": Scene(friends(1), (), {"ties": {(0, 1): "love"}, "nights": {(0, 1): 1}}, (NO_FRIEND,)),
    "b07": Scene({}, ("w",), {"bed": {0: (1, 0)}}),
    "b08": Scene({}, ("m",), {0: {"alcohol": 1}, "bed": {0: (0, 1)}}),
    "b09": Scene(
        friends(1), (), {0: {"alcohol": 1}, 1: {"alcohol": 1}, "nights": {(0, 1): 1}}, (NO_FRIEND,)
    ),
    "b10": Scene({}, ((6,),), {"ties": {(0, 6): "friend"}, "nights": {(0, 6): 1}}),
    "b11": Scene(RICH, ((6,),), {"ties": {(0, 6): "love"}, "nights": {(0, 6): 1}}, (POOR,)),
    "b12": Scene(
        LOVE, (), {0: {"weight": 1}, 1: {"weight": 1}, "ties": {(0, 1): "engaged"}}, (NO_PARTNER,)
    ),
    "b13": Scene(
        RICH | ENGAGED, (), {"ties": {(0, 1): "married"}, "nights": {(0, 1): 1}},
        (POOR_IN_LOVE, RICH_AND_ALONE),
    ),
    "b14": Scene(
        MARRIED | {"traits": {0: {"sadness": 2}, 1: {"sadness": 1}}}, (),
        {0: {"sadness": 0}, 1: {"sadness": 0}, "ties": {(0, 1): "happy"}}, (NO_PARTNER,),
    ),
    "b15": Scene(
        has(alcohol=1) | friends(1), (), {"ties": {(0, 1): "married"}},
        ((has(alcohol=1), "friend 1", "FF-3.4"), (friends(1), "alcohol 1", "FF-2.3")),
    ),
    "b16": Scene(
        LOVE | {"traits": {0: {"money": 1}, 1: {"money": 3}}}, (),
        {0: {"money": 0, "church": 1}, 1: {"money": 0, "church": 1}, "ties": {(0, 1): "married"}},
        (POOR_IN_LOVE, RICH_AND_ALONE),
    ),
    "b17": Scene(
        RICH | LOVE, (), {0: {"wisdom": 1}, 1: {"wisdom": 1}, "ties": {(0, 1): "engaged"}},
        (POOR_IN_LOVE, RICH_AND_ALONE),
    ),
    "b18": Scene(LOVE, (), {"ties": {(0, 1): "engaged"}, "nights": {(0, 1): 1}}, (NO_PARTNER,)),
    "b19": Scene(EX, (), {"ties": {(0, 1): "engaged"}, "nights": {(0, 1): 1}}, (NO_EX,)),
    "b20": Scene(
        EX | {"traits": {0: {"sadness": 2}, 1: {"sadness": 1}}}, (),
        {0: {"sadness": 0}, 1: {"sadness": 0}, "nights": {(0, 1): 1}}, (NO_EX,),
    ),
    "b21": Scene(LOVE, (), {"nights": {(0, 1): 1}, "children": {(0, 1): 1}}, (NO_PARTNER,)),
    "b22": Scene({}, (), {0: {"sadness": 1}, "bed": {0: (0, 1)}, "bed_children": {0: 1}}),
    "b23": Scene(
        LOVE, (), {0: {"sadness": 1}, 1: {"sadness": 1}, "ties": {(0, 1): "ex"}}, (NO_PARTNER,)
    ),
    "b24": Scene(
        MARRIED, ("w", "m"), {"ties": {(0, 1): "separated"}, "bed": {0: (1, 0), 1: (0, 1)}},
        (NO_PARTNER,),
    ),
    "b25": Scene(  # the spouse does not take part, and keeps money and grief
        {"ties": {(0, 1): "happy"}}
        | {"traits": {0: {"money": 2, "sadness": 1}, 1: {"money": 2, "sadness": 1}}},
        (), {0: {"money": 0, "sadness": 0}, "ties": {(0, 1): "ex"}}, (NOT_MARRIED,),
    ),
    "b26": Scene(
        {"ties": {(0, 1): "separated"}}, ((2,),),
        {0: {"wisdom": 1}, "ties": {(0, 1): "ex", (0, 2): "friend"}}, (NOT_MARRIED,),
    ),
    "b27": Scene(
        {"ties": {(0, 6): "love"}}, ("m",),
        {0: {"smoking": 1}, "ties": {(0, 6): "ex"}, "bed": {0: (0, 1)}}, (NO_PARTNER,),
    ),
    "b28": Scene(
        RICH, ((6,), "w"), {"ties": {(0, 6): "friend"}, "nights": {(0, 6): 1}, "bed": {0: (1, 0)}},
        (POOR,),
    ),
    "b29": Scene({}, ("w",), {0: {"drugs": 1}, "bed": {0: (1, 0)}}),
    "b30": Scene(
        {}, ((2,),), {0: {"money": 1}, "ties": {(0, 2): "friend"}, "nights": {(0, 2): 1}}
    ),
    "b31": Scene(EX, ((6,),), {"ties": {(0, 6): "love"}}, (IN_LOVE,)),
    "b32": Scene(
        has(church=1), ((6, 2),), {"ties": {(0, 6): "love", (0, 2): "friend"}}, (NO_CHURCH,)
    ),
    "b33": Scene({}, ((2, 6),), {"ties": {(0, 2): "friend", (0, 6): "friend"}}),
    "b34": Scene(
        {}, ((2, 6),), {0: {"alcohol": 1}, "ties": {(0, 2): "friend", (0, 6): "friend"}}
    ),
    "b35": Scene(
        {"bed_children": {0: 1}}, ((2, 6),),
        {0: {"wisdom": 1}, "ties": {(0, 2): "friend", (0, 6): "friend"}},
        (({}, "child 1", "FF-5.4"),),
    ),
    "b36": Scene(
        friends(1) | {"traits": {0: {"sadness": 1}, 1: {"sadness": 3}}}, (),
        {0: {"sadness": 0}, 1: {"sadness": 0}, "ties": {(0, 1): "love"}},
        ((has(sadness=1), "friend 1", "FF-3.4"), (friends(1), "sadness 1", "FF-2.3")),
    ),
    "b37": Scene(
        friends(1, 2), ("w", "m"),
        {
            0: {"alcohol": 1, "drugs": 1}, 1: {"alcohol": 1, "drugs": 1},
            "bed": {0: (1, 0), 1: (0, 1)},
        },
        ((friends(1), "friend 2", "FF-3.4"),),
    ),
    "b38": Scene(
        LOVE, (), {0: {"weight": 1, "church": 1}, 1: {"weight": 1, "church": 1}}, (NO_PARTNER,)
    ),
    "b39": Scene(
        {"ties": {(0, 6): "engaged"}}, ((2, 7),),
        {0: {"wisdom": 1}, "ties": {(0, 2): "friend", (0, 7): "friend", (0, 6): "ex"}},
    ),
    "b40": Scene(has(sadness=2), (), {0: {"sadness": 0, "wisdom": 1}}, (IN_LOVE,)),
    "b41": Scene(
        friends(1) | has(alcohol=1)
        | {"blank": "Karaoke | friend A, alcohol 1 | +alcohol 1, partner A"},
        (), {0: {"alcohol": 2}, 1: {"alcohol": 1}, "ties": {(0, 1): "love"}},
        (
            ({"blank": "Karaoke | friend A | partner A"}, "friend 1", "FF-3.4"),
            ({"blank": "Karaoke | !wisdom | sex"} | has(wisdom=1), "!wisdom", "FF-2.3"),
        ),
    ),
}  # fmt: skip


@pytest.mark.parametrize("card", LIFE_B)
@rule("FF-1.3", "FF-3.4", "FF-4.2", "FF-5.1")
def test_a_life_card_b_is_lived(card: str) -> None:
    play("auction", card, LIFE_B[card], offer=[card])


@pytest.mark.parametrize(
    ("card", "missing"), [(card, missing) for card in LIFE_B for missing in LIFE_B[card].missing]
)
@rule("FF-2.3", "FF-9.1", "FF-4.1", "FF-4.6", "FF-4.7", "FF-5.3")
def test_a_life_card_b_whose_conditions_fail(card: str, missing: Missing) -> None:
    miss("auction", card, missing, offer=[card])


def test_every_life_card_b_has_a_scene_with_and_without_what_it_asks_for() -> None:
    t = truth(lives())
    names = {t.name(card): t.definition(card) for card in range(60, 100)}
    assert {*names, "b41"} == set(LIFE_B)
    for name, card in names.items():
        assert len({m[1] for m in LIFE_B[name].missing}) == len(card.needs), name
