"""A finished table, moment by moment, as any seat saw it; the log that a fork begins with; and how
the house bot would have played."""

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
from tablee.table.live.wording import ReportBug, Wording
from tablee.table.logged import LoggedTable
from tablee.table.numbers import count
from tablee.table.seats.changes import people_at, told_at
from tablee.table.store.store import Record, TableRow
from tablee.table.telling import persons
from tablee.wire import http
from tablee.wire import messages as wire

STRIDE = 16
"""At least so many answers lie between two snapshots; going back costs up to so many."""
MOST_SNAPSHOTS = 32
"""At most so many snapshots: a long game has more answers between two."""


MOST_ANSWERS = 250
"""The most answers in a game of the house bot; a longer one counts as not won."""


class Replay:
    """The answers that stood in the end (without what was undone), with snapshots. The part played
    by earlier rules (before the seam) is shown from what was told and kept then."""

    def __init__(self, logged: LoggedTable, report: ReportBug) -> None:
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
        """The match before answer number `at`; before the seam, a kept position."""
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
        """The moment of the kept position to show: the last one before `at`, or else the seam."""
        return max((kept.at for kept in self._past if kept.at <= at), default=self.seam)

    def _kept(self, at: int) -> Match:
        shown = self._shown(at)
        for kept in self._past:
            if kept.at == shown:
                try:
                    return picture(self._end, kept.version, kept.state, at, self._ends[at])
                except Exception:  # a state that no migration can read any more
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
        """The events between the moment before and this one."""
        history, ends = self._end.history, self._ends
        first = ends[at - 1] if at else 0
        return notes_of(history[first : ends[at]], seat, count(history[:first], seat))

    def fork(self, row: TableRow, at: int) -> tuple[LoggedTable, list[Record]]:
        """A table that stands where this one stood before answer number `at`, and its log. Replayed
        by the present rules from the first answer on: if they lead elsewhere, there is no fork."""
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
        """The seat's own answer. Those of others are known only by their events."""
        if at == len(self.log) or self.log[at][0] != seat:
            return None
        who, choice = self.log[at]
        return {"seat": who, "choice": choice}


# -- what might have been ---------------------------------------------------------------------


def look_back(replay: Replay) -> http.Hindsight:
    """The house bot plays the same deal; of a lost game, also the last moment when it still won.

    For a solo game that counts its moves (`Game.counted`). The bot sees only what the player saw.
    """
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
    """An answer before which the house bot, taking over, still wins, and after which it does not:
    found by bisection, so that a few games are enough."""
    good, bad = 0, len(replay.log)
    while bad - good > 1:
        middle = (good + bad) // 2
        if _play_on(replay.match_at(middle), str(middle)):
            good = middle
        else:
            bad = middle
    return good


def _play_on(match: Match, seed: str) -> bool:
    """Let the house bot play to the end; returns whether it won."""
    for choice in _by_house(match, seed):
        match.answer(0, choice)
    return match.outcome is not None and match.outcome[0].won


def _way_on(match: Match, seed: str) -> dict[str, Any] | None:
    """The first passage by which the house bot, playing on, leaves its present place."""
    passage = match.game.passage
    for choice in _by_house(match, seed) if passage else ():
        if passage and (way := passage(match.view(0), choice)):
            return dict(way)
        match.answer(0, choice)
    return None


def _by_house(match: Match, seed: str) -> Iterator[Choice]:
    """The answers of the house bot, one after the other; the same every time."""
    house = bots.player(match.game.id, bots.HOUSE, seed)
    for _ in range(MOST_ANSWERS):
        if match.outcome is not None:
            return
        yield house(match, 0)
