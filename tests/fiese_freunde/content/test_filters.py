"""FF-0.1 the filters: whatever a table would rather not meet is left out."""

from __future__ import annotations

import pytest

import tablee
from tablee.games.fiese_freunde.content.cards import CardText
from tablee.games.fiese_freunde.content.pack import BOX, CARDS
from tablee.games.fiese_freunde.rules.setup import what_remains
from tests.fiese_freunde.play import GAME, born, told, truth
from tests.rules import rule

SYMBOLS = {"sex": "sex", "drugs": "drugs", "religion": "church", "death": None}
"""What nobody should meet who has left it out."""
STORIES = {"religion": "b04 b32", "death": "p18 l1", "sex": "r7 m1", "drugs": "m2"}
"""Cards that must be out, whatever their symbols."""


def shows(card: CardText, symbol: str | None) -> bool:
    """Read from the file as it is written: is the symbol there, other than struck out?"""
    phrases = [phrase for phrase in card.needs if phrase[0] != "!"] + list(card.gives)
    return any(symbol in phrase.replace("+", " ").split() for phrase in phrases)


def out_of(name: str) -> set[str]:
    cards = (*BOX.home, *BOX.a, *BOX.b, *BOX.goals, *BOX.super)
    return {c.id for c in cards if shows(c, SYMBOLS[name])} | set(STORIES[name].split())


@pytest.mark.parametrize("name", SYMBOLS)
@rule("FF-0.1")
def test_what_a_filter_leaves_out(name: str) -> None:
    t = truth(born(2, **{name: "out"}))
    zones = [t.offer, *t.piles, *t.goals, *t.packets, t.supers]
    in_play = {t.name(card) for zone in zones for card in zone}
    assert len(in_play) > 60
    assert not in_play & out_of(name)


@pytest.mark.parametrize(
    ("name", "card"),
    [("sex", "b06"), ("sex", "j2"), ("drugs", "s6"), ("religion", "p02"), ("religion", "b38")],
)
@rule("FF-0.1")
def test_a_symbol_alone_is_enough_to_be_left_out(name: str, card: str) -> None:
    t = truth(born(2, **{name: "out"}))
    assert card in {t.name(one) for one in t.box}


@rule("FF-0.1")
def test_what_must_be_absent_is_no_symbol() -> None:
    """The goal of a life without drink and drugs is not about drugs."""
    tables = [truth(born(6, f"key {n}", drugs="out")) for n in range(4)]
    dealt = {t.name(card) for t in tables for zone in (*t.goals, *t.packets) for card in zone}
    assert "l4" in dealt


@rule("FF-0.1")
def test_the_table_is_told_what_remains() -> None:
    m = born(6, sex="out")
    (left,) = told(m, "left-out")
    assert (left["home"], left["a_cards"]) == (17, 39)
    assert len(m.view(None)["offer"]) == 17, "of 18 that would lie there: all there are"
    t = truth(m)
    back = {t.name(c) for zone in (*t.goals, *t.packets) for c in zone} & out_of("sex")
    assert len(back) == left["goals"] == 2, "five of love, five of friends, for six"
    assert told(born(6), "left-out") == []


@pytest.mark.parametrize("blank", ["", "Karaoke | friend A | partner A"])
@pytest.mark.parametrize("name", SYMBOLS)
@rule("FF-0.1")
def test_what_remains_is_known_before_the_table_is_made(name: str, blank: str) -> None:
    options = {name: "out", "blank": blank}
    (left,) = told(born(2, **options), "left-out")
    cards = {deck: left[deck] for deck in ("home", "a_cards", "b_cards")}
    settle = tablee.games()[GAME].settle
    assert what_remains(settle(options)) == cards
    assert what_remains(settle({})) is None


@rule("FF-0.1")
def test_without_a_filter_everything_is_in() -> None:
    t = truth(born())
    assert {t.name(card) for card in t.box} & {c.id for c in (*BOX.a, *BOX.b, *BOX.super)} == set()


@pytest.mark.parametrize("goals", ["dealt", "chosen"])
@pytest.mark.parametrize("seats", range(2, 7))
@rule("FF-0.1", "FF-6.4", "FF-12.1")
def test_with_all_filters_there_is_still_a_game(seats: int, goals: str) -> None:
    """Everyone has five goals, even if some must come from beyond the filter."""
    out = dict.fromkeys(SYMBOLS, "out")
    m = born(seats, goals=goals, **out)
    bot = tablee.random_bot(seats)
    for _ in range(400):
        if m.outcome is None:
            seat = next(iter(m.asks))
            m.answer(seat, bot(m, seat))
    t = truth(m)
    assert all(len(t.goals[s]) + len(t.realised[s]) >= 5 for s in range(seats))
    filtered = set().union(*map(out_of, SYMBOLS))
    life = {t.name(card) for zone in (t.offer, *t.piles, *t.lived) for card in zone}
    assert not life & filtered
    assert {t.name(card) for card in t.supers} <= {"m3", "m4"}


@pytest.mark.parametrize("options", [{"sex": "maybe"}, {"drugs": True}, {"violence": "out"}])
@rule("FF-0.1")
def test_a_setting_that_does_not_exist(options: dict[str, object]) -> None:
    with pytest.raises(tablee.Refused) as caught:
        tablee.new_match(GAME, 2, options)
    assert caught.value.message("en") != caught.value.message("fr")


@pytest.mark.parametrize("lang", ["en", "fr"])
@rule("FF-0.1", "FF-1.3")
def test_every_card_has_a_title_a_story_and_a_star_if_it_has_one(lang: str) -> None:
    words = tablee.games()[GAME].catalogue
    for card in CARDS:
        for key in ("card-{}", "card-{}.story", "past-{}"):
            assert words.has(lang, key.format(card.id)), key.format(card.id)
        if card.star:
            assert words.has(lang, f"card-{card.id}.star"), card.id
