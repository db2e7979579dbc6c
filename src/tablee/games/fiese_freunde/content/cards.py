"""A card, compiled: its conditions, its consequences, and the persons in it (FF-1.3, FF-10).

A card is written as a sentence of the grammar; `compile_card` works out once who is in it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from msgspec import Struct

from tablee.games.fiese_freunde.content.grammar import (
    TRAIT_INDEX,
    Give,
    Need,
    read_give,
    read_need,
)

CATEGORIES = ("lifestyle", "spirit", "job", "relationship", "friends")
DECKS = ("home", "a", "b", *CATEGORIES, "super")
HOME, LIFE_A, LIFE_B, FIRST_GOAL, SUPER = 0, 1, 2, 3, 8
FILTERS = {"sex": "sex", "drugs": "drugs", "religion": "church", "death": ""}
"""FF-0.1: what a table can leave out, and the symbol that every card about it has."""


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


@dataclass(frozen=True, eq=False)
class CardDef:
    """A card, compiled: what it needs, what it gives, and the persons in it.

    Two cards are never alike, so they are told apart by identity, which makes lookups quick."""

    id: str
    deck: int
    needs: tuple[Need, ...]
    gives: tuple[Give, ...]
    star: frozenset[str]
    roles: tuple[Role, ...]
    filter: tuple[str, ...]

    @cached_property
    def trait_needs(self) -> tuple[tuple[int, Need], ...]:
        """The conditions on characteristics, each with the number of its own."""
        found = ((TRAIT_INDEX.get(need.verb, -1), need) for need in self.needs)
        return tuple((n, need) for n, need in found if n >= 0)

    @cached_property
    def other_needs(self) -> tuple[Need, ...]:
        return tuple(need for need in self.needs if need.verb not in TRAIT_INDEX)

    @cached_property
    def symbols(self) -> tuple[Give, ...]:
        """The consequences that are no characteristics."""
        return tuple(give for give in self.gives if give not in self.changes)

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
    def changes(self) -> tuple[Give, ...]:
        """The consequences that change characteristics (FF-2.4)."""
        return tuple(give for give in self.gives if give.verb in ("gain", "reset"))

    @cached_property
    def open_roles(self) -> tuple[Role, ...]:
        return tuple(role for role in self.roles if role.open)


def compile_card(text: CardText, deck: int) -> CardDef:
    """From the sentence to the card; ValueError with what is wrong in it."""
    needs = tuple(read_need(phrase) for phrase in text.needs)
    gives = tuple(read_give(phrase) for phrase in text.gives)
    star = frozenset(text.star)
    roles = _roles(needs, gives, star, goal=deck >= FIRST_GOAL)
    return CardDef(text.id, deck, needs, gives, star, roles, _filters(text.filter, needs, gives))


def _filters(
    written: Iterable[str], needs: Iterable[Need], gives: Iterable[Give]
) -> tuple[str, ...]:
    """FF-0.1: by its symbols, and what its story adds. What is asked to be absent is no symbol."""
    symbols = {need.verb for need in needs if not need.negated}
    symbols |= {word for give in gives for word in (give.verb, give.trait)}
    found = {name for name, symbol in FILTERS.items() if symbol in symbols - {""}}
    return tuple(sorted(found.union(written)))


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
