"""A look at a data folder that changes nothing: what is wrong in it, table by table."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tablee.table.errors import Damage, StoreError, TableFault
from tablee.table.logged import LoggedTable
from tablee.table.store import told
from tablee.table.store.folder import FILE, checked_secret, open_to_others
from tablee.table.store.migrations import SCHEMA, read_schema
from tablee.table.store.sqlite import load, look, one_moment, quick_check
from tablee.table.store.told import Note, check_told, read_note

EVERY_ID = """
select id from tables union select table_id from heads union select distinct table_id from log
"""


class Finding(NamedTuple):
    """Something wrong, as a message: `doctor-<key>` says what it is and what to do."""

    key: str
    args: dict[str, Any]


class Doctor:
    """`deep`: every log is also played again by its rules, which takes as long as it takes."""

    def __init__(self, folder: Path, deep: bool = False) -> None:
        self.folder = folder
        self.path = folder / FILE
        self.deep = deep
        self.tables = 0
        self.records = 0
        self.of_other_rules = 0
        """Logs that this version cannot play again; they are whole all the same."""

    def examine(self) -> Iterator[Finding]:
        if not self.path.is_file():
            yield Finding("nothing", {"folder": str(self.folder)})
            return
        yield from self._folder()
        note = read_note(self.folder / told.NAME)  # first: the file may only be newer than it
        try:
            with contextlib.closing(look(self.path)) as file, one_moment(file):
                yield from self._file(file, note)
        except StoreError as problem:
            yield Finding("said", {"text": str(problem)})
        except sqlite3.Error as error:
            yield Finding("file", {"file": str(self.path), "reason": str(error)})

    def _folder(self) -> Iterator[Finding]:
        for path, mode in open_to_others(self.folder):
            args = {"path": str(path), "mode": mode, "folder": str(self.folder)}
            yield Finding("open", args)
        secret = self.folder / "secret"
        try:
            checked_secret(secret)
        except FileNotFoundError:
            yield Finding("no-secret", {"path": str(secret)})
        except OSError as error:
            yield Finding("file", {"file": str(secret), "reason": error.strerror or "?"})
        except StoreError as problem:
            yield Finding("said", {"text": str(problem)})

    def _file(self, file: sqlite3.Connection, note: Note | None) -> Iterator[Finding]:
        for line in quick_check(file):
            yield Finding("pages", {"file": str(self.path), "line": line.replace("\n", " ")})
        found = read_schema(file, self.path)
        check_told(file, self.path, note)
        if found < SCHEMA:
            yield Finding("old", {"file": str(self.path), "schema": found})
            return
        for (table,) in file.execute(EVERY_ID).fetchall():
            try:
                self._table(file, table)
            except Damage as damage:
                yield Finding(damage.why, {"table": str(table), "record": damage.record})

    def _table(self, file: sqlite3.Connection, table: str) -> None:
        self.tables += 1
        try:
            row, records = load(file, table) or (None, [])
        except sqlite3.Error:
            raise Damage("page") from None
        self.records += len(records)
        if not self.deep or row is None:
            return
        try:
            logged = LoggedTable.read(row, records)
        except Damage:
            raise
        except TableFault:
            self.of_other_rules += 1
            return
        (over,) = file.execute("select over from tables where id = ?", (table,)).fetchone()
        if over != logged.over:
            raise Damage("over")
