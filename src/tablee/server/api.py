"""HTTP: tables, seats, forks, replays, the registry, the rules, a story to keep. Structs in,
structs out (but for what comes out as a PDF)."""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeVar
from urllib.parse import quote

import msgspec
from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

import tablee
from tablee.kernel import Game
from tablee.kernel.words.clauses import read_clauses
from tablee.server.games import describe, fluent_source, note_on, read_art, refused, rules_of
from tablee.server.gate.addresses import visitor
from tablee.server.limits import DAY, EVERYBODY, HOUR, Buckets, Limits
from tablee.server.logs import LOGGER
from tablee.server.paper.keepsake import Typesetter
from tablee.table import desk
from tablee.table.desk import Desk
from tablee.table.errors import TableFault
from tablee.table.lobby import Lobby
from tablee.wire import http
from tablee.wire import messages as wire
from tablee.wire.keepsake import Keepsake
from tablee.wire.sheet import Sheet

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Any]]

STATUS: dict[wire.FaultCode, int] = {
    "bad-token": 403, "expired": 403, "not-your-seat": 403, "foreign-page": 403,
    "logged-out": 403, "old-link": 403, "ask-first": 403, "not-let-in": 403,
    "no-watching": 403, "old-offer": 403, "other-link": 403, "passed-on": 403, "voted-out": 403,
    "no-such-table": 404, "no-such-seat": 404, "no-such-game": 404, "no-such-moment": 404,
    "no-such-code": 404, "no-such-device": 404,
    "no-person": 403, "still-asking": 403, "wrong-words": 403, "old-invite": 403,
    "no-passkey": 403, "removed": 403, "many-devices": 409, "many-people": 429,
    "not-found": 404,
    "seat-taken": 409, "not-over": 409, "unreadable": 409, "other-rules": 409,
    "begun": 409,
    "too-big": 413, "too-fast": 429, "enough": 429, "internal": 500, "damaged": 500,
    "full": 503, "storage": 503, "shutting-down": 503, "no-pdf": 503,
    "newer-rules": 503, "no-mail": 503, "many-mails": 429, "many-addresses": 429,
    "old-notice": 404, "no-run": 404, "no-companion": 404, "no-open-seat": 409,
    "many-invites": 429,
}  # fmt: skip
"""400 for all others."""

ART_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

COMPRESSED = [
    Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6, thread_minimum_size=1000)
]
"""Compressed in a thread, however small, so that tables do not wait. Only for responses without
secrets: if a token stands in one response with text that somebody else may choose (a name, an error
that quotes its input), the compressed length tells how much of the token that text repeats, and so,
guess by guess, the token (BREACH)."""


NUMBER = re.compile("[0-9]{1,9}")


class Number(IntegerConvertor):
    """A number in a path: no table has so many seats or moments that it needs more digits."""

    regex = NUMBER.pattern


register_url_convertor("number", Number())


class Requests:
    """The base of every group of routes: decodes and encodes structs, and turns faults into
    responses."""

    def __init__(self, lobby: Lobby, limits: Limits) -> None:
        self.lobby = lobby
        self.limits = limits

    def _route(
        self, path: str, handler: Handler, *methods: str, middleware: Sequence[Middleware] = ()
    ) -> Route:
        async def respond(request: Request) -> Response:
            try:
                made = await handler(request)
                if isinstance(made, Response):
                    return made
                return reply(made, 201 if request.method == "POST" else 200)
            except TableFault as wrong:
                return self.wrong(wrong)
            except Exception:
                LOGGER.exception("bug", extra={"fields": {"path": path}})
                return self.wrong(TableFault("internal"))

        return Route(path, respond, methods=list(methods) or ["GET"], middleware=middleware)

    def wrong(self, wrong: TableFault) -> Response:
        self.lobby.services.counts[f"fault:{wrong.code}"] += 1
        return reply(wrong.fault, STATUS.get(wrong.fault.code, 400))

    async def _body(self, request: Request, kind: type[T], most: int = 0) -> T:
        """The body as a struct; reads no more than a message may have."""
        most, body = most or self.limits.message_bytes, b""
        try:
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    raise TableFault("too-big", most=most)
        except ClientDisconnect:
            raise TableFault("malformed", why="cut off") from None
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            raise TableFault("malformed", why=str(error)[:100]) from None

    def _limit(self, request: Request, buckets: Buckets, per_minute: int) -> None:
        if not buckets.take(visitor(request.scope)):
            raise TableFault("too-fast", per_minute=per_minute)


