"""How long a message takes between screen and table, and how far a device's times are trusted.

A sample is the time that one ping and the pong before it were under way, without the time between
them at the device. Nobody gains by a bad link: its credit is capped by the game.
"""

from __future__ import annotations

import math
from collections import Counter, deque

WINDOW = 16
"""So many last samples of a link count."""
LONGEST = 10_000
"""In ms: a longer round trip is ignored, as the device was asleep."""
SLACK = 40
"""In ms: what a device takes to send, and the table to read."""
UNDER_WAY = 50
"""In ms: how much longer than its credit a message of a seat may be under way."""
STRIKES = 3
"""After so many impossible times a seat is no longer trusted."""


class Link:
    """The link of one screen."""

    __slots__ = ("samples", "seat", "started")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.samples: deque[int] = deque(maxlen=WINDOW)
        self.started: tuple[int | None, float] = (None, 0.0)
        """The heat in which it last reported the start of a text, and the time reported."""

    def hear(self, sample: float) -> int:
        """Note a round trip; returns its length in ms, or 0 if it is impossible. Answers are
        measured like pings: a device that pretends to be slow is shown to all as slow."""
        if not math.isfinite(sample) or not 0 <= sample <= LONGEST:
            return 0
        self.samples.append(round(sample))
        return self.samples[-1]

    @property
    def lag(self) -> int | None:
        """The 90th percentile of its round trips; None: not measured yet."""
        if not self.samples:
            return None
        ranked = sorted(self.samples)
        return ranked[math.ceil(0.9 * len(ranked)) - 1]

    def credit(self, cap: int, sample: int = 0) -> int:
        """By how much a time from this link may differ from ours: no more than was measured.
        `sample`: the round trip of this very message."""
        return min(cap, max(self.lag or 0, sample) + SLACK)


class Links:
    """The links of a table, and the strikes against its seats, which remain when a screen
    closes."""

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
        """The lag of the slowest screen of that seat."""
        return max(
            (link.lag for link in self._links.values() if link.seat == seat and link.samples),
            key=lambda lag: lag or 0,
            default=None,
        )

    def slowest(self) -> int:
        """The largest lag of all screens; 0: none was measured."""
        return max((link.lag or 0 for link in self._links.values()), default=0)

    # -- trust --------------------------------------------------------------------------------

    def strike(self, seat: int) -> None:
        self._strikes[seat] += 1

    def credit(self, screen: object, seat: int, cap: int, sample: float = 0) -> int:
        """By how much a time reported by this screen may differ from what the table sees."""
        link = self._links.get(screen)
        if link is None or self._strikes[seat] >= STRIKES:
            return 0
        return link.credit(cap, link.hear(sample) if sample else 0)

    def under_way(self, seat: int, cap: int) -> int:
        """How long a message of this seat may still be under way; 0 if it has no screen or is a
        bot."""
        links = [link for link in self._links.values() if link.seat == seat]
        if not links:
            return 0
        if self._strikes[seat] >= STRIKES:
            return UNDER_WAY
        return max(link.credit(cap) for link in links) + UNDER_WAY
