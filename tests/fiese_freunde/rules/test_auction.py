"""FF-9.1, FF-9.2 the auction, with its secret maxima."""

from __future__ import annotations

from typing import Any

import pytest

import tablee
from tests.fiese_freunde.play import (
    asked,
    board,
    circle,
    do,
    four,
    lives,
    offers,
    refuse,
    times,
    told,
    traits,
    who,
)
from tests.rules import rule


def lot(time: list[int], opening: str = "bid:0", card: str = "a12", **more: Any) -> tablee.Match:
    """Seat 0 has put a card up and opened."""
    m = four(offer=[card, "a11"], time=time, **more)
    do(m, 0, f"auction:{card}", opening)
    return m


def bids(m: tablee.Match) -> list[tuple[int, int]]:
    return [(event["seat"], event["time"]) for event in told(m, "bid")]


def sold(m: tablee.Match) -> tuple[int, int]:
    (event,) = told(m, "sold")
    return event["seat"], event["time"]


@rule("FF-9.1")
def test_open_with_0_or_more() -> None:
    m = four(offer=["a12"], time=[3, 3, 3, 3])
    m.answer(0, "auction:a12")
    assert asked(m) == "open"
    assert offers(m) == ("bid:0", "bid:1", "bid:2", "bid:3", "max:1", "max:2", "max:3")
    refuse(m, 0, "bid:4", "FF-9.1")
    refuse(m, 0, "drop", "FF-9.1")
    refuse(m, 1, "bid:1", "FF-9.1")


@rule("FF-9.1", "FF-9.2")
def test_clockwise_each_bids_more_or_drops_out_until_one_is_left() -> None:
    """A4-11."""
    m = lot([6, 6, 6, 6], "bid:1")
    order = []
    for answer in ("bid:2", "drop", "bid:4", "drop", "bid:5", "drop"):
        order.append(who(m))
        m.answer(who(m), answer)
    assert order == [1, 2, 3, 0, 1, 3]
    assert bids(m) == [(0, 1), (1, 2), (3, 4), (1, 5)]
    assert (sold(m), times(m), traits(m, 1)) == ((1, 5), [6, 1, 6, 6], {"money": 2})
    assert board(m, 1)["lived"] == ["a12"]


@rule("FF-9.1")
def test_an_overbid_is_strictly_higher_and_never_above_the_purse() -> None:
    m = lot([3, 4, 9, 2], "bid:2")
    assert offers(m) == ("drop", "bid:3", "bid:4", "max:4")
    for choice in ("bid:2", "bid:0", "bid:5", "max:3", "max:5", "bid:-1", "bid:3.0", "pass", 3):
        refuse(m, 1, choice, "FF-9.1")
    m.answer(1, "bid:4")
    m.answer(2, "drop")
    assert times(m) == [3, 0, 9, 2], "the others can't go higher and are not asked"
    assert [event["seat"] for event in told(m, "drop")] == [2, 3, 0]


@rule("FF-9.1")
def test_who_drops_out_stays_out_of_this_auction_and_has_not_passed() -> None:
    m = lot([5, 5, 5, 5])
    for seat, answer in ((1, "drop"), (2, "bid:1"), (3, "bid:2"), (0, "bid:3"), (2, "bid:4")):
        assert who(m) == seat
        m.answer(seat, answer)
    refuse(m, 1, "bid:5", "FF-9.1")
    do(m, 3, "drop")
    do(m, 0, "drop")
    assert (sold(m), m.view(None)["passed"]) == ((2, 4), [])


@rule("FF-9.1")
def test_only_those_who_meet_the_conditions_and_have_not_passed_may_bid() -> None:
    """A4-11."""
    rich = {seat: {"money": 1} for seat in (0, 2, 3)}
    m = lot([5, 5, 5, 5], card="a01", traits=rich, passed=[3])
    assert m.view(None)["auction"]["bidders"] == [0, 2]
    assert who(m) == 2
    m.answer(2, "drop")
    assert sold(m) == (0, 0)


@rule("FF-9.1", "FF-10.10")
def test_only_those_who_could_find_the_persons_may_bid() -> None:
    ties = {(0, 4): "friend", (1, 5): "friend", (2, 5): "engaged"}
    m = lot([5, 5, 5, 5], card="b05", ties=ties)
    assert (sold(m), told(m, "drop")) == ((0, 0), []), "5 is engaged, and 3 knows nobody"


