"""People carried from one store to another, together with their tables (`store/move.py`)."""

from __future__ import annotations

from tablee.table.store.dialect import Database

COLUMNS = {
    "persons": ("id", "name", "lang", "face", "made", "quiet"),
    "devices": ("key", "id", "person", "name", "entered", "made", "seen"),
    "ways": ("key", "person", "kind", "made", "until", "data"),
    "seats": (
        "person", "table_id", "seat", "generation", "daily", "seen", "made", "ended", "muted",
    ),
    "addresses": ("key", "person", "device", "kind", "address", "data", "made", "confirmed"),
    "notices": (
        "address", "table_id", "person", "seat", "kind", "people", "made", "state", "due", "tries",
        "claim",
    ),
    "runs": ("game", "day", "person", "table_id", "seat", "made", "shown", "ended"),
    "invitations": ("person", "table_id", "by_person", "code", "made", "state"),
    "mutes": ("person", "other", "made"),
    "errands": ("table_id", "seat", "whose", "kind", "generation", "made", "due"),
}  # fmt: skip
KEYS = {"seats": 3, "notices": 2, "runs": 3, "invitations": 2, "mutes": 2, "errands": 3}
"""The number of key columns, which come first; 1 for tables not listed."""


def carry(here: Database, there: Database) -> bool:
    """Copy all people, within a transaction; replaces what was copied before. Returns whether
    everything is there."""
    for table, columns in COLUMNS.items():
        key, rest = columns[: KEYS.get(table, 1)], columns[KEYS.get(table, 1) :]
        news = ", ".join(f"{column} = excluded.{column}" for column in rest)
        put = (
            f"insert into {table} ({', '.join(columns)}) values ({', '.join('?' * len(columns))}) "
            f"on conflict ({', '.join(key)}) do update set {news}"
        )
        there.execute_all(put, rows(here, table))
    return all(set(rows(here, table)) <= set(rows(there, table)) for table in COLUMNS)


def rows(base: Database, table: str) -> list[tuple[object, ...]]:
    return base.execute(f"select {', '.join(COLUMNS[table])} from {table}")
