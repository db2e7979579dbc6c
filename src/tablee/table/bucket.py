"""How much may be asked in how much time."""

from __future__ import annotations

from collections import OrderedDict

from tablee.table.clock import Clock


class Bucket:
    """Tokens drip in at a steady rate; whatever is asked takes as many as it costs."""

    __slots__ = ("_at", "_clock", "_most", "_per_ms", "_tokens")

    def __init__(self, clock: Clock, per_second: float, most: int) -> None:
        self._clock = clock
        self._per_ms = per_second / 1000
        self._most = most
        self._tokens = float(most)
        self._at = clock.now()

    def take(self, cost: float = 1, now: int | None = None) -> bool:
        """False, and nothing taken, if there is not enough. `now`: for whoever has just read the
        clock."""
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
        """There is enough; nothing is taken."""
        self.take(0)
        return self._tokens >= cost

    def take_more(self, cost: float) -> bool:
        """At the same moment as what was taken last."""
        if self._tokens < cost:
            return False
        self._tokens -= cost
        return True

    def charge(self, cost: float) -> None:
        """Whether there is enough or not; but there is no more debt than what there can be."""
        self.take(0)
        self._tokens = max(-self._most, self._tokens - cost)


class Buckets:
    """One per address (or per table); the longest unused are forgotten: most are full again."""

    KEPT = 10_000

    def __init__(self, clock: Clock, count: int, seconds: int = 60, most: int = 0) -> None:
        """So many in so many seconds, and `most` at once (all of them, if it is not said)."""
        self._clock = clock
        self._rate = count / seconds, most or count
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.spent: dict[str, float] | None = None
        """What was taken since it was last told to other processes; None: there are none."""

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
        """There is something left; nothing is taken."""
        bucket = self._buckets.get(address)
        return bucket is None or bucket.has()

    def charge(self, address: str, cost: float) -> None:
        """It was taken at another process."""
        self.take(address, 0)
        self._buckets[address].charge(cost)
