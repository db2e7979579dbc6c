"""How much may be asked in how much time."""

from __future__ import annotations

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

    def take(self, cost: float = 1) -> bool:
        """False, and nothing taken, if there is not enough."""
        now = self._clock.now()
        if now > self._at:
            self._tokens = min(self._most, self._tokens + (now - self._at) * self._per_ms)
        self._at = now
        if self._tokens < cost:
            return False
        self._tokens -= cost
        return True
