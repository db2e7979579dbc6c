"""One viewer: a seat (in all its tabs), or the spectators together.

Messages that differ between viewers are made here, from `Match.view`, the events that this viewer
may see, and its part of the open question. (People and chat are the same for all.)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar

import msgspec
from msgspec.structs import replace

from tablee.kernel import (
    ALL,
    CLOCK,
    Amount,
    Event,
    Match,
    Options,
    Order,
    Prompt,
    Subset,
    Text,
    Timed,
)
from tablee.kernel.showing.by_key import ByKey
from tablee.kernel.showing.patches import by_key
from tablee.kernel.showing.pieces import Memory
from tablee.table.live.wording import ReportBug, Wording
from tablee.table.logged import LoggedTable
from tablee.table.slow.tempo import with_times
from tablee.table.telling import Here, info
from tablee.wire import messages as wire

if TYPE_CHECKING:
    from tablee.table.live.table import Table

M = TypeVar("M", wire.Welcome, wire.Update)

TOLD = 2_000
"""A newcomer is sent this many of the last events at most. The longest games have 800."""


class Screen(Protocol):
    """A connection, as the table sees it."""

    address: str
    """Its network address."""
    code: str
    """The code of the link it came by."""
    words: str
    """The language in which it wants everything in words; "": it draws, and needs none."""
    deep: bool
    """Whether it can apply deep patches."""

    def send(self, text: bytes) -> None:
        """Send a message, as JSON. Never blocks, never fails."""

    def move(self, table: Table) -> None:
        """Its table has been replaced by this object."""

    def again(self, unheard: list[tuple[wire.ClientMessage, int]]) -> None:
        """Its table has moved and must be entered again. `unheard`: messages it sent that were not
        handled (see `visit.Heard`)."""

    def close(self) -> None:
        """Close it after everything that was sent."""


encode: Callable[[wire.ServerMessage], bytes] = msgspec.json.Encoder().encode


class Viewer:
    """The screens of one viewer and what they show, so that only changes are sent.

    The view is made of pieces (`kernel/showing`) shared with the other viewers; changed pieces are
    replaced, never modified.
    """

    __slots__ = ("heat", "index", "last", "screens", "seat", "taught", "view")

    def __init__(self, seat: int | None, logged: LoggedTable, memory: Memory | ByKey) -> None:
        self.seat = seat
        self.screens: list[Screen] = []
        self.view = memory.view(seat)
        self.heat: int | None = None
        """The number of the heat that these screens were last told of."""
        self.taught = logged.first is not None
        """Whether lessons are wanted here: a screen has asked for them, or it is a first play."""
        self._count(logged)

    def _count(self, logged: LoggedTable) -> None:
        history = logged.match.history
        self.index, self.last = len(history), logged.numbers.seen(history, self.seat)

    def add(self, screen: Screen) -> None:
        """Add a screen next to those that want the same format, so that each format is encoded
        once."""
        self.screens.append(screen)
        self.screens.sort(key=lambda one: (one.words, one.deep))

    def welcome(
        self, logged: LoggedTable, join: wire.Join, here: Here, heat: wire.Heat | None = None
    ) -> wire.Welcome:
        """The whole view, and the events that were missed (all, if an undo was missed), at most
        `TOLD`."""
        match, seat = logged.match, self.seat
        known = join.rewinds == logged.rewinds and 0 <= join.after <= self.last
        first = max(0, len(match.history) - TOLD)
        before = logged.numbers.seen(match.history, seat, first)
        after = max(join.after if known else 0, before)
        notes = notes_of(match.history[first:], seat, before)[after - before :]
        return wire.Welcome(
            info(logged, here), seat, self.view, notes, self.last, after, logged.rewinds,
            waiting_at(logged), prompt_of(match, seat), can_undo(match, seat), logged.proposal,
            outcome_of(match), list(logged.chat), heat, answered=answered_of(match, seat),
            lessons=self._lessons(match), changes=list(logged.changes),
        )  # fmt: skip

    def update(self, logged: LoggedTable, memory: Memory | ByKey, news: News) -> wire.Update:
        """The changes since the last message to these screens. After an undo, the history is a
        prefix of what it was."""
        match, seat = logged.match, self.seat
        old, self.view = self.view, memory.view(seat)
        patch = {} if old is self.view else memory.difference(old, self.view)
        if news.rewound:
            notes: list[wire.Note] = []
            self._count(logged)
        else:
            notes = news.notes(match.history, self.index, self.last, seat)
            self.index = len(match.history)
            self.last += len(notes)
        return wire.Update(
            self.last, patch, notes, news.rewound, logged.rewinds, news.waiting,
            prompt_of(match, seat) if seat in news.asked else None,
            seat is not None and match.can_undo(seat), logged.proposal, news.outcome,
            news.heat, None, answered_of(match, seat) if news.sealed else None,
            self._lessons(match),
        )  # fmt: skip

    def _lessons(self, match: Match) -> list[wire.LessonDue]:
        """The lessons that are due. They depend only on what this seat sees and is asked, so they
        reveal nothing."""
        first, seat, ask = match.game.first, self.seat, match.ask
        if not self.taught or first is None or seat is None or ask is None:
            return []
        if seat not in match.asks:
            return []
        made = self.view  # the same as `match.view`, without making it anew
        view = match.view(seat) if isinstance(made, dict) else msgspec.to_builtins(made)
        prompt = Prompt(seat, ask.why, ask.rule, match.asks[seat], ask.args or {})
        turn = str(first.turn(view, seat))
        return [wire.LessonDue(one.id, one.at, turn) for one in first.due(view, prompt)]

    def by_key(self, update: wire.Update) -> wire.Update:
        """The update in whole keys of the view, for a screen that cannot apply deep patches."""
        if isinstance(self.view, dict):  # it was compared by key already
            return update
        return replace(update, patch=by_key(self.view, update.patch))

    def put(self, message: M, logged: LoggedTable, lang: str, report: ReportBug) -> M:
        """The message as this screen wants it: with words, if it has asked for a language."""
        if not lang:
            return message
        wording = Wording(logged.match, self.seat, lang, logged.names, report)
        return replace(message, words=wording.words(message.events))


class News:
    """The parts of a change that are the same for all viewers; made once."""

    __slots__ = (
        "_public", "_since", "asked", "heat", "outcome", "rewound", "sealed", "waiting",
    )  # fmt: skip

    def __init__(self, logged: LoggedTable, rewound: bool, heat: wire.Heat | None) -> None:
        match = logged.match
        self.rewound = rewound
        self.heat = heat
        self.asked = match.asks.keys()
        self.sealed = match.ask is not None and match.ask.closes is ALL
        """Whether a seat that has already answered this question is shown its own answer."""
        self.waiting = waiting_at(logged)
        self.outcome = outcome_of(match)
        self._public: list[wire.Note] = []
        self._since = (-1, -1)
        """Where the new events begin in the history, and the number of public events before
        that."""

    def notes(
        self, history: Sequence[Event], index: int, before: int, seat: int | None
    ) -> list[wire.Note]:
        """The new events, without counting through the whole history again."""
        since = index, before
        if since == self._since:
            return self._public
        events = history[index:]
        notes = notes_of(events, seat, before)
        for event in events:
            if event.to is not None:
                return notes
        self._since, self._public = since, notes
        return notes


def notes_of(events: Sequence[Event], seat: int | None, before: int) -> list[wire.Note]:
    """The events that this viewer may see, numbered on from those it has seen before."""
    notes: list[wire.Note] = []
    for event in events:
        args = event.args if event.to is None else event.seen_by(seat)
        if args is not None:
            before += 1
            notes.append(wire.Note(before, event.key, args, event.rule))
    return notes


# -- the question on the table ----------------------------------------------------------------


def waiting_of(match: Match) -> wire.Waiting | None:
    """Who is awaited and why. The same for everybody, and it never tells how much there is to
    choose. In a reaction window all seats are, until it closes: a seat that passed sooner had less
    to think about."""
    ask = match.ask
    if ask is None:
        return None
    seats = sorted(ask.options if ask.window else match.asks)
    if seats and seats[0] == CLOCK:
        del seats[0]
    return wire.Waiting(seats, ask.why, ask.rule)


def waiting_at(logged: LoggedTable) -> wire.Waiting | None:
    """The same; at a table over days, with the times."""
    waiting = waiting_of(logged.match)
    return waiting if logged.slow.tempo == "live" else with_times(logged, waiting)


def prompt_of(match: Match, seat: int | None) -> wire.Prompt | None:
    """The question as the seat that is asked sees it."""
    ask = match.ask
    if ask is None or seat is None:
        return None
    options = match.asks.get(seat)
    if options is None:
        return None
    sealed = ask.closes is ALL and len(ask.options) > 1
    form, args = form_of(options), ask.args or {}
    default = match.default(seat) if ask.window else None
    return wire.Prompt(match.asked, ask.why, ask.rule, form, args, sealed, default)


def answered_of(match: Match, seat: int | None) -> wire.Choice | None:
    """A seat's own answer to a sealed question that is still open."""
    if seat is None or match.ask is None or match.ask.closes is not ALL:
        return None
    return match.given(seat)


def form_of(options: Options) -> wire.Form:
    if isinstance(options, tuple):
        return wire.OptionsForm(list(options))
    match options:
        case Amount():
            return wire.AmountForm(options.lo, options.hi)
        case Text():
            return wire.TextForm(options.longest)
        case Subset():
            return wire.SubsetForm(list(options.items), options.lo, options.hi)
        case Order():
            return wire.OrderForm(list(options.items))
        case Timed():
            return wire.TimedForm(
                list(options.options), options.longest, options.begins, options.drops,
                options.pause, options.piece,
            )  # fmt: skip
    raise TypeError(f"the wire has no form for {options!r}")


def can_undo(match: Match, seat: int | None) -> bool:
    return seat is not None and match.can_undo(seat)


def outcome_of(match: Match) -> list[wire.Result] | None:
    if match.outcome is None:
        return None
    return [wire.Result(r.seat, r.won, r.key, r.args, r.rule, r.score) for r in match.outcome]
