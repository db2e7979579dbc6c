"""Who has tried the game of a day, in the store.

A person has one try a day: the first table of it that one of their devices reports. It stays
theirs when they take the table off their list. A fork of another table is no try.
"""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from typing import NamedTuple, cast

from tablee.table.making.deals import day_of
from tablee.table.store.dialect import Database
from tablee.table.store.writer import Statement
from tablee.wire.daily import Shown

DAY = 24 * 3_600_000
KEPT = 3
"""So many days are kept, today included."""

TRY = """
insert into runs (game, day, person, table_id, seat, made, shown, ended)
select game, ?, ?, id, ?, created, 'no', '' from tables
where id = ? and forked_from = '' and seed = game || ' daily ' || ?
and created >= ? and created < ?
on conflict (game, day, person) do nothing
"""
"""Counts only if the table was made on the day of its game."""

RUNS = """
select runs.person, runs.table_id, runs.seat, shown, runs.ended, name, face, over, options
from runs join persons on persons.id = runs.person left join tables on tables.id = runs.table_id
where runs.game = ? and day = ?
"""


class RunRow(NamedTuple):
    person: str
    table: str
    seat: int
    shown: Shown
    ended: str
    """How it went, as JSON, once known; "" before."""
    name: str
    face: int
    over: int | None
    """None: the table is gone."""
    options: str | None


def start_of(day: str) -> int:
    date = datetime.date.fromisoformat(day)
    start = datetime.datetime(date.year, date.month, date.day, tzinfo=datetime.UTC)
    return int(start.timestamp() * 1000)


def tried(person: str, table: str, seat: int, now: int) -> list[Statement]:
    """Note a try, if this seat, which a device reports for the first time, is one; shortly after
    midnight also one of the day before."""
    found = list[Statement]()
    for day in (day_of(now), day_of(now - DAY)):
        start = start_of(day)
        found.append((TRY, (day, person, seat, table, day, start, start + DAY)))
    return found


def runs_of(base: Database, game: str, day: str, people: Sequence[str] = ()) -> list[RunRow]:
    """The tries of these people; of everybody if none are given."""
    which = f" and runs.person in ({', '.join('?' * len(people))})" if people else ""
    order = " order by runs.made, runs.table_id"
    return [RunRow(*line) for line in base.execute(RUNS + which + order, (game, day, *people))]


def tries_of(base: Database, person: str) -> list[tuple[str, str, str, int, int, Shown]]:
    """Game, day, table, seat, when, and whether others see it."""
    which = "select game, day, table_id, seat, made, shown from runs where person = ? order by day"
    return cast("list[tuple[str, str, str, int, int, Shown]]", base.execute(which, (person,)))


def set_shown(person: str, game: str, day: str, shown: Shown) -> Statement:
    to = "update runs set shown = ? where game = ? and day = ? and person = ?"
    return to, (shown, game, day, person)


def set_ended(table: str, ended: str) -> Statement:
    return "update runs set ended = ? where table_id = ?", (ended, table)


def drop_old(now: int) -> Statement:
    return "delete from runs where day <= ?", (day_of(now - KEPT * DAY),)
