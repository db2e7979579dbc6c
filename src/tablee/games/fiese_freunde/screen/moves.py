"""What a card would change: which goals come nearer or move away, and for whom else it counts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from tablee.games.fiese_freunde.content.cards import CardDef
from tablee.games.fiese_freunde.content.grammar import Need
from tablee.games.fiese_freunde.people import NOBODY, ROW
from tablee.games.fiese_freunde.rules.casting import NEW_LOVE, casts
from tablee.games.fiese_freunde.rules.conditions import count, enough
from tablee.games.fiese_freunde.rules.living import foreseen
from tablee.games.fiese_freunde.rules.telephones import call_fits, may_ring
from tablee.games.fiese_freunde.rules.traits import difference, orders_that_matter
from tablee.games.fiese_freunde.screen.view import GoalStep, SharedView
from tablee.games.fiese_freunde.state import Cast, Fiese
from tablee.kernel import Card, Seat, piece

Values = tuple[int, ...]
Goals = tuple[CardDef, ...]
Kinds = Sequence[object]
BRINGS = ("friend", "partner", "marry", "sex", "child")


def steps(before: Values, card: CardDef, goals: Iterable[CardDef]) -> list[GoalStep]:
    """FF-2.3: each condition of a goal that another figure would meet or miss."""
    sure = _sure(before, card)
    if not sure:
        return []
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
            key = f"trait-{need.verb}"
            met = enough(need, to)
            found.append(GoalStep(goal.id, need.verb, key, to, of, nearer, met, sure=True))
    return found


@lru_cache(maxsize=4096)
def _sure(before: Values, card: CardDef) -> dict[int, int]:
    """The characteristics that change for certain, whatever the order of the card's points
    (FF-2.5), with their new values."""
    one, *others = orders_that_matter(before, card.changes)
    return {
        n: to
        for n, to in enumerate(one)
        if to != before[n] and all(other[n] == to for other in others)
    }


def suffices(before: Values, card: CardDef, goal: CardDef) -> bool:
    """Whether some order of the points gives all characteristics that a goal asks for."""
    return any(
        all(enough(need, after[n]) for n, need in goal.trait_needs)
        for after in orders_that_matter(before, card.changes)
    )


@piece("goals[] supers faces")
def goals_of(m: Fiese, seat: Seat | None) -> Goals:
    """This player's own, and the open super goal."""
    if seat is None:
        return ()
    return tuple([m.definition(goal) for goal in (*m.goals[seat], *m.supers[-1:])])


# -- persons ----------------------------------------------------------------------------------

_LOVE = frozenset(("partner", "ex", "married", "happily-married"))
_TIES = _LOVE | {"friend"}
_TOUCHED = {
    "friend": {"friend"},
    "separation": _LOVE,
    "divorce": _LOVE,
    "sex": {"sex"},
    "child": {"child"},
}
"""By what a card brings: what it can change; anything else every tie."""


@piece("ties nights children bed bed_children sexes celibate phones[]")
def company(m: Fiese, seat: Seat, card: CardDef, goals: Goals) -> list[GoalStep]:
    """How a card of the offer would change the conditions of these goals that concern persons."""
    kinds = kinds_of(m, seat)
    return with_casts(m, seat, card, goals, casts(m, seat, card, kinds=kinds), kinds)


def with_casts(
    m: Fiese, seat: Seat, card: CardDef, goals: Goals, ways: Iterable[Cast], kinds: Kinds
) -> list[GoalStep]:
    """The same, lived in one of these ways."""
    alike = {tuple([kinds[person] for person in cast]): cast for cast in ways}
    return _moves(m, seat, card, goals, [foreseen(m, seat, card, cast) for cast in alike.values()])


def _moves(m: Fiese, seat: Seat, card: CardDef, goals: Goals, after: list[Fiese]) -> list[GoalStep]:
    """For this player, if it ends in one of these ways."""
    counts: dict[tuple[str, str], tuple[int, set[int]]] = {}
    found = []
    for goal, need in asked(goals, card):
        what = need.verb, need.label
        if what not in counts:
            counts[what] = count(m, seat, need), {count(one, seat, need) for one in after}
        step = _moved(goal, need, *counts[what])
        if step is not None:
            found.append(step)
    return found


