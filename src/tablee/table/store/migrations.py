"""The schema, by number: each step leads from the one before it, in one transaction.

A new store goes the same way as an old one, a file of SQLite the same as a database of PostgreSQL;
what they say differently is in `dialect.py`. `table_id` leads every key of what belongs to a table:
a large house can be cut into partitions by it.
"""

from __future__ import annotations

from collections.abc import Callable

from tablee.table.errors import Damage, StoreError
from tablee.table.store import rows
from tablee.table.store.chain import first, link
from tablee.table.store.dialect import Database

SchemaStep = Callable[[Database], None]

RESTORE = "Put a backup in its place."


def begin(base: Database) -> None:
    """1: the tables and their logs."""
    base.execute("create table meta (name text primary key, value text not null)")
    base.execute(
        """create table tables (
            id text primary key,
            game text not null,
            version text not null,
            options text not null,
            seats integer not null,
            key text not null,
            seed text not null,
            people text not null,
            created bigint not null,
            forked_from text not null,
            over integer not null default 0
        )"""
    )
    base.execute(
        f"""create table log (
            table_id text not null,
            seq bigint not null,
            kind text not null,
            seat integer,
            data text not null,
            at bigint not null,
            primary key (table_id, seq)
        ) {base.dialect.keyed}"""
    )
    base.execute("insert into meta values ('schema', '0')")


def chain(base: Database) -> None:
    """2: the chain over each log; `heads` holds its last hash and time, as otherwise nobody would
    miss the last records. The trigger updates it in the statement that writes."""
    base.execute("alter table log add column hash text not null default ''")
    base.execute(
        f"""create table heads (
            table_id text primary key,
            seq bigint not null,
            hash text not null,
            at bigint not null
        ) {base.dialect.keyed}"""
    )
    for values in base.execute(f"select {rows.ROW} from tables"):
        chain_log(base, values)
    for statement in (*base.dialect.trigger, *base.dialect.tune):
        base.execute(statement)


def chain_log(base: Database, values: tuple[object, ...]) -> None:
    """Take the existing log as it is. A record that cannot be read gets no hash, and so is
    noticed."""
    id, created, last, head = values[0], values[8], 0, ""
    links: list[tuple[object, ...]] = []
    try:
        head = first(rows.unpack_row(values))
        for line in base.execute(
            "select seq, kind, seat, data, at, '', '' from log where table_id = ? order by seq",
            (id,),
        ):
            r = rows.unpack(line, 0)
            head, last, created = link(head, r.seq, r.kind, r.seat, r.data, r.at), r.seq, r.at
            links.append((head, id, last))
    except Damage:
        pass
    base.execute_all("update log set hash = ? where table_id = ? and seq = ?", links)
    base.execute("insert into heads values (?, ?, ?, ?)", (id, last, head, created))


def owners(base: Database) -> None:
    """3: a table may change its owner, and its rules. `fence` grows with every owner, and writes
    with an older one are refused; `told` is the digest of what a record told; from a snapshot a
    table can be woken without replaying everything before."""
    base.execute("alter table heads add column fence bigint not null default 0")
    base.execute("alter table log add column told text not null default ''")
    base.execute(
        f"""create table snapshots (
            table_id text not null,
            seq bigint not null,
            version text not null,
            head text not null,
            data {base.dialect.bytes} not null,
            primary key (table_id, seq)
        )"""
    )


def persons(base: Database) -> None:
    """4: people who have more than one table or device. A key is stored only as its hash; a way in
    is a code, six words or a passkey; `seats` says which seats are whose."""
    base.execute(
        """create table persons (
            id text primary key,
            name text not null,
            lang text not null,
            face integer not null,
            made bigint not null
        )"""
    )
    base.execute(
        """create table devices (
            key text primary key,
            id text not null,
            person text not null,
            name text not null,
            entered text not null,
            made bigint not null,
            seen bigint not null
        )"""
    )
    base.execute(
        """create table ways (
            key text primary key,
            person text not null,
            kind text not null,
            made bigint not null,
            until bigint not null,
            data text not null
        )"""
    )
    base.execute(
        """create table seats (
            person text not null,
            table_id text not null,
            seat integer not null,
            generation integer not null,
            daily text not null,
            seen bigint not null,
            made bigint not null,
            ended text not null,
            primary key (person, table_id, seat)
        )"""
    )
    base.execute("create index devices_of on devices (person)")
    base.execute("create index ways_of on ways (person)")
    base.execute("create index seats_at on seats (table_id)")


