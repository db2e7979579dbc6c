"""Tables of a store whose schema is older than ours, read without changing the store: each is
copied into memory and brought up to date there."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator

from tablee.table.store.dialect import Database
from tablee.table.store.migrations import STEPS, migrate
from tablee.table.store.sqlite import File

OWNED = {"tables": "id", "log": "table_id", "heads": "table_id", "snapshots": "table_id"}
"""What a table has in the store, and the column that names it. `heads` comes after `log`: in some
schemas a record that is written changes its head."""
RECORDS = "records"
"""The view of all records, from schema 6 on; before, all of them are in `log`."""
VIEW_SINCE = 6


@contextlib.contextmanager
def brought_up(base: Database, schema: int, table: str) -> Iterator[Database]:
    """A store in memory with that one table, as our schema has it."""
    memory = sqlite3.connect(":memory:", isolation_level=None)
    with contextlib.closing(File(memory)) as copy:
        for step in STEPS[:schema]:
            step(copy)
        copy.execute("update meta set value = ?", (str(schema),))
        for part, key in OWNED.items():
            names = copy.execute("select name from pragma_table_info(?)", (part,))
            if columns := [name for (name,) in names]:
                kept_in = RECORDS if part == "log" and schema >= VIEW_SINCE else part
                found = base.execute(
                    f"select {', '.join(columns)} from {kept_in} where {key} = ?", (table,)
                )
                marks = ", ".join("?" * len(columns))
                copy.execute_all(f"insert into {part} values ({marks})", found)
        migrate(copy, table)
        yield copy
