"""The chain over a table's log: every record carries a hash of itself and of all before it.

The first link binds the table's row, each record the link before it. So a value that changed, a
record that is missing, moved or inserted is noticed when the log is read. That catches accidents
and casual edits only: there is no key in it, so whoever can write the file can make a new chain.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Any

import msgspec

from tablee.table.store.store import Record, TableRow

_encode = msgspec.json.Encoder().encode
LENGTH = 16


def first(row: TableRow) -> str:
    """The link that stands before the first record."""
    return blake2b(_encode(row), digest_size=LENGTH).hexdigest()


def link(
    head: str, seq: int, kind: str, seat: int | None, data: Any, at: int, told: str = ""
) -> str:
    """The hash of a record that follows `head`. (`told` came with schema 3: older logs have none,
    and their hashes stay what they were.)"""
    record = (head, seq, kind, seat, data, at, told) if told else (head, seq, kind, seat, data, at)
    return blake2b(_encode(record), digest_size=LENGTH).hexdigest()


def link_of(head: str, r: Record) -> str:
    return link(head, r.seq, r.kind, r.seat, r.data, r.at, r.told)


def follows(head: str, record: Record) -> bool:
    return record.hash == link_of(head, record)


def chained(row: TableRow, records: Iterable[Record]) -> list[Record]:
    """The records, each with its hash, as the beginning of a new log."""
    head, linked = first(row), []
    for r in records:
        head = link_of(head, r)
        linked.append(msgspec.structs.replace(r, hash=head))
    return linked
