"""Plans: go to a door by some way, paid with some cards, and see what is behind it."""

from __future__ import annotations

from functools import cached_property

from tablee.games.fear_of_the_dark.bot.budget import TOUGH, Budget, budget_for, enter, pay
from tablee.games.fear_of_the_dark.bot.finds import Finds
from tablee.games.fear_of_the_dark.bot.odds import Odds
from tablee.games.fear_of_the_dark.bot.purse import Purse
from tablee.games.fear_of_the_dark.bot.sight import Sight
from tablee.games.fear_of_the_dark.bot.trip import NONE, Move, Trip
from tablee.games.fear_of_the_dark.bot.ways import (
    LOCKED,
    NEVER,
    SLOT,
    Prices,
    Way,
    searchable,
    spread,
    trace,
)

WAYS_LOOKED_AT = 6
NEAR = 14.0
DETOUR = 7.0


class Planner:
    """All plans from one position."""

    def __init__(self, sight: Sight, odds: Odds, finds: Finds) -> None:
        self.sight, self.odds, self.finds = sight, odds, finds
        self.budget: Budget = budget_for(odds.rough(), sight.easy)
        self.n = sight.left
        self.terrors = 0 if sight.easy else min(1, sight.terrors)

    # -- where to -----------------------------------------------------------------------------

    def best(self, purse: Purse) -> Move:
        """The best plan; with none, an empty move."""
        sight = self.sight
        best: Move = NONE
        for way, door, other in self.ways:
            found = Trip(self, way, door, other).go(0, sight.steps, sight.sneaking, False, purse)
            if found > best:
                best = found
        return best

    @cached_property
    def ways(self) -> list[tuple[Way, int, float]]:
        """Ways to the nearest doors, with the price from there to yet another door."""
        sight = self.sight
        found: dict[tuple[int, ...], tuple[float, Way, int]] = {}
        for prices in self.prices():
            cost, prev = spread(sight, sight.pawn, prices, NEAR)
            if not any(door in cost for door in sight.layout.doors):
                cost, prev = spread(sight, sight.pawn, prices)
            for door in sight.layout.doors:
                if cost.get(door, NEVER) < NEVER:
                    way = trace(sight, prev, door)
                    if way.places not in found and way.kinds.count(LOCKED) <= sight.keys:
                        found[way.places] = (cost[door], way, door)
        ranked = sorted(found.values())[:WAYS_LOOKED_AT]
        ranked = [r for r in ranked if r[0] <= ranked[0][0] + DETOUR]
        others = {door: self.other(door) for door in dict.fromkeys(d for _, _, d in ranked)}
        result = [(way, door, others[door]) for _, way, door in ranked]
        return result + [(w, d, o) for way, d, o in result for w in self.searching(way)]

    def searching(self, way: Way) -> list[Way]:
        """The same way, with a stop to search something beside it."""
        beside = {
            place: slot
            for slot, _ in searchable(self.sight)
            for place, _ in self.sight.layout.next_to[slot]
        }
        if not beside:
            return []
        found = []
        for at, place in enumerate((self.sight.pawn, *way.places)):
            slot = beside.get(place)
            if slot is not None and (at == 0 or way.kinds[at - 1] == "."):
                kinds = way.kinds[:at] + SLOT + way.kinds[at:]
                sides = (*way.sides[:at], -1, *way.sides[at:])
                found.append(Way(kinds, sides, (*way.places[:at], slot, *way.places[at:])))
        return found

    def prices(self) -> list[Prices]:
        """Prices with and without Stealth, as far as the light lasts."""
        sight = self.sight
        lock = 1.0 if sight.keys else NEVER
        leak = 8.0 if sight.light else 4.0 if sight.matches else 0.0
        found = [Prices(NEVER, 4.0, lock, leak)]
        if sight.light or sight.matches:
            found.append(Prices(1.0, 4.0, lock, leak))
        return found

    def other(self, door: int) -> float:
        """From a door to the nearest other one, in actions."""
        cost, _ = spread(self.sight, door, Prices(2.0, 4.0, NEVER, 4.0), limit=9.0)
        near = [cost[place] for place in self.sight.layout.doors if place != door and place in cost]
        if not near:
            return NEVER
        return 1.0 if min(near) <= 4 else 2.0

    # -- what it is worth -----------------------------------------------------------------------

    def at_door(self, n: int, light: float, minds: int, steps: int) -> float:
        """The value at a door, before the hand is chosen."""
        if minds <= 0:
            return 0.0
        budget, low = self.budget, int(light)
        chance = budget.at_door(n, low, minds, self.terrors, steps)
        if light - low > 0.01:
            more = budget.at_door(n, low + 1, minds, self.terrors, steps)
            chance += (light - low) * (more - chance)
        return chance

    def scouted(self, n: int, light: float, minds: int, other: float) -> float:
        """After scouting: through the new room, or to the other door."""
        if minds <= 0 or light < 0:
            return 0.0
        low = int(light)
        chance = self._scouted(n, low, minds, other)
        if light - low > 0.01:
            chance += (light - low) * (self._scouted(n, low + 1, minds, other) - chance)
        return chance

    def _scouted(self, n: int, light: int, minds: int, other: float) -> float:
        budget, odds, terrors = self.budget, self.odds, self.terrors
        n -= 1
        echo = odds.echo + odds.danger_echo
        plain, tough = (
            budget.plain(n, light, minds, terrors),
            budget.tough(n, light, minds, terrors),
        )
        if other < NEVER:
            there, rest = light, minds
            for _ in range(int(other)):
                there, rest = pay(there, rest)
            elsewhere = budget.door(n, there, rest, terrors)
            plain, tough = max(plain, elsewhere), max(tough, elsewhere)
        room = (1 - TOUGH) * plain + TOUGH * tough
        return echo * budget.after_echo(n, light, minds, terrors) + (1 - echo) * room

    def entered(self, n: int, light: float, minds: int, steps: int, blown: float) -> float:
        if minds <= 0:
            return 0.0
        low = int(light)
        args = (minds, self.terrors, steps, max(0, round(blown)))
        chance = enter(self.budget, self.odds, n, low, *args)
        if light - low > 0.01:
            chance += (light - low) * (enter(self.budget, self.odds, n, low + 1, *args) - chance)
        return chance