class Api(Requests):
    def __init__(self, lobby: Lobby, limits: Limits) -> None:
        super().__init__(lobby, limits)
        self.desk = Desk(lobby)
        self._makers = Buckets(lobby.services.clock, limits.tables_per_minute)
        self._today = Buckets(lobby.services.clock, limits.tables_per_day, DAY)
        self._forks = Buckets(lobby.services.clock, limits.forks_per_day, DAY)
        self._keepers = Buckets(lobby.services.clock, limits.keepsakes_per_minute)
        self._coders = Buckets(lobby.services.clock, limits.new_codes_per_hour, HOUR)
        self._finders = Buckets(lobby.services.clock, limits.codes_per_minute)
        self._guessers = Buckets(lobby.services.clock, limits.wrong_codes_per_day, DAY)
        self._all_guessers = Buckets(lobby.services.clock, limits.all_wrong_codes_per_hour, HOUR)
        self.typesetter = Typesetter()
        self._described: dict[str, http.GameInfo] = {}

    @property
    def buckets(self) -> dict[str, Buckets]:
        return {
            "tables": self._makers, "tables-today": self._today, "forks": self._forks,
            "keepsakes": self._keepers, "new-codes": self._coders, "codes": self._finders,
            "wrong-codes": self._guessers, "all-wrong-codes": self._all_guessers,
        }  # fmt: skip

    def routes(self) -> list[Route]:
        return [
            self._route("/api/games", self.games, middleware=COMPRESSED),
            self._route("/api/games/{game}", self.game, middleware=COMPRESSED),
            self._route("/api/games/{game}/text/{lang}", self.text, middleware=COMPRESSED),
            self._route("/api/games/{game}/art.svg", self.art, middleware=COMPRESSED),
            self._route("/api/games/{game}/options", self.options, "POST"),
            self._route("/api/rules/{game}/{lang}", self.rules, middleware=COMPRESSED),
            self._route("/api/pictures/{game}/{lang}", self.pictures, middleware=COMPRESSED),
            self._route("/api/tables", self.create, "POST"),
            self._route("/api/tables/{table}", self.show),
            self._route("/api/tables/{table}/seats/{seat:number}", self.sit, "POST"),
            self._route("/api/tables/{table}/fork", self.fork, "POST"),
            self._route("/api/tables/{table}/code", self.code, "POST"),
            self._route("/api/codes/{code}", self.find),
            self._route("/api/tables/{table}/again", self.again, "POST"),
            self._route(
                "/api/tables/{table}/replay/{at:number}", self.moment, middleware=COMPRESSED
            ),
            self._route("/api/tables/{table}/hindsight", self.hindsight),
            self._route("/api/keepsake", self.keepsake, "POST"),
            self._route("/api/sheet", self.sheet, "POST"),
            self._route("/api/{path:path}", self.nothing, "GET", "POST"),
        ]

    def _may_sit(self, request: Request) -> None:
        self._limit(request, self._makers, self.limits.tables_per_minute)

    def _may_make(self, request: Request) -> None:
        """Check the daily limit per address: a table stays on disk."""
        self._may_sit(request)
        if not self._today.take(visitor(request.scope)):
            raise TableFault("enough", per_day=self.limits.tables_per_day)

    # -- handlers -----------------------------------------------------------------------------

    async def create(self, request: Request) -> http.Seated:
        wish = await self._body(request, http.NewTable)
        self._may_make(request)
        return await self.lobby.create(wish)

    async def show(self, request: Request) -> Any:
        code = request.query_params.get("code", "")
        return await self.desk.answer(desk.Show(request.path_params["table"], code))

    async def sit(self, request: Request) -> Any:
        wish = await self._body(request, http.TakeSeat)
        self._may_sit(request)
        where = request.path_params
        return await self.desk.answer(desk.Sit(where["table"], where["seat"], wish))

    async def fork(self, request: Request) -> Any:
        wish = await self._body(request, http.Fork)
        self._may_make(request)
        table = request.path_params["table"]
        if not self._forks.take(table):
            raise TableFault("enough", per_day=self.limits.forks_per_day)
        return await self.desk.answer(desk.ForkAt(table, wish))

    async def code(self, request: Request) -> Any:
        wish = await self._body(request, http.WantCode)
        self._may_sit(request)
        if not self._coders.take(visitor(request.scope)):
            raise TableFault("too-fast")
        where = request.path_params["table"]
        return await self.desk.answer(desk.Code(where, wish.token, wish.code, wish.pad))

    async def find(self, request: Request) -> Any:
        """Find a table by its code. Wrong codes are limited, so that nobody finds one by trying."""
        self._limit(request, self._finders, self.limits.codes_per_minute)
        wrong = ((self._guessers, visitor(request.scope)), (self._all_guessers, EVERYBODY))
        if not all(buckets.has(who) for buckets, who in wrong):
            raise TableFault("too-fast")
        try:
            return await self.desk.answer(desk.Find(request.path_params["code"]))
        except TableFault:
            for buckets, who in wrong:
                buckets.take(who)
            raise

    async def again(self, request: Request) -> Any:
        """A rematch. Creating the table counts as one; everybody after only takes a seat."""
        wish = await self._body(request, http.Again)
        self._may_make(request)
        return await self.desk.answer(desk.PlayAgain(request.path_params["table"], wish))

    async def moment(self, request: Request) -> Any:
        text = request.query_params.get("seat", "spectator")
        if text != "spectator" and not NUMBER.fullmatch(text):
            raise TableFault("no-such-seat", seat=text[:20])
        seat = None if text == "spectator" else int(text)
        where = request.path_params
        words, code = (request.query_params.get(name, "") for name in ("words", "code"))
        return await self.desk.answer(desk.Look(where["table"], where["at"], seat, words, code))

    async def hindsight(self, request: Request) -> Any:
        """Limited like a keepsake: the house bot plays a few games for it."""
        self._limit(request, self._keepers, self.limits.keepsakes_per_minute)
        code = request.query_params.get("code", "")
        return await self.desk.answer(desk.LookBack(request.path_params["table"], code))

    async def games(self, request: Request) -> list[http.GameInfo]:
        shown = [game for game in tablee.games().values() if not game.hidden]
        shown.sort(key=lambda game: (game.order, game.id))
        return [await self._describe(game) for game in shown]

    async def game(self, request: Request) -> http.GameInfo:
        return await self._describe(game_of(request))

    async def _describe(self, game: Game) -> http.GameInfo:
        """Computed once, in a thread, as it imports bots and searches texts."""
        if game.id not in self._described:
            self._described[game.id] = await asyncio.to_thread(describe, game)
        return self._described[game.id]

    async def options(self, request: Request) -> Response:
        """Check options. Nothing is created, so this is not 201."""
        wish = await self._body(request, http.OptionsWish)
        game, options = game_of(request), wish.options
        return reply(http.OptionsAnswer(refused(game, options), note_on(game, options)), 200)

    async def text(self, request: Request) -> Response:
        game, lang = game_of(request), request.path_params["lang"]
        if lang not in game.languages:
            raise TableFault("not-found")
        return fresh(request, await asyncio.to_thread(fluent_source, game, lang), "text/plain")

    async def art(self, request: Request) -> Response:
        """A game's picture, served so that it can neither run nor load anything."""
        try:
            picture = await asyncio.to_thread(read_art, game_of(request))
        except OSError:
            raise TableFault("not-found") from None
        return fresh(request, picture, "image/svg+xml", {"content-security-policy": ART_POLICY})

    async def rules(self, request: Request) -> http.Rules:
        game, lang = game_of(request), request.path_params["lang"]
        if not read_clauses(game, lang):
            raise TableFault("not-found")
        return await asyncio.to_thread(rules_of, game, lang)

    async def pictures(self, request: Request) -> Response:
        game, lang = game_of(request), request.path_params["lang"]
        if game.pictures is None or lang not in game.languages:
            raise TableFault("not-found")
        made = await asyncio.to_thread(game.pictures, lang)
        return fresh(request, msgspec.json.encode(made), "application/json")

    async def keepsake(self, request: Request) -> Response:
        """The limit is checked first, as this is the most expensive request, with the largest
        body."""
        self._limit(request, self._keepers, self.limits.keepsakes_per_minute)
        story = await self._body(request, Keepsake, self.limits.keepsake_bytes)
        return as_pdf(await self.typesetter.pdf(story), "story", story.title)

    async def sheet(self, request: Request) -> Response:
        """Limited like a keepsake."""
        self._limit(request, self._keepers, self.limits.keepsakes_per_minute)
        sheet = await self._body(request, Sheet, self.limits.sheet_bytes)
        return as_pdf(await self.typesetter.pdf(sheet), "rules", sheet.title)

    async def nothing(self, request: Request) -> None:
        raise TableFault("not-found")


def game_of(request: Request) -> Game:
    """The game of the path, also a hidden one."""
    game = tablee.games().get(request.path_params["game"])
    if game is None:
        raise TableFault("not-found")
    return game


def as_pdf(made: bytes, plain: str, title: str) -> Response:
    """A file of that title; `plain` is an ASCII name for clients that need one."""
    name = quote(f"{title[:60]}.pdf", safe="")
    headers = {
        "cache-control": "no-store",
        "content-disposition": f"attachment; filename={plain}.pdf; filename*=UTF-8''{name}",
    }
    return Response(made, 200, headers, "application/pdf")


def fresh(
    request: Request, body: bytes, kind: str, headers: Mapping[str, str] | None = None
) -> Response:
    """A response that the browser keeps, but revalidates each time. Its ETag is weak, because the
    response may be compressed on its way."""
    etag = f'W/"{hashlib.sha256(body).hexdigest()[:16]}"'
    headers = {**(headers or {}), "cache-control": "no-cache", "etag": etag}
    if request.headers.get("if-none-match") == etag:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=kind)


def reply(message: Any, status: int) -> Response:
    return Response(
        msgspec.json.encode(message),
        status,
        {"cache-control": "no-store"},
        media_type="application/json",
    )
