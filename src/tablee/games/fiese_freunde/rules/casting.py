"""Who can be in a card, and why not, clause by clause (FF-3.4, FF-4.10, FF-10, FF-11).

`why_not` answers for every card; `unfit` for every person; `casts` lists who can play which part.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from tablee.games.fiese_freunde.content.cards import CardDef, Role
from tablee.games.fiese_freunde.people import ANONYMOUS, EXES, HAPPY, LOVE, PAIR, PERSONS
from tablee.games.fiese_freunde.rules.conditions import enough, meets
from tablee.games.fiese_freunde.state import Cast, Fiese
from tablee.kernel import Seat

NEW_LOVE = frozenset(("partner", "marry"))
"""FF-4.10: what could break another relation."""


class Reason(NamedTuple):
    """Why not: a message and its clause."""

    key: str
    rule: str
    args: dict[str, Any]


NO_SUCH = Reason("no-such-person", "FF-10.1", {})


# -- cards ------------------------------------------------------------------------------------


def can_live(m: Fiese, seat: Seat, card: CardDef) -> bool:
    """FF-10.10: conditions met, and at least one legal choice of persons."""
    if card.intimate and m.celibate[seat]:
        return False
    for n, need in card.trait_needs:  # most cards fail here
        if not enough(need, m.traits[seat * 9 + n]):
            return False
    for need in card.other_needs:
        if not meets(m, seat, need):
            return False
    return _some_cast(m, seat, card)


def why_not(m: Fiese, seat: Seat, card: CardDef, met: bool) -> list[Reason]:
    """What keeps a player from a card beside its conditions; `met`: these hold."""
    if card.intimate and m.celibate[seat]:
        return [Reason("no-celibate", "FF-11.10", {})]
    if met and not _some_cast(m, seat, card):
        return [Reason("no-cast", "FF-10.10", {})]
    return []


# -- persons ----------------------------------------------------------------------------------


def unfit(m: Fiese, seat: Seat, card: CardDef, role: Role, person: int) -> Reason | None:
    """Why that person can't play that part in this player's card; None if they can."""
    if person == ANONYMOUS:
        has_bed = role.need == "bedmate" and any(m.bed[seat])
        return None if has_bed else NO_SUCH
    if person == seat:
        return NO_SUCH
    tie = m.ties[PAIR[seat][person]]
    if role.need == "friend" and not tie:
        return Reason("no-friend", "FF-3.4", {"person": person})
    if role.need == "partner" and not LOVE <= tie <= HAPPY:
        return Reason("no-partner", "FF-4.1", {"person": person})
    if role.need == "ex" and tie not in EXES:
        return Reason("no-ex", "FF-4.6", {"person": person})
    if role.need in ("sex", "bedmate") and not m.nights[PAIR[seat][person]]:
        return Reason("no-bedmate", "FF-5.3", {"person": person})
    if role.need != "partner" and card.needs_partner and LOVE <= tie <= HAPPY:  # FF-3.7
        return Reason("no-twice", "FF-3.5", {"person": person})
    return _star_forbids(m, seat, card, role, person, tie) or _love_forbids(
        m, seat, card, role, person
    )


def _star_forbids(
    m: Fiese, seat: Seat, card: CardDef, role: Role, person: int, tie: int
) -> Reason | None:
    """FF-11: what the stars of the card say of this person; FF-5.4: children need two sexes."""
    other_sex = m.sexes[seat] != m.sexes[person]
    if "partner" in role.brings:
        if "other-sex" in card.star and not other_sex:
            return Reason("no-other-sex", "FF-11.1", {"person": person})
        if "new-friend" in card.star and tie:
            return Reason("no-new-friend", "FF-11.4", {"person": person})
        if "new-partner" in card.star and LOVE <= tie <= HAPPY:
            return Reason("no-new-partner", "FF-11.7", {"person": person})
    if "child" in role.brings and not other_sex and "same-sex-too" not in card.star:
        return Reason("no-child", "FF-5.4", {"person": person})
    return None


def _love_forbids(m: Fiese, seat: Seat, card: CardDef, role: Role, person: int) -> Reason | None:
    """FF-11.10: nobody draws a celibate in. FF-4.10: neutral characters never leave."""
    if m.is_player(person):
        if card.intimate and role.takes_part and m.celibate[person]:
            return Reason("no-celibate-person", "FF-11.10", {"person": person})
    elif role.brings & NEW_LOVE and m.secure_with_other(person, seat):
        return Reason("no-secure", "FF-4.10", {"person": person})
    return None


def out_of_reach(m: Fiese, seat: Seat, card: CardDef, person: int) -> Reason | None:
    """FF-10.5: an unknown rival only by telephone; FF-10.7: never for a goal."""
    if person == ANONYMOUS or not m.by_telephone(seat, person):
        return None
    if not m.holds_phone(seat, person):
        return Reason("no-phone", "FF-10.5", {"person": person})
    return Reason("no-phone-goal", "FF-10.7", {"person": person}) if card.is_goal else None


def must_agree(m: Fiese, seat: Seat, role: Role, person: int) -> bool:
    """FF-4.10: a player in a secure relation with somebody else is asked."""
    if not role.brings & NEW_LOVE or not 0 <= person < m.seats:
        return False
    return m.secure_with_other(person, seat)


# -- casts ------------------------------------------------------------------------------------


def casts(
    m: Fiese,
    seat: Seat,
    card: CardDef,
    callers: tuple[Seat, ...] = (),
    kinds: Sequence[object] = (),
) -> Iterator[Cast]:
    """Every way to fill the open roles with different persons. If their kinds are given (by
    person), of each kind no more than there are roles."""
    roles = card.open_roles
    if not roles:
        return iter([()])
    pools = [candidates(m, seat, card, role, callers) for role in roles]
    if kinds:
        pools = [_some_of_each(pool, kinds, len(roles)) for pool in pools]
    alike = [n > 0 and same_part(roles[n - 1], roles[n]) for n in range(len(roles))]
    return _fill(pools, alike, ())


def _some_of_each(pool: list[int], kinds: Sequence[object], most: int) -> list[int]:
    found: dict[object, list[int]] = {}
    for person in pool:
        found.setdefault(kinds[person], []).append(person)
    return sorted(person for alike in found.values() for person in alike[:most])


def candidates(
    m: Fiese, seat: Seat, card: CardDef, role: Role, callers: tuple[Seat, ...] = ()
) -> list[int]:
    """Everybody who can play that part: callers, friends, strangers, by telephone too."""
    return list(_candidates(m, seat, card, role, callers))


def _candidates(
    m: Fiese, seat: Seat, card: CardDef, role: Role, callers: tuple[Seat, ...] = ()
) -> Iterator[int]:
    for person in range(ANONYMOUS, PERSONS):
        if unfit(m, seat, card, role, person) is None and (
            person in callers or out_of_reach(m, seat, card, person) is None
        ):
            yield person


def same_part(one: Role, other: Role) -> bool:
    """Two parts that only differ by their place on the card: "two friends"."""
    return one.need == other.need and one.brings == other.brings


def _fill(pools: list[list[int]], alike: list[bool], taken: Cast) -> Iterator[Cast]:
    if len(taken) == len(pools):
        yield taken
        return
    for person in pools[len(taken)]:
        if alike[len(taken)] and person <= taken[-1]:
            continue  # the same two friends, the other way round
        if person == ANONYMOUS or person not in taken:
            yield from _fill(pools, alike, (*taken, person))


def _some_cast(m: Fiese, seat: Seat, card: CardDef) -> bool:
    """Is there some legal choice of persons?"""
    if card.needs_partner and not _partner_fits(m, seat, card):
        return False
    if len(card.open_roles) == 1:  # the common case: nobody else is in the way
        return next(_candidates(m, seat, card, card.open_roles[0]), None) is not None
    return next(casts(m, seat, card), None) is not None


def _partner_fits(m: Fiese, seat: Seat, card: CardDef) -> bool:
    """FF-4.1: the partner takes part without being chosen; can they?"""
    partner = m.partner(seat)
    return partner is not None and all(
        unfit(m, seat, card, role, partner) is None for role in card.roles if not role.open
    )
