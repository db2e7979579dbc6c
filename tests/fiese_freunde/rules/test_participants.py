"""FF-10 who takes part, and what it does to them."""

from __future__ import annotations

import pytest

from tests.fiese_freunde.play import (
    all_stay,
    asked,
    board,
    buy,
    changes,
    circle,
    facts,
    four,
    friends,
    has,
    live,
    lives,
    offers,
    refuse,
    tie,
    told,
    traits,
    unfit,
    who,
    why_not,
)
from tests.rules import rule


@rule("FF-10.1")
def test_the_player_who_lives_the_card_chooses_and_the_chosen_cannot_refuse() -> None:
    m = four(offer=["a25"], ties={(0, 1): "friend", (0, 2): "friend"})
    buy(m, "a25")
    assert (who(m), asked(m)) == (0, "name")
    refuse(m, 1, (2,), "FF-10.1")
    m.answer(0, (2,))
    all_stay(m)
    assert asked(m) == "turn"
    assert traits(m, 2) == {"alcohol": 2}


@rule("FF-10.1", "FF-10.5")
def test_new_acquaintances_are_neutral_and_rivals_only_by_telephone() -> None:
    with_phone = four(offer=["a23"], phones={0: [2]})
    buy(with_phone, "a23")
    assert offers(with_phone) == ((2,), *((person,) for person in range(4, 10)))
    without = four(offer=["a23"], phones={})
    buy(without, "a23")
    assert offers(without) == tuple((person,) for person in range(4, 10))


@rule("FF-10.2")
def test_participants_need_not_meet_the_conditions() -> None:
    """A4-22: consequences are for every player who takes part."""
    m = lives(offer=["b15", "b16"], **friends(1) | has(alcohol=1, money=1))
    live(m, "b15")
    assert tie(m, 0, 1) == "married"
    m.answer(1, "pass")
    live(m, "b16")
    assert (traits(m, 0), traits(m, 1)) == ({"alcohol": 1, "church": 1}, {"church": 1})


@rule("FF-10.2")
def test_also_to_those_who_have_passed() -> None:
    """A4-7."""
    m = four(offer=["b37"], passed=[1, 2], ties={(0, 1): "friend", (0, 2): "ex"})
    live(m, "b37", "w", "w", "m")
    assert traits(m, 1) == traits(m, 2) == {"alcohol": 1, "drugs": 1}
    assert facts(m)["bed"][2] == (0, 1)


@rule("FF-10.2")
def test_who_does_not_take_part_feels_nothing() -> None:
    m = four(offer=["a25"], ties={(0, 1): "friend", (0, 2): "friend", (0, 3): "love"})
    live(m, "a25", (2,))
    assert [traits(m, seat) for seat in (1, 3)] == [{}, {}]


# -- FF-10.3 symmetry -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "given", "now"),
    [
        ("b10", {}, {"place": "friend", "nights": 1, "children": 0}),
        ("b11", has(money=1), {"place": "love", "nights": 1, "children": 0}),
        ("b12", {"ties": {(0, 1): "engaged"}}, {"place": "married", "nights": 0, "children": 0}),
        ("b21", {"ties": {(0, 1): "love"}}, {"place": "love", "nights": 1, "children": 1}),
        ("b23", {"ties": {(0, 1): "happy"}}, {"place": "separated", "nights": 0, "children": 0}),
        ("b25", {"ties": {(0, 1): "separated"}}, {"place": "ex", "nights": 0, "children": 0}),
    ],
)
@rule("FF-10.3")
def test_everything_between_two_is_on_both_boards(card: str, given: dict, now: dict) -> None:  # type: ignore[type-arg]
    """A4-26."""
    m = lives(offer=[card], **given)
    buy(m, card)
    if asked(m) == "name":
        m.answer(0, (1,))
    all_stay(m)
    for seat in (0, 1):
        (mark,) = board(m, seat)["circle"]
        assert mark == {"person": 1 - seat, **now}


@rule("FF-10.3", "FF-3.6")
def test_neutral_characters_keep_their_own_love_and_marriage() -> None:
    """One partner and one spouse at a time, whoever asks: their old flame is left."""
    m = four(offer=["b15"], ties={(0, 9): "friend", (2, 9): "married"}, **has(alcohol=1))
    live(m, "b15")
    assert (circle(m, 0), circle(m, 2)) == ({9: "married"}, {9: "ex"})


# -- FF-10.9, FF-10.11 ------------------------------------------------------------------------


