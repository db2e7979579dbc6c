"""HTTP: people one has played with, and inviting them."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tablee.server.api import reply
from tablee.server.limits import DAY, Buckets
from tablee.server.persons.notices import NoticeApi
from tablee.server.persons.persons import Personal, PersonApi
from tablee.table.companions.companions import CompanionList
from tablee.wire import companions as wire


class CompanionApi(Personal):
    def __init__(self, people: PersonApi, notices: NoticeApi) -> None:
        super().__init__(people.lobby, people.limits)
        self.people = people
        clock, limits = people.lobby.services.clock, people.limits
        self._list = CompanionList(people.persons, notices.queue, people.lobby.signer)
        self._inviters = Buckets(clock, limits.invites_per_day, DAY)

    @property
    def buckets(self) -> dict[str, Buckets]:
        return {"invites": self._inviters}

    def routes(self) -> list[Route]:
        return [
            self._route("/api/me/companions", self.show),
            self._route("/api/me/companions/invite", self.invite, "POST"),
            self._route("/api/me/companions/decline", self.decline, "POST"),
            self._route("/api/me/companions/mute", self.mute, "POST"),
        ]

    # -- handlers -----------------------------------------------------------------------------

    async def show(self, request: Request) -> wire.Companions:
        table = request.query_params.get("table", "")
        return await self._list.show(self._key(request), table)

    async def invite(self, request: Request) -> Response:
        key, wish = self._key(request), await self._body(request, wire.InviteCompanion)
        return reply(await self._list.invite(key, wish, self._inviters.take), 200)

    async def decline(self, request: Request) -> Response:
        key, wish = self._key(request), await self._body(request, wire.DeclineInvitation)
        return reply(await self._list.decline(key, wish.table), 200)

    async def mute(self, request: Request) -> Response:
        key, wish = self._key(request), await self._body(request, wire.MuteCompanion)
        return reply(await self._list.mute(key, wish.id, wish.on), 200)
