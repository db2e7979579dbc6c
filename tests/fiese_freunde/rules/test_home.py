"""FF-7 leaving home, the first slice of life; and passing."""

from __future__ import annotations

import pytest

from tests.fiese_freunde.play import (
    asked,
    board,
    born,
    buy,
    call,
    do,
    four,
    has,
    live,
    lives,
    offers,
    refuse,
    tie,
    times,
    told,
    traits,
    truth,
    who,
)
from tests.rules import rule

HOME_CARDS = {2: 8, 3: 12, 4: 12, 5: 15, 6: 18}


@pytest.mark.parametrize("seats", HOME_CARDS)
@rule("FF-7.1")
def test_three_cards_per_player_or_four_with_two_or_three(seats: int) -> None:
    """A4-6: what is not dealt leaves the game."""
    m = born(seats)
    offer = [card["card"]["id"] for card in m.view(None)["offer"]]
    assert len(set(offer)) == HOME_CARDS[seats]
    assert all(name.startswith("p") for name in offer)
    assert m.view(None)["piles"][0] == 0
    assert len([c for c in truth(m).box if truth(m).name(c).startswith("p")]) == 20 - len(offer)


@rule("FF-7.2")
def test_in_turn_clockwise_one_card_a_goal_or_pass() -> None:
    m = four(slice=1, first=2, player=2, offer=["p02", "p04", "p10"], goals={3: ["l7"]})
    order = []
    for card in ("p02", "p10"):
        order.append(who(m))
        live(m, card)
        if card == "p02":
            order.append(who(m))
            m.answer(3, "pass")
    assert order == [2, 3, 0]
    assert offers(m) == ("take:p04", "pass")


@rule("FF-7.2", "FF-9.1")
def test_a_card_is_lived_at_once_without_an_auction() -> None:
    """A4-6."""
    m = lives(slice=1, offer=["p20"], time=[3, 3])
    m.answer(0, "take:p20")
    assert traits(m) == {"money": 2}
    assert (times(m), told(m, "auction"), told(m, "bid")) == ([3, 3], [], [])
    assert board(m)["lived"] == ["p20"]


@rule("FF-7.2", "FF-9.6")
def test_a_goal_may_be_realised_already_in_the_first_slice() -> None:
    """A4-15: the super goal too."""
    m = lives(
        slice=1, goals={0: ["j3"]}, super_goal="m2", **has(money=3, smoking=2, alcohol=2, drugs=2)
    )
    assert set(offers(m)) == {"goal:j3", "goal:m2", "pass"}
    m.answer(0, "goal:j3")
    assert (board(m)["realised"], who(m)) == (["j3"], 1)


@rule("FF-7.6")
def test_no_auction_and_no_exchange_in_the_first_slice() -> None:
    m = lives(slice=1, offer=["p02"], goals={0: ["l1"]}, packets=[["l2"]], time=[8, 8])
    assert offers(m) == ("take:p02", "pass")
    refuse(m, 0, "exchange", "FF-7.2")
    refuse(m, 0, "auction:p02", "FF-7.2")
    later = lives(offer=["a11"], goals={0: ["l1"]}, packets=[["l2"]], time=[8, 8])
    assert offers(later) == ("auction:a11", "exchange", "pass")


@rule("FF-7.6", "FF-10.4")
def test_telephones_ring_in_the_first_slice_too() -> None:
    m = four(slice=1, offer=["p05"])
    buy(m, "p05")
    m.answer(0, (4,))
    call(m, 2)
    call(m)
    assert asked(m) == "decide"
    m.answer(0, (2,))
    assert (tie(m, 0, 2), board(m, 2)["phones"]) == ("friend", [1, 3])
    assert traits(m, 2) == {"wisdom": 1}


# -- passing ----------------------------------------------------------------------------------

INCOME = {2: [6, 2], 3: [6, 4, 2], 4: [6, 4, 2, 0], 5: [6, 5, 4, 2, 0], 6: [6, 5, 4, 3, 2, 0]}


@pytest.mark.parametrize("slice_", [1, 2])
@pytest.mark.parametrize("seats", INCOME)
@rule("FF-7.3", "FF-9.3")
def test_time_by_the_order_of_passing(seats: int, slice_: int) -> None:
    """A4-14: from the bank, in leaving home and in real life."""
    m = lives(seats=seats, slice=slice_, time=[0] * seats, player=1, first=1)
    bank = m.view(None)["bank"]
    got = []
    for n in range(seats):
        seat = (1 + n) % seats
        assert list(m.asks) == [seat]
        m.answer(seat, "pass")
        got.append(times(m)[seat])
    assert got == INCOME[seats]
    assert m.view(None)["bank"] == bank - sum(got)


