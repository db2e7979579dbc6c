"""One scene for each of the 35 life goals and the four super goals, and what each asks for."""

from __future__ import annotations

from typing import Any

import pytest

from tests.fiese_freunde.play import friends, has, lives, truth
from tests.rules import rule

from .scenes import Missing, Scene, miss, play

TWO, THREE = friends(2, 3), friends(2, 3, 6)
LOVE = {"ties": {(0, 6): "love"}}
EX = {"ties": {(0, 6): "ex"}}
CHILD = {"bed_children": {0: 1}}


def low(need: str, given: dict[str, Any], clause: str = "FF-2.3") -> Missing:
    """Everything is there but this."""
    return given, need, clause


def few(given: dict[str, Any]) -> Missing:
    return given | TWO, "friend 3", "FF-3.4"


GOALS = {
    "l1": Scene(
        has(smoking=2, weight=2), (), {0: {"illness": 1}},
        (low("smoking 2", has(smoking=1, weight=3)), low("weight 2", has(smoking=3, weight=1))),
    ),
    "l2": Scene(
        has(weight=3, money=1), (), {0: {"weight": 0, "money": 0}},
        (low("weight 2", has(weight=1, money=1)), low("money 1", has(weight=2))),
    ),
    "l3": Scene(
        has(smoking=3), (), {0: {"smoking": 0, "weight": 1}}, (low("smoking 3", has(smoking=2)),)
    ),
    "l4": Scene(
        has(illness=2), (), {0: {"sadness": 1}},
        (
            low("illness 2", has(illness=1)), low("!smoking", has(illness=2, smoking=1)),
            low("!alcohol", has(illness=2, alcohol=1)), low("!drugs", has(illness=2, drugs=1)),
        ),
    ),
    "l5": Scene(
        has(drugs=1, alcohol=1) | {"bed": {0: (2, 1)}}, (), {0: {"illness": 1}},
        (
            low("sex 3", has(drugs=1, alcohol=1) | {"bed": {0: (1, 1)}}, "FF-5.2"),
            low("drugs 1", has(alcohol=1) | {"bed": {0: (0, 3)}}),
            low("alcohol 1", has(drugs=1) | {"bed": {0: (3, 0)}}),
        ),
    ),
    "l6": Scene(
        has(alcohol=3) | TWO, (), {0: {"illness": 1}},
        (
            low("alcohol 3", has(alcohol=2) | TWO),
            low("friend 2", has(alcohol=3) | friends(2), "FF-3.4"),
        ),
    ),
    "l7": Scene(
        THREE, (), {0: {"wisdom": 1}},
        (few({}), low("!money", has(money=1) | THREE), low("!sadness", has(sadness=1) | THREE)),
    ),
    "j1": Scene(
        has(money=2) | {"time": [5, 1]}, (), {0: {"money": 3, "sadness": 1}, "time": {0: 1}},
        (
            low("money 2", has(money=1) | {"time": [5]}),
            low("time 4", has(money=2) | {"time": [3]}, "FF-11.8"),
        ),
    ),
    "j2": Scene(
        has(wisdom=3) | THREE, ("w",), {"bed": {0: (1, 0)}},
        (few(has(wisdom=3)), low("wisdom 3", has(wisdom=2) | THREE)),
    ),
    "j3": Scene(has(money=3, sadness=2), (), {0: {"sadness": 0}}, (low("money 3", has(money=2)),)),
    "j4": Scene(
        has(alcohol=2, money=2), (), {0: {"weight": 1}},
        (low("alcohol 2", has(alcohol=1, money=2)), low("money 2", has(alcohol=2, money=1))),
    ),
    "j5": Scene(
        has(drugs=2, money=2), ((6,),), {"ties": {(0, 6): "friend"}},
        (low("drugs 2", has(drugs=1, money=2)), low("money 2", has(drugs=2, money=1))),
    ),
    "j6": Scene(
        has(wisdom=2, illness=1), (), {0: {"money": 1}},
        (low("wisdom 2", has(wisdom=1, illness=1)), low("illness 1", has(wisdom=2))),
    ),
    "j7": Scene(
        has(wisdom=2) | {"ties": {(0, 6): "ex", (0, 7): "separated"}}, (), {0: {"money": 1}},
        (
            low("wisdom 2", has(wisdom=1) | {"ties": {(0, 6): "ex", (0, 7): "ex"}}),
            low("ex 2", has(wisdom=2) | EX, "FF-4.6"),
        ),
    ),
    "r1": Scene(
        has(sadness=2) | {"ties": {(0, 1): "happy"}}, (), {0: {"sadness": 0}},
        (low("happily-married 1", {"ties": {(0, 1): "married"}}, "FF-4.8"),),
    ),
    "r2": Scene(
        CHILD | {"ties": {(0, 6): "separated"}}, (), {0: {"weight": 1}},
        (
            low("married 1", CHILD | LOVE, "FF-4.7"),
            low("child 1", {"ties": {(0, 6): "married"}}, "FF-5.4"),
        ),
    ),
    "r3": Scene(
        has(sadness=1) | {"ties": {(0, 2): "love", (0, 3): "ex"}, "bed": {0: (1, 0)}}, (),
        {0: {"sadness": 0}},
        (
            low(
                "same-sex 3", {"ties": {(0, 2): "love", (0, 6): "ex"}, "bed": {0: (1, 2)}},
                "FF-11.9",
            ),
        ),
    ),
    "r4": Scene(
        has(sadness=2) | EX, (), {0: {"alcohol": 1}},
        (
            low("ex 1", has(sadness=2), "FF-4.6"), low("sadness 2", has(sadness=1) | EX),
            low("!partner", has(sadness=2) | {"ties": {(0, 6): "ex", (0, 7): "love"}}, "FF-4.1"),
        ),
    ),
    "r5": Scene(
        has(money=2) | EX, ("m",), {"bed": {0: (0, 1)}},
        (
            low("ex 1", has(money=2), "FF-4.6"), low("money 2", has(money=1) | EX),
            low("!married", has(money=2) | {"ties": {(0, 6): "separated"}}, "FF-4.9"),
        ),
    ),
    "r6": Scene(
        CHILD, (), {0: {"wisdom": 1}},
        (low("child 1", {}, "FF-5.4"), low("!partner", CHILD | LOVE, "FF-4.1")),
    ),
    "r7": Scene(
        LOVE | {"bed": {0: (1, 0)}, "nights": {(0, 6): 1}}, (), {"ties": {(0, 6): "engaged"}},
        (
            low("partner 1", EX | {"bed": {0: (1, 1)}}, "FF-4.1"),
            low("sex 2", LOVE | {"nights": {(0, 6): 2}}, "FF-5.2"),
            low("!sadness", LOVE | {"bed": {0: (1, 1)}} | has(sadness=1)),
        ),
    ),
    "f1": Scene(
        friends(1, 2, 3, 6, 7), (), {0: {"alcohol": 1}},
        (low("friend 5", friends(1, 2, 3, 6), "FF-3.4"),),
    ),
    "f2": Scene(
        THREE | has(alcohol=2), ("m",), {"bed": {0: (0, 1)}},
        (few(has(alcohol=2)), low("alcohol 2", THREE | has(alcohol=1))),
    ),
    "f3": Scene(
        THREE | has(drugs=2), ("w",), {"bed": {0: (1, 0)}},
        (few(has(drugs=2)), low("drugs 2", THREE | has(drugs=1))),
    ),
    "f4": Scene(
        THREE | has(weight=2), (), {0: {"alcohol": 1}},
        (few(has(weight=2)), low("weight 2", THREE | has(weight=1))),
    ),
    "f5": Scene(
        THREE | has(church=2), (), {0: {"money": 1}},
        (few(has(church=2)), low("church 2", THREE | has(church=1))),
    ),
    "f6": Scene(
        THREE | has(money=2), (), {0: {"money": 0}},
        (few(has(money=2)), low("money 2", THREE | has(money=1))),
    ),
    "f7": Scene(
        THREE | has(smoking=2), (), {0: {"alcohol": 1}},
        (few(has(smoking=2)), low("smoking 2", THREE | has(smoking=1))),
    ),
    "s1": Scene(
        has(church=3) | EX, (), {0: {"wisdom": 1}, "celibate": {0: True}},
        (
            low("church 3", has(church=2)), low("!partner", has(church=3) | LOVE, "FF-4.1"),
            low("!married", has(church=3) | {"ties": {(0, 6): "separated"}}, "FF-4.9"),
        ),
    ),
    "s2": Scene(
        has(church=2, sadness=1), (), {0: {"church": 0}},
        (low("church 2", has(church=1, sadness=1)), low("sadness 1", has(church=2))),
    ),
    "s3": Scene(
        has(church=2, drugs=1) | THREE, (), {0: {"money": 1}},
        (
            few(has(church=2, drugs=1)), low("drugs 1", has(church=2) | THREE),
            low("church 2", has(church=1, drugs=1) | THREE),
        ),
    ),
    "s4": Scene(
        has(wisdom=3, sadness=2), (), {0: {"sadness": 0}},
        (low("wisdom 3", has(wisdom=2)), low("!money", has(wisdom=3, money=1))),
    ),
    "s5": Scene(
        has(church=2, illness=3), (), {0: {"illness": 0}},
        (low("church 2", has(church=1, illness=2)), low("illness 2", has(church=2, illness=1))),
    ),
    "s6": Scene(
        has(sadness=3, wisdom=1), (), {0: {"drugs": 1}},
        (low("sadness 3", has(sadness=2, wisdom=1)), low("wisdom 1", has(sadness=3))),
    ),
    "s7": Scene(
        has(church=1, wisdom=2, alcohol=2), (), {0: {"alcohol": 0}},
        (
            low("church 1", has(wisdom=2)), low("wisdom 2", has(church=1, wisdom=1)),
            low("!sadness", has(church=1, wisdom=2, sadness=1)),
            low("!illness", has(church=1, wisdom=2, illness=1)),
        ),
    ),
}  # fmt: skip

