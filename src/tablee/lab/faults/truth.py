"""A log, and what each viewer may know at each of its moments.

Moment k is after k records. What a viewer knows there is made by the same functions that the table
uses, from a match that has been given nothing but the log: so it is what a fresh viewer of that
seat would be told.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from tablee.kernel import CLOCK
from tablee.lab.faults.mirror import Mirror, bare
from tablee.table.live.viewer import can_undo, outcome_of, prompt_of, waiting_of
from tablee.table.logged import LoggedTable
from tablee.table.store.store import Record, TableRow
from tablee.wire import messages as wire

_encode = msgspec.json.Encoder(order="sorted").encode


class Known(msgspec.Struct, frozen=True):
    """What a viewer knows, in pieces short enough to keep for every moment."""

    view: str
    events: str
    """The last link of a chain over them."""
    rewinds: int
    rest: str
    """What is asked of whom, what can be undone, how it ended."""


def digest(value: Any) -> str:
    return blake2b(_encode(value), digest_size=12).hexdigest()


def shown(mirror: Reader) -> Known:
    """What a client knows that was told all this."""
    told = mirror.told
    assert told is not None
    rest = (told.waiting, told.prompt, told.can_undo, told.proposal, told.outcome)
    return Known(digest(mirror.view), mirror.links.last, mirror.rewinds, digest(rest))


class Links:
    """A hash chain over the events that a viewer has seen: comparing the last hash is enough."""

    def __init__(self) -> None:
        self._links: list[str] = []

    def keep(self, after: int, events: list[wire.Note]) -> None:
        """Those up to number `after` stay, these follow."""
        del self._links[after:]
        for event in events:
            self._links.append(digest([self.last, event]))

    @property
    def last(self) -> str:
        return self._links[-1] if self._links else ""

    def __len__(self) -> int:
        return len(self._links)


class Reader(Mirror):
    """A client that can be compared with a log."""

    def __init__(self) -> None:
        super().__init__()
        self.links = Links()

    def _keep(self, after: int, events: list[wire.Note]) -> None:
        super()._keep(after, events)
        self.links.keep(after, events)


def known(logged: LoggedTable, seat: int | None, links: Links) -> Known:
    """What a viewer should know at this moment of the log. `links`: those of an earlier moment of
    it, brought up to date here."""
    match = logged.match
    view, notes = plain([match.view(seat), match.events(seat, len(links))])
    links.keep(len(links), [wire.Note(**note) for note in notes])
    rest = (
        waiting_of(match), prompt_of(match, seat), can_undo(match, seat), logged.proposal,
        outcome_of(match),
    )  # fmt: skip
    return Known(digest(bare(view)), links.last, logged.rewinds, digest(rest))


def plain(value: Any) -> Any:
    """The value as it is after encoding and decoding."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Given(msgspec.Struct, frozen=True):
    """An answer in the log: by whom, to which question, what; and whether the table itself could
    have given it (a window in which one can only pass, a clock)."""

    seq: int
    seat: int
    asked: int
    choice: str
    timed: bool
    own: bool


class Truth:
    """One table, replayed once."""

    def __init__(self, row: TableRow, records: list[Record]) -> None:
        self.row = row
        self.records = records
        self.answers: list[Given] = []
        self.lines: list[tuple[int, str]] = []
        """(number of the record, text) of all that was said."""
        viewers = [*range(row.seats), None]
        self.moments: dict[int | None, list[Known]] = {seat: [] for seat in viewers}
        self._links = {seat: Links() for seat in viewers}
        logged = LoggedTable(row)
        self._note(logged)
        for record in records:
            self._take(logged, record)
            logged.apply(record)
            self._note(logged)
        self.over = logged.over

    def views(self, number: int) -> dict[int | None, dict[str, Any]]:
        """What each viewer sees at that moment; played again, for it is seldom asked."""
        logged = LoggedTable(self.row)
        for record in self.records[:number]:
            logged.apply(record)
        return {seat: bare(plain(logged.match.view(seat))) for seat in self.moments}

    def _note(self, logged: LoggedTable) -> None:
        for seat, moments in self.moments.items():
            if moments and moments[-1].rewinds != logged.rewinds:
                self._links[seat] = Links()
            moments.append(known(logged, seat, self._links[seat]))

    def _take(self, logged: LoggedTable, record: Record) -> None:
        if record.kind == "say":
            self.lines.append((record.seq, record.data["text"]))
        elif record.kind == "answer" and record.seat is not None and record.seat != CLOCK:
            match, seat, choice = logged.match, record.seat, untimed(record.data)
            ask = match.ask
            human = logged.people[seat].kind == "human"
            own = not human or (ask is not None and ask.window and match.default(seat) == choice)
            self.answers.append(
                Given(record.seq, seat, match.asked, digest(choice), choice != record.data, own)
            )


def untimed(choice: Any) -> Any:
    """The answer in a heat without the times that the table measured."""
    match choice:
        case (what, int(), int(), int(), int()):
            return what
    return choice
