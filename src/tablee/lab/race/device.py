"""A browser as the table sees it: a screen behind a link, with a clock of its own (AN-8.1).

It does what the web client does: it learns the server's time by pings, shows a new heat at the
announced instant (on the next frame of its display), and tells of every press how long after
showing it came, by its own clock.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec

from tablee.kernel.showing.patches import patched
from tablee.lab.race.foreign import Foreign
from tablee.lab.race.network import Net, Way
from tablee.table.clock import VirtualClock
from tablee.table.live.table import Table
from tablee.wire import messages as wire

FRAME = 16
"""Milliseconds between two pictures."""
FIRST_PINGS, FIRST_EVERY, THEN_EVERY = 10, 120, 2_000
SYNC_WINDOW = 16

_decode = msgspec.json.Decoder(wire.ServerMessage).decode


class Device:
    """`shown` is called when a heat is shown, `told` when news of the heat on show arrive."""

    def __init__(self, table: Table | Foreign, seat: int, net: Net, rand: random.Random) -> None:
        clock = table.services.clock
        assert isinstance(clock, VirtualClock)
        self.clock, self.table, self.seat, self.rand = clock, table, seat, rand
        self._skew = rand.randrange(10**9)
        self._frame = rand.randrange(FRAME)
        self._net = net
        self._offsets: deque[tuple[int, float]] = deque(maxlen=SYNC_WINDOW)
        self.address = self.code = ""
        self.words, self.deep = "", False
        self.view: dict[str, Any] = {}
        self.prompt: wire.Prompt | None = None
        self.heat: wire.Heat | None = None
        self.shown_at: int | None = None
        self.came_in = 0
        """How long the message of this heat was under way."""
        self._news = (0, 0)
        """When they were sent, by the server's clock; and when they came, by its own."""
        self.events: list[wire.Note] = []
        self.heard: list[wire.ServerMessage] = []
        self.shown: Callable[[], None] = lambda: None
        self.told: Callable[[list[wire.Note]], None] = lambda notes: None
        self.connect()

    # -- the link -----------------------------------------------------------------------------

    def connect(self) -> None:
        self.down = Way(self.clock, self._net, self.rand)
        self.up = Way(self.clock, self._net, self.rand)
        self._pong: tuple[int, int] | None = None
        join = wire.Join(after=len(self.events), deep=True)
        self.up.carry(lambda _: self.table.join(self, self.seat, join))
        for number in range(FIRST_PINGS):
            self._later(number * FIRST_EVERY, self._ping)
        self._later(FIRST_PINGS * FIRST_EVERY, self._keep_pinging)

    def break_off(self) -> None:
        """Break the connection: messages under way, in both directions, are lost."""
        self.up.open = self.down.open = False
        self.table.leave(self, self.seat)

    def _later(self, ms: int, act: Callable[[], None]) -> None:
        way = self.up
        self.clock.call_at(self.clock.now() + ms, lambda: act() if way.open else None)

    def send(self, text: bytes) -> None:
        message = _decode(text)
        self.down.carry(lambda took: self._hear(message, took))

    def say(self, message: wire.ClientMessage) -> int:
        """Send a message; returns how long it is under way."""
        return self.up.carry(lambda _: self._arrive(message))

    def _arrive(self, message: wire.ClientMessage) -> None:
        """At the table, as the server hands it over."""
        if isinstance(message, wire.Ping):
            self.send(msgspec.json.encode(self.table.ping(self, message)))
        else:
            self.table.handle(self, self.seat, message)

    def move(self, table: Table) -> None:
        self.table = table

    def again(self, unheard: list[Any]) -> None:
        raise AssertionError("no table moves here")

    def close(self) -> None:
        self.up.open = self.down.open = False

    # -- the clock ----------------------------------------------------------------------------

    @property
    def local(self) -> int:
        """Its own clock, unrelated to any other."""
        return self.clock.now() + self._skew

    def _ping(self) -> None:
        got, held = (0, 0) if self._pong is None else (self._pong[0], self.local - self._pong[1])
        self.say(wire.Ping(self.local, got, self.held(held)))

    def held(self, ms: int) -> int:
        """An honest device tells how long it kept a pong."""
        return ms

    def _keep_pinging(self) -> None:
        self._ping()
        self._later(THEN_EVERY, self._keep_pinging)

    def _hear_pong(self, pong: wire.Pong) -> None:
        sent, now = round(pong.at), self.local
        self._pong = (pong.now, now)
        self._offsets.append((now - sent, pong.now - (sent + now) / 2))

    def _instant(self, server_time: int) -> int:
        """That time by its own clock, as estimated from its fastest ping."""
        offset = min(self._offsets)[1] if self._offsets else -self._skew
        return round(server_time - offset - self._skew)

    # -- the screen ---------------------------------------------------------------------------

    def _hear(self, message: wire.ServerMessage, took: int) -> None:
        self.heard.append(message)
        if isinstance(message, wire.Pong):
            self._hear_pong(message)
        elif isinstance(message, wire.Welcome | wire.Update):
            self._take(message, took)

    def _take(self, message: wire.Welcome | wire.Update, took: int) -> None:
        if isinstance(message, wire.Welcome):
            self.view = message.view
        else:
            self.view = patched(self.view, message.patch)
        self.events += message.events
        self.prompt = message.prompt
        heat, before = message.heat, self.heat
        self.heat = heat
        if heat is not None and (before is None or before.id != heat.id):
            self.shown_at, self.came_in = None, took
            self._news = (heat.now, self.local)
            due = max(self.clock.now(), self._instant(heat.show_at))
            frame = due + (self._frame - due) % FRAME
            self._later(frame - self.clock.now(), lambda: self._show(heat.id))
        elif self.shown_at is not None:
            self.told(message.events)

    def _show(self, heat: int) -> None:
        if self.heat is not None and self.heat.id == heat:
            self.shown_at = self.local
            self.shown()

    # -- the player ---------------------------------------------------------------------------

    def press(self, what: Any, began: float | None = None) -> int:
        """A key, now; or the end of what was begun then. Says how long it is under way."""
        if self.prompt is None or self.shown_at is None:
            return 0
        since = self.local - self.shown_at if began is None else began
        got, came = self._news
        held = self.held(self.local - came)
        return self.say(wire.Answer(self.prompt.ask, what, self.claim(since), 1, got, held))

    def claim(self, since: float) -> float:
        """An honest device tells what it measured."""
        return since
