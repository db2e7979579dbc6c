"""FF-1.1 the blank card: the table's own idea, good or broken."""

from __future__ import annotations

import pytest

import tablee
from tablee.games.fiese_freunde.content.blank import parse_blank
from tablee.games.fiese_freunde.content.grammar import TRAITS
from tablee.games.fiese_freunde.screen.cards import show_card
from tablee.games.fiese_freunde.screen.own_card import OWN_CARD
from tablee.games.fiese_freunde.screen.view import FormView
from tests.fiese_freunde.play import (
    GAME,
    born,
    buy,
    facts,
    friends,
    has,
    in_two_languages,
    live,
    lives,
    new,
    offers,
    phrases,
    tell,
    tie,
    traits,
    truth,
)
from tests.rules import rule

GOOD = [
    "Karaoke | friend A | +alcohol 1, partner A",
    "Lottery||+money 3",
    "  Spaces  |  money 1 ,  !child  |  0 money ,  friend 2  ",
    "A question of style? | happily-married | divorce, separation, sex",
    "Twins | sex A | child A",
    "Alone at sea | !friend, !partner, !married, !sex, !child | +wisdom 3",
    "Everything | drugs 3, ex 2, same-sex 1 | +smoking 1, 0 money, marry A, sex A, child A",
    "Titel, mit Komma | | sex, child",
    "Ünïcode 🎲 | | +church 9",
]


@pytest.mark.parametrize("text", GOOD)
@rule("FF-1.1")
def test_a_good_card_of_ones_own(text: str) -> None:
    m = born(2, blank=text)
    assert m.view(None)["own_card"]["title"] == text.partition("|")[0].strip()
    assert "b41" in {truth(m).name(card) for card in truth(m).piles[2]}


BROKEN = [
    "Karaoke", "Karaoke | friend A", "a | b | c | d", "| friend | +money 1", "Karaoke | friend |",
    "Karaoke | friend | ,,", " | | ", "|||", "Karaoke | fish | +money 1", "Karaoke | | fish",
    "Karaoke | | money 1", "Karaoke | | +friend 1", "Karaoke | | 0 friend", "Karaoke | | 0 fish",
    "Karaoke | | +money A", "Karaoke | | +money 0", "Karaoke | | +money 10",
    "Karaoke | | +money -1", "Karaoke | | +money one", "Karaoke | money B | sex",
    "Karaoke | money 1 1 | sex", "Karaoke | +money 1 | sex", "Karaoke | !money 2 | sex",
    "Karaoke | !friend A | sex", "Karaoke | friend  A | partner A",
    "Karaoke | Friend A | partner A", "Karaoke | | marry", "Karaoke | | marry 2",
    "Karaoke | married A | sex", "Karaoke | | separation A", "Karaoke | | divorce 2",
    "Karaoke | | sex 2", "Karaoke | | partner 2", "Karaoke | partner 2 | sex",
    "Karaoke | child A | sex", "Karaoke | time 4 | sex", "Karaoke | | child",
    "Karaoke | | child A", "Karaoke | | sex A", "Karaoke | money 1 | sex A, child A",
    "Karaoke | friend, friend | sex", "Karaoke | money 1, !money | sex",
    "Karaoke | | friend, friend", "Karaoke | | +money 1, +money 2",
    "Karaoke | friend A, ex A | sex A", "Karaoke | partner A, sex A | child A",
    "Karaoke | friend 5 | sex", "Karaoke | friend 3 | friend 2", "Karaoke | friend 9 | friend 9",
    "Karaoke | | +smoking 1, +alcohol 1, +drugs 1, +money 1, +illness 1, +weight 1, +sadness 1",
    "Karaoke | smoking 1, alcohol 1, drugs 1, money 1, illness 1, weight 1, church 1 | sex",
    "Line\nbreak | | sex", "x" * 300 + " | | sex", "Karaoke | | " + "+money 1," * 90,
]  # fmt: skip


@pytest.mark.parametrize("text", BROKEN, ids=lambda text: text[:40].replace("\n", " "))
@rule("FF-1.1")
def test_a_broken_card_of_ones_own_is_refused(text: str) -> None:
    with pytest.raises(tablee.Refused) as caught:
        new(blank=text)
    assert caught.value.key.startswith("no-blank-")
    assert caught.value.rule == "FF-1.1"
    in_two_languages(caught.value)
    assert "not right yet" in caught.value.message("en")