@rule("FF-10.9")
def test_an_ex_named_as_a_condition_takes_part_and_is_picked() -> None:
    m = four(offer=["b20"], ties={(0, 1): "ex", (0, 4): "separated", (0, 2): "friend"})
    buy(m, "b20")
    assert offers(m) == ((1,), (4,))
    m = lives(blank="Reunion | ex | +wisdom 1", offer=["b41"], ties={(0, 1): "ex"})
    live(m, "b41")
    assert traits(m, 1) == {"wisdom": 1}


@rule("FF-10.11")
@pytest.mark.parametrize(
    ("card", "ties"),
    [
        ("X | friend | +wisdom 1", {(0, 1): "friend"}),
        ("X | partner | +wisdom 1", {(0, 1): "love"}),
        ("X | ex | +wisdom 1", {(0, 1): "ex"}),
        ("X | | friend, +wisdom 1", {(0, 1): "friend"}),
        ("X | | partner A, +wisdom 1", {(0, 1): "friend"}),
        ("X | friend A | marry A, +wisdom 1", {(0, 1): "friend"}),
        ("X | | friend A, sex A, +wisdom 1", {(0, 1): "friend"}),
    ],
)
def test_who_takes_part(card: str, ties: dict[tuple[int, int], str]) -> None:
    m = lives(blank=card, offer=["b41"], ties=ties)
    buy(m, "b41")
    if asked(m) == "name":
        m.answer(0, (1,))
    all_stay(m)
    assert traits(m, 1) == {"wisdom": 1}


@rule("FF-10.11")
@pytest.mark.parametrize(
    "card",
    ["X | married | +wisdom 1", "X | sex | +wisdom 1", "X | sex A | child A, +wisdom 1",
     "X | child | +wisdom 1", "X | happily-married | +wisdom 1"],
)  # fmt: skip
def test_who_is_only_meant_by_marriage_sex_or_a_child_does_not(card: str) -> None:
    past = {"ties": {(0, 1): "happy"}, "nights": {(0, 1): 1}, "children": {(0, 1): 1}}
    m = lives(blank=card, offer=["b41"], **past)
    buy(m, "b41")
    assert asked(m) == "turn", "and nobody could call"
    assert (traits(m, 0), traits(m, 1)) == ({"wisdom": 1}, {})


# -- FF-10.10 ---------------------------------------------------------------------------------


@rule("FF-10.10")
def test_a_card_needs_at_least_one_legal_choice_of_persons() -> None:
    """Sex of A, secure relations and celibacy are part of it; each person has a reason."""
    nights = {"nights": {(0, 4): 1}}
    woman = four(offer=["b02"], ties={(0, 4): "friend"}, **nights)
    engaged = four(offer=["b05"], ties={(0, 4): "friend", (1, 4): "engaged"})
    celibate = four(offer=["b09"], ties={(0, 1): "friend"}, celibate=[1])
    for m, card, person, why in (
        (woman, "b02", 4, ("no-child", "FF-5.4")),
        (engaged, "b05", 4, ("no-secure", "FF-4.10")),
        (celibate, "b09", 1, ("no-celibate-person", "FF-11.10")),
    ):
        assert why_not(m, card) == [("no-cast", "FF-10.10")]
        assert unfit(m, card, person) == why
        refuse(m, 0, f"auction:{card}", "FF-8.3")


@rule("FF-10.10")
def test_a_friend_and_somebody_of_a_night_are_two_persons() -> None:
    """Each need is met, but by the same person."""
    life = {"blank": "Breakfast | friend, sex A | +weight 1", "offer": ["b41"]}
    one = four(ties={(0, 4): "friend"}, nights={(0, 4): 1}, **life)
    assert why_not(one, "b41") == [("no-cast", "FF-10.10")]
    two = four(ties={(0, 4): "friend", (0, 1): "friend"}, nights={(0, 4): 1}, **life)
    assert why_not(two, "b41") == []


@rule("FF-10.10", "FF-4.10")
def test_a_rival_who_might_agree_is_a_legal_choice() -> None:
    m = four(offer=["b05"], ties={(0, 1): "friend", (1, 2): "engaged"})
    assert why_not(m, "b05") == []


