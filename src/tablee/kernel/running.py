"""The rules under way: a snapshot at the start of a step, the answers since, and the log.

A generator cannot be copied, but a step can always be run again: `_thaw` takes the snapshot and
feeds it the answers since. Clone, save, undo and replay are all built on this.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any, NamedTuple
from weakref import proxy

from tablee.kernel.ask import ALL, FIRST, ONE, Ask, Later
from tablee.kernel.errors import RuleError
from tablee.kernel.event import Event
from tablee.kernel.forms import Choice, Seat
from tablee.kernel.game import Game
from tablee.kernel.rng import commitment, make_key
from tablee.kernel.state import Result, State

LogEntry = tuple[Seat, Choice]
Flow = Generator[Ask | None, Any, None]

SNAPSHOT_EVERY = 32
"""At least so many answers lie between two snapshots. (A clone takes one at the start of its step
in any case.)"""
REACH = 128
"""How many answers back an undo can go, counted from the longest that the log ever was."""
TRAIL = REACH // SNAPSHOT_EVERY + 1
"""So many earlier snapshots are kept: enough for the whole reach."""


class StepStart(NamedTuple):
    """Where the match stood at the start of a step."""

    base: State
    """Never changed once taken."""
    at: int
    """The length of the log at this point; `events_at`: the length of the history."""
    asked: int
    events_at: int
    barrier: int


class _Owner:
    """What states and flows refer to, weakly, so that a match is freed as soon as nobody holds it:
    waiting for the garbage collector made a thawed clone cost nearly twice as much."""

    __slots__ = ("__weakref__",)


class Running(_Owner):
    """What a match is made of, and how it gets from one question to the next."""

    __slots__ = (
        "_ask", "_closed", "_every", "_floor", "_flow", "_fresh", "_here", "_origin", "_sealed",
        "_seam", "_state", "_trail", "asked", "barrier", "game", "history", "key", "log",
        "options", "outcome", "seats", "touched",
    )  # fmt: skip

    game: Game
    seats: int
    options: dict[str, Any]
    key: bytes
    log: list[LogEntry]
    history: list[Event]
    barrier: int
    """Answers before this number of the log can be undone only by consent."""
    asked: int
    """The number of the open question: how many were closed before it."""
    outcome: list[Result] | None
    """None while it is played; then the result of each seat, with its reason."""
    touched: bool
    """Something was drawn or revealed since the last answer."""
    _origin: State | None  # where the match began, if not with the setup (a scenario)
    _here: StepStart  # the snapshot that the answers since are fed to
    _trail: tuple[StepStart, ...] | None  # earlier ones; None: unknown, as the match was loaded
    _floor: int  # answers before this number of the log can no longer be undone
    _seam: StepStart | None  # where the present rules took over from an earlier version of them
    _closed: bool  # it had ended before the seam: it is only shown, never run
    _state: State | None  # the current state; None until thawed
    _flow: Flow | None  # the running rules
    _fresh: bool  # the snapshot is of the start of the step under way
    _every: int  # how many answers may lie between two snapshots
    _ask: Ask | None
    _sealed: dict[Seat, Choice]

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Any],
        key: str | bytes | None = None,
        origin: State | None = None,
    ) -> None:
        self.game, self.seats, self.options = game, seats, options
        self.key = make_key(key)
        self._origin = origin
        self._begin()

    def _begin(self) -> None:
        """Run the setup and the rules up to the first question."""
        self.log, self.barrier, self.touched = [], 0, False
        self.history = [Event("commit", {"hash": commitment(self.key)})]
        self.asked, self._sealed, self.outcome = 0, {}, None
        state = self._origin.clone() if self._origin else self.game.state(self.seats, self.options)
        self._state = state
        state.match = proxy(self)
        if self._origin is None:
            state.setup()
        self._every, self._trail, self._floor = SNAPSHOT_EVERY, (), 0
        self._seam, self._closed = None, False
        self._snapshot(state)
        self._flow = Running._run(proxy(self), state)
        self._ask = next(self._flow)
        self.touched = False  # what the setup drew is no barrier for the first answer

    def _run(self, state: State) -> Flow:
        """The rules, step after step, with a snapshot between them now and then."""
        fresh = True  # it starts from a snapshot
        while True:
            if len(self.log) - self._here.at >= self._every:
                self._remember()
                self._snapshot(state)
                fresh = True
            self._fresh = fresh
            step = state.next_step()
            if step is None:
                break
            yield from step
            fresh = False
        self.outcome = state.results()
        self.history.append(Event("key", {"key": self.key.hex()}))
        yield None

    def _hear(self, ask: Ask, seat: Seat, choice: Choice) -> None:
        """Take one accepted answer; if it closes the ask, run the rules to the next one."""
        closes = ask.closes
        if closes is ONE:
            reply = choice
        elif closes is FIRST:
            reply = (seat, choice)
            self.touched = True  # the others have lost: no free second try
        else:
            sealed = self._sealed
            sealed[seat] = choice
            if len(sealed) < len(ask.options) and (closes is ALL or not closes(sealed)):
                return
            # in the order of the seats, not of arrival: who was quicker is nobody's business
            reply = {s: sealed[s] for s in ask.options if s in sealed}
            self._sealed = {}
            if len(reply) > 1:
                self.touched = True  # the others' answers are about to be known
        self.asked += 1
        self._ask = self._flow.send(reply)  # type: ignore[union-attr]

    def _snapshot(self, state: State) -> None:
        """Take the snapshot that clone, save and undo start from."""
        state.snapshot_taken()
        at = len(self.log)
        barrier = at if self.touched else self.barrier
        self._here = StepStart(state.clone(), at, self.asked, len(self.history), barrier)

    def _remember(self) -> None:
        """Keep the snapshot that is about to be replaced, unless the one before is close enough."""
        trail, here = self._trail, self._here
        if trail is not None and (not trail or here.at - trail[-1].at >= SNAPSHOT_EVERY):
            self._trail = (*trail, here)[-TRAIL:]

    # -- running a step again -----------------------------------------------------------------

    def _thaw(self, every: int = SNAPSHOT_EVERY) -> None:
        """Run from the snapshot to the present, by feeding the answers since."""
        here = self._here
        if self._closed:
            self._look_at(here.base.clone())
            return
        log, history, barrier, ask = self.log, self.history, self.barrier, self._ask
        self.log, self.history = log[: here.at], history[: here.events_at]
        self._every = every
        try:
            self._rewind()
            self._feed(log[here.at :])
        except BaseException:  # keep what a crash file may need
            self.log, self.history, self._state = log, history, None
            raise
        self._every, self.barrier, self.touched = SNAPSHOT_EVERY, barrier, False
        if self._ask.__class__ is Later and ask.__class__ is Ask:
            self._ask = ask  # the same question, its options already worked out

    def _refresh(self) -> None:
        """Move the snapshot to the start of the step under way."""
        if not self._fresh:
            self._thaw(every=0)

    def _go_back(self, moment: int) -> None:
        """Go back to before answer number `moment`, from the nearest snapshot: the cost does not
        grow with the log. If the rules fail on the way, nothing has changed."""
        held = Running.__new__(type(self))
        held._take_over(self)
        try:
            self._pick_up(moment)
            here = self._here
            answers, self.log = self.log[here.at : moment], self.log[: here.at]
            self.history = self.history[: here.events_at]
            self._rewind()
            self.touched, self.barrier = False, here.at if self.touched else here.barrier
            self._feed(answers)
        except BaseException:
            self._take_over(held)
            raise

    def _pick_up(self, moment: int) -> None:
        """Go back to the newest snapshot taken before that moment."""
        while self._here.at > moment:
            assert self._trail, "out of reach"
            *earlier, self._here = self._trail
            self._trail = tuple(earlier)

    def _look_at(self, state: State) -> None:
        self._state = state
        state.match = proxy(self)

    def _rewind(self) -> None:
        """Go back to the snapshot: its step begins again."""
        state = self._here.base.clone()
        self._look_at(state)
        self._sealed, self.outcome, self.asked = {}, None, self._here.asked
        self._flow = Running._run(proxy(self), state)
        self._ask = next(self._flow)

    def _feed(self, answers: Iterable[LogEntry]) -> None:
        """Feed answers that were accepted before, without checking them."""
        for seat, choice in answers:
            if self._ask is None or seat not in self._ask.options:
                raise RuleError(f"{self.game.id}: a step asked differently when it was run again")
            self.log.append((seat, choice))
            self._hear(self._ask, seat, choice)
            if self.touched:
                self.touched = False
                self.barrier = len(self.log)

    def _take_over(self, other: Running) -> None:
        """Copy everything from the other match."""
        for name in Running.__slots__:
            setattr(self, name, getattr(other, name))
