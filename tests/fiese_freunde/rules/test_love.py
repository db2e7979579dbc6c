"""FF-4 love: partners, marriage, separation, divorce."""

from __future__ import annotations

from typing import Any

import pytest

from tests.fiese_freunde.play import (
    buy,
    circle,
    facts,
    four,
    friends,
    has,
    live,
    lives,
    offers,
    tie,
    told,
    traits,
    why_not,
)
from tests.rules import rule


def love(card: str, ties: dict[Any, str], *answers: Any, **more: Any) -> dict[int, str]:
    """The circle of the player after a card."""
    m = lives(offer=[card], ties=ties, **more)
    live(m, card, *answers)
    return circle(m)


# -- FF-4.1 -----------------------------------------------------------------------------------


@rule("FF-4.1")
def test_a_second_partner_ends_the_first_relation() -> None:
    assert love("p03", {(0, 6): "love"}, (7,), slice=1) == {6: "ex", 7: "love"}


@rule("FF-4.1")
def test_the_partner_a_card_needs_takes_part_without_being_chosen() -> None:
    m = four(offer=["b38"], ties={(0, 1): "married", (0, 2): "friend"})
    buy(m, "b38")
    assert list(m.asks) == [1], "nobody was chosen, nobody could call"
    assert traits(m, 1) == traits(m, 0) == {"weight": 1, "church": 1}
    assert told(m, "named") == []


@pytest.mark.parametrize("place", ["love", "engaged", "married", "happy"])
@rule("FF-4.1")
def test_all_four_places_are_a_partner(place: str) -> None:
    ties = {"ties": {(0, 6): place}}
    assert why_not(lives(offer=["b38"], **ties), "b38") == []
    assert why_not(lives(offer=["b40"], **ties), "b40") == [("!partner", "FF-4.1")]


@pytest.mark.parametrize("place", ["friend", "ex", "separated"])
@rule("FF-4.1")
def test_the_other_places_are_none(place: str) -> None:
    ties = {"ties": {(0, 6): place}}
    assert why_not(lives(offer=["b38"], **ties), "b38") == [("partner 1", "FF-4.1")]
    assert why_not(lives(offer=["b40"], **ties), "b40") == []


# -- FF-4.2, FF-4.3 ---------------------------------------------------------------------------


@rule("FF-4.2")
def test_a_new_partner_or_the_present_one() -> None:
    ties = {(0, 6): "love", (0, 7): "friend", (0, 2): "ex"}
    m = lives(slice=1, offer=["p03"], ties=ties)
    buy(m, "p03")
    assert offers(m) == tuple((person,) for person in range(1, 10))
    assert love("p03", ties, (6,), slice=1)[6] == "engaged"


@pytest.mark.parametrize(
    ("was", "now"),
    [("friend", "love"), ("ex", "engaged"), ("separated", "happy"), ("stranger", "love")],
)
@rule("FF-4.3")
def test_where_a_new_relation_begins(was: str, now: str) -> None:
    """A4-27."""
    for person in (1, 6):
        ties = {} if was == "stranger" else {(0, person): was}
        assert love("p03", ties, (person,), slice=1) == {person: now}


@pytest.mark.parametrize(
    ("was", "now"),
    [("love", "ex"), ("engaged", "ex"), ("married", "separated"), ("happy", "separated")],
)
@rule("FF-4.3", "FF-4.5")
def test_the_relation_that_ends_is_an_ex_or_a_separated_spouse(was: str, now: str) -> None:
    """A4-28: one's own."""
    assert love("p03", {(0, 6): was}, (7,), slice=1) == {6: now, 7: "love"}


@pytest.mark.parametrize(("was", "now"), [("love", "ex"), ("married", "separated")])
@rule("FF-4.3", "FF-4.5", "FF-10.3")
def test_the_new_partners_relation_ends_too(was: str, now: str) -> None:
    """A4-28: whether the new partner is a rival or a neutral character."""
    m = four(slice=1, offer=["p03"], ties={(0, 1): "friend", (1, 2): was})
    live(m, "p03", (1,))
    assert (tie(m, 0, 1), tie(m, 1, 2)) == ("love", now)
    m = four(slice=1, offer=["p03"], ties={(2, 9): was})
    live(m, "p03", (9,))
    assert (tie(m, 0, 9), tie(m, 2, 9)) == ("love", now)


# -- FF-4.4 -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("was", "now"),
    [("love", "engaged"), ("engaged", "married"), ("married", "happy"), ("happy", "happy")],
)
@rule("FF-4.4")
def test_to_intensify_is_one_place_to_the_right(was: str, now: str) -> None:
    """A4-29. The partner is not asked."""
    m = lives(offer=["b12"], ties={(0, 1): was})
    buy(m, "b12")
    assert list(m.asks) == [1]
    assert m.ask is not None
    assert m.ask.why == "turn"
    assert tie(m, 0, 1) == now


@rule("FF-4.4", "FF-4.7")
def test_reaching_married_marries_both_and_ends_older_marriages_of_both() -> None:
    """A4-29."""
    ties = {(0, 1): "engaged", (0, 7): "separated", (1, 4): "separated"}
    m = four(offer=["b12"], ties=ties)
    live(m, "b12")
    assert facts(m)["ties"] == {(0, 1): "married", (0, 7): "ex", (1, 4): "ex"}
    for seat in (0, 1):
        again = four(
            goals={seat: ["r2"]}, player=seat, bed_children={seat: 1}, ties={(0, 1): "married"}
        )
        assert why_not(again, "r2", seat) == []


@pytest.mark.parametrize("place", ["love", "married"])
@rule("FF-4.4")
def test_short_of_a_wedding_an_older_marriage_stays(place: str) -> None:
    ties = {(0, 6): place}
    if place == "love":
        ties[0, 7] = "separated"
    after = love("b12", ties)
    assert after.get(7, "separated") == "separated"


