"""FF-2 the nine characteristics: limits, overflow, order."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.fiese_freunde.content.grammar import TRAITS
from tests.fiese_freunde.play import (
    asked,
    buy,
    four,
    friends,
    has,
    live,
    lives,
    offers,
    refuse,
    tell,
    told,
    traits,
    who,
)
from tests.rules import rule

RESETS = {
    "smoking": "weight", "weight": "alcohol", "alcohol": "wisdom", "wisdom": "drugs",
    "drugs": "money", "money": "sadness", "sadness": "church", "church": "illness",
    "illness": "smoking",
}  # fmt: skip


def gain(what: str, **more: Any) -> dict[str, int]:
    """The characteristics after a card of one's own that brings just that."""
    m = lives(blank=f"It happens | | {what}", offer=["b41"], **more)
    live(m, "b41")
    return traits(m)


@pytest.mark.parametrize("trait", TRAITS)
@rule("FF-2.2", "FF-2.4")
def test_a_point_on_a_full_characteristic_throws_another_to_0(trait: str) -> None:
    """A4-18, A4-19: the value stays 3, one other falls to 0, and nothing further happens."""
    full = dict.fromkeys(TRAITS, 3)
    assert gain(f"+{trait} 1", traits={0: full}) == {
        name: 3 for name in TRAITS if name != RESETS[trait]
    }
    assert gain(f"+{trait} 1", traits={0: {trait: 2, RESETS[trait]: 2}}) == {
        trait: 3,
        RESETS[trait]: 2,
    }


@rule("FF-2.2")
def test_the_overflow_is_one_circle() -> None:
    seen = ["alcohol"]
    while len(seen) < 9:
        seen.append(RESETS[seen[-1]])
    assert sorted(seen) == sorted(TRAITS)
    assert RESETS[seen[-1]] == "alcohol"


@rule("FF-2.2")
def test_several_points_on_a_full_characteristic_reset_once_and_no_more() -> None:
    assert gain("+money 2", traits={0: {"money": 3, "sadness": 2, "church": 1}}) == {
        "money": 3,
        "church": 1,
    }


@rule("FF-2.6", "FF-2.2")
def test_a_gain_is_taken_point_by_point() -> None:
    """2 plus 2: the second point overflows."""
    assert gain("+money 2", traits={0: {"money": 2, "sadness": 2}}) == {"money": 3}
    assert gain("+money 2", traits={0: {"money": 1, "sadness": 2}}) == {"money": 3, "sadness": 2}


@rule("FF-2.3")
@pytest.mark.parametrize(("value", "met"), [(0, False), (1, False), (2, True), (3, True)])
def test_a_condition_is_at_least_so_much(value: int, met: bool) -> None:
    m = lives(blank="Rich | money 2 | +wisdom 1", offer=["b41"], **has(money=value))
    assert ("auction:b41" in offers(m)) is met


@rule("FF-2.3")
@pytest.mark.parametrize(("value", "met"), [(0, True), (1, False), (2, False), (3, False)])
def test_a_struck_out_condition_is_exactly_0(value: int, met: bool) -> None:
    """A4-21."""
    m = lives(blank="Poor | !money | +wisdom 1", offer=["b41"], **has(money=value))
    assert ("auction:b41" in offers(m)) is met


@pytest.mark.parametrize("value", [0, 1, 2, 3])
@rule("FF-2.4", "FF-9.9")
def test_a_struck_out_consequence_sets_to_0(value: int) -> None:
    """A4-21: and where there is nothing, nothing happens."""
    assert gain("0 money", traits={0: {"money": value, "sadness": 2}}) == {"sadness": 2}


# -- the order --------------------------------------------------------------------------------


@rule("FF-2.5")
@pytest.mark.parametrize(
    ("order", "after"),
    [
        (("+alcohol 1", "+wisdom 1"), {"alcohol": 3, "wisdom": 1}),
        (("+wisdom 1", "+alcohol 1"), {"alcohol": 3}),
    ],
)
def test_the_order_of_gains_is_the_players(order: tuple[str, ...], after: dict[str, int]) -> None:
    """A4-20."""
    m = lives(offer=["a26"], **has(alcohol=3, money=1))
    buy(m, "a26")
    assert asked(m) == "order"
    assert set(offers(m)) == {("+alcohol 1", "+wisdom 1"), ("+wisdom 1", "+alcohol 1")}
    tell(m, order)
    assert traits(m) == {"money": 1, **after}


