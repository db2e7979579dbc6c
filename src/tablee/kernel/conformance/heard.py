"""What a run of sufficiency has met and tried so far, over all its games."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tablee.kernel.conformance.look import encode

MOST = 16
"""Values that are remembered of one place."""


class Pool:
    """Values that were met, by pattern; and by the last name in it, for what was met but once."""

    def __init__(self) -> None:
        self.met: dict[str, dict[bytes, Any]] = {}
        self.named: dict[str, dict[bytes, Any]] = {}

    def add(self, pattern: str, value: Any) -> None:
        for found, key in ((self.met, pattern), (self.named, last_name(pattern))):
            values = found.setdefault(key, {})
            if len(values) < MOST:
                values.setdefault(encode(value), value)

    def was_empty(self, pattern: str) -> bool:
        """Nothing ever stood there."""
        return not any(self.met.get(pattern, {}).values())

    def others(self, pattern: str, value: Any) -> list[Any]:
        """What may stand there instead: met there, next to it, or met under the same name."""
        mine = encode(value)
        if isinstance(value, bool):
            return [not value]
        met = [other for key, other in self.met.get(pattern, {}).items() if key != mine]
        if isinstance(value, int | float):
            met += [value + 1, *([value - 1] if value > 1 else [])]  # none is a thing of its own
        if not met and isinstance(value, str):
            named = self.named.get(last_name(pattern), {})
            met = [one for key, one in named.items() if key != mine and isinstance(one, str)]
        return met


def last_name(pattern: str) -> str:
    return pattern.rpartition(".")[2]


class Heard:
    """Counted by pattern: `persons[].name`, `event.lay.card`, `ask.bid.price`."""

    def __init__(self) -> None:
        self.pool = Pool()
        self.types: dict[str, tuple[Any, ...]] = {}
        """The patterns of the view by its types, with the literals that may stand there."""
        self.names: dict[str, tuple[str, ...]] = {}
        """The other names of a pattern, from a struct on."""
        self.tables: set[int] = set()
        """Numbers of seats that were played."""
        self.positions: dict[tuple[str, str], bytes] = {}
        """The view that had this text in this language."""
        self.met: Counter[str] = Counter()
        self.tried: Counter[str] = Counter()
        self.crashed: dict[str, str] = {}
        """Another value was there, and this error came instead of words."""
        self.spoken: Counter[str] = Counter()
        self.unspoken: Counter[str] = Counter()
        """By declaration of silence: tried, and the words were others, or stayed the same."""
        self.covered: set[str] = set()
        """Declarations that something was met of."""

    def __str__(self) -> str:
        tried = sum(self.tried[pattern] > 0 for pattern in self.met)
        return f"{tried} of {len(self.met)} paths heard"
