"""Undo: free up to the last barrier; past it the other people at the table are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.table.bucket import Buckets
from tablee.table.errors import TableFault
from tablee.table.live.changes import DAY

if TYPE_CHECKING:
    from tablee.table.live.recording import Happening
    from tablee.table.live.table import Table

MOST_UNDOS = 300
"""A day, by one seat among several people: an answer and its undo are kept in the log for ever."""


class Undoing:
    __slots__ = ("_days", "_table")

    def __init__(self, table: Table) -> None:
        self._table = table
        self._days = Buckets(table.services.clock, MOST_UNDOS, DAY)

    def undo(self, seat: int) -> None:
        logged = self._table.logged
        match = logged.match
        if logged.ended:
            raise TableFault("over")
        if match.can_undo(seat):
            self._count(seat)
            self._rewind(("undo", seat, None))
            return
        match.check_undo(seat, consent=True)  # nothing to undo, too far, or over: refused
        if not logged.others(seat):
            match.check_undo(seat)  # refused, with the reason of the barrier
        if logged.proposal is not None:
            raise TableFault("no-undo", proposed=logged.proposal.seat)
        self._count(seat)
        self._table.happen(("propose", seat, None))
        self._table.tell_anew()

    def _count(self, seat: int) -> None:
        if self._table.logged.others(seat) and not self._days.take(str(seat)):
            raise TableFault("too-fast", per_day=MOST_UNDOS)

    def agree(self, seat: int, yes: bool) -> None:
        """Agree to the proposed undo, or not."""
        logged = self._table.logged
        proposal = logged.proposal
        if proposal is None or seat not in proposal.needed or seat in proposal.agreed:
            raise TableFault("no-proposal")
        if yes and set(proposal.agreed) | {seat} >= set(proposal.needed):
            logged.match.check_undo(proposal.seat, consent=True)
            self._rewind(("agree", seat, True), ("undo", proposal.seat, None))
        else:
            self._table.happen(("agree", seat, yes))
            self._table.tell_anew()

    def _rewind(self, *happenings: Happening) -> None:
        self._table.happen(*happenings)
        self._table.services.counts["undos"] += 1
        self._table.changed(rewound=True)
