"""HTTP: who I am, my devices, my tables. Every request carries the key of its device."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tablee.server.api import Api, Requests, reply
from tablee.server.gate.addresses import visitor
from tablee.server.limits import DAY, EVERYBODY, Buckets
from tablee.table.desk import Request as DeskRequest
from tablee.table.errors import TableFault
from tablee.table.persons.by_passkey import ByPasskey
from tablee.table.persons.keys import read_key
from tablee.table.persons.passkeys import Site
from tablee.table.persons.persons import Persons
from tablee.table.store.shelf import Shelf
from tablee.wire import persons as wire


class Personal(Requests):
    """Requests with the key of a device: all of them share one rate limit."""

    people: PersonApi

    def _ask(self, request: Request) -> None:
        self._limit(request, self.people.askers, self.limits.person_requests_per_minute)

    def _key(self, request: Request) -> str:
        self._ask(request)
        return read_key(request.headers.get("authorization", ""))


class PersonApi(Personal):
    def __init__(self, api: Api, store: Shelf) -> None:
        super().__init__(api.lobby, api.limits)
        self._api = api
        clock, limits = api.lobby.services.clock, api.limits
        self.people = self
        self.persons = Persons(store, clock, api.lobby.signer, self)
        self._passkeys = ByPasskey(self.persons)
        self.askers = Buckets(clock, limits.person_requests_per_minute)
        self._makers = Buckets(clock, limits.persons_per_day, DAY)
        self._words = Buckets(clock, limits.words_per_minute)
        self._all_words = Buckets(clock, limits.all_words_per_minute)

    async def answer(self, request: DeskRequest) -> Any:
        """Tables are asked through the desk, which may be that of a cluster."""
        return await self._api.desk.answer(request)

    @property
    def buckets(self) -> dict[str, Buckets]:
        return {
            "persons": self.askers, "new-persons": self._makers, "words": self._words,
            "all-words": self._all_words,
        }  # fmt: skip

    def routes(self) -> list[Route]:
        return [
            self._route("/api/me", self.show),
            self._route("/api/me", self.be, "POST"),
            self._route("/api/me/tables", self.tables, "POST"),
            self._route("/api/me/drop", self.drop, "POST"),
            self._route("/api/me/words", self.make_words, "POST"),
            self._route("/api/me/invite", self.invite, "POST"),
            self._route("/api/me/devices", self.let, "POST"),
            self._route("/api/me/forget", self.forget, "POST"),
            self._route("/api/me/passkeys/new", self.new_passkey, "POST"),
            self._route("/api/me/passkeys/drop", self.drop_passkey, "POST"),
            self._route("/api/me/passkeys", self.add_passkey, "POST"),
            self._route("/api/join", self.enter, "POST"),
            self._route("/api/join/passkey/new", self.ask_passkey, "POST"),
            self._route("/api/join/passkey", self.enter_by_passkey, "POST"),
        ]

    def _try_words(self, request: Request) -> None:
        """Trying words is expensive and limited, so that nobody finds a person by guessing."""
        self._limit(request, self._words, self.limits.words_per_minute)
        if not self._all_words.take(EVERYBODY):
            raise TableFault("too-fast", per_minute=self.limits.all_words_per_minute)

    # -- handlers -----------------------------------------------------------------------------

    async def show(self, request: Request) -> wire.Me:
        return await self.persons.me(self._key(request))

    async def be(self, request: Request) -> wire.Me:
        key, wish = self._key(request), await self._body(request, wire.Myself)
        if not await self.persons.known(key) and not self._makers.take(visitor(request.scope)):
            raise TableFault("many-people", per_day=self.limits.persons_per_day)
        return await self.persons.be(key, wish)

    async def tables(self, request: Request) -> Response:
        key = self._key(request)
        wish = await self._body(request, wire.MySeats, self.limits.seats_bytes)
        return reply(await self.persons.tables(key, wish), 200)

    async def drop(self, request: Request) -> Response:
        key, wish = self._key(request), await self._body(request, wire.DropTable)
        await self.persons.drop(key, wish.table)
        return reply(None, 200)

    async def make_words(self, request: Request) -> wire.SixWords:
        key = self._key(request)
        self._try_words(request)
        return await self.persons.make_words(key)

    async def invite(self, request: Request) -> wire.NewDevice:
        key = self._key(request)
        self._try_words(request)
        return await self.persons.invite(key)

    async def let(self, request: Request) -> Response:
        key, wish = self._key(request), await self._body(request, wire.LetDevice)
        return reply(await self.persons.let(key, wish), 200)

    async def forget(self, request: Request) -> Response:
        return reply(await self.persons.forget(self._key(request)), 200)

    async def enter(self, request: Request) -> Response:
        key, wish = self._key(request), await self._body(request, wire.Enter)
        if not wish.code:
            self._try_words(request)
        return reply(await self.persons.enter(key, wish), 200)

    # -- passkeys -----------------------------------------------------------------------------

    async def new_passkey(self, request: Request) -> Response:
        return reply(await self._passkeys.options(self._key(request), site_of(request)), 200)

    async def add_passkey(self, request: Request) -> wire.Me:
        key, wish = self._key(request), await self._body(request, wire.NewPasskey)
        return await self._passkeys.add(key, site_of(request), wish.credential, wish.device)

    async def drop_passkey(self, request: Request) -> Response:
        key, wish = self._key(request), await self._body(request, wire.DropPasskey)
        return reply(await self._passkeys.drop(key, wish.id), 200)

    async def ask_passkey(self, request: Request) -> Response:
        self._key(request)
        return reply(await self._passkeys.question(site_of(request)), 200)

    async def enter_by_passkey(self, request: Request) -> Response:
        key, wish = self._key(request), await self._body(request, wire.EnterByPasskey)
        return reply(await self._passkeys.enter(key, site_of(request), wish), 200)


def site_of(request: Request) -> Site:
    """The origin of the page; that it is ours has been checked (`gate/trust.py`)."""
    origin = request.headers.get("origin", "")
    if not origin:
        raise TableFault("no-passkey")
    return Site(origin)
