"""The chain over a table's log: every record carries a hash of itself and of all before it.

The first link binds the table's row, each record the link before it. So a value that changed, a
record that is missing, moved or put in between is noticed when the log is read. Accidents and
casual edits, that is: there is no key in it, and who can write the file can make a new chain.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Any

import msgspec

from tablee.table.store.store import Record, TableRow

_encode = msgspec.json.Encoder().encode


def first(row: TableRow) -> str:
    """The link that stands before the first record."""
    return _hash(row)


def link(head: str, seq: int, kind: str, seat: int | None, data: Any, at: int) -> str:
    """The hash of a record that follows `head`."""
    return _hash((head, seq, kind, seat, data, at))


def follows(head: str, record: Record) -> bool:
    return record.hash == link(head, record.seq, record.kind, record.seat, record.data, record.at)


def chained(row: TableRow, records: Iterable[Record]) -> list[Record]:
    """The same records, each with its link: what a new table's log begins with."""
    head, linked = first(row), []
    for r in records:
        head = link(head, r.seq, r.kind, r.seat, r.data, r.at)
        linked.append(Record(r.seq, r.kind, r.seat, r.data, r.at, head))
    return linked


def _hash(value: Any) -> str:
    return blake2b(_encode(value), digest_size=16).hexdigest()