@pytest.mark.parametrize("value", [None, 3, ["Karaoke | | sex"], True])
@rule("FF-1.1")
def test_only_text_can_be_a_card(value: object) -> None:
    with pytest.raises(tablee.Refused) as caught:
        tablee.new_match(GAME, 2, {"blank": value})
    assert caught.value.rule == "FF-1.1"
    in_two_languages(caught.value)


@rule("FF-1.1", "FF-2.5")
def test_a_card_of_six_gains_is_played_in_no_time() -> None:
    """Every different result of 720 orders, and no more than that."""
    gains = "+alcohol 1, +wisdom 1, +drugs 1, +money 1, +sadness 1, +church 1"
    full = dict.fromkeys(("alcohol", "wisdom", "drugs", "money", "sadness", "church"), 3)
    m = lives(blank=f"Too much | | {gains}", offer=["b41"], traits={0: full})
    buy(m, "b41")
    assert all(len(order) == 6 for order in offers(m))
    assert len(offers(m)) > 1
    tell(m, offers(m)[0])
    assert traits(m)["alcohol"] == 3


@rule("FF-1.1")
def test_it_has_the_words_of_all_cards() -> None:
    m = lives(blank="Karaoke | friend A, alcohol 1 | partner A", offer=["b41"], **has(alcohol=1))
    for lang, condition in (("en", "alcohol"), ("fr", "alcool")):
        assert condition in m.text(0, lang)
    shown = m.view(0)["offer"][0]["card"]
    assert phrases(shown["conditions"]) == ["friend A", "alcohol"]
    assert phrases(shown["consequences"]) == ["partner A"]


@rule("FF-1.1")
def test_two_tables_have_two_cards() -> None:
    one = lives(blank="One | | +money 1", offer=["b41"])
    other = lives(blank="Other | friend | sex, +money 2", offer=["b41"], **friends(6))
    live(one, "b41")
    live(other, "b41", "w")
    assert (traits(one), traits(other)) == ({"money": 1}, {"money": 2})
    assert tie(other, 0, 6) == "friend"
    assert facts(other)["bed"][0] == (1, 0)


# -- the form ---------------------------------------------------------------------------------


FORMS = [
    (side, form)
    for side, words in (("needs", OWN_CARD.needs), ("gives", OWN_CARD.gives))
    for word in words
    for form in word.forms
]


@pytest.mark.parametrize(("side", "form"), FORMS, ids=lambda one: getattr(one, "phrase", one))
@rule("FF-1.1", "FF-1.3")
def test_every_form_that_is_offered_can_stand_on_a_card(side: str, form: FormView) -> None:
    """With what it needs beside it: somebody to be A, a night for its child."""
    beside = {"sex A": "friend A", "child A": "friend A", "child": "sex"}.get(form.phrase)
    gives = [form.phrase, *([beside] if beside else [])] if side == "gives" else ["+money 1"]
    needs = form.phrase if side == "needs" else ""
    card = parse_blank(f"Karaoke | {needs} | {', '.join(gives)}")
    shown = show_card(card)
    assert form.symbol in (shown.conditions if side == "needs" else shown.consequences)


@rule("FF-1.1")
def test_the_form_offers_no_more_than_a_card_may_have() -> None:
    longest = [max((f.phrase for f in w.forms), key=len) for w in OWN_CARD.gives[: OWN_CARD.most]]
    title = "x" * OWN_CARD.longest_title
    parse_blank(f"{title} | {', '.join(one[1:] for one in longest)} | {', '.join(longest)}")
    words = [word.word for word in OWN_CARD.needs]
    assert set(TRAITS) < set(words)
    assert len(words) == len(set(words))


@pytest.mark.parametrize(
    ("text", "missing"), [(" | friend | ", "both"), ("Karaoke | |", "gives"), ("| | sex", "title")]
)
@rule("FF-1.1")
def test_what_is_missing_is_said(text: str, missing: str) -> None:
    with pytest.raises(tablee.Refused) as caught:
        new(blank=text)
    assert (caught.value.key, dict(caught.value.args_)) == ("no-blank-empty", {"missing": missing})
