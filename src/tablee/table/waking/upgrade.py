"""A dry run before a restart: what would become of each unfinished table under the present rules.
Nothing is changed, and the server may be running."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, NamedTuple

from tablee.table.errors import Damage, StoreError, TableFault
from tablee.table.store import reading
from tablee.table.store.address import check_installed, is_folder
from tablee.table.store.dialect import Database
from tablee.table.store.folder import FILE
from tablee.table.store.migrations import SCHEMA, read_schema
from tablee.table.store.sides import sentences as file_sentences
from tablee.table.store.sqlite import look
from tablee.table.waking.older import brought_up
from tablee.table.waking.wake import read_again, version_of

Becomes = Literal["same", "proven", "seam", "unreadable", "newer", "damaged"]
"""same: already of these rules. proven: its log tells the same under them. seam: continues from a
snapshot. unreadable: it cannot continue. newer: newer rules have it. damaged: ask the doctor."""

UNFINISHED = "select id from tables where over = 0 order by id"


class Fate(NamedTuple):
    table: str
    game: str
    was: str
    becomes: Becomes
    again: int = 0
    """The number of answers that have to be given again."""


def fates(address: str) -> Iterator[Fate]:
    """One for every unfinished table. Raises `StoreError` with a sentence."""
    with looking(address) as (base, schema):
        for (table,) in base.execute(UNFINISHED):
            yield fate(base, table, schema)


def fate(base: Database, table: str, schema: int = SCHEMA) -> Fate:
    try:
        with as_ours(base, table, schema) as store:
            row, log = reading.load(store, table) or (None, [])
            if row is None:
                raise Damage("no-row")
            kept = reading.whole_snapshots(store, row)
    except (Damage, sqlite3.Error):
        return Fate(table, "?", "?", "damaged")
    was = version_of(row.version, log)
    try:
        change = read_again(row, log, kept).change
    except Damage:
        return Fate(table, row.game, was, "damaged")
    except TableFault as fault:
        newer = fault.code == "newer-rules"
        return Fate(table, row.game, was, "newer" if newer else "unreadable")
    except Exception:  # rules may fail in any way, and the other tables have their fates, too
        return Fate(table, row.game, was, "unreadable")
    if change is None:
        return Fate(table, row.game, was, "same")
    return Fate(table, row.game, was, "seam" if change["seam"] else "proven", change["again"])


def as_ours(base: Database, table: str, schema: int) -> contextlib.AbstractContextManager[Database]:
    """A store in which the table is as our schema has it: an older one is not migrated, because it
    belongs to the server that runs."""
    return contextlib.nullcontext(base) if schema == SCHEMA else brought_up(base, schema, table)


@contextlib.contextmanager
def looking(address: str) -> Iterator[tuple[Database, int]]:
    """A consistent, read-only view of a store, and the number of its schema."""
    with looking_at_folder(address) if is_folder(address) else looking_at_base(address) as found:
        yield found


@contextlib.contextmanager
def looking_at_folder(address: str) -> Iterator[tuple[Database, int]]:
    path = Path(address) / FILE
    if not path.is_file():
        raise StoreError(f"There is no {FILE} in {address}.")
    with file_sentences(path), contextlib.closing(look(path)) as base, base.one_moment():
        yield base, schema_of(base, str(path))


@contextlib.contextmanager
def looking_at_base(address: str) -> Iterator[tuple[Database, int]]:
    check_installed()
    from tablee.table.store.postgres_line import name_of, open_base, sentences

    name = name_of(address)
    with (
        sentences(name),
        contextlib.closing(open_base(address)) as base,
        base.one_moment(),
    ):
        yield base, schema_of(base, name)


def schema_of(base: Database, name: str) -> int:
    if not (found := read_schema(base, name)):
        raise StoreError(f"{name} holds nothing of Tablée yet.")
    return found
