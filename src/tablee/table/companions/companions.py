"""Whom a person has played with, whom they invite, and whose invitations they do not want."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from tablee.table import desk
from tablee.table.companions import known, records
from tablee.table.companions.known import id_for
from tablee.table.companions.records import Asked, CompanionRow
from tablee.table.errors import TableFault
from tablee.table.notices.queue import Queue
from tablee.table.persons.persons import Persons, builtin
from tablee.table.persons.records import PersonRow
from tablee.table.seats.tokens import Signer
from tablee.table.store.dialect import Database
from tablee.wire import companions as wire


class CompanionList:
    def __init__(self, persons: Persons, queue: Queue, signer: Signer) -> None:
        self._persons = persons
        self._queue = queue
        self._signer = signer

    def _id(self, mine: str, theirs: str) -> str:
        return id_for(self._signer, mine, theirs)

    async def show(self, key: str, table: str = "") -> wire.Companions:
        person, now = await self._persons.person_of(key), self._persons.clock.now()

        def look(base: Database) -> tuple[Any, ...]:
            return (
                records.companions_of(base, person.id),
                records.asked_by(base, person.id, table) if table else {},
                records.muted_by(base, person.id),
                records.waiting_for(base, person.id, now),
            )

        people, asked, muted, waiting = await self._persons.read(look)
        told = wire.Companions(nobody="" in muted)
        told.people = [
            self._companion(person.id, one, asked.get(one.person, ""), one.person in muted)
            for one in people
        ]
        told.invitations = known.told(self._signer, person.id, waiting)
        return told

    def _companion(self, mine: str, one: CompanionRow, state: str, muted: bool) -> wire.Companion:
        return wire.Companion(
            self._id(mine, one.person), one.name, one.face, one.at, said(state), muted
        )

    async def _find(self, person: PersonRow, id: str) -> CompanionRow:
        people = await self._persons.read(lambda base: records.companions_of(base, person.id))
        for one in people:
            if self._id(person.id, one.person) == id:
                return one
        raise TableFault("no-companion")

    async def invite(
        self, key: str, wish: wire.InviteCompanion, may: Callable[[str], bool]
    ) -> wire.Companions:
        """`may`: whether that person has not invited too often today."""
        person = await self._persons.person_of(key)
        other, now = await self._find(person, wish.id), self._persons.clock.now()
        table = self._signer.read(wish.token, now).table
        code = msgspec.convert(
            builtin(await self._persons.desk.answer(desk.Invite(table, wish.token))), str
        )
        muted, waiting, before = await self._persons.read(
            lambda base: (
                records.muted_by(base, other.person) & {person.id, ""},
                records.waiting_between(base, person.id, other.person),
                records.asked_by(base, person.id, table),
            )
        )
        if other.person not in before:
            if waiting >= records.MOST_OF_ONE or not may(person.id):
                raise TableFault("many-invites")
            asked = Asked(other.person, table, person.id, person.name, code, bool(muted))
            sent = records.invite(asked, now, self._queue.due())
            await self._persons.write_as(key, person, *sent)
            asked_now, waiting = await self._persons.read(
                lambda base: (
                    records.asked_by(base, person.id, table),
                    records.waiting_between(base, person.id, other.person),
                )
            )
            if other.person not in asked_now and waiting >= records.MOST_OF_ONE:
                raise TableFault("many-invites")  # by others at the same moment
        return await self.show(key, table)

    async def decline(self, key: str, table: str) -> wire.Companions:
        person = await self._persons.person_of(key)
        await self._persons.write_as(key, person, *records.decline(person.id, table))
        return await self.show(key)

    async def mute(self, key: str, id: str, on: bool) -> wire.Companions:
        """Mute somebody: also a person who is not in my list, but whose invitation I see."""
        person, now = await self._persons.person_of(key), self._persons.clock.now()
        other = await self._whose(person, id, now) if id else ""
        news = records.mute(person.id, other, now) if on else (records.unmute(person.id, other),)
        await self._persons.write_as(key, person, *news)
        return await self.show(key)

    async def _whose(self, person: PersonRow, id: str, now: int) -> str:
        waiting = await self._persons.read(lambda base: records.waiting_for(base, person.id, now))
        for one in waiting:
            if self._id(person.id, one.by) == id:
                return one.by
        return (await self._find(person, id)).person


def said(state: str) -> Literal["", "waits", "declined"]:
    """The state of an invitation as its sender sees it: one from a muted person just waits."""
    if state == "declined":
        return "declined"
    return "waits" if state else ""
