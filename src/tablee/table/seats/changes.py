"""Changes of seats, as they are told to the others: who came, who left, who took whose seat (but
not that somebody has a link to pass their seat on). And who sat where before, for the replay, which
shows the names of then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from tablee.table.seats.sitter import Sitter
from tablee.wire.seats import How, SeatChange

if TYPE_CHECKING:
    from tablee.table.logged import LoggedTable
    from tablee.table.store.store import Record

KEPT = 30
MOST_KNOWN = 300
"""The most changes kept for the replay; no real table makes as many."""


class WhoSat(Struct, array_like=True):
    """Who had that seat until the given number of answers, and what was told when they lost it.
    (The number of answers is secret during the game: it would show who has decided on a sealed
    choice.)"""

    answers: int
    seat: int
    who: Sitter
    told: SeatChange | None = None


def note(logged: LoggedTable, record: Record, was: Sitter) -> None:
    """After that record: add what is to be told of it, if anything. `was`: who had the seat."""
    seat = record.seat
    assert seat is not None
    now, changes = logged.people[seat], logged.changes
    if record.kind == "rename" and not now.name:  # a forgotten person: no name is kept
        forget(logged, seat)
        was = replace(was, name="", left="")
    told, change = how(record.kind, record.data, was, now), None
    if told is not None:
        n = changes[-1].n + 1 if changes else 1
        change = SeatChange(n, told[0], seat, record.at, *told[1:])
        changes.append(change)
        del changes[:-KEPT]
    if was != now:
        logged.sat.append(WhoSat(len(logged.match.log), seat, was, change))
        del logged.sat[:-MOST_KNOWN]


def forget(logged: LoggedTable, seat: int) -> None:
    """Delete all names in what was told of that seat, as it is not known which were this
    person's."""

    def nameless(change: SeatChange) -> SeatChange:
        return replace(change, name="", was="") if change.seat == seat else change

    logged.changes[:] = map(nameless, logged.changes)
    for one in logged.sat:
        if one.seat == seat:
            one.who = replace(one.who, name="", left="")
            one.told = one.told and nameless(one.told)


def people_at(logged: LoggedTable, answers: int) -> list[Sitter]:
    """Who sat there after so many answers. Changes before the first answer are ignored: whoever
    played from the beginning counts from there."""
    people = list(logged.people)
    for one in reversed(logged.sat):
        if one.answers < max(answers, 1):
            break
        people[one.seat] = one.who
    return people


def told_at(logged: LoggedTable, answers: int) -> list[SeatChange]:
    """The changes of seats told at that point of the game: none before its first answer or after
    its last."""
    within = 0 < answers < len(logged.match.log)
    return [one.told for one in logged.sat if one.told and within and one.answers == answers]


def how(kind: str, data: Any, was: Sitter, now: Sitter) -> tuple[How, str, str] | None:
    """What happened, to whom, and what they or their seat were called before."""
    match kind:
        case "sit" if not was.left:
            return "sat", now.name, ""
        case "sit" | "take":
            return "took", now.name, was.left or was.name
        case "leave":
            return left(was, now, bool(data.get("out"))), was.name or was.left, ""
        case "back":
            return "back", now.name, ""
        case "rename" if now.name and was.name not in ("", now.name):
            return "renamed", now.name, was.name
        case "fill":
            return ("bot" if was.left else "filled"), now.name, ""
        case _:
            return None


def left(was: Sitter, now: Sitter, out: bool) -> How:
    if now.kind == "bot":
        return "replaced" if out else "bot"
    return "freed" if out or was.kind == "bot" else "left"
