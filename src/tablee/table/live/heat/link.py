"""How long a message takes between screen and table, and how far a device is believed.

A sample is what one ping and the pong before it took on their ways, without the time that the
device kept the pong. Nobody gains by a bad link: what it earns is bounded by the game's own cap.
"""

from __future__ import annotations

import math
from collections import Counter, deque

WINDOW = 16
"""Samples of a link that count."""
LONGEST = 10_000
"""A round trip above this is none: the device slept."""
SLACK = 40
"""What a device takes to send, and the table to read."""
UNDER_WAY = 50
"""In ms: how much longer than its credit a message of a seat may be under way."""
STRIKES = 3
"""After so many impossible times a seat is no longer believed."""


class Link:
    """The link of one screen."""

    __slots__ = ("samples", "seat", "started")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.samples: deque[int] = deque(maxlen=WINDOW)
        self.started: tuple[int | None, float] = (None, 0.0)
        """The heat in which it last told of a start, and the time it told."""

    def hear(self, sample: float) -> int:
        """Note a round trip; its length in ms, or 0 if it is impossible. Answers are measured like
        pings: a device that makes itself slower than it is, is shown to all as slow."""
        if not math.isfinite(sample) or not 0 <= sample <= LONGEST:
            return 0
        self.samples.append(round(sample))
        return self.samples[-1]

    @property
    def lag(self) -> int | None:
        """9 of 10 round trips are quicker; None: not measured yet."""
        if not self.samples:
            return None
        ranked = sorted(self.samples)
        return ranked[math.ceil(0.9 * len(ranked)) - 1]

    def credit(self, cap: int, sample: int = 0) -> int:
        """What is not measured is not believed. `sample`: of the very message."""
        return min(cap, max(self.lag or 0, sample) + SLACK)


class Links:
    """The links of a table; and the strikes against its seats, which outlast any screen."""

    __slots__ = ("_links", "_strikes")

    def __init__(self) -> None:
        self._links: dict[object, Link] = {}
        self._strikes: Counter[int] = Counter()

    def open(self, screen: object, seat: int) -> None:
        self._links[screen] = Link(seat)

    def close(self, screen: object) -> None:
        self._links.pop(screen, None)

    def of(self, screen: object) -> Link | None:
        return self._links.get(screen)

    def lag(self, seat: int) -> int | None:
        """Of the slowest of its screens."""
        return max(
            (link.lag for link in self._links.values() if link.seat == seat and link.samples),
            key=lambda lag: lag or 0,
            default=None,
        )

    def slowest(self) -> int:
        """Of all screens here; 0: nothing is known."""
        return max((link.lag or 0 for link in self._links.values()), default=0)

    # -- trust --------------------------------------------------------------------------------

    def strike(self, seat: int) -> None:
        self._strikes[seat] += 1

    def credit(self, screen: object, seat: int, cap: int, sample: float = 0) -> int:
        """By how much a time that this screen tells may differ from what the table sees."""
        link = self._links.get(screen)
        if link is None or self._strikes[seat] >= STRIKES:
            return 0
        return link.credit(cap, link.hear(sample) if sample else 0)

    def under_way(self, seat: int, cap: int) -> int:
        """How long something that this seat has sent may still be under way; 0: it has no screen,
        or is a bot."""
        links = [link for link in self._links.values() if link.seat == seat]
        if not links:
            return 0
        if self._strikes[seat] >= STRIKES:
            return UNDER_WAY
        return max(link.credit(cap) for link in links) + UNDER_WAY
