"""What processes of a house say to each other, in msgpack."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from msgspec import Struct

from tablee.wire import messages as wire

T = TypeVar("T")

# -- between an edge and an owner -------------------------------------------------------------


class Enter(Struct, array_like=True, tag=0):
    """A screen would like to be at a table; `visit` is its number in this pair."""

    visit: int
    table: str
    address: str
    join: wire.Join


class Say(Struct, array_like=True, tag=1):
    """What its client says (as JSON: a number may have any length there), and when it was heard,
    by the clock that all processes share."""

    visit: int
    text: bytes
    heard: int
    trace: str = ""


class Left(Struct, array_like=True, tag=2):
    visit: int


class Told(Struct, array_like=True, tag=3):
    """For its client. `more`: the rest comes with the next."""

    visit: int
    text: bytes
    more: bool = False


class Closed(Struct, array_like=True, tag=4):
    """After what it was told, nothing more."""

    visit: int


class Moved(Struct, array_like=True, tag=5):
    """The table is elsewhere; `unheard` was said here and not taken up."""

    visit: int
    unheard: list[tuple[bytes, int]] = []


Item = Enter | Say | Left | Told | Closed | Moved


class Batch(Struct, array_like=True):
    """All that one process had to say to another in one turn of its loop."""

    session: int
    """Of this pair: a new one begins with new numbers."""
    by_edge: bool
    """Said by the one who has the screens."""
    number: int
    """Counted from 1; 0: nothing but an acknowledgement; -1: there is no such pair any more."""
    heard: int
    """The last number that was heard from the other."""
    items: list[Item] = []


# -- to all -----------------------------------------------------------------------------------


class Alive(Struct, array_like=True):
    """A heartbeat."""

    process: str
    tables: int
    connections: int
    rules: dict[str, int] = {}
    """The version of each game's."""
    leaving: bool = False
    """It takes no more tables."""
    gone: bool = False
    """This is its last word."""
    crowds: dict[str, int] = {}
    """Connections by address, of those that have many."""


class Taken(Struct, array_like=True):
    """Whoever still has this table: it is ours."""

    table: str
    process: str


class Spent(Struct, array_like=True):
    """What was taken from which bucket of which limit."""

    process: str
    spent: dict[str, dict[str, float]]


# -- requests ---------------------------------------------------------------------------------


class Answered(Struct, array_like=True):
    """What the owner answers a request of HTTP: the body, or a fault; or where else to ask."""

    body: bytes = b""
    fault: wire.Fault | None = None
    elsewhere: bool = False


_encode = msgspec.msgpack.Encoder().encode


def pack(message: object) -> bytes:
    return _encode(message)


def unpack(data: bytes, kind: type[T]) -> T | None:
    """None: not a message of ours."""
    try:
        return msgspec.msgpack.decode(data, type=kind)
    except (msgspec.DecodeError, ValueError, RecursionError):
        return None
