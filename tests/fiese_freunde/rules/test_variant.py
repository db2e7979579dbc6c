"""FF-12 the variant for more control (A4-47)."""

from __future__ import annotations

import random

import pytest

import tablee
from tests.fiese_freunde.play import asked, board, born, offers, refuse, told, truth
from tests.rules import rule

CATEGORIES = ["lifestyle", "spirit", "job", "relationship", "friends"]


def hands(m: tablee.Match) -> list[list[str]]:
    return [[goal["card"]["id"] for goal in m.view(seat)["goals"]] for seat in range(m.seats)]


def decks(m: tablee.Match, seat: int) -> list[str]:
    return sorted(goal["card"]["deck"] for goal in m.view(seat)["goals"])


# -- FF-12.1 ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3])
@rule("FF-12.1")
def test_two_packets_each_and_one_of_each_category_is_kept(seats: int) -> None:
    """A4-47."""
    m = born(seats, goals="chosen")
    shown = [[goal["card"]["id"] for goal in m.view(seat)["packet"]] for seat in range(seats)]
    assert all(len(set(cards)) == 10 for cards in shown)
    assert len({card for cards in shown for card in cards}) == 10 * seats, "all different"
    kept: list[list[str]] = [[] for _ in range(seats)]
    for category in CATEGORIES:
        assert asked(m) == "keep"
        for seat in range(seats):
            two = offers(m, seat)
            assert len(two) == 2
            assert set(two) <= set(shown[seat])
            assert {truth(m).category(c) for c in cards_of(m, two)} == {category}
            kept[seat].append(two[seat % 2])
            m.answer(seat, two[seat % 2])
    assert hands(m) == kept
    assert asked(m) == "turn"


def cards_of(m: tablee.Match, names: tuple[str, ...]) -> list[int]:
    t = truth(m)
    return [card for card in range(len(t.faces)) if t.name(card) in names]


@pytest.mark.parametrize(("seats", "left"), [(2, 5), (3, 4)])
@rule("FF-12.1")
def test_the_five_left_over_are_a_packet_again(seats: int, left: int) -> None:
    m = born(seats, goals="chosen")
    shown = [{goal["card"]["id"] for goal in m.view(seat)["packet"]} for seat in range(seats)]
    while asked(m) == "keep":
        for seat in list(m.asks):
            m.answer(seat, offers(m, seat)[1])
    t = truth(m)
    assert m.view(None)["packets"] == left
    for packet in t.packets:
        assert sorted(t.category(card) for card in packet) == sorted(CATEGORIES)
    names = [{t.name(card) for card in packet} for packet in t.packets]
    for seat in range(seats):
        assert shown[seat] - set(hands(m)[seat]) in names
        assert m.view(seat)["packet"] == []


@rule("FF-12.1")
def test_nobody_sees_what_others_keep() -> None:
    m = born(2, goals="chosen")
    m.answer(0, offers(m, 0)[0])
    assert board(m, 0)["goals_in_hand"] == 0
    assert not {g["card"]["id"] for g in m.view(0)["packet"]} & {
        g["card"]["id"] for g in m.view(1)["packet"]
    }
    assert told(m, "goals-chosen") == []
    refuse(m, 1, offers(m, 1)[0][:1], "FF-12.1")


# -- FF-12.2, FF-12.3 -------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [4, 5, 6])
@rule("FF-12.2")
def test_a_draft_ends_with_one_goal_of_each_category_for_all(seats: int) -> None:
    """A4-47: whoever keeps the last one offered, the first, or now and then another."""
    for way in range(3):
        m = born(seats, f"draft {way}", goals="chosen")
        rounds = 0
        while asked(m) == "draft":
            rounds += 1
            for seat in list(m.asks):
                options = offers(m, seat)
                m.answer(seat, options[(rounds * way + seat) % len(options)])
        assert rounds >= 5
        for seat in range(seats):
            assert decks(m, seat) == sorted(CATEGORIES)
        assert len({card for hand in hands(m) for card in hand}) == 5 * seats
        assert m.view(None)["packets"] == 7 - seats


@rule("FF-12.2", "FF-12.3")
def test_the_rest_goes_to_the_left_all_packets_at_once() -> None:
    m = born(4, goals="chosen")
    first = [[goal["card"]["id"] for goal in m.view(seat)["packet"]] for seat in range(4)]
    kept = [offers(m, seat)[0] for seat in range(4)]
    for seat in range(4):
        assert board(m, seat)["goals_in_hand"] == 0, "nobody is ahead of the others"
        m.answer(seat, kept[seat])
    second = [[goal["card"]["id"] for goal in m.view(seat)["packet"]] for seat in range(4)]
    for seat in range(4):
        giver = (seat - 1) % 4
        assert second[seat] == [card for card in first[giver] if card != kept[giver]]


@rule("FF-12.2")
def test_never_two_of_a_category() -> None:
    m = born(4, goals="chosen")
    for seat in range(4):
        m.answer(seat, offers(m, seat)[0])
    t = truth(m)
    for seat in range(4):
        have = {goal["card"]["deck"] for goal in m.view(seat)["goals"]}
        options = {t.category(c) for c in cards_of(m, offers(m, seat))}
        assert not have & options
        assert options | have == {goal["card"]["deck"] for goal in m.view(seat)["packet"]} | have


@rule("FF-12.2")
def test_who_can_take_nothing_passes_on() -> None:
    passed_on = 0
    for key in range(6):
        m, rand = born(4, f"nothing {key}", goals="chosen"), random.Random(key)
        while asked(m) == "draft":
            for seat in list(m.asks):
                options = offers(m, seat)
                if options == ("nothing",):
                    passed_on += 1
                    have = {goal["card"]["deck"] for goal in m.view(seat)["goals"]}
                    assert {goal["card"]["deck"] for goal in m.view(seat)["packet"]} <= have
                m.answer(seat, rand.choice(options))
        assert all(decks(m, seat) == sorted(CATEGORIES) for seat in range(4))
    assert passed_on > 0


@rule("FF-12.3")
def test_the_goals_end_up_wholly_with_the_players() -> None:
    m = born(5, goals="chosen")
    packets = {goal["card"]["id"] for seat in range(5) for goal in m.view(seat)["packet"]}
    while asked(m) == "draft":
        for seat in list(m.asks):
            m.answer(seat, offers(m, seat)[0])
    assert {card for hand in hands(m) for card in hand} == packets
    assert all(m.view(seat)["packet"] == [] for seat in range(5))


@rule("FF-12.2")
def test_without_the_variant_nobody_is_asked() -> None:
    for seats in range(2, 7):
        assert asked(born(seats)) == "turn"
