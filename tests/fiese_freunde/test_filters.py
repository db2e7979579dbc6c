"""FF-0.1 the filters: whatever a table would rather not meet is left out."""

from __future__ import annotations

import pytest

import tablee
from tablee.games.fiese_freunde.content.pack import BOX, CARDS
from tests.fiese_freunde.play import GAME, born, truth
from tests.rules import rule

FILTERS = {
    "sex": (
        "p01 p08 p09 a04 b07 b08 b09 b10 b20 b22 b24 b27 b28 b29 b30 b37",
        "l5 r7", "m1",
    ),
    "drugs": ("p14 a05 a09 a16 a28 a29 b29 b37", "l5 j5 f3 s3", "m2"),
    "religion": ("p07 p19 a09 a21 a22 a34 b04 b32", "f5 s1 s2 s3 s5", ""),
    "death": ("p18", "l1", ""),
}  # fmt: skip
"""Life cards, life goals, super goals."""


@pytest.mark.parametrize("name", FILTERS)
@rule("FF-0.1")
def test_what_a_filter_leaves_out(name: str) -> None:
    life, goals, supers = (set(names.split()) for names in FILTERS[name])
    m = born(2, **{name: "out"})
    t = truth(m)
    box = {t.name(card) for card in t.box}
    assert life | supers <= box
    in_play = [*t.offer, *t.piles[1], *t.piles[2], *t.supers]
    assert not (life | goals | supers) & {t.name(card) for card in in_play}
    hands = [card for zone in (*t.goals, *t.packets) for card in zone]
    assert not goals & {t.name(card) for card in hands}
    marked = {card.id for card in CARDS if name in card.filter}
    assert marked == life | goals | supers


@rule("FF-0.1")
def test_without_a_filter_everything_is_in() -> None:
    t = truth(born())
    assert {t.name(card) for card in t.box} & {c.id for c in (*BOX.a, *BOX.b, *BOX.super)} == set()


@pytest.mark.parametrize("goals", ["dealt", "chosen"])
@pytest.mark.parametrize("seats", range(2, 7))
@rule("FF-0.1", "FF-6.4", "FF-12.1")
def test_with_all_filters_there_is_still_a_game(seats: int, goals: str) -> None:
    """Everyone has five goals, even if some must come from beyond the filter."""
    out = dict.fromkeys(FILTERS, "out")
    m = born(seats, goals=goals, **out)
    bot = tablee.random_bot(seats)
    for _ in range(400):
        if m.outcome is None:
            seat = next(iter(m.asks))
            m.answer(seat, bot(m, seat))
    t = truth(m)
    assert all(len(t.goals[s]) + len(t.realised[s]) >= 5 for s in range(seats))
    filtered = {card.id for card in CARDS if card.filter}
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
        for key in ("", ".story", ".past"):
            assert words.has(lang, f"card-{card.id}{key}"), f"{card.id}{key}"
        if card.star:
            assert words.has(lang, f"card-{card.id}.star"), card.id
