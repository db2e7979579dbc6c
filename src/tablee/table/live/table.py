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
from collections import deque
from collections.abc import Callable
from typing import assert_never

from tablee.kernel import CLOCK, TALK, Refused, Timed
from tablee.table.clean import clean_line
from tablee.table.errors import TableFault
from tablee.table.live.auto import Auto
from tablee.table.live.away import Away, hears
from tablee.table.live.door import DoorMessage, TableDoor
from tablee.table.live.sealed import Outbox, Parcelled, Sealed
from tablee.table.live.talk import Talk
from tablee.table.live.timing import Timing
from tablee.table.live.viewer import Screen, Viewer, encode, outcome_of, waiting_of
from tablee.table.live.wording import spoken
from tablee.table.logged import MOST_HEARD, MOST_MOVES, MOST_SAID, LoggedTable
from tablee.table.services import Services
from tablee.table.store.store import Record
from tablee.table.store.writer import Stream
from tablee.wire import messages as wire
from tablee.wire.door import Knock

Happening = tuple[str, int, object]
GOODBYE = b""
"""In a parcel: close this screen."""
LAG_STEP = 30
"""Links that differ by less, in ms, look the same."""


class Parcel(list[tuple[Screen, Parcelled]]):
    """What is to be told once a record is on disk; and when, by `perf_counter`, it all began."""

    __slots__ = ("began", "verdict")

    def __init__(self, began: float, verdict: bool) -> None:
        self.began = began
        self.verdict = verdict


