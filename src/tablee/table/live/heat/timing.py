"""What the table measures in a heat: when each seat began, as far as its device can be trusted.

The measured times become part of the answer and are logged with it: the rules decide by them, and
a replay decides the same.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Any

from tablee.kernel import SAY, Choice, Options, Timed
from tablee.kernel.forms import LONG
from tablee.table.clock import Clock
from tablee.table.live.heat.clock import SPARE, HeatClock, lead
from tablee.table.live.heat.link import Links
from tablee.table.logged import LoggedTable
from tablee.wire import messages as wire

QUICKEST = 150
"""In ms: nobody can see, read and remember faster; an earlier time counts as this one."""
LEAST_ERROR, MOST_ERROR = 1, 50


class Timing:
    """The time-keeping of one table."""

    __slots__ = ("_early", "_logged", "clock", "heat", "links")

    def __init__(self, logged: LoggedTable, clock: Clock) -> None:
        self._logged = logged
        self.clock = clock
        self.heat = HeatClock(clock)
        self.links = Links()
        self._early: set[int] = set()
        """Seats that began a text too quickly, and have not withdrawn it."""

    # -- heats --------------------------------------------------------------------------------

    def keep(self, viewers: Iterable[int | None]) -> bool:
        """After every change: reset the clock for another heat, stop it while nobody plays, and
        start it when somebody does. Returns whether the screens must be told."""
        heat, logged = self.heat, self._logged
        if heat.id is None and logged.heat is None:
            return False
        before = (heat.id, heat.stands)
        if heat.id != logged.heat:
            heat.begin(logged.heat, logged.passed)
            self._early.clear()
        if heat.id is None or self._nobody_plays({*viewers} - {None}):
            heat.stop()
        else:
            heat.go(lead(self.links.slowest()))
        return heat.id is not None and (heat.id, heat.stands) != before

    def _nobody_plays(self, here: set[int | None]) -> bool:
        """Whether the game was ended, a seat is open, or there are people and none of them is
        here."""
        people = self._logged.people
        kinds = {sitter.kind for sitter in people}
        if self._logged.ended or "open" in kinds:
            return True
        return not here and ("human" in kinds or any(sitter.left for sitter in people))

    def leaves(self, screen: object) -> int | None:
        """When a message about the heat may be sent to this screen; None: at once, as the heat has
        begun. A whole round trip ahead, not half of one, so that it is in time on an uneven link,
        too."""
        if self.heat.stands or self.heat.zero <= self.clock.now():
            return None
        link = self.links.of(screen)
        return self.heat.zero - SPARE - ((link.lag or 0) if link is not None else 0)

    # -- links --------------------------------------------------------------------------------

    def ping(self, screen: object, ping: wire.Ping, heard: int) -> None:
        link = self.links.of(screen)
        if link is not None and ping.got > 0:
            link.hear(heard - ping.got - ping.held)

    # -- answers ------------------------------------------------------------------------------

    def measure(
        self, screen: object, seat: int, said: wire.Answer, asked: Mapping[int, Options], heard: int
    ) -> tuple[Choice, bool]:
        """The choice with its times, and whether the device reported an impossible time. `heard`:
        when it was received, at another process if the screen is connected there."""
        form = asked[seat]
        assert isinstance(form, Timed)
        now, began = self.heat.passed_at(heard), said.began
        wrong = began is not None and not self._possible(screen, form, said.choice, began)
        if began is None or wrong:
            began = now
        if form.credit and self._too_quick(seat, form, said.choice, began):
            wrong = True
        if wrong and form.credit:
            self.links.strike(seat)
        sample = heard - said.got - said.held if form.credit and said.got else 0
        credit = self.links.credit(screen, seat, form.credit, sample)
        start = min(now, max(round(began), now - credit, 0))
        if form.credit:
            start = max(start, QUICKEST)
        return (said.choice, start, spell_error(said.error), now, self.wait(seat, asked)), wrong

    def planned(self, seat: int, plan: Choice, asked: Mapping[int, Options]) -> Choice:
        """A bot's planned choice as it is played: with its own beginning, and the table's other
        times."""
        what, began, *_ = plan
        now = self.heat.passed
        return (what, min(began, now), LEAST_ERROR, now, self.wait(seat, asked))

    def wait(self, seat: int, asked: Mapping[int, Options]) -> int:
        """How long an answer of another seat in the race may still be under way."""
        return max(
            (
                self.links.under_way(other, form.credit)
                for other, form in asked.items()
                if other != seat and isinstance(form, Timed) and form.credit
            ),
            default=0,
        )

    def _possible(self, screen: object, form: Timed, what: Any, began: float) -> bool:
        """Whether the reported time is a possible one; no text may begin before an earlier one."""
        if not math.isfinite(began) or not 0 <= began <= LONG:
            return False
        link = self.links.of(screen)
        if link is None or not announces(form, what):
            return True
        heat, last = link.started
        link.started = (self.heat.id, began)
        return heat != self.heat.id or began >= last

    def _too_quick(self, seat: int, form: Timed, what: Any, began: float) -> bool:
        """Whether the answer came faster than possible. A text begun by mistake and withdrawn does
        not count."""
        early = began < QUICKEST
        if isinstance(what, list | tuple) and SAY in what[:1]:
            early |= seat in self._early
            self._early.discard(seat)
            return early
        if announces(form, what) and early:
            self._early.add(seat)
        elif announces(form, what) or (form.drops and what == form.drops):
            self._early.discard(seat)
        return early and what in form.presses


def announces(form: Timed, what: Any) -> bool:
    """Whether the seat announces that it has begun to write a text."""
    return bool(form.begins) and what == form.begins


def spell_error(error: float) -> int:
    """The error of a device's clock, in whole milliseconds; an invalid value counts as a large
    one."""
    if not math.isfinite(error):
        return MOST_ERROR
    return min(MOST_ERROR, max(LEAST_ERROR, math.ceil(error)))
