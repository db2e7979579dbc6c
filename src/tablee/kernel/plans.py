"""Who answers next when bots play among themselves, without a table and its clock.

In a heat, every bot says when it means to answer; the earliest does, and the others keep to their
plans as long as the questions are on the same topic. Who means to abstain thinks again at every
question.
"""

from __future__ import annotations

from collections.abc import Mapping

from tablee.kernel.forms import CLOCK, Choice, Options, Seat, Timed, accepts
from tablee.kernel.match import Match
from tablee.kernel.players import Player

NOW = 3
"""The place of `now` in a timed choice: in a plan, the moment to give it."""
NEVER = 3_600_000
"""A bot's plan for such a moment is an abstention: the clock will overtake it."""


class Plans:
    """The plans of all that are asked."""

    def __init__(self, bots: Mapping[Seat, Player]) -> None:
        self.bots = bots
        self._topic: tuple[int | None, str, Seat | None] | None = None
        self._plans: dict[Seat, Choice] = {}

    def next(self, match: Match) -> tuple[Seat, Choice]:
        """The seat that answers first, and what."""
        ask = match.ask
        assert ask is not None
        if ask.heat is None:
            seat = next(iter(match.asks))
            return seat, match.default(seat) if seat == CLOCK else self.bots[seat](match, seat)
        return self.sooner(match) or (CLOCK, ("tick", ask.after or 0))

    def sooner(self, match: Match, than: int | None = None) -> tuple[Seat, Choice] | None:
        """In a heat: who answers first, if it is sooner than that moment."""
        ask, asks = match.ask, match.asks
        assert ask is not None
        if self._topic != match.topic:
            self._topic, self._plans = match.topic, {}
        self._think(match, asks)
        times = {seat: plan[NOW] for seat, plan in self._plans.items()}
        if ask.after is not None and CLOCK in asks:
            times[CLOCK] = ask.after
        first = min(times, key=lambda seat: (times[seat], seat), default=None)
        if first is None or (than is not None and times[first] > than):
            return None
        return first, ("tick", times[first]) if first == CLOCK else self._plans.pop(first)

    def _think(self, match: Match, asks: Mapping[Seat, Options]) -> None:
        """Whoever has no plan that still holds makes one."""
        for seat in [seat for seat in self._plans if not holds(asks.get(seat), self._plans[seat])]:
            del self._plans[seat]
        for seat in asks:
            if seat in self.bots and seat not in self._plans:
                self._plans[seat] = self.bots[seat](match, seat)


def holds(options: Options | None, plan: Choice) -> bool:
    """Whether what was planned for an earlier question can stand for this one."""
    return isinstance(options, Timed) and accepts(options, plan) and not abstains(plan)


def abstains(plan: Choice) -> bool:
    """Such a plan is thought over at every question: there may be more to know by then."""
    return bool(plan[NOW] >= NEVER)
