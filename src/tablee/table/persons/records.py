"""Persons, their devices, ways in and seats, in the store: queries, and statements that write."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from tablee.table.store.dialect import Database
from tablee.table.store.writer import Statement
from tablee.wire.persons import Lang, Myself

ASKS = "asks"
"""The state of a device that waits to be let in."""
FIRST_PAUSE = 60_000
"""In ms, before an errand is retried."""
BURIED = 90 * 24 * 3_600_000
"""How long, in ms, a removed device is told so: as long as its tokens could last."""
MOST_SEATS = 300
"""The most seats of one person; the oldest are dropped."""

S = TypeVar("S", bound=Struct)


class PersonRow(Struct, frozen=True):
    id: str
    name: str
    lang: Lang
    face: int
    made: int


class DeviceRow(Struct, frozen=True):
    key: str
    id: str
    person: str
    name: str
    entered: str
    made: int
    seen: int


class WayRow(Struct, frozen=True):
    """A way in. `kind`: words, invite (valid for a while), passkey; or gone: a former way, device
    key or answered challenge."""

    key: str
    person: str
    kind: str
    made: int
    until: int
    data: str


class SeatRow(Struct, frozen=True):
    """A seat of somebody. `ended`: how it went, once that is known, as JSON."""

    person: str
    table_id: str
    seat: int
    generation: int
    daily: str
    seen: int
    made: int
    ended: str


class Errand(Struct, frozen=True):
    """Something a table has to do about a seat. `whose`: the person, if the seat is to be revoked;
    for somebody who is gone, a made-up name. `kind`: recall, give-up."""

    table_id: str
    seat: int
    whose: str
    kind: str
    generation: int
    made: int
    due: int


def read(base: Database, kind: type[S], table: str, where: str, *values: Any) -> list[S]:
    columns = kind.__struct_fields__
    found = base.execute(f"select {', '.join(columns)} from {table} where {where}", values)
    return [msgspec.convert(dict(zip(columns, line, strict=True)), kind) for line in found]


def insert(table: str, row: Struct, more: str = "") -> Statement:
    values = msgspec.structs.astuple(row)
    marks = ", ".join("?" * len(values))
    columns = ", ".join(row.__struct_fields__)
    return f"insert into {table} ({columns}) values ({marks}) {more}", values


# -- reading ----------------------------------------------------------------------------------


def find_device(base: Database, key: str) -> DeviceRow | None:
    return next(iter(read(base, DeviceRow, "devices", "key = ?", key)), None)


def find_person(base: Database, id: str) -> PersonRow | None:
    return next(iter(read(base, PersonRow, "persons", "id = ?", id)), None)


def find_way(base: Database, key: str, now: int) -> WayRow | None:
    where = "key = ? and (until = 0 or until > ?)"
    return next(iter(read(base, WayRow, "ways", where, key, now)), None)


def devices_of(base: Database, person: str) -> list[DeviceRow]:
    return read(base, DeviceRow, "devices", "person = ? order by made, id", person)


def ways_of(base: Database, person: str) -> list[WayRow]:
    return read(base, WayRow, "ways", "person = ? order by made, key", person)


def seats_of(base: Database, person: str) -> list[SeatRow]:
    return read(base, SeatRow, "seats", "person = ? order by made desc, table_id, seat", person)


RUNNING = "whose = ? and table_id in (select id from tables where over = 0) order by table_id, seat"
NEWEST_OVER = """
whose = ? and table_id not in (select id from tables where over = 0)
order by (select created from tables where id = table_id) desc, seat limit ?
"""


def errands_of(base: Database, whose: str, finished: int) -> list[Errand]:
    """The errands of running games, and of that many finished ones, the newest first."""
    return [
        *read(base, Errand, "errands", RUNNING, whose),
        *read(base, Errand, "errands", NEWEST_OVER, whose, finished),
    ]


def errands_due(base: Database, now: int, most: int) -> list[Errand]:
    return read(base, Errand, "errands", f"due <= ? order by due limit {most}", now)


# -- writing ----------------------------------------------------------------------------------

INSERT_NEW = "on conflict (key) do nothing"

PUT_SEAT = """
on conflict (person, table_id, seat) do update set daily = excluded.daily, seen = excluded.seen,
generation = case when excluded.generation > seats.generation
             then excluded.generation else seats.generation end
