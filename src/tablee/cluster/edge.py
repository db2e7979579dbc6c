"""Our screens at tables of other processes: messages of their clients are forwarded, and those to
them come back. What belongs to a connection (its limits, clock and line) stays here."""

from __future__ import annotations

import secrets

import msgspec

from tablee.cluster.bus import Bus
from tablee.cluster.messages import Arrive, Batch, Closed, Item, Left, Moved, Speak, Told
from tablee.cluster.pair import Pair
from tablee.table.live.viewer import Screen
from tablee.table.live.visit import Heard
from tablee.table.lobby import Lobby
from tablee.table.seats.tokens import Claim
from tablee.wire import messages as wire

_say = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(wire.ClientMessage).decode


class Edge:
    def __init__(self, bus: Bus, lobby: Lobby, patience: float) -> None:
        self._bus = bus
        self._patience = patience
        self.services = lobby.services
        self.pairs: dict[str, Pairing] = {}

    def place(self, process: str, table: str) -> Remote:
        pairing = self.pairs.get(process)
        if pairing is None:
            pairing = self.pairs[process] = Pairing(self, process)
        return Remote(pairing, table)

    @property
    def visits(self) -> int:
        return sum(len(pairing.screens) for pairing in self.pairs.values())

    def pair(self, process: str) -> Pair:
        session, me = secrets.randbits(63), self.services.process
        return Pair(self._bus, me, process, session, True, self._patience)

    def hear(self, process: str, batch: Batch) -> bool:
        """Handle a batch; False: it belongs to no pair of ours."""
        pairing = self.pairs.get(process)
        if pairing is None or pairing.pair.session != batch.session:
            return False
        pairing.pair.take(batch)
        return True

    def lose(self, process: str) -> None:
        """The process is gone: our screens there look for their tables anew."""
        if process in self.pairs:
            self.pairs[process].pair.end()

    def close(self) -> None:
        """We are cut off: close our screens, so that they reconnect to another process."""
        for pairing in list(self.pairs.values()):
            screens = list(pairing.screens.values())
            pairing.screens.clear()
            pairing.pair.end()
            for screen in screens:
                screen.send(_say(wire.Fault("shutting-down", fatal=True)))
                screen.close()


class Pairing:
    """A pair with the owner of some tables, and our screens there by visit number."""

    def __init__(self, edge: Edge, process: str) -> None:
        self.edge = edge
        self.screens: dict[int, Screen] = {}
        self.pair = edge.pair(process)
        self.pair.hear, self.pair.broken = self._hear, self._broken
        self._pieces: dict[int, bytes] = {}
        self._numbers = 0

    def enter(self, screen: Screen, table: str, join: wire.Join) -> int:
        self._numbers += 1
        self.screens[self._numbers] = screen
        self.pair.put(Arrive(self._numbers, table, screen.address, join))
        return self._numbers

    def leave(self, visit: int) -> None:
        self._pieces.pop(visit, None)
        if self.screens.pop(visit, None) is not None:
            self.pair.put(Left(visit))

    def _hear(self, item: Item) -> None:
        screen = self.screens.get(item.visit)
        if screen is None:
            return
        if isinstance(item, Told):
            self._tell(screen, item)
        elif isinstance(item, Closed):
            self.leave(item.visit)
            screen.close()
        elif isinstance(item, Moved):
            self.leave(item.visit)
            screen.again([heard for pair in item.unheard if (heard := read(*pair)) is not None])
        else:  # items for owners
            self.edge.services.counts["bus_ignored"] += 1

    def _tell(self, screen: Screen, told: Told) -> None:
        text = told.text
        if told.more or told.visit in self._pieces:
            text = self._pieces.pop(told.visit, b"") + text
        if told.more:
            self._pieces[told.visit] = text
        else:
            screen.send(text)

    def _broken(self) -> None:
        """Whether messages under way have arrived is unknown: a new welcome brings all screens up
        to date."""
        self.edge.services.counts["pairs_broken"] += 1
        self.edge.pairs.pop(self.pair.peer, None)
        screens, self.screens = self.screens, {}
        for screen in screens.values():
            screen.again([])


def read(text: bytes, heard: int) -> Heard | None:
    try:
        return _read(text), heard
    except (msgspec.DecodeError, ValueError, RecursionError):
        return None


class Remote:
    """Stands in for a table of another process, for one of our screens: a `Place`."""

    __slots__ = ("_pairing", "_table", "_visit")

    def __init__(self, pairing: Pairing, table: str) -> None:
        self._pairing = pairing
        self._table = table
        self._visit = 0

    def enter(self, screen: Screen, claim: Claim | None, join: wire.Join) -> int | None:
        """Forward the request; the owner decides whether it is allowed."""
        self._visit = self._pairing.enter(screen, self._table, join)
        return None if claim is None else claim.seat

    def handle(
        self, screen: Screen, seat: int | None, message: wire.ClientMessage, heard: int = 0
    ) -> None:
        services = self._pairing.edge.services
        traces, trace = services.traces, ""
        if traces is not None:
            trace = traces.carry()
        heard = heard or services.clock.now()
        self._pairing.pair.put(Speak(self._visit, _say(message), heard, trace))

    def ping(self, screen: Screen, ping: wire.Ping, heard: int = 0) -> wire.Pong:
        """Answered here; the owner is told, too, so that it knows the lag of this link."""
        self.handle(screen, None, ping, heard)
        return wire.Pong(ping.at, self._pairing.edge.services.clock.now())

    def leave(self, screen: Screen, seat: int | None) -> None:
        self._pairing.leave(self._visit)
