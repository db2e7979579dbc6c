"""In a heat: the clock's bell, and bots that think at once and act when their plan says.

A plan is made for a run (the same heat and reason, about the same) and outlives the questions of
it that others answer; it is dropped when the bot has acted, or when it is no longer allowed.
An abstention is thought over at every question.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from tablee.kernel import CLOCK, Choice, Options, Timed
from tablee.kernel.plans import abstains
from tablee.table.clock import Timer
from tablee.table.live.seated_bot import Player

if TYPE_CHECKING:
    from tablee.table.live.auto import Auto
    from tablee.table.live.table import Table

Run = tuple[int, int]
"""How many undos there were, and the first question of the run."""


class Plan(Struct):
    """What a bot is going to do; before it is known, what it is thinking about."""

    run: Run
    asked: int
    """How far the heat was when it began to think."""
    choice: Choice = None
    timer: Timer | None = None

    def cancel(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class Plans:
    __slots__ = ("_auto", "_bell", "_plans", "_players", "_table", "_thinking", "_tired")

    def __init__(self, table: Table, auto: Auto, players: dict[int, Player]) -> None:
        self._table = table
        self._auto = auto
        self._players = players
        self._bell: Timer | None = None
        self._plans: dict[int, Plan] = {}
        self._thinking = 0
        self._tired: set[tuple[int, Run]] = set()
        """Who blundered in which run: not asked again in it, or it would never end."""

    @property
    def busy(self) -> bool:
        waiting = any(plan.timer for plan in self._plans.values())
        return bool(self._bell or waiting or self._thinking)

    def stop(self) -> None:
        """No bell rings; what was planned is kept."""
        if self._bell is not None:
            self._bell.cancel()
            self._bell = None
        for plan in self._plans.values():
            plan.cancel()

    def stir(self) -> None:
        """After every change. While the heat stands, nothing happens."""
        self.stop()
        table = self._table
        match, heat = table.story.match, table.timing.heat
        ask = match.ask
        if ask is None or ask.heat is None or heat.stands:
            return
        if ask.after is not None and CLOCK in match.asks:
            self._bell = table.services.clock.call_at(heat.zero + ask.after, self._tick)
        for seat in self._players:
            self._consider(seat, match.asks.get(seat))

    def _tick(self) -> None:
        self._bell = None
        self._table.tell_fact("tick")

    # -- bots ---------------------------------------------------------------------------------

    def _consider(self, seat: int, options: Options | None) -> None:
        """A plan that stands is kept; else there is something to think about."""
        run, plan = self._run, self._plans.get(seat)
        if plan is not None and plan.run == run and options is not None:
            if plan.choice is None:
                return  # still thinking
            if allowed(options, plan.choice) and not abstains(plan.choice):
                self._set(seat, plan)
                return
        self._plans.pop(seat, None)
        if options is not None and (seat, run) not in self._tired:
            self._think(seat)

    @property
    def _run(self) -> Run:
        story = self._table.story
        return (story.rewinds, story.run_from)

    def _think(self, seat: int) -> None:
        plan = self._plans[seat] = Plan(self._run, self._table.timing.heat.passed)
        self._thinking += 1
        thought = self._players[seat].prepare(self._table.story.match, seat)
        self._table.services.think(thought, partial(self._thought, seat, plan))

    def _thought(self, seat: int, plan: Plan, choice: Any) -> None:
        self._thinking -= 1
        if self._plans.get(seat) is not plan:
            return  # the run is over
        options = self._table.story.match.asks.get(seat)
        if options is None:
            del self._plans[seat]
        elif isinstance(choice, BaseException):
            self._blunder(seat, choice)
        elif not allowed(options, choice):
            self._blunder(seat, ValueError(f"no such option: {choice!r}"))
        else:
            plan.choice = choice
            if not self._table.timing.heat.stands:
                self._set(seat, plan)

    def _set(self, seat: int, plan: Plan) -> None:
        """At its own time. A plan for what was past already is followed by the eye."""
        pace, heat = self._table.services.pace, self._table.timing.heat
        due = plan.choice[3]
        if due < plan.asked:
            due = plan.asked + pace.bot
        ring = partial(self._act, seat, plan)
        plan.timer = self._table.services.clock.call_at(heat.zero + due, ring)

    def _act(self, seat: int, plan: Plan) -> None:
        plan.timer = None
        del self._plans[seat]
        table = self._table
        try:
            table.play(seat, table.timing.planned(seat, plan.choice, table.story.match.asks))
        except Exception as bug:
            self._blunder(seat, bug)

    def _blunder(self, seat: int, bug: BaseException) -> None:
        """Its turn is taken by the default, and it is not asked again in this run."""
        self._tired = {(s, run) for s, run in self._tired if run == self._run}
        self._tired.add((seat, self._run))
        self._plans.pop(seat, None)
        self._auto.blunder(seat, bug)


def allowed(options: Options, choice: Choice) -> bool:
    if not isinstance(options, Timed):
        return False
    try:
        options.accept(choice)
    except (ValueError, TypeError):
        return False
    return True
