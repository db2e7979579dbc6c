"""Addresses and notices in the store: queries, and statements that write."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

import msgspec
from msgspec import Struct

from tablee.table.persons import records
from tablee.table.store.dialect import Database
from tablee.table.store.writer import Statement

HOUR = 3_600_000
DAY = 24 * HOUR
KEPT = 30 * DAY
"""How long, in ms, a notice is kept for somebody who does not look."""
UNCONFIRMED = 2 * DAY
"""How long a mailbox may wait to be confirmed."""


class AddressRow(Struct, frozen=True):
    """An address at which somebody is called. `kind`: push, of a device, or mail; `confirmed`:
    since when it is used, 0 for a mailbox whose owner has not confirmed it; `data`: the keys of a
    push address, the device that gave a mailbox (empty for an old one)."""

    key: str
    person: str
    device: str
    kind: str
    address: str
    data: str
    made: int
    confirmed: int


class NoticeRow(Struct, frozen=True):
    """A notice as it is stored. `due`: when it is to be sent; once it is, when that was."""

    address: str
    table_id: str
    kind: str
    people: str
    made: int
    state: str
    due: int


class Due(NamedTuple):
    """A notice to be sent, with everything needed for it."""

    address: str
    table: str
    seat: int
    kind: str
    people: str
    made: int
    tries: int
    way: str
    where: str
    data: str
    lang: str
    quiet: str
    game: str
    lately: int
    """How many notices went to this address within the last hour."""
    person: str
    tempo: str = ""
    """The data of the record of its tempo; empty: the table is played live."""


def key_of(*parts: str) -> str:
    """The key under which the address is stored."""
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:40]


# -- calling ----------------------------------------------------------------------------------

CALL = """
insert into notices (
    address, table_id, person, seat, kind, people, made, state, due, tries, claim
)
select a.key, s.table_id, s.person, s.seat, ?, ?, ?, 'waits', ?, 0, ''
from seats as s join addresses as a on a.person = s.person
where s.table_id = ? and s.seat = ? and s.generation = ? and s.muted = 0 and a.confirmed <> 0
and not exists (
    select 1 from seats as o where o.person = s.person and o.table_id = s.table_id
    and o.seat in ({seats})
)
on conflict (address, table_id) do {then}
"""
UPDATE = """update
set kind = excluded.kind, seat = excluded.seat, made = excluded.made, due = excluded.due,
    claim = '', state = 'waits', tries = 0
where excluded.kind = 'late' or (notices.kind <> excluded.kind and notices.state = 'waits')
"""
"""One notice per address and table until they look. One already sent stays as it is (unless their
time is up: then it is sent once more, each time that it is); a waiting one is updated, and loses
its claim if an older text is just being sent."""


def call(
    table: str, seat: int, generation: int, kind: str, people: list[str], here: list[int], now: int,
    due: int, update: bool = True,
) -> Statement:  # fmt: skip
    """`update`: whether a notice that they have already becomes this one."""
    then = UPDATE if update else "nothing"
    seats = ", ".join(str(int(one)) for one in here) or "-1"
    names = msgspec.json.encode(people).decode()
    return CALL.format(seats=seats, then=then), (kind, names, now, due, table, seat, generation)


def withdraw(table: str, seat: int) -> Statement:
    """Withdraw the notice: nothing waits for the seat any more."""
    which = "table_id = ? and seat = ? and kind in ('turn', 'late', 'asked') and state = 'waits'"
    return f"delete from notices where {which}", (table, seat)


def looked(table: str, seat: int) -> Statement:
    return "delete from notices where table_id = ? and seat = ?", (table, seat)


# -- sending ----------------------------------------------------------------------------------

CLAIM = """
update notices set claim = ?, due = ? where state = 'waits' and due <= ?
and (address, table_id) in (
    select n.address, min(n.table_id)
    from notices as n join addresses as a on a.key = n.address
    where n.state = 'waits' and n.due <= ? and a.kind = ? and not exists (
        select 1 from notices as o
        where o.address = n.address and o.state = 'waits' and o.claim <> '' and o.due > ?
    )
    group by n.address order by min(n.tries), min(n.due) limit ?
)
"""
"""Claim one notice per address, those first that have not failed yet. Until the claim runs out it
is not due, so that other processes pass over it."""

CLAIMED = """
select n.address, n.table_id, n.seat, n.kind, n.people, n.made, n.tries, a.kind, a.address, a.data,
       p.lang, p.quiet, t.game, (
           select count(*) from notices as o
           where o.address = n.address and o.state = 'sent' and o.due > ?
       ), n.person, coalesce((
           select r.data from records as r
           where r.table_id = n.table_id and r.seq = 1 and r.kind = 'tempo'
       ), '')