class Table:
    __slots__ = (
        "_auto",
        "_away",
        "_lags",
        "_outbox",
        "_parcels",
        "_receipts",
        "_sent_away",
        "_talk",
        "_viewers",
        "door",
        "failed",
        "idle_since",
        "logged",
        "services",
        "stream",
        "timing",
    )  # fmt: skip

    def __init__(
        self, logged: LoggedTable, services: Services, failed: Callable[[Table], None]
    ) -> None:
        self.logged = logged
        self.services = services
        self.stream = Stream(logged.row.id)
        self.failed = failed
        self.idle_since = services.clock.now()
        self._viewers: dict[int | None, Viewer] = {}
        self._parcels: deque[Parcel] = deque()
        self._outbox = Outbox(services.clock, self._deliver)
        self._receipts: list[asyncio.Future[None]] = []
        self._sent_away: set[Screen] = set()
        self._lags: dict[int, int | None] = {}
        self.timing = Timing(logged, services.clock)
        self.door = TableDoor(self)
        self._talk = Talk(logged, services.clock)
        self._away = Away(self)
        self._auto = Auto(self)
        self._go_on()

    # -- coming and going ---------------------------------------------------------------------

    def join(self, screen: Screen, seat: int | None, join: wire.Join, token: str = "") -> None:
        """A screen opens: it gets all this viewer may know, and the updates from here on; and a
        token, if the one it came with is to be replaced."""
        viewer = self._viewers.get(seat)
        fresh = viewer is None
        if viewer is None:
            viewer = self._viewers[seat] = Viewer(seat, self.logged)
        if seat is not None:
            self.timing.links.open(screen, seat)
            self._go_on()
        welcome = viewer.welcome(self.logged, join, self.here, self.timing.heat.told())
        welcome.token, welcome.knocks = token, [] if seat is None else self.door.knocks
        worded = viewer.put(welcome, self.logged, screen.words, self.report_bug)
        self._tell(screen, self._seal(screen, worded) or encode(worded))
        viewer.heat = self.timing.heat.id
        if fresh and seat is not None:
            self._tell_people()
        viewer.screens.append(screen)
        if seat is not None:
            self._away.welcome(seat)

    def leave(self, screen: Screen, seat: int | None) -> None:
        viewer = self._viewers.get(seat)
        if viewer is None or screen not in viewer.screens:
            return
        viewer.screens.remove(screen)
        self.door.leave(screen)
        if screen not in self._sent_away:
            self._outbox.forget(screen)
        self.timing.links.close(screen)
        if not viewer.screens:
            del self._viewers[seat]
            if seat is not None:
                self._tell_people()
                self._go_on()
        self.idle_since = self.services.clock.now()

    @property
    def here(self) -> dict[int, int | None]:
        """The seats that have a screen open, and how slow their link is."""
        return {seat: self._lags.get(seat) for seat in self._viewers if seat is not None}

    @property
    def screens(self) -> list[Screen]:
        return [screen for viewer in self._viewers.values() for screen in viewer.screens]

    def viewers(self) -> list[tuple[Screen, int | None]]:
        return [
            (screen, viewer.seat) for viewer in self._viewers.values() for screen in viewer.screens
        ]

    @property
    def idle(self) -> bool:
        """Nobody looks, nothing is on its way, no bell is set: it may sleep on disk."""
        return not (self._viewers or self._parcels or self._auto.busy or self._away.busy)

    def close(self) -> None:
        """No bell rings any more."""
        self._auto.stop()
        self._away.stop()
        self.door.close()
        self._outbox.close()

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
        return self.logged.info(self.here)

    # -- what a client can say ----------------------------------------------------------------

    def handle(self, screen: Screen, seat: int | None, message: wire.ClientMessage) -> None:
        """One message of one client. What is wrong with it is told to that client alone."""
        if screen in self._sent_away:
            return
        try:
            if self.stream.dead:
                raise TableFault("storage")
            if seat is None:
                raise TableFault("not-seated")
            if isinstance(message, wire.Say):
                self.say(seat, message.text)
            elif self.logged.moves >= MOST_MOVES:
                raise TableFault("table-full")
            elif isinstance(message, wire.Answer):
                self.answer(screen, seat, message)
            elif isinstance(message, wire.Undo):
                self.undo(seat)
            elif isinstance(message, wire.Agree):
                self.agree(seat, message.yes)
            elif isinstance(message, DoorMessage):
                self.door.handle(screen, seat, message)
            elif not isinstance(message, wire.Join | wire.Ping | Knock):  # the connection's matter
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
        """Told in its turn, after what has happened before; what no table has to do with, the
        connection tells and counts itself."""
        self.services.counts[f"fault:{fault.code}"] += 1
        self._tell(screen, encode(fault))

    def answer(self, screen: Screen, seat: int, message: wire.Answer) -> None:
        """In a heat an answer to an earlier question on the same topic stands: it was under way
        when somebody else's came. (Elsewhere every question is a topic of its own.)"""
        match = self.logged.match
        if match.ask is None:
            raise TableFault("over")
        if not self.logged.topic_from <= message.ask <= match.asked:
            raise TableFault("stale", ask=match.asked)
        if seat not in match.asks:
            raise TableFault("not-asked")
        if not isinstance(match.asks[seat], Timed):
            if not self._auto.keeps(seat, message.choice):
                self.play(seat, message.choice)
            return
        choice, wrong = self.timing.measure(screen, seat, message, match.asks)
        if wrong:
            self._fault(screen, wire.Fault("bad-time"))
        self.play(seat, choice)

    def play(self, seat: int, choice: wire.Choice) -> None:
        """An answer, by whoever: a human, a bot, the clock, or the table for one that can only
        pass. All take this way."""
        before = self.logged.match.asked
        self._happen(("answer", seat, choice))
        self.services.counts["answers"] += 1
        still_open = self.logged.match.asked == before and self.logged.window
        self._changed(only=seat if still_open else None)

    def tell_fact(self, kind: str, *about: int) -> None:
        """The clock ticks, or somebody left or came back: the game hears when."""
        try:
            self.play(CLOCK, [kind, *about, self.timing.heat.passed])
        except Exception:  # nobody is to blame but the rules, and the table stays as it is
            trace = traceback.format_exc()
            self.services.report("bug", table=self.stream.table, fact=kind, trace=trace)

    def remark(self, seat: int, key: str) -> None:
        """A bot says a line of its own: a message of its game, for each to read in their tongue."""
        name = self.logged.people[seat].name
        text = self.logged.match.game.catalogue.format("en", key)
        if self.logged.said > MOST_SAID:
            return
        self._happen(("say", seat, {"name": name, "text": text, "key": key}))
        self._tell_all(encode(wire.Said(self.logged.chat[-1])))

    def say(self, seat: int, text: str) -> None:
        """To everybody; and to the game, if its question hears what is said aloud. It listens to
        so many lines of each, no more: they become part of its log."""
        logged, line = self.logged, clean_line(text)
        self._talk.check(seat, line)
        said = {"name": logged.people[seat].name, "text": line}
        happenings: list[Happening] = [("say", seat, said)]
        heard = hears(logged.match, TALK) and logged.heard[seat] < MOST_HEARD
        if heard:
            happenings.append(("answer", CLOCK, (TALK, seat, line)))
        self._happen(*happenings)
        self._tell_all(encode(wire.Said(self.logged.chat[-1])))
        if heard:
            self._changed()

    def ping(self, screen: Screen, ping: wire.Ping) -> wire.Pong:
        """The device learns what time it is here, and the table how far away the device is."""
        if self.timing.heat.id is not None:
            self.timing.ping(screen, ping)
            self._tell_lags()
        return wire.Pong(ping.at, self.services.clock.now())

    # -- undo ---------------------------------------------------------------------------------

    def undo(self, seat: int) -> None:
        """Free up to the last barrier; past it the other humans are asked, if there are any."""
        match = self.logged.match
        if match.can_undo(seat):
            self._rewind(("undo", seat, None))
            return
        match.check_undo(seat, consent=True)  # nothing to undo, too far, or over: refused here
        if not self.logged.others(seat):
            match.check_undo(seat)  # refused, with the reason of the barrier
        if self.logged.proposal is not None:
            raise TableFault("no-undo", proposed=self.logged.proposal.seat)
        self._happen(("propose", seat, None))
        self._tell_change()

    def agree(self, seat: int, yes: bool) -> None:
        proposal = self.logged.proposal
        if proposal is None or seat not in proposal.needed or seat in proposal.agreed:
            raise TableFault("no-proposal")
        if yes and set(proposal.agreed) | {seat} >= set(proposal.needed):
            self.logged.match.check_undo(proposal.seat, consent=True)
            self._rewind(("agree", seat, True), ("undo", proposal.seat, None))
        else:
            self._happen(("agree", seat, yes))
            self._tell_change()

    def _rewind(self, *happenings: Happening) -> None:
        self._happen(*happenings)
        self.services.counts["undos"] += 1
        self._changed(rewound=True)

    # -- seats --------------------------------------------------------------------------------

    def sit(self, seat: int, name: str) -> None:
        """Take an open seat."""
        self.check_open(seat)
        self._happen(("sit", seat, {"name": name}))
        self._tell_people()
        self._go_on()

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

    def note(self, kind: str, seat: int, data: object) -> None:
        """Something that is no move, but must not be forgotten."""
        self._happen((kind, seat, data))

    def dismiss(self, screen: Screen, seat: int | None, why: wire.Fault) -> None:
        """It hears why, and then nothing more; what it still says does not count."""
        self._sent_away.add(screen)
        self._fault(screen, why)
        self._tell(screen, GOODBYE)
        self.leave(screen, seat)

    # -- the log, and telling -----------------------------------------------------------------

    def _happen(self, *happenings: Happening) -> None:
        """Apply, and put on the way to disk; what is told from now on waits for it. Of several
        happenings only the first can be refused."""
        logged, began = self.logged, time.perf_counter()
        verdict = self.timing.heat.id is not None and happenings[0][0] == "answer"
        over, now = logged.over, self.services.clock.now()
        records: list[Record] = []
        for kind, seat, data in happenings:
            record = logged.next(kind, seat, data, now)
            logged.apply(record)
            records.append(record)
        self._parcels.append(Parcel(began, verdict))
        ended = logged.over if logged.over != over else None
        self.services.store.append(self.stream, tuple(records), self._on_disk, ended)

    def _on_disk(self, written: bool) -> None:
        """The oldest parcel may go out; or nothing was written, and this table is not true."""
        if written:
            parcel = self._parcels.popleft()
            for screen, text in parcel:
                self._outbox.put(screen, text)
            self._count_time(parcel)
            if not self._parcels:
                self._settle()
        elif self._parcels:
            self._parcels.clear()
            self.close()
            for screen in self._sent_away:  # nobody has told them why: they may come back
                screen.close()
            self._settle(TableFault("storage"))
            self.failed(self)

    def _count_time(self, parcel: Parcel) -> None:
        took = time.perf_counter() - parcel.began
        self.services.answer_times.add(took)
        if parcel.verdict:
            self.services.verdict_times.add(took)

    def _settle(self, fault: TableFault | None = None) -> None:
        receipts, self._receipts = self._receipts, []
        for receipt in receipts:
            if not receipt.done():
                receipt.set_exception(fault) if fault else receipt.set_result(None)

    async def settled(self) -> None:
        """Until all that has happened so far is on disk; raises the fault "storage" otherwise."""
        if self._parcels:
            receipt = asyncio.get_running_loop().create_future()
            self._receipts.append(receipt)
            await receipt
        elif self.stream.dead:
            raise TableFault("storage")

    def _tell(self, screen: Screen, text: Parcelled) -> None:
        if self._parcels:
            self._parcels[-1].append((screen, text))
        else:
            self._outbox.put(screen, text)

    def _deliver(self, screen: Screen, text: bytes) -> None:
        if text:
            screen.send(text)
        else:
            self._sent_away.discard(screen)
            screen.close()

    def tell(self, screen: Screen, message: wire.ServerMessage) -> None:
        self._tell(screen, encode(message))

    def _tell_all(self, text: bytes) -> None:
        for screen in self.screens:
            self._tell(screen, text)

    def _tell_people(self) -> None:
        self._tell_all(encode(wire.People(self.logged.persons(self.here))))

    def _tell_lags(self) -> None:
        """A link that has become clearly better or worse; everybody sees who is slow."""
        told, links = self.here, self.timing.links
        lags = {seat: links.lag(seat) for seat in told}
        if any(differ(lags[seat], told[seat]) for seat in told):
            self._lags = lags
            self._tell_people()

    def _changed(self, rewound: bool = False, only: int | None = None) -> None:
        """Something has happened in the match: time, then the screens, then bots and bells."""
        self.timing.keep(self.here)
        self._tell_change(rewound, only)
        self._auto.reschedule()
        self._away.reschedule()

    def _go_on(self) -> None:
        """Somebody came, left or sat down: the clock of a heat may stop by it, or go on."""
        if self.timing.keep(self.here):
            self._tell_change()
        self._auto.reschedule()
        self._away.reschedule()

    def _tell_change(self, rewound: bool = False, only: int | None = None) -> None:
        """To every viewer what it may know of what has just happened. `only`: while a reaction
        window is open, nobody hears that another seat has passed, or when: it would tell who had
        to think."""
        if not self._viewers:
            return
        waiting, outcome = waiting_of(self.logged.match), outcome_of(self.logged.match)
        heat = self.timing.heat.told()
        for viewer in self._viewers.values():
            if only is not None and viewer.seat != only:
                continue
            update = viewer.update(self.logged, rewound, waiting, outcome, heat)
            worded = {
                lang: viewer.put(update, self.logged, lang, self.report_bug)
                for lang in {screen.words for screen in viewer.screens}
            }
            texts = {lang: encode(message) for lang, message in worded.items()}
            fresh = heat is not None and viewer.heat != heat.id
            viewer.heat = self.timing.heat.id
            for screen in viewer.screens:
                sealed = self._seal(screen, worded[screen.words]) if fresh else None
                self._tell(screen, sealed or texts[screen.words])

    def _seal(self, screen: Screen, message: wire.Welcome | wire.Update) -> Sealed | None:
        """What is to be shown at an instant to come leaves as late as this link allows."""
        leaves = self.timing.leaves(screen) if self.services.pace.seals else None
        return None if leaves is None else Sealed(message, leaves)


def differ(lag: int | None, told: int | None) -> bool:
    """Enough to be told of."""
    if lag is None or told is None:
        return lag is not told
    return abs(lag - told) > max(LAG_STEP, told // 2)