"""
"""The generation never decreases: a row read before a revocation does not undo it."""
FEWER_SEATS = f"""
delete from seats where person = ? and table_id not in (
    select table_id from seats where person = ? order by made desc limit {MOST_SEATS}
)
"""

ASK_TO_ENTER = """
insert into devices (key, id, person, name, entered, made, seen)
select ?, ?, person, ?, ?, ?, ? from ways where key = ? and (until = 0 or until > ?)
on conflict (key) do update set person = excluded.person, name = excluded.name,
entered = excluded.entered, made = excluded.made, seen = excluded.seen
where devices.entered = 'asks'
"""
"""Only if the way in still exists when it is written: an invite is valid for one device. A device
that asked in vain may use another way."""


INSIDE = "devices where key = ? and person = ? and entered <> 'asks'"
STILL_INSIDE = (
    "update devices set seen = seen where key = ? and person = ? and entered <> 'asks'",
    f"insert into meta (name, value) select 'x', null where not exists (select 1 from {INSIDE})",
)


def still_inside(key: str, person: str) -> tuple[Statement, ...]:
    """Guards everything a device writes: if the device was removed since it was identified, this
    statement violates a not-null constraint, and nothing is written. A concurrent removal waits for
    us, then removes what we wrote."""
    return tuple((statement, (key, person)) for statement in STILL_INSIDE)


def set_person(id: str, wish: Myself) -> Statement:
    to = "update persons set name = ?, lang = ?, face = ? where id = ?"
    return to, (wish.name, wish.lang, wish.face, id)


def put_seats(rows: list[SeatRow]) -> list[Statement]:
    """Store seats of one person."""
    if not rows:
        return []
    person = rows[0].person
    return [*(insert("seats", row, PUT_SEAT) for row in rows), (FEWER_SEATS, (person, person))]


CARRY = """
insert into seats (person, table_id, seat, generation, daily, seen, made, ended, muted)
select person, ?, ?, 0, '', 0, ?, '', muted * ? from seats
where table_id = ? and seat = ? and generation = ?
on conflict (person, table_id, seat) do nothing
"""


def carry_seat(
    table: str, seat: int, generation: int, where: str, there: int, now: int, moved: bool
) -> Statement:
    """Give the owner of that seat their seat at the next table of the same people. `moved`: it
    takes the place of this one, so it stays silent if this one was."""
    return CARRY, (where, there, now, int(moved), table, seat, generation)


def set_ended(row: SeatRow, ended: str) -> Statement:
    to = "update seats set ended = ? where person = ? and table_id = ? and seat = ?"
    return to, (ended, row.person, row.table_id, row.seat)


def set_generation(person: str, table: str, seat: int, generation: int) -> Statement:
    to = "update seats set generation = ? where person = ? and table_id = ? and seat = ?"
    return to, (generation, person, table, seat)


def drop_seats(person: str, table: str) -> Statement:
    return "delete from seats where person = ? and table_id = ?", (person, table)


def drop_lost(row: SeatRow) -> Statement:
    """Drop the seat, unless another device has reported a newer token since."""
    to = "delete from seats where person = ? and table_id = ? and seat = ? and generation = ?"
    return to, (row.person, row.table_id, row.seat, row.generation)


def drop_finished(person: str) -> Statement:
    over = "(ended <> '' or table_id in (select id from tables where over <> 0))"
    return f"delete from seats where person = ? and {over}", (person,)


def enter_by(way: WayRow, device: DeviceRow) -> tuple[Statement, ...]:
    """Let the device in by that way; an invite and its words are used up."""
    ask: Statement = (ASK_TO_ENTER, (
        device.key, device.id, device.name, device.entered, device.made, device.seen,
        way.key, device.made,
    ))  # fmt: skip
    return (ask, drop_ways(way.person, "invite")) if way.kind == "invite" else (ask,)


def let_in(person: str, device: str, now: int) -> Statement:
    to = "update devices set entered = 'device', made = ? where person = ? and id = ?"
    return f"{to} and entered = ?", (now, person, device, ASKS)


def drop_device(person: str, device: str) -> tuple[Statement, ...]:
    """Remove a device and its push address. The device comes first: see `still_inside`."""
    address = "select key from addresses where person = ? and device = ?"
    return (
        ("delete from devices where person = ? and id = ?", (person, device)),
        (f"delete from notices where address in ({address})", (person, device)),
        ("delete from addresses where person = ? and device = ?", (person, device)),
    )


GIVEN_BY = "person = ? and kind = 'mail' and (data = ? or (data = '' and made >= ?))"
"""For an old mailbox it is not known which device gave it: perhaps any that was there by then."""


def drop_mailbox(device: DeviceRow) -> tuple[Statement, ...]:
    """Remove the mailbox that this device gave: it may be the thief's."""
    which = (device.person, device.id, device.made)
    address = f"select key from addresses where {GIVEN_BY}"
    return (
        (f"delete from notices where address in ({address})", which),
        (f"delete from addresses where {GIVEN_BY}", which),
    )


