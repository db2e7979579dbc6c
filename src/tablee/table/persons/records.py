"""Persons, their devices, their ways in and their seats, as they lie in the store: what is read,
and the statements that write."""

from __future__ import annotations

from typing import Any, TypeVar, cast

import msgspec
from msgspec import Struct

from tablee.table.store.dialect import Database
from tablee.table.store.writer import Statement
from tablee.wire.persons import Lang, Myself

ASKS = "asks"
"""Of a device that is not in yet."""
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
    """A way in. `kind`: words, invite (good until a moment), passkey; or gone: it was one."""

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


RUNNING = """
select table_id, seat, generation from seats join tables on tables.id = table_id
where person = ? and over = 0 and ended = '' order by table_id, seat
"""


def running_seats(base: Database, person: str) -> list[tuple[str, int, int]]:
    return cast("list[tuple[str, int, int]]", base.execute(RUNNING, (person,)))


# -- writing ----------------------------------------------------------------------------------

INSERT_NEW = "on conflict (key) do nothing"

PUT_SEAT = """
on conflict (person, table_id, seat) do update set generation = excluded.generation,
seen = excluded.seen, daily = excluded.daily
"""
FEWER_SEATS = f"""
delete from seats where person = ? and table_id not in (
    select table_id from seats where person = ? order by made desc limit {MOST_SEATS}
)
"""

ASK_TO_ENTER = """
insert into devices (key, id, person, name, entered, made, seen)
select ?, ?, person, ?, ?, ?, ? from ways where key = ? and (until = 0 or until > ?)
on conflict (key) do nothing
"""
"""Only if the way in is still there when it is written: an invite is good for one device."""


def set_person(id: str, wish: Myself) -> Statement:
    to = "update persons set name = ?, lang = ?, face = ? where id = ?"
    return to, (wish.name, wish.lang, wish.face, id)


def put_seats(rows: list[SeatRow]) -> list[Statement]:
    """Of one person."""
    if not rows:
        return []
    person = rows[0].person
    return [*(insert("seats", row, PUT_SEAT) for row in rows), (FEWER_SEATS, (person, person))]


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
    """And nobody is called there any more."""
    address = "select key from addresses where person = ? and device = ?"
    return (
        (f"delete from notices where address in ({address})", (person, device)),
        ("delete from addresses where person = ? and device = ?", (person, device)),
        ("delete from devices where person = ? and id = ?", (person, device)),
    )


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
    old: Statement = ("delete from ways where kind = 'gone' and until <= ?", (now,))
    rows = [WayRow(key, "", "gone", now, now + BURIED, "") for key in keys]
    return [old, *(insert("ways", row, INSERT_NEW) for row in rows)]


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
    """All that hangs on a person, and then the person."""
    return (
        ("delete from runs where person = ?", (person,)),
        ("delete from invitations where person = ? or by_person = ?", (person, person)),
        ("delete from mutes where person = ? or other = ?", (person, person)),
        ("delete from notices where person = ?", (person,)),
        ("delete from addresses where person = ?", (person,)),
        ("delete from seats where person = ?", (person,)),
        ("delete from ways where person = ?", (person,)),
        ("delete from devices where person = ?", (person,)),
        ("delete from persons where id = ?", (person,)),
    )