@rule("FF-9.1")
def test_alone_one_pays_what_one_opens_with() -> None:
    m = lot([5, 5, 5, 5], "bid:2", passed=[1, 2, 3])
    assert (sold(m), times(m), m.view(None)["bank"]) == ((0, 2), [3, 5, 5, 5], 14)


@rule("FF-9.1")
def test_time_is_open_to_all() -> None:
    m = lot([1, 2, 3, 4])
    for seat in (0, 1, 2, 3, None):
        assert [life["time"] for life in m.view(seat)["boards"]] == [1, 2, 3, 4]
        assert m.view(seat)["auction"] == {
            "card": "a12", "leader": 0, "price": 0, "bidders": [0, 1, 2, 3], "my_maximum": -1,
            "bids": bids_shown(m, seat),
        }  # fmt: skip


def bids_shown(m: tablee.Match, seat: int | None) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = m.view(seat)["auction"]["bids"]
    return found


@rule("FF-9.1")
def test_whoever_is_asked_sees_each_bid_with_the_answers_that_make_it() -> None:
    m = four(offer=["a12"], time=[3, 4, 1, 0])
    do(m, 0, "auction:a12")
    for choice in ("bid:0", "bid:1", "max:3", "bid:3"):
        seat, options = who(m), m.asks[who(m)]
        assert isinstance(options, tuple)
        shown = bids_shown(m, seat)
        answers = [str(bid["bid"]) for bid in shown] + [str(bid["limit"]) for bid in shown[1:]]
        assert [option for option in options if option != "drop"] == answers
        assert shown[0]["limit"] == ""
        assert all(answer.endswith(f":{bid['time']}") for bid in shown for answer in [bid["bid"]])
        assert [bids_shown(m, s) for s in (0, 1, 2, 3, None) if s != seat] == [[]] * 4
        m.answer(seat, choice if choice in options else "drop")


@rule("FF-9.2")
def test_the_winner_pays_the_bank_and_lives_the_card() -> None:
    """A4-12: and who chose it has another turn, until they win a card or do something else."""
    m = lot([5, 5, 5, 5])
    m.answer(1, "bid:3")
    for seat in (2, 3, 0):
        m.answer(seat, "drop")
    assert (times(m), m.view(None)["bank"]) == ([5, 2, 5, 5], 15)
    assert (traits(m, 1), traits(m, 0), who(m)) == ({"money": 2}, {}, 0)
    do(m, 0, "auction:a11", "bid:0")
    m.answer(1, "bid:1")
    for seat in (2, 3, 0):
        m.answer(seat, "drop")
    assert who(m) == 0, "and again"
    m.answer(0, "pass")
    assert who(m) == 1


@rule("FF-9.2")
def test_who_wins_what_they_chose_has_had_their_turn() -> None:
    m = lot([5, 5, 5, 5])
    for seat in (1, 2, 3):
        m.answer(seat, "drop")
    assert (who(m), board(m)["lived"]) == (1, ["a12"])


@rule("FF-9.2", "FF-10.1")
def test_the_winner_chooses_who_takes_part() -> None:
    m = lot([5, 5, 5, 5], card="a23")
    m.answer(1, "bid:1")
    for seat in (2, 3, 0):
        m.answer(seat, "drop")
    assert (who(m), asked(m)) == (1, "name")
    m.answer(1, (9,))
    for seat in (0, 2, 3):
        m.answer(seat, "stay")
    assert (circle(m, 1), who(m)) == ({9: "friend"}, 0)


@rule("FF-9.1", "FF-9.2")
def test_an_event_may_shut_out_the_chooser_who_goes_on_with_something_else() -> None:
    """A card of the offer that is lived by another is gone."""
    m = lot([0, 5, 5, 5])
    m.answer(1, "bid:1")
    do(m, 2, "drop")
    do(m, 3, "drop")
    assert offers(m) == ("auction:a11", "pass")


# -- secret maxima ----------------------------------------------------------------------------


def duel(time: list[int], mine: str, theirs: str, *answers: str) -> tablee.Match:
    """Two players; answers of whoever is asked after the first two."""
    m = lives(offer=["a12", "a11"], time=time)
    do(m, 0, "auction:a12", mine)
    m.answer(1, theirs)
    for answer in answers:
        m.answer(who(m), answer)
    return m


