"""How cards are shown: as printed, and what they are to the one who looks."""

from __future__ import annotations

from functools import lru_cache

from tablee.games.fiese_freunde.content.cards import DECKS, CardDef
from tablee.games.fiese_freunde.content.grammar import (
    TRAIT_INDEX,
    TRAITS,
    Give,
    Need,
    write_give,
    write_need,
)
from tablee.games.fiese_freunde.content.pack import CARDS, OVERFLOW
from tablee.games.fiese_freunde.rules.casting import Reason, why_not
from tablee.games.fiese_freunde.rules.conditions import count, enough
from tablee.games.fiese_freunde.rules.traits import FULL, difference, orders_that_matter
from tablee.games.fiese_freunde.screen.view import (
    CardView,
    Check,
    GoalView,
    OfferView,
    SymbolView,
    Why,
)
from tablee.games.fiese_freunde.state import Fiese
from tablee.kernel import Card, Seat

# -- as printed -------------------------------------------------------------------------------


@lru_cache(maxsize=2 * len(CARDS))
def show_card(card: CardDef) -> CardView:
    """Made once for every card: nothing in it depends on the position."""
    return CardView(
        id=card.id,
        deck=DECKS[card.deck],
        needs=[write_need(need) for need in card.needs],
        gives=[write_give(give) for give in card.gives],
        star=sorted(card.star),
        conditions=[need_symbol(need) for need in card.needs],
        consequences=[give_symbol(give) for give in card.gives],
    )


def need_symbol(need: Need) -> SymbolView:
    word = "trait" if need.verb in TRAIT_INDEX else need.verb
    if need.negated:
        return SymbolView(need.verb, f"need-no-{word}", "not")
    return SymbolView(need.verb, f"need-{word}", "plain", need.n, bool(need.label))


def give_symbol(give: Give) -> SymbolView:
    if give.verb == "gain":
        return SymbolView(give.trait, "give-gain", "gain", give.n)
    if give.verb == "reset":
        return SymbolView(give.trait, "give-reset", "reset")
    return SymbolView(give.verb, f"give-{give.verb}", "plain", give.n, bool(give.label))


# -- for the one who looks --------------------------------------------------------------------


def show_offer(m: Fiese, seat: Seat | None, card: Card) -> OfferView:
    definition = m.definition(card)
    if seat is None:
        return OfferView(show_card(definition), False, [], [], [], [])
    reasons = why_not(m, seat, definition)
    results, overflows = _preview(m, seat, definition)
    checks = _checks(m, seat, definition)
    return OfferView(show_card(definition), not reasons, checks, _why(reasons), results, overflows)


def show_goal(m: Fiese, seat: Seat | None, card: Card) -> GoalView:
    definition = m.definition(card)
    if seat is None or not m.sexes:
        return GoalView(show_card(definition), False, [], [])
    reasons = why_not(m, seat, definition)
    return GoalView(show_card(definition), not reasons, _checks(m, seat, definition), _why(reasons))


def _checks(m: Fiese, seat: Seat, card: CardDef) -> list[Check]:
    return [_check(need, count(m, seat, need)) for need in card.needs]


def _check(need: Need, have: int) -> Check:
    return Check(need.verb, need.n, need.label, need.negated, enough(need, have), have)


def _why(reasons: list[Reason]) -> list[Why]:
    return [Why(reason.key, reason.args, reason.rule) for reason in reasons]


def _preview(m: Fiese, seat: Seat, card: CardDef) -> tuple[list[dict[str, int]], list[str]]:
    """What the card would do to the characteristics of this viewer, overflow included."""
    before = m.traits_of(seat)
    results = [difference(before, after) for after in orders_that_matter(before, card.changes)]
    full = {
        TRAITS[OVERFLOW[TRAIT_INDEX[give.trait]]]
        for give in card.changes
        if give.verb == "gain" and before[TRAIT_INDEX[give.trait]] + give.n > FULL
    }
    return results, sorted(full)