# -- FF-4.5, FF-4.6 ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("was", "now"),
    [("love", "ex"), ("engaged", "ex"), ("married", "separated"), ("happy", "separated")],
)
@rule("FF-4.5")
def test_separation_by_a_card(was: str, now: str) -> None:
    assert love("b23", {(0, 1): was}) == {1: now}


@rule("FF-4.6")
def test_a_separated_spouse_is_an_ex_partner_too() -> None:
    m = lives(offer=["b20"], ties={(0, 6): "separated", (0, 7): "ex", (0, 8): "friend"})
    buy(m, "b20")
    assert offers(m) == ((6,), (7,))


# -- FF-4.7, FF-4.8, FF-4.9 -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "married"),
    [("love", False), ("engaged", False), ("married", True), ("happy", True), ("separated", True),
     ("ex", False), ("friend", False)],
)  # fmt: skip
@rule("FF-4.7", "FF-4.9")
def test_who_is_married(place: str, married: bool) -> None:
    """A4-32."""
    m = lives(offer=["b25"], goals={0: ["r2"]}, bed_children={0: 1}, ties={(0, 6): place})
    assert ("auction:b25" in offers(m)) is married
    assert ("goal:r2" in offers(m)) is married
    celibacy = lives(goals={0: ["s1"]}, ties={(0, 6): place}, **has(church=3))
    assert (("!married", "FF-4.9") in why_not(celibacy, "s1")) is married


@rule("FF-4.7", "FF-10.11")
def test_being_married_as_a_condition_does_not_draw_the_spouse_in() -> None:
    m = lives(offer=["b25"], ties={(0, 1): "married"}, traits={1: {"money": 3, "sadness": 2}})
    live(m, "b25")
    assert traits(m, 1) == {"money": 3, "sadness": 2}


@pytest.mark.parametrize("place", ["love", "engaged", "married", "happy"])
@rule("FF-4.7")
def test_a_wedding_goes_to_married_from_any_place_of_a_partner(place: str) -> None:
    assert love("b16", {(0, 6): place}, **has(money=1)) == {6: "married"}


@pytest.mark.parametrize("place", ["friend", "ex", "separated", "love", "happy"])
@rule("FF-4.7")
def test_a_wedding_goes_to_married_from_any_place_of_a_friend(place: str) -> None:
    """A4-30."""
    assert love("b15", {(0, 6): place}, **has(alcohol=1)) == {6: "married"}


@rule("FF-4.7")
def test_a_wedding_ends_earlier_marriages_of_both_at_once() -> None:
    """A4-30: to ex, not to separated, whether together or apart."""
    ties = {(0, 1): "friend", (0, 7): "married", (1, 4): "separated", (1, 2): "love"}
    m = four(offer=["b15"], ties=ties, **has(alcohol=1))
    live(m, "b15", (1,))
    assert facts(m)["ties"] == {(0, 1): "married", (0, 7): "ex", (1, 4): "ex", (1, 2): "ex"}


@rule("FF-4.7", "FF-4.5")
def test_a_wedding_ends_a_love_affair_of_either() -> None:
    m = four(
        offer=["b15"], ties={(0, 9): "friend", (0, 7): "love", (2, 9): "love"}, **has(alcohol=1)
    )
    live(m, "b15", (9,))
    assert facts(m)["ties"] == {(0, 9): "married", (0, 7): "ex", (2, 9): "ex"}


@rule("FF-4.8")
def test_happily_married_is_the_fourth_place_only() -> None:
    """A4-32."""
    for place in ("love", "engaged", "married", "separated", "happy"):
        m = lives(goals={0: ["r1"]}, ties={(0, 6): place})
        assert ("goal:r1" in offers(m)) is (place == "happy")


@pytest.mark.parametrize("place", ["married", "happy", "separated"])
@rule("FF-4.9")
def test_a_divorce_makes_an_ex(place: str) -> None:
    """A4-31: on both boards."""
    assert love("b25", {(0, 1): place}) == {1: "ex"}


@rule("FF-4.9", "FF-9.9")
def test_a_divorce_of_the_unmarried_does_nothing() -> None:
    """A4-31: nor does it end a love that is no marriage."""
    blank = "Divorce | | divorce, +wisdom 1"
    m = lives(blank=blank, offer=["b41"], ties={(0, 6): "engaged"})
    live(m, "b41")
    assert (circle(m), traits(m)) == ({6: "engaged"}, {"wisdom": 1})


# -- FF-4.11, FF-4.12 -------------------------------------------------------------------------


@rule("FF-4.11")
def test_two_women_love_marry_and_sleep_together() -> None:
    """A4-36."""
    m = lives(sexes="ww", offer=["b06", "b16"], **friends(1) | has(money=1))
    live(m, "b06")
    m.answer(1, "pass")
    live(m, "b16")
    assert (tie(m, 0, 1), facts(m)["nights"]) == ("married", {(0, 1): 1})


@pytest.mark.parametrize("place", ["love", "engaged", "married", "happy"])
@rule("FF-4.12")
def test_sex_breaks_no_relation(place: str) -> None:
    """Neither one's own nor the other's, secure or not."""
    ties = {(0, 1): "friend", (0, 7): place, (1, 2): place}
    m = four(offer=["b09"], ties=ties)
    live(m, "b09", (1,))
    assert facts(m)["ties"] == ties
    assert facts(m)["nights"][0, 1] == 1
    m = four(offer=["b10"], ties={(2, 9): place})
    live(m, "b10", (9,))
    assert facts(m)["ties"] == {(2, 9): place, (0, 9): "friend"}
