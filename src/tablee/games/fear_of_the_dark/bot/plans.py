"""Plans: go to a door by some way, paid with some cards, and see what is behind it."""

from __future__ import annotations

from typing import NamedTuple

from tablee.games.fear_of_the_dark.bot.budget import TOUGH, Budget, budget_for, enter, pay
from tablee.games.fear_of_the_dark.bot.odds import Odds
from tablee.games.fear_of_the_dark.bot.purse import EXACT, Purse, purse, worst
from tablee.games.fear_of_the_dark.bot.sight import Sight
from tablee.games.fear_of_the_dark.bot.ways import (
    BLOCKED,
    FREE,
    HOLE,
    LOCKED,
    NEVER,
    Prices,
    Way,
    spread,
    trace,
)
from tablee.games.fear_of_the_dark.geometry import SIDES
from tablee.games.fear_of_the_dark.pack import CLEAR, LIGHT, MINDS, SCOUT, SEARCH, STEALTH, WALK

Move = tuple[float, str]
"""The chance to win, and the first thing to do for it."""
NOTHING: Move = (0.0, "")
DOORS_LOOKED_AT = 5


class Plan(NamedTuple):
    chance: float
    move: str


class Planner:
    """All plans from one position."""

    def __init__(self, sight: Sight, odds: Odds) -> None:
        self.sight, self.odds = sight, odds
        self.budget: Budget = budget_for(odds.rough(), sight.easy)
        self.n = sight.left
        self.owned = [h + m for h, m in zip(sight.hand, sight.mind, strict=True)]
        self.terrors = 0 if sight.easy else min(1, sight.terrors)

    # -- where to -----------------------------------------------------------------------------

    def best(self) -> Plan:
        """The best plan; with none, an empty move."""
        sight = self.sight
        best: Move = NOTHING
        for way, door, other in self.ways():
            found = Walk(self, way, door, other).start(purse(sight), sight.steps, sight.sneaking)
            if found[0] > best[0]:
                best = found
        return Plan(*best)

    def ways(self) -> list[tuple[Way, int, float]]:
        """Ways to the nearest doors, with the price from there to yet another door."""
        sight = self.sight
        found: dict[tuple[int, ...], tuple[Way, int]] = {}
        ranked = []
        for prices in self.prices():
            cost, prev = spread(sight, sight.pawn, prices)
            for door in sight.layout.doors:
                price = cost.get(door, NEVER)
                if price < NEVER:
                    way = trace(sight, prev, door)
                    if way.places not in found:
                        found[way.places] = (way, door)
                        ranked.append((price, way.places))
        ranked.sort()
        others: dict[int, float] = {}
        result = []
        for _, places in ranked[: 2 * DOORS_LOOKED_AT]:
            way, door = found[places]
            if door not in others:
                others[door] = self.other(door)
            result.append((way, door, others[door]))
        return result

    def prices(self) -> list[Prices]:
        """With and without Stealth, as far as there is light for it."""
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

    def at_door(self, light: float, minds: int, steps: int) -> float:
        """At a door, the hand not chosen yet."""
        if minds <= 0:
            return 0.0
        low, part = int(light), light - int(light)
        chance = self.budget.at_door(self.n, low, minds, self.terrors, steps) if steps else (
            self.budget.door(self.n, low, minds, self.terrors)
        )
        if part > 0.01:
            more = self.budget.door(self.n, low + 1, minds, self.terrors)
            chance += part * (more - chance)
        return chance

    def scouted(self, light: float, minds: int, other: float) -> float:
        """After scouting: through the new room, or to the other door."""
        if minds <= 0 or light < 0:
            return 0.0
        low, part = int(light), light - int(light)
        chance = self._scouted(low, minds, other)
        if part > 0.01:
            chance += part * (self._scouted(low + 1, minds, other) - chance)
        return chance

    def _scouted(self, light: int, minds: int, other: float) -> float:
        budget, odds, n, terrors = self.budget, self.odds, self.n - 1, self.terrors
        echo = odds.echo + odds.danger_echo
        plain, tough = budget.plain(n, light, minds, terrors), budget.tough(n, light, minds, terrors)
        if other < NEVER:
            l, m = light, minds
            for _ in range(int(other)):
                l, m = pay(l, m)
            elsewhere = budget.door(n, l, m, terrors) if m > 0 else 0.0
            plain, tough = max(plain, elsewhere), max(tough, elsewhere)
        room = (1 - TOUGH) * plain + TOUGH * tough
        return echo * budget.after_echo(n, light, minds, terrors) + (1 - echo) * room

    def entered(self, light: float, minds: int, steps: int, blown: float) -> float:
        if minds <= 0:
            return 0.0
        low, part = int(light), light - int(light)
        args = (minds, self.terrors, steps, round(blown))
        chance = enter(self.budget, self.odds, self.n, low, *args)
        if part > 0.01:
            chance += part * (enter(self.budget, self.odds, self.n, low + 1, *args) - chance)
        return chance


