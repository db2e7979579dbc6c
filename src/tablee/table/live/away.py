"""Tells a game who has left and who is back, as an answer of the clock, if its question hears that
(see `Facts`)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tablee.kernel import BACK, CLOCK, GONE, Facts, Match
from tablee.table.clock import Timer

if TYPE_CHECKING:
    from tablee.table.live.table import Table

KEPT = 30_000
"""How long, in ms, a seat without a screen is kept while somebody waits."""


class Away:
    """The time runs only while somebody is here and the heat is running: an empty table waits for
    all."""

    __slots__ = ("_table", "_timers")

    def __init__(self, table: Table) -> None:
        self._table = table
        self._timers: dict[int, Timer] = {}

    @property
    def busy(self) -> bool:
        return bool(self._timers)

    def stop(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def reschedule(self) -> None:
        """After every change: start and stop the timers of absent seats."""
        missing = self._missing()
        if not missing and not self._timers:
            return
        for seat in self._timers.keys() - missing:
            self._timers.pop(seat).cancel()
        clock = self._table.services.clock
        for seat in missing - self._timers.keys():
            self._timers[seat] = clock.call_at(clock.now() + KEPT, partial(self._ring, seat))

    def _missing(self) -> set[int]:
        table = self._table
        if table.timing.heat.stands:  # it stands while nobody is here, too
            return set()
        here, people = table.presence.here, enumerate(table.logged.people)
        absent = {s for s, sitter in people if sitter.kind == "human" and s not in here}
        hear = absent and hears(table.logged.match, GONE)
        return absent - table.logged.gone if hear else set()

    def _ring(self, seat: int) -> None:
        del self._timers[seat]
        self._table.tell_fact(GONE, seat)

    def welcome(self, seat: int) -> None:
        """A screen of that seat opens: tell the game that it is back, if the game took it for
        gone."""
        logged = self._table.logged
        if seat in logged.gone and not logged.ended and hears(logged.match, BACK):
            self._table.tell_fact(BACK, seat)


def hears(match: Match, fact: str) -> bool:
    """Whether the open question wants to be told of such facts."""
    form = match.asks.get(CLOCK)
    return isinstance(form, Facts) and fact in form.hears
