"""The last record that anybody was told of, noted beside the data file.

If the WAL is lost or cut, or the file is an older copy, what is left is a consistent, but earlier
state: nothing in it shows that there was more. This note does. It is written after a commit and not
synced to disk (players need not wait for it), on a busy server not after every one: it can be
behind the file, never ahead of it.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
import zlib
from pathlib import Path
from typing import NamedTuple

from tablee.table.errors import StoreError
from tablee.table.store.folder import make_private
from tablee.table.store.writer import Row

NAME = "told"
LENGTH = 128
"""Fits into one block of a disk, so that it is either the old note or the new one."""
BUSY = 0.05
"""Seconds between notes, if commits hold rows of several tables: a note costs as much as two
rows."""


class Note(NamedTuple):
    """The table and number of a record; its content is covered by the chain."""

    table: str
    seq: int


class Told:
    """The note; its file is kept open by the writer."""

    def __init__(self, path: Path) -> None:
        make_private(path)
        self._file = path.open("r+b", buffering=0)
        self.last = read_note(path)
        """The note as it is on disk."""
        self._noted = -BUSY

    def note(self, row: Row, busy: bool = False) -> None:
        now = time.monotonic()
        if busy and now - self._noted < BUSY:
            return
        self._noted, self.last = now, Note(row[0], row[1])
        text = f"{row[0]} {row[1]}".encode()
        note = (b"%08x %s" % (zlib.crc32(text), text)).ljust(LENGTH)
        with contextlib.suppress(OSError):  # an outdated note does no harm
            os.pwrite(self._file.fileno(), note, 0)

    def close(self) -> None:
        self._file.close()


def read_note(path: Path) -> Note | None:
    """None if there is no note, or a power cut has damaged it."""
    try:
        crc, _, text = path.read_bytes().rstrip().partition(b" ")
        if int(crc, 16) != zlib.crc32(text):
            return None
        table, seq = text.decode().split(" ")
        return Note(table, int(seq))
    except (OSError, ValueError):
        return None


def is_there(file: sqlite3.Connection, note: Note | None) -> bool:
    if note is None:
        return True
    where = "select 1 from records where table_id = ? and seq = ?"
    return file.execute(where, (note.table, note.seq)).fetchone() is not None


def check_told(file: sqlite3.Connection, path: Path, note: Note | None) -> None:
    if not is_there(file, note):
        raise StoreError(
            f"{path} lacks what players were told last: its -wal file was lost or cut, or this is "
            f"a backup. Put the missing file back; or, to go on without what is missing, delete "
            f"{path.with_name(NAME)}."
        )