def fpay(light: float, minds: int) -> tuple[float, int]:
    return (max(0.0, light - 1), minds) if light > 0 else (light, minds - 1)


class Walk:
    """One way, and every sensible manner to pay for it."""

    def __init__(self, planner: Planner, way: Way, door: int, other: float) -> None:
        self.planner, self.way, self.door, self.other = planner, way, door, other
        self.side = planner.sight.layout.doors[door]
        self.leak = planner.sight.leak
        self.known: dict[tuple[int, int, bool, bool, Purse], Move] = {}

    def start(self, purse: Purse, steps: int, sneaking: bool) -> Move:
        return self.go(0, steps, sneaking, False, purse)

    def go(self, at: int, steps: int, sneaking: bool, opened: bool, purse: Purse) -> Move:
        """From square number `at` of the way on. `opened`: the next square was in the way."""
        key = (at, steps, sneaking, opened, purse)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._go(at, steps, sneaking, opened, purse)
        return found

    def _go(self, at: int, steps: int, sneaking: bool, opened: bool, purse: Purse) -> Move:
        if at == len(self.way.kinds):
            return self.arrived(steps, purse)
        if purse.fresh != EXACT:
            return self.run(at, steps, sneaking, opened, purse), ""
        kind = FREE if opened else self.way.kinds[at]
        if steps:
            if kind == FREE or (kind == HOLE and sneaking):
                chance, _ = self.step(at, steps, sneaking, purse)
                return chance, SIDES[self.way.sides[at]]
            return self.go(at, 0, False, opened, purse)[0], "stop"
        if kind == LOCKED:
            return self.go(at, 0, False, True, purse)[0], "use:key"
        return self.pay(at, kind, opened, purse)

    def step(self, at: int, steps: int, sneaking: bool, purse: Purse) -> Move:
        place = self.way.places[at]
        if place // 9 == self.leak:
            purse = purse.blown()
        return self.go(at + 1, steps - 1, sneaking, False, purse)

    # -- paying for the next squares ------------------------------------------------------------

    def pay(self, at: int, kind: str, opened: bool, purse: Purse) -> Move:
        if purse.minds <= 0:
            return NOTHING
        options = self.lit(at, kind, opened, purse) if purse.lit else self.dark(at, kind, opened, purse)
        return max(options, default=NOTHING)

    def lit(self, at: int, kind: str, opened: bool, purse: Purse) -> list[Move]:
        hand, options = purse.hand, []
        if kind == BLOCKED:
            if hand[CLEAR]:
                options.append((self.go(at, 0, False, True, purse.play(CLEAR))[0], "play:clear"))
            elif (bad := worst(hand, purse.matches)) != LIGHT or not purse.matches:
                chance = self.go(at, 0, False, True, purse.burn(bad))[0]
                options.append((chance, f"joker:{MINDS[bad]}:clear"))
        else:
            if kind == FREE:
                if hand[WALK]:
                    options.append((self.move(at, 4, False, purse.play(WALK), opened), "play:walk"))
                for card in (SEARCH, CLEAR, STEALTH, SCOUT, WALK, LIGHT):
                    if hand[card] and (card != LIGHT or not purse.matches):
                        chance = self.move(at, 2, False, purse.play(card), opened)
                        options.append((chance, f"two:{MINDS[card]}"))
            if hand[STEALTH]:
                options.append((self.move(at, 2, True, purse.play(STEALTH), opened), "play:stealth"))
            elif kind == HOLE and ((bad := worst(hand, purse.matches)) != LIGHT or not purse.matches):
                options.append(
                    (self.move(at, 2, True, purse.burn(bad), opened), f"joker:{MINDS[bad]}:stealth")
                )
        if hand[LIGHT] and purse.matches and sum(hand) <= 3:
            options.append((self.go(at, 0, False, opened, purse.relit())[0], "play:light"))
        return options

    def dark(self, at: int, kind: str, opened: bool, purse: Purse) -> list[Move]:
        planner, options = self.planner, []
        bad = worst(planner.sight.mind if not planner.sight.light else (1,) * 6, purse.matches)
        here = self.way.places[at - 1] if at else planner.sight.pawn
        if purse.matches and here // 9 != self.leak:
            options.append((self.go(at, 0, False, opened, purse.strike())[0], "strike"))
            if purse.minds > 1:
                burnt = purse._replace(minds=purse.minds - 1).relit()
                chance = self.go(at, 0, False, opened, burnt)[0]
                options.append((chance, f"joker:{MINDS[bad]}:light"))
        burnt = purse.burn(bad)
        if kind == BLOCKED:
            chance = self.go(at, 0, False, True, burnt)[0]
            options.append((chance, f"joker:{MINDS[bad]}:clear"))
        elif kind == FREE:
            chance = self.move(at, 4, False, burnt, opened)
            options.append((chance, f"joker:{MINDS[bad]}:walk"))
        return options

    def move(self, at: int, steps: int, sneaking: bool, purse: Purse, opened: bool) -> float:
        return self.go(at, steps, sneaking, opened, purse)[0]

    def run(self, at: int, steps: int, sneaking: bool, opened: bool, purse: Purse) -> float:
        """With cards of any kind to come, only their number counts."""
        light, minds, kinds = purse.fresh, purse.minds, self.way.kinds
        while at < len(kinds):
            kind = FREE if opened else kinds[at]
            if steps and (kind == FREE or (kind == HOLE and sneaking)):
                steps, at, opened = steps - 1, at + 1, False
                continue
            steps = 0
            if kind == LOCKED:
                opened = True
                continue
            if minds <= 0 or (kind == HOLE and light <= 0):
                return 0.0
            light, minds = fpay(light, minds)
            if kind == BLOCKED:
                opened = True
                if light > 0 and not self.planner.owned[CLEAR]:
                    minds -= 1
            else:
                if kind == HOLE and not self.planner.owned[STEALTH]:
                    minds -= 1
                sneaking = kind == HOLE
                steps = 2 if sneaking else 4
        return self.arrived(steps, purse._replace(fresh=light, minds=minds))[0]

    # -- at the door ----------------------------------------------------------------------------

    def arrived(self, steps: int, purse: Purse) -> Move:
        planner = self.planner
        if planner.n == 0:
            return self.out(steps, purse)
        if purse.fresh != EXACT:
            return planner.at_door(purse.fresh, purse.minds, steps), ""
        options = self.look(purse) + self.go_in(purse)
        if steps:
            options = [(chance, "stop") for chance, _ in options]
            light = purse.light
            blown = light - purse.blown().light
            chance = planner.entered(light, purse.minds, steps - 1, blown)
            options.append((chance, SIDES[self.side]))
        return max(options, default=NOTHING)

    def out(self, steps: int, purse: Purse) -> Move:
        """Every room is known: one step more. The less it takes the better, for good measure."""
        rest = 0.0001 * (purse.light + purse.minds)
        if steps:
            return 0.99 + rest, SIDES[self.side]
        if purse.minds <= 0:
            return NOTHING
        if purse.lit:
            kind = next(k for k in (SEARCH, CLEAR, STEALTH, SCOUT, WALK, LIGHT) if purse.hand[k])
            return 0.99 + rest - 0.0001, f"two:{MINDS[kind]}"
        mind = self.planner.sight.mind
        kind = worst(mind, 0) if any(mind) else WALK
        return 0.99 + rest - 0.0001, f"joker:{MINDS[kind]}:walk"

    def look(self, purse: Purse) -> list[Move]:
        """Ways to scout from here."""
        planner, hand, options = self.planner, purse.hand, []
        scouted = planner.scouted
        if purse.lit:
            if hand[SCOUT]:
                after = purse.play(SCOUT)
                options.append((scouted(after.light, after.minds, self.other), "play:scout"))
            elif (bad := worst(hand, purse.matches)) != LIGHT or not purse.matches:
                after = purse.burn(bad)
                chance = scouted(after.light, after.minds, self.other)
                options.append((chance, f"joker:{MINDS[bad]}:scout"))
            if hand[LIGHT] and purse.matches and sum(hand) <= 3:
                after = purse.relit()
                options.append((scouted(after.light - 1, after.minds, self.other), "play:light"))
        elif purse.matches and self.door // 9 != self.leak:
            after = purse.strike()
            options.append((scouted(after.light - 1, after.minds, self.other), "strike"))
            if purse.minds > 1:
                bad = worst(planner.sight.mind if not planner.sight.light else (1,) * 6, 1)
                after = purse._replace(minds=purse.minds - 1).relit()
                chance = scouted(after.light - 1, after.minds, self.other)
                options.append((chance, f"joker:{MINDS[bad]}:light"))
        return options

    def go_in(self, purse: Purse) -> list[Move]:
        """Ways to walk in unscouted."""
        planner, hand, options = self.planner, purse.hand, []

        def entered(after: Purse, steps: int) -> float:
            light = after.light
            return planner.entered(light, after.minds, steps, light - after.blown().light)

        if purse.lit:
            if hand[WALK]:
                options.append((entered(purse.play(WALK), 3), "play:walk"))
            for card in (SEARCH, CLEAR, STEALTH, SCOUT, LIGHT):
                if hand[card] and (card != LIGHT or not purse.matches):
                    options.append((entered(purse.play(card), 1), f"two:{MINDS[card]}"))
        elif purse.minds > 0:
            bad = worst(planner.sight.mind if not planner.sight.light else (1,) * 6, purse.matches)
            options.append((entered(purse.burn(bad), 3), f"joker:{MINDS[bad]}:walk"))
        return options
