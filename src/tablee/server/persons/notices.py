"""HTTP: notices, when it is my turn."""

from __future__ import annotations

import hashlib
from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tablee.server.api import reply
from tablee.server.gate.addresses import visitor
from tablee.server.limits import DAY, EVERYBODY, HOUR, Buckets
from tablee.server.persons.persons import Personal, PersonApi
from tablee.table.errors import TableFault
from tablee.table.notices.missed import Missed
from tablee.table.notices.queue import Queue
from tablee.table.notices.sending import Sender
from tablee.table.notices.settings import Settings
from tablee.table.notices.wishes import Wishes
from tablee.table.store.shelf import Shelf
from tablee.wire import notices as wire
from tablee.wire.persons import Export


class NoticeApi(Personal):
    def __init__(self, people: PersonApi, store: Shelf, settings: Settings) -> None:
        super().__init__(people.lobby, people.limits)
        self.people, services = people, people.lobby.services
        sender = Sender(store.secret, services.clock, settings, people.persons.waiting)
        self.queue = services.notices = Queue(store, services, sender, settings.grace)
        self.missed = Missed(people, self.queue, services)
        self.wishes = Wishes(people.persons, self.queue, sender, settings)
        self._mails = Buckets(services.clock, people.limits.mails_per_day, DAY)
        self._all_mails = Buckets(services.clock, people.limits.all_mails_per_day, DAY)
        self._addresses = Buckets(services.clock, people.limits.addresses_per_hour, HOUR)

    @property
    def buckets(self) -> dict[str, Buckets]:
        return {
            "mails": self._mails, "all-mails": self._all_mails,
            "addresses": self._addresses,
        }  # fmt: skip

    def routes(self) -> list[Route]:
        return [
            self._route("/api/me/export", self.export),
            self._route("/api/me/notices", self.show),
            self._route("/api/me/notices/push", self.push, "POST"),
            self._route("/api/me/notices/mail", self.mail, "POST"),
            self._route("/api/me/notices/drop", self.drop, "POST"),
            self._route("/api/me/notices/quiet", self.quiet, "POST"),
            self._route("/api/me/notices/table", self.table, "POST"),
            self._route("/api/notices/confirm", self.confirm, "POST"),
            self._route("/api/notices/later", self.later, "POST"),
            self._route("/api/notices/stop", self.stop, "POST"),
            self._route("/api/notices/stop/{code}", self.stop_at_once, "POST"),
        ]

    # -- handlers -----------------------------------------------------------------------------

    async def export(self, request: Request) -> Export:
        return await self.wishes.export(self._key(request))

    async def show(self, request: Request) -> wire.MyNotices:
        return await self.wishes.show(self._key(request))

    async def push(self, request: Request) -> Response:
        key, wish = self._key(request), await self._body(request, wire.PushAddress)
        may = partial(self._addresses.take, visitor(request.scope))
        return reply(await self.wishes.add_push(key, wish, may), 200)

    async def mail(self, request: Request) -> Response:
        """Limited per day from one address, to one mailbox, and in all: nobody's mailbox can be
        flooded through us."""
        key, wish = self._key(request), await self._body(request, wire.MailAddress)
        takes = ((self._mails, visitor(request.scope)), (self._mails, mailbox_of(wish.address)),
                 (self._all_mails, EVERYBODY))  # fmt: skip
        if not all(buckets.take(whose) for buckets, whose in takes):
            raise TableFault("many-mails", per_day=self.limits.mails_per_day)
        return reply(await self.wishes.add_mail(key, wish), 200)

    async def drop(self, request: Request) -> Response:
        key, wish = self._key(request), await self._body(request, wire.DropAddress)
        return reply(await self.wishes.drop(key, wish.id), 200)

    async def quiet(self, request: Request) -> Response:
        key, wish = self._key(request), await self._body(request, wire.QuietHours)
        return reply(await self.wishes.set_quiet(key, wish), 200)

    async def table(self, request: Request) -> Response:
        key, wish = self._key(request), await self._body(request, wire.TableNotices)
        return reply(await self.wishes.set_table(key, wish), 200)

    # -- by a code, without a key -------------------------------------------------------------

    async def confirm(self, request: Request) -> Response:
        return await self._by_code(request, self.wishes.confirm)

    async def later(self, request: Request) -> Response:
        return await self._by_code(request, self.wishes.later)

    async def stop(self, request: Request) -> Response:
        return await self._by_code(request, self.wishes.stop)

    async def _by_code(self, request: Request, act: Any) -> Response:
        self._ask(request)
        return reply(await act((await self._body(request, wire.NoticeCode)).code), 200)

    async def stop_at_once(self, request: Request) -> Response:
        """One-click unsubscribe of a mail program (RFC 8058)."""
        self._ask(request)
        await self.wishes.stop(request.path_params["code"])
        return reply(None, 200)


def mailbox_of(address: str) -> str:
    """The same for all spellings of one mailbox: what follows a plus is ignored."""
    name, _, host = address.strip().lower().rpartition("@")
    return hashlib.sha256(f"{name.partition('+')[0]}@{host}".encode()).hexdigest()
