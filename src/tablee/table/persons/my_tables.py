"""The list of a person's tables: whose turn it is, since when, what happened since they looked, how
the finished ones ended. Computed on request; it costs the tables nothing."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import groupby
from typing import Any, NamedTuple

import msgspec

from tablee.table.companions.records import came
from tablee.table.daily.runs import tried
from tablee.table.errors import TableFault
from tablee.table.persons import records
from tablee.table.persons.glance import Glance, look
from tablee.table.persons.records import SeatRow
from tablee.table.seats.tokens import Signer
from tablee.table.store.dialect import Database
from tablee.table.store.shelf import Shelf
from tablee.table.store.writer import Statement
from tablee.wire.persons import MySeats, MyTable, MyTables

MOST_SENT = 200
"""The most seats that a device may report at once."""
FRESH = 24
"""The most tables read from disk per request; for the others only quickly known facts are told,
until the next request."""
REMEMBERED = 2_000
"""The most glances cached; each is valid until something happens at its table."""

GLANCING = ThreadPoolExecutor(1, "glances")
"""One at a time, as a computing thread takes the interpreter lock from the tables."""

ROWS = """
select tables.id, game, options, seed, forked_from, created, over, heads.seq, heads.at
from seats join tables on tables.id = seats.table_id join heads on heads.table_id = tables.id
where person = ?
"""


class TableAtRest(NamedTuple):
    """What the store knows of a table without reading its log."""

    id: str
    game: str
    options: str
    seed: str
    forked_from: str
    created: int
    over: int
    seq: int
    at: int


class Material(NamedTuple):
    seats: list[SeatRow]
    tables: dict[str, TableAtRest]

    def running(self) -> Material:
        """Only the seats in games that are not over."""
        return Material([row for row in self.seats if not is_over(self, row)], self.tables)


class Listing(NamedTuple):
    """The list, and statements for what was found on the way: results, and seats that are no longer
    theirs."""

    answer: MyTables
    found: list[Statement]
    missed: int
    """The number of tables that may wait for them but could not be read this time. (One that can
    never be read does not count.)"""


class Looking:
    """How many more tables one request may read from disk, and how many it has missed."""

    __slots__ = ("_left", "missed")

    def __init__(self, most: int) -> None:
        self._left = most
        self.missed = 0

    def may(self) -> bool:
        """Whether one more may be read."""
        self._left -= 1
        return self._left >= 0


class TableList:
    def __init__(self, store: Shelf, signer: Signer) -> None:
        self._store = store
        self._signer = signer
        self._glances: OrderedDict[tuple[Any, ...], Glance | None] = OrderedDict()

    def kept(self, person: str, known: list[SeatRow], wish: MySeats, now: int) -> list[Statement]:
        """The statements that store the seats a device reports. An invalid token is ignored; a
        revoked one is noticed when the table is read."""
        found = {(row.table_id, row.seat): row for row in known}
        rows, new = list[SeatRow](), list[Statement]()
        for sent in wish.seats[:MOST_SENT]:
            with suppress(TableFault):
                claim = self._signer.read(sent.token, now)
                before = found.get((claim.table, claim.seat))
                row = SeatRow(
                    person, claim.table, claim.seat, claim.generation, sent.daily[:10], sent.seen,
                    now, "",
                )  # fmt: skip
                if before is not None:
                    row = merged(before, row)
                else:
                    new += tried(person, claim.table, claim.seat, now)
                    new += came(person, claim.table)
                if row != before:
                    rows.append(row)
        return records.put_seats(rows) + new

    def read(self, base: Database, person: str) -> Material:
        found = [TableAtRest(*line) for line in base.execute(ROWS, (person,))]
        return Material(records.seats_of(base, person), {table.id: table for table in found})

    async def tell(self, known: Material, lang: str, now: int, most: int = FRESH) -> Listing:
        """What there is to tell of these seats. At most so many tables are read from disk."""
        answer, statements, looking = MyTables([]), list[Statement](), Looking(most)
        for rows in groups_of(known):
            table = known.tables.get(rows[0].table_id)
            told = msgspec.json.decode(rows[0].ended, type=MyTable) if rows[0].ended else None
            if table is None and told is None:  # never made, or removed
                statements.append(records.drop_seats(rows[0].person, rows[0].table_id))
                continue
            if table is not None and (told is None or not is_told(told, table)):
                glance = await self._glance(table, rows, lang, looking)
                if glance is not None and (glance.lost or has_moved(glance, known)):
                    statements += [records.drop_lost(row) for row in rows]
                    answer.lost.append(table.id)
                    continue
                told = self._told_anew(table, rows, glance, told)
                if table.over and told.ended is not None:
                    ended = msgspec.json.encode(told).decode()
                    statements += [records.set_ended(row, ended) for row in rows]
            assert told is not None
            told.tokens = self._tokens(rows, now) if table is not None else {}
            answer.tables.append(told)
        answer.tables.sort(key=lambda one: -one.at)
        return Listing(answer, statements, looking.missed)

    def _tokens(self, rows: list[SeatRow], now: int) -> dict[str, str]:
        sign = self._signer.make
        return {str(r.seat): sign(r.table_id, r.seat, now, r.generation) for r in rows}

    async def _glance(
        self, table: TableAtRest, rows: list[SeatRow], lang: str, looking: Looking
    ) -> Glance | None:
        """The cached glance, if nothing has happened since; else a new one, if one may still be
        made. None: it cannot be read now, or never."""
        seats = {row.seat: row.generation for row in rows}
        key = (table.id, table.seq, lang, *seats.items())
        if key in self._glances:
            self._glances.move_to_end(key)
        elif not (looking.may() and await self._look(key, table.id, seats, lang)):
            looking.missed += not table.over
            return None
        return self._glances[key]

    async def _look(
        self, key: tuple[Any, ...], table: str, seats: dict[int, int], lang: str
    ) -> bool:
        """Cache a new glance; False if the table cannot be read at the moment."""
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(GLANCING, look, self._store, table, seats, lang)
        except TableFault:
            return False
        self._glances[key] = found
        if len(self._glances) > REMEMBERED:
            self._glances.popitem(last=False)
        return True

    def _told_anew(
        self, table: TableAtRest, rows: list[SeatRow], glance: Glance | None, before: MyTable | None
    ) -> MyTable:
        """The entry from a new glance. The time of the end stays, whatever is said there later."""
        if before is not None and before.ended is not None and table.over:
            if glance is None:
                return before
            told = self._told(table, rows, glance)
            if told.ended is not None:
                told.ended.at = before.ended.at
            return told
        return self._told(table, rows, glance)

    def _told(self, table: TableAtRest, rows: list[SeatRow], glance: Glance | None) -> MyTable:
        told = MyTable(
            table.id, table.game, msgspec.json.decode(table.options), {}, table.seed,
            rows[0].daily, bool(table.forked_from), table.created,
            table.at if table.over else table.created, seen=rows[0].seen,
        )  # fmt: skip
        if glance is None:
            return told
        told.people, told.mine, told.waits = glance.people, glance.mine, glance.waits
        told.since, told.last, told.ended = glance.since, glance.last, glance.ended
        told.asks, told.next, told.said = glance.asks, glance.next, glance.said
        told.poll, told.undo = glance.poll, glance.undo
        if not table.over:  # what was written may be secret, and so may its time be
            told.at = glance.at
        told.tempo, told.until, told.bot_at = glance.tempo, glance.until, glance.bot_at
        told.news = max(0, glance.told - rows[0].seen)
        if told.ended is not None:
            told.ended.at = table.at
        return told


def awaits(table: MyTable) -> bool:
    """Whether it waits for this person: by the rules, or by a poll or undo."""
    return table.ended is None and (table.mine or table.poll is not None or table.undo is not None)


def is_told(told: MyTable, table: TableAtRest) -> bool:
    """Whether it is over, and nothing has happened since it was last read."""
    return bool(table.over) and told.at >= table.at


def has_moved(glance: Glance, known: Material) -> bool:
    """Whether it continues at another table where they have a seat."""
    return glance.moved and any(row.table_id == glance.next for row in known.seats)


def groups_of(known: Material) -> list[list[SeatRow]]:
    """The seats of each table. Those whose games are not over come first, as somebody may wait
    there; of these and of the others, the newest."""
    by_table = sorted(known.seats, key=lambda row: (row.table_id, row.seat))
    groups = [list(rows) for _, rows in groupby(by_table, key=lambda row: row.table_id)]
    groups.sort(key=lambda rows: (is_over(known, rows[0]), -at_of(known, rows[0])))
    return groups


def is_over(known: Material, row: SeatRow) -> bool:
    """Whether the game at that table is over, or was when the table was removed."""
    table = known.tables.get(row.table_id)
    return table is None or bool(table.over)


def at_of(known: Material, row: SeatRow) -> int:
    table = known.tables.get(row.table_id)
    return table.at if table is not None else row.made


def merged(before: SeatRow, news: SeatRow) -> SeatRow:
    """Two devices may know different things of a seat: the newer ones count."""
    return SeatRow(
        before.person, before.table_id, before.seat, max(before.generation, news.generation),
        before.daily or news.daily, max(before.seen, news.seen), before.made, before.ended,
    )  # fmt: skip
