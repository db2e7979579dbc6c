"""Changes of who may come, who sits where and who looks on. Each is kept in the log for ever, so
there are so many a minute: of each seat, for nobody shall use up what another one needs to leave,
to log out or to vote."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.table.bucket import Buckets
from tablee.table.errors import TableFault

if TYPE_CHECKING:
    from tablee.table.live.table import Table

MOST_CHANGES, MINUTE = 10, 60


class Changes:
    __slots__ = ("_buckets", "_table")

    def __init__(self, table: Table) -> None:
        self._table = table
        self._buckets = Buckets(table.services.clock, MOST_CHANGES, MINUTE)

    def make(self, by: int | None, kind: str, seat: int, data: object) -> None:
        """`by`: who makes it; None: somebody who does not sit here yet."""
        if not self._buckets.take(str(by)):
            raise TableFault("too-fast", per_minute=MOST_CHANGES)
        self._table.happen((kind, seat, data))
