"""Whom a table calls: people without an open screen here who are asked or late, whose agreement the
others need, whose game has ended (also if they had got up), or who may play once more. A notice is
written in the same commit as what it is about, so neither can be lost without the other.

Whether a seat is called depends on nothing but whether it is asked, which its own screen shows, and
whether its own standing orders answer for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Protocol

from tablee.table.slow.orders import ordered
from tablee.table.store.writer import Statement

if TYPE_CHECKING:
    from tablee.table.live.table import Table
    from tablee.table.live.viewer import Screen
    from tablee.wire.slow import Hidden

CallKind = Literal["turn", "late", "asked", "over", "again", "free"]
"""It is your turn; your time is up; a vote or an undo waits for your yes or no; the game is over;
there is another one for you; there is another one, and you had got up from this."""
Pending = CallKind | Literal["perhaps", "none"]
"""The notice that a seat has: what they were called for since they last looked; not asked any more,
but one that was sent may remain; none."""
UNNOTICED = 60_000
"""In ms: by then a dead connection has been noticed. A question asked shorter ago may have gone
unseen."""
LONGEST_UNSEEN = 600_000
"""In ms: a page says that nobody sees it after two minutes, or somewhat later."""


class Notices(Protocol):
    """What a table needs of the queue of notices: see `queue.py`."""

    wanted: bool
    """Whether anybody on this server has an address."""

    def call(self, table: str, seat: int, call: Call) -> Statement: ...

    def withdraw(self, table: str, seat: int) -> Statement: ...

    def left(self, table: str, seat: int, call: Call) -> None: ...

    def looked(self, table: str, seat: int) -> None: ...


class Call:
    """`generation`: of the seat's tokens; `people`: the names of the others; `here`: the seats with
    an open screen. Somebody who also has one of these is not called."""

    __slots__ = ("generation", "here", "kind", "people")

    def __init__(self, kind: CallKind, generation: int, people: list[str], here: list[int]) -> None:
        self.kind = kind
        self.generation = generation
        self.people = people
        self.here = here

    @property
    def about(self) -> tuple[int, str, list[str], list[int]]:
        return self.generation, self.kind, self.people, self.here


class Calls:
    __slots__ = (
        "_awake", "_hidden", "_known", "_notices", "_table", "_viewers", "_voted_at", "curtains",
    )  # fmt: skip

    def __init__(self, table: Table, notices: Notices) -> None:
        self._table = table
        self._notices = notices
        self._viewers = table.presence.viewers
        self.curtains: dict[Screen, int] = {}
        """Devices passed from hand to hand, each with one of its seats."""
        self._hidden: set[Screen] = set()
        """Screens that nobody sees."""
        new = table.stream.fence == 0
        seats = range(len(table.logged.people)) if new else ()
        self._known: dict[int, Pending] = dict.fromkeys(seats, "none")
        """By seat. Missing: unknown, as an earlier owner of the table, or the table that was laid
        anew here, may have called them."""
        self._awake = table.services.clock.now()
        self._voted_at = 0
        """When the last vote was called, or the last undo proposed, since the table woke."""

    def doubt(self) -> None:
        """Another table is about to call people to this one."""
        self._known.clear()

    def made(self, kind: str, ended: bool) -> tuple[Statement, ...]:
        """The statements to write with a record of that kind; `ended`: it has ended the game.
        Nothing to do if nobody is absent, which is the usual case."""
        people = self._table.logged.people
        if kind in ("call", "propose"):
            self._voted_at = self._table.services.clock.now()
        if not self._notices.wanted or self._all_look:
            return ()
        absent = [
            s for s, who in enumerate(people)
            if not self._looks(s) and (who.kind == "human" or who.left)
        ]  # fmt: skip
        return tuple(self._statements(absent, kind, ended)) if absent else ()

    @property
    def _all_look(self) -> bool:
        here = len(self._viewers) - (None in self._viewers)
        return here == len(self._table.logged.people) and not self._hidden

    def _looks(self, seat: int) -> bool:
        """Whether the seat has a screen that somebody sees."""
        viewer = self._viewers.get(seat)
        return viewer is not None and not self._hidden.issuperset(viewer.screens)

    def _statements(self, absent: list[int], kind: str, ended: bool) -> list[Statement]:
        """Withdrawals come first: if one person has both seats, they share one notice."""
        logged, withdrawn, called = self._table.logged, list[Statement](), list[Statement]()
        again = kind == "next"
        for seat in absent:
            known = self._known.get(seat)
            if logged.people[seat].left:  # they may still want to know how it ended, and play again
                called += [self._call("free" if again else "over", seat)] if again or ended else []
            elif again and logged.moved and logged.next_seats[seat] >= 0:
                withdrawn.append(self._withdraw(seat))
                called.append(self._call_there(seat))
            elif ended or (again and logged.next_seats[seat] >= 0):
                called.append(self._call("again" if again else "over", seat))
            elif (waits := self._waits_for(seat)) is not None:
                late = kind == "late" and waits == "turn"
                if late or known != waits:
                    called.append(self._call("late" if late else waits, seat))
            elif known not in ("perhaps", "none"):
                withdrawn.append(self._withdraw(seat))
        return withdrawn + called

    def _waits_for(self, seat: int) -> Literal["turn", "asked"] | None:
        """What the others wait for: that the seat answers a question of the game (and no standing
        order does), or says yes or no to a vote or an undo."""
        logged = self._table.logged
        if logged.over:
            return None
        asked = logged.heat is None and seat in logged.match.asks and logged.others(seat)
        if asked and ordered(self._table, seat) is None:
            return "turn"
        polls = (logged.poll, logged.proposal)
        needed = any(one and seat in one.needed and seat not in one.agreed for one in polls)
        return "asked" if needed else None

    def _call(self, kind: CallKind, seat: int) -> Statement:
        self._known[seat] = "turn" if kind == "late" else kind
        return self._notices.call(self._table.stream.table, seat, self._about(kind, seat))

    def _call_there(self, seat: int) -> Statement:
        """Call them to the table that was laid anew: it is the only one at which they still have a
        seat (which is theirs by an earlier statement of the same commit)."""
        logged, about = self._table.logged, self._about("again", seat)
        there = logged.next_seats
        here = [there[one] for one in about.here if there[one] >= 0]
        return self._notices.call(logged.next, there[seat], Call("again", 0, about.people, here))

    def _withdraw(self, seat: int) -> Statement:
        self._known[seat] = "perhaps"
        return self._notices.withdraw(self._table.stream.table, seat)

    def _about(self, kind: CallKind, seat: int) -> Call:
        logged = self._table.logged
        generation = logged.invitation.generations[seat]
        others = [one.name for s, one in enumerate(logged.people) if s != seat and one.name]
        here = {s for s in self._viewers if s is not None and self._looks(s)}
        return Call(kind, generation, others, sorted(here | {*self.curtains.values()}))

    def forget(self, screen: Screen) -> None:
        self.curtains.pop(screen, None)
        self._hidden.discard(screen)

    def left(self, seat: int, lately: int = UNNOTICED) -> None:
        """A screen has closed. If nobody looks at another of that seat, they may not have seen what
        they were asked shortly before, and until they answer no other event might call them."""
        if not self._looks(seat):
            since = self._table.services.clock.now() - lately
            self._call_if_unseen(seat, since, self._voted_at)

    def hide(self, screen: Screen, seat: int, told: Hidden) -> None:
        """Nobody looks at that screen, and for some time nobody has; or somebody does again."""
        if told.yes:
            self._hidden.add(screen)
            self.left(seat, min(max(told.unseen, 0), LONGEST_UNSEEN))
        else:
            self._hidden.discard(screen)
            self.looked(seat)

    def hides(self, screen: Screen) -> bool:
        """Whether nobody sees that screen."""
        return screen in self._hidden

    def missed(self, since: int) -> None:
        """A process was killed, at some time after `since`. If the table was its own, nobody saw
        who left: call those who were asked since then, or have a vote, and are not here."""
        if self._awake < since:
            return
        for seat in range(len(self._table.logged.people)):
            if not self._looks(seat):
                self._call_if_unseen(seat, since, self._awake)

    def _call_if_unseen(self, seat: int, since: int, voted_at: int) -> None:
        """Call them later, unless they come back, if they were asked after `since`."""
        logged = self._table.logged
        called = self._known.get(seat, "none") not in ("perhaps", "none")
        waits = None if called or not self._notices.wanted else self._waits_for(seat)
        if waits is None or logged.people[seat].kind != "human":
            return
        if (voted_at if waits == "asked" else logged.asked_at) > since:
            self._known[seat] = waits
            self._notices.left(self._table.stream.table, seat, self._about(waits, seat))

    def looked(self, seat: int) -> None:
        """They have seen what they were called for: the next event calls them again."""
        if self._notices.wanted and self._known.get(seat) != "none":
            self._known[seat] = "none"
            self._notices.looked(self._table.stream.table, seat)
