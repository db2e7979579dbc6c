"""How cards are shown: as printed, and what they are to the one who looks."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from tablee.games.fiese_freunde.content.cards import DECKS, CardDef
from tablee.games.fiese_freunde.content.grammar import TRAIT_INDEX, TRAITS, Give, Need
from tablee.games.fiese_freunde.content.pack import CARDS, OVERFLOW
from tablee.games.fiese_freunde.rules.casting import why_not
from tablee.games.fiese_freunde.rules.conditions import clause, count, enough
from tablee.games.fiese_freunde.rules.course import choosing, realising
from tablee.games.fiese_freunde.rules.traits import FULL, difference, orders_that_matter
from tablee.games.fiese_freunde.screen.moves import Goals, asked, company, steps, suffices
from tablee.games.fiese_freunde.screen.view import (
    CardView,
    Check,
    GoalStep,
    GoalView,
    OfferView,
    SymbolView,
    Why,
)
from tablee.games.fiese_freunde.state import Fiese
from tablee.kernel import Card, Seat, piece

# -- as printed -------------------------------------------------------------------------------


@lru_cache(maxsize=2 * len(CARDS))
def show_card(card: CardDef) -> CardView:
    """Made once for every card: nothing in it depends on the position."""
    return CardView(
        id=card.id,
        deck=DECKS[card.deck],
        conditions=[need_symbol(need) for need in card.needs],
        consequences=[give_symbol(give) for give in card.gives],
        star=sorted(card.star),
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


@piece("faces traits[] slice")
def show_offer(m: Fiese, seat: Seat | None, card: Card, goals: Goals) -> OfferView:
    definition = m.definition(card)
    if seat is None:
        return OfferView(show_card(definition), False, [], [], [], [], [], [])
    can, checks, reasons = _judge(m, seat, card)
    traits = m.traits_of(seat)
    shown, moves = show_card(definition), steps(traits, definition, goals)
    reaches = _reaches(m, seat, definition, goals, moves)
    preview, choice = _preview(traits, definition), choosing(m, card) if can else ""
    return OfferView(shown, can, checks, reasons, *preview, moves, reaches, choice)


@piece("faces")
def with_company(m: Fiese, seat: Seat, card: Card, goals: Goals) -> OfferView:
    """The same with what the card brings among persons, if it can be lived."""
    definition, shown = m.definition(card), show_offer(m, seat, card, goals)
    if not (shown.can and asked(goals, definition)):
        return shown
    brings = company(m, seat, definition, goals)
    if not brings:
        return shown
    moves = shown.moves + brings
    return replace(shown, moves=moves, reaches=_reaches(m, seat, definition, goals, moves))


def _reaches(m: Fiese, seat: Seat, card: CardDef, goals: Goals, moves: list[GoalStep]) -> list[str]:
    """FF-9.6: the goals that could be realised after the card, with the right persons and points in
    the right order (FF-2.5)."""
    nearer = {step.goal for step in moves if step.nearer and step.met}
    if not nearer:
        return []
    met = {(step.goal, step.what): step.met for step in moves}

    def holds(goal: CardDef, need: Need) -> bool:
        moved = met.get((goal.id, need.verb))
        return enough(need, _have(m, seat, need)) if moved is None else moved

    return [
        goal.id
        for goal in goals
        if goal.id in nearer
        and _suffices(m, seat, card, goal)
        and all(holds(goal, need) for need in goal.other_needs)
    ]


@piece("traits[]")
def _suffices(m: Fiese, seat: Seat, card: CardDef, goal: CardDef) -> bool:
    return suffices(m.traits_of(seat), card, goal)


@piece("faces sexes")
def show_goal(m: Fiese, seat: Seat | None, card: Card) -> GoalView:
    definition = m.definition(card)
    if seat is None or not m.sexes:
        return GoalView(show_card(definition), False, [], [])
    can, checks, reasons = _judge(m, seat, card)
    choice = realising(m, card) if can else ""
    return GoalView(show_card(definition), can, checks, reasons, choice)


@piece("faces traits[]")
def _judge(m: Fiese, seat: Seat, number: Card) -> tuple[bool, list[Check], list[Why]]:
    """Can this player live the card? Each condition, and what else stands in the way."""
    card = m.definition(number)
    checks = [_check(need, _have(m, seat, need)) for need in card.needs]
    met = all(check.ok for check in checks)
    reasons = _why_not(m, seat, card, met) if met or card.intimate else []
    return met and not reasons, checks, reasons


def _have(m: Fiese, seat: Seat, need: Need) -> int:
    if need.verb in TRAIT_INDEX:
        return count(m, seat, need)
    return _time(m, seat, need) if need.verb == "time" else _company(m, seat, need)


@piece("time[]")
def _time(m: Fiese, seat: Seat, need: Need) -> int:
    return count(m, seat, need)


@piece("ties nights children bed[] bed_children[] sexes")
def _company(m: Fiese, seat: Seat, need: Need) -> int:
    """How much there is of what no characteristic says."""
    return count(m, seat, need)


@piece("ties nights bed[] sexes celibate phones[]")
def _why_not(m: Fiese, seat: Seat, card: CardDef, met: bool) -> list[Why]:
    return [Why(reason.key, reason.args, reason.rule) for reason in why_not(m, seat, card, met)]


def _check(need: Need, have: int) -> Check:
    return Check(True, have) if enough(need, have) else Check(False, have, clause(need))


@lru_cache(maxsize=4096)
def _preview(before: tuple[int, ...], card: CardDef) -> tuple[list[dict[str, int]], list[str]]:
    """What the card would do to such characteristics, overflow included."""
    results = [difference(before, after) for after in orders_that_matter(before, card.changes)]
    full = {
        TRAITS[OVERFLOW[TRAIT_INDEX[give.trait]]]
        for give in card.changes
        if give.verb == "gain" and before[TRAIT_INDEX[give.trait]] + give.n > FULL
    }
    return results, sorted(full)
