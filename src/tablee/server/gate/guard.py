"""Limits the number of connections, in all and per address, before the first byte is read."""

from __future__ import annotations

from asyncio import Transport
from collections import Counter, OrderedDict
from collections.abc import Mapping
from typing import Any

from tablee.server.gate.addresses import whose
from tablee.server.gate.trust import Trust
from tablee.server.limits import Buckets, Limits, Meter
from tablee.server.logs import LOGGER
from tablee.table.clock import Clock

BESIDE = 2
"""Connections per allowed WebSocket: itself, and one for the requests of its page."""
SPARE = 20
"""Additional connections, for pages that are being loaded."""
AT_ONCE = 10
"""The new connections of so many seconds may come at once, as a page is loaded over several."""
ROUND = 10_000
"""How often, in ms, connections that are being closed are checked."""


FRAMES = 10
"""Frames per allowed message: there are pings, and long messages come in pieces."""
LINES = 10
"""All WebSockets of an address together may send as many frames as so many single ones."""
PROXY = "proxy"


class Guard:
    def __init__(self, limits: Limits, trust: Trust, clock: Clock, counts: Counter[str]) -> None:
        self.limits = limits
        self.trust = trust
        self.clock = clock
        self.most = BESIDE * limits.connections
        """In all; fewer if the system allows us fewer descriptors (see run.py)."""
        self.most_of_one = BESIDE * limits.connections_per_address + SPARE
        """From one address."""
        once = limits.connects_per_second
        self._comers = Buckets(clock, once, 1, most=AT_ONCE * once)
        """Per process, not shared in the cluster: it works before a byte is read, and telling the
        others would cost more than it saves."""
        self._counts = counts
        self._whose: dict[Transport, str] = {}
        self._crowd: Counter[str] = Counter()
        self._leaving: set[Transport] = set()
        self._meters: OrderedDict[str, Meter] = OrderedDict()
        self._rounds = False
        self._warned = False

    def admit(self, transport: Transport) -> bool:
        """Whether there is room. A proxy stands for many clients: its own limits hold for each of
        them."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) and peer else ""
        address = PROXY if self.trust.is_proxy(host) else whose(host)
        if len(self._whose) >= self.most:
            self.turned_away("connections")
            return False
        if address != PROXY and (limit := self._too_many(address)):
            self.turned_away(limit)
            return False
        self._whose[transport] = address
        self._crowd[address] += 1
        if not self._rounds:
            self._rounds = True
            self.clock.call_at(self.clock.now() + ROUND, self._look)
        return True

    def _too_many(self, address: str) -> str:
        """The limit that this address has reached; "": none."""
        if self._crowd[address] >= self.most_of_one:
            return "connections_per_address"
        return "" if self._comers.take(address) else "connects_per_second"

    def leave(self, transport: Transport) -> None:
        address = self._whose.pop(transport, None)
        self._leaving.discard(transport)
        if address is not None:
            self._crowd[address] -= 1
            if not self._crowd[address]:
                del self._crowd[address]

    def frames(self, lines: int = 1) -> Meter:
        """A meter for the frames of so many WebSockets."""
        limits = self.limits
        ms = 1000 * limits.message_burst / limits.messages_per_second
        return Meter(self.clock, lines * FRAMES * limits.message_burst, ms)

    def frames_from(self, address: str) -> Meter:
        """The meter for all WebSockets of one address; the least recently used are dropped."""
        meter = self._meters.pop(address, None) or self.frames(LINES)
        self._meters[address] = meter
        if len(self._meters) > Buckets.KEPT:
            self._meters.popitem(last=False)
        return meter

    def is_foreign(self, scope: Mapping[str, Any]) -> bool:
        foreign = self.trust.is_foreign(scope)
        if foreign:
            self.turned_away("origins")
        return foreign

    def turned_away(self, limit: str) -> None:
        """Count the refusal, and report it with the variable that would change the limit."""
        self._counts[f"turned-away:{limit}"] += 1
        fields = {"why": f"TABLEE_{limit.upper()}", "value": getattr(self.limits, limit, None)}
        LOGGER.warning("turned-away", extra={"fields": fields})

    def unknown_proxy(self) -> None:
        """A forwarding header came from an untrusted address. Reported once."""
        if not self._warned:
            self._warned = True
            LOGGER.warning("proxy-not-trusted", extra={"fields": {"why": "TABLEE_PROXIES"}})

    def _look(self) -> None:
        """A connection that closes waits until everything sent has been read: a client that reads
        nothing would keep it for ever. Cut off those that were already closing a round ago."""
        for transport in self._leaving & self._whose.keys():
            transport.abort()
        self._leaving = {transport for transport in self._whose if transport.is_closing()}
        self._rounds = bool(self._whose)
        if self._rounds:
            self.clock.call_at(self.clock.now() + ROUND, self._look)
