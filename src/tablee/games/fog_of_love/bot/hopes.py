"""The probability that a destiny comes true, from the present position and the scenes left.

Satisfaction and balances at the end are modelled as normal distributions: the mean follows from the
present values, and the spread shrinks with the scenes left.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct

from tablee.games.fog_of_love.content.goal_grammar import GOAL_MET, GOAL_MISSED, Destiny, Need

SCENE_GAIN = {"sweet": 0.9, "serious": 0.3, "drama": -0.5}
"""The average satisfaction from a scene of each deck, for two who get on."""
CHAPTER_GAIN, CHAPTER_SPREAD, CHAPTER_LENGTH = 3.0, 4.5, 6.3
COMMON, ALONE = 1.5, 1.1
"""The spread of a scene: of the common part, and of each player's own."""
STEER, DRIFT, STRAY = 0.2, 0.07, 0.5
"""Tokens per choice towards an own goal; towards the partner's; and their spread."""
UNKIND = 0.5
"""By how much, per scene, one player can lower the other's satisfaction on purpose."""
CLINGS = 0.5
"""The probability that a player made unhappy still stays at the end."""
CHOICES = 0.72
"""The share of scenes in which a given one of the two chooses."""
Balances = Sequence[int]


class Goal(Struct, frozen=True):
    """A trait goal: a dimension, its direction (1 up, -1 down), and how much of it."""

    dimension: int
    sign: int
    shared: bool
    needs: int

    def have(self, mine: Balances, yours: Balances) -> int:
        both = mine[self.dimension] + (yours[self.dimension] if self.shared else 0)
        return self.sign * both


class Ahead(Struct, frozen=True):
    """What is still to come: scenes, own choices, the mean and the variances of satisfaction."""

    scenes: float
    choices: float
    mean: float
    common: float
    alone: float


def ahead(scenes: int, decks: Sequence[str], chapters: int) -> Ahead:
    """`scenes` of this chapter, from these decks; then `chapters` that nobody has seen."""
    far = chapters * CHAPTER_LENGTH
    here = sum(SCENE_GAIN[deck] for deck in decks) / max(1, len(decks))
    mean = scenes * here + far * (SCENE_GAIN["serious"] + SCENE_GAIN["drama"]) / 2
    mean += chapters * CHAPTER_GAIN
    total = scenes + far
    common = total * COMMON**2 + chapters * CHAPTER_SPREAD**2
    return Ahead(total, total * CHOICES, mean, common, total * ALONE**2)


def rises(value: float) -> float:
    """The standard normal distribution function."""
    return 0.5 * math.erfc(-value * 0.70710678)


