"""The passkeys of a person: one more, one less, and coming back by one."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

import msgspec

from tablee.table.errors import TableFault
from tablee.table.persons import records
from tablee.table.persons.keys import id_of
from tablee.table.persons.passkeys import Kept, Passkeys, Site, key_of
from tablee.table.persons.persons import Persons, device_name
from tablee.table.persons.records import WayRow
from tablee.wire import persons as wire

MOST = 20
"""The most passkeys of one person."""


class ByPasskey:
    def __init__(self, persons: Persons) -> None:
        self._persons = persons
        self._passkeys = Passkeys(persons.store.secret, persons.clock)

    async def options(self, key: str, site: Site) -> wire.PasskeyOptions:
        person = await self._persons.person_of(key)
        return wire.PasskeyOptions(await self._passkeys.options(site, person.id, person.name))

    async def add(self, key: str, site: Site, credential: dict[str, Any], device: str) -> wire.Me:
        persons = self._persons
        person, now = await persons.person_of(key), persons.clock.now()
        kept, used = await self._passkeys.register(site, person.id, credential)
        kept.name = device_name(device)
        row = WayRow(key_of({"id": kept.credential}), person.id, "passkey", now, 0, encoded(kept))
        if len((await persons.me(key)).passkeys) >= MOST:
            raise TableFault("many-devices", most=MOST)
        news = (records.insert("ways", used), records.insert("ways", row))
        await self._once(used, persons.write_as(key, person, *news))
        return await persons.me(key)

    async def _once(self, used: WayRow, written: Awaitable[None]) -> None:
        """Write, provided that this challenge was not answered before, here or at another
        process."""
        try:
            await written
        except TableFault:
            now = self._persons.clock.now()
            if await self._persons.read(lambda base: records.find_way(base, used.key, now)):
                raise TableFault("no-passkey") from None
            raise

    async def drop(self, key: str, id: str) -> wire.Me:
        persons = self._persons
        person = await persons.person_of(key)
        ways = await persons.read(lambda base: records.ways_of(base, person.id))
        found = [way.key for way in ways if way.kind == "passkey" and id_of(way.key) == id]
        gone = [records.drop_way(person.id, one) for one in found]
        await persons.write_as(key, person, *gone)
        return await persons.me(key)

    async def question(self, site: Site) -> wire.PasskeyOptions:
        return wire.PasskeyOptions(await self._passkeys.question(site))

    async def enter(self, key: str, site: Site, wish: wire.EnterByPasskey) -> wire.Entering:
        """Come back by a passkey. It proves who they are: no other device is asked."""
        persons = self._persons
        now, where = persons.clock.now(), key_of(wish.credential)
        way = await persons.read(lambda base: records.find_way(base, where, now))
        if way is None or way.kind != "passkey":
            raise TableFault("no-passkey")
        before = msgspec.json.decode(way.data, type=Kept)
        kept, used = await self._passkeys.verify(site, before, wish.credential)
        news = (records.insert("ways", used), records.set_way(way.key, encoded(kept)))
        await self._once(used, persons.come_in(key, way, wish.device, "passkey", *news))
        person = await persons.person_of(key)
        return wire.Entering(person.name, person.face)


def encoded(kept: Kept) -> str:
    return msgspec.json.encode(kept).decode()
