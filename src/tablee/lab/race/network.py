"""A scripted network: two ways that take their time, in order, as TCP does."""

from __future__ import annotations

import random
from collections.abc import Callable

from msgspec import Struct

from tablee.table.clock import VirtualClock

SPIKE = (80, 400)
"""What a packet that had to be sent again takes longer, in ms."""


class Net(Struct, frozen=True):
    """A kind of link: one way in ms, what it wavers by on average, how often it stutters."""

    one_way: int
    jitter: int
    spikes: float = 0.0

    def delay(self, rand: random.Random) -> int:
        wait = self.one_way + (rand.expovariate(1 / self.jitter) if self.jitter else 0.0)
        if rand.random() < self.spikes:
            wait += rand.uniform(*SPIKE)
        return round(wait)


NETS = {net.one_way: net for net in (Net(10, 3), Net(50, 10), Net(150, 25), Net(300, 40))}
"""A fibre, a home network, a telephone on the train, the other side of the world."""


class Way:
    """One direction of a link: nothing overtakes."""

    __slots__ = ("_clock", "_last", "_net", "_rand", "open")

    def __init__(self, clock: VirtualClock, net: Net, rand: random.Random) -> None:
        self._clock, self._net, self._rand = clock, net, rand
        self._last = 0
        self.open = True

    def carry(self, arrive: Callable[[int], None]) -> int:
        """Says, and tells at its arrival, how long it takes."""
        now = self._clock.now()
        self._last = max(self._last, now + self._net.delay(self._rand))
        took = self._last - now
        self._clock.call_at(self._last, lambda: arrive(took) if self.open else None)
        return took
