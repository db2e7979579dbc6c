"""Who answers next when bots play among themselves, without a table and its clock.

In a heat, every bot says when it means to answer; the earliest does, and the others keep to their
plans as long as the questions are on the same topic. A bot that means to abstain decides again at
every question.
"""

from __future__ import annotations

from collections.abc import Mapping

from tablee.kernel.forms import CLOCK, Choice, Options, Seat, Timed, accepts
from tablee.kernel.match import Match
from tablee.kernel.players import Player

NOW = 3
"""The index of `now` in a timed choice: in a plan, the moment to give it."""
NEVER = 3_600_000
"""A bot that plans an answer for so late a moment abstains: the clock answers before."""


class Plans:
    """The plans of all seats that are asked."""

    def __init__(self, bots: Mapping[Seat, Player]) -> None:
        self.bots = bots
        self._topic: tuple[int | None, str, Seat | None] | None = None
        self._plans: dict[Seat, Choice] = {}

    def next(self, match: Match) -> tuple[Seat, Choice]:
        """The seat that answers next, and its choice."""
        ask = match.ask
        assert ask is not None
        if ask.heat is None:
            seat = next(iter(match.asks))
            return seat, match.default(seat) if seat == CLOCK else self.bots[seat](match, seat)
        return self.sooner(match) or (CLOCK, ("tick", ask.after or 0))

    def sooner(self, match: Match, than: int | None = None) -> tuple[Seat, Choice] | None:
        """In a heat: the next answer, if it is planned for before the moment `than`."""
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
        """Ask every bot without a valid plan for one."""
        for seat in [seat for seat in self._plans if not holds(asks.get(seat), self._plans[seat])]:
            del self._plans[seat]
        for seat in asks:
            if seat in self.bots and seat not in self._plans:
                self._plans[seat] = self.bots[seat](match, seat)


def holds(options: Options | None, plan: Choice) -> bool:
    """Whether a plan made for an earlier question is still a valid answer to this one."""
    return isinstance(options, Timed) and accepts(options, plan) and not abstains(plan)


def abstains(plan: Choice) -> bool:
    """Whether the plan is to abstain. It is made anew at every question, as more may be known by
    then."""
    return bool(plan[NOW] >= NEVER)
