"""Holds messages back until the record they tell of is on disk."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

from msgspec import Struct

from tablee.table.errors import TableFault
from tablee.table.live.heat.departures import Outbox, Parcelled
from tablee.table.live.viewer import Screen
from tablee.table.services import Services

GOODBYE = b""
"""In a parcel: close this screen."""


class Parcel(Struct, frozen=True):
    """Messages to be sent once a record is on disk."""

    began: float
    """When it began, by `perf_counter`; 0: nothing was written, the store is only asked whether the
    table is still ours."""
    verdict: bool
    told: list[tuple[Screen, Parcelled]]


class Delivery:
    """The parcels of one table, in order. If a record was not written, all waiting parcels are
    dropped and `broken` is called."""

    __slots__ = ("_broken", "_outbox", "_parcels", "_receipts", "_services", "sent_away")

    def __init__(self, services: Services, broken: Callable[[], None]) -> None:
        self._services = services
        self._broken = broken
        self._parcels: deque[Parcel] = deque()
        self._outbox = Outbox(services.clock, self._hand)
        self._receipts: list[asyncio.Future[None]] = []
        self.sent_away: set[Screen] = set()
        """Screens that are told why they are sent away, and then nothing more."""

    @property
    def busy(self) -> bool:
        """Whether anything is on its way to disk."""
        return bool(self._parcels)

    def tell(self, screen: Screen, text: Parcelled) -> None:
        if self._parcels:
            self._parcels[-1].told.append((screen, text))
        else:
            self._outbox.put(screen, text)

    def dismiss(self, screen: Screen) -> None:
        """Close the screen after everything it was sent."""
        self.sent_away.add(screen)
        self.tell(screen, GOODBYE)

    def forget(self, screen: Screen) -> None:
        """Drop what waits for a screen that has left by itself."""
        if screen not in self.sent_away:
            self._outbox.forget(screen)

    def close(self) -> None:
        """Cancel all timers."""
        self._outbox.close()

    # -- to disk ------------------------------------------------------------------------------

    def hold(self, began: float = 0.0, verdict: bool = False) -> None:
        """Begin a parcel: messages from now on wait for a record on its way to disk."""
        self._parcels.append(Parcel(began, verdict, []))

    def release(self, written: bool) -> None:
        """Send the oldest parcel, as its record is on disk; or, if it was not written, drop them
        all."""
        if written:
            parcel, outbox = self._parcels.popleft(), self._outbox
            for screen, text in parcel.told:
                if text and text.__class__ is bytes and not outbox.queues:
                    screen.send(text)  # the usual case
                else:
                    outbox.put(screen, text)
            if parcel.began:
                self._count_time(parcel)
            if self._receipts and not self._parcels:
                self._settle()
        elif self._parcels:
            self._parcels.clear()
            self.close()
            for screen in self.sent_away:  # they were not told why: they may come back
                screen.close()
            self._settle(TableFault("storage"))
            self._broken()

    async def settled(self) -> None:
        """Wait until everything held so far is on disk; raises the fault "storage" if it is not."""
        if self._parcels:
            receipt = asyncio.get_running_loop().create_future()
            self._receipts.append(receipt)
            await receipt

    def _settle(self, fault: TableFault | None = None) -> None:
        receipts, self._receipts = self._receipts, []
        for receipt in receipts:
            if not receipt.done():
                receipt.set_exception(fault) if fault else receipt.set_result(None)

    def _hand(self, screen: Screen, text: bytes) -> None:
        if text:
            screen.send(text)
        else:
            self.sent_away.discard(screen)
            screen.close()

    def _count_time(self, parcel: Parcel) -> None:
        took = time.perf_counter() - parcel.began
        self._services.answer_times.add(took)
        if parcel.verdict:
            self._services.verdict_times.add(took)
