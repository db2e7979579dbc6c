"""A house on disk with twenty tables, and ways to look at it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tablee.table.doctor import Doctor
from tablee.table.errors import TableFault
from tablee.table.logged import LoggedTable
from tablee.table.store.chain import chained
from tablee.table.store.sqlite import SqliteStore
from tablee.table.store.store import Record, TableRow

PEOPLE = [{"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Ben"}]
IDS = [f"table{number:02}" for number in range(20)]


def nowhere(run: Callable[[], None]) -> None:
    """Nobody hears when something is written."""


def row_of(id: str) -> TableRow:
    return TableRow(id, "tic-tac-toe", "1", {}, 2, f"key of {id}", "", PEOPLE, 1000, "")


def log_of(row: TableRow) -> list[Record]:
    """Six answers with some talk between."""
    bare: list[Record] = []
    for number, square in enumerate((0, 1, 3, 2, 7, 4)):
        said = {"name": "Ana", "text": f"a line to fill the page {number} " * 4}
        for kind, data in (("say", said), ("answer", square)):
            bare.append(Record(len(bare) + 1, kind, number % 2, data, 2000 + number))
    return chained(row, bare)


def load(folder: Path, *ids: str) -> list[Any]:
    """What waking each table gives: the table, or what is wrong with it."""
    store = SqliteStore(folder, nowhere)
    found: list[Any] = []
    for id in ids:
        try:
            loaded = store.load(id)
            if loaded is not None:
                LoggedTable.read(*loaded)
            found.append(loaded)
        except TableFault as fault:
            found.append(fault)
    store.close()
    return found


def diagnose(folder: Path, deep: bool = False) -> list[tuple[str, Any]]:
    return [(f.key, f.args.get("table")) for f in Doctor(folder, deep).examine()]
