"""In a heat: the clock's timer, and bots that think at once and act at the time they planned.

A plan is made for a topic (see `Match.topic`): it is kept while others answer questions on that
topic, and dropped when the bot has acted, or when the choice is no longer allowed. A bot that plans
to abstain thinks again at every question.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from tablee.kernel import TICK, Choice, Options, Timed
from tablee.kernel.forms import accepts
from tablee.kernel.plans import NOW, holds
from tablee.table.clock import Timer
from tablee.table.live.away import hears
from tablee.table.live.seated_bot import SeatedBot

if TYPE_CHECKING:
    from tablee.table.live.table import Table

Topic = tuple[int, int]
"""The number of undos so far, and of the first question on the topic."""


Blunder = Callable[[int, BaseException], None]
"""Reports an error of a bot, and plays the default for its seat."""


class BotPlan(Struct):
    """A bot's planned answer, or the question that it is still thinking about."""

    topic: Topic
    asked: int
    """How far the heat had got when the bot began to think."""
    choice: Choice = None
    timer: Timer | None = None

    def cancel(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class BotPlans:
    __slots__ = ("_bell", "_bots", "_default", "_plans", "_table", "_thinking", "_tired")

    def __init__(self, table: Table, bots: dict[int, SeatedBot], default: Blunder) -> None:
        self._table = table
        self._bots = bots
        self._default = default
        self._bell: Timer | None = None
        self._plans: dict[int, BotPlan] = {}
        self._thinking = 0
        self._tired: set[tuple[int, Topic]] = set()
        """Seats and topics on which a bot failed: it is not asked about these again, as that could
        go on for ever."""

    @property
    def busy(self) -> bool:
        if self._bell or self._thinking:
            return True
        return bool(self._plans) and any(plan.timer for plan in self._plans.values())

    def stop(self) -> None:
        """Cancel all timers; the plans are kept."""
        if self._bell is not None:
            self._bell.cancel()
            self._bell = None
        for plan in self._plans.values():
            plan.cancel()

    def forget(self, seat: int) -> None:
        """Drop the plan of that seat: somebody else sits there now."""
        plan = self._plans.pop(seat, None)
        if plan is not None:
            plan.cancel()

    def reschedule(self) -> None:
        """After every change: set the timers. None runs while the heat's clock stands."""
        self.stop()
        table = self._table
        match, heat = table.logged.match, table.timing.heat
        ask = match.ask
        if ask is None or ask.heat is None or heat.stands:
            return
        if ask.after is not None and hears(match, TICK):
            self._bell = table.services.clock.call_at(heat.zero + ask.after, self._tick)
        for seat in self._bots:
            self._consider(seat, match.asks.get(seat))

    def _tick(self) -> None:
        self._bell = None
        self._table.tell_fact(TICK)

    # -- bots ---------------------------------------------------------------------------------

    def _consider(self, seat: int, options: Options | None) -> None:
        """Let the bot think, unless its plan still holds."""
        topic, plan = self._topic, self._plans.get(seat)
        if plan is not None and plan.topic == topic and options is not None:
            if plan.choice is None:
                return  # still thinking
            if holds(options, plan.choice):
                self._set(seat, plan)
                return
        self._plans.pop(seat, None)
        if options is not None and (seat, topic) not in self._tired:
            self._think(seat)

    @property
    def _topic(self) -> Topic:
        logged = self._table.logged
        return (logged.rewinds, logged.topic_from)

    def _think(self, seat: int) -> None:
        plan = self._plans[seat] = BotPlan(self._topic, self._table.timing.heat.passed)
        self._thinking += 1
        thought = self._bots[seat].prepare(self._table.logged.match, seat)
        self._table.services.ponder(thought, partial(self._thought, seat, plan))

    def _thought(self, seat: int, plan: BotPlan, choice: Any) -> None:
        self._thinking -= 1
        if self._plans.get(seat) is not plan:
            return  # the topic has changed meanwhile
        options = self._table.logged.match.asks.get(seat)
        if options is None:
            del self._plans[seat]
        elif isinstance(choice, BaseException):
            self._blunder(seat, choice)
        elif not (isinstance(options, Timed) and accepts(options, choice)):
            self._blunder(seat, ValueError(f"no such option: {choice!r}"))
        else:
            plan.choice = choice
            if not self._table.timing.heat.stands:
                self._set(seat, plan)

    def _set(self, seat: int, plan: BotPlan) -> None:
        """Set the timer for the planned time. If that was past already when the bot began to think,
        it acts after a bot's usual pause, so that people can follow."""
        pace, heat = self._table.services.pace, self._table.timing.heat
        due = plan.choice[NOW]
        if due < plan.asked:
            due = plan.asked + pace.bot
        ring = partial(self._act, seat, plan)
        plan.timer = self._table.services.clock.call_at(heat.zero + due, ring)

    def _act(self, seat: int, plan: BotPlan) -> None:
        plan.timer = None
        del self._plans[seat]
        table = self._table
        try:
            table.play(seat, table.timing.planned(seat, plan.choice, table.logged.match.asks))
        except Exception as bug:
            self._blunder(seat, bug)

    def _blunder(self, seat: int, bug: BaseException) -> None:
        """Play the default for the bot, and do not ask it about this topic again."""
        self._tired = {(s, topic) for s, topic in self._tired if topic == self._topic}
        self._tired.add((seat, self._topic))
        self._plans.pop(seat, None)
        self._default(seat, bug)
