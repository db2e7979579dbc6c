"""The queue of notices, in the store: it survives a crash. A notice is claimed before it is sent,
so that only one of several processes sends it; a claim that is never settled runs out. Each address
has one claim at a time, and addresses do not wait for each other: one that never answers blocks
only itself."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Literal, NamedTuple, TypeVar

from tablee.table.clock import Timer
from tablee.table.notices import records
from tablee.table.notices.calls import Call
from tablee.table.notices.quiet import quiet_until, read_quiet
from tablee.table.notices.records import HOUR, Due
from tablee.table.services import Services
from tablee.table.slow.tempo import LEAST_GRACE
from tablee.table.store.dialect import Database
from tablee.table.store.shelf import Shelf
from tablee.table.store.writer import Statement, settle_once

T = TypeVar("T")

FIRST, EVERY = 1_000, 60_000
"""In ms: the first round after the start, and the pause while nothing is known to be due (another
process may have queued something)."""
LEFT = 6
"""Times the grace: somebody who was at the table a moment ago may only wait for the server to come
back."""
WRITTEN = 250
"""In ms: by then a new notice is on disk; if not, the next round finds it."""
TIDY_EVERY = 6 * HOUR
CLAIM_LASTS = 60_000
"""In ms: longer than any sending (`persons.COUNTED_IN` and `outside.TIMEOUT`, or
`mail.DEADLINE`)."""
AT_ONCE = {"push": 32, "mail": 2}
"""The most notices being sent at a time; each mail takes a thread."""
MOST_TRIES = 9
BACK_OFF, LONGEST_PAUSE = 30_000, 6 * HOUR
"""In ms: the first pause after a failure, and the longest; each is four times the one before. A day
in all."""
LATEST = LEAST_GRACE - HOUR
"""A reminder that somebody's time is up waits for their quiet hours no longer than that, in ms."""
PER_HOUR = 20
"""The most notices to one address; more have to wait."""


class Outcome(NamedTuple):
    """`later`: not now, perhaps after so many seconds; `gone`: the address no longer exists;
    `never`: this notice will not be accepted."""

    what: Literal["sent", "later", "gone", "never"]
    after: int = 0


Send = Callable[[Due], Awaitable[Outcome]]


