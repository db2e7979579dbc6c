"""A look at a store that changes nothing: what is wrong in it, table by table."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tablee.table.errors import Damage, StoreError, TableFault
from tablee.table.store import reading, told
from tablee.table.store.address import check_installed, is_folder
from tablee.table.store.dialect import Database
from tablee.table.store.folder import FILE, checked_secret, open_to_others
from tablee.table.store.migrations import OldSchema, read_our_schema, read_schema
from tablee.table.store.sqlite import File, look, quick_check
from tablee.table.store.told import Note, check_told, read_note
from tablee.table.waking.wake import played_again


class Finding(NamedTuple):
    """Something wrong, as a message: `doctor-<key>` says what it is and what to do."""

    key: str
    args: dict[str, Any]


class Doctor:
    """`deep`: every log is also replayed by its rules, which may take long."""

    def __init__(self, address: str | Path, deep: bool = False) -> None:
        """`address`: of a data folder, or of a database."""
        self.address = str(address)
        self.deep = deep
        self.tables = 0
        self.records = 0
        self.of_other_rules = 0
        """Logs of rules that this version does not have; their chains are checked all the same."""

    def examine(self) -> Iterator[Finding]:
        try:
            if is_folder(self.address):
                yield from self._folder(Path(self.address))
            else:
                yield from self._database()
        except OldSchema as old:
            yield Finding("old", {"file": old.name, "schema": old.schema})
        except StoreError as problem:
            yield Finding("said", {"text": str(problem)})

    # -- a folder -----------------------------------------------------------------------------

    def _folder(self, folder: Path) -> Iterator[Finding]:
        path = folder / FILE
        if not path.is_file():
            yield Finding("nothing", {"folder": str(folder)})
            return
        for open, mode in open_to_others(folder):
            yield Finding("open", {"path": str(open), "mode": mode, "folder": str(folder)})
        yield from self._secret(folder / "secret")
        note = read_note(folder / told.NAME)  # read before the file: the file may only be newer
        try:
            with contextlib.closing(look(path)) as file, file.one_moment():
                yield from self._file(file, path, note)
        except sqlite3.Error as error:
            yield Finding("file", {"file": str(path), "reason": str(error)})

    def _secret(self, path: Path) -> Iterator[Finding]:
        try:
            checked_secret(path)
        except FileNotFoundError:
            yield Finding("no-secret", {"path": str(path)})
        except OSError as error:
            yield Finding("file", {"file": str(path), "reason": error.strerror or "?"})
        except StoreError as problem:
            yield Finding("said", {"text": str(problem)})

    def _file(self, file: File, path: Path, note: Note | None) -> Iterator[Finding]:
        for line in quick_check(file.connection):
            yield Finding("pages", {"file": str(path), "line": line.replace("\n", " ")})
        read_schema(file, str(path))
        check_told(file.connection, path, note)
        yield from self._every_table(file, str(path))

    # -- a database ---------------------------------------------------------------------------

    def _database(self) -> Iterator[Finding]:
        check_installed()
        import psycopg

        from tablee.table.store.postgres import find_secret
        from tablee.table.store.postgres_line import name_of, open_base, reason_of

        name = name_of(self.address)
        try:
            with contextlib.closing(open_base(self.address)) as base, base.one_moment():
                if not read_schema(base, name):
                    yield Finding("empty", {"name": name})
                    return
                if len(find_secret(base) or b"") != 32:
                    yield Finding("no-secret", {"path": f"{name}: meta.secret"})
                yield from self._every_table(base, name)
        except psycopg.Error as error:
            yield Finding("file", {"file": name, "reason": reason_of(error)})

    # -- on both ------------------------------------------------------------------------------

    def _every_table(self, base: Database, name: str) -> Iterator[Finding]:
        read_our_schema(base, name)
        for (table,) in base.execute(reading.EVERY_ID):
            try:
                self._table(base, table)
            except Damage as damage:
                yield Finding(damage.why, {"table": str(table), "record": damage.record})

    def _table(self, base: Database, table: str) -> None:
        self.tables += 1
        try:
            row, records = reading.load(base, table) or (None, [])
            kept = reading.snapshots(base, row) if row is not None else []
        except sqlite3.Error:
            raise Damage("page") from None
        self.records += len(records)
        if not self.deep or row is None:
            return
        try:
            logged = played_again(row, records, kept)
        except Damage:
            raise
        except TableFault:
            self.of_other_rules += 1
            return
        if reading.is_over(base, table) != logged.over:
            raise Damage("over")
