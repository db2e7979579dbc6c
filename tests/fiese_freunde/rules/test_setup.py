"""FF-0 the tone, FF-1 the material, FF-6 the setup."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

import tablee
from tablee.games.fiese_freunde.content.grammar import TRAITS
from tablee.games.fiese_freunde.content.pack import BOX, CARDS
from tests.fiese_freunde.play import (
    GAME,
    asked,
    board,
    born,
    do,
    lives,
    new,
    offers,
    times,
    told,
    truth,
)
from tests.rules import rule

SEATS = range(2, 7)

# -- FF-0 the tone ----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
@rule("FF-0.1")
def test_an_adult_content_notice_and_an_age_of_eighteen(lang: str) -> None:
    words = tablee.games()[GAME].catalogue
    assert len(words.format(lang, "notice")) > 60
    about = words.format(lang, "tagline.about").lower()
    assert "eighteen" in about or "dix-huit" in about


@rule("FF-0.1")
def test_the_card_samenraub_is_not_recreated() -> None:
    """Money, then a friend, sex and a child: no card does that to anybody."""
    for card in CARDS:
        gives = {give.verb for give in card.gives}
        assert not {"friend", "sex", "child"} <= gives, card.id


# -- FF-1 the material ------------------------------------------------------------------------


@rule("FF-1.1")
def test_one_hundred_and_forty_cards() -> None:
    decks = Counter(card.deck for card in CARDS)
    assert decks == {0: 20, 1: 40, 2: 41, 3: 7, 4: 7, 5: 7, 6: 7, 7: 7, 8: 4}
    assert len({card.id for card in CARDS}) == 140
    categories = Counter(card.category for card in BOX.goals)
    assert categories == {
        "lifestyle": 7, "spirit": 7, "job": 7, "relationship": 7, "friends": 7,
    }  # fmt: skip


@rule("FF-1.1")
def test_the_blank_card_is_in_play_only_if_it_was_written() -> None:
    assert born().view(None)["piles"] == [0, 40, 40]
    m = born(blank="Karaoke | friend A | +alcohol 1, partner A")
    assert m.view(None)["piles"] == [0, 40, 41]
    assert m.view(None)["own_card"]["title"] == "Karaoke"


@pytest.mark.parametrize("seats", SEATS)
@rule("FF-1.2")
def test_the_material_of_the_box_is_enough_for_everyone(seats: int) -> None:
    m = born(seats)
    view = m.view(None)
    assert len(view["boards"]) == seats <= 6
    assert sum(times(m)) + view["bank"] == 8 * seats <= 48
    assert sum(len(life["phones"]) for life in view["boards"]) == seats * (seats - 1) <= 30
    assert all(len(life["traits"]) == 9 for life in view["boards"])
    neutrals = [person for person in view["persons"] if person["name"]]
    assert len(neutrals) * seats <= 40, "a marker of each for every board"


@rule("FF-1.2")
def test_nobody_plays_alone_nor_seven_at_a_time() -> None:
    for seats in (1, 7):
        with pytest.raises(tablee.Refused) as caught:
            new(seats)
        assert str(seats) in caught.value.message("fr")


# -- FF-6 the setup ---------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
@rule("FF-6.1", "FF-2.1")
def test_a_clean_slate_and_a_telephone_of_every_rival(seats: int) -> None:
    """A4-3: everyone holds one of each rival's colour."""
    m = born(seats)
    for seat in range(seats):
        life = board(m, seat)
        assert life["traits"] == dict.fromkeys(TRAITS, 0)
        assert life["phones"] == [rival for rival in range(seats) if rival != seat]
        assert (life["circle"], life["bed_women"], life["bed_men"]) == ([], 0, 0)
        assert life["sex"] == "wm"[seat % 2], "as chosen"


@rule("FF-2.1")
def test_nine_characteristics_by_name() -> None:
    assert TRAITS == (
        "smoking", "alcohol", "drugs", "money", "illness", "weight", "sadness", "church", "wisdom",
    )  # fmt: skip


@pytest.mark.parametrize("seats", SEATS)
@rule("FF-6.2", "FF-6.7")
def test_five_women_and_five_men_in_all(seats: int) -> None:
    """A4-2. With six of one sex the last seat changes."""
    for n, sexes in enumerate(product("wm", repeat=seats)):
        if seats > 4 and n % 7 and len(set(sexes)) > 1:
            continue
        m = born(seats, sexes="".join(sexes))
        persons = m.view(None)["persons"]
        assert Counter(p["sex"] for p in persons) == {"w": 5, "m": 5}
        chosen = [p["sex"] for p in persons[:seats]]
        if len(set(sexes)) == 1 and seats == 6:
            assert chosen[:5] == list(sexes[:5])
            assert chosen[5] != sexes[5]
        else:
            assert chosen == list(sexes)
        names = [p["name"] for p in persons[seats:]]
        assert len(set(names)) == 10 - seats
        printed = {person.id: person.sex for person in BOX.persons}
        assert [printed[name] for name in names] == [p["sex"] for p in persons[seats:]]


