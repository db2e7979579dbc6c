"""What comes from disk, made into a table and its log; or the damage that is found on the way.

Nothing is believed: types, texts, numbers without a gap, the chain, and where it must end.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from tablee.table.errors import Damage
from tablee.table.store.chain import first, follows
from tablee.table.store.store import Record, TableRow
from tablee.table.store.writer import Row

encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode

ROW = "id, game, version, options, seats, key, seed, people, created, forked_from"
RECORD = "seq, kind, seat, data, at, hash"
HEAD = "seq, hash"
"""The columns, in the order in which they are read here."""

BROKEN = (msgspec.DecodeError, ValueError, TypeError)


def pack(table: str, record: Record) -> Row:
    data = encode(record.data).decode()
    return (table, record.seq, record.kind, record.seat, data, record.at, record.hash)


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
    """`number`: where in the log it stands, should it be unable to say so itself."""
    seq, kind, seat, data, at, hash = values
    try:
        types = msgspec.convert((seq, kind, seat, at, hash), tuple[int, str, int | None, int, str])
        return Record(*types[:3], _decode(data), *types[3:])
    except BROKEN:
        raise Damage("record", number) from None


def read_table(
    row: Sequence[Any] | None, head: Sequence[Any] | None, lines: Iterable[Sequence[Any]]
) -> tuple[TableRow, list[Record]] | None:
    """A table from its three places on disk; None if there is nothing in any of them."""
    records = [unpack(line, number) for number, line in enumerate(lines, 1)]
    if row is None:
        if head is None and not records:
            return None
        raise Damage("no-row")
    table = unpack_row(row)
    check_log(table, records, head)
    return table, records


def check_log(row: TableRow, records: list[Record], head: Sequence[Any] | None) -> None:
    """From the row to the last record without a break; and that is where it should end."""
    last = first(row)
    for number, record in enumerate(records, 1):
        if record.seq != number:
            raise Damage("gap", number)
        if not follows(last, record):
            raise Damage("chain", number)
        last = record.hash
    if head is None:
        raise Damage("no-head")
    if tuple(head) != (len(records), last):
        raise Damage("end", len(records))
