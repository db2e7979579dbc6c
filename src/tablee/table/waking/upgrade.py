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
from tablee.table.store.sqlite import look
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
    with looking(address) as base:
        for (table,) in base.execute(UNFINISHED):
            yield fate(base, table)


def fate(base: Database, table: str) -> Fate:
    try:
        row, log = reading.load(base, table) or (None, [])
        if row is None:
            raise Damage("no-row")
        kept = reading.whole_snapshots(base, row)
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
    if change is None:
        return Fate(table, row.game, was, "same")
    return Fate(table, row.game, was, "seam" if change["seam"] else "proven", change["again"])


@contextlib.contextmanager
def looking(address: str) -> Iterator[Database]:
    """A consistent, read-only view of a store."""
    with contextlib.ExitStack() as stack:
        if is_folder(address):
            path = Path(address) / FILE
            if not path.is_file():
                raise StoreError(f"There is no {FILE} in {address}.")
            base: Database = stack.enter_context(contextlib.closing(look(path)))
        else:
            check_installed()
            from tablee.table.store.postgres_line import open_base

            base = stack.enter_context(contextlib.closing(open_base(address)))
        stack.enter_context(base.one_moment())
        if read_schema(base, address) < SCHEMA:
            raise StoreError(
                "This store was written by an older Tablée, which left no snapshots: back it up, "
                "start the new server once, and ask again."
            )
        yield base
