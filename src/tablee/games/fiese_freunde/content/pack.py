"""The box: everything in `pack.toml`, read once (FF-1)."""

from __future__ import annotations

import tomllib
from pathlib import Path

from msgspec import Struct, convert

from tablee.games.fiese_freunde.content.cards import (
    CATEGORIES,
    FIRST_GOAL,
    LIFE_B,
    SUPER,
    CardDef,
    CardText,
    compile_card,
)
from tablee.games.fiese_freunde.content.grammar import TRAIT_INDEX, TRAITS
from tablee.games.fiese_freunde.people import Sex

BLANK = "b41"
"""FF-1.1: the card for the players' own idea."""


class Person(Struct, frozen=True):
    id: str
    sex: Sex


class Pack(Struct, frozen=True):
    id: str
    game: str
    overflow: dict[str, str]
    persons: tuple[Person, ...]
    start_time: dict[str, tuple[int, ...]]
    pass_time: dict[str, tuple[int, ...]]
    offer_home: dict[str, int]
    offer_life: dict[str, int]
    home: tuple[CardText, ...]
    a: tuple[CardText, ...]
    b: tuple[CardText, ...]
    goals: tuple[CardText, ...]
    super: tuple[CardText, ...]


BOX = convert(tomllib.loads((Path(__file__).parent / "pack.toml").read_text("utf-8")), Pack)
OVERFLOW = tuple(TRAIT_INDEX[BOX.overflow[trait]] for trait in TRAITS)
"""FF-2.2: by their indices, which one falls when this one is full."""


def _all_cards() -> tuple[CardDef, ...]:
    cards = [
        compile_card(c, deck) for deck, pile in enumerate((BOX.home, BOX.a, BOX.b)) for c in pile
    ]
    cards.append(compile_card(CardText(BLANK), LIFE_B))
    for deck, category in enumerate(CATEGORIES, FIRST_GOAL):
        cards += [compile_card(c, deck) for c in BOX.goals if c.category == category]
    return (*cards, *(compile_card(c, SUPER) for c in BOX.super))


CARDS = _all_cards()
"""Faces in the order of the ids, deck by deck."""
BY_ID = {card.id: face for face, card in enumerate(CARDS)}
BACKS = tuple(card.deck for card in CARDS)


def ids_of(deck: int) -> list[int]:
    return [card for card, back in enumerate(BACKS) if back == deck]
