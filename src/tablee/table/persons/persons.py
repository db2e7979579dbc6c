"""Who somebody is: a key that a device made. The server knows an id, a name, a language and a face;
which devices there are, by which ways more may come in, and which seats hang on it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol, TypeVar

import msgspec

from tablee.table import desk
from tablee.table.clean import clean, clean_name
from tablee.table.clock import Clock
from tablee.table.companions.known import told as told_of
from tablee.table.companions.records import waiting_for
from tablee.table.errors import TableFault
from tablee.table.live.company import checked
from tablee.table.persons import records
from tablee.table.persons.export import export
from tablee.table.persons.keys import hash_of, id_of, new_code, number_of
from tablee.table.persons.my_tables import TableList, awaits
from tablee.table.persons.records import ASKS, DeviceRow, Errand, PersonRow, WayRow
from tablee.table.persons.six_words import SixWords, new_words, plain, read_words
from tablee.table.seats.tokens import Signer
from tablee.table.store.dialect import Database
from tablee.table.store.shelf import Shelf
from tablee.table.store.writer import Statement, settle_once
from tablee.wire import persons as wire

LOGGER = logging.getLogger("tablee")

T = TypeVar("T")

DAY = 24 * 3_600_000
INVITE_LASTS = 10 * 60_000
"""In ms; also how long a device may wait to be let in."""
RECALL, GIVE_UP = "recall", "give-up"
AT_ONCE = 20
"""So many finished tables are woken for errands while somebody waits; the others by `tidying.py`,
a batch at a time."""
IN_VAIN = {"logged-out", "no-such-table"}
"""Faults by which an errand is done: the seat is somebody else's, or its tokens are already
revoked."""
COUNTED_IN = 3.0
"""Seconds for counting the tables that wait for somebody: a notice is not held up longer, and is
then sent without the number."""
LONGEST_DEVICE = 40
MOST_DEVICES = 20


class Answering(Protocol):
    async def answer(self, request: desk.Request) -> Any: ...


class Persons:
    def __init__(self, store: Shelf, clock: Clock, signer: Signer, ask: Answering) -> None:
        """`ask`: asks a table, here or at another process."""
        self.store = store
        self.clock = clock
        self.desk = ask
        self._signer = signer
        self._words = SixWords(store.secret)
        self._tables = TableList(store, signer)

    # -- the store ----------------------------------------------------------------------------

    async def read(self, question: Callable[[Database], T]) -> T:
        return await asyncio.to_thread(self.store.ask, question)

    async def write(self, *statements: Statement) -> None:
        if statements:
            written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
            self.store.write(statements, partial(settle_once, written))
            if not await written:
                raise TableFault("storage")

    async def write_as(self, key: str, person: PersonRow, *statements: Statement) -> None:
        """Write on behalf of a device; nothing is written if the device was removed meanwhile."""
        try:
            await self.write(*records.still_inside(key, person.id), *statements)
        except TableFault:
            await self.person_of(key)
            raise

    # -- who asks -----------------------------------------------------------------------------

    async def known(self, key: str) -> bool:
        device, _, gone = await self.read(partial(find_all, key=key, now=self.clock.now()))
        return device is not None or gone

    async def person_of(self, key: str) -> PersonRow:
        """The person of a device. Its use is noted once a day."""
        device, person, gone = await self.read(partial(find_all, key=key, now=self.clock.now()))
        if gone:
            raise TableFault("removed")
        if device is not None and device.entered == ASKS:
            raise TableFault("still-asking")
        if device is None or person is None:
            raise TableFault("no-person")
        if self.clock.now() - device.seen >= DAY:
            await self.write(records.seen_today(key, self.clock.now()))
        return person

    async def be(self, key: str, wish: wire.Myself) -> wire.Me:
        """Create a person, or update their name, language and face."""
        name = clean_name(wish.name) if wish.name else ""
        wish = wire.Myself(name, wish.lang, checked(wish.face), device_name(wish.device))
        if await self.known(key):
            person = await self.person_of(key)
            await self.write_as(key, person, records.set_person(person.id, wish))
        else:
            now, id = self.clock.now(), secrets.token_hex(12)
            row = PersonRow(id, wish.name, wish.lang, wish.face, now)
            device = DeviceRow(key, id_of(key), id, wish.device, "first", now, now)
            await self.write(records.insert("persons", row), records.insert("devices", device))
        return await self.me(key)

    async def me(self, key: str) -> wire.Me:
        person = await self.person_of(key)
        devices, ways = await self.read(
            lambda base: (records.devices_of(base, person.id), records.ways_of(base, person.id))
        )
        return self._me(person, key, devices, ways)

    def _me(
        self, person: PersonRow, key: str, devices: list[DeviceRow], ways: list[WayRow]
    ) -> wire.Me:
        since = self.clock.now() - INVITE_LASTS
        me = wire.Me(person.name, person.lang, person.face, person.made, [])
        for one in devices:
            if one.entered != ASKS:
                by = msgspec.convert(one.entered, wire.Entrance)
                me.devices.append(
                    wire.Device(one.id, one.name, one.made, one.seen, by, one.key == key)
                )
            elif one.made > since:
                me.asking.append(wire.Asking(one.id, one.name, number_of(one.key)))
        for way in ways:
            if way.kind == "words":
                me.words = way.made
            elif way.kind == "passkey":
                name = msgspec.json.decode(way.data)["name"]
                me.passkeys.append(wire.Passkey(id_of(way.key), name, way.made))
        return me

    # -- six words, and more devices ----------------------------------------------------------

    async def make_words(self, key: str) -> wire.SixWords:
        person, now = await self.person_of(key), self.clock.now()
        words = new_words(person.lang)
        hashed = await self._words.hash_of(plain(" ".join(words)))
        row = WayRow(hashed, person.id, "words", now, 0, "")
        await self.write_as(
            key, person, records.drop_ways(person.id, "words"), records.insert("ways", row)
        )
        return wire.SixWords(words)

    async def invite(self, key: str) -> wire.NewDevice:
        """By a code that a camera reads, or by words that somebody types."""
        person, now = await self.person_of(key), self.clock.now()
        code, words, until = new_code(), new_words(person.lang), now + INVITE_LASTS
        hashes = (hash_of(code), await self._words.hash_of(plain(" ".join(words))))
        rows = [WayRow(hashed, person.id, "invite", now, until, "") for hashed in hashes]
        await self.write_as(
            key,
            person,
            records.drop_late(person.id, now - INVITE_LASTS),
            records.drop_ways(person.id, "invite"),
            *(records.insert("ways", row) for row in rows),
        )
        return wire.NewDevice(code, words, until)

    async def enter(self, key: str, wish: wire.Enter) -> wire.Entering:
        """Whose device this would become by this code or these words. With `yes` it is done, as far
        as possible without the other device."""
        way = await self._way(wish)
        person = await self.read(lambda base: records.find_person(base, way.person))
        if person is None:
            raise TableFault("old-invite")
        asks = way.kind == "invite"
        if wish.yes:
            await self.come_in(key, way, wish.device, ASKS if asks else "words")
        return wire.Entering(person.name, person.face, asks, number_of(key) if asks else "")

    async def _way(self, wish: wire.Enter) -> WayRow:
        now = self.clock.now()
        hashed = (
            hash_of(wish.code) if wish.code else await self._words.hash_of(read_words(wish.words))
        )
        way = await self.read(lambda base: records.find_way(base, hashed, now))
        if way is None or way.kind not in ("invite", "words"):
            raise TableFault("old-invite" if wish.code else "wrong-words")
        return way

    async def come_in(
        self, key: str, way: WayRow, name: str, entered: str, *more: Statement
    ) -> None:
        now = self.clock.now()
        device = DeviceRow(key, id_of(key), way.person, device_name(name), entered, now, now)
        if len(await self.read(lambda b: records.devices_of(b, way.person))) >= MOST_DEVICES:
            raise TableFault("many-devices", most=MOST_DEVICES)
        await self.write(*more, *records.enter_by(way, device))
        found = await self.read(lambda base: records.find_device(base, key))
        if found is None or found.person != way.person:
            raise TableFault("old-invite")

    async def let(self, key: str, wish: wire.LetDevice) -> wire.Me | None:
        """Let a device in, or remove one. A removed device loses all seats, and cannot return by
        the six words (which it may know) or an invite: these end, too. None: it was the last
        device, and there is no way back."""
        person, now = await self.person_of(key), self.clock.now()
        devices, ways = await self.read(
            lambda base: (records.devices_of(base, person.id), records.ways_of(base, person.id))
        )
        device = next((one for one in devices if one.id == wish.id), None)
        if device is None:
            raise TableFault("no-such-device")
        if wish.yes:
            if device.entered == ASKS and device.made <= now - INVITE_LASTS:
                raise TableFault("old-invite")
            await self.write_as(key, person, records.let_in(person.id, device.id, now))
            return await self.me(key)
        gone = records.drop_device(person.id, device.id)
        if device.key == key:
            inside = [one for one in devices if one.entered != ASKS and one.key != key]
            if not inside and not any(way.kind in ("words", "passkey") for way in ways):
                gone = records.forget(person.id)  # nobody could ever come back
            await self.write_as(key, person, *gone)
            return None
        if device.entered != ASKS:
            recall = records.send_errands(person.id, person.id, RECALL, now)
            ways_in = [records.drop_ways(person.id, kind) for kind in ("words", "invite")]
            gone += (*records.bury([device.key], now), *ways_in, recall)
            gone += records.drop_mailbox(device)
        await self.write_as(key, person, *gone)
        await self.run_errands(lambda base: records.errands_of(base, person.id, AT_ONCE))
        return await self.me(key)

    async def run_errands(self, find: Callable[[Database], list[Errand]]) -> int:
        """Run the errands at the tables: revoked seats get new tokens, known only to the remaining
        devices; seats given up get a bot. Returns their number; what a table cannot do now is
        retried (`tidying.py`)."""
        done = 0
        for errand in await self.read(find):
            seat = (errand.table_id, errand.seat, errand.generation)
            recall = errand.kind == RECALL
            asked = desk.Recall(*seat, errand.whose) if recall else desk.GiveUp(*seat)
            try:
                done += bool(builtin(await self.desk.answer(asked)))
            except TableFault as wrong:
                if wrong.code not in IN_VAIN:
                    await self.write(records.postpone_errand(errand, self.clock.now()))
                    continue
            await self.write(records.drop_errand(errand))
        return done

    # -- tables -------------------------------------------------------------------------------

    async def tables(self, key: str, wish: wire.MySeats) -> wire.MyTables:
        person, now = await self.person_of(key), self.clock.now()
        known = await self.read(lambda base: self._tables.read(base, person.id))
        kept = self._tables.kept(person.id, known.seats, wish, now)
        if kept:
            await self.write_as(key, person, *kept)
        if wish.quiet:
            return wire.MyTables([])
        if kept:
            known = await self.read(lambda base: self._tables.read(base, person.id))
        told, more, _ = await self._tables.tell(known, wish.lang, now)
        await self.write(*more)
        if told.lost:  # or revoked, after a loss, since we read it
            known = await self.read(lambda base: self._tables.read(base, person.id))
            if {row.table_id for row in known.seats} & {*told.lost}:
                told, more, _ = await self._tables.tell(known, wish.lang, now)
                await self.write(*more)
        waiting = await self.read(lambda base: waiting_for(base, person.id, now))
        told.invitations = told_of(self._signer, person.id, waiting)
        return told

    async def waiting(self, person: str) -> int | None:
        """How many tables wait for somebody: the number on the app's icon. None if one of them
        cannot be read now, or not all of them in time."""
        try:
            async with asyncio.timeout(COUNTED_IN):
                return await self._count_waiting(person)
        except TimeoutError:  # what was read by then is cached for the next time
            return None
        except Exception:
            LOGGER.exception("waiting-not-counted")
            return None

    async def _count_waiting(self, person: str) -> int | None:
        row, known = await self.read(
            lambda base: (records.find_person(base, person), self._tables.read(base, person))
        )
        lang, running = row.lang if row is not None else "en", known.running()
        told = await self._tables.tell(running, lang, self.clock.now(), len(running.seats))
        return None if told.missed else sum(map(awaits, told.answer.tables))

    async def drop(self, key: str, table: str) -> None:
        """Take a table off the list; "": all that are over."""
        person = await self.person_of(key)
        known = await self.read(lambda base: records.seats_of(base, person.id))
        if not table:
            await self.write_as(key, person, records.drop_finished(person.id))
        elif any(row.table_id == table for row in known):
            await self.write_as(key, person, records.drop_seats(person.id, table))

    # -- everything, and nothing --------------------------------------------------------------

    async def export(self, key: str) -> wire.Export:
        person = await self.person_of(key)
        return await self.read(partial(export, person.id, await self.me(key)))

    async def forget(self, key: str) -> wire.Forgotten:
        """Forget a person. The person is deleted first: a table that cannot be asked now must not
        keep their name here."""
        person, now = await self.person_of(key), self.clock.now()
        devices = await self.read(lambda base: records.devices_of(base, person.id))
        others = [one.key for one in devices if one.key != key and one.entered != ASKS]
        whose = secrets.token_hex(12)
        await self.write_as(
            key,
            person,
            records.send_errands(person.id, whose, GIVE_UP, now),
            *records.forget(person.id),
            *records.bury(others, now),
        )
        given_up = await self.run_errands(lambda base: records.errands_of(base, whose, AT_ONCE))
        return wire.Forgotten(given_up)


def find_all(base: Database, key: str, now: int) -> tuple[DeviceRow | None, PersonRow | None, bool]:
    """The device, its person, and whether it belonged to somebody once."""
    device = records.find_device(base, key)
    if device is None:
        return None, None, records.find_way(base, key, now) is not None
    return device, records.find_person(base, device.person), False


def device_name(text: str) -> str:
    return clean(text, LONGEST_DEVICE) or ""


def builtin(answer: Any) -> Any:
    """An answer as plain data: that of another process comes as JSON."""
    return msgspec.json.decode(answer) if isinstance(answer, msgspec.Raw) else answer
