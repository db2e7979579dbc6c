"""A connection to PostgreSQL: how it is opened, what it must offer, and how it is reopened."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from tablee.table.errors import StoreError
from tablee.table.store.dialect import POSTGRES, Database

OLDEST = 13
"""The oldest version of PostgreSQL that was still maintained when this was written."""

IN_USE = 0x7AB1EF
"""An advisory lock that all servers of a database share; a move takes it exclusively."""

SETTINGS = """
set synchronous_commit = on;
set idle_in_transaction_session_timeout = '2s';
set standard_conforming_strings = on
"""
"""A commit survives a power cut; and a process that hangs in the middle of a transaction does not
block its tables for the next owner."""

HOW: dict[str, str | int] = {
    "connect_timeout": 3,
    "client_encoding": "utf8",
    "application_name": "tablee",
    "keepalives_idle": 3,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
}
"""Defaults, unless the address says otherwise. A silently cut connection is noticed in seconds."""


class Base:
    """A connection, as `dialect.Database` wants it."""

    dialect = POSTGRES

    def __init__(self, connection: psycopg.Connection) -> None:
        self.connection = connection

    def execute(self, statement: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        cursor = self.connection.execute(in_its_words(statement), values or None)
        return cursor.fetchall() if cursor.description else []

    def execute_all(self, statement: str, rows: Sequence[Sequence[Any]]) -> None:
        with self.connection.cursor() as cursor:
            cursor.executemany(in_its_words(statement), rows)

    @contextlib.contextmanager
    def one_moment(self) -> Iterator[None]:
        """A consistent, read-only transaction."""
        with self.connection.transaction():
            self.execute("set transaction isolation level repeatable read, read only")
            yield

    def close(self) -> None:
        self.connection.close()


@cache
def in_its_words(statement: str) -> bytes:
    return statement.replace("?", "%s").encode()


class LastingConnection:
    """A connection that breaks when PostgreSQL or the network restarts; the next use reopens it."""

    def __init__(self, address: str, shared: bool = False) -> None:
        """`shared`: a server's connection, see `IN_USE`."""
        self._address = address
        self._shared = shared
        self._base: Base | None = None

    @property
    def lost(self) -> bool:
        return self._base is None or self._base.connection.closed

    def base(self) -> Base:
        """The open connection. Raises `psycopg.Error`."""
        if self._base is None or self.lost:
            self.close()
            base = connect(self._address)
            if self._shared and not try_lock(base, "_shared"):
                base.close()
                raise psycopg.OperationalError("the tables are being moved")
            self._base = base
        return self._base

    def close(self) -> None:
        if self._base is not None:
            self._base.close()
            self._base = None


def connect(address: str) -> Base:
    how = make_conninfo("", **(HOW | conninfo_to_dict(address)))
    connection = psycopg.connect(how, autocommit=True)
    connection.execute(SETTINGS)
    return Base(connection)


def try_lock(base: Base, how: str = "") -> bool:
    """`how`: "" exclusive, "_shared" shared. Held until the connection ends."""
    lock = f"select pg_try_advisory_lock{how}({IN_USE}, hashtext(current_schema()))"
    return base.execute(lock) == [(True,)]


def unlock(base: Base) -> None:
    """At once: PostgreSQL notices the end of a connection a moment later."""
    base.execute("select pg_advisory_unlock_all()")


def name_of(address: str) -> str:
    """For messages: without the password."""
    try:
        parts = conninfo_to_dict(address)
    except psycopg.Error:
        raise StoreError(
            "The address of the store cannot be read; it should look like "
            "postgresql://user:password@host:5432/database."
        ) from None
    host, port = parts.get("host") or "localhost", parts.get("port") or 5432
    return f"postgresql://{host}:{port}/{parts.get('dbname') or ''}"


def open_base(address: str) -> Base:
    """Open the first connection; `StoreError` if that fails, or a requirement is not met."""
    name = name_of(address)
    with sentences(name):
        base = connect(address)
    try:
        check_server(base, name)
    except BaseException:
        base.close()
        raise
    return base


def check_server(base: Base, name: str) -> None:
    info = base.connection.info
    if info.server_version < OLDEST * 10_000:
        found = info.server_version // 10_000
        raise StoreError(f"{name} runs PostgreSQL {found}: Tablée needs {OLDEST} or newer.")
    if (encoding := info.parameter_status("server_encoding")) != "UTF8":
        raise StoreError(
            f"{name} has the encoding {encoding}, and people write in all letters: make a "
            "database with the encoding UTF8."
        )
    if base.execute("show transaction_read_only") == [("on",)]:
        raise StoreError(f"{name} can only be read: it is a copy of another, or set so.")


TABLES = (
    "meta", "tables", "log", "heads", "snapshots", "persons", "devices", "ways", "seats",
    "addresses", "notices", "runs", "invitations", "mutes", "errands",
)  # fmt: skip
RIGHTS = """
select name, wish from (
    select name, wish from unnest(?::text[]) as name,
        unnest(array['select', 'insert', 'update', 'delete']) as wish
    union all select 'records', 'select'
) as needed where not has_table_privilege({table}, wish) limit 1
"""
THERE = "to_regclass(quote_ident(current_schema()) || '.' || name)"
"""Null if there is no such table where Tablée makes its own."""


def check_rights(base: Database, name: str, so_far: bool = False) -> None:
    """`so_far`: only for those tables that there are, as in an older schema."""
    asked = RIGHTS.format(table=THERE if so_far else "name")
    for table, wish in base.execute(asked, [list(TABLES)]):
        raise StoreError(f"{name} does not let this user {wish} in its table `{table}`.")


@contextlib.contextmanager
def sentences(name: str) -> Iterator[None]:
    """Turn errors of PostgreSQL into a `StoreError` that names the database."""
    try:
        yield
    except psycopg.Error as error:
        raise StoreError(f"{name} cannot be used ({reason_of(error)}).") from None


def reason_of(error: psycopg.Error) -> str:
    """The first line of PostgreSQL's message, without its redundant prefix."""
    lines = str(error).strip().splitlines() or [type(error).__name__]
    return lines[0].rpartition(" failed: ")[2].removeprefix("FATAL:").strip()