def notices(base: Database) -> None:
    """5: notices. An address is a browser's own (push) or a mailbox; a notice is one line to one
    address about one table, so there is never more than one per table."""
    base.execute("alter table persons add column quiet text not null default ''")
    base.execute("alter table seats add column muted integer not null default 0")
    base.execute(
        """create table addresses (
            key text primary key,
            person text not null,
            device text not null,
            kind text not null,
            address text not null,
            data text not null,
            made bigint not null,
            confirmed bigint not null
        )"""
    )
    base.execute(
        """create table notices (
            address text not null,
            table_id text not null,
            person text not null,
            seat integer not null,
            kind text not null,
            people text not null,
            made bigint not null,
            state text not null,
            due bigint not null,
            tries integer not null,
            claim text not null,
            primary key (address, table_id)
        )"""
    )
    base.execute("create index addresses_of on addresses (person)")
    base.execute("create index notices_at on notices (table_id)")
    base.execute("create index notices_due on notices (state, due)")


def appended(base: Database) -> None:
    """6: in SQLite, records are appended as they come, and sorted into `log` later: see
    `sqlite_writer.py`. The view `records` shows all of them."""
    for statement in base.dialect.appended:
        base.execute(statement)


def together(base: Database) -> None:
    """7: people who know each other from a table. `runs`: who has tried the game of a day, and
    whether others may see it; `invitations`: to a table, by a companion; `mutes`: whose invitations
    are unwanted (`other` empty: everybody's)."""
    base.execute(
        """create table runs (
            game text not null,
            day text not null,
            person text not null,
            table_id text not null,
            seat integer not null,
            made bigint not null,
            shown text not null,
            ended text not null,
            primary key (game, day, person)
        )"""
    )
    base.execute(
        """create table invitations (
            person text not null,
            table_id text not null,
            by_person text not null,
            code text not null,
            made bigint not null,
            state text not null,
            primary key (person, table_id)
        )"""
    )
    base.execute(
        """create table mutes (
            person text not null,
            other text not null,
            made bigint not null,
            primary key (person, other)
        )"""
    )
    base.execute("create index runs_of on runs (person)")
    base.execute("create index invitations_by on invitations (by_person)")
    base.execute("create index invitations_at on invitations (table_id)")
    base.execute("create index mutes_of on mutes (other)")


def errands(base: Database) -> None:
    """8: errands: what a table still has to do for somebody, as revoking a seat's tokens after a
    device is lost, or giving the seat up. Written in the commit that makes it necessary, and
    deleted once done."""
    base.execute(
        """create table errands (
            table_id text not null,
            seat integer not null,
            whose text not null,
            kind text not null,
            generation integer not null,
            made bigint not null,
            due bigint not null,
            primary key (table_id, seat, whose)
        )"""
    )
    base.execute("create index errands_due on errands (due)")


STEPS: tuple[SchemaStep, ...] = (
    begin, chain, owners, persons, notices, appended, together, errands,
)  # fmt: skip
SCHEMA = len(STEPS)


def migrate(base: Database, name: str) -> None:
    """Migrate from the present schema to ours. An interrupted step is rolled back, and two programs
    that begin at the same time take turns. `name`: of the store, for messages."""
    up_to_date = False
    while not up_to_date:
        for statement in base.dialect.begin:
            base.execute(statement)
        try:
            up_to_date = _next_step(base, read_schema(base, name))
        except BaseException:
            base.execute("rollback")
            raise
        base.execute("commit")


def _next_step(base: Database, found: int) -> bool:
    if found < SCHEMA:
        STEPS[found](base)
        base.execute("update meta set value = ? where name = 'schema'", (str(found + 1),))
    return found == SCHEMA


class OldSchema(StoreError):
    """The store is whole, but of an earlier schema, and must not be changed here. The message
    `doctor-old` says so in the languages of the command line."""

    def __init__(self, name: str, schema: int) -> None:
        super().__init__(f"{name} was written by an older Tablée (schema {schema}).")
        self.name, self.schema = name, schema


def read_our_schema(base: Database, name: str) -> int:
    """`read_schema` for whoever only reads: ours, or 0 if the store is empty."""
    found = read_schema(base, name)
    if 0 < found < SCHEMA:
        raise OldSchema(name, found)
    return found


def read_schema(base: Database, name: str) -> int:
    """The number of the store's schema, 0 if it is empty; `StoreError` if it is unknown, or newer
    than ours."""
    names = {name for (name,) in base.execute(base.dialect.names)}
    if not names:
        return 0
    if "meta" not in names:
        if {"tables", "log"} & names:
            raise StoreError(f"{name} is damaged: its table `meta` is missing. {RESTORE}")
        raise StoreError(f"{name} holds the tables of something else, not of Tablée.")
    found = base.execute("select value from meta where name = 'schema'")
    if not found:
        raise StoreError(f"{name} is damaged: `meta` does not say its schema. {RESTORE}")
    ((value,),) = found
    if not (isinstance(value, str) and value.isascii() and value.isdecimal() and int(value)):
        raise StoreError(f"{name} is damaged: `meta` has the schema {value!r}. {RESTORE}")
    if int(value) > SCHEMA:
        raise StoreError(
            f"{name} was written by a newer Tablée (schema {value}, this one knows {SCHEMA}): "
            "start that one, or choose another place for the tables."
        )
    return int(value)
