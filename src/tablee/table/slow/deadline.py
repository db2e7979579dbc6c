"""At a table over days, somebody whose time has run out is reminded; later a bot plays for them
until they come back. The times follow from the log, so they are the same after a restart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.table.clock import Timer
from tablee.table.live.seated_bot import bot_for
from tablee.table.slow.tempo import awaited, bot_at, gone, next_at, time_up_at

if TYPE_CHECKING:
    from tablee.table.live.table import Table


class Deadline:
    """One timer of one table. It does not keep the table awake: see `waker.py`."""

    __slots__ = ("_at", "_table", "_timer")

    def __init__(self, table: Table) -> None:
        self._table = table
        self._timer: Timer | None = None
        self._at = 0

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer, self._at = None, 0

    def reschedule(self) -> None:
        """Set the timer to the next deadline of the table; called after every change."""
        at = next_at(self._table.logged)
        if at == self._at:
            return
        self.stop()
        if at:
            self._at = at
            self._timer = self._table.services.clock.call_at(at, self._ring)

    def is_late(self, seat: int) -> bool:
        """Whether their time to answer has run out: the others may decide about the seat."""
        logged = self._table.logged
        until = gone(logged)
        return 0 < until <= self._table.services.clock.now() and seat in awaited(logged)

    def _ring(self) -> None:
        """The time has come: remind, or let a bot play. The last person stays: if nobody else
        waits, no bot plays on."""
        self._timer, self._at = None, 0
        table = self._table
        if table.logged.slow.asked < time_up_at(table.logged):
            table.happen(("late", None, None))  # calls those who are not here
            if table.services.clock.now() < bot_at(table.logged):
                self.reschedule()
                return
        bot = bot_for(table.logged.row.game)
        for seat in awaited(table.logged):
            if table.logged.others(seat):
                table.company.name(seat)
                table.happen(("leave", seat, table.company.getting_up(seat, bot)))
        table.tell_anew()
        table.seats_changed()
