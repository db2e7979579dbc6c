"""A finished table, moment by moment, as any seat saw it; and the answers a fork begins with."""

from __future__ import annotations

from tablee.kernel import LogEntry, Match
from tablee.table.errors import TableFault
from tablee.table.live.viewer import as_raw, encoded_view, outcome_of, prompt_of, waiting_of
from tablee.table.live.wording import Report, Wording
from tablee.table.logged import LoggedTable, begin
from tablee.table.store.chain import chained
from tablee.table.store.store import Record, TableRow
from tablee.wire import http
from tablee.wire import messages as wire

STRIDE = 16
"""Answers between two snapshots, at least: going back costs so many answers."""
MOST_SNAPSHOTS = 32
"""In a long game there are more answers between two, rather than more snapshots in memory."""


class Replay:
    """The answers that stood in the end (what was undone is not told), with snapshots."""

    def __init__(self, logged: LoggedTable, report: Report) -> None:
        if not logged.over:
            raise TableFault("not-over")
        self._names = logged.names
        self._report = report
        self.log: list[LogEntry] = list(logged.match.log)
        self._snapshots: list[Match] = []
        self._stride = max(STRIDE, -(-len(self.log) // MOST_SNAPSHOTS))
        match = begin(logged.row)
        for number, (seat, choice) in enumerate(self.log):
            if number % self._stride == 0:
                self._snapshots.append(match.clone())
            match.answer(seat, choice)

    def match_at(self, at: int) -> Match:
        """The match before answer number `at`."""
        if not 0 <= at <= len(self.log):
            raise TableFault("no-such-moment", at=at, last=len(self.log))
        nearest = min(at // self._stride, len(self._snapshots) - 1)
        match = self._snapshots[nearest].clone()
        for seat, choice in self.log[nearest * self._stride : at]:
            match.answer(seat, choice)
        return match

    def moment(self, at: int, seat: int | None, words: str = "") -> http.Moment:
        match = self.match_at(at)
        if seat is not None and not 0 <= seat < match.seats:
            raise TableFault("no-such-seat", seat=seat)
        had = len(self.match_at(at - 1).events(seat)) if at else 0
        notes = [wire.Note(**note) for note in match.events(seat, had)]
        return http.Moment(
            at, len(self.log), seat, as_raw(encoded_view(match, seat)), notes,
            waiting_of(match), prompt_of(match, seat), self._answered(at, seat), outcome_of(match),
            Wording(match, seat, words, self._names, self._report).words(notes) if words else None,
        )  # fmt: skip

    def fork(self, row: TableRow, at: int) -> tuple[LoggedTable, list[Record]]:
        """A table that stands where this one stood before answer number `at`, and its log."""
        if not 0 <= at <= len(self.log):
            raise TableFault("no-such-moment", at=at, last=len(self.log))
        answers = enumerate(self.log[:at], 1)
        records = chained(row, [Record(n, "answer", s, c, row.created) for n, (s, c) in answers])
        return LoggedTable.read(row, records), records

    def _answered(self, at: int, seat: int | None) -> dict[str, wire.Choice] | None:
        """One's own answer. What others chose is known by the events that followed from it."""
        if at == len(self.log) or self.log[at][0] != seat:
            return None
        who, choice = self.log[at]
        return {"seat": who, "choice": choice}
