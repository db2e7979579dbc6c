"""A table that lives at another process, as a device has it: everything goes over the bus, too.

It does what `cluster/edge.py` and `cluster/guests.py` do: what is said carries the time at which
the device's own process heard it; pings are answered there; what begins a heat waits at the table.
"""

from __future__ import annotations

import random

from tablee.lab.race.network import Net, Way
from tablee.table.clock import VirtualClock
from tablee.table.live.table import Table
from tablee.table.live.viewer import Screen
from tablee.table.live.visit import Heard
from tablee.wire import messages as wire

SKEW = 2
"""Milliseconds by which the clocks of two processes differ, either way: both follow the store's."""


class Foreign:
    """The table, for one screen."""

    def __init__(self, table: Table, hop: Net, rand: random.Random) -> None:
        clock = table.services.clock
        assert isinstance(clock, VirtualClock)
        self.services = table.services
        self._table, self._clock = table, clock
        self._skew = rand.randint(-SKEW, SKEW)
        self._there, self._back = (Way(clock, hop, rand) for _ in range(2))
        self._guest: Guest

    def join(self, screen: Screen, seat: int, join: wire.Join) -> None:
        self._guest = guest = Guest(screen, self._back)
        self._there.carry(lambda _: self._table.join(guest, seat, join))

    def handle(self, screen: Screen, seat: int, message: wire.ClientMessage) -> None:
        guest, heard = self._guest, self._now
        self._there.carry(lambda _: self._table.handle(guest, seat, message, heard))

    def ping(self, screen: Screen, ping: wire.Ping) -> wire.Pong:
        guest, heard = self._guest, self._now

        def arrive(_: int) -> None:
            self._table.ping(guest, ping, heard)

        self._there.carry(arrive)
        return wire.Pong(ping.at, heard)

    def leave(self, screen: Screen, seat: int) -> None:
        guest = self._guest
        self._there.carry(lambda _: self._table.leave(guest, seat))

    @property
    def _now(self) -> int:
        """By the clock of the device's process."""
        return self._clock.now() + self._skew


class Guest:
    """The screen, as the table has it."""

    def __init__(self, screen: Screen, back: Way) -> None:
        self.address = self.code = self.words = ""
        self.deep = False
        self._screen, self._back = screen, back

    def send(self, text: bytes) -> None:
        self._back.carry(lambda _: self._screen.send(text))

    def move(self, table: Table) -> None:
        raise AssertionError("no table moves here")

    def again(self, unheard: list[Heard]) -> None:
        raise AssertionError("no table moves here")

    def close(self) -> None:
        self._screen.close()
