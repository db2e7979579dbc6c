"""The rate limit for changes of the link, of seats, of watching and of standing orders: each is
kept in the log for ever. The limits are per seat, so that nobody can use up what another needs to
leave, log out or vote, nor notices what others order; and that of a day is per kind, so that nobody
can use up what they need themself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.table.bucket import Buckets
from tablee.table.errors import TableFault

if TYPE_CHECKING:
    from tablee.table.live.recording import Happening
    from tablee.table.live.table import Table

MOST_CHANGES, MINUTE = 10, 60
MOST_A_DAY, DAY = 50, 86_400


class Changes:
    __slots__ = ("_buckets", "_days", "_table")

    def __init__(self, table: Table) -> None:
        self._table = table
        self._buckets = Buckets(table.services.clock, MOST_CHANGES, MINUTE)
        self._days = Buckets(table.services.clock, MOST_A_DAY, DAY)

    def make(self, by: int | None, kind: str, seat: int, data: object, *more: Happening) -> None:
        """Make the change, or raise a fault. `by`: the seat that makes it; None: somebody without
        one. `more`: what follows from it."""
        if not self._buckets.take(str(by)):
            raise TableFault("too-fast", per_minute=MOST_CHANGES)
        if not self._days.take(f"{by} {kind}"):
            raise TableFault("too-fast", per_day=MOST_A_DAY)
        self._table.happen((kind, seat, data), *more)
