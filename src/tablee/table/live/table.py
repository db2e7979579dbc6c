"""One live table: an actor that handles one message at a time and never blocks.

An answer is checked here, played in the match, and put on the writer's queue; the messages to all
viewers are held back, and sent in order once the record is on disk. While a record is on its way
to disk, every message of this table queues up behind it, those to a newcomer, too: nobody is told
of anything that could still be lost.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import assert_never

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
from tablee.table.live.presence import Presence
from tablee.table.live.recording import Happening, Recording
from tablee.table.live.talk import Talk
from tablee.table.live.undoing import Undoing
from tablee.table.live.viewer import Screen, encode
from tablee.table.live.wording import spoken
from tablee.table.logged import LAST_MOVES, MOST_MOVES, LoggedTable
from tablee.table.notices.calls import Calls
from tablee.table.seats.tokens import Claim
from tablee.table.services import Services
from tablee.table.slow.deadline import Deadline
from tablee.table.slow.orders import give
from tablee.table.store.writer import Statement, Stream
from tablee.wire import messages as wire
from tablee.wire.door import Knock
from tablee.wire.seats import Call, Leave, Vote
from tablee.wire.slow import Hidden, Order

NEEDED = wire.Answer | Call | Vote | Leave
"""What a game needs to be played to its end, or ended otherwise."""


class Table:
    __slots__ = (
        "_auto",
        "_tell",
        "audience",
        "away",
        "calls",
        "changes",
        "company",
        "deadline",
        "delivery",
        "door",
        "failed",
        "idle_since",
        "logged",
        "presence",
        "recording",
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
        self.delivery = Delivery(services, self._broken)
        self._tell = self.delivery.tell
        self.timing = Timing(logged, services.clock)
        self.audience = Audience(
            logged, self.timing, self._tell, services.pace.late_departure, self.report_bug
        )
        self.presence = Presence(self)
        self.recording = Recording(self)
        notices = services.notices
        self.calls = None if notices is None else Calls(self, notices)
        self.changes = Changes(self)
        self.door = TableDoor(self)
        self.company = Company(self)
        self.talk = Talk(self)
        self.undoing = Undoing(self)
        self.away = Away(self)
        self._auto = Auto(self)
        self.deadline = None if logged.slow.tempo == "live" else Deadline(self)
        self.go_on()

    # -- who comes and goes: see `Presence` ---------------------------------------------------

    def enter(self, screen: Screen, claim: Claim | None, join: wire.Join) -> int | None:
        return self.presence.enter(screen, claim, join)

    def join(
        self,
        screen: Screen,
        seat: int | None,
        join: wire.Join,
        token: str = "",
        curtain: int | None = None,
    ) -> None:
        self.presence.join(screen, seat, join, token, curtain)

    def leave(self, screen: Screen, seat: int | None) -> None:
        self.presence.leave(screen, seat)

    def ping(self, screen: Screen, ping: wire.Ping, heard: int = 0) -> wire.Pong:
        return self.presence.ping(screen, ping, heard)

    # -- asleep, or awake ---------------------------------------------------------------------

    @property
    def idle(self) -> bool:
        """Whether it may sleep on disk: nobody looks, nothing is pending, no timer is set."""
        looked_at = self.audience.viewers or self.door.outside
        auto, away = self._auto.busy or self.talk.busy, self.away.busy
        return not (looked_at or self.delivery.busy or auto or away)

    def close(self) -> None:
        """Cancel all timers."""
        self._auto.stop()
        self.talk.stop()
        self.away.stop()
        if self.deadline is not None:
            self.deadline.stop()
        self.door.close()
        self.delivery.close()

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
        return telling.info(self.logged, self.presence.here, self.door.watchers, self.company.ready)

    # -- what a client can say ----------------------------------------------------------------

    def handle(
        self, screen: Screen, seat: int | None, message: wire.ClientMessage, heard: int = 0
    ) -> None:
        """Handle one message of one client; errors are told to that client alone. `heard`: when
        another process received it, by our clock; 0: now."""
        if screen in self.delivery.sent_away:
            return
        try:
            if self.stream.dead:
                raise TableFault("storage")
            if isinstance(message, Knock):
                self.door.handle_knock(screen, seat, message)
            elif seat is None:
                raise TableFault("not-seated")
            elif isinstance(message, Hidden):
                self.presence.hide(screen, seat, message)
            elif self.logged.people[seat].kind != "human":
                self.company.handle_absent(seat, message)
            elif isinstance(message, wire.Say):
                self.talk.say(seat, message.text)
            elif self.is_full(message):
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
            self.fault(screen, wrong.fault)
        except Refused as no:
            self.services.counts["refused"] += 1
            self._tell(screen, encode(wire.Refusal(no.key, dict(no.args_), no.rule)))
        except Exception:
            self.report_bug(traceback.format_exc())
            self.fault(screen, wire.Fault("internal"))

    def is_full(self, message: wire.ClientMessage) -> bool:
        most = MOST_MOVES if isinstance(message, NEEDED) else MOST_MOVES - LAST_MOVES
        return self.logged.moves >= most

    def report_bug(self, trace: str) -> None:
        self.services.report("bug", table=self.stream.table, trace=trace)

    def fault(self, screen: Screen, fault: wire.Fault) -> None:
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
            self.fault(screen, wire.Fault("bad-time"))
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

    # -- seats --------------------------------------------------------------------------------

    def sit(self, seat: int, name: str, face: int = 0) -> None:
        """Take an open seat. Any token of it that somebody may still have is revoked: if its owner
        got up, by the record itself."""
        self.check_open(seat)
        self.company.check_no_vote(seat)
        left = self.logged.people[seat].left
        sits = ("sit", seat, {"name": name, "face": face} if face else {"name": name})
        self.happen(*([] if left else [("revoke", seat, None)]), sits)
        if left:  # screens of the former owner lose the seat
            self.taken_over(seat)
            self.door.send_away(wire.Fault("passed-on", fatal=True), seat)
        self.seats_changed()

    def check_open(self, seat: int) -> None:
        """Raise a fault unless somebody may sit down there. Nobody may once the game is over: all
        who sit there then have a seat at the next table."""
        if self.logged.over:
            raise TableFault("over")
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
        self.go_on()
        for seat, sitter in enumerate(self.logged.people):
            if sitter.kind == "bot":
                self.away.welcome(seat)

    def tell_anew(self) -> None:
        """Send all viewers the question and the names anew."""
        self.audience.tell_change()

    # -- the log, and telling -----------------------------------------------------------------

    def happen(
        self, *happenings: Happening, snapshot: bool = False, more: tuple[Statement, ...] = ()
    ) -> None:
        """See `Recording`, as for `settled`."""
        self.recording.happen(*happenings, snapshot=snapshot, more=more)

    async def settled(self) -> None:
        await self.recording.settled()

    def _broken(self) -> None:
        """A record was not written: the state in memory is invalid, and the table is dropped."""
        self.close()
        self.failed(self)

    def tell(self, screen: Screen, message: wire.ServerMessage) -> None:
        self._tell(screen, encode(message))

    def tell_all(self, text: bytes) -> None:
        for screen, _ in self.audience.screens:
            self._tell(screen, text)

    def tell_people(self) -> None:
        info = self.info()
        told = wire.People(
            info.people, info.poll, info.ended, info.next, info.moved, info.known_deal,
            self.company.news(),
        )  # fmt: skip
        self.tell_all(encode(told))
        self.door.tell_outside()

    def changed(self, rewound: bool = False, only: int | None = None) -> None:
        """After a change of the match: update the clock, then the screens, then bots and timers."""
        self.timing.keep(self.audience.viewers)
        self.audience.tell_change(rewound, only)
        self._set_bells()

    def go_on(self) -> None:
        """After somebody came, left or sat down: the clock of a heat may stop or go on."""
        if self.timing.keep(self.audience.viewers):
            self.audience.tell_change()
        self._set_bells()

    def _set_bells(self) -> None:
        self._auto.reschedule()
        self.away.reschedule()
        if self.deadline is not None:
            self.deadline.reschedule()

    def obey(self, seat: int) -> None:
        """Apply the changed standing orders of that seat."""
        self._auto.obey(seat)

    def taken_over(self, seat: int) -> None:
        """Somebody else has that seat from one moment to the next."""
        self._auto.taken_over(seat)
