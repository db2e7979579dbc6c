"""A table in the data file of a server, read without changing anything."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from tablee.cli.files import Found
from tablee.cli.words import Stop

MAGIC = b"SQLite format 3\0"


def is_data_file(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return file.read(len(MAGIC)) == MAGIC
    except OSError:
        return False  # whoever opens it says why


def open_table(path: Path, table: str) -> Found:
    """Its match as its log tells it; or the sentence that says what is wrong with it."""
    from tablee.table.errors import Damage, StoreError, TableFault
    from tablee.table.store.migrations import OldSchema, read_our_schema
    from tablee.table.store.reading import load, whole_snapshots
    from tablee.table.store.sqlite import look
    from tablee.table.waking.wake import read_again

    if not table:
        raise Stop("which-table", code=2)
    try:
        with contextlib.closing(look(path)) as file, file.one_moment():
            read_our_schema(file, str(path))
            found = load(file, table)
            kept = whole_snapshots(file, found[0]) if found else []
        if found is None:
            raise Stop("no-table", table=table, file=str(path))
        logged = read_again(*found, kept).logged
    except Damage as damage:
        raise Stop(f"doctor-{damage.why}", table=table, record=damage.record) from None
    except TableFault as fault:
        raise Stop("other-rules", version=str(fault.fault.args.get("version"))) from None
    except OldSchema as old:
        raise Stop("doctor-old", file=old.name, schema=old.schema) from None
    except (StoreError, sqlite3.Error) as error:
        raise Stop("cannot-read", file=str(path), reason=str(error)) from None
    humans = [seat for seat, sitter in enumerate(logged.people) if sitter.kind != "bot"]
    match = logged.match
    return Found(match, humans, history=list(match.history), records=len(found[1]))
