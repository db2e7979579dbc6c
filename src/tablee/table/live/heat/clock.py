"""The clock of a heat: all screens show what is new at one instant, and times count from there.

While it stands (a seat is open, or nobody is here), the time passed is kept; it continues from
there.
"""

from __future__ import annotations

from tablee.table.clock import Clock
from tablee.wire import messages as wire

LEAST_LEAD, MOST_LEAD = 150, 400
"""How far in advance a heat is announced, in ms."""
SPARE = 60
"""In ms: time for a screen to get ready after the slowest link has delivered the message."""


class HeatClock:
    __slots__ = ("_clock", "_passed", "_zero", "id")

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.id: int | None = None
        self._zero: int | None = None  # None: the clock stands
        self._passed: int | None = None  # time passed while it stands; None: not shown yet

    @property
    def stands(self) -> bool:
        return self._zero is None

    @property
    def zero(self) -> int:
        """The moment, past or to come, at which all screens show what is new."""
        return self._clock.now() - (self._passed or 0) if self._zero is None else self._zero

    @property
    def passed(self) -> int:
        """Milliseconds since `zero`; 0 before it."""
        return max(0, self._clock.now() - self.zero)

    def passed_at(self, moment: int) -> int:
        """The same for a moment in the recent past."""
        now = self._clock.now()
        return max(0, min(moment, now) - self.zero)

    def begin(self, heat: int | None, passed: int | None = None) -> None:
        """Set the clock for another heat, with so much time passed; it stands until `go`."""
        self.id, self._zero, self._passed = heat, None, passed

    def go(self, lead: int) -> None:
        """Start the clock: at once if the heat was shown before, else after the lead."""
        if self._zero is None:
            now = self._clock.now()
            self._zero = now + lead if self._passed is None else now - self._passed

    def stop(self) -> None:
        if self._zero is not None:
            passed = self._clock.now() - self._zero
            self._zero, self._passed = None, passed if passed >= 0 else None

    def told(self) -> wire.Heat | None:
        if self.id is None:
            return None
        return wire.Heat(self.id, self.zero, self._clock.now(), self.stands)


def lead(round_trip: int) -> int:
    """The lead for a round trip: long enough for the slowest link, short enough not to be felt."""
    return min(MOST_LEAD, max(LEAST_LEAD, round_trip // 2 + SPARE))