@rule("FF-7.3")
def test_the_order_of_passing_counts_not_the_seat() -> None:
    m = four(slice=1, offer=["p02", "p04"], time=[0, 0, 0, 0])
    live(m, "p02")
    m.answer(1, "pass")
    live(m, "p04")
    for seat in (3, 0, 2):
        m.answer(seat, "pass")
    assert times(m) == [2, 6, 0, 4]


@rule("FF-7.3", "FF-10.2")
def test_who_has_passed_is_skipped_but_can_be_drawn_in() -> None:
    """A4-7, A4-43: they may call, too."""
    m = four(slice=1, offer=["p05", "p12"], passed=[1, 3], ties={(0, 1): "friend"})
    live(m, "p05", (1,))
    assert (traits(m, 1), who(m)) == ({"wisdom": 1}, 2)
    buy(m, "p12")
    m.answer(2, (4,))
    assert "call" in offers(m, 1)
    call(m, 3)
    call(m)
    m.answer(2, (3,)) if asked(m) == "decide" else None
    assert (tie(m, 2, 3), traits(m, 3)) == ("friend", {"money": 1})
    assert who(m) == 0


@rule("FF-7.4")
def test_the_last_may_take_as_many_turns_as_they_like() -> None:
    """A4-8: for cards and goals."""
    m = lives(slice=1, offer=["p02", "p04", "p20"], passed=[1], goals={0: ["j3"]})
    for card in ("p02", "p20"):
        live(m, card)
        assert who(m) == 0
    do(m, 0, "goal:j3", "take:p04", ("+money 1", "+sadness 1"), "pass")
    assert board(m)["lived"] == ["p02", "p20", "p04"]
    assert m.view(None)["slice"] == 2


@rule("FF-7.4", "FF-7.1")
def test_what_is_left_is_discarded_and_never_comes_back() -> None:
    """A4-6, A4-9."""
    m = lives(slice=1, offer=["p02", "p04"])
    m.answer(0, "pass")
    m.answer(1, "pass")
    t = truth(m)
    assert {"p02", "p04"} <= {t.name(card) for card in t.box}
    assert all(
        not t.name(card).startswith("p") for card in [*t.offer, *t.discards[1], *t.discards[2]]
    )


# -- a bank that runs dry ---------------------------------------------------------------------


@rule("FF-9.3")
def test_what_the_bank_cannot_pay_may_be_stolen() -> None:
    """A4-14: the passing player chooses from whom and how much of each."""
    m = four(time=[0, 10, 15, 3])
    assert m.view(None)["bank"] == 4
    m.answer(0, "pass")
    assert (who(m), asked(m), times(m)) == (0, "steal", [4, 10, 15, 3])
    assert m.ask is not None
    assert m.ask.args is not None
    assert m.ask.args["missing"] == 2
    assert m.ask.args["thefts"][:3] == [
        (1, 1, "steal:1:1"),
        (1, 2, "steal:1:2"),
        (2, 1, "steal:2:1"),
    ]
    assert set(offers(m)) == {"enough", *(f"steal:{s}:{n}" for s in (1, 2, 3) for n in (1, 2))}
    m.answer(0, "steal:3:1")
    assert set(offers(m)) == {"enough", "steal:1:1", "steal:2:1", "steal:3:1"}
    m.answer(0, "steal:2:1")
    assert (times(m), m.view(None)["bank"], who(m)) == ([6, 10, 14, 2], 0, 1)
    assert told(m, "steal")[-1] == {"seat": 0, "victim": 2, "time": 1}


@rule("FF-9.3")
def test_nobody_gives_more_than_they_have_and_nobody_has_to_steal() -> None:
    m = lives(seats=3, time=[0, 1, 23])
    m.answer(0, "pass")
    assert offers(m) == ("enough", "steal:1:1", *(f"steal:2:{n}" for n in range(1, 7)))
    refuse(m, 0, "steal:1:2", "FF-9.3")
    refuse(m, 0, "steal:0:1", "FF-9.3")
    m.answer(0, "enough")
    assert (times(m), who(m)) == ([0, 1, 23], 1)


@rule("FF-9.3")
def test_if_the_rivals_have_nothing_either_it_is_less() -> None:
    """All the time there is lies with the one who passes."""
    m = lives(time=[16, 0])
    m.answer(0, "pass")
    assert (who(m), times(m)) == (1, [16, 0])
    m.answer(1, "pass")
    assert asked(m) == "steal"
    m.answer(1, "steal:0:2")
    assert times(m) == [14, 2]


@rule("FF-9.3", "FF-9.2")
def test_a_bid_that_was_paid_is_there_for_those_who_pass_later() -> None:
    """A4-13."""
    m = lives(offer=["a12"], time=[16, 0])
    do(m, 0, "auction:a12", "bid:5")
    assert m.view(None)["bank"] == 5
    m.answer(1, "pass")
    assert asked(m) == "steal"
    assert times(m) == [11, 5]
