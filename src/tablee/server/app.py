"""The ASGI application: WebSockets to the hub, everything else to a few Starlette routes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp

from tablee import __version__
from tablee.places import CLIENT
from tablee.server.api import Api
from tablee.server.client import Client
from tablee.server.disk import Disk
from tablee.server.gate.addresses import visitor
from tablee.server.gate.guard import Guard
from tablee.server.gate.trust import Trust
from tablee.server.limits import Buckets, Limits
from tablee.server.metrics import Metrics
from tablee.server.persons.companions import CompanionApi
from tablee.server.persons.daily import DailyApi
from tablee.server.persons.notices import NoticeApi
from tablee.server.persons.persons import PersonApi
from tablee.server.ws import Hub, Message, Receive, Send
from tablee.table.errors import TableFault
from tablee.table.lobby import Lobby
from tablee.table.notices.settings import Settings
from tablee.table.persons.tidying import Tidying
from tablee.table.retention import Keep, Retention
from tablee.table.seats.tokens import Signer
from tablee.table.services import Services
from tablee.table.slow.waker import Waker
from tablee.table.store.shelf import Shelf

if TYPE_CHECKING:
    from tablee.cluster.node import Node

# No inline script, no other host. Small pictures and fonts may come as data:, and a style may
# be set on an element, which is how things move.
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)

HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    # The microphone only for words that are recognised on the device itself.
    (b"permissions-policy", b"camera=(), microphone=(self), geolocation=()"),
]


class App:
    """One server: its store, its tables, its connections."""

    def __init__(
        self,
        store: Shelf,
        services: Services,
        limits: Limits,
        dist: Path = CLIENT,
        trust: Trust = Trust(),  # noqa: B008  (frozen)
        settings: Settings = Settings(),  # noqa: B008  (frozen)
    ) -> None:
        self.store = store
        self.node: Node | None = None
        self.lobby = Lobby(services, Signer(store.secret), limits.live_tables)
        keep = Keep(
            limits.keep_finished_days, limits.keep_unfinished_days, limits.keep_unbegun_days
        )
        self.retention = Retention(self.lobby, store, keep)
        self.waker = Waker(self.lobby, store)
        self.disk = Disk(store, services.report)
        self.guard = Guard(limits, trust, services.clock, services.counts)
        self.hub = Hub(self.lobby, self.guard)
        self.metrics = Metrics(self.hub, store)
        self.api = Api(self.lobby, limits)
        self.people = PersonApi(self.api, store)
        self.notices = NoticeApi(self.people, store, settings)
        self.tidying = Tidying(self.people.persons, services, limits.keep_persons_days)
        self.daily = DailyApi(self.people)
        self.companions = CompanionApi(self.people, self.notices)
        self.client = Client(dist, self.lobby.game_of)
        self.askers = Buckets(services.clock, limits.requests_per_minute)
        self._http = Starlette(
            routes=[
                *self.people.routes(),
                *self.notices.routes(),
                *self.daily.routes(),
                *self.companions.routes(),
                *self.api.routes(),
                Route("/metrics", self.show_metrics),
                Route("/healthz", self.health),
                Mount("/", self.client),
            ]
        )

    @property
    def buckets(self) -> dict[str, Buckets]:
        """The limits of an address, by their names."""
        parts = (self.hub, self.api, self.people, self.notices, self.daily, self.companions)
        return {
            **{k: v for part in parts for k, v in part.buckets.items()},
            "requests": self.askers,
        }

    async def join(self, node: Node) -> None:
        """Become one of several processes."""
        await node.start()
        self.node = node
        self.hub.rooms, self.api.desk = node.rooms, node.desk
        node.members.connections = lambda: len(self.hub.connections)
        node.members.crowds = self.hub.crowds
        self.hub.elsewhere = node.members.crowd

    async def leave(self) -> None:
        """Hand our tables over to the others before we stop."""
        if self.node is not None:
            await self.node.leave()

    async def close(self) -> None:
        if self.node is not None:
            await self.node.close()

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        foreign = self.guard.is_foreign(scope)
        if scope["type"] == "websocket":
            await (refuse if foreign else self.hub.serve)(scope, receive, send)
        else:
            answer: ASGIApp = self._http
            if foreign:
                answer = self.api.wrong(TableFault("foreign-page"))
            elif not self.askers.take(visitor(scope)):
                most = self.guard.limits.requests_per_minute
                answer = self.api.wrong(TableFault("too-fast", per_minute=most))
            await answer(scope, receive, guarded(send))

    async def show_metrics(self, request: Request) -> Response:
        return Response(self.metrics.render(), media_type=CONTENT_TYPE_LATEST)

    async def health(self, request: Request) -> Response:
        """OK if the disk accepts writes, the other processes (if any) can be reached, and the
        server is not shutting down."""
        cut_off = self.node is not None and not self.node.well
        status = "ailing" if self.hub.leaving or cut_off else await self.disk.status()
        said = {"status": status, "version": __version__}
        return JSONResponse(said, 200 if status == "ok" else 503)


async def refuse(scope: Message, receive: Receive, send: Send) -> None:
    """Refuse a WebSocket before its handshake: 403."""
    await receive()
    await send({"type": "websocket.close"})


def guarded(send: Send) -> Send:
    """Adds the security headers to every HTTP response, unless it has a stricter one of its own."""

    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            own = message.get("headers", [])
            names = {name for name, _ in own}
            message["headers"] = [*own, *(header for header in HEADERS if header[0] not in names)]
        await send(message)

    return with_headers
