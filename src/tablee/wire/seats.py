"""Coming and going: who sits where, for how long, and who looks on.

client                              server
------                              ------
leave     {bot}                ->   people           a bot plays on, or the seat stands open
come-back {}                   ->   people           by the token of a seat that was left
rename    {name, face}         ->   people
pass-on   {yes}                ->   offer {code}     to the screens of that seat; whoever has that
                                                     code takes it over (`TakeSeat.offer`, HTTP)
fill      {seat, bot, name}    ->   people           a bot in an open seat
call      {what, seat}         ->   people {poll}    the others are asked
vote      {yes}                ->   people           all agree: it happens; one does not: it is off
watching  {how, behind}        ->   door             who may look on; others must go
ready     {yes}                ->   people           before the first answer; all see it
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

FACES = 12
"""Faces to choose from, numbered from 1; 0 is none."""

Ballot = Literal["bot", "open", "end", "wait"]
"""A bot shall play for that seat; it shall stand open; the table shall end here, unfinished; at a
table over days, all shall have the whole time once more."""

Watch = Literal["all", "link", "none"]
"""Who may watch: everybody with the table's link; only those with the link for watching; nobody."""


Behind = Literal[0, 5, 15, 60]
"""The delay of spectators, in minutes."""


How = Literal["sat", "took", "left", "freed", "bot", "replaced", "back", "renamed", "filled"]
"""Somebody sat down; took over the seat of somebody else; got up from theirs; the seat of a bot, or
of one who was voted out, is free; a bot plays for somebody, or in their place; somebody is back, or
is called otherwise; a bot sits down in an open seat."""


class SeatChange(Struct, omit_defaults=True):
    """A change of seats, as all at the table may know it."""

    n: int
    how: How
    seat: int
    at: int
    """In milliseconds since 1970."""
    name: str = ""
    """The name of the person it tells of; "": they had none, or are forgotten."""
    was: str = ""
    """Took: whose seat it was. Renamed: what they were called."""


class Poll(Struct, frozen=True, omit_defaults=True):
    """A question to all others here; it is carried out when everyone has agreed."""

    what: Ballot
    by: int
    agreed: list[int]
    needed: list[int]
    seat: int | None = None
    out: bool = False
    """Against somebody who is here: their tokens of that seat are revoked."""


# -- from the client ------------------------------------------------------------------------


class Leave(Struct, tag="leave", tag_field="t"):
    """I get up, and may come back while nobody else has sat down there. `bot`: one plays for me
    meanwhile; else the seat stands open."""

    bot: bool = True


class ComeBack(Struct, tag="come-back", tag_field="t"):
    """To the seat that I left."""


class Rename(Struct, tag="rename", tag_field="t"):
    name: str
    face: int = 0


class PassOn(Struct, tag="pass-on", tag_field="t"):
    """Make a link by which somebody else takes my seat, once; or revoke it."""

    yes: bool = True


class Fill(Struct, tag="fill", tag_field="t"):
    """A bot sits down in an open seat."""

    seat: int
    bot: str = "house"
    name: str = ""


class Call(Struct, tag="call", tag_field="t"):
    """Start a poll among all others."""

    what: Ballot
    seat: int | None = None


class Vote(Struct, tag="vote", tag_field="t"):
    """Vote in a poll. A no ends it, also one by whoever started it."""

    yes: bool


class Watching(Struct, tag="watching", tag_field="t"):
    """Who may look on, and how many minutes behind."""

    how: Watch
    behind: Behind = 0


class Ready(Struct, tag="ready", tag_field="t"):
    """I am ready to begin, or no longer. It blocks nobody: the game begins with the first
    answer."""

    yes: bool = True


# -- from the server ------------------------------------------------------------------------


class Offer(Struct, tag="offer", tag_field="t"):
    """To the screens of a seat: by this code somebody else can take it; "": nobody can."""

    code: str


class Watchers(Struct, tag="watchers", tag_field="t"):
    """How many look on now; told to those who sit there."""

    n: int
