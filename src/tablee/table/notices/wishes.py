"""What a person wishes: where to be called, when not, and by which tables not at all."""

from __future__ import annotations

import asyncio
import binascii
from collections.abc import Callable
from functools import partial

import msgspec

from tablee.table import desk
from tablee.table.errors import TableFault
from tablee.table.notices import records
from tablee.table.notices.outside import LEARNING, Forbidden, read_place, resolve
from tablee.table.notices.queue import Queue
from tablee.table.notices.quiet import DAY, Quiet, read_quiet
from tablee.table.notices.records import AddressRow, key_of
from tablee.table.notices.sending import Sender
from tablee.table.notices.settings import Settings
from tablee.table.persons import records as people
from tablee.table.persons.keys import id_of
from tablee.table.persons.persons import Persons, builtin
from tablee.table.store.dialect import Database
from tablee.wire import notices as wire
from tablee.wire.persons import Export

REMINDED = 12 * 3_600_000
"""How long after “seen, later” somebody is called once more, in ms."""
LONGEST_ZONE = 64
LEARNED_IN = 5.0
"""Seconds for resolving the name of a new address."""


class Wishes:
    def __init__(self, persons: Persons, queue: Queue, sender: Sender, settings: Settings) -> None:
        self._persons = persons
        self._queue = queue
        self._sender = sender
        self._settings = settings

    async def show(self, key: str) -> wire.MyNotices:
        person = await self._persons.person_of(key)
        own = await asyncio.to_thread(lambda: self._sender.push_key.public)
        found = wire.MyNotices(own, self._settings.mail is not None)
        rows, devices, quiet, found.muted = await self._persons.read(partial(known, person.id))
        names = {one.id: one.name for one in devices}
        for row in rows:
            id, here = id_of(row.key), row.device == id_of(key)
            if row.kind == "mail":
                at = wire.CalledAt(id, "mail", row.address, confirmed=bool(row.confirmed))
            else:
                at = wire.CalledAt(id, "push", names.get(row.device, ""), here)
            found.at.append(at)
        if quiet is not None:
            found.quiet = wire.QuietHours(quiet.start, quiet.end, quiet.zone, quiet.offset)
        return found

    async def export(self, key: str) -> Export:
        """All that is stored of a person, with where they are called."""
        exported = await self._persons.export(key)
        exported.notices = await self.show(key)
        return exported

    # -- addresses ----------------------------------------------------------------------------

    async def add_push(
        self, key: str, wish: wire.PushAddress, may: Callable[[], bool] = lambda: True
    ) -> wire.MyNotices:
        """Add a push address. It is not tested: a wrong one is noticed at the first notice. `may`:
        whether the limit for new addresses allows it. The same once more costs nothing."""
        person, now = await self._persons.person_of(key), self._persons.clock.now()
        data = msgspec.json.encode({"p256dh": wish.p256dh, "auth": wish.auth}).decode()
        row = AddressRow(
            key_of("push", wish.endpoint), person.id, id_of(key), "push", wish.endpoint, data, now,
            now,
        )  # fmt: skip
        before = await self._persons.read(lambda base: records.find_address(base, row.key))
        same = (person.id, row.device, data)
        if before is not None and (before.person, before.device, before.data) == same:
            return await self.show(key)
        if not may():
            raise TableFault("many-addresses")
        await self._check(wish)
        await self._persons.write_as(key, person, *records.put_address(row))
        self._queue.wanted = True
        return await self.show(key)

    async def _check(self, wish: wire.PushAddress) -> None:
        from tablee.table.notices.push import check_keys

        local = self._settings.loopback
        try:
            check_keys(wish.p256dh, wish.auth)
            async with asyncio.timeout(LEARNED_IN):
                await resolve(read_place(wish.endpoint, local), local, LEARNING)
        except (Forbidden, OSError, UnicodeError):
            raise TableFault("bad-address") from None
        except (ValueError, binascii.Error):
            raise TableFault("malformed", why="keys") from None

    async def add_mail(self, key: str, wish: wire.MailAddress) -> wire.MyNotices:
        """Add a mailbox; it is used, instead of another, once the link sent to it was opened."""
        from tablee.table.notices.mail import ADDRESS, confirmation, send_aside

        person, now = await self._persons.person_of(key), self._persons.clock.now()
        mailbox, site = self._settings.mail, self._settings.site
        if mailbox is None:
            raise TableFault("no-mail")
        address = wish.address.strip()
        if not ADDRESS.fullmatch(address) or ".." in address:
            raise TableFault("bad-mail")
        row = AddressRow(
            key_of("mail", person.id, address), person.id, "", "mail", address, id_of(key), now, 0
        )
        before = await self._persons.read(lambda base: records.find_address(base, row.key))
        if before is not None and before.confirmed:
            return await self.show(key)
        code = self._sender.codes.make("confirm", row.key, str(now))
        message = confirmation(address, code, mailbox.sender, site, person.lang)
        await self._persons.write_as(key, person, *records.put_address(row))
        self._queue.wanted = True
        outcome = await send_aside(mailbox, message)
        if outcome.what != "sent":
            await self._persons.write(records.drop_unconfirmed(row.key, row.made))
            raise TableFault("bad-mail" if outcome.what == "gone" else "no-mail")
        return await self.show(key)

    async def drop(self, key: str, id: str) -> wire.MyNotices:
        person = await self._persons.person_of(key)
        rows = await self._persons.read(lambda base: records.addresses_of(base, person.id))
        for row in rows:
            if id_of(row.key) == id:
                await self._persons.write_as(key, person, *records.drop_address(row.key))
        return await self.show(key)

    # -- when, and by whom --------------------------------------------------------------------

    async def set_quiet(self, key: str, wish: wire.QuietHours) -> wire.MyNotices:
        person = await self._persons.person_of(key)
        well = 0 <= wish.start < DAY and 0 <= wish.end < DAY and abs(wish.offset) < DAY
        if not well or len(wish.zone) > LONGEST_ZONE or not wish.zone.isascii():
            raise TableFault("malformed", why="quiet hours")
        quiet = Quiet(wish.start, wish.end, wish.zone, wish.offset)
        text = "" if wish.start == wish.end else msgspec.json.encode(quiet).decode()
        await self._persons.write_as(key, person, records.set_quiet(person.id, text))
        return await self.show(key)

    async def set_table(self, key: str, wish: wire.TableNotices) -> wire.MyNotices:
        person = await self._persons.person_of(key)
        muted = records.mute(person.id, wish.table, not wish.on)
        await self._persons.write_as(key, person, *muted)
        return await self.show(key)

    # -- by a code ----------------------------------------------------------------------------

    async def confirm(self, code: str) -> None:
        key, made = self._sender.codes.read("confirm", code, 2)
        row = await self._persons.read(lambda base: records.find_address(base, key))
        if row is None or str(row.made) != made:
            raise TableFault("old-notice")
        if not row.confirmed:
            await self._persons.write(*records.confirm(key, row.made, self._persons.clock.now()))

    async def stop(self, code: str) -> None:
        """Stop an address; a second call has the same answer."""
        (key,) = self._sender.codes.read("stop", code, 1)
        await self._persons.write(*records.drop_address(key))

    async def later(self, code: str) -> wire.StillWaiting:
        """Tell the others at the table, and call the person once more later."""
        address, table, made = self._sender.codes.read("later", code, 3)
        found = await self._persons.read(
            lambda base: records.find_notice(base, address, table, int(made))
        )
        if found is None:
            raise TableFault("old-notice")
        now = self._persons.clock.now()
        notice = (address, table, int(made))
        try:
            await self._persons.write(*records.remind(*notice, now + REMINDED))
        except TableFault:
            if await self._persons.read(lambda base: records.find_notice(base, *notice)) is None:
                raise TableFault("old-notice") from None  # pressed twice
            raise
        try:
            await self._tell_later(table, *found)
        except Exception:  # they can press once more
            await self._persons.write(records.unremind(*notice, now + REMINDED, now))
            raise
        return wire.StillWaiting(await self._persons.waiting(found[0]))

    async def _tell_later(self, table: str, person: str, seat: int) -> None:
        row, generation = await self._persons.read(partial(sitting, person, table, seat))
        if row is not None and generation is not None:
            asked = desk.SeenLater(table, seat, generation, row.lang)
            builtin(await self._persons.desk.answer(asked))


def known(
    person: str, base: Database
) -> tuple[list[AddressRow], list[people.DeviceRow], Quiet | None, list[str]]:
    return (
        records.addresses_of(base, person),
        people.devices_of(base, person),
        read_quiet(records.quiet_of(base, person)),
        records.muted_of(base, person),
    )


def sitting(
    person: str, table: str, seat: int, base: Database
) -> tuple[people.PersonRow | None, int | None]:
    """Who it is, and the generation of their seat."""
    seats = people.seats_of(base, person)
    mine = [one.generation for one in seats if (one.table_id, one.seat) == (table, seat)]
    return people.find_person(base, person), mine[0] if mine else None
