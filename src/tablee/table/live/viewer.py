"""What one viewer is told: a seat (in all its tabs), or the spectators.

What differs from viewer to viewer is made here, from `Match.view`, the events that this viewer may
see, and the public part of the question on the table. (People and talk go to all alike.)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec
from msgspec.structs import replace

from tablee.kernel import ALL, CLOCK, Amount, Event, Match, Options, Order, Subset, Text, Timed
from tablee.table.live.wording import Report, Wording
from tablee.table.logged import Here, LoggedTable
from tablee.wire import messages as wire

if TYPE_CHECKING:
    from tablee.table.live.table import Table

M = TypeVar("M", wire.Welcome, wire.Update)

_encode = msgspec.json.Encoder().encode

TOLD = 2_000
"""Of so many events, the last, somebody who comes is told. The longest games have 800."""


class Screen(Protocol):
    """A connection, as the table sees it."""

    words: str
    """The language in which it wants everything in words, too; "": it draws."""

    def send(self, text: bytes) -> None:
        """A message, as JSON. Never waits, never fails."""

    def move(self, table: Table) -> None:
        """Its table is another object from now on."""

    def close(self) -> None:
        """After what was sent, nothing more."""


def encode(message: wire.ServerMessage) -> bytes:
    return _encode(message)


class Viewer:
    """The screens of one viewer and what they show, so that only changes are sent.

    The view is kept as encoded bytes per top-level key: quick to compare, small, and no way for
    the rules to change it behind our back.
    """

    __slots__ = ("heat", "index", "last", "screens", "seat", "view")

    def __init__(self, seat: int | None, logged: LoggedTable) -> None:
        self.seat = seat
        self.screens: list[Screen] = []
        self.view = encoded_view(logged.match, seat)
        self.heat: int | None = None
        """The number of the heat that these screens were last told of."""
        self._count(logged)

    def _count(self, logged: LoggedTable) -> None:
        history = logged.match.history
        self.index, self.last = len(history), logged.numbers.seen(history, self.seat)

    def welcome(
        self, logged: LoggedTable, join: wire.Join, here: Here, heat: wire.Heat | None = None
    ) -> wire.Welcome:
        """All of it, and the events that were missed (all, if an undo was missed); but no more of
        them than `TOLD`."""
        match, seat = logged.match, self.seat
        known = join.rewinds == logged.rewinds and 0 <= join.after <= self.last
        first = max(0, len(match.history) - TOLD)
        before = logged.numbers.seen(match.history, seat, first)
        after = max(join.after if known else 0, before)
        notes = notes_of(match.history[first:], seat, before)[after - before :]
        return wire.Welcome(
            logged.info(here), seat, as_raw(self.view), notes, self.last, after, logged.rewinds,
            waiting_of(match), prompt_of(match, seat), can_undo(match, seat), logged.proposal,
            outcome_of(match), list(logged.chat), heat,
        )  # fmt: skip

    def update(
        self,
        logged: LoggedTable,
        rewound: bool,
        waiting: wire.Waiting | None,
        outcome: list[wire.Result] | None,
        heat: wire.Heat | None = None,
    ) -> wire.Update:
        """What changed since the last message to these screens. After an undo the history is a
        beginning of what it was; `waiting`, `outcome` and `heat` are the same for all viewers."""
        match, seat = logged.match, self.seat
        patch = self._patch(match)
        notes = [] if rewound else self._new_notes(match)
        if rewound:
            self._count(logged)
        return wire.Update(
            self.last, patch, notes, rewound, logged.rewinds, waiting, prompt_of(match, seat),
            can_undo(match, seat), logged.proposal, outcome, heat,
        )  # fmt: skip

    def put(self, message: M, logged: LoggedTable, lang: str, report: Report) -> M:
        """For a screen that draws; or, in a language, for one that wants words as well."""
        if not lang:
            return message
        wording = Wording(logged.match, self.seat, lang, logged.names, report)
        return replace(message, words=wording.words(message.events))

    def _patch(self, match: Match) -> dict[str, Any]:
        """The top-level keys of the view that differ; one that is gone is null."""
        old, new, patch = self.view, match.view(self.seat), {}
        for key, value in new.items():
            data = _encode(value)
            if old.get(key) != data:
                old[key] = data
                patch[key] = msgspec.Raw(data)
        for key in old.keys() - new.keys() if len(old) > len(new) else ():
            del old[key]
            patch[key] = msgspec.Raw(b"null")
        return patch

    def _new_notes(self, match: Match) -> list[wire.Note]:
        """The events since, without going through the whole history again."""
        notes = notes_of(match.history[self.index :], self.seat, self.last)
        self.index, self.last = len(match.history), self.last + len(notes)
        return notes


def encoded_view(match: Match, seat: int | None) -> dict[str, bytes]:
    return {key: _encode(value) for key, value in match.view(seat).items()}


def as_raw(view: dict[str, bytes]) -> dict[str, Any]:
    return {key: msgspec.Raw(value) for key, value in view.items()}


def notes_of(events: Sequence[Event], seat: int | None, before: int) -> list[wire.Note]:
    """Those that this viewer may see, numbered from what it has seen before."""
    notes: list[wire.Note] = []
    for event in events:
        args = event.seen_by(seat)
        if args is not None:
            notes.append(wire.Note(before + len(notes) + 1, event.key, args, event.rule))
    return notes


# -- the question on the table ----------------------------------------------------------------


def waiting_of(match: Match) -> wire.Waiting | None:
    """Who is awaited and why. The same for everybody, and never how much there is to choose. In a
    reaction window all are, until it closes: who passed sooner had less to think about."""
    ask = match.ask
    if ask is None:
        return None
    asked = ask.options if ask.window else match.asks
    seats = sorted(seat for seat in asked if seat != CLOCK)
    return wire.Waiting(seats, ask.why, ask.rule)


def prompt_of(match: Match, seat: int | None) -> wire.Prompt | None:
    """The question as the one who is asked sees it."""
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
