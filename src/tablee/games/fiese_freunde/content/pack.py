"""The box: cards as sentences, read from `pack.toml` and compiled once (FF-1, FF-11)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from msgspec import Struct, convert

from tablee.games.fiese_freunde.content.grammar import Give, Need, read_give, read_need

TRAITS = (
    "smoking", "alcohol", "drugs", "money", "illness", "weight", "sadness", "church", "wisdom",
)  # fmt: skip
CATEGORIES = ("lifestyle", "spirit", "job", "relationship", "friends")
DECKS = ("home", "a", "b", *CATEGORIES, "super")
HOME, LIFE_A, LIFE_B, FIRST_GOAL, SUPER = 0, 1, 2, 3, 8
BLANK = "b41"
"""FF-1.1: the card for the players' own idea."""


class CardText(Struct, frozen=True):
    """A card as it stands in the file."""

    id: str
    needs: tuple[str, ...] = ()
    gives: tuple[str, ...] = ()
    star: tuple[str, ...] = ()
    filter: tuple[str, ...] = ()
    category: str = ""


@dataclass(frozen=True)
class Role:
    """A person a card speaks of. All symbols marked A are one person (FF-3.5).

    `need`: what the person must be already: friend, partner, ex, sex, bedmate, or "" for anyone.
    `brings`: what happens with that person: friend, partner, marry, sex, child.
    """

    label: str
    need: str
    brings: frozenset[str]

    @cached_property
    def takes_part(self) -> bool:
        """FF-10.11: named by friend, partner, ex; or by friend, partner, marriage, sex."""
        return self.need in ("friend", "partner", "ex") or bool(self.brings - {"child"})

    @cached_property
    def open(self) -> bool:
        """The player chooses who it is; a partner needed is not chosen (FF-4.1)."""
        return self.need != "partner"


@dataclass(frozen=True)
class CardDef:
    """A card, compiled: what it needs, what it gives, and the persons in it."""

    id: str
    deck: int
    needs: tuple[Need, ...]
    gives: tuple[Give, ...]
    star: frozenset[str]
    roles: tuple[Role, ...]
    filter: tuple[str, ...]

    @cached_property
    def is_goal(self) -> bool:
        return self.deck >= FIRST_GOAL

    @cached_property
    def intimate(self) -> bool:
        """FF-11.10: brings sex, love or marriage."""
        return any(give.verb in ("sex", "partner", "marry") for give in self.gives)

    @cached_property
    def needs_partner(self) -> bool:
        return any(role.need == "partner" for role in self.roles)

    @cached_property
    def open_roles(self) -> tuple[Role, ...]:
        return tuple(role for role in self.roles if role.open)


def compile_card(text: CardText, deck: int) -> CardDef:
    """From the sentence to the card; ValueError with what is wrong in it."""
    needs = tuple(read_need(phrase) for phrase in text.needs)
    gives = tuple(read_give(phrase) for phrase in text.gives)
    star = frozenset(text.star)
    roles = _roles(needs, gives, star, goal=deck >= FIRST_GOAL)
    return CardDef(text.id, deck, needs, gives, star, roles, text.filter)


def _roles(
    needs: Iterable[Need], gives: Iterable[Give], star: frozenset[str], goal: bool
) -> tuple[Role, ...]:
    """FF-3.4, FF-3.5, FF-10: who is in the card. A goal's conditions are only counted (FF-10.7)."""
    wanted: dict[str, str] = {}
    for need in needs:
        if need.negated or need.verb not in ("friend", "partner", "ex", "sex"):
            continue
        if need.verb == "ex" and "ex-untouched" in star:  # FF-11.2
            continue
        if need.verb == "sex" and not need.label and "sex-partner-too" not in star:
            continue
        if goal and not need.label:
            continue
        verb = "bedmate" if need.verb == "sex" and not need.label else need.verb
        for n in range(need.n):
            wanted[need.label or f"{need.verb}{n}"] = verb
    brings: dict[str, set[str]] = {label: set() for label in wanted}
    for give in gives:
        if give.verb not in ("friend", "partner", "marry", "sex", "child"):
            continue
        if give.verb in ("sex", "child") and not give.label:
            continue
        for n in range(give.n):
            brings.setdefault(give.label or f"new {give.verb}{n}", set()).add(give.verb)
    return tuple(Role(label, wanted.get(label, ""), frozenset(b)) for label, b in brings.items())


class Person(Struct, frozen=True):
    id: str
    sex: str


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
OVERFLOW = tuple(TRAITS.index(BOX.overflow[trait]) for trait in TRAITS)


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