@rule("FF-2.5")
def test_it_is_the_points_that_are_ordered_not_the_symbols() -> None:
    """Money resets sadness, and sadness resets church: only a point of sadness between the two of
    money leaves church alone and no sadness behind."""
    m = lives(offer=["a35"], **has(money=3, sadness=3, church=2))
    buy(m, "a35")
    between = ("+money 1", "+sadness 1", "+money 1")
    assert between in offers(m)
    tell(m, between)
    assert traits(m) == {"money": 3, "church": 2}


@rule("FF-2.5")
def test_many_points_of_an_own_card_are_ordered_in_no_time() -> None:
    m = lives(
        blank="Windfall | | +money 9, +sadness 9, +church 9, +illness 9", offer=["b41"],
        **has(money=3, sadness=3, church=3, illness=3),
    )  # fmt: skip
    buy(m, "b41")
    assert len(offers(m)) == 64, "out of 36 points, each result once"


@rule("FF-2.6")
def test_where_no_order_changes_the_result_nobody_is_asked() -> None:
    m = lives(offer=["a26"], **has(alcohol=2, money=1))
    buy(m, "a26")
    assert asked(m) == "turn"
    m = lives(offer=["a35"], **has(money=1))
    buy(m, "a35")
    assert asked(m) == "turn", "money 1 plus 2 is full, and not more"


@rule("FF-2.6")
def test_a_gain_that_crosses_the_limit_can_be_ordered_too() -> None:
    m = lives(offer=["a35"], **has(money=2))
    buy(m, "a35")
    assert set(offers(m)) == {("+money 2", "+sadness 1"), ("+sadness 1", "+money 2")}
    tell(m, ("+money 2", "+sadness 1"))
    assert traits(m) == {"money": 3, "sadness": 1}


@rule("FF-2.6")
@pytest.mark.parametrize(
    ("order", "after"),
    [
        (("+church 1", "0 illness", "+illness 1"), {"church": 3, "illness": 1}),
        (("0 illness", "+illness 1", "+church 1"), {"church": 3}),
    ],
)
def test_resets_are_ordered_like_gains(order: tuple[str, ...], after: dict[str, int]) -> None:
    """Each different result is offered once, by some order that leads to it."""
    m = lives(
        blank="Cure | | +church 1, 0 illness, +illness 1",
        offer=["b41"],
        **has(church=3, illness=2),
    )
    buy(m, "b41")
    assert len(offers(m)) == 2
    wanted = {tuple(sorted(run(o).items())): o for o in offers(m)}
    tell(m, wanted[tuple(sorted(after.items()))])
    assert traits(m) == after


def run(order: tuple[str, ...]) -> dict[str, int]:
    """By hand: church stays 3, a point of it cures; what is gained after that stays."""
    illness = 2
    for symbol in order:
        illness = {"+church 1": 0, "0 illness": 0}.get(symbol, illness + 1)
    return {"church": 3, **({"illness": illness} if illness else {})}


@rule("FF-2.6")
def test_every_player_who_takes_part_orders_for_themselves() -> None:
    m = lives(
        blank="Poets | friend | +alcohol 1, +wisdom 1",
        offer=["b41"],
        **friends(1) | {"traits": {0: {"alcohol": 3}, 1: {"alcohol": 3, "wisdom": 2}}},
    )
    buy(m, "b41")
    for seat in list(m.asks):
        m.answer(seat, "stay")
    assert (who(m), asked(m)) == (0, "order")
    m.answer(0, ("+wisdom 1", "+alcohol 1"))
    assert (who(m), asked(m)) == (1, "order")
    refuse(m, 0, ("+alcohol 1", "+wisdom 1"), "FF-2.5")
    m.answer(1, ("+alcohol 1", "+wisdom 1"))
    assert traits(m, 0) == {"alcohol": 3}
    assert traits(m, 1) == {"alcohol": 3, "wisdom": 1}


@rule("FF-2.6")
def test_the_other_symbols_come_as_printed_from_left_to_right() -> None:
    """Separation first and then love leaves an ex and a partner; the other way round, two exes."""
    for gives, left in (("separation, partner A", "love"), ("partner A, separation", "ex")):
        m = lives(blank=f"Turn | | {gives}", offer=["b41"], ties={(0, 7): "love"})
        live(m, "b41", (6,))
        assert [(e["a"], e["b"], e["now"]) for e in told(m, "tie")][-1] == (0, 6, left)


@rule("FF-3.6")
def test_neutral_characters_have_no_characteristics() -> None:
    """A4-22: they take part and feel nothing."""
    m = four(offer=["a25"], ties={(0, 4): "friend"})
    live(m, "a25")
    assert traits(m) == {"alcohol": 2}
    assert [e["seat"] for e in told(m, "traits")] == [0]
