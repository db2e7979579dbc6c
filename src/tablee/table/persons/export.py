"""All that the store keeps of a person, for them to have."""

from __future__ import annotations

import msgspec

from tablee.table.companions.records import invitations_of, muted_names
from tablee.table.daily.runs import tries_of
from tablee.table.notices.records import NoticeRow, notices_of
from tablee.table.persons import records
from tablee.table.persons.keys import id_of
from tablee.table.persons.records import SeatRow
from tablee.table.store.dialect import Database
from tablee.wire import notices as notice_wire
from tablee.wire import persons as wire


def export(person: str, me: wire.Me, base: Database) -> wire.Export:
    """`me`: as their own page shows them. Where they are called is added by `Wishes.export`."""
    ways = records.ways_of(base, person)
    return wire.Export(
        me,
        [seat(row) for row in records.seats_of(base, person)],
        [wire.ExportedTry(*line) for line in tries_of(base, person)],
        [wire.ExportedInvitation(*line) for line in invitations_of(base, person)],
        muted_names(base, person),
        [notice(row) for row in notices_of(base, person)],
        max((way.until for way in ways if way.kind == "invite"), default=0),
    )


def seat(row: SeatRow) -> wire.ExportedSeat:
    told = msgspec.json.decode(row.ended, type=wire.MyTable).ended if row.ended else None
    return wire.ExportedSeat(row.table_id, row.seat, row.daily, row.seen, row.made, told)


def notice(row: NoticeRow) -> notice_wire.Notice:
    names = msgspec.json.decode(row.people, type=list[str])
    sent = row.state == "sent"
    return notice_wire.Notice(
        id_of(row.address), row.table_id, row.kind, names, row.made, row.due, sent
    )
