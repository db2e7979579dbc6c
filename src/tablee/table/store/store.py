"""A table on disk, and the interface of a store."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from tablee.table.store.writer import Done, Statement, Stream


class TableRow(Struct, frozen=True):
    """A table as it was created; everything later is in the log."""

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
    door: {code}, {asks} or {watch, watch_code, behind} · revoke: null
    rules: {version, from, seam, again}
    leave: {bot, out} · back: null · rename, take: {name, face} · offer: {code} · fill: {bot, name}
    tempo: {tempo} · wait, late: null · order: {name, value}
    call: {what, seat, out, but} · vote: bool · end: null · next: {table, seats, moved}
    """

    seq: int
    kind: str
    seat: int | None
    data: Any
    at: int
    hash: str = ""
    """Its link in the chain over the log (`chain.py`)."""
    told: str = ""
    """The digest of what it told (`table/waking/digest.py`); "": not recorded."""


class Snapshot(Struct, frozen=True):
    """A table as it stood after a record, so that waking it need not replay everything before."""

    seq: int
    version: str
    """The version of the rules that took it."""
    head: str
    """The chain's hash of that record: the next record must follow it."""
    data: bytes


class Claimed(NamedTuple):
    """A table for its new owner: earlier owners can no longer write to it."""

    row: TableRow
    fence: int
    snapshot: Snapshot | None
    """The newest intact one."""
    records: list[Record]
    """The records after the snapshot; all, if there is none."""
    broken: Sequence[int] = ()
    """The numbers of newer snapshots that were damaged, and skipped."""


class Old(NamedTuple):
    """A table that may be removed, and why."""

    id: str
    kind: str
    records: int
    at: int
    """When it was last touched."""


class Store(Protocol):
    """Where tables are kept: a `shelf.Shelf`, or a test double."""

    def load(self, table: str) -> tuple[TableRow, list[Record]] | None:
        """The table and its whole log; None if there is no such table. From any thread."""

    def claim(self, table: str) -> Claimed | None:
        """Become the only owner: `Stream(table, claimed.fence)` may write, older ones are
        refused."""

    def snapshots(self, table: str) -> list[Snapshot]:
        """All intact snapshots, the oldest first: the last one of each version of the rules."""

    def append(
        self,
        stream: Stream,
        records: tuple[Record, ...],
        done: Done,
        over: bool | None = None,
        snapshot: Snapshot | None = None,
        more: tuple[Statement, ...] = (),
    ) -> None:
        """Queue records. `done(True)` is called, on the loop, once everything is on disk; else
        `done(False)`. `over`: note that the match ended, or (after an undo) that it did not. A
        snapshot replaces older ones of its version. `more` is written in the same commit. With
        nothing to write it is a question: is this stream still the table's latest owner?"""

    def create(self, stream: Stream, row: TableRow, records: list[Record], done: Done) -> None:
        """Queue a new table, with its first records (a fork has some)."""
