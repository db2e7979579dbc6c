"""One live table: an actor that takes one message at a time and never waits.

The way of an answer: checked here, played in the match, put on the writer's queue together with
what every viewer is to be told; when it is on disk, they are told, in the order it happened.
While something is still on its way to disk, everything said at this table queues up behind it:
a newcomer, too, hears only of what can no longer be lost.
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
"""Links that differ by less, in ms, look the same."""


class Table:
    __slots__ = (
        "_audience",
        "_auto",
        "_away",
        "_calls",
        "_delivery",
        "_lags",
        "_tell",
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
        """`fence`: of the claim by which it is ours."""
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
        self._calls = None if notices is None else Calls(self, notices)
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
        """A screen opens: it gets all this viewer may know, and the updates from here on; and a
        token, if the one it came with is to be replaced."""
        if self.services.shared:
            self._make_sure()
        screen.deep = join.deep
        fresh = seat not in self._audience.viewers
        viewer = self._audience.find(seat)
        viewer.taught = viewer.taught or join.lessons
        if seat is not None:
            if self._calls is not None:
                self._calls.looked(seat)
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
        """The seat of a claim; None: a spectator. A token that has grown old is replaced by a
        fresh one as it is used."""
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
            if seat is not None and self._calls is not None:
                self._calls.curtains[screen] = seat
            seat, fresh = None, ""
        self.join(screen, seat, replace(join, curtain=join.curtain and claim is not None), fresh)
        self.services.counts["joins"] += 1
        return seat

    def leave(self, screen: Screen, seat: int | None) -> None:
        if seat is None:
            screen = self.door.before(screen)
        here = self._audience.leave(screen, seat)
        if self._calls is not None:
            self._calls.curtains.pop(screen, None)
        self.door.leave(screen, here and seat is None)
        if not here:
            return
        self._delivery.forget(screen)
        self.timing.links.close(screen)
        if seat is not None and seat not in self._audience.viewers:
            if self._calls is not None:
                self._calls.left(seat)
            self.company.went(seat)
            self.tell_people()
            self._go_on()
        self.idle_since = self.services.clock.now()

    @property
    def viewers(self) -> dict[int | None, Viewer]:
        """Who has a screen open: seats, and None for all who look on."""
        return self._audience.viewers

    @property
    def here(self) -> dict[int, int | None]:
        """The seats that have a screen open, and how slow their link is."""
        return {seat: self._lags.get(seat) for seat in self._audience.viewers if seat is not None}

    @property
    def screens(self) -> list[tuple[Screen, int | None]]:
        """All of them, and whose they are."""
        return self._audience.screens + [(screen, None) for screen in self.door.outside]

    @property
    def onlookers(self) -> int:
        viewer = self._audience.viewers.get(None)
        return 0 if viewer is None else len(viewer.screens)

    @property
    def idle(self) -> bool:
        """Nobody looks, nothing is on its way, no bell is set: it may sleep on disk."""
        looked_at = self._audience.viewers or self.door.outside
        auto, away = self._auto.busy or self.talk.busy, self._away.busy
        return not (looked_at or self._delivery.busy or auto or away)

    def close(self) -> None:
        """No bell rings any more."""
        self._auto.stop()
        self.talk.stop()
        self._away.stop()
        if self.deadline is not None:
            self.deadline.stop()
        self.door.close()
        self._delivery.close()

    def speaks(self, lang: str) -> bool:
        """The texts of the game are at hand; else `learn` reads them, in a thread: for a large
        game that takes half a second."""
        return self.logged.match.game.catalogue.is_read(self.spoken(lang))

    def learn(self, lang: str) -> None:
        self.logged.match.game.catalogue.bundle(self.spoken(lang))

    def spoken(self, lang: str) -> str:
        """That language, or another one if the game does not have it."""
        return spoken(self.logged.match, lang)

    def info(self) -> wire.TableInfo:
        return telling.info(self.logged, self.here, self.door.watchers, self.company.ready)

    # -- what a client can say ----------------------------------------------------------------

    def handle(
        self, screen: Screen, seat: int | None, message: wire.ClientMessage, heard: int = 0
    ) -> None:
        """One message of one client. What is wrong with it is told to that client alone. `heard`:
        when, by our clock, another process heard it; 0: now."""
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
            elif not isinstance(message, wire.Join | wire.Ping):  # the connection's matter
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
        """Sent in its turn, after what happened before it. Faults that concern no table are sent
        and counted by the connection."""
        self.services.counts[f"fault:{fault.code}"] += 1
        self._tell(screen, encode(fault))

    def answer(self, screen: Screen, seat: int, message: wire.Answer, heard: int = 0) -> None:
        """In a heat an answer to an earlier question on the same topic stands: it was under way
        when somebody else's came. (Elsewhere every question is a topic of its own.)"""
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
        """An answer, by whoever: a human, a bot, the clock, or the table for one that can only
        pass. All take this way."""
        match = self.logged.match
        before = match.asked
        self.happen(("answer", seat, choice))
        self.services.counts["answers"] += 1
        still_open = match.asked == before and self.logged.window
        self.changed(only=seat if still_open else None)

    def tell_fact(self, kind: str, *about: int) -> None:
        """The clock ticks, or somebody left or came back: the game hears when."""
        try:
            self.play(CLOCK, [kind, *about, self.timing.heat.passed])
        except Exception:  # nobody is to blame but the rules, and the table stays as it is
            trace = traceback.format_exc()
            self.services.report("bug", table=self.stream.table, fact=kind, trace=trace)

    def ping(self, screen: Screen, ping: wire.Ping, heard: int = 0) -> wire.Pong:
        """The device learns what time it is here, and the table how far away the device is."""
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
        if left:  # whoever still looks on from there has lost it
            self.door.send_away(wire.Fault("passed-on", fatal=True), seat)
        self.seats_changed()

    def check_open(self, seat: int) -> None:
        if not 0 <= seat < len(self.logged.people):
            raise TableFault("no-such-seat", seat=seat)
        if self.logged.people[seat].kind != "open":
            raise TableFault("seat-taken", seat=seat)

    def token(self, seat: int) -> str:
        """For whoever sits there, from now on."""
        generation = self.logged.invitation.generations[seat]
        now = self.services.clock.now()
        return self.services.signer.make(self.stream.table, seat, now, generation)

    def seats_changed(self) -> None:
        """Somebody got up or sat down: bots take up their seats or leave them, and a game that took
        an empty seat for gone hears that it is not."""
        self.tell_people()
        if self.deadline is not None:  # all have the whole time again
            self.tell_anew()
        self._auto.seat_all()
        self._go_on()
        for seat, sitter in enumerate(self.logged.people):
            if sitter.kind == "bot":
                self._away.welcome(seat)

    def tell_anew(self) -> None:
        """What is asked of whom, and everybody's names where they are put into words."""
        self._audience.tell_change()

    def dismiss(self, screen: Screen, seat: int | None, why: wire.Fault) -> None:
        """It hears why, and then nothing more; what it still says does not count."""
        self._fault(screen, why)
        self._delivery.dismiss(screen)
        self.leave(screen, seat)

    # -- the log, and telling -----------------------------------------------------------------

    def happen(
        self, *happenings: Happening, snapshot: bool = False, more: tuple[Statement, ...] = ()
    ) -> None:
        """Apply, and put on the way to disk; what is told from now on waits for it. Of several
        happenings only the first can be refused."""
        logged, began = self.logged, time.perf_counter()
        verdict = self.timing.heat.id is not None and happenings[0][0] == "answer"
        over, now = logged.over, self.services.clock.now()
        records = tuple([logged.happen(kind, seat, data, now) for kind, seat, data in happenings])
        self._delivery.hold(began, verdict)
        ended = None if logged.over == over else logged.over
        left = take(logged) if due(logged) or ended or snapshot else None
        if self._calls is not None:
            more += self._calls.made(happenings[-1][0], bool(ended))
        self.services.store.append(self.stream, records, self._delivery.release, ended, left, more)

    def _make_sure(self) -> None:
        """Another process may have taken this table while we hung or were cut off. What we write
        then is refused. And a screen that enters is told nothing until the store has confirmed that
        the table is still ours: it may have seen more of it elsewhere than we know."""
        self._delivery.hold()
        self.services.store.append(self.stream, (), self._delivery.release)

    def take_over(self, change: dict[str, Any]) -> None:
        """Other rules play here from now on: the log says so, with a snapshot by these rules, and
        no older program goes on with this table."""
        self.happen(("rules", None, change), snapshot=True)

    def leave_snapshot(self) -> None:
        """Before it sleeps or goes elsewhere, so that it wakes quickly and other rules could go on
        from here. In any thread, once nothing happens here any more."""
        if self.stream.dead or self.logged.left == self.logged.seq:
            return
        try:
            left = take(self.logged, fresh=True)
            self.services.store.append(self.stream, (), nobody_waits, None, left)
        except Exception:  # a rule that cannot be run again; the log has everything
            self.report_bug(traceback.format_exc())

    def _broken(self) -> None:
        """Nothing was written: this table is not true."""
        self.close()
        self.failed(self)

    async def settled(self) -> None:
        """Until all that has happened so far is on disk; raises the fault "storage" otherwise."""
        if self.stream.dead and not self._delivery.busy:
            raise TableFault("storage")
        await self._delivery.settled()

    async def flushed(self) -> None:
        """Until the writer has come to the end of what it was given."""
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
        """A link that has become clearly better or worse; everybody sees who is slow."""
        told, links = self.here, self.timing.links
        lags = {seat: links.lag(seat) for seat in told}
        if any(differ(lags[seat], told[seat]) for seat in told):
            self._lags = lags
            self.tell_people()

    def changed(self, rewound: bool = False, only: int | None = None) -> None:
        """Something has happened in the match: time, then the screens, then bots and bells."""
        self.timing.keep(self._audience.viewers)
        self._audience.tell_change(rewound, only)
        self._set_bells()

    def _go_on(self) -> None:
        """Somebody came, left or sat down: the clock of a heat may stop by it, or go on."""
        if self.timing.keep(self._audience.viewers):
            self._audience.tell_change()
        self._set_bells()

    def _set_bells(self) -> None:
        self._auto.reschedule()
        self._away.reschedule()
        if self.deadline is not None:
            self.deadline.reschedule()

    def obey(self, seat: int) -> None:
        """Standing orders of that seat were given or revoked."""
        self._auto.obey(seat)


def nobody_waits(written: bool) -> None:
    """A snapshot is no loss: the log has everything."""


def differ(lag: int | None, told: int | None) -> bool:
    """Enough to be told of."""
    if lag is None or told is None:
        return lag is not told
    return abs(lag - told) > max(LAG_STEP, told // 2)
