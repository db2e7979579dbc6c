"""Sends the start of a heat as late as possible: all screens show it at one instant, and a modified
client should have little time to look at it before.

It is sent to each screen as late as the screen's link allows, with a margin; later messages queue
behind it. `Heat.now` is the moment at which it is sent.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from tablee.table.clock import Clock, Timer
from tablee.table.live.viewer import Screen
from tablee.wire import messages as wire

_encode = msgspec.json.Encoder().encode


class Departing(NamedTuple):
    """A message not to be sent before that time, by the server's clock."""

    message: wire.Welcome | wire.Update
    leaves: int

    def open(self, now: int) -> bytes:
        heat = self.message.heat
        assert heat is not None
        return _encode(replace(self.message, heat=replace(heat, now=now)))


Parcelled = bytes | Departing
Hand = Callable[[Screen, bytes], None]


class Outbox:
    """Messages that wait for their time, queued per screen."""

    __slots__ = ("_clock", "_hand", "_timers", "queues")

    def __init__(self, clock: Clock, hand: Hand) -> None:
        self._clock = clock
        self._hand = hand
        self.queues: dict[Screen, deque[Parcelled]] = {}
        self._timers: dict[Screen, Timer] = {}

    def put(self, screen: Screen, what: Parcelled) -> None:
        queue = self.queues.get(screen)
        if queue is not None:
            queue.append(what)
        elif isinstance(what, bytes):
            self._hand(screen, what)
        else:
            self.queues[screen] = deque([what])
            self._send(screen)

    def forget(self, screen: Screen) -> None:
        self.queues.pop(screen, None)
        timer = self._timers.pop(screen, None)
        if timer is not None:
            timer.cancel()

    def close(self) -> None:
        for screen in list(self.queues):
            self.forget(screen)

    def _send(self, screen: Screen) -> None:
        """Send everything that is due, in order."""
        queue = self.queues[screen]
        self._timers.pop(screen, None)
        while queue:
            what, now = queue[0], self._clock.now()
            if isinstance(what, Departing) and what.leaves > now:
                timer = self._clock.call_at(what.leaves, lambda: self._send(screen))
                self._timers[screen] = timer
                return
            queue.popleft()
            self._hand(screen, what.open(now) if isinstance(what, Departing) else what)
        del self.queues[screen]
