"""The messages between processes, in msgpack."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from msgspec import Struct

from tablee.wire import messages as wire

T = TypeVar("T")

# -- between an edge and an owner -------------------------------------------------------------


class Arrive(Struct, array_like=True, tag=0):
    """A screen wants to enter a table; `visit` is its number in this pair."""

    visit: int
    table: str
    address: str
    join: wire.Join


class Speak(Struct, array_like=True, tag=1):
    """A client's message (as JSON, where numbers may have any length), and when it was received, by
    the clock that all processes share."""

    visit: int
    text: bytes
    heard: int
    trace: str = ""


class Left(Struct, array_like=True, tag=2):
    visit: int


class Told(Struct, array_like=True, tag=3):
    """A message to a client. `more`: the rest follows."""

    visit: int
    text: bytes
    more: bool = False


class Closed(Struct, array_like=True, tag=4):
    """The screen is to be closed, after everything it was sent."""

    visit: int


class Moved(Struct, array_like=True, tag=5):
    """The table has moved; `unheard`: messages that were not handled here."""

    visit: int
    unheard: list[tuple[bytes, int]] = []


Item = Arrive | Speak | Left | Told | Closed | Moved


class Batch(Struct, array_like=True):
    """Everything one process sends another in one iteration of its event loop."""

    session: int
    """The session of this pair: a new session has new numbers."""
    by_edge: bool
    """Whether it is sent by the edge, the side with the screens."""
    number: int
    """Counted from 1; 0: only an acknowledgement; -1: this pair no longer exists."""
    heard: int
    """The last number received from the other side."""
    items: list[Item] = []


# -- to all -----------------------------------------------------------------------------------


class Alive(Struct, array_like=True):
    """A heartbeat."""

    process: str
    tables: int
    connections: int
    rules: dict[str, int] = {}
    """The version of each game's rules."""
    leaving: bool = False
    """It accepts no more tables."""
    gone: bool = False
    """It stops: this is its last heartbeat."""
    crowds: dict[str, int] = {}
    """Connections per address, where there are many."""


class Taken(Struct, array_like=True):
    """The sender now owns this table: any other owner must drop it."""

    table: str
    process: str


class Spent(Struct, array_like=True):
    """The costs charged to each bucket of each limit."""

    process: str
    spent: dict[str, dict[str, float]]


# -- requests ---------------------------------------------------------------------------------


class Answered(Struct, array_like=True):
    """An owner's answer to an HTTP request: the body, or a fault; or which process to ask
    instead."""

    body: bytes = b""
    fault: wire.Fault | None = None
    elsewhere: bool = False


_encode = msgspec.msgpack.Encoder().encode


def pack(message: object) -> bytes:
    return _encode(message)


def unpack(data: bytes, kind: type[T]) -> T | None:
    """None: not a valid message."""
    try:
        return msgspec.msgpack.decode(data, type=kind)
    except (msgspec.DecodeError, ValueError, RecursionError):
        return None
