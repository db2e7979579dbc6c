"""What a card would move: which goals come nearer or go farther, and for whom else it counts."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from tablee.games.fiese_freunde.content.cards import CardDef
from tablee.games.fiese_freunde.rules.conditions import enough
from tablee.games.fiese_freunde.rules.telephones import may_ring
from tablee.games.fiese_freunde.rules.traits import difference, orders_that_matter
from tablee.games.fiese_freunde.screen.view import GoalStep, SharedView
from tablee.games.fiese_freunde.state import Fiese
from tablee.kernel import Card, Seat

Values = tuple[int, ...]


def steps(before: Values, card: CardDef, goals: Iterable[CardDef]) -> list[GoalStep]:
    """FF-2.3: each condition of a goal that another figure would meet or miss."""
    sure = _sure(before, card)
    found = []
    for goal in goals:
        for n, need in goal.trait_needs:
            to = sure.get(n)
            if to is None:
                continue
            nearer = to < before[n] if need.negated else to > before[n]
            of = 0 if need.negated else need.n
            if not need.negated and min(to, of) == min(before[n], of):
                continue  # more of what there was enough of
            found.append(GoalStep(goal.id, need.verb, to, of, nearer, enough(need, to)))
    return found


@lru_cache(maxsize=4096)
def _sure(before: Values, card: CardDef) -> dict[int, int]:
    """The characteristics that change, and to what; only what is sure in whatever order the card's
    points come (FF-2.5)."""
    one, *others = orders_that_matter(before, card.changes)
    return {
        n: to
        for n, to in enumerate(one)
        if to != before[n] and all(other[n] == to for other in others)
    }


def steps_of(m: Fiese, seat: Seat, card: CardDef) -> list[GoalStep]:
    """For this player's own goals, and the open super goal."""
    goals = map(m.definition, [*m.goals[seat], *m.supers[-1:]])
    return steps(m.traits_of(seat), card, goals)


def shared(m: Fiese, seat: Seat, card: CardDef) -> list[SharedView]:
    """FF-10.2: the rivals who can still be chosen and would then change as the card says."""
    if card.is_goal or not card.changes:
        return []
    felt = [
        n
        for n, role in enumerate(card.open_roles)
        if role.takes_part or "sex-partner-too" in card.star
    ]
    offered = {cast[n] for cast in m.choices for n in felt}
    rivals = [person for person in range(m.seats) if person != seat and person in offered]
    return [_shared(m, rival, card) for rival in rivals]


def _shared(m: Fiese, rival: Seat, card: CardDef) -> SharedView:
    """Their goals are their own: only the open super goal is spoken of."""
    open_goal: list[Card] = m.supers[-1:]
    moves = steps(m.traits_of(rival), card, map(m.definition, open_goal))
    return SharedView(rival, _results(m, rival, card), moves)


def called(m: Fiese, caller: Seat | None, card: CardDef) -> list[SharedView]:
    """FF-10.2: what the card would be to somebody who can still call, to their own goals too."""
    if caller is None or m.stage != "calling" or caller in m.callers or not may_ring(m, caller):
        return []
    if not card.changes:
        return []
    return [SharedView(caller, _results(m, caller, card), steps_of(m, caller, card))]


def _results(m: Fiese, seat: Seat, card: CardDef) -> list[dict[str, int]]:
    before = m.traits_of(seat)
    return [difference(before, after) for after in orders_that_matter(before, card.changes)]
