"""Differences between SQLite and PostgreSQL, so that everything else is written once.

Other statements are in the common subset of SQL, with `?` for a value.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, Protocol

RECORD = "seq, kind, seat, data, at, hash, told"
"""The columns of a record, besides its table."""


@dataclass(frozen=True)
class Dialect:
    begin: tuple[str, ...]
    """Begins an exclusive transaction, for a step of the schema."""
    names: str
    """A query for the names of all tables."""
    keyed: str
    """The suffix of a table that is clustered by its key."""
    bytes: str
    each: str
    """A query for the strings of a list, given as JSON."""
    trigger: tuple[str, ...]
    """Updates `heads` in the statement that writes to the log."""
    records: tuple[str, ...]
    """The database tables that hold records; the view `records` unites them."""
    appended: tuple[str, ...]
    """Statements that make these and the view from the table `log`."""
    tune: tuple[str, ...] = ()
    """Settings that make frequent writes cheap; nothing depends on them."""


class Database(Protocol):
    """One connection."""

    dialect: Dialect

    def execute(self, statement: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]: ...

    def execute_all(self, statement: str, rows: Sequence[Sequence[Any]]) -> None:
        """Execute it once for each row."""

    def one_moment(self) -> AbstractContextManager[None]:
        """A consistent read: everything within is of one moment, whatever is written meanwhile."""


SQLITE = Dialect(
    begin=("begin immediate",),
    names="select name from sqlite_master",
    keyed="without rowid",
    bytes="blob",
    each="select value from json_each(?)",
    trigger=(
        """create trigger log_head after insert on log begin
            update heads set seq = new.seq, hash = new.hash, at = new.at
            where table_id = new.table_id;
        end""",
    ),
    records=("log", "fresh"),
    appended=(
        "drop trigger log_head",
        """create table fresh (
            n integer primary key,
            table_id text not null,
            seq bigint not null,
            kind text not null,
            seat integer,
            data text not null,
            at bigint not null,
            hash text not null,
            told text not null
        )""",
        """create trigger fresh_head after insert on fresh begin
            select raise(abort, 'this number is taken') where not exists (
                select 1 from heads where table_id = new.table_id and seq = new.seq - 1
            );
            update heads set seq = new.seq, hash = new.hash, at = new.at
            where table_id = new.table_id;
        end""",
        f"""create view records as
            select table_id, {RECORD} from log union all select table_id, {RECORD} from fresh""",
    ),
)

LOCK = 0x7AB1EE
"""The name of the lock under which the schema of a PostgreSQL database changes."""

POSTGRES = Dialect(
    begin=("begin", f"select pg_advisory_xact_lock({LOCK})"),
    names="select tablename from pg_tables where schemaname = current_schema()",
    keyed="",
    bytes="bytea",
    each="select value from json_array_elements_text(?::json)",
    trigger=(
        """create function log_head() returns trigger language plpgsql as $$ begin
            update heads set seq = last.seq, hash = last.hash, at = last.at
            from (
                select distinct on (table_id) table_id, seq, hash, at
                from written order by table_id, seq desc
            ) as last where heads.table_id = last.table_id;
            return null;
        end $$""",
        """create trigger log_head after insert on log referencing new table as written
            for each statement execute function log_head()""",
    ),
    records=("log",),
    appended=(f"create view records as select table_id, {RECORD} from log",),
    tune=("alter table heads set (fillfactor = 50)",),
)
