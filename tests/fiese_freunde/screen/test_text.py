"""The text tells what the table shows: lives, cards, who was named, what an option does."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.bots import HOUSE, player
from tablee.lab.balance import lives as balance
from tests.fiese_freunde.play import asked, buy, do, four, has, lives, offers
from tests.rules import rule


@rule("FF-5.1", "FF-5.4", "FF-11.10")
def test_a_life_is_told_whole() -> None:
    m = lives(
        ties={(0, 2): "love"}, nights={(0, 2): 2}, children={(0, 2): 1},
        bed={0: (1, 0)}, celibate=[0], **has(money=2),
    )  # fmt: skip
    text = m.text(1, "en")
    assert "Player 1 (woman): " in text
    assert "; celibate." in text
    assert "Has: money 2." in text
    assert "(in love, 2 nights, one child)" in text
    assert "Nights without names: 1 with women, 0 with men" in text
    assert "Holds the telephones of: Player 2." in text


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("en", "Player 1 lives “Sixty metres of elastic” and picks: Ruben. Do you call"),
        ("fr", "Place 1 vit «\u00a0Soixante mètres d’élastique\u00a0» et choisit\u00a0: Ruben. Tu"),
    ],
)
@rule("FF-10.4")
def test_who_may_call_hears_the_card_and_who_was_named(lang: str, question: str) -> None:
    m = four(offer=["a07"], ties={(0, 7): "friend", (0, 1): "friend"})
    buy(m, "a07")
    do(m, 0, (7,))
    assert asked(m) == "call"
    named = m.text(1, "en").split("picks: ")[1].split(".")[0]
    assert question.replace("Ruben", named) in m.text(1, lang)


@rule("FF-10.1")
def test_parts_that_differ_stand_in_groups() -> None:
    """A choir weekend for two: love with one, friendship with another."""
    m = lives(offer=["b32"], **has(church=1))
    buy(m, "b32")
    lines = m.text(0, "en").splitlines()
    groups = [line for line in lines if line.strip().startswith("love with ")]
    assert len(groups) == len(set(groups)) == 9
    assert sum(" as a friend" in line for line in lines) == 9 * 8
    assert "costs your telephone: Player 2" in m.text(0, "en"), "a rival whom one does not know"


@rule("FF-4.7")
def test_a_second_wedding_says_what_it_costs() -> None:
    m = lives(offer=["b16"], ties={(0, 6): "happy"}, **has(money=1))
    buy(m, "b16")
    ties = [event for event in m.events(None) if event["key"] == "tie"]
    assert [(tie["args"]["was"], tie["args"]["now"]) for tie in ties] == [("happy", "married")]
    assert "was happy" in m.tell(ties[0], "en")
    assert "était heureux" in m.tell(ties[0], "fr")


@rule("FF-9.1", "FF-10.4")
def test_what_is_auctioned_and_lived_is_told_with_what_it_brings() -> None:
    m = four(offer=["a07"], ties={(0, 7): "friend", (0, 1): "friend"})
    do(m, 0, "auction:a07", "bid:0")
    brings = "[life A]. " if asked(m) == "call" else "leads with 0. "
    text = m.text(1, "en")
    terms = m.view(1)["offer"][0]["card"]["consequences"]
    assert terms
    assert f"{brings}No condition. Brings " in text or f"{brings}Needs " in text


@rule("FF-7.3")
def test_passing_says_what_it_brings() -> None:
    m = lives()
    assert f"take {m.view(0)['passing']} time" in m.text(0, "en")


@rule("FF-11.1")
def test_a_star_is_told_before_the_card_is_taken() -> None:
    m = lives(offer=["b04"], **has(church=1))
    option = m.text(0, "en").split("Auction: ")[1].splitlines()[1]
    assert "; star: " in option, option


@rule("FF-10.1")
def test_two_friends_at_once_are_chosen_by_the_first() -> None:
    m = lives(offer=["b33"])
    buy(m, "b33")
    lines = m.text(0, "en").splitlines()
    groups = [line.strip() for line in lines if line.startswith("  With ")]
    assert len(groups) == len(set(groups)) > 5
    assert sum(". and " in line for line in lines) == len(offers(m))


# -- the house bot ------------------------------------------------------------------------------


def decided(seed: str, **position: Any) -> tuple[int, ...]:
    m = four(offer=["a10"], **position)
    buy(m, "a10")
    choice = player("fiese-freunde", HOUSE, seed)(m, 0)
    assert isinstance(choice, tuple)
    return choice


def test_two_of_the_house_who_wait_for_a_good_card_do_not_wait_for_ever() -> None:
    """In this game they both passed, slice after slice."""
    assert balance.play_one(2, "balance/2/564").outcome is not None


@rule("FF-10.8")
def test_the_house_takes_whom_it_likes_by_chance() -> None:
    """Of neutral strangers none is better than another, and no telephone is spent."""
    found = {decided(f"seed {n}") for n in range(20)}
    assert len(found) > 2
    assert all(person >= 4 for (person,) in found)


@rule("FF-10.8")
def test_the_house_takes_a_caller_rather_than_spend_a_telephone() -> None:
    m = four(offer=["a10"])
    buy(m, "a10")
    do(m, 0, (4,))
    m.answer(2, "call")
    for seat in (1, 3):
        m.answer(seat, "stay")
    while asked(m) == "call":
        m.answer(next(iter(m.asks)), "stay")
    assert asked(m) == "decide"
    assert player("fiese-freunde", HOUSE, "any")(m, 0) == (2,)


@rule("FF-9.7")
def test_the_balance_report_counts_wins_by_seat() -> None:
    m = lives(
        player=1, realised={1: ["f1", "s4", "r1", "l7"]}, goals={1: ["j3"]}, **has(1, money=3)
    )
    m.answer(1, "goal:j3")
    ledger = balance.count(m)
    assert ledger.seated == {1: 1}
    assert "## Who wins, by seat\n\n| players" in balance.report([ledger])
