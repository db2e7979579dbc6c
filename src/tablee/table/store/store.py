"""What a table is on disk, and what a store can do."""

from __future__ import annotations

from typing import Any, Protocol

from msgspec import Struct

from tablee.table.store.writer import Done, Stream


class TableRow(Struct, frozen=True):
    """A table as it was made; all that came later is in the log."""

    id: str
    game: str
    version: str
    options: dict[str, Any]
    seats: int
    key: str
    seed: str
    people: list[dict[str, Any]]
    created: int
    forked_from: str = ""


class Record(Struct, frozen=True):
    """One line of a log. `data` by `kind`:

    answer: the choice · undo: null · say: {name, text} · sit: {name} · propose: null · agree: bool
    door: {code} or {asks} · revoke: null
    """

    seq: int
    kind: str
    seat: int | None
    data: Any
    at: int
    hash: str = ""
    """Its link in the chain over the log (`chain.py`)."""


class Store(Protocol):
    """Where tables are kept: `sqlite.SqliteStore`, or one that a test holds in its hand."""

    def load(self, table: str) -> tuple[TableRow, list[Record]] | None: ...

    def append(
        self,
        stream: Stream,
        records: tuple[Record, ...],
        done: Done,
        over: bool | None = None,
    ) -> None: ...

    def create(self, stream: Stream, row: TableRow, records: list[Record], done: Done) -> None: ...