@rule("FF-10.10")
@pytest.mark.parametrize(
    ("card", "person", "why"),
    [
        ("a25", 2, ("no-friend", "FF-3.4")),
        ("b20", 1, ("no-ex", "FF-4.6")),
        ("b02", 1, ("no-bedmate", "FF-5.3")),
        ("b01", 1, ("no-new-friend", "FF-11.4")),
        ("b05", 6, ("no-new-partner", "FF-11.7")),
        ("b07x", 1, ("no-twice", "FF-3.5")),
        ("a25", 0, ("no-such-person", "FF-10.1")),
        ("a25", -1, ("no-such-person", "FF-10.1")),
        ("a25", 1, None),
    ],
)
def test_each_person_who_may_not_be_has_a_reason(
    card: str, person: int, why: tuple[str, str] | None
) -> None:
    blank = "Three | partner, friend | +weight 1"
    place = {(0, 1): "friend", (0, 6): "love"}
    if card == "b07x":
        card, place = "b41", {(0, 1): "love"}
    assert unfit(lives(offer=[card], blank=blank, ties=place), card, person) == why


# -- FF-10.12 ---------------------------------------------------------------------------------


@rule("FF-10.12")
def test_a_separation_is_for_each_player_who_takes_part_in_their_own_life() -> None:
    """A4-38."""
    ties = {(0, 7): "love", (0, 1): "friend", (1, 4): "married", (2, 5): "love"}
    m = four(offer=["b39"], ties=ties)
    live(m, "b39", (1, 9))
    found = facts(m)["ties"]
    assert found == ties | {(0, 7): "ex", (1, 4): "separated", (0, 9): "friend"}


@pytest.mark.parametrize("place", ["engaged", "happy"])
@rule("FF-10.12", "FF-4.10")
def test_a_participants_secure_relation_with_somebody_outside_holds(place: str) -> None:
    """A4-38: the active player's own does not."""
    ties = {(0, 7): place, (0, 1): "friend", (1, 4): place}
    m = four(offer=["b39"], ties=ties)
    live(m, "b39", (1, 9))
    assert tie(m, 1, 4) == place
    assert tie(m, 0, 7) == {"engaged": "ex", "happy": "separated"}[place]


@rule("FF-10.12")
def test_a_secure_couple_who_both_take_part_is_separated_once() -> None:
    m = four(offer=["b39"], ties={(1, 2): "happy", (0, 1): "friend", (0, 2): "friend"})
    live(m, "b39", (1, 2))
    assert tie(m, 1, 2) == "separated"
    assert len(told(m, "tie")) == 1


@rule("FF-10.12", "FF-4.5")
def test_the_couple_of_the_card_is_separated_once() -> None:
    """A4-39: symmetric, and not to ex by a second blow."""
    m = lives(offer=["b23"], ties={(0, 1): "married"})
    before = facts(m)
    live(m, "b23")
    expected = {0: {"sadness": 1}, 1: {"sadness": 1}, "ties": {(0, 1): "separated"}}
    assert changes(m, before) == expected


@rule("FF-10.12", "FF-4.9")
@pytest.mark.parametrize("place", ["married", "separated", "happy"])
def test_a_divorce_is_for_each_who_takes_part_in_their_own_life(place: str) -> None:
    """A happy marriage with somebody outside the event is secure."""
    m = four(offer=["b26"], ties={(0, 7): "happy", (0, 1): "friend", (1, 4): place})
    live(m, "b26", (1,))
    assert (tie(m, 0, 7), tie(m, 1, 4)) == ("ex", "happy" if place == "happy" else "ex")


@rule("FF-10.12", "FF-4.9")
def test_a_divorce_with_the_spouse_at_the_same_table_happens_once() -> None:
    m = lives(offer=["b26"], ties={(0, 1): "happy"})
    live(m, "b26", (1,))
    assert [event["now"] for event in told(m, "tie")] == ["ex"]
    assert traits(m, 1) == {"wisdom": 1}


@rule("FF-10.12", "FF-5.1")
def test_anonymous_sex_is_for_every_player_who_takes_part() -> None:
    m = four(offer=["b28"], ties={(0, 1): "friend"}, **has(money=1))
    buy(m, "b28")
    m.answer(0, (1,))
    all_stay(m)
    assert (who(m), asked(m)) == (0, "bed")
    m.answer(0, "w")
    assert (who(m), asked(m)) == (1, "bed"), "each decides for themselves"
    m.answer(1, "m")
    assert (facts(m)["bed"][0], facts(m)["bed"][1]) == ((1, 0), (0, 1))
    assert facts(m)["nights"][0, 1] == 1
