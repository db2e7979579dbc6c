"""The schema, by number: each step leads from the one before it, in one transaction.

A new file goes the same way as an old one. Types are kept to those PostgreSQL has; what only
SQLite understands (`without rowid`, the form of a trigger) stands apart from what changes data.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

from tablee.table.errors import Damage, StoreError
from tablee.table.store import rows
from tablee.table.store.chain import first, link

Step = Callable[[sqlite3.Connection], None]

RESTORE = "Put a backup of the file in its place."


def begin(file: sqlite3.Connection) -> None:
    """1: the tables and their logs."""
    file.execute("create table meta (name text primary key, value text not null)")
    file.execute(
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
    file.execute(
        """create table log (
            table_id text not null,
            seq bigint not null,
            kind text not null,
            seat integer,
            data text not null,
            at bigint not null,
            primary key (table_id, seq)
        ) without rowid"""
    )
    file.execute("insert into meta values ('schema', '0')")


def chain(file: sqlite3.Connection) -> None:
    """2: the chain over each log, and in `heads` where it ends and when that was: without it,
    nobody would miss the last records. The trigger keeps it in the statement that writes."""
    file.execute("alter table log add column hash text not null default ''")
    file.execute(
        """create table heads (
            table_id text primary key,
            seq bigint not null,
            hash text not null,
            at bigint not null
        ) without rowid"""
    )
    for values in file.execute(f"select {rows.ROW} from tables").fetchall():
        chain_log(file, values)
    file.execute(
        """create trigger log_head after insert on log begin
            update heads set seq = new.seq, hash = new.hash, at = new.at
            where table_id = new.table_id;
        end"""
    )


def chain_log(file: sqlite3.Connection, values: tuple[object, ...]) -> None:
    """What lies there is taken as it is. What cannot be read gets no link, and so is noticed."""
    id, created, last, head = values[0], values[8], 0, ""
    links = []
    try:
        head = first(rows.unpack_row(values))
        for line in file.execute(
            "select seq, kind, seat, data, at, '' from log where table_id = ? order by seq", (id,)
        ).fetchall():
            r = rows.unpack(line, 0)
            head, last, created = link(head, r.seq, r.kind, r.seat, r.data, r.at), r.seq, r.at
            links.append((head, id, last))
    except Damage:
        pass
    file.executemany("update log set hash = ? where table_id = ? and seq = ?", links)
    file.execute("insert into heads values (?, ?, ?, ?)", (id, last, head, created))


STEPS: tuple[Step, ...] = (begin, chain)
SCHEMA = len(STEPS)


def migrate(file: sqlite3.Connection, path: Path) -> None:
    """From the schema that is there to ours; a step that is interrupted has not happened."""
    up_to_date = False
    while not up_to_date:
        file.execute("begin immediate")
        try:
            up_to_date = _next_step(file, read_schema(file, path))
            file.execute("commit")
        except BaseException:
            if file.in_transaction:
                file.execute("rollback")
            raise


def _next_step(file: sqlite3.Connection, found: int) -> bool:
    if found < SCHEMA:
        STEPS[found](file)
        file.execute("update meta set value = ? where name = 'schema'", (str(found + 1),))
    return found == SCHEMA


def read_schema(file: sqlite3.Connection, path: Path) -> int:
    """Which schema the file has, 0 if it is empty; a sentence if that cannot be said, or if it
    is newer than ours."""
    names = {name for (name,) in file.execute("select name from sqlite_master")}
    if not names:
        return 0
    if "meta" not in names:
        if {"tables", "log"} & names:
            raise StoreError(f"{path} is damaged: its table `meta` is missing. {RESTORE}")
        raise StoreError(f"{path} is an SQLite file of something else, not of Tablée.")
    row = file.execute("select value from meta where name = 'schema'").fetchone()
    if row is None:
        raise StoreError(f"{path} is damaged: `meta` does not say its schema. {RESTORE}")
    (found,) = row
    if not (isinstance(found, str) and found.isascii() and found.isdecimal() and int(found)):
        raise StoreError(f"{path} is damaged: `meta` has the schema {found!r}. {RESTORE}")
    if int(found) > SCHEMA:
        raise StoreError(
            f"{path} was written by a newer Tablée (schema {found}, this one knows {SCHEMA}): "
            "start that one, or choose another data folder."
        )
    return int(found)
