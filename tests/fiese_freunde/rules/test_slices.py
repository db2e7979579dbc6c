"""FF-8 the slices of real life; FF-9.5, FF-9.7, FF-9.8 how they follow and end."""

from __future__ import annotations

import pytest

import tablee
from tests.fiese_freunde.play import (
    board,
    born,
    buy,
    four,
    has,
    live,
    lives,
    offers,
    refuse,
    told,
    truth,
    who,
)
from tests.rules import rule

FIVE = ["l1", "j1", "r1", "f1", "s1"]


def all_pass(m: tablee.Match) -> None:
    """Until the next slice begins, or the end."""
    now = m.view(None)["slice"]
    while m.outcome is None and m.view(None)["slice"] == now:
        m.answer(who(m), "pass" if "pass" in offers(m) else "enough")


def offer(m: tablee.Match) -> list[str]:
    return [card["card"]["id"] for card in m.view(None)["offer"]]


@pytest.mark.parametrize("seats", range(2, 7))
@rule("FF-8.1")
def test_five_cards_of_each_deck_or_four_with_two_or_three_players(seats: int) -> None:
    m = born(seats)
    all_pass(m)
    each = 4 if seats <= 3 else 5
    assert [name[0] for name in offer(m)] == ["a"] * each + ["b"] * each
    assert m.view(None)["piles"] == [0, 40 - each, 40 - each]
    all_pass(m)
    assert m.view(None)["piles"] == [0, 40 - 2 * each, 40 - 2 * each]
    assert m.view(None)["slice"] == 3


@rule("FF-8.2")
def test_who_passed_first_begins_the_next_slice() -> None:
    m = four(slice=1, offer=["p02"])
    live(m, "p02")
    for seat in (1, 2, 3):
        m.answer(seat, "pass")
    m.answer(0, "pass")
    assert (m.view(None)["first"], who(m)) == (1, 1)
    all_pass(m)
    assert (m.view(None)["first"], who(m)) == (1, 1)
    t = four(passed=[3, 0], player=1)
    t.answer(1, "pass")
    t.answer(2, "pass")
    assert (t.view(None)["first"], who(t)) == (3, 3)


@rule("FF-8.3")
def test_four_things_to_do_with_a_turn() -> None:
    m = lives(
        offer=["a11", "b07"], goals={0: ["j3", "l1"]}, packets=[["l2"]], time=[4, 4], **has(money=3)
    )
    assert offers(m) == ("auction:a11", "auction:b07", "goal:j3", "exchange", "pass")
    for choice in ("take:a11", "goal:l1", "auction:a12", "bid:0", "", None, 3):
        refuse(m, 0, choice, "FF-8.3")


@rule("FF-8.3")
def test_only_who_is_on_turn_and_clockwise() -> None:
    m = four(offer=["a11", "a12"], passed=[1])
    refuse(m, 2, "pass", "FF-8.3")
    live(m, "a11")
    assert who(m) == 2, "who has passed is skipped"
    live(m, "a12")
    assert who(m) == 3


@rule("FF-9.5", "FF-7.4")
def test_when_all_have_passed_what_is_left_is_discarded() -> None:
    """A4-9."""
    m = lives(offer=["a11", "a12", "b07"])
    live(m, "a12")
    m.answer(1, "pass")
    m.answer(0, "pass")
    t = truth(m)
    assert [[t.name(card) for card in pile] for pile in t.discards] == [[], ["a11"], ["b07"]]
    assert len(offer(m)) == 8
    assert "a11" not in offer(m)
    assert told(m, "slice")[-1] == {"slice": 3, "cards": offer(m), "first": 1}


# -- the end ----------------------------------------------------------------------------------


@rule("FF-9.7")
def test_the_fifth_goal_ends_the_game_at_once() -> None:
    """A4-16: life and super goals together."""
    m = lives(realised={0: ["l1", "j1", "r1", "m1"]}, goals={0: ["j3"]}, **has(money=3, sadness=2))
    m.answer(0, "goal:j3")
    assert m.asks == {}
    assert m.outcome is not None
    assert [(r.won, r.key, r.rule) for r in m.outcome] == [
        (True, "win", "FF-9.7"),
        (False, "lose", "FF-9.7"),
    ]
    assert m.outcome[1].args == {"goals": 0, "winner": 0}
    assert told(m, "over") == [{"seat": 0}]


@rule("FF-9.7")
def test_a_super_goal_can_be_the_fifth() -> None:
    m = lives(
        realised={0: ["l1", "j1", "r1", "f1"]},
        super_goal="m2",
        **has(smoking=2, alcohol=2, drugs=2),
    )
    m.answer(0, "goal:m2")
    assert m.view(None)["winner"] == 0


