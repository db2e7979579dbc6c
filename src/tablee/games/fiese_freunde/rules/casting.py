"""Who can be in a card: conditions and persons, clause by clause (FF-3.4, FF-4.10, FF-10, FF-11).

`why_not` answers for every card; `fits` for every person; `casts` lists who can play which part.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tablee.games.fiese_freunde.content.grammar import Need
from tablee.games.fiese_freunde.content.pack import TRAITS, CardDef, Role
from tablee.games.fiese_freunde.people import EX, HAPPY, LOVE, PERSONS, SEPARATED
from tablee.games.fiese_freunde.state import Lives
from tablee.kernel import Seat

ANONYMOUS = -1
"""FF-11.3: the sexual partner may be an anonymous one, who feels nothing."""
NOBODY = -2
"""A part that nobody can play (FF-9.9)."""
Cast = tuple[int, ...]
"""Who plays the open roles of a card, in their order."""


class Reason(NamedTuple):
    """Why not: a message and its clause."""

    key: str
    rule: str
    args: dict[str, Any]


class Casting(Lives):
    # -- conditions ---------------------------------------------------------------------------

    def meets(self, seat: Seat, need: Need) -> bool:
        """One condition, by counting (FF-2.3, FF-3.4, FF-4, FF-5)."""
        verb = need.verb
        if verb in TRAITS:
            value = self.trait(seat, verb)
            return value == 0 if need.negated else value >= need.n
        holds = self._count(seat, verb, need) >= need.n
        return not holds if need.negated else holds

    def _count(self, seat: Seat, verb: str, need: Need) -> int:
        if verb == "friend":
            return len(self.circle(seat))
        if verb == "partner":
            return int(self.partner(seat) is not None)
        if verb == "ex":
            return len(self.exes(seat))
        if verb == "married":
            return int(self.spouse(seat) is not None)
        if verb == "happily-married":
            partner = self.partner(seat)
            return int(partner is not None and self.tie(seat, partner) == HAPPY)
        if verb == "sex":
            return len(self.bedmates(seat)) if need.label else self.sex_count(seat)
        if verb == "child":
            return self.child_count(seat)
        if verb == "same-sex":
            return self.same_sex_ties(seat)
        assert verb == "time", verb
        return self.time[seat]

    def why_not(self, seat: Seat, card: CardDef) -> list[Reason]:
        """Everything that keeps a player from a card; empty if nothing does."""
        reasons = [
            Reason("no-need", need_rule(need), need_args(need))
            for need in card.needs
            if not self.meets(seat, need)
        ]
        if card.intimate and self.celibate[seat]:
            reasons.append(Reason("no-celibate", "FF-11.10", {}))
        if not reasons and self.cast_of(seat, card) is None:
            reasons.append(Reason("no-cast", "FF-10.10", {}))
        return reasons

    def can_live(self, seat: Seat, card: CardDef) -> bool:
        """FF-10.10: conditions met, and at least one legal choice of persons."""
        if card.intimate and self.celibate[seat]:
            return False
        if not all(self.meets(seat, need) for need in card.needs):
            return False
        return self.cast_of(seat, card) is not None

    # -- persons ------------------------------------------------------------------------------

    def fits(self, seat: Seat, card: CardDef, role: Role, person: int) -> Reason | None:
        """Why that person can't play that part in this player's card; None if they can."""
        if person == ANONYMOUS:
            has_bed = role.need == "bedmate" and any(self.bed[seat])
            return None if has_bed else NO_SUCH
        if person == seat:
            return NO_SUCH
        tie = self.tie(seat, person)
        if role.need == "friend" and not tie:
            return Reason("no-friend", "FF-3.4", {"person": person})
        if role.need == "partner" and not LOVE <= tie <= HAPPY:
            return Reason("no-partner", "FF-4.1", {"person": person})
        if role.need == "ex" and tie not in (EX, SEPARATED):
            return Reason("no-ex", "FF-4.6", {"person": person})
        if role.need in ("sex", "bedmate") and person not in self.bedmates(seat):
            return Reason("no-bedmate", "FF-5.3", {"person": person})
        if role.need != "partner" and self._named_otherwise(seat, card, person):
            return Reason("no-twice", "FF-3.5", {"person": person})
        return self._star_forbids(seat, card, role, person, tie) or self._love_forbids(
            seat, card, role, person
        )

    def _named_otherwise(self, seat: Seat, card: CardDef, person: int) -> bool:
        """FF-3.5, FF-3.7: the partner a card needs is not also its friend."""
        return card.needs_partner and self.partner(seat) == person

    def _star_forbids(
        self, seat: Seat, card: CardDef, role: Role, person: int, tie: int
    ) -> Reason | None:
        """FF-11: what the stars of the card say of this person; FF-5.4: children need two sexes."""
        other_sex = self.sexes[seat] != self.sexes[person]
        who = {"person": person}
        if "partner" in role.brings:
            if "other-sex" in card.star and not other_sex:
                return Reason("no-other-sex", "FF-11.1", who)
            if "new-friend" in card.star and tie:
                return Reason("no-new-friend", "FF-11.4", who)
            if "new-partner" in card.star and LOVE <= tie <= HAPPY:
                return Reason("no-new-partner", "FF-11.7", who)
        if "child" in role.brings and not other_sex and "same-sex-too" not in card.star:
            return Reason("no-child", "FF-5.4", who)
        return None

    def _love_forbids(self, seat: Seat, card: CardDef, role: Role, person: int) -> Reason | None:
        """FF-11.10: nobody draws a celibate in. FF-4.10: neutral characters never leave."""
        who = {"person": person}
        if self.is_player(person) and card.intimate and role.takes_part and self.celibate[person]:
            return Reason("no-celibate-person", "FF-11.10", who)
        begins = role.brings & {"partner", "marry"}
        if begins and not self.is_player(person) and self.secure_with_other(person, seat):
            return Reason("no-secure", "FF-4.10", who)
        return None

    def must_agree(self, seat: Seat, role: Role, person: int) -> bool:
        """FF-4.10: a player in a secure relation with somebody else is asked."""
        if not role.brings & {"partner", "marry"} or not 0 <= person < self.seats:
            return False
        return self.secure_with_other(person, seat)

    def by_telephone(self, seat: Seat, person: int) -> bool:
        """FF-10.5: a rival not yet known can be met only by telephone."""
        return self.is_player(person) and not self.knows_person(seat, person)

    def holds_phone(self, seat: Seat, rival: int) -> bool:
        return bool(self.phones[seat] >> rival & 1)

    # -- casts --------------------------------------------------------------------------------

    def candidates(
        self, seat: Seat, card: CardDef, role: Role, callers: tuple[Seat, ...] = ()
    ) -> list[int]:
        """Everybody who can play that part: callers, friends, strangers, by telephone too."""
        found = []
        for person in range(ANONYMOUS, PERSONS):
            if self.fits(seat, card, role, person) is not None:
                continue
            if person in callers or self._at_hand(seat, card, person):
                found.append(person)
        return found

    def _at_hand(self, seat: Seat, card: CardDef, person: int) -> bool:
        """FF-10.5: an unknown rival only by telephone; FF-10.7: never for a goal."""
        if person == ANONYMOUS or not self.by_telephone(seat, person):
            return True
        return not card.is_goal and self.holds_phone(seat, person)

    def casts(self, seat: Seat, card: CardDef, callers: tuple[Seat, ...] = ()) -> Iterator[Cast]:
        """Every way to fill the open roles with different persons."""
        roles = card.open_roles
        pools = [self.candidates(seat, card, role, callers) for role in roles]
        alike = [n > 0 and same_part(roles[n - 1], roles[n]) for n in range(len(roles))]
        return _fill(pools, alike, ())

    def cast_of(self, seat: Seat, card: CardDef) -> Cast | None:
        """Some legal choice of persons, or None."""
        if not self._bound(seat, card):
            return None
        return next(self.casts(seat, card), None)

    def _bound(self, seat: Seat, card: CardDef) -> bool:
        """FF-4.1: the partner takes part without being chosen; can they?"""
        for role in card.roles:
            if role.need == "partner":
                partner = self.partner(seat)
                if partner is None or self.fits(seat, card, role, partner) is not None:
                    return False
        return True


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


NO_SUCH = Reason("no-such-person", "FF-10.1", {})
NEED_RULES = {
    "friend": "FF-3.4", "partner": "FF-4.1", "ex": "FF-4.6", "married": "FF-4.7",
    "!married": "FF-4.9", "happily-married": "FF-4.8", "sex": "FF-5.2", "sex A": "FF-5.3",
    "!sex": "FF-7.5", "child": "FF-5.4", "time": "FF-11.8", "same-sex": "FF-11.9",
}  # fmt: skip


def need_rule(need: Need) -> str:
    """The clause of a condition; that of a characteristic is FF-2.3."""
    phrase = f"{'!' if need.negated else ''}{need.verb}{' A' if need.label else ''}"
    return NEED_RULES.get(phrase) or NEED_RULES.get(need.verb, "FF-2.3")


def need_args(need: Need) -> dict[str, Any]:
    return {"need": need.verb, "n": need.n, "not": need.negated}