from notices as n join addresses as a on a.key = n.address join persons as p on p.id = n.person
join tables as t on t.id = n.table_id
where n.claim = ?
"""

NEXT = "select min(due) from notices where state = 'waits' and due > ?"


def next_due(base: Database, now: int) -> int | None:
    """When the next notice is due. One that is due and not claimed waits for room, so it does not
    count."""
    ((due,),) = base.execute(NEXT, (now,))
    return None if due is None else int(due)


def claim(name: str, way: str, most: int, now: int, until: int) -> Statement:
    return CLAIM, (name, until, now, now, way, now, most)


def claimed(base: Database, name: str, now: int) -> list[Due]:
    return [Due(*line) for line in base.execute(CLAIMED, (now - HOUR, name))]


def void_claims(now: int) -> Statement:
    """Drop all claims from before our start: only where no other process sends."""
    return "update notices set claim = '', due = ? where claim <> '' and state = 'waits'", (now,)


WHICH = "address = ? and table_id = ? and claim = ?"


def sent(due: Due, name: str, now: int) -> Statement:
    to = f"update notices set state = 'sent', claim = '', due = ? where {WHICH}"
    return to, (now, due.address, due.table, name)


ALL = "address = ? and state = 'waits' and (claim = ? or (claim = '' and due <= ?))"
"""This notice, and all others that are due at its address: a delay applies to all of them."""


def postpone(due: Due, name: str, until: int, tries: int) -> Statement:
    """Only this one was tried."""
    to = "claim = '', due = ?, tries = case when claim = ? then ? else tries end"
    which = (due.address, name, until)
    return f"update notices set {to} where {ALL}", (until, name, tries, *which)


def drop(due: Due, name: str) -> Statement:
    return f"delete from notices where {WHICH}", (due.address, due.table, name)


def drop_old(due: Due, name: str, now: int) -> Statement:
    """Give up this notice, and those that have waited at its address for nearly as long."""
    old = f"{ALL} and (claim = ? or made <= ?)"
    return f"delete from notices where {old}", (due.address, name, now, name, now - DAY // 2)


def tidy(now: int) -> tuple[Statement, ...]:
    """Remove old notices, and those of people who no longer exist."""
    return (
        ("delete from notices where state = 'sent' and due < ?", (now - KEPT,)),
        ("delete from addresses where confirmed = 0 and made < ?", (now - UNCONFIRMED,)),
        ("delete from notices where address not in (select key from addresses)", ()),
        ("delete from notices where table_id not in (select id from tables)", ()),
    )


SENT = "address = ? and table_id = ? and made = ? and state = 'sent'"
STILL_SENT = (
    f"update notices set made = made where {SENT}",
    "insert into meta (name, value) select 'x', null "
    f"where not exists (select 1 from notices where {SENT})",
)
"""As `persons.records.still_inside`: nothing is written if they have looked or answered since; of
two answers at once, one is written."""


def remind(address: str, table: str, made: int, due: int) -> tuple[Statement, ...]:
    """Call them once more at that time, unless they look before."""
    to = f"update notices set state = 'waits', due = ?, tries = 0, made = ? where {SENT}"
    which = (address, table, made)
    return (*((check, which) for check in STILL_SENT), (to, (due, due, *which)))


def unremind(address: str, table: str, made: int, due: int, now: int) -> Statement:
    """Take that back: the notice stays as it was sent."""
    to = "update notices set state = 'sent', due = ?, made = ?"
    which = "address = ? and table_id = ? and made = ? and state = 'waits'"
    return f"{to} where {which}", (now, made, address, table, due)


def find_notice(base: Database, address: str, table: str, made: int) -> tuple[str, int] | None:
    """The person and seat of a notice; None: they have looked, or answered it."""
    found = base.execute(f"select person, seat from notices where {SENT}", (address, table, made))
    return (str(found[0][0]), int(found[0][1])) if found else None


def notices_of(base: Database, person: str) -> list[NoticeRow]:
    where = "person = ? order by made, table_id, address"
    return records.read(base, NoticeRow, "notices", where, person)


# -- addresses --------------------------------------------------------------------------------

PUT_ADDRESS = """
on conflict (key) do update set person = excluded.person, device = excluded.device,
data = excluded.data, made = excluded.made, confirmed = case
    when addresses.confirmed = 0 then excluded.confirmed else addresses.confirmed
