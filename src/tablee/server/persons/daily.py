"""HTTP: the board of the game of the day."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import tablee
from tablee.kernel import Game
from tablee.server.api import game_of, reply
from tablee.server.limits import Buckets
from tablee.server.persons.persons import Personal, PersonApi
from tablee.table.daily.board import Boards
from tablee.table.errors import TableFault
from tablee.table.persons.keys import read_key
from tablee.wire.daily import Board, ShowTry


class DailyApi(Personal):
    def __init__(self, people: PersonApi) -> None:
        super().__init__(people.lobby, people.limits)
        self.people = people
        self._boards = Boards(people.persons)
        self._askers = Buckets(people.lobby.services.clock, people.limits.boards_per_minute)

    @property
    def buckets(self) -> dict[str, Buckets]:
        return {"boards": self._askers}

    def routes(self) -> list[Route]:
        return [
            self._route("/api/daily/{game}", self.show),
            self._route("/api/me/daily", self.choose, "POST"),
        ]

    async def show(self, request: Request) -> Board:
        self._limit(request, self._askers, self.limits.boards_per_minute)
        sent = request.headers.get("authorization", "")
        key = read_key(sent) if sent else ""
        day = request.query_params.get("day", "")
        return await self._boards.show(with_daily(game_of(request)), day, key)

    async def choose(self, request: Request) -> Response:
        key = self._key(request)
        wish = await self._body(request, ShowTry)
        game = with_daily(tablee.games().get(wish.game))
        return reply(await self._boards.choose(game, wish.day, key, wish.shown), 200)


def with_daily(game: Game | None) -> Game:
    if game is None or not game.daily:
        raise TableFault("not-found")
    return game
