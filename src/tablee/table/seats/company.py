"""Who sits where, as the log of a table tells it: getting up, coming back, passing on, votes.

Only `apply` changes anything, by records of these kinds. When somebody takes a seat, the tokens of
its former owner are revoked in the same record.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import convert
from msgspec.structs import replace

from tablee.table.seats.changes import note
from tablee.table.seats.sitter import Sitter
from tablee.wire.seats import Ballot, Poll

if TYPE_CHECKING:
    from tablee.table.logged import LoggedTable
    from tablee.table.store.store import Record

KINDS = frozenset(
    ("sit", "leave", "back", "rename", "offer", "take", "fill", "call", "vote", "end", "next")
)


def apply(logged: LoggedTable, record: Record) -> None:
    kind, seat, data = record.kind, record.seat, record.data
    if kind == "end":
        logged.ended, logged.poll, logged.proposal = True, None, None
    elif kind == "next":
        logged.next = convert(data["table"], str)
        logged.next_seats = convert(data["seats"], list[int])
        logged.moved = convert(data.get("moved", False), bool)
    elif kind == "call":
        logged.poll = called(logged, seat, data)
    elif kind == "vote":
        vote(logged, seat, data)
    else:
        assert seat is not None
        assert 0 <= seat < len(logged.people)
        was = logged.people[seat]
        change_seat(logged, kind, seat, data, record.at)
        note(logged, record, was)
        if kind not in ("rename", "offer"):
            logged.slow.sat(seat, kind, record.at, data, logged.asked_at)


def change_seat(logged: LoggedTable, kind: str, seat: int, data: Any, at: int) -> None:
    was, invitation = logged.people[seat], logged.invitation
    now = was
    if kind == "leave":
        now = left(was, convert(data["bot"], str), out := convert(data.get("out", False), bool))
        if out:
            invitation.call_back(seat)
        invitation.offers.pop(seat, None)
        logged.proposal = None  # the person whose vote they wait for has left
        if not convert(data.get("poll", False), bool):
            logged.poll = None
    elif kind == "back":
        assert was.left
        now = Sitter("human", was.left, face=was.face, back=at if was.kind == "bot" else 0)
    elif kind == "rename":
        face = convert(data["face"], int)
        now = Sitter("human", convert(data["name"], str), face=face, back=was.back)
    elif kind == "fill":
        name = was.left or convert(data["name"], str)
        now = Sitter("bot", name, convert(data["bot"], str), was.face, was.left)
    elif kind == "offer":
        invitation.offer(seat, convert(data["code"], str))
    else:  # sit, take: a new owner
        if kind == "take" or was.left:
            invitation.call_back(seat)
        face = convert(data.get("face", 0), int)
        now = Sitter("human", convert(data["name"], str), face=face)
    logged.people[seat] = now


def left(was: Sitter, bot: str, out: bool) -> Sitter:
    """The seat after somebody got up: a bot plays on under the same name, an open seat has none.
    Somebody voted out while present cannot come back by themself."""
    name = was.name if was.kind == "human" else was.left
    kept = "" if out else name
    return Sitter("bot" if bot else "open", name if bot else "", bot, was.face, kept)


def called(logged: LoggedTable, by: int | None, data: Any) -> Poll:
    """A new poll. All other people are asked, except the one it is about and those in `but`, whose
    time has run out."""
    assert by is not None
    what, seat, out = convert((data["what"], data["seat"], data["out"]), tuple[Ballot, Any, bool])
    seat = convert(seat, int | None)
    but = {seat, *convert(data.get("but", []), list[int])}
    needed = [other for other in logged.others(by) if other not in but]
    return Poll(what, by, [], needed, seat, out)


def vote(logged: LoggedTable, seat: int | None, yes: Any) -> None:
    """In an old log, a poll on waiting may be withdrawn when all have already agreed."""
    assert seat is not None
    if yes:
        assert logged.poll is not None
        logged.poll = replace(logged.poll, agreed=[*logged.poll.agreed, seat])
    else:
        logged.poll = None
