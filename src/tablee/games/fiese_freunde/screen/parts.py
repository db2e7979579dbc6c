"""Who can be chosen for which part of a card being lived, and why not the others (FF-10)."""

from __future__ import annotations

from itertools import groupby

from tablee.games.fiese_freunde.content.cards import CardDef, Role
from tablee.games.fiese_freunde.people import PERSONS
from tablee.games.fiese_freunde.rules.casting import NEW_LOVE, out_of_reach, unfit
from tablee.games.fiese_freunde.screen.moves import BRINGS, asked, goals_of, kinds_of, with_casts
from tablee.games.fiese_freunde.screen.view import GoalStep, Meeting, PartView, Unfit
from tablee.games.fiese_freunde.state import Cast, Fiese
from tablee.kernel import Seat


def has_choice(m: Fiese) -> bool:
    """Is somebody choosing who takes part?"""
    return m.stage in ("naming", "deciding") and len(m.choices) > 1


def show_parts(m: Fiese, seat: Seat, card: CardDef) -> list[PartView]:
    """The parts of the card in the order of the answers; those that are alike stand together."""
    roles = card.open_roles
    alike = groupby(range(len(roles)), lambda n: (roles[n].need, roles[n].brings))
    return [_part(m, seat, card, list(slots)) for _, slots in alike]


def _part(m: Fiese, seat: Seat, card: CardDef, slots: list[int]) -> PartView:
    role = card.open_roles[slots[0]]
    offered = {cast[slot] for cast in m.choices for slot in slots}
    others = (person for person in range(PERSONS) if person != seat and person not in offered)
    brings = [verb for verb in BRINGS if verb in role.brings]
    why_not = [_unfit(m, seat, card, role, one) for one in others]
    ends = m.partner(seat) if role.brings & NEW_LOVE else None
    return PartView(role.need, brings, slots, why_not, _meetings(m, seat, card, slots), ends)


def _meetings(m: Fiese, seat: Seat, card: CardDef, slots: list[int]) -> list[Meeting]:
    """With whom a goal moves; people of a kind move the same."""
    goals, kinds = goals_of(m, seat), kinds_of(m, seat)
    if not asked(goals, card):
        return []
    met: dict[int, list[Cast]] = {}
    for cast in m.choices:
        for slot in slots:
            met.setdefault(cast[slot], []).append(cast)
    moves: dict[object, list[GoalStep]] = {}
    for person, ways in met.items():
        if kinds[person] not in moves:
            moves[kinds[person]] = with_casts(m, seat, card, goals, ways, kinds)
    found = [Meeting(person, moves[kinds[person]]) for person in sorted(met)]
    return [meeting for meeting in found if meeting.moves]


def _unfit(m: Fiese, seat: Seat, card: CardDef, role: Role, person: int) -> Unfit:
    """The reason is looked for in the order in which the rules leave somebody out."""
    called = person in m.callers
    reason = unfit(m, seat, card, role, person)
    if reason is None and not called:
        reason = out_of_reach(m, seat, card, person)
    if reason is not None:
        return Unfit(person, reason.key, reason.rule)
    if called or not (person in m.refused or m.callers):
        return Unfit(person, "no-others-left", "FF-10.10")
    if person in m.refused:
        return Unfit(person, "no-refused", "FF-4.10")
    return Unfit(person, "no-callers-first", "FF-10.8")


def by_phone(m: Fiese, seat: Seat) -> list[int]:
    """FF-10.5: of those who can be chosen, the rivals who are met by the player's telephone."""
    offered = {person for cast in m.choices for person in cast if person >= 0}
    return [p for p in sorted(offered) if p not in m.callers and m.by_telephone(seat, p)]
