"""One live table: an actor that handles one message at a time and never blocks.

An answer is checked here, played in the match, and put on the writer's queue; the messages to all
viewers are held back, and sent in order once the record is on disk. While a record is on its way
to disk, every message of this table queues up behind it, those to a newcomer, too: nobody is told
of anything that could still be lost.
"""

from __future__ import annotations

import asyncio
import time
import traceback
from collections.abc import Callable
from typing import Any, assert_never

from msgspec.structs import replace

from tablee.kernel import CLOCK, Refused, Timed
from tablee.table import telling
from tablee.table.errors import TableFault
from tablee.table.live.audience import Audience
from tablee.table.live.auto import Auto
from tablee.table.live.away import Away
from tablee.table.live.changes import Changes
from tablee.table.live.company import Company, CompanyMessage
from tablee.table.live.delivery import Delivery
from tablee.table.live.door import DoorMessage, TableDoor
from tablee.table.live.heat.timing import Timing
from tablee.table.live.talk import Talk
from tablee.table.live.undoing import Undoing
from tablee.table.live.viewer import Screen, Viewer, encode
from tablee.table.live.wording import spoken
from tablee.table.logged import MOST_MOVES, LoggedTable
from tablee.table.notices.calls import Calls
from tablee.table.seats.tokens import Claim
from tablee.table.services import Services
from tablee.table.slow.deadline import Deadline
from tablee.table.slow.orders import give
from tablee.table.store.writer import Statement, Stream
from tablee.table.waking.snapshots import due, take
from tablee.wire import messages as wire
from tablee.wire.door import Knock
from tablee.wire.slow import Order

Happening = tuple[str, int | None, object]
LAG_STEP = 30
"""In ms: lags that differ by less are shown as equal."""


