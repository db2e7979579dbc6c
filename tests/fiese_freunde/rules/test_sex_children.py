"""FF-5 sex and children."""

from __future__ import annotations

import pytest

from tests.fiese_freunde.play import (
    asked,
    board,
    buy,
    facts,
    friends,
    has,
    live,
    lives,
    offers,
    told,
    who,
    why_not,
)
from tests.rules import rule


@pytest.mark.parametrize(("half", "bed"), [("w", (1, 0)), ("m", (0, 1))])
@pytest.mark.parametrize("sexes", ["wm", "mw"])
@rule("FF-5.1", "FF-4.11")
def test_the_half_of_the_bed_is_the_players_choice(half: str, bed: object, sexes: str) -> None:
    m = lives(offer=["b07"], sexes=sexes)
    buy(m, "b07")
    assert (who(m), asked(m), offers(m)) == (0, "bed", ("w", "m"))
    m.answer(0, half)
    assert facts(m)["bed"][0] == bed


@rule("FF-5.1")
def test_sex_with_a_person_lies_on_that_persons_marker() -> None:
    m = lives(offer=["b09"], **friends(6))
    live(m, "b09")
    (mark,) = board(m)["circle"]
    assert mark == {"person": 6, "place": "friend", "nights": 1, "children": 0}
    assert facts(m)["bed"][0] == (0, 0)


@rule("FF-5.2")
@pytest.mark.parametrize(
    ("past", "count"),
    [
        ({}, 0),
        ({"bed": {0: (1, 0)}}, 1),
        ({"bed": {0: (2, 1)}}, 3),
        (friends(6) | {"nights": {(0, 6): 1}}, 1),
        (friends(6) | {"nights": {(0, 6): 4}}, 1),
        (friends(1, 6) | {"nights": {(0, 6): 4, (0, 1): 1}, "bed": {0: (1, 1)}}, 4),
        (friends(6) | {"children": {(0, 6): 2}}, 0),
    ],
)
def test_persons_are_counted_once_and_anonymous_nights_each(past: dict, count: int) -> None:  # type: ignore[type-arg]
    for n in range(1, 6):
        m = lives(blank=f"Past | sex {n} | +wisdom 1", offer=["b41"], **past)
        assert ("auction:b41" in offers(m)) is (count >= n)


@rule("FF-5.2")
def test_sex_as_a_consequence_without_a_letter_is_anonymous() -> None:
    m = lives(offer=["b08"], **friends(6))
    live(m, "b08", "m")
    assert facts(m)["nights"] == {(0, 6): 0}
    assert facts(m)["bed"] == {0: (0, 1), 1: (0, 0)}


@rule("FF-5.3")
def test_sex_with_a_as_a_condition_means_a_person_not_the_bed() -> None:
    bed_only = lives(offer=["b02"], bed={0: (3, 3)}, **friends(6))
    assert why_not(bed_only, "b02") == [("sex 1", "FF-5.3")]
    m = lives(offer=["b02"], **friends(6, 7, 8) | {"nights": {(0, 6): 1, (0, 8): 2}})
    buy(m, "b02")
    assert offers(m) == ((6,), (8,))


@rule("FF-5.3", "FF-10.3")
def test_sex_with_a_as_a_consequence_is_with_a() -> None:
    m = lives(offer=["b06"], **friends(1))
    live(m, "b06")
    assert told(m, "sex") == [{"a": 0, "b": 1}]
    assert [board(m, s)["circle"][0]["nights"] for s in (0, 1)] == [1, 1]


# -- children ---------------------------------------------------------------------------------


@rule("FF-5.4", "FF-4.11")
def test_a_child_needs_two_sexes() -> None:
    """A4-35: that is a condition too, and the clause is named for each person."""
    m = lives(offer=["b02"], **friends(2, 6) | {"nights": {(0, 2): 1, (0, 6): 1}})
    live(m, "b02")
    assert facts(m)["children"] == {(0, 2): 0, (0, 6): 1}, "nobody is asked: it can only be 6"
    women = lives(offer=["b02"], **friends(2) | {"nights": {(0, 2): 1}})
    assert why_not(women, "b02") == [("no-cast", "FF-10.10")]


@rule("FF-5.4")
def test_two_women_cannot_try_for_a_baby() -> None:
    """The partner a card needs must be able to be in it."""
    assert why_not(lives(offer=["b21"], ties={(0, 2): "love"}), "b21") == [("no-cast", "FF-10.10")]
    assert why_not(lives(offer=["b21"], ties={(0, 6): "love"}), "b21") == []


@rule("FF-5.4")
@pytest.mark.parametrize(("sexes", "bed"), [("wm", (0, 1)), ("mw", (1, 0))])
def test_an_anonymous_child_has_an_anonymous_parent_of_the_other_sex(
    sexes: str, bed: tuple[int, int]
) -> None:
    """A4-35: the half of the bed is not asked for."""
    m = lives(offer=["b22"], sexes=sexes)
    buy(m, "b22")
    assert asked(m) == "turn"
    assert (facts(m)["bed"][0], facts(m)["bed_children"][0]) == (bed, 1)


@rule("FF-5.4", "FF-10.12")
def test_only_the_active_player_has_the_anonymous_child() -> None:
    """Who takes part has a night of their own, and chooses its half."""
    m = lives(blank="Carnival | friend | sex, child", offer=["b41"], **friends(1))
    live(m, "b41", "m")
    assert facts(m)["bed"] == {0: (0, 1), 1: (0, 1)}
    assert facts(m)["bed_children"] == {0: 1, 1: 0}


@rule("FF-5.4")
def test_children_are_counted_wherever_they_are() -> None:
    past = friends(6) | {"children": {(0, 6): 1}}
    assert why_not(lives(offer=["b35"], **past), "b35") == []
    assert why_not(lives(offer=["b35"], bed_children={0: 1}), "b35") == []
    assert why_not(lives(offer=["b35"], bed_children={1: 1}), "b35") == [("child 1", "FF-5.4")]
    two = lives(blank="Two | child 2 | +wisdom 1", offer=["b41"], bed_children={0: 1}, **past)
    assert why_not(two, "b41") == []


@rule("FF-5.6")
def test_several_children_with_one_person_are_several() -> None:
    """A4-35."""
    m = lives(offer=["b21", "b02"], ties={(0, 1): "love"})
    live(m, "b21")
    m.answer(1, "pass")
    live(m, "b02")
    assert facts(m)["children"] == {(0, 1): 2}
    assert facts(m)["nights"] == {(0, 1): 1}


@rule("FF-5.6", "FF-11.6")
def test_an_adopted_child_brings_no_sex_token() -> None:
    m = lives(offer=["b03"], ties={(0, 1): "love"}, **has(money=1))
    live(m, "b03")
    assert (facts(m)["children"], facts(m)["nights"]) == ({(0, 1): 1}, {(0, 1): 0})


@rule("FF-5.5")
def test_when_the_thirty_tokens_are_out_it_still_happens_and_counts() -> None:
    past = friends(6, 7) | {"nights": {(0, 6): 20, (0, 7): 5}, "bed": {0: (3, 2), 1: (0, 4)}}
    m = lives(offer=["b07"], super_goal="m1", **past | {"bed_children": {0: 8}})
    live(m, "b07", "m")
    assert facts(m)["bed"][0] == (3, 3)
    m.answer(1, "pass")
    assert "goal:m1" in offers(m)
