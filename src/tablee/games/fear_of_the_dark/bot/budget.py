"""The chance to get out, in a maze reduced to one long corridor.

The corridor keeps the resources of the game: rooms to reveal, light to see by, a mind to burn. It
is small enough to be solved exactly, and so gives the value of a match, a card or a risk.

A place in the corridor:  before a door with nothing behind it yet,   `door`
                          before a room that has been revealed,       `room`
                          just inside a room,                         `inside`
and always: `n` rooms to reveal, `light` actions left in the light, `minds` cards, `terrors`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from tablee.games.fear_of_the_dark.bot.odds import Odds

TOUGH = 0.55
"""Share of the rooms that cost one action more: something lies in the way."""
BLOWN = 4
"""Actions in the light lost when the hand is blown away."""

Place = Callable[[int, int, int, int], float]


class Budget:
    """The corridor for given odds. All values are chances of winning."""

    def __init__(self, odds: Odds, easy: bool) -> None:
        self.odds, self.easy = odds, easy
        self.door: Place = lru_cache(None)(self._door)
        self.scouted: Place = lru_cache(None)(self._scouted)
        self.room: Place = lru_cache(None)(self._room)
        self.inside: Place = lru_cache(None)(self._inside)
        self.entered = lru_cache(None)(self._entered)

    # -- places -------------------------------------------------------------------------------

    def _door(self, n: int, light: int, minds: int, terrors: int) -> float:
        """Scout it, or go in blindly. With no room left to reveal it is the way out."""
        if minds <= 0:
            return 0.0
        if n == 0:
            return 1.0
        seen = self.scouted(n, light - 1, minds, terrors) if light else 0.0
        light, minds = pay(light, minds)
        return max(seen, self.entered(n, light, minds, terrors, 3, BLOWN))

    def _scouted(self, n: int, light: int, minds: int, terrors: int) -> float:
        """The next tile is seen from outside; an echo goes, and the next one comes."""
        if minds <= 0:
            return 0.0
        odds = self.odds
        echo = odds.echo + odds.danger_echo
        gone = self.after_echo(n - 1, light, minds, terrors)
        return echo * gone + (1 - echo) * self.room(n - 1, light, minds, terrors)

    def after_echo(self, n: int, light: int, minds: int, terrors: int) -> float:
        return (self.scouted if n else self.door)(n, light, minds, terrors)

    def _room(self, n: int, light: int, minds: int, terrors: int) -> float:
        plain = self.plain(n, light, minds, terrors)
        return (1 - TOUGH) * plain + TOUGH * self.tough(n, light, minds, terrors)

    def _inside(self, n: int, light: int, minds: int, terrors: int) -> float:
        plain = self.plain(n, light, minds, terrors, 2)
        return (1 - TOUGH) * plain + TOUGH * self.tough(n, light, minds, terrors)

    def plain(self, n: int, light: int, minds: int, terrors: int, steps: int = 1) -> float:
        """One walk leads through a room to its far door; the fourth step on, or out."""
        if minds <= 0:
            return 0.0
        light, minds = pay(light, minds)
        return 1.0 if n == 0 else self.at_door(n, light, minds, terrors, steps)

    def tough(self, n: int, light: int, minds: int, terrors: int) -> float:
        """It takes one action more."""
        if minds <= 0:
            return 0.0
        light, minds = pay(light, minds)
        if minds <= 0:
            return 0.0
        light, minds = pay(light, minds)
        return 1.0 if n == 0 else self.door(n, light, minds, terrors)

    def at_door(self, n: int, light: int, minds: int, terrors: int, steps: int) -> float:
        """At a door with steps to spare: stop, or go in."""
        if n == 0:
            return 1.0
        stop = self.door(n, light, minds, terrors)
        if not steps:
            return stop
        return max(stop, self.entered(n, light, minds, terrors, steps - 1, BLOWN))

    def _entered(
        self, n: int, light: int, minds: int, terrors: int, steps: int, blown: int
    ) -> float:
        """Into the unknown on foot; `steps` are left if nothing stops them."""
        if minds <= 0:
            return 0.0
        return enter(self, self.odds, n, light, minds, terrors, steps, blown)


def pay(light: int, minds: int) -> tuple[int, int]:
    """Pay for one action: in the light as long as there is any, then by burning a card."""
    return (light - 1, minds) if light else (light, minds - 1)


def enter(
    budget: Budget,
    odds: Odds,
    n: int,
    light: int,
    minds: int,
    terrors: int,
    steps: int,
    blown: int,
) -> float:
    """The value of entering a room, by kind of room: FD-7.5, FD-8."""
    n -= 1
    chance = 0.0
    if odds.echo:
        chance += odds.echo * budget.after_echo(n, light, minds, terrors)
    if odds.danger_echo:
        after = budget.after_echo
        fate = danger(budget, odds, n, light, minds, terrors, blown, after)
        if not budget.easy:
            fate -= odds.trap * after(n, light, minds, terrors)
        chance += odds.danger_echo * fate
    if odds.danger:
        fate = danger(budget, odds, n, light, minds, terrors, blown, budget.inside)
        chance += odds.danger * fate
    if odds.calm:
        chance += odds.calm * _calm(budget, n, light, minds, terrors, steps)
    return chance


def _calm(budget: Budget, n: int, light: int, minds: int, terrors: int, steps: int) -> float:
    """Nothing happens: the walk goes on, unless the room is blocked."""
    if steps < 2:
        return budget.inside(n, light, minds, terrors)
    if steps > 2:
        plain = budget.at_door(n, light, minds, terrors, steps - 2)
    else:
        plain = budget.door(n, light, minds, terrors)
    tough = budget.door(n, *pay(light, minds), terrors)
    return (1 - TOUGH) * plain + TOUGH * tough


def danger(
    budget: Budget,
    odds: Odds,
    n: int,
    light: int,
    minds: int,
    terrors: int,
    blown: int,
    then: Place,
) -> float:
    """FD-9: a danger card is turned up for a walker."""
    terror = odds.again if terrors else odds.terror
    safe = 1 - terror - odds.knockout - odds.blow
    chance = safe * then(n, light, minds, terrors)
    if terror and (budget.easy or not terrors):
        chance += terror * then(n, light, minds - 1, 0 if budget.easy else 1)
    if odds.knockout:
        chance += odds.knockout * then(n + 1, light, minds, terrors)
    if odds.blow:
        chance += odds.blow * then(n, max(0, light - blown), minds, terrors)
    return chance


@lru_cache(maxsize=256)
def budget_for(odds: Odds, easy: bool) -> Budget:
    return Budget(odds, easy)
