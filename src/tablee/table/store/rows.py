"""Decodes rows into a table and its log; raises `Damage`.

Everything is checked: types, texts, numbers without a gap, the chain, and its end.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from tablee.table.errors import Damage
from tablee.table.store.chain import first, follows
from tablee.table.store.store import Record, Snapshot, TableRow
from tablee.table.store.writer import Row

encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode

ROW = "id, game, version, options, seats, key, seed, people, created, forked_from"
HEAD = "seq, hash"
SNAPSHOT = "seq, version, head, data"
"""The columns, in the order in which they are read here."""

DIGEST = 16
BROKEN = (msgspec.DecodeError, ValueError, TypeError)


def pack(table: str, r: Record) -> Row:
    return (table, r.seq, r.kind, r.seat, encode(r.data).decode(), r.at, r.hash, r.told)


def pack_row(row: TableRow) -> tuple[Any, ...]:
    return (
        row.id, row.game, row.version, encode(row.options).decode(), row.seats, row.key,
        row.seed, encode(row.people).decode(), row.created, row.forked_from,
    )  # fmt: skip


def unpack_row(values: Sequence[Any]) -> TableRow:
    id, game, version, options, seats, key, seed, people, created, forked_from = values
    try:
        fields = (
            id, game, version, _decode(options), seats, key, seed, _decode(people), created,
            forked_from,
        )  # fmt: skip
        row = msgspec.convert(dict(zip(TableRow.__struct_fields__, fields, strict=True)), TableRow)
    except BROKEN:
        raise Damage("row") from None
    if len(row.people) != row.seats:
        raise Damage("row")
    return row


def unpack(values: Sequence[Any], number: int) -> Record:
    """Decode a record. `number`: its place in the log, in case it cannot be decoded."""
    seq, kind, seat, data, at, hash, told = values
    try:
        types = msgspec.convert(
            (seq, kind, seat, at, hash, told), tuple[int, str, int | None, int, str, str]
        )
        return Record(*types[:3], _decode(data), *types[3:])
    except BROKEN:
        raise Damage("record", number) from None


def pack_snapshot(table: str, snapshot: Snapshot) -> tuple[Any, ...]:
    """Encode a snapshot; its bytes begin with a digest of the whole."""
    values = (snapshot.seq, snapshot.version, snapshot.head)
    return (table, *values, _digest(table, *values, snapshot.data) + snapshot.data)


def unpack_snapshot(table: str, values: Sequence[Any]) -> Snapshot:
    try:
        seq, version, head, data = msgspec.convert(values, tuple[int, str, str, bytes])
    except BROKEN:
        raise Damage("snapshot") from None
    if data[:DIGEST] != _digest(table, seq, version, head, data[DIGEST:]):
        raise Damage("snapshot", seq)
    return Snapshot(seq, version, head, data[DIGEST:])


def _digest(table: str, seq: int, version: str, head: str, data: bytes) -> bytes:
    return blake2b(encode((table, seq, version, head)) + data, digest_size=DIGEST).digest()


def read_table(
    row: Sequence[Any] | None, head: Sequence[Any] | None, lines: Iterable[Sequence[Any]]
) -> tuple[TableRow, list[Record]] | None:
    """A table from its row, head and records; None if all three are missing."""
    records = [unpack(line, number) for number, line in enumerate(lines, 1)]
    if row is None:
        if head is None and not records:
            return None
        raise Damage("no-row")
    table = unpack_row(row)
    check_log(first(table), records, head)
    return table, records


def check_log(last: str, records: list[Record], head: Sequence[Any] | None, after: int = 0) -> None:
    """Check the chain from the hash of record `after` to the last record, and that the log ends
    where its head says."""
    for number, record in enumerate(records, after + 1):
        if record.seq != number:
            raise Damage("gap", number)
        if not follows(last, record):
            raise Damage("chain", number)
        last = record.hash
    if head is None:
        raise Damage("no-head")
    if tuple(head) != (after + len(records), last):
        raise Damage("end", after + len(records))
