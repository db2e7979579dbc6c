"""What the two aim at: trait goals and destinies, as pure functions (FL-2.3, FL-3, FL-11.4).

Tokens are a list of 24: twelve aspects of seat 0, then twelve of seat 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from msgspec import Struct

from tablee.games.fog_of_love.content.goal_grammar import (
    GOAL_MET,
    GOAL_MISSED,
    Destiny,
    Need,
    Trait,
)


def balance(tokens: Sequence[int], seat: int, aspect: int) -> int:
    """FL-2.3: own tokens on the aspect minus own tokens on its opposite."""
    return tokens[seat * 12 + aspect] - tokens[seat * 12 + (aspect ^ 1)]


def shared_balance(tokens: Sequence[int], aspect: int) -> int:
    """FL-2.3: the same with both players' tokens together."""
    return balance(tokens, 0, aspect) + balance(tokens, 1, aspect)


def goal_balance(tokens: Sequence[int], seat: int, trait: Trait) -> int:
    if trait.shared:
        return shared_balance(tokens, trait.aspect)
    return balance(tokens, seat, trait.aspect)


Order = tuple[int, ...]
"""FL-3.2: places of traits, the one that is scored first before the others."""


def needed(
    tokens: Sequence[int], seat: int, traits: Sequence[Trait], settled: bool = False
) -> list[int]:
    """FL-3.1, FL-3.2: what each goal needs: in the order in which they lie, once their owner has
    settled it; before, in the order that meets the most."""
    if len({trait.aspect for trait in traits}) == len(traits):
        return [trait.needs for trait in traits]
    if settled:
        return _needed_in(traits, range(len(traits)))
    return _needed_in(traits, orders(tokens, seat, traits)[0])


def _needed_in(traits: Sequence[Trait], order: Sequence[int]) -> list[int]:
    """FL-3.2: of goals on one aspect the second needs double, the third triple."""
    wanted = [0] * len(traits)
    for place, n in enumerate(order):
        before = sum(traits[other].aspect == traits[n].aspect for other in order[:place])
        wanted[n] = traits[n].needs * (before + 1)
    return wanted


def orders(tokens: Sequence[int], seat: int, traits: Sequence[Trait]) -> list[Order]:
    """FL-3.2: one order for each result that its owner can have, the most goals met first."""
    found: dict[tuple[bool, ...], Order] = {}
    for order in permutations(range(len(traits))):
        met = _met(tokens, seat, traits, _needed_in(traits, order))
        found.setdefault(tuple(met), order)
    return [found[met] for met in sorted(found, key=sum, reverse=True)]


def goals_met(
    tokens: Sequence[int], seat: int, traits: Sequence[Trait], settled: bool = False
) -> list[bool]:
    return _met(tokens, seat, traits, needed(tokens, seat, traits, settled))


def _met(
    tokens: Sequence[int], seat: int, traits: Sequence[Trait], wanted: Sequence[int]
) -> list[bool]:
    pairs = zip(traits, wanted, strict=True)
    return [goal_balance(tokens, seat, trait) >= needs for trait, needs in pairs]


def sharing(traits: Sequence[Trait]) -> list[Trait]:
    """FL-3.2: those with a goal on an aspect that another has too."""
    aspects = [trait.aspect for trait in traits]
    return [trait for trait in traits if aspects.count(trait.aspect) > 1]


def goal_gains(met: Sequence[bool]) -> list[int]:
    """FL-3.1b: what each goal gives or costs."""
    return [GOAL_MET if ok else GOAL_MISSED for ok in met]


def goals_gain(met: Sequence[bool]) -> int:
    """FL-3.1b, FL-13.2c: what goals give and cost, as one sum."""
    return sum(goal_gains(met))


def clashes(traits: Sequence[Trait]) -> list[tuple[str, str, str]]:
    """FL-5.2: pairs of goals that oppose each other or share an aspect; a warning, no more."""
    found = []
    for n, one in enumerate(traits):
        for other in traits[n + 1 :]:
            if one.aspect == other.aspect:
                found.append((one.id, other.id, "same"))
            elif one.aspect == other.aspect ^ 1:
                found.append((one.id, other.id, "opposed"))
    return found


# -- destinies ---------------------------------------------------------------------------------


class Standing(Struct, frozen=True):
    """What the conditions of a destiny look at, for one seat."""

    seat: int
    hearts: tuple[int, int]
    tokens: tuple[int, ...]
    traits: tuple[Trait, ...]
    partner: Destiny | None
    """The partner's final destiny; None as long as it is not known."""
    settled: bool = False
    """FL-3.2: the traits lie in the order in which they are scored."""


def have(need: Need, at: Standing) -> int:
    """The number a condition looks at."""
    mine, yours = at.hearts[at.seat], at.hearts[1 - at.seat]
    match need.kind:
        case "own":
            return balance(at.tokens, at.seat, need.aspect)
        case "shared":
            return shared_balance(at.tokens, need.aspect)
        case "own-heart":
            return mine
        case "partner-heart" | "partner-heart-at-most":
            return yours
        case "sum-heart":
            return mine + yours
        case "apart-heart":
            return abs(mine - yours)
        case "ahead-heart":
            return mine - yours
        case "partner-stays":
            return int(at.partner is None or at.partner.stays)
        case "goals-met":
            return sum(goals_met(at.tokens, at.seat, at.traits, at.settled))
        case "goals-opposed":
            return opposed(at.tokens, at.traits)
    raise ValueError(f"{need.kind!r} is no condition of a destiny")


def opposed(tokens: Sequence[int], traits: Sequence[Trait]) -> int:
    """Ours, for the exit: from how many of one's goals the shared balance points away; two are
    enough."""
    return min(2, sum(shared_balance(tokens, trait.aspect) < 0 for trait in traits))


WANTED = {"partner-stays": 1, "goals-opposed": 2}
"""Conditions that name no number."""
AT_MOST = ("apart-heart", "partner-heart-at-most")
"""Conditions with a number that must not be passed; all others must be reached."""


def holds(need: Need, at: Standing) -> bool:
    return short(need, have(need, at)) == 0


def short(need: Need, value: int) -> int:
    """By how much a condition is missed that looks at this number; 0 if it holds."""
    wanted = WANTED.get(need.kind, need.n)
    gap = value - wanted if need.kind in AT_MOST else wanted - value
    return gap if gap > 0 else 0


def fulfilled(destiny: Destiny, at: Standing) -> bool:
    """FL-11.4, FL-11.6."""
    if destiny.unless and at.partner is not None and at.partner.id == destiny.unless:
        return True
    return all(holds(need, at) for need in destiny.needs)