class Hopes:
    """The chances of one player. Unknown goals of the other are a mean gain at the finale and a
    variance; so are one's own, as seen by the other."""

    def __init__(
        self,
        to_come: Ahead,
        goals: Sequence[Goal],
        stays: float,
        *,
        other_gain: float,
        other_spread: float,
        own_gain: float = 0.0,
        own_spread: float = 0.0,
        pull: Sequence[float] = (0.0,) * 6,
        freed: float = 0.0,
    ) -> None:
        self.ahead, self.goals, self.stays, self.freed = to_come, goals, stays, freed
        self.other_gain, self.other_spread = other_gain, other_spread
        self.own_gain, self.own_spread = own_gain, own_spread
        self.pull = pull
        """Where the other leans, per dimension: upwards above 0."""
        choices = to_come.choices
        self.steer = STEER * choices
        self.spread = STRAY * math.sqrt(choices) + 0.12
        self.shared_spread = STRAY * math.sqrt(2 * choices) + 0.15

    def goal_chances(self, mine: Balances, yours: Balances) -> list[float]:
        return [self._goal(goal, goal.have(mine, yours)) for goal in self.goals]

    def _goal(self, goal: Goal, have: int) -> float:
        far = have - goal.needs + 0.5 + self.steer
        if not goal.shared:
            return rises(far / self.spread)
        far += goal.sign * self.pull[goal.dimension] * DRIFT * self.ahead.choices
        return rises(far / self.shared_spread)

    def chances(
        self,
        destinies: Sequence[Destiny],
        hearts: tuple[float, float],
        mine: Balances,
        yours: Balances,
    ) -> list[float]:
        """For each destiny; `hearts` one's own first."""
        met = self.goal_chances(mine, yours)
        outlook = self._outlook(hearts, met)
        return [self._chance(d, outlook, met, mine, yours) for d in destinies]

    def _outlook(self, hearts: tuple[float, float], met: Sequence[float]) -> tuple[float, ...]:
        """The means of both at the end, the variance of what both get, and of what each gets."""
        gain = sum(p * GOAL_MET + (1 - p) * GOAL_MISSED for p in met) + self.own_gain
        worth = (GOAL_MET - GOAL_MISSED) ** 2
        mine = self.ahead.alone + worth * sum(p * (1 - p) for p in met) + self.own_spread
        yours = self.ahead.alone + self.other_spread
        own = max(0.0, hearts[0] + self.ahead.mean + gain)
        other = max(0.0, hearts[1] + self.ahead.mean + self.other_gain)
        return own, other, self.ahead.common, mine + 0.25, yours + 0.25

    def _chance(
        self,
        destiny: Destiny,
        outlook: tuple[float, ...],
        met: Sequence[float],
        mine: Balances,
        yours: Balances,
    ) -> float:
        chance = 1.0
        for need in destiny.needs:
            chance *= self._holds(need, outlook, met, mine, yours)
        if destiny.unless:
            chance = self.freed + (1 - self.freed) * chance
        return chance

    def _holds(
        self,
        need: Need,
        outlook: tuple[float, ...],
        met: Sequence[float],
        mine: Balances,
        yours: Balances,
    ) -> float:
        kind, n = need.kind, need.n
        if kind == "partner-stays":
            return self.stays
        if kind in ("own", "shared"):
            goal = Goal(need.aspect >> 1, 1 - 2 * (need.aspect & 1), kind == "shared", n)
            return self._goal(goal, goal.have(mine, yours))
        if kind == "goals-met":
            return at_least_two(met) if self.goals else 0.45
        if kind == "goals-opposed":
            return self._opposed(mine, yours) if self.goals else 0.35
        return _hearts(kind, n, self.ahead.scenes * UNKIND, *outlook)

    def _opposed(self, mine: Balances, yours: Balances) -> float:
        """The exit: the shared balance points away from two goals."""
        away = []
        for goal in self.goals:
            both = goal.sign * (mine[goal.dimension] + yours[goal.dimension])
            pulled = goal.sign * self.pull[goal.dimension] * DRIFT * self.ahead.choices
            away.append(rises((-0.5 - both - pulled) / self.shared_spread))
        return at_least_two(away)


def _hearts(
    kind: str, n: int, unkind: float, own: float, other: float, common: float, mine: float,
    yours: float,
) -> float:  # fmt: skip
    """A condition on satisfaction; `unkind` is how far one could still bring the other down."""
    if kind == "own-heart":
        return rises((own - n + 0.5) / math.sqrt(common + mine))
    if kind == "partner-heart":
        return rises((other - n + 0.5) / math.sqrt(common + yours))
    if kind == "partner-heart-at-most":
        return CLINGS * rises((n + 0.5 - other + unkind) / math.sqrt(common + yours))
    if kind == "sum-heart":
        return rises((own + other - n + 0.5) / math.sqrt(4 * common + mine + yours))
    gap, spread = own - other, math.sqrt(mine + yours)
    if kind == "ahead-heart":
        return rises((gap - n + 0.5 + unkind) / spread)
    return rises((n + 0.5 - gap) / spread) - rises((-n - 0.5 - gap) / spread)


def at_least_two(chances: Sequence[float]) -> float:
    """The chance that two of them or more come true."""
    none, one = 1.0, 0.0
    for chance in chances:
        none, one = none * (1 - chance), one * (1 - chance) + none * chance
    return 1 - none - one