@lru_cache(maxsize=4096)
def asked(goals: Goals, card: CardDef) -> list[tuple[CardDef, Need]]:
    """The conditions on persons that this card could affect. Payments are no consequence
    (FF-11.8), and same-sex ties are the player's choice (FF-11.9)."""
    touched = frozenset[str]().union(*(_TOUCHED.get(give.verb, _TIES) for give in card.symbols))
    return [(goal, need) for goal in goals for need in goal.other_needs if need.verb in touched]


@piece("ties nights")
def kinds_of(m: Fiese, seat: Seat) -> Kinds:
    """The kind of each person; `ANONYMOUS` and `NOBODY` are at the end. Persons of one kind are
    counted alike."""
    row = ROW[seat]
    return [*zip(row(m.ties), map(bool, row(m.nights)), strict=True), (), ()]


def _moved(goal: CardDef, need: Need, before: int, after: set[int]) -> GoalStep | None:
    """The best case or, if nothing improves, the worst."""
    if not after:
        return None
    best, worst = (min(after), max(after)) if need.negated else (max(after), min(after))
    to = best if _worth(need, best) > _worth(need, before) else worst
    gained = _worth(need, to) - _worth(need, before)
    if not gained:
        return None
    return GoalStep(
        goal=goal.id,
        what=need.verb,
        key=f"count-{need.verb}",
        to=to,
        of=0 if need.negated else need.n,
        nearer=gained > 0,
        met=enough(need, to),
        sure=_worth(need, best) == _worth(need, worst),
    )


def _worth(need: Need, have: int) -> int:
    return -have if need.negated else min(have, need.n)


# -- others -----------------------------------------------------------------------------------


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
    """Their goals are secret: only the open super goal is considered."""
    open_goal: list[Card] = m.supers[-1:]
    moves = steps(m.traits_of(rival), card, map(m.definition, open_goal))
    return SharedView(rival, _results(m, rival, card), moves, [], None)


def called(m: Fiese, caller: Seat | None, card: CardDef) -> list[SharedView]:
    """FF-10.2: what the card would be to somebody who can still call, to their own goals too."""
    if caller is None or m.event is None or m.stage != "calling":
        return []
    if caller in m.callers or not may_ring(m, caller):
        return []
    _, active = m.event
    brings = _between(m, caller, active, card)
    partner = m.partner(caller)
    ends = partner if partner != active and NEW_LOVE.intersection(brings) else None
    moves = steps(m.traits_of(caller), card, goals_of(m, caller)) + _in_it(m, caller, active, card)
    return [SharedView(caller, _results(m, caller, card), moves, brings, ends)]


def _in_it(m: Fiese, caller: Seat, active: Seat, card: CardDef) -> list[GoalStep]:
    """FF-10.3: in any part the caller may get; the others in the card do not affect them."""
    roles = card.open_roles
    fitting = [n for n, role in enumerate(roles) if call_fits(m, caller, active, card, role)]
    ways = [tuple(caller if n == slot else NOBODY for n in range(len(roles))) for slot in fitting]
    after = [foreseen(m, active, card, cast) for cast in ways]
    return _moves(m, caller, card, goals_of(m, caller), after)


def _between(m: Fiese, caller: Seat, active: Seat, card: CardDef) -> list[str]:
    """FF-10.3: what is between the two, if it is the same whatever part the caller gets."""
    fitting = (role for role in card.open_roles if call_fits(m, caller, active, card, role))
    parts = {role.brings for role in fitting}
    if len(parts) > 1:
        return []
    known = caller in m.circle(active)
    (brings,) = parts
    return [verb for verb in BRINGS if verb in brings and not (known and verb == "friend")]


def _results(m: Fiese, seat: Seat, card: CardDef) -> list[dict[str, int]]:
    """Nothing to tell of a card that changes no characteristic."""
    if not card.changes:
        return []
    before = m.traits_of(seat)
    return [difference(before, after) for after in orders_that_matter(before, card.changes)]
