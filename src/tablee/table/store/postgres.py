"""A PostgreSQL database with every table and its log, and the key of the tokens: for several
servers. Imported only where it is used."""

from __future__ import annotations

import contextlib
import secrets
import threading
import time
from collections.abc import Callable
from typing import TypeVar

import psycopg

from tablee.table.errors import StoreError, TableFault
from tablee.table.store import reading, shelf
from tablee.table.store.dialect import POSTGRES, Database
from tablee.table.store.migrations import migrate
from tablee.table.store.postgres_line import (
    Base,
    LastingConnection,
    check_rights,
    name_of,
    open_base,
    sentences,
    try_lock,
)
from tablee.table.store.postgres_writer import PostgresBackend
from tablee.table.store.shelf import Shelf, read_snapshots
from tablee.table.store.store import Claimed, Old, Record, Snapshot, TableRow
from tablee.table.store.writer import Post, Stats, Writer

T = TypeVar("T")

PATIENCE = 5.0
"""Seconds for which a read waits for PostgreSQL to come back."""
PAUSE = 0.1


class PostgresStore(Shelf):
    dialect = POSTGRES

    def __init__(self, address: str, post: Post) -> None:
        self.name = name_of(address)
        self.place = self.name
        self._reader, line = LastingConnection(address), LastingConnection(address, shared=True)
        with contextlib.closing(prepare(address)) as base, sentences(self.name):
            self.secret = read_secret(base, self.name)
            line.base()  # take the shared lock: in use from now on
        self.stats = Stats()
        self._lock = threading.Lock()
        self._writer = Writer(lambda: PostgresBackend(line, self.stats), post, self.stats)

    def load(self, table: str) -> tuple[TableRow, list[Record]] | None:
        if not possible(table):
            return None
        return self.ask(lambda base: reading.load(base, table))

    def claim(self, table: str) -> Claimed | None:
        def claim(base: Base) -> Claimed | None:
            with base.connection.transaction():
                return reading.claimed(base, table, reading.next_fence(base, table))

        return self._ask(claim) if possible(table) else None

    def snapshots(self, table: str) -> list[Snapshot]:
        return self.ask(lambda base: read_snapshots(base, table))

    def ask(self, question: Callable[[Database], T]) -> T:
        return self._ask(lambda base: one_moment(base, lambda: question(base)))

    def find_old(self, before: tuple[int, int, int], live: list[str]) -> list[Old]:
        try:
            return self._ask(lambda base: shelf.find_old(base, before, live))
        except TableFault:  # retention is not urgent
            return []

    def check(self) -> list[str] | None:
        """Nothing to do: PostgreSQL checks its own pages."""
        return None

    def stop_check(self) -> None:
        pass

    def close(self) -> None:
        self._writer.close()
        with self._lock:
            self._reader.close()

    def _ask(self, ask: Callable[[Base], T]) -> T:
        """Run a query; once more on a new connection, if the old one was cut."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                with self._lock:
                    return ask(self._reader.base())
            except psycopg.Error:
                if not self._reader.lost or time.monotonic() > until:
                    raise TableFault("storage", fatal=True) from None
            time.sleep(PAUSE)


def possible(table: str) -> bool:
    """Whether it can be an id: PostgreSQL accepts no NUL in a text, and no id has one."""
    return table.isascii() and "\0" not in table


def one_moment(base: Base, read: Callable[[], T]) -> T:
    with base.one_moment():
        return read()


def prepare(address: str) -> Base:
    """Bring the database up to date; raises `StoreError` with what is wrong."""
    name, base = name_of(address), open_base(address)
    try:
        with sentences(name):
            if not try_lock(base, "_shared"):
                raise StoreError(f"The tables of {name} are being moved: wait until that is done.")
            check_rights(base, name, so_far=True)
            migrate(base, name)
            check_rights(base, name)
    except BaseException:
        base.close()
        raise
    return base


def read_secret(base: Base, name: str) -> bytes:
    """The key of the tokens; made once, by whichever server comes first."""
    put_secret(base, secrets.token_bytes(32))
    found = find_secret(base)
    if found is None or len(found) != 32:
        raise StoreError(
            f"{name} is damaged: `meta` has no secret that can be read. Restore it, or delete "
            "it there (seats are lost)."
        )
    return found


def put_secret(base: Database, secret: bytes) -> None:
    """Write the secret, if there is none."""
    base.execute(
        "insert into meta values ('secret', ?) on conflict (name) do nothing", (secret.hex(),)
    )


def find_secret(base: Database) -> bytes | None:
    found = base.execute("select value from meta where name = 'secret'")
    try:
        return bytes.fromhex(found[0][0]) if found else None
    except ValueError:
        return b""