class Table:
    __slots__ = (
        "_audience",
        "_auto",
        "_away",
        "_delivery",
        "_lags",
        "_tell",
        "calls",
        "changes",
        "company",
        "deadline",
        "door",
        "failed",
        "idle_since",
        "logged",
        "services",
        "stream",
        "talk",
        "timing",
        "undoing",
    )  # fmt: skip

    def __init__(
        self,
        logged: LoggedTable,
        services: Services,
        failed: Callable[[Table], None],
        fence: int = 0,
    ) -> None:
        """`fence`: the fence of the claim by which this process owns the table."""
        self.logged = logged
        self.services = services
        self.stream = Stream(logged.row.id, fence)
        self.failed = failed
        self.idle_since = services.clock.now()
        self._delivery = Delivery(services, self._broken)
        self._tell = self._delivery.tell
        self._lags: dict[int, int | None] = {}
        self.timing = Timing(logged, services.clock)
        self._audience = Audience(
            logged, self.timing, self._tell, services.pace.late_departure, self.report_bug
        )
        notices = services.notices
        self.calls = None if notices is None else Calls(self, notices)
        self.changes = Changes(self)
        self.door = TableDoor(self)
        self.company = Company(self)
        self.talk = Talk(self)
        self.undoing = Undoing(self)
        self._away = Away(self)
        self._auto = Auto(self)
        self.deadline = None if logged.slow.tempo == "live" else Deadline(self)
        self._go_on()

    # -- coming and going ---------------------------------------------------------------------

    def join(self, screen: Screen, seat: int | None, join: wire.Join, token: str = "") -> None:
        """A screen opens: it is sent everything this viewer may know, then updates; and a new
        token, if the one it came with is to be replaced."""
        if self.services.shared:
            self._make_sure()
        screen.deep = join.deep
        fresh = seat not in self._audience.viewers
        viewer = self._audience.find(seat)
        viewer.taught = viewer.taught or join.lessons
        if seat is not None:
            if self.calls is not None:
                self.calls.looked(seat)
            self.timing.links.open(screen, seat)
            self._go_on()
            if fresh:
                self.tell_people()
        welcome = viewer.welcome(self.logged, join, self.here, self.timing.heat.told())
        welcome.token = token
        for ready in self.company.ready:
            welcome.table.people[ready].ready = True
        if seat is not None and self.logged.over:
            welcome.thoughts = telling.thoughts(self.logged)
        if seat is not None:
            welcome.orders = {**self.logged.slow.orders.get(seat, {})}
        self.door.welcome(screen, seat, welcome, join.curtain)
        self._audience.welcome(screen, viewer, welcome)
        if seat is not None:
            self._away.welcome(seat)
            self.company.came(seat)

    def enter(self, screen: Screen, claim: Claim | None, join: wire.Join) -> int | None:
        """Let a screen in; returns its seat, None for a spectator. An old token is replaced by a
        fresh one."""
        invitation = self.logged.invitation
        seat = invitation.admit(claim, join.code)
        screen.code = join.code
        fresh = self.token(claim.seat) if claim is not None and claim.old else ""
        screen.words = self.spoken(join.words) if join.words else ""
        if claim is None and not invitation.may_watch(join.code):
            self.door.keep_outside(screen)
            return None
        if claim is None:
            screen = self.door.put_behind(screen)
        if join.curtain:
            if seat is not None and self.calls is not None:
                self.calls.curtains[screen] = seat
            seat, fresh = None, ""
        self.join(screen, seat, replace(join, curtain=join.curtain and claim is not None), fresh)
        self.services.counts["joins"] += 1
        return seat

    def leave(self, screen: Screen, seat: int | None) -> None:
        if seat is None:
            screen = self.door.before(screen)
        here = self._audience.leave(screen, seat)
        if self.calls is not None:
            self.calls.curtains.pop(screen, None)
        self.door.leave(screen, here and seat is None)
        if not here:
            return
        self._delivery.forget(screen)
        self.timing.links.close(screen)
        if seat is not None and seat not in self._audience.viewers:
            if self.calls is not None:
                self.calls.left(seat)
            self.company.went(seat)
            self.tell_people()
            self._go_on()
        self.idle_since = self.services.clock.now()

    @property
    def viewers(self) -> dict[int | None, Viewer]:
        """The viewers with an open screen: seats, and None for all spectators."""
        return self._audience.viewers

    @property
    def here(self) -> dict[int, int | None]:
        """The seats that have a screen open, and how slow their link is."""
        return {seat: self._lags.get(seat) for seat in self._audience.viewers if seat is not None}

    @property
    def screens(self) -> list[tuple[Screen, int | None]]:
        """All screens, each with its seat."""
        return self._audience.screens + [(screen, None) for screen in self.door.outside]

    @property
    def onlookers(self) -> int:
        viewer = self._audience.viewers.get(None)
        return 0 if viewer is None else len(viewer.screens)

    @property
    def idle(self) -> bool:
        """Whether it may sleep on disk: nobody looks, nothing is pending, no timer is set."""
        looked_at = self._audience.viewers or self.door.outside
        auto, away = self._auto.busy or self.talk.busy, self._away.busy
        return not (looked_at or self._delivery.busy or auto or away)

    def close(self) -> None:
        """Cancel all timers."""
        self._auto.stop()
        self.talk.stop()
        self._away.stop()
        if self.deadline is not None:
            self.deadline.stop()
        self.door.close()
        self._delivery.close()

    def speaks(self, lang: str) -> bool:
        """Whether the texts of the game in that language are loaded. If not, `learn` loads them in
        a thread: for a large game that takes half a second."""
        return self.logged.match.game.catalogue.is_read(self.spoken(lang))

    def learn(self, lang: str) -> None:
        self.logged.match.game.catalogue.bundle(self.spoken(lang))

    def spoken(self, lang: str) -> str:
        """That language, or the game's first if it does not have it."""
        return spoken(self.logged.match, lang)

    def info(self) -> wire.TableInfo:
        return telling.info(self.logged, self.here, self.door.watchers, self.company.ready)

    # -- what a client can say ----------------------------------------------------------------

    def handle(
        self, screen: Screen, seat: int | None, message: wire.ClientMessage, heard: int = 0
    ) -> None:
        """Handle one message of one client; errors are told to that client alone. `heard`: when
        another process received it, by our clock; 0: now."""
        if screen in self._delivery.sent_away:
            return
        try:
            if self.stream.dead:
                raise TableFault("storage")
            if isinstance(message, Knock):
                self.door.handle_knock(screen, seat, message)
            elif seat is None:
                raise TableFault("not-seated")
            elif self.logged.people[seat].left:
                self.company.handle_absent(seat, message)
            elif isinstance(message, wire.Say):
                self.talk.say(seat, message.text)
            elif self.logged.moves >= MOST_MOVES:
                raise TableFault("table-full")
            elif isinstance(message, wire.Answer):
                self.answer(screen, seat, message, heard)
            elif isinstance(message, wire.Undo):
                self.undoing.undo(seat)
            elif isinstance(message, wire.Agree):
                self.undoing.agree(seat, message.yes)
            elif isinstance(message, wire.React):
                self.talk.react(seat, message.mark)
            elif isinstance(message, wire.Think):
                self.talk.think(seat, message.text)
            elif isinstance(message, DoorMessage):
                self.door.handle(screen, seat, message)
            elif isinstance(message, Order):
                give(self, seat, message)
            elif isinstance(message, CompanyMessage):
                self.company.handle(seat, message)
            elif not isinstance(message, wire.Join | wire.Ping):  # the connection handles these
                assert_never(message)
        except TableFault as wrong:
            self._fault(screen, wrong.fault)
        except Refused as no:
            self.services.counts["refused"] += 1
            self._tell(screen, encode(wire.Refusal(no.key, dict(no.args_), no.rule)))
        except Exception:
            self.report_bug(traceback.format_exc())
            self._fault(screen, wire.Fault("internal"))

    def report_bug(self, trace: str) -> None:
        self.services.report("bug", table=self.stream.table, trace=trace)

    def _fault(self, screen: Screen, fault: wire.Fault) -> None:
        """Send a fault in order, after all messages before it. (The connection itself sends and
        counts faults that concern no table.)"""
        self.services.counts[f"fault:{fault.code}"] += 1
        self._tell(screen, encode(fault))

    def answer(self, screen: Screen, seat: int, message: wire.Answer, heard: int = 0) -> None:
        """Play a client's answer. In a heat, one to an earlier question on the same topic counts,
        as it was under way when somebody else answered. (Elsewhere each question is a topic.)"""
        match = self.logged.match
        if self.logged.over:
            raise TableFault("over")
        if not self.logged.topic_from <= message.ask <= match.asked:
            raise TableFault("stale", ask=match.asked)
        asks = match.asks
        if seat not in asks:
            raise TableFault("not-asked")
        if not isinstance(asks[seat], Timed):
            if not self._auto.keeps(seat, message.choice):
                self.play(seat, message.choice)
            return
        heard = heard or self.services.clock.now()
        choice, wrong = self.timing.measure(screen, seat, message, asks, heard)
        if wrong:
            self._fault(screen, wire.Fault("bad-time"))
        self.play(seat, choice)

    def play(self, seat: int, choice: wire.Choice) -> None:
        """Play an answer, whoever gives it: a person, a bot, the clock, or the table for a seat
        that can only pass."""
        match = self.logged.match
        before = match.asked
        self.happen(("answer", seat, choice))
        self.services.counts["answers"] += 1
        still_open = match.asked == before and self.logged.window
        self.changed(only=seat if still_open else None)

    def tell_fact(self, kind: str, *about: int) -> None:
        """Tell the game a fact: the clock ticks, or somebody left or came back."""
        try:
            self.play(CLOCK, [kind, *about, self.timing.heat.passed])
        except Exception:  # a bug in the rules; the table stays as it is
            trace = traceback.format_exc()
            self.services.report("bug", table=self.stream.table, fact=kind, trace=trace)

    def ping(self, screen: Screen, ping: wire.Ping, heard: int = 0) -> wire.Pong:
        """The device learns the table's time, and the table the device's lag."""
        if self.timing.heat.id is not None:
            self.timing.ping(screen, ping, heard or self.services.clock.now())
            self._tell_lags()
        return wire.Pong(ping.at, self.services.clock.now())

    # -- seats --------------------------------------------------------------------------------

    def sit(self, seat: int, name: str, face: int = 0) -> None:
        """Take an open seat."""
        self.check_open(seat)
        left = self.logged.people[seat].left
        self.happen(("sit", seat, {"name": name, "face": face} if face else {"name": name}))
        if left:  # screens of the former owner lose the seat
            self.door.send_away(wire.Fault("passed-on", fatal=True), seat)
        self.seats_changed()

    def check_open(self, seat: int) -> None:
        if not 0 <= seat < len(self.logged.people):
            raise TableFault("no-such-seat", seat=seat)
        if self.logged.people[seat].kind != "open":
            raise TableFault("seat-taken", seat=seat)

    def token(self, seat: int) -> str:
        """A token for whoever sits there now."""
        generation = self.logged.invitation.generations[seat]
        now = self.services.clock.now()
        return self.services.signer.make(self.stream.table, seat, now, generation)

    def seats_changed(self) -> None:
        """After somebody got up or sat down: update the bots, and tell a game that took the empty
        seat for gone that it is back."""
        self.tell_people()
        if self.deadline is not None:  # everybody has the full time again
            self.tell_anew()
        self._auto.seat_all()
        self._go_on()
        for seat, sitter in enumerate(self.logged.people):
            if sitter.kind == "bot":
                self._away.welcome(seat)

    def tell_anew(self) -> None:
        """Send all viewers the question and the names anew."""
        self._audience.tell_change()

    def dismiss(self, screen: Screen, seat: int | None, why: wire.Fault) -> None:
        """Send the screen the reason, then nothing more; its further messages are ignored."""
        self._fault(screen, why)
        self._delivery.dismiss(screen)
        self.leave(screen, seat)

    # -- the log, and telling -----------------------------------------------------------------

    def happen(
        self, *happenings: Happening, snapshot: bool = False, more: tuple[Statement, ...] = ()
    ) -> None:
        """Apply new records and queue them for disk; messages from now on wait for them. Of several
        records only the first may be refused."""
        logged, began = self.logged, time.perf_counter()
        verdict = self.timing.heat.id is not None and happenings[0][0] == "answer"
        over, now = logged.over, self.services.clock.now()
        records = tuple([logged.happen(kind, seat, data, now) for kind, seat, data in happenings])
        self._delivery.hold(began, verdict)
        ended = None if logged.over == over else logged.over
        left = take(logged) if due(logged) or ended or snapshot else None
        if self.calls is not None:
            more += self.calls.made(happenings[-1][0], bool(ended))
        self.services.store.append(self.stream, records, self._delivery.release, ended, left, more)

    def _make_sure(self) -> None:
        """Ask the store whether the table is still ours: another process may have taken it while
        this one hung or was cut off (our writes are then refused). Until the answer comes, a screen
        that enters is told nothing, as it may have seen more elsewhere than we know."""
        self._delivery.hold()
        self.services.store.append(self.stream, (), self._delivery.release)

    def take_over(self, change: dict[str, Any]) -> None:
        """Log that the present rules play on from here, with a snapshot by them: no program with
        older rules will continue this table."""
        self.happen(("rules", None, change), snapshot=True)

    def leave_snapshot(self) -> None:
        """Leave a snapshot before the table sleeps or moves, so that it wakes quickly and other
        rules could continue it. May run in any thread, once the table is inactive."""
        if self.stream.dead or self.logged.left == self.logged.seq:
            return
        try:
            left = take(self.logged, fresh=True)
            self.services.store.append(self.stream, (), nobody_waits, None, left)
        except Exception:  # the rules could not run the step again; the log has all
            self.report_bug(traceback.format_exc())

    def _broken(self) -> None:
        """A record was not written: the state in memory is invalid, and the table is dropped."""
        self.close()
        self.failed(self)

    async def settled(self) -> None:
        """Wait until everything so far is on disk; raises the fault "storage" otherwise."""
        if self.stream.dead and not self._delivery.busy:
            raise TableFault("storage")
        await self._delivery.settled()

    async def flushed(self) -> None:
        """Wait until the writer has handled everything queued so far."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[bool] = loop.create_future()
        self.services.store.append(self.stream, (), done.set_result)
        await done

    def tell(self, screen: Screen, message: wire.ServerMessage) -> None:
        self._tell(screen, encode(message))

    def tell_all(self, text: bytes) -> None:
        for screen, _ in self._audience.screens:
            self._tell(screen, text)

    def tell_people(self) -> None:
        info = self.info()
        told = wire.People(
            info.people, info.poll, info.ended, info.next, info.moved, info.known_deal,
            self.company.news(),
        )  # fmt: skip
        self.tell_all(encode(told))
        self.door.tell_outside()

    def _tell_lags(self) -> None:
        """Tell everybody of links whose lag has clearly changed: all see who is slow."""
        told, links = self.here, self.timing.links
        lags = {seat: links.lag(seat) for seat in told}
        if any(differ(lags[seat], told[seat]) for seat in told):
            self._lags = lags
            self.tell_people()

    def changed(self, rewound: bool = False, only: int | None = None) -> None:
        """After a change of the match: update the clock, then the screens, then bots and timers."""
        self.timing.keep(self._audience.viewers)
        self._audience.tell_change(rewound, only)
        self._set_bells()

    def _go_on(self) -> None:
        """After somebody came, left or sat down: the clock of a heat may stop or go on."""
        if self.timing.keep(self._audience.viewers):
            self._audience.tell_change()
        self._set_bells()

    def _set_bells(self) -> None:
        self._auto.reschedule()
        self._away.reschedule()
        if self.deadline is not None:
            self.deadline.reschedule()

    def obey(self, seat: int) -> None:
        """Apply the changed standing orders of that seat."""
        self._auto.obey(seat)


def nobody_waits(written: bool) -> None:
    """For a snapshot: nothing depends on whether it was written, as the log has everything."""


def differ(lag: int | None, told: int | None) -> bool:
    """Whether the lag has changed enough to be told."""
    if lag is None or told is None:
        return lag is not told
    return abs(lag - told) > max(LAG_STEP, told // 2)
