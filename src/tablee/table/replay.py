"""A finished table, moment by moment, as any seat saw it; the answers a fork begins with; and what
might have been."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from tablee import bots
from tablee.kernel import Choice, LogEntry, Match
from tablee.kernel.saving.renew import picture, same
from tablee.table.errors import TableFault
from tablee.table.live.viewer import (
    encode,
    notes_of,
    outcome_of,
    prompt_of,
    waiting_of,
)
from tablee.table.live.wording import Report, Wording
from tablee.table.logged import LoggedTable
from tablee.table.numbers import count
from tablee.table.seats.changes import people_at, told_at
from tablee.table.store.store import Record, TableRow
from tablee.table.telling import persons
from tablee.wire import http
from tablee.wire import messages as wire

STRIDE = 16
"""Answers between two snapshots, at least: going back costs so many answers."""
MOST_SNAPSHOTS = 32
"""In a long game there are more answers between two, rather than more snapshots in memory."""


MOST_ANSWERS = 250
"""In one game of the house; one that takes longer is not won."""


class Replay:
    """The answers that stood in the end (what was undone is not told), with snapshots. What was
    played by earlier rules (before the seam) is told as it was told, and shown as it was kept."""

    def __init__(self, logged: LoggedTable, report: Report) -> None:
        if not logged.over:
            raise TableFault("not-over")
        self._logged = logged
        self._report = report
        self._end, self._ends, self._past = logged.match, logged.ends, logged.past
        self.log: list[LogEntry] = list(logged.match.log)
        self.seam = logged.match.seam
        self._snapshots: list[Match] = []
        self._stride = max(STRIDE, -(-len(self.log) // MOST_SNAPSHOTS))
        match = logged.match.at(self.seam)
        for number, (seat, choice) in enumerate(self.log[self.seam :]):
            if number % self._stride == 0:
                self._snapshots.append(match.clone())
            match.answer(seat, choice)

    def match_at(self, at: int) -> Match:
        """The match before answer number `at`; before the seam, what was kept of it."""
        if not 0 <= at <= len(self.log):
            raise TableFault("no-such-moment", at=at, last=len(self.log))
        if at < self.seam:
            return self._kept(at)
        if not self._snapshots:
            return self._end.clone()
        nearest = min((at - self.seam) // self._stride, len(self._snapshots) - 1)
        match = self._snapshots[nearest].clone()
        for seat, choice in self.log[self.seam + nearest * self._stride : at]:
            match.answer(seat, choice)
        return match

    def _shown(self, at: int) -> int:
        """Of which moment there is a picture: the one before, or else the seam."""
        return max((kept.at for kept in self._past if kept.at <= at), default=self.seam)

    def _kept(self, at: int) -> Match:
        shown = self._shown(at)
        for kept in self._past:
            if kept.at == shown:
                try:
                    return picture(self._end, kept.version, kept.state, at, self._ends[at])
                except Exception:  # of a shape that nothing leads from any more
                    break
        return self._end.at(self.seam)

    def moment(self, at: int, seat: int | None, words: str = "") -> http.Moment:
        match = self.match_at(at)
        if seat is not None and not 0 <= seat < match.seats:
            raise TableFault("no-such-seat", seat=seat)
        notes = self._notes(at, seat)
        told, people = at < self.seam, people_at(self._logged, at)
        names = [sitter.name for sitter in people]
        view: Any = msgspec.Raw(encode(match.state.view(seat)))
        return http.Moment(
            at, len(self.log), seat, view, notes,
            None if told else waiting_of(match), None if told else prompt_of(match, seat),
            self._answered(at, seat), None if told else outcome_of(match),
            Wording(match, seat, words, names, self._report).words(notes) if words else None,
            self._shown(at) if told else None, persons(people, {}), told_at(self._logged, at),
        )  # fmt: skip

    def _notes(self, at: int, seat: int | None) -> list[wire.Note]:
        """What was told between the moment before and this one."""
        history, ends = self._end.history, self._ends
        first = ends[at - 1] if at else 0
        return notes_of(history[first : ends[at]], seat, count(history[:first], seat))

    def fork(self, row: TableRow, at: int) -> tuple[LoggedTable, list[Record]]:
        """A table that stands where this one stood before answer number `at`, and its log. By the
        present rules from the first answer on: where they lead elsewhere, there is no fork."""
        if not 0 <= at <= len(self.log):
            raise TableFault("no-such-moment", at=at, last=len(self.log))
        logged = LoggedTable(replace(row, version=str(self._end.game.version)))
        try:
            records = [
                logged.happen("answer", seat, choice, row.created) for seat, choice in self.log[:at]
            ]
        except Exception:
            if not self.seam:
                raise
            raise TableFault("other-rules") from None
        if self.seam and not same(logged.match.history, self._end.history[: self._ends[at]]):
            raise TableFault("other-rules")
        return logged, records

    def _answered(self, at: int, seat: int | None) -> dict[str, wire.Choice] | None:
        """One's own answer. What others chose is known by the events that followed from it."""
        if at == len(self.log) or self.log[at][0] != seat:
            return None
        who, choice = self.log[at]
        return {"seat": who, "choice": choice}


# -- what might have been ---------------------------------------------------------------------


def look_back(replay: Replay) -> http.Hindsight:
    """The house with the same deal; of a lost game, also the last moment from which it won.

    For a game that one plays alone and that counts its moves (`Game.counted`). The house sees what
    the player saw, no more."""
    end = replay.match_at(len(replay.log))
    counted = end.game.counted
    if not counted or end.seats != 1 or replay.seam or end.outcome is None:
        raise TableFault("no-such-moment", at=0, last=0)
    house = end.at(0)
    won = _play_on(house, "0")
    mine = int(end.view(0)[counted])
    found = http.Hindsight(won, int(house.view(0)[counted]), mine)
    if not end.outcome[0].won and won:
        found.at = _last_chance(replay)
        found.last = int(replay.match_at(found.at).view(0)[counted])
        found.way = _way_on(replay.match_at(found.at), str(found.at))
    return found


def _last_chance(replay: Replay) -> int:
    """An answer before which the house still wins when it takes over, and after which it does not:
    looked for by halves, so that a few games tell."""
    good, bad = 0, len(replay.log)
    while bad - good > 1:
        middle = (good + bad) // 2
        if _play_on(replay.match_at(middle), str(middle)):
            good = middle
        else:
            bad = middle
    return good


def _play_on(match: Match, seed: str) -> bool:
    """The house plays to the end; has it won?"""
    for choice in _by_house(match, seed):
        match.answer(0, choice)
    return match.outcome is not None and match.outcome[0].won


def _way_on(match: Match, seed: str) -> dict[str, Any] | None:
    """By which way the house, playing on, first leaves the place where it is."""
    passage = match.game.passage
    for choice in _by_house(match, seed) if passage else ():
        if passage and (way := passage(match.view(0), choice)):
            return dict(way)
        match.answer(0, choice)
    return None


def _by_house(match: Match, seed: str) -> Iterator[Choice]:
    """What the house answers, one after the other: the same every time."""
    house = bots.player(match.game.id, bots.HOUSE, seed)
    for _ in range(MOST_ANSWERS):
        if match.outcome is not None:
            return
        yield house(match, 0)
