"""Who left, and who came back. A game whose question hears it is told, as an answer of the clock
(see `Facts`)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tablee.kernel import BACK, CLOCK, GONE, Facts, Match
from tablee.table.clock import Timer

if TYPE_CHECKING:
    from tablee.table.live.table import Table

KEPT = 30_000
"""How long a seat is kept for one who has no screen, in ms, while somebody waits."""


class Away:
    """Counts only while somebody is here and the heat goes on: an empty table waits for all."""

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
        """After every change: for whom is the time running?"""
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
        if table.timing.heat.stands:  # as it does while nobody is here
            return set()
        here, people = table.here, enumerate(table.logged.people)
        absent = {s for s, sitter in people if sitter.kind == "human" and s not in here}
        hear = absent and hears(table.logged.match, GONE)
        return absent - table.logged.gone if hear else set()

    def _ring(self, seat: int) -> None:
        del self._timers[seat]
        self._table.tell_fact(GONE, seat)

    def welcome(self, seat: int) -> None:
        """Somebody sits down at a screen: back, if the game took them for gone."""
        logged = self._table.logged
        if seat in logged.gone and not logged.ended and hears(logged.match, BACK):
            self._table.tell_fact(BACK, seat)


def hears(match: Match, fact: str) -> bool:
    """Whether the question on the table wants to be told of such facts."""
    form = match.asks.get(CLOCK)
    return isinstance(form, Facts) and fact in form.hears
