"""How much is said at a table: per person, per table, and in all.

What is said is kept with the table, so it is bounded: nobody fills a disk by talking, and nobody
drowns the others.
"""

from __future__ import annotations

from tablee.table.bucket import Bucket
from tablee.table.clock import Clock
from tablee.table.errors import TableFault
from tablee.table.logged import MOST_SAID, LoggedTable, weight

OF_ONE = (0.5, 15)
"""Lines per second that one person may go on saying, and at once."""
OF_ALL = (1.5, 30)
"""The same for everybody at the table together."""


class Talk:
    """The buckets are made when somebody says something: at most tables nobody does."""

    __slots__ = ("_buckets", "_clock", "_logged")

    def __init__(self, logged: LoggedTable, clock: Clock) -> None:
        self._logged = logged
        self._clock = clock
        self._buckets: dict[int | None, Bucket] = {}

    def check(self, seat: int, line: str) -> None:
        """May it be said? A fault says why not."""
        if self._logged.said + weight(line) > MOST_SAID:
            raise TableFault("chat-full")
        self.charge(seat)

    def charge(self, seat: int) -> None:
        """A line or a reaction, of which nothing is kept: they come out of the same buckets."""
        if not (self._bucket(seat, OF_ONE).take() and self._bucket(None, OF_ALL).take()):
            raise TableFault("too-fast")

    def _bucket(self, who: int | None, rate: tuple[float, int]) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._clock, *rate)
        return bucket
