"""A store in memory, for what is measured or tried without a disk."""

from __future__ import annotations

from tablee.table.store.store import Claimed, Record, Snapshot, TableRow
from tablee.table.store.writer import Done, Stats, Stream


class Memory:
    """A store that is quick, and forgets."""

    secret = b"s" * 32
    stats, waiting, healthy, damaged = Stats(), 0, True, False

    def __init__(self) -> None:
        self.tables: dict[str, tuple[TableRow, list[Record]]] = {}

    def load(self, table: str) -> tuple[TableRow, list[Record]] | None:
        return self.tables.get(table)

    def claim(self, table: str) -> Claimed | None:
        found = self.load(table)
        return Claimed(found[0], 0, None, found[1]) if found else None

    def snapshots(self, table: str) -> list[Snapshot]:
        return []

    def append(
        self,
        stream: Stream,
        records: tuple[Record, ...],
        done: Done,
        over: bool | None = None,
        snapshot: Snapshot | None = None,
    ) -> None:
        if stream.table in self.tables:  # else it was put together for one look
            self.tables[stream.table][1].extend(records)
        done(True)

    def create(self, stream: Stream, row: TableRow, records: list[Record], done: Done) -> None:
        self.tables[row.id] = row, list(records)
        done(True)