class Queue:
    def __init__(self, store: Shelf, services: Services, send: Send, grace: int) -> None:
        """`grace`: in ms, before somebody is called who may only have reloaded the page."""
        self.store = store
        self._services = services
        self._clock = services.clock
        self._send = send
        self._grace = grace
        self._bell: Timer | None = None
        self._rings_at = 0
        self._called = 0
        """When the last new notice is due: a round under way may have looked before it was
        written."""
        self.round: asyncio.Task[None] | None = None
        """The running round: it claims what is due, as far as there is room."""
        self.sending: dict[asyncio.Task[None], str] = {}
        """The sendings under way, each with its kind (push or mail)."""
        self._rounds = 0
        self._again = False
        self._stopped = False
        self._tidied = 0
        self.wanted = True
        """Whether anybody has an address; True until that was looked up. If nobody has, tables do
        nothing for notices. (If another process learns of the first address, we know within a
        minute.)"""
        self._set(self._clock.now() + FIRST)

    # -- what tables say (`calls.Notices`) ----------------------------------------------------

    def call(self, table: str, seat: int, call: Call) -> Statement:
        return records.call(table, seat, *call.about, self._clock.now(), self.due())

    def left(self, table: str, seat: int, call: Call) -> None:
        """A notice that they have already is enough: it may just be on its way."""
        now = self._clock.now()
        due = now + LEFT * self._grace
        statement = records.call(table, seat, *call.about, now, due, update=False)
        self.store.write((statement,), lambda written: None)
        self._set(due + WRITTEN)

    def due(self) -> int:
        """When a notice that is about to be written is to be sent."""
        now = self._clock.now()
        self._called = now + self._grace + WRITTEN
        self._set(self._called)
        return now + self._grace

    def withdraw(self, table: str, seat: int) -> Statement:
        return records.withdraw(table, seat)

    def looked(self, table: str, seat: int) -> None:
        self.store.write((records.looked(table, seat),), lambda written: None)

    # -- the store ----------------------------------------------------------------------------

    async def read(self, question: Callable[[Database], T]) -> T:
        return await asyncio.to_thread(self.store.ask, question)

    async def write(self, *statements: Statement) -> bool:
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.store.write(statements, partial(settle_once, written))
        return await written

    # -- rounds -------------------------------------------------------------------------------

    def _set(self, when: int) -> None:
        """Set the timer for then, unless it is set for sooner."""
        if self._stopped or (self._bell is not None and self._rings_at <= when):
            return
        if self._bell is not None:
            self._bell.cancel()
        self._rings_at = when
        self._bell = self._clock.call_at(when, self._ring)

    def _ring(self) -> None:
        self._bell = None
        self._look()

    def _look(self) -> None:
        if self._stopped:
            return
        if self.round is not None:
            self._again = True
        else:
            self.round = asyncio.ensure_future(self._go())

    async def _go(self) -> None:
        then = self._clock.now() + EVERY
        try:
            then = await self._claim_all()
        except Exception as wrong:  # the store is not available: retry later
            self._services.report("notices-failed", why=repr(wrong))
        finally:
            self.round = None
            now = self._clock.now()
            then = self._called if now < self._called < then else then
            self._set(then)
            again, self._again = self._again, False
            if again:
                self._look()

    async def _claim_all(self) -> int:
        """Claim everything due, as far as there is room, again after each sending. Returns when to
        look next if nothing was sent."""
        await self._begin()
        self.wanted = await self.read(records.has_addresses)
        now = self._clock.now()
        for way, most in AT_ONCE.items():
            room = most - list(self.sending.values()).count(way)
            if room and not self._stopped:
                await self._claim(way, room, now)
        due = await self.read(lambda base: records.next_due(base, now))
        return min(now + EVERY, due or now + EVERY)

    async def _claim(self, way: str, room: int, now: int) -> None:
        self._rounds += 1
        name = f"{self._services.process}.{self._rounds}"
        if await self.write(records.claim(name, way, room, now, now + CLAIM_LASTS)):
            for one in await self.read(lambda base: records.claimed(base, name, now)):
                task = asyncio.ensure_future(self._deal_with(one, name))
                self.sending[task] = way
                task.add_done_callback(self._sent)

    def _sent(self, task: asyncio.Task[None]) -> None:
        del self.sending[task]
        wrong = None if task.cancelled() else task.exception()
        if wrong is not None:
            self._services.report("notices-failed", why=repr(wrong))
        self._look()

    async def _begin(self) -> None:
        now = self._clock.now()
        if not self._tidied and not self._services.shared:
            await self.write(records.void_claims(now))
        if now - self._tidied >= TIDY_EVERY:
            self._tidied = now
            await self.write(*records.tidy(now))

    async def _deal_with(self, due: Due, name: str) -> None:
        now = self._clock.now()
        until = quiet_until(read_quiet(due.quiet), now)
        if due.kind == "late" and now >= due.made + LATEST:  # else it would come after the bot
            until = 0
        elif due.kind == "late":
            until = min(until, due.made + LATEST)
        if until or due.lately >= PER_HOUR:
            await self.write(records.postpone(due, name, until or now + HOUR, due.tries))
            return
        try:
            outcome = await self._send(due)
        except Exception as wrong:
            self._services.report(
                "notice-failed", table=due.table, way=due.way, why=repr(wrong)[:200]
            )
            outcome = Outcome("later")
        await self.write(*self._settled(due, name, outcome))

    def _settled(self, due: Due, name: str, outcome: Outcome) -> tuple[Statement, ...]:
        now, counts = self._clock.now(), self._services.counts
        if outcome.what == "later" and due.tries + 1 < MOST_TRIES:
            counts["notices_postponed"] += 1
            pause = min(BACK_OFF << 2 * due.tries, LONGEST_PAUSE)
            pause = max(pause, min(outcome.after * 1000, LONGEST_PAUSE))
            return (records.postpone(due, name, now + pause, due.tries + 1),)
        if outcome.what == "sent":
            counts["notices_sent"] += 1
            return (records.sent(due, name, now),)
        counts["notices_dropped"] += 1
        if outcome.what == "gone":
            return records.drop_address(due.address)
        if outcome.what == "later":
            return (records.drop_old(due, name, now),)
        return (records.drop(due, name),)

    async def stop(self) -> None:
        """Settle what is just being sent; the rest waits for the next start."""
        self._stopped = True
        if self._bell is not None:
            self._bell.cancel()
        under_way = [*self.sending, *([self.round] if self.round is not None else [])]
        if under_way:
            await asyncio.wait(under_way, timeout=5)
