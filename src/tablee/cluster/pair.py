"""A session between two processes: messages arrive in order and at most once.

All messages of one iteration of the event loop make one batch; batches are numbered, and each
acknowledges the last number received. A gap, or no acknowledgement in time, breaks the pair for
good: nothing is sent twice, and nobody waits for what may have been lost.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

from tablee.cluster.bus import Bus
from tablee.cluster.messages import Batch, Item, Told, pack

QUIET = 0.2
"""Seconds after which a batch is acknowledged, if there is nothing else to send."""
SPARE = 4_000
"""Bytes of a bus message reserved for everything but texts."""


class Pair:
    """One side of a session."""

    def __init__(
        self, bus: Bus, me: str, peer: str, session: int, by_edge: bool, patience: float
    ) -> None:
        self.hear: Callable[[Item], None] = lambda item: None
        self.broken: Callable[[], None] = lambda: None
        self.peer = peer
        self.session = session
        self.open = True
        self._bus = bus
        self._me = me
        self._by_edge = by_edge
        self._patience = patience
        self._loop = asyncio.get_running_loop()
        self._items: list[Item] = []
        self._size = 0
        self._flushing = False
        self._sent = self._acknowledged = 0
        self._heard = self._told = 0
        self._unheard: deque[tuple[int, float]] = deque()
        """Unacknowledged numbers, and when they were sent."""
        self._ack_timer: asyncio.TimerHandle | None = None
        self._watch_timer: asyncio.TimerHandle | None = None

    # -- saying -------------------------------------------------------------------------------

    def put(self, item: Item) -> None:
        """Send the item at the end of this iteration of the event loop."""
        if not self.open:
            return
        size = len(item.text) if hasattr(item, "text") else 200
        if self._size and self._size + size > self._bus.most_bytes - SPARE:
            self._flush()
        self._items.append(item)
        self._size += size
        if not self._flushing:
            self._flushing = True
            self._loop.call_soon(self._flush)

    def tell(self, visit: int, text: bytes) -> None:
        """Send a text to a client; in pieces, if it is longer than a bus message."""
        most = self._bus.most_bytes - SPARE
        while len(text) > most:
            self.put(Told(visit, text[:most], True))
            text = text[most:]
        self.put(Told(visit, text))

    def _flush(self) -> None:
        self._flushing = False
        if not self.open or not self._items:
            return
        self._sent += 1
        self._unheard.append((self._sent, time.monotonic()))
        items, self._items, self._size = self._items, [], 0
        self._publish(self._sent, items)
        if self._watch_timer is None:
            self._watch_timer = self._loop.call_later(self._patience, self._watch)

    def _publish(self, number: int, items: list[Item]) -> None:
        self._told = self._heard
        if self._ack_timer is not None:
            self._ack_timer.cancel()
            self._ack_timer = None
        batch = Batch(self.session, self._by_edge, number, self._heard, items)
        self._bus.publish(pack(batch), "to", self.peer, self._me)

    def _acknowledge(self) -> None:
        self._ack_timer = None
        if self.open and self._told < self._heard:
            self._publish(0, [])

    def _watch(self) -> None:
        """Break the pair if the oldest unacknowledged batch is too old."""
        self._watch_timer = None
        if not self.open or not self._unheard:
            return
        left = self._unheard[0][1] + self._patience - time.monotonic()
        if left <= 0:
            self.end()
        else:
            self._watch_timer = self._loop.call_later(left, self._watch)

    # -- hearing ------------------------------------------------------------------------------

    def take(self, batch: Batch) -> None:
        if not self.open:
            return
        while self._unheard and self._unheard[0][0] <= batch.heard:
            self._unheard.popleft()
        if not batch.number:
            return
        if batch.number != self._heard + 1:  # a gap; or -1: the other side has ended the pair
            self.end()
            return
        self._heard = batch.number
        if self._ack_timer is None:
            self._ack_timer = self._loop.call_later(QUIET, self._acknowledge)
        for item in batch.items:
            if self.open:
                self.hear(item)

    def end(self) -> None:
        """Cancel the timers: the pair is broken, or no longer needed."""
        if self.open:
            self.open = False
            for timer in (self._ack_timer, self._watch_timer):
                if timer is not None:
                    timer.cancel()
            self.broken()
