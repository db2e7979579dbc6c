"""Those who sit at a live table, and what they settle among themselves: who gets up, who comes
back, who plays for whom. Nobody is the host: whoever sits there may do all of it.

What lasts is in the log (see `table/seats/company.py`). How long somebody has been away is not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from tablee.table.clean import clean_name
from tablee.table.errors import TableFault
from tablee.table.live.seated_bot import HOUSE, seat_bot
from tablee.table.seats.invitation import random_code
from tablee.table.slow.tempo import awaited, coming_back, leaving, time_up_at
from tablee.wire import messages as wire
from tablee.wire.seats import (
    FACES,
    Ballot,
    Call,
    ComeBack,
    Fill,
    Leave,
    Offer,
    PassOn,
    Poll,
    Ready,
    Rename,
    SeatChange,
    Vote,
)

if TYPE_CHECKING:
    from tablee.table.live.recording import Happening
    from tablee.table.live.table import Table

AWAY = 120_000
"""A seat without a screen for so long, in ms, is away: the others may decide about it."""

NAMELESS = "№ {}"
"""Who got up without a name; the number of the seat, in any language."""

CompanyMessage = Leave | ComeBack | Rename | PassOn | Fill | Call | Vote | Ready


class Company:
    __slots__ = ("_awake", "_gone", "_ready", "_table", "_told")

    def __init__(self, table: Table) -> None:
        self._table = table
        self._awake = table.services.clock.now()
        self._gone: dict[int, int] = {}
        """When the last screen of a seat was closed; a missing seat has had none since the table
        woke."""
        self._ready: set[int] = set()
        self._told = self._changed
        """The number of the last change of seats that everybody was told of."""

    # -- who is here --------------------------------------------------------------------------

    def went(self, seat: int) -> None:
        """The seat's last screen has closed."""
        self._gone[seat] = self._table.services.clock.now()
        self._ready.discard(seat)

    @property
    def ready(self) -> set[int]:
        """The seats that said they are ready and are still here; empty once the game has begun."""
        begun = self._table.logged.over or self._table.logged.match.log
        return set() if begun else {seat for seat in self._ready if self._is_human(seat)}

    def came(self, seat: int) -> None:
        """A screen of the seat opens: a poll about its absence ends."""
        self._gone.pop(seat, None)
        poll = self._table.logged.poll
        if poll is not None and poll.seat == seat and not poll.out and self._is_human(seat):
            self._table.happen(("vote", seat, False))
            self._table.tell_people()

    def _is_away(self, seat: int) -> bool:
        """Whether others may decide about the seat. At a table over days nobody has to be present:
        there, whether its time has run out."""
        table = self._table
        if table.deadline is not None:
            return table.deadline.is_late(seat)
        since = self._gone.get(seat, self._awake)
        return seat not in table.presence.here and table.services.clock.now() - since >= AWAY

    def _is_human(self, seat: int) -> bool:
        return self._table.logged.people[seat].kind == "human"

    # -- what all are told --------------------------------------------------------------------

    @property
    def _changed(self) -> int:
        changes = self._table.logged.changes
        return changes[-1].n if changes else 0

    def news(self) -> list[SeatChange]:
        """The changes of seats since the last call."""
        told, self._told = self._told, self._changed
        if told == self._told:
            return []
        return [change for change in self._table.logged.changes if change.n > told]

    # -- what one who sits there can say ------------------------------------------------------

    def handle_absent(self, seat: int, message: wire.ClientMessage) -> None:
        """A message of somebody who got up and whose seat is still free: they may only come
        back, until the game is over."""
        if not isinstance(message, ComeBack):
            raise TableFault("got-up")
        self._check_going_on()
        if not self._table.logged.people[seat].left:
            raise TableFault("seat-taken", seat=seat)
        now = self._table.services.clock.now()
        self._change(seat, "back", seat, coming_back(self._table.logged, seat, now))

    def handle(self, seat: int, message: CompanyMessage) -> None:
        match message:
            case Leave(bot):
                self._check_going_on()
                self.name(seat)
                data = self.getting_up(seat, self._house() if bot else "")
                ran = leaving(self._table.logged, self._table.services.clock.now())
                self._change(seat, "leave", seat, data | ran)
            case ComeBack():
                raise TableFault("seat-taken", seat=seat)  # their own seat
            case Rename(name, face):
                data = {"name": clean_name(name), "face": checked(face)}
                sitter = self._table.logged.people[seat]
                if data != {"name": sitter.name, "face": sitter.face}:
                    self._change(seat, "rename", seat, data)
            case PassOn(yes):
                self._check_going_on()
                self._pass_on(seat, random_code() if yes else "")
            case Fill(where, bot, name):
                self._fill(seat, where, bot, clean_name(name) if name else "")
            case Call(what, where):
                self._call(seat, what, where)
            case Vote(yes):
                self._vote(seat, yes)
            case Ready(yes):
                self._say_ready(seat, yes)
            case _:
                assert_never(message)

    def _say_ready(self, seat: int, yes: bool) -> None:
        if self._table.logged.over or self._table.logged.match.log:
            raise TableFault("begun")
        (self._ready.add if yes else self._ready.discard)(seat)
        self._table.tell_people()

    def name(self, seat: int) -> None:
        """Somebody without a name is about to get up: they get one, by which the seat stays
        theirs."""
        sitter = self._table.logged.people[seat]
        if sitter.kind == "human" and not sitter.name:
            called = {"name": NAMELESS.format(seat + 1), "face": sitter.face}
            self._table.happen(("rename", seat, called))

    def getting_up(self, seat: int, bot: str) -> dict[str, object]:
        """Somebody gets up by themself, or because their time is up. A vote to throw them out goes
        on: nobody escapes from it that way."""
        poll = self._table.logged.poll
        stays = poll is not None and poll.out and poll.seat == seat
        return {"bot": bot, "poll": True} if stays else {"bot": bot}

    def check_no_vote(self, seat: int) -> None:
        """Raise a fault while a vote runs to throw out whoever has that seat, or had it: they
        could take it themself, under another name, and another would be thrown out for them."""
        poll = self._table.logged.poll
        if poll is not None and poll.out and poll.seat == seat:
            raise TableFault("not-let-in")

    def _house(self) -> str:
        seat_bot(self._table.logged.row.game, HOUSE)
        return HOUSE

    def _check_going_on(self) -> None:
        if self._table.logged.over:
            raise TableFault("over")

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self._table.logged.people):
            raise TableFault("no-such-seat", seat=seat)

    def _change(self, by: int | None, kind: str, seat: int, data: object) -> None:
        self._table.changes.make(by, kind, seat, data)
        self._table.tell_anew()
        self._table.seats_changed()

    def _fill(self, by: int, seat: int, bot: str, name: str) -> None:
        self._check_going_on()
        self._table.check_open(seat)
        seat_bot(self._table.logged.row.game, bot)
        self._change(by, "fill", seat, {"bot": bot, "name": name})

    # -- passing on ---------------------------------------------------------------------------

    def _pass_on(self, seat: int, code: str) -> None:
        self._table.changes.make(seat, "offer", seat, {"code": code})
        for screen, of in self._table.presence.screens:
            if of == seat:
                self._table.tell(screen, Offer(code))

    def take_over(self, seat: int, code: str, name: str, face: int) -> None:
        """Take over a seat by the link that its owner has offered; the owner loses it."""
        self._check_seat(seat)
        self._check_going_on()
        self._table.logged.invitation.check_offer(seat, code)
        self.check_no_vote(seat)
        data = {"name": name, "face": checked(face)}
        poll = self._table.logged.poll  # one about their absence ends: it was about somebody else
        ends = poll is not None and poll.seat == seat
        self._table.changes.make(None, "take", seat, data, *[("vote", seat, False)] * ends)
        self._table.taken_over(seat)
        self._table.door.send_away(wire.Fault("passed-on", fatal=True), seat)
        self._table.tell_anew()
        self._table.seats_changed()

    # -- votes --------------------------------------------------------------------------------

    def _call(self, by: int, what: Ballot, seat: int | None) -> None:
        """Start a poll; if nobody has to be asked, carry it out at once."""
        self._check_going_on()
        logged = self._table.logged
        if logged.poll is not None:
            raise TableFault("no-vote", asked=logged.poll.by)
        out = what in ("bot", "open") and self._check_target(by, what, seat)
        about = seat if what in ("bot", "open") else None
        if what == "wait" and not time_up_at(logged):
            raise TableFault("no-vote")
        but = self._not_asked(what)
        needed = [other for other in logged.others(by) if other not in (about, *but)]
        data = {"what": what, "seat": about, "out": out}
        self._table.changes.make(by, "call", by, {**data, "but": but} if but else data)
        if needed:
            self._table.tell_people()
        else:
            self._carry_out()

    def _not_asked(self, what: Ballot) -> list[int]:
        """Seats that have no vote: on waiting longer, those we wait for; on anything else, those
        whose time has run out."""
        deadline = self._table.deadline
        if deadline is None:
            return []
        seats = awaited(self._table.logged)
        return seats if what == "wait" else [seat for seat in seats if deadline.is_late(seat)]

    def _check_target(self, by: int, what: Ballot, seat: int | None) -> bool:
        """Whether the poll is against somebody who is here: that takes one more person to agree.
        Raises a fault if this seat cannot be voted on. An empty seat is filled without a vote."""
        if seat is None:
            raise TableFault("no-such-seat", seat=-1)
        self._check_seat(seat)
        sitter, others = self._table.logged.people[seat], self._table.logged.others(by)
        kind, here = sitter.kind, seat in self._table.presence.here
        if seat == by or kind == "open" or (kind == what == "bot"):
            raise TableFault("no-vote")
        if kind == "bot":  # who has got up and is still here could come back meanwhile
            return here and bool(sitter.left and others)
        if self._is_away(seat):
            return False
        if len(others) < 2:
            raise TableFault("no-vote")
        return self._table.deadline is None or here

    def _vote(self, seat: int, yes: bool) -> None:
        poll = self._table.logged.poll
        if poll is None or seat in poll.agreed or seat not in (*poll.needed, poll.by):
            raise TableFault("no-proposal")
        if yes and seat == poll.by:
            raise TableFault("no-proposal")
        if yes and {*poll.agreed, seat} >= {*poll.needed}:
            self._carry_out(("vote", seat, True))
            return
        self._table.happen(("vote", seat, yes))
        self._table.tell_people()

    def _carry_out(self, *before: Happening) -> None:
        table, poll = self._table, self._table.logged.poll
        assert poll is not None
        if poll.what in ("bot", "open") and poll.seat is not None:
            self.name(poll.seat)
        link: list[Happening] = [("door", poll.by, {"code": random_code()})] if poll.out else []
        table.happen(*before, self._outcome(poll), *link)
        if poll.out and poll.seat is not None:  # with the old link they could sit down again
            table.door.send_away(wire.Fault("voted-out", fatal=True), poll.seat)
            table.door.link_changed(poll.by)
        table.tell_anew()
        table.seats_changed()

    def _outcome(self, poll: Poll) -> Happening:
        if poll.what == "wait":
            return ("wait", poll.by, None)
        if poll.what == "end" or poll.seat is None:
            return ("end", poll.by, None)
        bot = self._house() if poll.what == "bot" else ""
        return ("leave", poll.seat, {"bot": bot, "out": poll.out})


def checked(face: int) -> int:
    if not 0 <= face <= FACES:
        raise TableFault("malformed", why="no such face")
    return face
