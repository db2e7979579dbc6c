"""Persons, their devices, their ways in and their seats, as they lie in the store: what is read,
and the statements that write."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from tablee.table.store.dialect import Database
from tablee.table.store.writer import Statement
from tablee.wire.persons import Lang, Myself

ASKS = "asks"
"""Of a device that is not in yet."""
FIRST_PAUSE = 60_000
"""Before an errand is tried again, in ms."""
BURIED = 90 * 24 * 3_600_000
"""How long a device that was removed is told so, in ms: as long as its tokens would last."""
MOST_SEATS = 300
"""Of one person; the oldest go first."""

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
    """A way in. `kind`: words, invite (good until a moment), passkey; or gone: it was one, or the
    key of a device, or a question to a passkey that was answered."""

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
    """What a table is to do about a seat. `whose`: the person's, if it is to be called back; of one
    who is gone, a name made up for it. `kind`: recall, give-up."""

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


def errands_of(base: Database, whose: str) -> list[Errand]:
    return read(base, Errand, "errands", "whose = ? order by table_id, seat", whose)


def errands_due(base: Database, now: int, most: int) -> list[Errand]:
    return read(base, Errand, "errands", f"due <= ? order by due limit {most}", now)


# -- writing ----------------------------------------------------------------------------------

INSERT_NEW = "on conflict (key) do nothing"

PUT_SEAT = """
on conflict (person, table_id, seat) do update set daily = excluded.daily, seen = excluded.seen,
generation = case when excluded.generation > seats.generation
             then excluded.generation else seats.generation end
"""
"""What was read before its tokens were called back does not undo that."""
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
"""Only if the way in is still there when it is written: an invite is good for one device. Who asked
somewhere in vain may come by another way."""


INSIDE = "devices where key = ? and person = ? and entered <> 'asks'"
STILL_INSIDE = (
    "update devices set seen = seen where key = ? and person = ? and entered <> 'asks'",
    f"insert into meta (name, value) select 'x', null where not exists (select 1 from {INSIDE})",
)


def still_inside(key: str, person: str) -> tuple[Statement, ...]:
    """At the head of what a device writes: if it was removed since it was asked who it is, nothing
    of that is written (nothing takes this null). Whoever removes it at this moment waits for us,
    and then removes all that hangs on it."""
    return tuple((statement, (key, person)) for statement in STILL_INSIDE)


def set_person(id: str, wish: Myself) -> Statement:
    to = "update persons set name = ?, lang = ?, face = ? where id = ?"
    return to, (wish.name, wish.lang, wish.face, id)


def put_seats(rows: list[SeatRow]) -> list[Statement]:
    """Of one person."""
    if not rows:
        return []
    person = rows[0].person
    return [*(insert("seats", row, PUT_SEAT) for row in rows), (FEWER_SEATS, (person, person))]


CARRY = """
insert into seats (person, table_id, seat, generation, daily, seen, made, ended)
select person, ?, ?, 0, '', 0, ?, '' from seats
where table_id = ? and seat = ? and generation = ?
on conflict (person, table_id, seat) do nothing
"""


def carry_seat(
    table: str, seat: int, generation: int, where: str, there: int, now: int
) -> Statement:
    """Whoever has that seat has one at another table as well: the same people play there."""
    return CARRY, (where, there, now, table, seat, generation)


def set_ended(row: SeatRow, ended: str) -> Statement:
    to = "update seats set ended = ? where person = ? and table_id = ? and seat = ?"
    return to, (ended, row.person, row.table_id, row.seat)


def set_generation(person: str, table: str, seat: int, generation: int) -> Statement:
    to = "update seats set generation = ? where person = ? and table_id = ? and seat = ?"
    return to, (generation, person, table, seat)


def drop_seats(person: str, table: str) -> Statement:
    return "delete from seats where person = ? and table_id = ?", (person, table)


def drop_lost(row: SeatRow) -> Statement:
    """Not if another device has told of a newer token since."""
    to = "delete from seats where person = ? and table_id = ? and seat = ? and generation = ?"
    return to, (row.person, row.table_id, row.seat, row.generation)


def drop_finished(person: str) -> Statement:
    over = "(ended <> '' or table_id in (select id from tables where over <> 0))"
    return f"delete from seats where person = ? and {over}", (person,)


def enter_by(way: WayRow, device: DeviceRow) -> tuple[Statement, ...]:
    """The device, by that way; an invite and its words are used up by it."""
    ask: Statement = (ASK_TO_ENTER, (
        device.key, device.id, device.name, device.entered, device.made, device.seen,
        way.key, device.made,
    ))  # fmt: skip
    return (ask, drop_ways(way.person, "invite")) if way.kind == "invite" else (ask,)


def let_in(person: str, device: str, now: int) -> Statement:
    to = "update devices set entered = 'device', made = ? where person = ? and id = ?"
    return f"{to} and entered = ?", (now, person, device, ASKS)


def drop_device(person: str, device: str) -> tuple[Statement, ...]:
    """And nobody is called there any more. The device first: see `still_inside`."""
    address = "select key from addresses where person = ? and device = ?"
    return (
        ("delete from devices where person = ? and id = ?", (person, device)),
        (f"delete from notices where address in ({address})", (person, device)),
        ("delete from addresses where person = ? and device = ?", (person, device)),
    )


SEND = """
insert into errands (table_id, seat, whose, kind, generation, made, due)
select table_id, seat, ?, ?, generation, ?, ? from seats join tables on tables.id = table_id
where person = ? and over = 0 and ended = ''
on conflict (table_id, seat, whose) do update
set generation = excluded.generation, made = excluded.made, due = excluded.due
"""


def send_errands(person: str, whose: str, kind: str, now: int) -> Statement:
    """To the tables at which a game of that person is running."""
    return SEND, (whose, kind, now, now + FIRST_PAUSE, person)


def postpone_errand(errand: Errand, now: int) -> Statement:
    """For as long as it has waited already."""
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
    """These keys are nobody's any more; a device that comes with one is told so for a while, and
    forgets what it knows. (What is left is a hash of random bytes.)"""
    rows = [WayRow(key, "", "gone", now, now + BURIED, "") for key in keys]
    return [insert("ways", row, INSERT_NEW) for row in rows]


def drop_late(person: str, before: int) -> Statement:
    """Devices that asked in vain."""
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
    """All that hangs on a person; their devices first: see `still_inside`."""
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
    """What was written for a person at the very moment at which they were forgotten; what is told
    to nobody any more; and errands that no table could run for so long that the tokens they were
    about are not good any more."""
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