SEND = """
insert into errands (table_id, seat, whose, kind, generation, made, due)
select table_id, seat, ?, ?, generation, ?, ? from seats join tables on tables.id = table_id
where person = ?
on conflict (table_id, seat, whose) do update
set generation = excluded.generation, made = excluded.made, due = excluded.due
"""


def send_errands(person: str, whose: str, kind: str, now: int) -> Statement:
    """Create errands for all tables of this person: finished ones, too, as whoever has a seat there
    has one at the next table."""
    return SEND, (whose, kind, now, now + FIRST_PAUSE, person)


def postpone_errand(errand: Errand, now: int) -> Statement:
    """Retry the errand after as long as it has waited already."""
    to = "update errands set due = ? where table_id = ? and seat = ? and whose = ?"
    due = now + max(FIRST_PAUSE, now - errand.made)
    return to, (due, errand.table_id, errand.seat, errand.whose)


def drop_errand(errand: Errand) -> Statement:
    which = "table_id = ? and seat = ? and whose = ? and generation = ?"
    values = (errand.table_id, errand.seat, errand.whose, errand.generation)
    return f"delete from errands where {which}", values


def seen_today(key: str, now: int) -> Statement:
    return "update devices set seen = ? where key = ?", (now, key)


def drop_ways(person: str, kind: str) -> Statement:
    return "delete from ways where person = ? and kind = ?", (person, kind)


def drop_way(person: str, key: str) -> Statement:
    return "delete from ways where person = ? and key = ?", (person, key)


def set_way(key: str, data: str) -> Statement:
    return "update ways set data = ? where key = ?", (data, key)


def bury(keys: list[str], now: int) -> list[Statement]:
    """Mark these keys as removed: a device that comes with one is told so for a while, and deletes
    its data. (What is kept is a hash of random bytes.)"""
    rows = [WayRow(key, "", "gone", now, now + BURIED, "") for key in keys]
    return [insert("ways", row, INSERT_NEW) for row in rows]


def drop_late(person: str, before: int) -> Statement:
    """Drop devices that waited in vain to be let in."""
    late = "delete from devices where person = ? and entered = ? and made <= ?"
    return late, (person, ASKS, before)


OLD = """
select id from (
    select id, coalesce((select max(seen) from devices where person = persons.id), made) as last
    from persons
) as known where last < ? order by last limit ?
"""


def unseen_since(base: Database, before: int, most: int) -> list[str]:
    """Persons none of whose devices was used since then, those unseen longest first."""
    return [str(id) for (id,) in base.execute(OLD, (before, most))]


def forget(person: str) -> tuple[Statement, ...]:
    """Delete everything of a person; their devices first: see `still_inside`."""
    return (
        ("delete from devices where person = ?", (person,)),
        ("delete from persons where id = ?", (person,)),
        ("delete from errands where whose = ?", (person,)),
        ("delete from runs where person = ?", (person,)),
        ("delete from invitations where person = ? or by_person = ?", (person, person)),
        ("delete from mutes where person = ? or other = ?", (person, person)),
        ("delete from notices where person = ?", (person,)),
        ("delete from addresses where person = ?", (person,)),
        ("delete from seats where person = ?", (person,)),
        ("delete from ways where person = ?", (person,)),
    )


HANGS = (
    ("devices", "person"), ("seats", "person"), ("addresses", "person"), ("runs", "person"),
    ("invitations", "person"), ("invitations", "by_person"), ("mutes", "person"),
)  # fmt: skip


def drop_left(now: int) -> tuple[Statement, ...]:
    """Delete rows written for a person while they were being forgotten, marks that have expired,
    and errands that could not be run for so long that their tokens have expired."""
    nobody = "not exists (select 1 from persons where id = {})"
    return (
        *(
            (f"delete from {table} where {nobody.format(f'{table}.{column}')}", ())
            for table, column in HANGS
        ),
        ("delete from ways where kind = 'gone' and until <= ?", (now,)),
        (f"delete from ways where kind <> 'gone' and {nobody.format('ways.person')}", ()),
        ("delete from errands where made <= ?", (now - BURIED,)),
    )
