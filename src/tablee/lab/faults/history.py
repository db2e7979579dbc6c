"""What one client sent and heard, in the order in which it did."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Sent(Struct, frozen=True, tag=True):
    at: float
    message: Any


class Heard(Struct, frozen=True, tag=True):
    at: float
    message: Any


class Lost(Struct, frozen=True, tag=True):
    """The connection; or the client left by itself, and forgot what it knew (`fresh`)."""

    at: float
    fresh: bool = False


Entry = Sent | Heard | Lost


class History(Struct):
    """`seat`: None is a spectator. Several clients may have one seat."""

    name: str
    table: str
    seat: int | None
    entries: list[Entry] = []

    def heard(self) -> list[Heard]:
        return [entry for entry in self.entries if isinstance(entry, Heard)]


class Over(Struct, frozen=True):
    """A fault that is over: when, by the clock of the clients."""

    name: str
    began: float
    ended: float


class Stall(Struct, frozen=True):
    """All clients stood still: until when, and for how long. They are one process of a machine that
    may have other work."""

    at: float
    seconds: float