@rule("FF-6.2")
def test_with_six_of_one_sex_a_volunteer_changes() -> None:
    for seed in range(6):
        m = new(6, f"six {seed}")
        for seat in range(6):
            m.answer(seat, "w")
        assert (asked(m), set(m.asks)) == ("change", set(range(6)))
        for seat in range(6):
            m.answer(seat, "change" if seat in (1, 4) else "remain")
        (changed,) = told(m, "changed")
        assert changed["seat"] in (1, 4)
        assert changed["sex"] == "m"
        men = [p["person"] for p in m.view(None)["persons"][:6] if p["sex"] == "m"]
        assert men == [changed["seat"]]


@rule("FF-6.2")
def test_the_lot_falls_on_either_volunteer_and_nobody_else_is_asked() -> None:
    found = set()
    for seed in range(12):
        m = new(6, f"lot {seed}")
        for seat in range(6):
            m.answer(seat, "m")
        for seat in range(6):
            m.answer(seat, "change" if seat in (1, 4) else "remain")
        found.add(told(m, "changed")[0]["seat"])
    assert found == {1, 4}
    assert told(born(6, sexes="wwwwwm"), "changed") == []
    assert told(born(6, sexes="w"), "changed") == [{"seat": 5, "sex": "m"}]


@rule("FF-6.7")
def test_any_mix_of_neutral_characters_can_come_and_any_number_may_know_them() -> None:
    """Ruling: the two-sided markers do not bind; every player may know the same character."""
    seen = {p["name"] for n in range(30) for p in born(6, f"mix {n}").view(None)["persons"]}
    assert len(seen - {""}) == len(BOX.persons) == 16
    m = lives(seats=6, ties={(seat, 9): "friend" for seat in range(6)})
    assert all([tie["person"] for tie in board(m, s)["circle"]] == [9] for s in range(6))


START = {2: [2, 6], 3: [0, 4, 6], 4: [0, 2, 4, 6], 5: [0, 2, 4, 5, 6], 6: [0, 2, 3, 4, 5, 6]}


@pytest.mark.parametrize("seats", SEATS)
@rule("FF-6.3")
def test_time_to_begin_with_by_turn_order(seats: int) -> None:
    """A4-1: eight each, what is not given out is the bank."""
    for key in ("one", "two", "three"):
        m = born(seats, key)
        first = m.view(None)["first"]
        by_order = [times(m)[(first + n) % seats] for n in range(seats)]
        assert by_order == START[seats]
        assert m.view(None)["bank"] == 8 * seats - sum(START[seats])


@pytest.mark.parametrize("seats", SEATS)
@rule("FF-6.4")
def test_everyone_gets_a_packet_of_one_goal_of_each_category(seats: int) -> None:
    """A4-4."""
    m = born(seats)
    t = truth(m)
    for seat in range(seats):
        decks = [goal["card"]["deck"] for goal in m.view(seat)["goals"]]
        assert sorted(decks) == ["friends", "job", "lifestyle", "relationship", "spirit"]
        assert board(m, seat)["goals_in_hand"] == 5
        assert m.view((seat + 1) % seats)["goals"] != m.view(seat)["goals"]
    assert m.view(None)["packets"] == 7 - seats
    assert m.view(None)["goals"] == []
    for packet in t.packets:
        assert [t.category(card) for card in packet] == [
            "lifestyle", "spirit", "job", "relationship", "friends",
        ]  # fmt: skip
        assert not any(t.knows(s) >> card & 1 for card in packet for s in (*range(seats), None))


@rule("FF-6.4", "FF-6.5")
def test_the_decks_are_shuffled() -> None:
    """Every deck comes in another order with another key."""
    games = [truth(born(4, f"deal {n}")) for n in range(4)]
    for zone in ("piles", "packets", "goals"):
        dealt = {str([[t.name(c) for c in pile] for pile in getattr(t, zone)]) for t in games}
        assert len(dealt) == 4, zone
    tops = {born(2, f"deal {n}").view(None)["super_goal"]["card"]["id"] for n in range(20)}
    assert tops == {"m1", "m2", "m3", "m4"}


@rule("FF-6.5")
def test_one_super_goal_lies_open_and_the_others_wait() -> None:
    m = born()
    t = truth(m)
    assert m.view(None)["supers_left"] == 4
    known = [bool(t.knows(None) >> card & 1) for card in t.supers]
    assert known == [False, False, False, True]
    assert m.view(None)["super_goal"]["card"]["id"] == t.name(t.supers[-1])


@rule("FF-6.6")
def test_the_first_player_by_lot_or_by_choice_of_the_host() -> None:
    """A4-5."""
    drawn = {born(4, f"lot {n}").view(None)["first"] for n in range(40)}
    assert drawn == {0, 1, 2, 3}
    for n in range(8):
        m = born(4, f"lot {n}", first="host")
        assert list(m.asks) == [0]
        assert told(m, "begin") == [{"first": 0}]


@rule("FF-6.1")
def test_all_choose_who_they_are_and_nobody_sees_it_before_all_have() -> None:
    m = new(3)
    assert {seat: offers(m, seat) for seat in m.asks} == dict.fromkeys(range(3), ("w", "m"))
    do(m, 1, "m")
    assert [life["sex"] for life in m.view(0)["boards"]] == ["", "", ""]
    do(m, 0, "m")
    do(m, 2, "m")
    assert [life["sex"] for life in m.view(0)["boards"]] == ["m", "m", "m"]
