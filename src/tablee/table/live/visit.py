"""One screen at one table, wherever the table is, awake or not. Messages that come while the table
is woken or moves are queued, and handled when it is there."""

from __future__ import annotations

import traceback
from collections.abc import Coroutine, Sequence
from typing import Any, Protocol

from msgspec.structs import replace

from tablee.table.errors import Elsewhere, TableFault
from tablee.table.live.viewer import Screen, encode
from tablee.table.seats.tokens import Claim
from tablee.wire import messages as wire
from tablee.wire.slow import Hidden

MOST_EARLY = 100
"""Messages that may wait while the table is woken."""

Heard = tuple[wire.ClientMessage, int]
"""A message, and when another process received it; 0: when it is handled."""


class Place(Protocol):
    """A table as its visits see it: `Table`, or a stand-in for one at another process."""

    def enter(self, screen: Screen, claim: Claim | None, join: wire.Join) -> int | None:
        """Sit down, or watch; returns the seat. A fault if neither is allowed."""

    def handle(
        self, screen: Screen, seat: int | None, message: wire.ClientMessage, heard: int = 0
    ) -> None:
        """Handle a message. Never fails: errors are told to the screen."""

    def ping(self, screen: Screen, ping: wire.Ping, heard: int = 0) -> wire.Pong: ...

    def leave(self, screen: Screen, seat: int | None) -> None: ...


class Rooms(Protocol):
    """Where tables are found: `Lobby`."""

    def now(self) -> int: ...

    def claim(self, where: str, token: str) -> Claim | None: ...

    def find(self, where: str, words: str) -> Place | None:
        """The table, if it is awake and in this process."""

    async def open(self, where: str, words: str = "") -> Place: ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> None: ...

    def report_bug(self, where: str, trace: str) -> None: ...


class Visitor(Screen, Protocol):
    """A screen that can be told of a fault before it is at a table."""

    def fault(self, fault: wire.Fault) -> None: ...

    def moved(self, unheard: list[Heard]) -> None:
        """The table is at another process, which these rooms cannot reach."""


class Visit:
    __slots__ = ("_early", "_gone", "_join", "_rooms", "_screen", "place", "seat", "where")

    def __init__(self, rooms: Rooms, where: str, screen: Visitor) -> None:
        self.where = where
        self.place: Place | None = None
        self.seat: int | None = None
        self._rooms = rooms
        self._screen = screen
        self._join: wire.Join | None = None
        self._early: list[Heard] | None = None
        """Messages queued while the table is woken; None: it is awake."""
        self._gone = False

    def enter(self, join: wire.Join) -> None:
        """Sit down, or watch. A second call enters anew, with the same or another token."""
        if self._early is not None:
            self._wait(join, 0)
            return
        self._step_out()
        claim = self._rooms.claim(self.where, join.token)
        place = self._rooms.find(self.where, join.words)
        self._join = join
        if place is not None:
            self._step_in(place, claim, join)
        else:
            self._early = []
            self._rooms.spawn(self._wake(claim, join))

    def handle(self, message: wire.ClientMessage, heard: int = 0) -> None:
        if self.place is not None:
            if isinstance(message, Hidden) and self._join is not None:  # should the table move
                self._join = replace(self._join, hidden=message.yes)
            self.place.handle(self._screen, self.seat, message, heard)
        elif self._early is not None:
            self._wait(message, heard)
        else:
            raise TableFault("not-joined")

    def ping(self, ping: wire.Ping, heard: int = 0) -> None:
        if self._early is not None:
            self._wait(ping, heard)
            return
        if self.place is None or self.seat is None:
            pong = wire.Pong(ping.at, self._rooms.now())
        else:
            pong = self.place.ping(self._screen, ping, heard)
        self._screen.send(encode(pong))

    def hear_ping(self, ping: wire.Ping, heard: int) -> None:
        """A ping that another process has answered."""
        if self.place is not None and self.seat is not None:
            self.place.ping(self._screen, ping, heard)

    def leave(self) -> None:
        self._gone = True
        self._step_out()

    def again(self, unheard: Sequence[Heard] = ()) -> None:
        """Enter the table again, as it has moved. `unheard`: messages that were not handled
        there."""
        if self._early is not None or self._join is None or self._gone:
            return
        self.place, self._early = None, list(unheard)
        try:
            claim = self._rooms.claim(self.where, self._join.token)
        except TableFault as wrong:
            self._fail(wrong.fault)
            return
        self._rooms.spawn(self._wake(claim, self._join))

    def _step_in(self, place: Place, claim: Claim | None, join: wire.Join) -> None:
        self.seat = place.enter(self._screen, claim, join)
        self.place = place

    def _step_out(self) -> None:
        place, self.place = self.place, None
        if place is not None:
            place.leave(self._screen, self.seat)

    # -- waking -------------------------------------------------------------------------------

    async def _wake(self, claim: Claim | None, join: wire.Join) -> None:
        """Wait for a table that sleeps, is moving, or still loads its texts; then enter it."""
        try:
            place = await self._rooms.open(self.where, join.words)
        except Elsewhere:
            early, self._early = self._early or [], None
            if not self._gone:
                self._screen.moved(early)
        except TableFault as wrong:
            self._fail(wrong.fault)
        except Exception:
            self._rooms.report_bug(self.where, traceback.format_exc())
            self._fail(wire.Fault("internal", fatal=True))
        else:
            self._awake(place, claim, join)

    def _awake(self, place: Place, claim: Claim | None, join: wire.Join) -> None:
        early, self._early = self._early or [], None
        try:
            if not self._gone:
                self._step_in(place, claim, join)
        except TableFault as wrong:
            self._fail(wrong.fault)
        for message, heard in early:
            if not self._gone:
                self._take(message, heard)

    def _take(self, message: wire.ClientMessage, heard: int) -> None:
        try:
            if isinstance(message, wire.Join):
                self.enter(message)
            elif isinstance(message, wire.Ping):
                self.ping(message, heard)
            else:
                self.handle(message, heard)
        except TableFault as wrong:
            self._fail(wrong.fault, self._early)

    def _fail(self, fault: wire.Fault, early: list[Heard] | None = None) -> None:
        self._early = early
        if not self._gone:
            self._gone = fault.fatal
            self._screen.fault(fault)

    def _wait(self, message: wire.ClientMessage, heard: int) -> None:
        assert self._early is not None
        if len(self._early) >= MOST_EARLY:
            raise TableFault("too-fast", fatal=True)
        self._early.append((message, heard))
