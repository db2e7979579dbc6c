"""A table as its log tells it: the match, the people, the talk.

Live moves and moves read from disk go through the same `apply`, so a table is the same after a
restart as before. No clock, no file, no connection here.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from msgspec import Raw, Struct, ValidationError, convert
from msgspec.structs import replace

import tablee
from tablee.kernel import CLOCK, GONE, FirstPlay, Match, Refused
from tablee.table.errors import Damage, ToldOtherwise
from tablee.table.numbers import Numbers
from tablee.table.seats import company
from tablee.table.seats.changes import WhoSat
from tablee.table.seats.invitation import Invitation
from tablee.table.seats.sitter import Sitter
from tablee.table.slow import tempo
from tablee.table.store.chain import first, link
from tablee.table.store.store import Record, TableRow
from tablee.table.waking.digest import digest, digest_of_rest
from tablee.table.waking.entries import is_talk, time_of
from tablee.table.waking.rules import begin, first_play, unreadable
from tablee.wire import messages as wire
from tablee.wire.seats import Poll, SeatChange

__all__ = ["LoggedTable", "PastPosition", "Sitter"]

CHAT_KEPT = 100
"""Chat lines that a newcomer still sees."""
MOST_SAID = 262_144
"""The most bytes of chat that a table keeps, including the cost of each record: see `weight`."""
MOST_MOVES = 6_000
"""The most records of a table besides chat: answers, undos, votes. The longest games have 800. A
record takes some 150 bytes, so a table takes 1 MB of disk at most; 5 MB if every answer is as long
as can be."""
LAST_MOVES = 1_000
"""So many of them are kept for playing on and getting up: no flood of names, orders or undos ends a
game for all."""
MOST_HEARD = 250
"""The most chat lines of one seat that a game is told, if it hears the chat."""

UNDONE = 1_000_000
"""Added to the numbers of heats at every undo: a heat that is played again has a new number, so
that all screens show it anew."""


BROKEN = (AssertionError, LookupError, TypeError, AttributeError, ValidationError)
"""Exceptions raised by data that is no valid row or record."""


class PastPosition(Struct, array_like=True):
    """The state before answer number `at`, as this version of the rules wrote it."""

    at: int
    version: int
    state: Raw


class LoggedTable:
    """Only `happen` and `apply` change it."""

    __slots__ = (
        "absent",
        "asked_at",
        "changes",
        "chat",
        "ended",
        "ends",
        "first",
        "head",
        "heard",
        "invitation",
        "left",
        "lines",
        "match",
        "moved",
        "next",
        "next_seats",
        "numbers",
        "passed",
        "past",
        "people",
        "poll",
        "proposal",
        "proposed",
        "rewinds",
        "row",
        "said",
        "sat",
        "seam",
        "seq",
        "slow",
        "thoughts",
        "told_upto",
        "topic_from",
        "version",
    )  # fmt: skip

    def __init__(
        self, row: TableRow, match: Match | None = None, numbers: Numbers | None = None
    ) -> None:
        self.row = row
        self.version = row.version
        """The version of the rules that it is played by now."""
        self.match = match or begin(row)
        self.people = read_people(row)
        self.changes: list[SeatChange] = []
        """The last changes of seats."""
        self.sat: list[WhoSat] = []
        """Who sat in which seat before, for the replay."""
        self.first: FirstPlay | None = first_play(row)
        """The lessons, if it is somebody's first play."""
        self.proposal: wire.Proposal | None = None
        self.proposed = 0
        """The number of answers when the undo was proposed: it means the proposer's last one
        then."""
        self.poll: Poll | None = None
        self.ended = False
        """Whether the players ended it before its rules did."""
        self.next = ""
        """The table at which the same people play again."""
        self.next_seats: list[int] = []
        """The new seat there of each seat here; -1: none."""
        self.moved = False
        """Whether it was laid anew there before the game began."""
        self.invitation = Invitation()
        self.slow = tempo.Slow()
        self.chat: deque[wire.ChatLine] = deque(maxlen=CHAT_KEPT)
        self.lines = 0
        self.said = 0
        """The weight of all lines so far."""
        self.thoughts: dict[int, str] = {}
        """What each seat thought of the game, written after its end."""
        self.heard: Counter[int] = Counter()
        """How many chat lines of each seat the game was told."""
        self.absent: list[tuple[int, frozenset[int]]] = [(0, frozenset())]
        """The seats that the game took for gone, each set with the number of the answer from which
        on."""
        self.numbers = numbers or Numbers(len(self.people), self.match.history)
        self.ends = [len(self.match.history)]
        """The number of events after each answer."""
        self.told_upto = 0
        """So many events are covered by the digests of the records so far."""
        self.past: list[PastPosition] = []
        """A few earlier positions: if other rules take over, the replay can show these."""
        self.left = -1
        """The number of the record at which the last snapshot was taken (`waking/snapshots.py`)."""
        self.rewinds = 0
        self.seam = 0
        """The number of the record by which the present rules took over."""
        self.seq = 0
        self.head = first(row)
        """The last hash of the log's chain; the next record follows it."""
        self.asked_at = row.created
        """When the open question was asked: timers count from here, also after a restart."""
        self.topic_from = self.match.asked
        """The number of the first question on the present topic."""
        self.passed: int | None = None
        """How far the present heat was at its last answer; None: it has none yet."""

    @classmethod
    def read(cls, row: TableRow, records: Sequence[Record]) -> LoggedTable:
        """Replay the whole log from disk. Raises if these rules refuse it, or would have told
        something else: then it belongs to other rules."""
        try:
            logged = cls(row)
        except tablee.TableeError:
            raise unreadable(row) from None
        except BROKEN:
            raise Damage("row") from None
        return logged.follow(records)

    def follow(self, records: Sequence[Record]) -> LoggedTable:
        """Apply the records of the log from here on."""
        record: Record | None = None
        try:
            for record in records:
                self.apply(record)
        except Damage:
            raise
        except tablee.TableeError:
            raise unreadable(self.row) from None
        except BROKEN:
            assert record is not None
            if record.kind == "answer" and record.seat is not None:
                raise  # a bug in the rules, not damage on disk
            raise Damage("record", record.seq) from None
        return self

    @property
    def names(self) -> list[str]:
        """The names of the people, by seat; empty for an open seat."""
        return [sitter.name for sitter in self.people]

    def happen(self, kind: str, seat: int | None, data: Any, at: int) -> Record:
        """Apply something new; returns its record for the log. Raises `Refused`, and then nothing
        has changed."""
        seq = self.seq + 1
        if kind == "answer" and seat is not None:
            told = self._answer(seat, data, at)
        else:
            told = self._apply_kind(Record(seq, kind, seat, data, at))
        head = link(self.head, seq, kind, seat, data, at, told)
        self.seq, self.head = seq, head
        return Record(seq, kind, seat, data, at, head, told)

    def apply(self, record: Record) -> None:
        """Apply a record from the log; what it tells must have the same digest as then."""
        told = self._apply_kind(record)
        if record.told and record.told != told:
            raise ToldOtherwise(record.seq)
        self.seq, self.head = record.seq, record.hash

    def _apply_kind(self, record: Record) -> str:
        """Apply the record; returns the digest of what it told, "" if it is no move."""
        kind, seat = record.kind, record.seat
        if kind == "answer":
            assert seat is not None
            return self._answer(seat, record.data, record.at)
        if kind == "undo":
            assert seat is not None
            self._undo(seat, record)
            return digest_of_rest(self.told_upto)
        if kind == "say":
            self._say(record)
        elif kind == "thought":
            assert seat is not None
            self.thoughts[seat] = convert(record.data["text"], str)
        elif kind == "propose":
            assert seat is not None
            self.proposal = wire.Proposal(seat, [], self.others(seat))
            self.proposed = len(self.match.log)
        elif kind == "agree":
            self._agree(record)
        elif kind == "rules":
            self._rules(record)
        elif kind in company.KINDS:
            company.apply(self, record)
        elif kind in ("door", "revoke"):
            self.invitation.apply(record)
        elif kind in tempo.KINDS:
            self.slow.apply(record)
            if kind == "wait":
                self.poll = None
        else:
            raise Damage("kind", record.seq)
        return ""

    def _rules(self, record: Record) -> None:
        """Other rules have taken over. If they continued from a snapshot, the log can only be read
        from there on (`waking/wake.py`), and this record is already behind us."""
        if convert(record.data["seam"], bool) and self.seam != record.seq:
            raise ToldOtherwise(record.seq)
        self.version, self.asked_at = convert(record.data["version"], str), record.at

    def _answer(self, seat: int, choice: Any, at: int) -> str:
        """Play an answer; returns the digest of everything told since the last one (the first
        includes the deal)."""
        match = self.match
        before, topic = match.asked, match.topic
        match.answer(seat, choice)
        self.numbers.keep(match.history)
        asked, now = match.asked, match.topic
        if seat == CLOCK:
            self._fact(match.log[-1][1])
        if self.proposal is not None and not (
            is_talk(match.log[-1]) or (asked == before and self.window)
        ):
            self.proposal = None
        if asked != before:
            self.asked_at = at
        if topic[0] is None or now != topic:
            self.topic_from = asked
        if now[0] != topic[0]:
            self.passed = None
        elif topic[0] is not None:
            self.passed = max(self.passed or 0, time_of(match.log[-1]))
        upto = self.told_upto
        self.told_upto = len(match.history)
        self.ends.append(self.told_upto)
        return digest(match.history[upto:], match.outcome)

    def _undo(self, seat: int, record: Record) -> None:
        """Take back the answer that was the seat's last one when the undo was proposed. If the seat
        has passed in a reaction window since, that pass is taken back first."""
        match, (proposal, self.proposal) = self.match, (self.proposal, None)
        match.undo(seat, consent=True)
        agreed = proposal is not None and set(proposal.agreed) >= set(proposal.needed)
        if agreed and len(match.log) >= self.proposed:
            with suppress(Refused):  # it was too far back: then only the pass is undone
                match.undo(seat, consent=True)
        self.rewinds += 1
        self.asked_at = record.at
        self.topic_from, self.passed = match.asked, None
        self.numbers.keep(match.history)
        self.told_upto = len(match.history)
        self.forget_after(len(match.log))

    def forget_after(self, answers: int) -> None:
        """Drop the notes about answers that were taken back."""
        del self.ends[answers + 1 :]
        while self.absent[-1][0] > answers:
            self.absent.pop()
        while self.past and self.past[-1].at > answers:
            self.past.pop()
        for one in self.sat:
            one.answers = min(one.answers, answers)

    def _fact(self, choice: Any) -> None:
        """Note what the table told the game: who is gone, what was said."""
        match choice:
            case ("talk", int(seat), _):
                self.heard[seat] += 1
            case ("gone" | "back" as fact, int(seat), _):
                now = self.gone | {seat} if fact == GONE else self.gone - {seat}
                self.absent.append((len(self.match.log), now))

    def _say(self, record: Record) -> None:
        self.lines += 1
        said = record.data
        texts = (said["name"], said["text"], said.get("key", ""))
        name, text, key = convert(texts, tuple[str, str, str])
        line = wire.ChatLine(self.lines, name, text, record.at, record.seat)
        line.key, line.args = key, convert(said.get("args", {}), dict[str, Any])
        self.said += weight(line.text)
        self.chat.append(line)

    def _agree(self, record: Record) -> None:
        assert self.proposal is not None
        assert record.seat is not None
        if record.data:
            agreed = [*self.proposal.agreed, record.seat]  # a copy: the old one waits to be sent
            self.proposal = replace(self.proposal, agreed=agreed)
        else:
            self.proposal = None

    # -- looking ------------------------------------------------------------------------------

    def others(self, seat: int) -> list[int]:
        """The other people at the table: those who must agree."""
        return [s for s, p in enumerate(self.people) if p.kind == "human" and s != seat]

    @property
    def gone(self) -> frozenset[int]:
        """The seats that the game takes for gone. From the log, so that it holds after a restart or
        an undo."""
        return self.absent[-1][1]

    @property
    def moves(self) -> int:
        """The number of records besides chat."""
        return self.seq - self.lines

    @property
    def heat(self) -> int | None:
        """The number of the present heat, as it is told; None: time does not matter."""
        heat = self.match.topic[0]
        return None if heat is None else heat + self.rewinds * UNDONE

    @property
    def window(self) -> bool:
        """Whether a reaction window is open: nobody hears who has passed in it, or when. (So a pass
        does not end a proposal either: all would notice.)"""
        ask = self.match.ask
        return ask is not None and ask.window

    @property
    def over(self) -> bool:
        return self.match.outcome is not None or self.ended


def read_people(row: TableRow) -> list[Sitter]:
    try:
        return convert(row.people, list[Sitter])
    except ValidationError:
        raise Damage("row") from None


def weight(line: str) -> int:
    """What a chat line costs to keep: its text, and its record in the log."""
    return len(line.encode()) + 64
