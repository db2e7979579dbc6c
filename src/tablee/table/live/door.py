"""The door of a live table: knocking, letting in, watching, sending away.

What lasts is in the log (see `table/seats/invitation.py`). A knock lasts as long as the screen that
knocks, and no longer than a few minutes.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, assert_never

from tablee.table.clean import clean_name
from tablee.table.clock import Timer
from tablee.table.errors import TableFault
from tablee.table.seats.behind import Behind
from tablee.table.seats.invitation import random_code
from tablee.wire import messages as wire
from tablee.wire.door import AskFirst, Door, Key, Knock, Knocker, LetIn, LogOut, NewLink
from tablee.wire.seats import Behind as Minutes
from tablee.wire.seats import Watch, Watchers, Watching

if TYPE_CHECKING:
    from tablee.table.live.table import Table
    from tablee.table.live.viewer import Screen

MOST_KNOCKS, MOST_OF_ONE = 8, 2
"""The most knocks at one table, and the most from one address."""
PATIENCE = 300_000
"""How long a knock may wait for an answer, in ms."""

DoorMessage = LetIn | AskFirst | NewLink | LogOut | Watching
"""What somebody who sits at the table may say about its door."""


@dataclass(eq=False)
class Waiting:
    """Somebody at the door."""

    screen: Screen
    who: Knocker
    address: str
    timer: Timer


class TableDoor:
    __slots__ = ("_behind", "_curtains", "_knocks", "_numbers", "_table", "outside")

    def __init__(self, table: Table) -> None:
        self._table = table
        self._knocks: dict[int, Waiting] = {}
        self._numbers = 0
        self.outside: list[Screen] = []
        """Screens that may not watch, but could ask for a seat (the porch)."""
        self._curtains: dict[Screen, int] = {}
        """Screens that show the public view but belong to people who sit here (a device passed from
        hand to hand), each with the seat by whose token it looks on."""
        self._behind: dict[Screen, Behind] = {}
        """For each screen that watches with a delay: the object that delays its messages."""

    @property
    def knocks(self) -> list[Knocker]:
        return [knock.who for knock in self._knocks.values()]

    def close(self) -> None:
        """Cancel all timers."""
        for knock in self._knocks.values():
            knock.timer.cancel()
        self._knocks.clear()
        for behind in self._behind.values():
            behind.stop()

    # -- looking on ---------------------------------------------------------------------------

    @property
    def watchers(self) -> int:
        return self._table.presence.onlookers - len(self._curtains)

    def welcome(
        self, screen: Screen, seat: int | None, welcome: wire.Welcome, curtain: int | None
    ) -> None:
        """Add what the newcomer may know of the door to its welcome."""
        invitation, watchers = self._table.logged.invitation, self.watchers
        if seat is not None:
            welcome.knocks, welcome.offer = self.knocks, invitation.offers.get(seat, "")
            welcome.watch, welcome.watch_code = invitation.watch, invitation.watch_code
            welcome.behind = invitation.behind
        elif curtain is not None:
            self._curtains[screen] = curtain
        else:
            watchers += 1
            welcome.table.code = self._code(screen, None)
            welcome.table.only_watch = not invitation.seats(screen.code)
            self._tell_watchers(watchers)
        welcome.table.watchers = watchers

    def put_behind(self, screen: Screen) -> Screen:
        """The object to send to for a screen that is about to watch: delayed, if watchers are
        behind. It is told at once who sits there, and when there will be something to see."""
        minutes = self._table.logged.invitation.behind
        if not minutes:
            return screen
        behind = Behind(screen, self._table.services.clock, minutes)
        self.keep_behind(behind)
        self._table.tell(screen, wire.Porch(self.info_for(screen.code), behind.opens))
        return behind

    def keep_behind(self, behind: Behind) -> None:
        self._behind[behind.screen] = behind

    def before(self, screen: Screen) -> Screen:
        """The object to send to for that screen: its delay, or itself."""
        return self._behind.get(screen, screen)

    def curtain(self, screen: Screen) -> int | None:
        return self._curtains.get(screen)

    def info_for(self, code: str) -> wire.TableInfo:
        """The table as told to somebody who came by that code and has no seat: with no other code,
        and nothing that watchers see only later."""
        info, invitation = self._table.info(), self._table.logged.invitation
        info.code, info.only_watch = invitation.known(code), not invitation.seats(code)
        if invitation.behind:
            info.over, info.ended, info.poll = False, False, None
            info.next, info.moved = "", False
        return info

    def _code(self, screen: Screen, seat: int | None) -> str:
        """The code that this viewer's link ends with."""
        invitation = self._table.logged.invitation
        if seat is None and screen not in self._curtains:
            return invitation.known(screen.code)
        return invitation.code

    def _tell_watchers(self, n: int) -> None:
        told = Watchers(n)
        for screen, seat in self._table.presence.screens:
            if seat is not None:
                self._table.tell(screen, told)

    def keep_outside(self, screen: Screen) -> None:
        """Let a screen that may not watch wait on the porch, where it is told who sits at the
        table; a fault if there is no seat to ask for."""
        logged = self._table.logged
        free = not logged.over and any(sitter.kind == "open" for sitter in logged.people)
        if not (free and logged.invitation.seats(screen.code)):
            raise TableFault("no-watching", fatal=True)
        self.outside.append(screen)
        self._tell_porch(screen)

    def tell_outside(self) -> None:
        for screen in self.outside:
            self._tell_porch(screen)

    def _tell_porch(self, screen: Screen) -> None:
        self._table.tell(screen, wire.Porch(self.info_for(screen.code)))

    # -- at the door --------------------------------------------------------------------------

    def check_seat(self, seat: int, code: str) -> None:
        """Raise a fault unless the seat can be taken without knocking."""
        self._table.logged.invitation.check_own(code)
        self._table.check_open(seat)
        if self._asks:
            raise TableFault("ask-first")

    @property
    def _asks(self) -> bool:
        """Whether a newcomer has to knock; not while nobody sits here who could let them in."""
        logged = self._table.logged
        return logged.invitation.asks and any(p.kind == "human" for p in logged.people)

    def handle_knock(self, screen: Screen, seat: int | None, knock: Knock) -> None:
        """Somebody without a seat asks to sit down."""
        if seat is not None:
            raise TableFault("not-your-seat")
        if screen not in self._curtains:
            self._table.logged.invitation.check_own(screen.code)
        self.knock(screen, knock, screen.address)

    def knock(self, screen: Screen, knock: Knock, address: str) -> None:
        name = clean_name(knock.name)
        self._table.check_open(knock.seat)
        if not self._asks:
            self._seat(screen, knock.seat, name)
            return
        self._forget(screen)
        if len(self._knocks) >= MOST_KNOCKS or self._count(address) >= MOST_OF_ONE:
            raise TableFault("too-fast")
        self._numbers += 1
        number, clock = self._numbers, self._table.services.clock
        timer = clock.call_at(clock.now() + PATIENCE, partial(self._turn_away, number))
        who = Knocker(number, name, knock.seat)
        self._knocks[number] = Waiting(screen, who, address, timer)
        self.tell()

    def _count(self, address: str) -> int:
        return sum(knock.address == address for knock in self._knocks.values())

    def leave(self, screen: Screen, looked_on: bool) -> None:
        """Withdraw the knock of a screen that leaves."""
        if isinstance(screen, Behind):
            screen.stop()
            self._behind.pop(screen.screen, None)
            screen = screen.screen
        if screen in self.outside:
            self.outside.remove(screen)
        if screen in self._curtains:
            del self._curtains[screen]
        elif looked_on:
            self._tell_watchers(self.watchers)
        if self._forget(screen):
            self.tell()

    def _forget(self, screen: Screen) -> bool:
        numbers = [n for n, knock in self._knocks.items() if knock.screen is screen]
        for number in numbers:
            self._knocks.pop(number).timer.cancel()
        return bool(numbers)

    def _turn_away(self, number: int) -> None:
        knock = self._knocks.pop(number)
        knock.timer.cancel()
        self._table.tell(knock.screen, wire.Fault("not-let-in"))
        self.tell()

    def _seat(self, screen: Screen, seat: int, name: str) -> None:
        self._table.sit(seat, name)
        self._table.tell(screen, Key(seat, self._table.token(seat)))

    # -- those who sit there ------------------------------------------------------------------

    def handle(self, screen: Screen, seat: int, message: DoorMessage) -> None:
        match message:
            case LetIn(number, yes):
                self._answer(number, yes)
            case AskFirst(yes):
                self._change(seat, "door", {"asks": yes})
                self.tell(by=seat)
            case NewLink():
                self._change(seat, "door", {"code": random_code()})
                self.link_changed(seat)
            case LogOut():
                self._change(seat, "revoke", None)
                self._table.tell(screen, Key(seat, self._table.token(seat)))
                self.send_away(wire.Fault("logged-out", fatal=True), seat, but=screen)
            case Watching(how, behind):
                self._let_watch(seat, how, behind)
            case _:
                assert_never(message)

    def _answer(self, number: int, yes: bool) -> None:
        knock = self._knocks.get(number)
        if knock is None:
            raise TableFault("no-proposal")
        if not yes:
            self._turn_away(number)
            return
        del self._knocks[number]
        knock.timer.cancel()
        try:
            self._seat(knock.screen, knock.who.seat, knock.who.name)
        except TableFault as wrong:  # somebody else has taken the seat meanwhile
            self._table.tell(knock.screen, wrong.fault)
        self.tell()

    def _let_watch(self, seat: int, how: Watch, behind: Minutes) -> None:
        """Change who may watch. Watchers who came by another link, or with another delay, are sent
        away. A link for watching only needs a table link with a code, as otherwise the bare link
        would let them sit down: if it has none, it gets one."""
        invitation = self._table.logged.invitation
        other = how != invitation.watch
        code = random_code() if how == "link" and other else invitation.watch_code
        data: dict[str, object] = {"watch": how, "watch_code": code if how == "link" else ""}
        moved = behind != invitation.behind
        if moved:
            data["behind"] = behind
        if how == "link" and not invitation.code:
            data["code"] = random_code()
        self._change(seat, "door", data)
        if "code" in data:
            for screen in list(self.outside):
                self._table.presence.dismiss(screen, None, wire.Fault("old-link", fatal=True))
        if (how != "all" and other) or moved:
            for screen, of in self._table.presence.screens:
                if of is None and screen not in self.outside and screen not in self._curtains:
                    self._table.presence.dismiss(
                        screen, None, wire.Fault("no-watching", fatal=True)
                    )
        self.tell(by=seat)

    def _change(self, seat: int, kind: str, data: object) -> None:
        self._table.changes.make(seat, kind, seat, data)

    def send_away(self, why: wire.Fault, seat: int, but: Screen | None = None) -> None:
        """Send away all screens of a seat, except `but`; also those that look on by a token of
        that seat."""
        for screen, of in self._table.presence.screens:
            if self._curtains.get(screen, of) == seat and screen is not but:
                self._table.presence.dismiss(screen, of, why)

    def link_changed(self, by: int) -> None:
        """Who came by the old link and has no seat must go; a link for watching still holds."""
        known = self._table.logged.invitation.known
        for screen, seat in self._table.presence.screens:
            if self._curtains.get(screen, seat) is None and not known(screen.code):
                self._table.presence.dismiss(screen, seat, wire.Fault("old-link", fatal=True))
        self.tell(by=by)

    # -- telling ------------------------------------------------------------------------------

    def tell(self, by: int | None = None) -> None:
        invitation = self._table.logged.invitation
        for screen, seat in self._table.presence.screens:
            door = Door(self._code(screen, seat), invitation.asks, [], by, invitation.watch)
            door.behind = invitation.behind
            if seat is not None:
                door.knocks, door.watch_code = self.knocks, invitation.watch_code
            self._table.tell(screen, door)
