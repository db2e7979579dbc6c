"""How people come to a table: the link, open seats that ask first, and the devices of a seat.

client                              server
------                              ------
knock     {seat, name}         ->   door {knocks}    to those who sit there
let-in    {n, yes}             ->   key  {token}     to the one who knocked, or a fault
ask-first {yes}                ->   door             to all
new-link  {}                   ->   door             to those who sit there; others must go
log-out   {}                   ->   key              to the asking device; the others must go
"""

from __future__ import annotations

from msgspec import Struct

from tablee.wire.seats import Behind, Watch


class Knocker(Struct):
    """Somebody who would like to sit down."""

    n: int
    name: str
    seat: int


# -- from the client ------------------------------------------------------------------------


class Knock(Struct, tag="knock", tag_field="t"):
    """Sent by a spectator: may I sit down? Answered by `Key`, or by the fault `not-let-in`."""

    seat: int
    name: str


class LetIn(Struct, tag="let-in", tag_field="t"):
    """Sent by anybody who sits there: yes or not now, to the knock of that number."""

    n: int
    yes: bool


class AskFirst(Struct, tag="ask-first", tag_field="t"):
    """Whether those who sit there are asked before an open seat is given."""

    yes: bool


class NewLink(Struct, tag="new-link", tag_field="t"):
    """Replace the link: the old one becomes invalid, and spectators must go."""


class LogOut(Struct, tag="log-out", tag_field="t"):
    """All other devices of my seat must go."""


# -- from the server ------------------------------------------------------------------------


class Door(Struct, tag="door", tag_field="t", omit_defaults=True):
    """How one can come in now; `knocks` only for those who sit there."""

    code: str = ""
    asks: bool = False
    knocks: list[Knocker] = []
    by: int | None = None
    """The seat that has just changed the link, the asking or the watching."""
    watch: Watch = "all"
    watch_code: str = ""
    """What the link for watching ends with; only for those who sit there."""
    behind: Behind = 0
    """The delay of spectators, in minutes."""


class Key(Struct, tag="key", tag_field="t"):
    """The token of a seat: for somebody who was let in, or in place of one that was revoked."""

    seat: int
    token: str