SUPER = {
    "m1": Scene(
        EX | {"bed": {0: (2, 2)}, "nights": {(0, 6): 3}}, (), {},
        (low("sex 5", EX | {"bed": {0: (2, 1)}, "nights": {(0, 6): 3}}, "FF-5.2"),),
    ),
    "m2": Scene(
        has(smoking=2, alcohol=2, drugs=2), (), {},
        (
            low("smoking 2", has(smoking=1, alcohol=2, drugs=2)),
            low("alcohol 2", has(smoking=2, alcohol=1, drugs=2)),
            low("drugs 2", has(smoking=2, alcohol=2, drugs=1)),
        ),
    ),
    "m3": Scene(
        THREE | {"children": {(0, 6): 1}} | CHILD, (), {},
        (few({"bed_children": {0: 2}}), low("child 2", THREE | CHILD, "FF-5.4")),
    ),
    "m4": Scene(
        friends(1, 2, 3, 4, 6, 7), (), {}, (low("friend 6", friends(1, 2, 3, 6, 7), "FF-3.4"),)
    ),
}  # fmt: skip


@pytest.mark.parametrize("card", GOALS)
@rule("FF-9.6", "FF-2.4")
def test_a_life_goal_is_realised(card: str) -> None:
    play("goal", card, GOALS[card], goals={0: [card]})


@pytest.mark.parametrize("card", SUPER)
@rule("FF-9.6", "FF-5.2")
def test_a_super_goal_is_realised(card: str) -> None:
    play("goal", card, SUPER[card], super_goal=card)


ALL = GOALS | SUPER


@pytest.mark.parametrize(
    ("card", "missing"), [(card, missing) for card in ALL for missing in ALL[card].missing]
)
@rule("FF-9.6", "FF-2.3", "FF-4.8", "FF-4.9", "FF-11.8", "FF-11.9")
def test_a_goal_that_is_not_met(card: str, missing: Missing) -> None:
    place = {"goals": {0: [card]}} if card in GOALS else {"super_goal": card}
    miss("goal", card, missing, **place)


def test_every_goal_has_a_scene_with_and_without_each_thing_it_asks_for() -> None:
    t = truth(lives())
    names = {t.name(card): t.definition(card) for card in range(101, 140)}
    assert set(names) == set(ALL)
    for name, card in names.items():
        assert len({m[1] for m in ALL[name].missing}) == len(card.needs), name