end
"""


def put_address(row: AddressRow) -> tuple[Statement, ...]:
    """Store an address: one per device, and one mailbox per person. What is used stays until the
    new one is."""
    others = "delete from addresses where person = ? and device = ? and kind = ? and key <> ?"
    others += "" if row.confirmed else " and confirmed = 0"
    return (
        (others, (row.person, row.device, row.kind, row.key)),
        records.insert("addresses", row, PUT_ADDRESS),
    )


def addresses_of(base: Database, person: str) -> list[AddressRow]:
    return records.read(base, AddressRow, "addresses", "person = ? order by made, key", person)


def find_address(base: Database, key: str) -> AddressRow | None:
    return next(iter(records.read(base, AddressRow, "addresses", "key = ?", key)), None)


def has_addresses(base: Database) -> bool:
    return bool(base.execute("select 1 from addresses limit 1"))


def confirm(key: str, made: int, now: int) -> tuple[Statement, ...]:
    """From now on this mailbox is used, and no other of its person."""
    person = "select person from addresses where key = ? and made = ?"
    others = f"delete from addresses where kind = 'mail' and key <> ? and person = ({person})"
    confirmed = "update addresses set confirmed = ? where key = ? and made = ?"
    return (others, (key, key, made)), (confirmed, (now, key, made))


def drop_unconfirmed(key: str, made: int) -> Statement:
    return "delete from addresses where key = ? and made = ? and confirmed = 0", (key, made)


def drop_address(key: str) -> tuple[Statement, ...]:
    return (
        ("delete from notices where address = ?", (key,)),
        ("delete from addresses where key = ?", (key,)),
    )


# -- wishes -----------------------------------------------------------------------------------


def set_quiet(person: str, quiet: str) -> Statement:
    return "update persons set quiet = ? where id = ?", (quiet, person)


def quiet_of(base: Database, person: str) -> str:
    found = base.execute("select quiet from persons where id = ?", (person,))
    return str(found[0][0]) if found else ""


def mute(person: str, table: str, muted: bool) -> tuple[Statement, ...]:
    to = "update seats set muted = ? where person = ? and table_id = ?"
    which = "person = ? and table_id = ? and state = 'waits'"
    silent: tuple[Statement, ...] = ((f"delete from notices where {which}", (person, table)),)
    return ((to, (int(muted), person, table)), *(silent if muted else ()))


def muted_of(base: Database, person: str) -> list[str]:
    found = base.execute(
        "select distinct table_id from seats where person = ? and muted <> 0 order by table_id",
        (person,),
    )
    return [str(table) for (table,) in found]