@rule("FF-9.7")
def test_four_goals_do_not_end_it() -> None:
    m = lives(realised={0: ["l1", "j1", "r1"], 1: ["l2"]}, goals={0: ["j3"]}, **has(money=3))
    m.answer(0, "goal:j3")
    assert (m.outcome, who(m)) == (None, 1)


@rule("FF-9.7")
def test_after_the_end_nothing_is_accepted() -> None:
    m = lives(realised={1: FIVE[:4]}, goals={1: ["j3"]}, player=1, **has(1, money=3))
    m.answer(1, "goal:j3")
    for seat in (0, 1):
        with pytest.raises(tablee.Refused) as caught:
            m.answer(seat, "pass")
        assert caught.value.key == "no-over"
        assert caught.value.message("en") != caught.value.message("fr")
    for lang in ("en", "fr"):
        assert len(m.text(0, lang).splitlines()) > 3


# -- the decks run out ------------------------------------------------------------------------

A, B = [f"a{n:02}" for n in range(1, 41)], [f"b{n:02}" for n in range(1, 41)]


@rule("FF-9.8")
def test_what_is_left_of_a_deck_comes_first_then_what_was_never_lived() -> None:
    """A4-17. Only the deck that can't fill its part is filled up; lived cards never return."""
    m = lives(
        offer=["a11", "a12", "a32", "a35"], life_a=["a01", "a02", "a03"], life_b=B[20:28],
        lived={1: ["a40"]},
    )  # fmt: skip
    live(m, "a12")
    all_pass(m)
    assert offer(m)[:3] == ["a01", "a02", "a03"]
    assert offer(m)[3] in ("a11", "a32", "a35")
    t = truth(m)
    assert offer(m)[4:] == B[20:24]
    left = {t.name(card) for card in t.piles[1]}
    assert left | {offer(m)[3]} == {"a11", "a32", "a35"}
    assert t.discards == [[], [], []]
    assert len(t.piles[2]) == 4


@rule("FF-9.8")
def test_a_deck_that_just_suffices_is_not_filled_up() -> None:
    m = lives(offer=["a11"], life_a=A[20:24], life_b=B[20:24])
    all_pass(m)
    assert offer(m) == A[20:24] + B[20:24]
    assert [truth(m).name(c) for c in truth(m).discards[1]] == ["a11"]


@rule("FF-9.8")
def test_the_discards_are_shuffled_in() -> None:
    """And then nobody knows their order any more."""
    seen = set()
    for n in range(12):
        m = tablee.scenario(
            "fiese-freunde", key=f"shuffle {n}", offer=A[:8], life_a=[], life_b=B[:4]
        )
        all_pass(m)
        seen.add(tuple(offer(m)[:4]))
        t = truth(m)
        assert not any(t.knows(s) >> card & 1 for card in t.piles[1] for s in (0, 1, None))
    assert len(seen) > 6


@pytest.mark.parametrize(("a", "b"), [(3, 4), (4, 3)])
@rule("FF-9.8")
def test_an_aimless_existence(a: int, b: int) -> None:
    """A4-17: still not enough cards of one category: nobody has won."""
    m = lives(life_a=A[:a], life_b=B[:b], realised={0: FIVE[:4]})
    all_pass(m)
    assert m.outcome is not None
    assert [(r.won, r.key, r.rule) for r in m.outcome] == [(False, "aimless", "FF-9.8")] * 2
    assert m.view(None)["aimless"] is True
    assert told(m, "aimless") == [{}]
    assert "aimless" in m.text(0, "en")


@rule("FF-9.8")
def test_a_whole_game_of_passing_never_ends_by_itself() -> None:
    """Nothing is lived, so everything comes back."""
    m = born(4, goals="dealt")
    for _ in range(20):
        all_pass(m)
    assert (m.outcome, m.view(None)["slice"]) == (None, 21)


@rule("FF-9.9")
@pytest.mark.parametrize(
    "gives", ["0 money", "separation", "divorce", "0 money, separation, divorce"]
)
def test_a_consequence_that_cannot_happen_is_skipped(gives: str) -> None:
    """A single without money may still take the card, and the rest of it happens."""
    m = lives(blank=f"Nothing | | {gives}, +wisdom 1", offer=["b41"])
    buy(m, "b41")
    assert board(m)["traits"]["wisdom"] == 1
    assert board(m)["circle"] == []
