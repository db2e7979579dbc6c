"""A house with notices: a store, its tables, its people, and services on loopback."""

from __future__ import annotations

import asyncio
import secrets
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any
from unittest.mock import patch

from tablee.table.clock import VirtualClock
from tablee.table.desk import Desk
from tablee.table.errors import TableFault
from tablee.table.live.table import Table
from tablee.table.lobby import Lobby
from tablee.table.notices.missed import Missed
from tablee.table.notices.queue import WRITTEN, Queue
from tablee.table.notices.sending import Sender
from tablee.table.notices.settings import Mailbox, Settings
from tablee.table.notices.wishes import Wishes
from tablee.table.persons.keys import hash_of
from tablee.table.persons.persons import Persons
from tablee.table.seats.tokens import Signer
from tablee.table.services import Pace, Services
from tablee.table.store.address import open_store
from tablee.wire import http
from tablee.wire import messages as wire
from tablee.wire.notices import PushAddress
from tablee.wire.persons import Enter, LetDevice, MySeat, MySeats, Myself
from tablee.wire.slow import Tempo
from tests.table.kit import Screen, think_now

from .services import MailServer, PushService, Subscription

SITE = "https://games.example.org"


class House:
    """`clock`: of all processes, if there are several."""

    def __init__(
        self, address: str, push: PushService, mail: MailServer, clock: VirtualClock,
        shared: bool = False, loopback: bool = True,
    ) -> None:  # fmt: skip
        self.store = open_store(address, asyncio.get_running_loop().call_soon_threadsafe)
        self.beside: House | None = None
        """Another living process with the same store and the same clock."""
        self.push, self.mail, self.clock = push, mail, clock
        self.reports: list[Any] = []
        services = Services(self.store, self.clock, Pace(late_departure=False), think_now)
        services.report = lambda event, **fields: self.reports.append((event, fields))
        services.shared = shared
        mailbox = Mailbox("127.0.0.1", mail.port, sender="tablee@example.org")
        settings = Settings(SITE, mailbox, loopback)
        signer = Signer(self.store.secret)
        self.lobby = Lobby(services, signer)
        self.persons = Persons(self.store, self.clock, signer, Desk(self.lobby))
        self.sender = Sender(self.store.secret, self.clock, settings, self.persons.waiting)
        self.queue = services.notices = Queue(self.store, services, self.sender, settings.grace)
        self.missed = Missed(self.persons.desk, self.queue, services)
        self.grace = settings.grace + WRITTEN
        self.wishes = Wishes(self.persons, self.queue, self.sender, settings)

    async def person(self, name: str = "Ada", lang: Any = "en") -> Person:
        made = Person(self)
        await self.persons.be(made.key, Myself(name, lang, 3, "Laptop"))
        return made

    async def lay(
        self, game: str = "tic-tac-toe", *kinds: str, tempo: Tempo = "live"
    ) -> http.Seated:
        wish = [http.SeatWish(kind, f"Name {n}") for n, kind in enumerate(kinds or ("me", "me"))]  # type: ignore[arg-type]
        return await self.lobby.create(http.NewTable(game, seats=wish, tempo=tempo))

    async def play(self, table: str, *cells: int) -> None:
        opened = await self.lobby.open(table)
        for cell in cells:
            opened.play(next(iter(opened.logged.match.asks)), cell)
        await opened.settled()

    async def pass_time(self, ms: int) -> None:
        """Advances the clock from timer to timer, and waits each time until all that is due has
        been sent."""
        end = self.clock.now() + ms
        await self.quiet()
        while (now := self.clock.now()) < end:
            then = self.clock.next
            self.clock.advance(min(end if then is None else then, end) - now)
            await self.quiet()

    async def quiet(self) -> None:
        """Waits until the tables have told what is on disk, and until nothing is being sent; in
        the process beside this one, too."""
        if self.beside is not None:
            await self.beside.quiet()
        for table in list(self.lobby.live.values()):
            with suppress(TableFault):  # it belongs to another process by now
                await table.settled()
        while under_way := {*self.queue.sending, self.queue.round, self._looking()} - {None}:
            await asyncio.wait(under_way)

    def _looking(self) -> asyncio.Task[None] | None:
        looking = self.missed.looking
        return None if looking is None or looking.done() else looking

    def rows(self, table: str) -> list[Any]:
        return self.store.ask(lambda base: base.execute(f"select * from {table}"))

    @contextmanager
    def one_commit(self) -> Iterator[None]:
        """The writer waits: all that is queued meanwhile goes into one commit."""
        free, writer = threading.Event(), self.store._writer
        commit = writer._commit

        def wait(*given: Any) -> list[bool]:
            assert free.wait(30)
            return commit(*given)

        with patch.object(writer, "_commit", wait):
            self.store.probe(lambda written: None)
            while self.store.waiting:
                time.sleep(0.001)
            yield
        free.set()

    def kill(self) -> None:
        """As by kill -9: whatever it was about to do, it does no more."""
        self.queue._stopped = True
        self.missed.halt()
        for task in {*self.queue.sending, self.queue.round} - {None}:
            task.cancel()
        for table in self.lobby.live.values():
            table.close()

    async def close(self) -> None:
        """In order, as a server that is told to stop."""
        for table in list(self.lobby.live.values()):
            for screen, seat in table.presence.screens:
                table.leave(screen, seat)
        self.missed.stop()
        await self.queue.stop()
        await self.lobby.stop()
        self.store.close()


class Person:
    """A browser with a key."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.key = hash_of(secrets.token_urlsafe(32))

    async def subscribe(self) -> Subscription:
        """Subscribes this device to push notices."""
        made = self.house.push.subscribe()
        await self.house.wishes.add_push(self.key, PushAddress(made.endpoint, **made.keys))
        return made

    async def sit(self, made: http.Seated, *seats: int) -> None:
        mine = [MySeat(made.tokens[str(seat)]) for seat in seats]
        await self.house.persons.tables(self.key, MySeats(mine, quiet=True))

    async def look(self, made: http.Seated, seat: int) -> tuple[Table, Screen]:
        """A screen of that seat opens."""
        table, screen = await self.house.lobby.open(made.table.id), Screen()
        table.join(screen, seat, wire.Join())
        await table.settled()
        return table, screen

    async def bring(self) -> Person:
        """Adds another device of this person."""
        other = Person(self.house)
        code = (await self.house.persons.invite(self.key)).code
        await self.house.persons.enter(other.key, Enter(code, device="Phone", yes=True))
        (asking,) = (await self.house.persons.me(self.key)).asking
        await self.house.persons.let(self.key, LetDevice(asking.id, True))
        return other


@asynccontextmanager
async def opened(address: str, **more: Any) -> AsyncIterator[House]:
    clock = VirtualClock()
    async with PushService(clock.now) as push, MailServer() as mail:
        house = House(address, push, mail, clock, **more)
        try:
            yield house
        finally:
            await house.close()
