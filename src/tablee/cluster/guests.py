"""Screens of other processes at our tables: each is a visit, as those of our own connections."""

from __future__ import annotations

import msgspec

from tablee.cluster.bus import Bus
from tablee.cluster.messages import Arrive, Batch, Closed, Item, Left, Moved, Speak, pack
from tablee.cluster.pair import Pair
from tablee.table.errors import TableFault
from tablee.table.live.table import Table
from tablee.table.live.viewer import encode
from tablee.table.live.visit import Heard, Visit
from tablee.table.lobby import Lobby
from tablee.wire import messages as wire

_read = msgspec.json.Decoder(wire.ClientMessage).decode
_say = msgspec.json.Encoder().encode


class Guests:
    def __init__(self, bus: Bus, lobby: Lobby, patience: float) -> None:
        self._bus = bus
        self._patience = patience
        self.lobby = lobby
        self.services = lobby.services
        self.parties: dict[str, Party] = {}

    @property
    def count(self) -> int:
        return sum(len(party.guests) for party in self.parties.values())

    def hear(self, process: str, batch: Batch) -> bool:
        party = self.parties.get(process)
        if party is None or party.pair.session != batch.session:
            if batch.number != 1:  # the remains of a broken pair
                if batch.number:
                    self._refuse(process, batch.session)
                return False
            if party is not None:
                party.pair.end()
            party = self.parties[process] = Party(self, self._pair(process, batch.session))
        party.pair.take(batch)
        return True

    def _pair(self, process: str, session: int) -> Pair:
        me, patience = self.services.process, self._patience
        return Pair(self._bus, me, process, session, False, patience)

    def _refuse(self, process: str, session: int) -> None:
        gone = Batch(session, False, -1, 0)
        self._bus.publish(pack(gone), "to", process, self.services.process)

    def lose(self, process: str) -> None:
        """The process is gone, and its screens with it."""
        if process in self.parties:
            self.parties[process].pair.end()


class Party:
    """All guests of one process, by visit number."""

    def __init__(self, guests: Guests, pair: Pair) -> None:
        self.all = guests
        self.pair = pair
        self.guests: dict[int, Guest] = {}
        pair.hear, pair.broken = self._hear, self._broken

    def _hear(self, item: Item) -> None:
        if isinstance(item, Arrive):
            guest = self.guests.get(item.visit)
            if guest is None:
                guest = self.guests[item.visit] = Guest(self, item)
            guest.enter(item.join)
        elif isinstance(item, Speak | Left) and item.visit in self.guests:
            guest = self.guests[item.visit]
            guest.hear(item) if isinstance(item, Speak) else guest.leave()
        elif not isinstance(item, Speak | Left):  # items for edges
            self.all.services.counts["bus_ignored"] += 1

    def _broken(self) -> None:
        services = self.all.services
        services.counts["pairs_broken"] += 1
        if self.all.parties.get(self.pair.peer) is self:
            del self.all.parties[self.pair.peer]
        for guest in list(self.guests.values()):
            guest.leave()


class Guest:
    """A `Visitor` whose connection is at another process."""

    __slots__ = ("_number", "_party", "address", "code", "deep", "visit", "words")

    def __init__(self, party: Party, enter: Arrive) -> None:
        self.address = enter.address
        self.code, self.words, self.deep = "", "", False
        self._party = party
        self._number = enter.visit
        self.visit = Visit(party.all.lobby, enter.table, self)

    # -- what the edge says -------------------------------------------------------------------

    def enter(self, join: wire.Join) -> None:
        try:
            self.visit.enter(join)
        except TableFault as wrong:
            self.fault(wrong.fault)

    def hear(self, said: Speak) -> None:
        services = self._party.all.services
        late = services.clock.now() - said.heard
        services.hop_times.add(max(0, late) / 1000)
        traces = services.traces
        if traces is not None and said.trace:
            with traces.hop(said.trace, late, self.visit.where):
                self._take(said)
        else:
            self._take(said)

    def _take(self, said: Speak) -> None:
        try:
            message = _read(said.text)
        except (msgspec.DecodeError, ValueError, RecursionError):
            self._party.all.services.counts["bus_ignored"] += 1
            return
        try:
            if isinstance(message, wire.Ping):
                self.visit.hear_ping(message, said.heard)
            elif not isinstance(message, wire.Join):
                self.visit.handle(message, said.heard)
        except TableFault as wrong:
            self.fault(wrong.fault)

    def leave(self) -> None:
        self._party.guests.pop(self._number, None)
        self.visit.leave()

    # -- what the table uses ------------------------------------------------------------------

    def send(self, text: bytes) -> None:
        self._party.pair.tell(self._number, text)

    def move(self, table: Table) -> None:
        self.visit.place = table

    def again(self, unheard: list[Heard]) -> None:
        self.visit.again(unheard)

    def close(self) -> None:
        self._party.pair.put(Closed(self._number))
        self.leave()

    def fault(self, fault: wire.Fault) -> None:
        self._party.all.services.counts[f"fault:{fault.code}"] += 1
        self.send(encode(fault))
        if fault.fatal:
            self.close()

    def moved(self, unheard: list[Heard]) -> None:
        """Tell the guest's process to look for the table anew."""
        said = [(_say(message), heard) for message, heard in unheard]
        self._party.pair.put(Moved(self._number, said))
        self.leave()
