"""The data folder: one SQLite file with every table and its log, and the secret of the tokens.

The log is the truth: a table is its row and the records replayed in order. `(table_id, seq)` is
unique, so two owners of one table could never both write. Types are kept to those PostgreSQL has.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import msgspec

from tablee.table.errors import StoreError, TableFault
from tablee.table.store.store import Record, TableRow
from tablee.table.store.writer import Done, Job, Post, Row, Stats, Stream, Writer

SCHEMA = 1

CREATE = (
    "create table meta (name text primary key, value text not null)",
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
    )""",
    """create table log (
        table_id text not null,
        seq bigint not null,
        kind text not null,
        seat integer,
        data text not null,
        at bigint not null,
        primary key (table_id, seq)
    ) without rowid""",
    f"insert into meta values ('schema', '{SCHEMA}')",
)

INSERT_TABLE = "insert into tables values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)"
SET_OVER = "update tables set over = ? where id = ?"


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


def pack(table: str, record: Record) -> Row:
    data = _encode(record.data).decode()
    return (table, record.seq, record.kind, record.seat, data, record.at)


class SqliteStore:
    """Writes go to the queue of the writer; reads have a connection of their own."""

    def __init__(self, folder: Path, post: Post) -> None:
        self.path = folder / "tablee.sqlite"
        prepare(folder, self.path)
        self.secret = read_secret(folder / "secret")
        self._lock = threading.Lock()
        self._reader = connect(self.path)
        self._writer = Writer(lambda: connect(self.path), post)

    def load(self, table: str) -> tuple[TableRow, list[Record]] | None:
        """A table and its log; None if there is no such table. From any thread."""
        try:
            return self._load(table)
        except sqlite3.Error:
            raise TableFault("storage", fatal=True) from None

    def _load(self, table: str) -> tuple[TableRow, list[Record]] | None:
        with self._lock:
            row = self._reader.execute("select * from tables where id = ?", (table,)).fetchone()
            if row is None:
                return None
            lines = self._reader.execute(
                "select seq, kind, seat, data, at from log where table_id = ? order by seq",
                (table,),
            ).fetchall()
        records = [Record(q, kind, seat, _decode(data), at) for q, kind, seat, data, at in lines]
        return unpack(row), records

    def append(
        self, stream: Stream, records: tuple[Record, ...], done: Done, over: bool | None = None
    ) -> None:
        """`done(True)` is called, on the loop, once the records are on disk; or `done(False)`.
        `over`: note that the match ended, or (after an undo) that it did not."""
        rows = tuple([pack(stream.table, record) for record in records])
        others = () if over is None else ((SET_OVER, (int(over), stream.table)),)
        self._writer.put(Job(stream, rows, done, time.perf_counter(), others))

    def create(self, stream: Stream, row: TableRow, records: list[Record], done: Done) -> None:
        """A new table, with the log it begins with (a fork has one)."""
        values = (
            row.id, row.game, row.version, _encode(row.options).decode(), row.seats, row.key,
            row.seed, _encode(row.people).decode(), row.created, row.forked_from,
        )  # fmt: skip
        rows = tuple([pack(row.id, record) for record in records])
        statement = (INSERT_TABLE, values)
        self._writer.put(Job(stream, rows, done, time.perf_counter(), (statement,)))

    @property
    def stats(self) -> Stats:
        return self._writer.stats

    @property
    def waiting(self) -> int:
        return self._writer.waiting

    @property
    def healthy(self) -> bool:
        return self._writer.alive and self._writer.stats.healthy

    def close(self) -> None:
        self._writer.close()
        self._reader.close()


def unpack(row: tuple[Any, ...]) -> TableRow:
    id, game, version, options, seats, key, seed, people, created, forked_from, _over = row
    return TableRow(
        id, game, version, _decode(options), seats, key, seed, _decode(people), created, forked_from
    )


# -- opening ----------------------------------------------------------------------------------


def connect(path: Path) -> sqlite3.Connection:
    """Durable: a commit that was told of survives the power cut (WAL, synchronous FULL)."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("pragma busy_timeout = 5000")
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    return connection


def prepare(folder: Path, path: Path) -> None:
    """Make the folder and the file, or check that the file is one we can read."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"The data folder {folder} cannot be written to ({error}).") from None
    try:
        with contextlib.closing(connect(path)) as connection:
            check_schema(connection, path)
    except sqlite3.Error as error:
        raise StoreError(f"The data file {path} cannot be used ({error}).") from None


def check_schema(connection: sqlite3.Connection, path: Path) -> None:
    connection.execute("begin immediate")
    names = {name for (name,) in connection.execute("select name from sqlite_master")}
    if not names:
        for statement in CREATE:
            connection.execute(statement)
    elif "meta" not in names:
        raise StoreError(f"{path} is an SQLite file of something else, not of Tablée.")
    (found,) = connection.execute("select value from meta where name = 'schema'").fetchone()
    connection.execute("commit")
    if int(found) > SCHEMA:
        raise StoreError(
            f"{path} was written by a newer Tablée (schema {found}, this one knows {SCHEMA}): "
            "start that one, or choose another data folder."
        )


def read_secret(path: Path) -> bytes:
    """The key of the tokens; made once, readable by the owner alone."""
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        secret = path.read_bytes()
        if len(secret) != 32:
            raise StoreError(
                f"{path} is damaged: restore it, or delete it (seats are lost)."
            ) from None
        return secret
    with os.fdopen(descriptor, "wb") as file:
        secret = secrets.token_bytes(32)
        file.write(secret)
        file.flush()
        os.fsync(file.fileno())
    return secret
