"""Copies all data from one store to another: from a folder to a database, or back.

Each table is written whole, in a transaction; what is there already is left as it is, so an
interrupted move can be continued. All obstacles are checked before anything is written, and at the
end every row is read again and compared. Nothing is deleted anywhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, Literal, NamedTuple

from tablee.table.errors import Damage
from tablee.table.persons.carry import carry
from tablee.table.store import reading
from tablee.table.store.dialect import RECORD, Database
from tablee.table.store.reading import Values
from tablee.table.store.rows import ROW, SNAPSHOT
from tablee.table.store.sides import Side, Unmovable, same, source, target

BATCH = 50
"""Tables in one transaction."""

HEAD = "seq, hash, at, fence"

PUT_ROW = f"""
insert into tables ({ROW}, over) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
on conflict (id) do update set over = excluded.over
"""
PUT_HEAD = f"""
insert into heads (table_id, {HEAD}) values (?, ?, ?, ?, ?) on conflict (table_id) do update
set seq = excluded.seq, hash = excluded.hash, at = excluded.at, fence = excluded.fence
"""
PUT_RECORD = f"insert into log (table_id, {RECORD}) values (?, ?, ?, ?, ?, ?, ?, ?)"
PUT_SNAPSHOT = f"""
insert into snapshots (table_id, {SNAPSHOT}) values (?, ?, ?, ?, ?)
on conflict (table_id, seq) do nothing
"""

Progress = Literal["missing", "behind", "same", "other"]


class Whole(NamedTuple):
    """Everything a store holds of a table, undecoded."""

    row: Values
    """The row, with `over` at its end."""
    head: Values
    records: list[Values]
    snapshots: list[Values]


class Moved(NamedTuple):
    source: str
    target: str
    tables: int
    records: int
    already: int
    """Tables that were there before."""


def move(from_address: str, to_address: str) -> Moved:
    """Raises `Unmovable` or `StoreError`."""
    if same(from_address, to_address):
        raise Unmovable("move-same")
    with source(from_address) as here, target(to_address) as there:
        states = look_first(here, there)
        if there.secret is None and here.secret is not None:
            there.put_secret(here.secret)
        for batch in batches(id for id, state in states.items() if state != "same"):
            write(here.base, there.base, batch)
        write_people(here, there)
        records = sum(verify(here, there, id) for id in states)
        already = sum(state != "missing" for state in states.values())
        return Moved(here.name, there.name, len(states), records, already)


def look_first(here: Side, there: Side) -> dict[str, Progress]:
    """What is to be done with each table; raises `Unmovable` if anything is in the way."""
    if there.secret not in (None, here.secret):
        raise Unmovable("move-secret", name=there.name)
    states: dict[str, Progress] = {}
    for (id,) in here.base.execute(reading.EVERY_ID):
        check_chain(here.base, id)
        whole = dump(here.base, id)
        assert whole is not None  # its chain was checked
        states[id] = compare(whole, dump(there.base, id))
        if states[id] == "other":
            raise Unmovable("move-other", name=there.name, table=id)
    return states


def check_chain(base: Database, id: str) -> None:
    try:
        found = reading.load(base, id)
        if found is None:
            raise Damage("no-row")
        reading.snapshots(base, found[0])
    except Damage as damage:
        why = f"doctor-{damage.why}"
        raise Unmovable(why, table=id, record=damage.record) from None


def dump(base: Database, id: str) -> Whole | None:
    rows = base.execute(f"select {ROW}, over from tables where id = ?", (id,))
    heads = base.execute(f"select {HEAD} from heads where table_id = ?", (id,))
    if not (rows or heads):
        return None
    return Whole(
        rows[0] if rows else (),
        heads[0] if heads else (),
        base.execute(f"select {RECORD} from records where table_id = ? order by seq", (id,)),
        base.execute(f"select {SNAPSHOT} from snapshots where table_id = ? order by seq", (id,)),
    )


def compare(here: Whole, there: Whole | None) -> Progress:
    if there is None:
        return "missing"
    known = {snapshot[0]: snapshot for snapshot in there.snapshots}
    if (
        there.row[:-1] != here.row[:-1]
        or there.records != here.records[: len(there.records)]
        or any(known.get(snapshot[0], snapshot) != snapshot for snapshot in here.snapshots)
    ):
        return "other"
    return "same" if holds(there, here) else "behind"


def holds(there: Whole, here: Whole) -> bool:
    """Whether the target holds everything of the source. (It may have more snapshots, and a higher
    fence.)"""
    return (
        there.row == here.row
        and there.records == here.records
        and there.head[:3] == here.head[:3]
        and there.head[3] >= here.head[3]
        and all(snapshot in there.snapshots for snapshot in here.snapshots)
    )


def batches(ids: Iterator[str]) -> Iterator[list[str]]:
    while batch := list(islice(ids, BATCH)):
        yield batch


def write(here: Database, there: Database, ids: list[str]) -> None:
    for statement in there.dialect.begin:
        there.execute(statement)
    try:
        for id in ids:
            put(there, dump(here, id), dump(there, id))
    except BaseException:
        there.execute("rollback")
        raise
    there.execute("commit")


def write_people(here: Side, there: Side) -> None:
    """Copy the people, after the tables at which they sit."""
    base = there.base
    for statement in base.dialect.begin:
        base.execute(statement)
    try:
        if not carry(here.base, base):
            raise Unmovable("move-people", name=there.name, source=here.name)
    except BaseException:
        base.execute("rollback")
        raise
    base.execute("commit")


def put(base: Database, whole: Whole | None, there: Whole | None) -> None:
    """Write the missing parts of a table. Its head comes last, as writing the log has changed
    it."""
    assert whole is not None
    id, fence = whole.row[0], max(whole.head[3], there.head[3] if there else 0)
    new = whole.records[len(there.records) if there else 0 :]
    base.execute(PUT_ROW, whole.row)
    base.execute_all(PUT_RECORD, with_id(id, new))
    base.execute_all(PUT_SNAPSHOT, with_id(id, whole.snapshots))
    base.execute(PUT_HEAD, (id, *whole.head[:3], fence))


def with_id(id: str, lines: list[Values]) -> list[tuple[Any, ...]]:
    return [(id, *line) for line in lines]


def verify(here: Side, there: Side, id: str) -> int:
    """Read a table again and compare; returns the number of its records."""
    check_chain(there.base, id)
    mine, theirs = dump(here.base, id), dump(there.base, id)
    if mine is None or theirs is None or not holds(theirs, mine):
        raise Unmovable("move-differs", table=id, name=there.name, source=here.name)
    return len(mine.records)
