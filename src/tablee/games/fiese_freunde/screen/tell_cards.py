"""A card in words: as printed, and what it is to the one who looks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import zip_longest
from typing import Any

from tablee.games.fiese_freunde.screen.view import (
    CardView,
    Check,
    FieseView,
    GoalStep,
    GoalView,
    OfferView,
    SharedView,
    SymbolView,
    Why,
)
from tablee.games.fiese_freunde.screen.words import in_words, person_name, symbol_in_words
from tablee.kernel import Catalogue, Kind, Seat
from tablee.kernel.words.catalogue import worded as by_kinds


class CardTeller:
    """A view, and the language in which it is told."""

    def __init__(self, view: FieseView, say: Catalogue, lang: str) -> None:
        self.view, self.say, self.lang = view, say, lang

    # -- what the kernel asks of it -------------------------------------------------------------

    def called(self, seat: Seat, /, say: Catalogue, lang: str) -> str:
        return person_name([person.name for person in self.view.persons], seat, say, lang)

    def worded(self, kind: Kind, value: Any, say: Catalogue, lang: str) -> str:
        own = self.view.own_card
        return in_words(self, kind, value, own.title if own else "", say, lang)

    # -- messages -------------------------------------------------------------------------------

    def line(self, key: str, **args: Any) -> str:
        return self.message(f"view-{key}", args)

    def message(self, key: str, args: Mapping[str, Any]) -> str:
        return self.say.format(self.lang, key, by_kinds(self, args, self.say, self.lang))

    # -- cards ----------------------------------------------------------------------------------

    def card(self, card: CardView, checks: Iterable[Check] = ()) -> str:
        return self.line("card", card=card.id, deck=card.deck, terms=self.terms(card, checks))

    def terms(self, card: CardView, checks: Iterable[Check] = ()) -> str:
        """What it asks for, with how much of it there is; what it brings; its star."""
        pairs = zip_longest(card.conditions, checks)
        needs = ", ".join(self._need(need, check) for need, check in pairs if need)
        gives = ", ".join(self._symbol(one) for one in card.consequences)
        stars = ", ".join(self.say.format(self.lang, f"star-{star}") for star in card.star)
        needs = self.line("needs", what=needs) if needs else self.line("no-needs")
        gives = self.line("brings", what=gives) if gives else self.line("no-brings")
        return self.line("terms", needs=needs, gives=gives, stars=stars, starred=bool(stars))

    def on_offer(self, offer: OfferView) -> str:
        told = [self.goal(offer)]
        if offer.results:
            ways = (self._traits(result) for result in offer.results)
            told.append(self.line("makes", ways=self.line("or").join(ways)))
        if offer.overflows:
            falls = (self.say.format(self.lang, f"trait-{one}") for one in offer.overflows)
            told.append(self.line("falls", what=", ".join(falls)))
        told += map(self.step, offer.moves)
        return " ".join([*told, *(self.line("reaches", card=goal) for goal in offer.reaches)])

    def step(self, step: GoalStep) -> str:
        """What a card would be to a goal: "wisdom 2/3: The Name on the Box (nearer)"."""
        told = {"to": step.to, "of": step.of, "nearer": step.nearer, "met": step.met}
        what = self.say.format(self.lang, step.key)
        return self.line("step", card=step.goal, what=what, sure=step.sure, **told)

    def shared(self, one: SharedView) -> str:
        """Who else would change."""
        ways = self.line("or").join(self._changed(result) for result in one.results)
        told = self.line("shared", seat=one.seat, ways=ways)
        return " ".join([told, *map(self.step, one.moves)])

    def _changed(self, traits: Mapping[str, int]) -> str:
        return self.message("view-becomes", {"traits": traits}) if traits else self.line("unmoved")

    def goal(self, goal: GoalView | OfferView) -> str:
        told = [self.card(goal.card, goal.checks)]
        told += [self.line("yours")] if goal.can else []
        return " ".join([*told, *map(self._why, goal.why_not)])

    def _need(self, need: SymbolView, check: Check | None) -> str:
        if check is None:
            return self._symbol(need)
        return self.line("check", what=self._symbol(need), ok=check.ok, have=check.have)

    def _symbol(self, symbol: SymbolView) -> str:
        return symbol_in_words(symbol, self.say, self.lang)

    def _traits(self, traits: Mapping[str, int]) -> str:
        return self.message("view-becomes", {"traits": traits}) if traits else self.line("same")

    def _why(self, why: Why) -> str:
        return self.message(why.key, why.args)