@rule("FF-9.1")
def test_a_maximum_bids_the_least_that_leads() -> None:
    m = duel([6, 6], "max:5", "bid:3")
    assert bids(m) == [(0, 0), (1, 3), (0, 4)]
    m.answer(1, "drop")
    assert (sold(m), times(m)) == ((0, 4), [2, 6])


@rule("FF-9.1")
def test_two_maxima_against_each_other() -> None:
    """Bid by bid, up to the lower one; its owner is then asked again."""
    m = duel([6, 6], "max:5", "max:3")
    assert bids(m) == [(0, 0), (1, 1), (0, 2), (1, 3), (0, 4)]
    assert (who(m), offers(m)) == (1, ("drop", "bid:5", "bid:6", "max:6"))
    m.answer(1, "drop")
    assert sold(m) == (0, 4)


@rule("FF-9.1")
def test_equal_maxima_leave_it_to_who_got_there_first() -> None:
    m = duel([6, 6], "max:4", "max:4")
    assert bids(m)[-1] == (0, 4)
    assert who(m) == 1
    m.answer(1, "drop")
    assert sold(m) == (0, 4)


@rule("FF-9.1")
def test_an_exhausted_maximum_is_gone_and_its_owner_decides_anew() -> None:
    m = duel([6, 6], "max:2", "bid:3")
    assert (who(m), m.view(0)["auction"]["my_maximum"]) == (0, -1)
    m.answer(0, "max:6")
    assert bids(m)[-1] == (0, 4)
    assert m.view(0)["auction"]["my_maximum"] == 6
    m.answer(1, "bid:5")
    assert bids(m)[-1] == (0, 6), "and the rival, with six, is out"
    assert (sold(m), times(m)) == ((0, 6), [0, 6])


@rule("FF-9.1")
def test_a_maximum_is_spent_with_its_auction() -> None:
    m = duel([6, 6], "max:5", "drop")
    assert (sold(m), who(m)) == ((0, 0), 1)
    do(m, 1, "auction:a11", "bid:0")
    assert (who(m), asked(m)) == (0, "bid"), "nothing bids by itself"


@pytest.mark.parametrize("watcher", [1, None])
@rule("FF-9.1")
def test_a_maximum_is_never_seen_by_others(watcher: int | None) -> None:
    """Whatever it is, the others see and hear the same."""
    seen = []
    for maximum in ("max:3", "max:4", "max:8"):
        m = lives(offer=["a12"], time=[8, 8])
        do(m, 0, "auction:a12", maximum)
        m.answer(1, "bid:2")
        seen.append((m.view(watcher), m.events(watcher), m.asks, m.text(watcher, "fr")))
    assert seen[0] == seen[1] == seen[2]
    assert seen[0][0]["auction"]["my_maximum"] == -1
    assert "max" not in str([event["args"] for event in seen[0][1]])


@rule("FF-9.1")
def test_a_maximum_is_seen_by_its_owner_and_looks_like_a_bid() -> None:
    secret, plain = duel([6, 6], "max:5", "drop"), duel([6, 6], "bid:0", "drop")
    assert secret.events(1)[1:] == plain.events(1)[1:]
    m = lives(offer=["a12"], time=[6, 6])
    do(m, 0, "auction:a12", "max:5")
    assert m.view(0)["auction"]["my_maximum"] == 5


@rule("FF-9.1")
def test_a_bid_stands() -> None:
    m = lot([5, 5, 5, 5], "bid:3")
    assert not m.can_undo(0)
    with pytest.raises(tablee.Refused):
        m.undo(0)


@rule("FF-9.1", "FF-2.3")
def test_a_condition_is_checked_for_each_bidder() -> None:
    m = lives(offer=["a36"], time=[3, 3], traits={0: {"money": 2}, 1: {"money": 1}})
    do(m, 0, "auction:a36", "bid:0")
    assert sold(m) == (0, 0)
    both = lives(offer=["a36"], time=[3, 3], traits={0: {"money": 2}, 1: {"money": 2}})
    do(both, 0, "auction:a36", "bid:0")
    assert who(both) == 1
