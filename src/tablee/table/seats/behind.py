"""Delays a spectator's screen by some minutes: it is sent the same bytes, only later. So a
spectator cannot tell players what they do not know yet."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from tablee.table.clock import Clock, Timer
from tablee.wire import messages as wire

if TYPE_CHECKING:
    from tablee.table.live.table import Table
    from tablee.table.live.viewer import Screen

MINUTE = 60_000


class Behind:
    """Takes the place of a screen, for the table."""

    def __init__(self, screen: Screen, clock: Clock, minutes: int) -> None:
        self.screen = screen
        self.address, self.code = screen.address, screen.code
        self.words, self.deep = screen.words, screen.deep
        self._clock = clock
        self._behind = minutes * MINUTE
        self._queue: deque[tuple[int, bytes]] = deque()
        self._timer: Timer | None = None

    @property
    def opens(self) -> int:
        """When it will be sent what happens now."""
        return self._clock.now() + self._behind

    def send(self, text: bytes) -> None:
        self._queue.append((self.opens, text))
        if self._timer is None:
            self._set()

    def _set(self) -> None:
        self._timer = self._clock.call_at(self._queue[0][0], self._ring)

    def _ring(self) -> None:
        self._timer = None
        while self._queue and self._queue[0][0] <= self._clock.now():
            self.screen.send(self._queue.popleft()[1])
        if self._queue:
            self._set()

    def stop(self) -> None:
        """Cancel the timer: the screen is gone."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        self._queue.clear()

    def move(self, table: Table) -> None:
        self.screen.move(table)
        table.door.keep_behind(self)

    def again(self, unheard: list[tuple[wire.ClientMessage, int]]) -> None:
        self.stop()
        self.screen.again(unheard)

    def close(self) -> None:
        """Send the reason at once, drop what is queued, and close."""
        why = self._queue[-1][1] if self._queue else b""
        self.stop()
        if why:
            self.screen.send(why)
        self.screen.close()
