"""What the sufficiency check has met and tried so far, over all games of a run."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tablee.kernel.conformance.look import encode

MOST = 16
"""At most so many values are remembered per pattern."""


class Pool:
    """Values that were met, by pattern; also by the last name of the pattern, for patterns that
    were met only once."""

    def __init__(self) -> None:
        self.met: dict[str, dict[bytes, Any]] = {}
        self.named: dict[str, dict[bytes, Any]] = {}

    def add(self, pattern: str, value: Any) -> None:
        for found, key in ((self.met, pattern), (self.named, last_name(pattern))):
            values = found.setdefault(key, {})
            if len(values) < MOST:
                values.setdefault(encode(value), value)

    def was_empty(self, pattern: str) -> bool:
        """Whether no value was ever met at this pattern."""
        return not any(self.met.get(pattern, {}).values())

    def others(self, pattern: str, value: Any) -> list[Any]:
        """Other values for this place: met there, a number next to it, or met under the same
        name."""
        mine = encode(value)
        if isinstance(value, bool):
            return [not value]
        met = [other for key, other in self.met.get(pattern, {}).items() if key != mine]
        if isinstance(value, int | float):
            met += [value + 1, *([value - 1] if value > 1 else [])]  # 0 is a case of its own
        if not met and isinstance(value, str):
            named = self.named.get(last_name(pattern), {})
            met = [one for key, one in named.items() if key != mine and isinstance(one, str)]
        return met


def last_name(pattern: str) -> str:
    return pattern.rpartition(".")[2]


class Heard:
    """What was met and tried, counted by pattern: `persons[].name`, `event.lay.card`,
    `ask.bid.price`."""

    def __init__(self) -> None:
        self.pool = Pool()
        self.types: dict[str, tuple[Any, ...]] = {}
        """The patterns of the view according to its types, with the literals allowed there."""
        self.names: dict[str, tuple[str, ...]] = {}
        """The other names of a pattern, which begin at a struct (`CardView.id`)."""
        self.tables: set[int] = set()
        """The numbers of seats that were played with."""
        self.positions: dict[tuple[str, str], bytes] = {}
        """By text and language: the view that was told so."""
        self.met: Counter[str] = Counter()
        self.tried: Counter[str] = Counter()
        self.crashed: dict[str, str] = {}
        """By pattern: the error that was raised while a changed value was put into words."""
        self.spoken: Counter[str] = Counter()
        self.unspoken: Counter[str] = Counter()
        """Per declaration of silence: how often a changed value changed the words (`spoken`) or
        left them the same (`unspoken`)."""
        self.covered: set[str] = set()
        """Declarations of silence that matched something that was met."""

    def __str__(self) -> str:
        tried = sum(self.tried[pattern] > 0 for pattern in self.met)
        return f"{tried} of {len(self.met)} paths heard"
