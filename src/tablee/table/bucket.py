"""Rate limits, as token buckets."""

from __future__ import annotations

from collections import OrderedDict

from tablee.table.clock import Clock


class Bucket:
    """Tokens are added at a steady rate; every request takes as many as it costs."""

    __slots__ = ("_at", "_clock", "_most", "_per_ms", "_tokens")

    def __init__(self, clock: Clock, per_second: float, most: int) -> None:
        self._clock = clock
        self._per_ms = per_second / 1000
        self._most = most
        self._tokens = float(most)
        self._at = clock.now()

    def take(self, cost: float = 1, now: int | None = None) -> bool:
        """Take the tokens; returns False, and takes none, if there are not enough. `now`: saves
        reading the clock again."""
        if now is None:
            now = self._clock.now()
        tokens = self._tokens
        if now > self._at:
            tokens += (now - self._at) * self._per_ms
            if tokens > self._most:
                tokens = self._most
        self._at = now
        if tokens < cost:
            self._tokens = tokens
            return False
        self._tokens = tokens - cost
        return True

    def has(self, cost: float = 1) -> bool:
        """Whether there are enough tokens; takes none."""
        self.take(0)
        return self._tokens >= cost

    def take_more(self, cost: float) -> bool:
        """Take more at the moment of the last `take`, without reading the clock."""
        if self._tokens < cost:
            return False
        self._tokens -= cost
        return True

    def charge(self, cost: float) -> None:
        """Take the tokens even if there are not enough; the debt is at most one full bucket."""
        self.take(0)
        self._tokens = max(-self._most, self._tokens - cost)


class Buckets:
    """One bucket per address (or table). The least recently used are dropped: most are full by
    then."""

    KEPT = 10_000

    def __init__(self, clock: Clock, count: int, seconds: int = 60, most: int = 0) -> None:
        """`count` per `seconds`, and `most` at once (by default all of them)."""
        self._clock = clock
        self._rate = count / seconds, most or count
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.spent: dict[str, float] | None = None
        """What was taken since the other processes were last told; None: there are no others."""

    def take(self, address: str, cost: float = 1, now: int | None = None) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._clock, *self._rate)
            if len(self._buckets) > self.KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        taken = bucket.take(cost, now)
        if self.spent is not None and taken and cost:
            self.spent[address] = self.spent.get(address, 0) + cost
        return taken

    def has(self, address: str) -> bool:
        """Whether any token is left; takes none."""
        bucket = self._buckets.get(address)
        return bucket is None or bucket.has()

    def charge(self, address: str, cost: float) -> None:
        """Take tokens for requests that reached another process."""
        self.take(address, 0)
        self._buckets[address].charge(cost)
