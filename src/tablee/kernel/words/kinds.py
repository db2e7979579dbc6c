"""What an argument of a message is, so that it can be put into words.

A game declares the kinds of its arguments once, in its `Game`: `{"winner": SEAT, "symbols":
several(ident("symbol"))}`. Python words its messages by them, and so does the browser, for which
they are written into the game's wire types.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace


class Kind(Struct, frozen=True):
    """The kind of one argument. A game may use a name of its own for `what`; it must then word such
    values itself (`State.worded`)."""

    what: str
    of: str = ""
    """For ids: the prefix of their messages. `ident("deck")` shows "sweet" as `deck-sweet`."""
    many: bool = False
    """A list of such values."""


SEAT = Kind("seat")
"""The number of a seat (or of another person of the game): shown as a name."""
OWN = Kind("own")
"""Somebody's own words: shown as they are, never taken for an id."""
HASH = Kind("hash")
"""A seal or a key: a screen shows only its beginning, the terminal all of it."""
NUMBER = Kind("number")
"""A number: shown as it is. (Only a list of them needs to be declared.)"""
SIGNED = Kind("signed")
"""A number that is a change: shown with its sign."""
SECONDS = Kind("seconds")
"""A duration in milliseconds, shown in seconds as people say it: 8.5, or 0.09 below one. 0 or less
stays a number, so that the message can select by it."""


def ident(of: str) -> Kind:
    """An id with a message of its own."""
    return Kind("id", of)


def several(kind: Kind) -> Kind:
    """A list of values of that kind."""
    return replace(kind, many=True)
