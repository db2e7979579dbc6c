"""How much one client may ask of a server; each limit can be set by an environment variable."""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, fields

from tablee.table.clock import Clock
from tablee.table.errors import StoreError


@dataclass(frozen=True)
class Limits:
    """`message_bytes` is set by TABLEE_MESSAGE_BYTES, and so on (see docs/operations.md)."""

    message_bytes: int = 16_384
    messages_per_second: int = 20
    message_burst: int = 40
    outbox_bytes: int = 1_000_000
    """What may wait for one slow reader before it is cut off."""
    connections: int = 5_000
    connections_per_address: int = 200
    tables_per_minute: int = 30
    """New tables (forks too) and seats taken, per address."""
    joins_per_minute: int = 600
    """Per address. A join is the dearest message: it is answered by everything one may know."""
    knocks_per_minute: int = 10
    """Requests for a seat at tables that ask first, per address."""
    requests_per_minute: int = 1_800
    """Over HTTP, per address."""
    keepsakes_per_minute: int = 10
    """Stories made into a PDF, per address."""
    keepsake_bytes: int = 262_144
    live_tables: int = 5_000
    """Above it, tables that nobody looks at go to sleep at once."""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Limits:
        given = {}
        for field in fields(cls):
            text = environment.get(f"TABLEE_{field.name.upper()}")
            if text is None:
                continue
            if not text.isdecimal() or int(text) == 0:
                raise StoreError(f"TABLEE_{field.name.upper()} must be a whole number above 0.")
            given[field.name] = int(text)
        return cls(**given)


class Bucket:
    """Tokens drip in at a steady rate; every message takes one."""

    __slots__ = ("_at", "_clock", "_most", "_per_ms", "_tokens")

    def __init__(self, clock: Clock, per_second: float, most: int) -> None:
        self._clock = clock
        self._per_ms = per_second / 1000
        self._most = most
        self._tokens = float(most)
        self._at = clock.now()

    def take(self) -> bool:
        now = self._clock.now()
        if now > self._at:
            self._tokens = min(self._most, self._tokens + (now - self._at) * self._per_ms)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Buckets:
    """One per address; the longest unused are forgotten (they would be full again)."""

    KEPT = 10_000

    def __init__(self, clock: Clock, per_minute: int) -> None:
        self._clock = clock
        self._per_minute = per_minute
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = Bucket(self._clock, self._per_minute / 60, self._per_minute)
            self._buckets[address] = bucket
            if len(self._buckets) > self.KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take()
