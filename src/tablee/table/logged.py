"""A table as its log tells it: the match, the people, the talk.

A live move and a move read back from disk go through the same `apply`; so what a table is after
a restart is what it was before it. No clock, no file, no connection here.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Literal

from msgspec import Struct, ValidationError, convert

import tablee
from tablee.kernel import CLOCK, GONE, TALK, LogEntry, Match, Refused, find
from tablee.table.deals import may_be_known
from tablee.table.errors import Damage, TableFault
from tablee.table.invitation import Invitation
from tablee.table.numbers import Numbers
from tablee.table.store.chain import first, link
from tablee.table.store.store import Record, TableRow
from tablee.wire import messages as wire

CHAT_KEPT = 100
"""Lines that somebody who comes later still sees."""
MOST_SAID = 262_144
"""Bytes of talk that a table keeps, each line with what it costs to keep it: see `weight`."""
MOST_MOVES = 6_000
"""Records of a table that are no talk: answers, undos, who agreed. The longest games have 800. A
record takes some 150 bytes, so a table takes 1 MB of the disk at most; 5 MB if every answer is as
long as can be."""
MOST_HEARD = 250
"""Lines of one seat that a game is told, if it hears what is said aloud."""

UNDONE = 1_000_000
"""Added to the numbers of heats at every undo: a heat that comes again has a new number, so all
screens show it again and count from there."""


Here = Mapping[int, int | None]
"""The seats that have a screen open, and how slow their link is."""


class Sitter(Struct, omit_defaults=True):
    """Who sits in a seat."""

    kind: Literal["open", "human", "bot"]
    name: str = ""
    bot: str = ""


class LoggedTable:
    """Only `apply` changes it."""

    __slots__ = (
        "_gone",
        "asked_at",
        "chat",
        "head",
        "heard",
        "invitation",
        "lines",
        "match",
        "numbers",
        "passed",
        "people",
        "proposal",
        "proposed",
        "rewinds",
        "row",
        "said",
        "seq",
        "topic_from",
    )  # fmt: skip

    def __init__(self, row: TableRow, match: Match | None = None) -> None:
        self.row = row
        self.match = match or begin(row)
        self.people = convert(row.people, list[Sitter])
        self.proposal: wire.Proposal | None = None
        self.proposed = 0
        """How many answers there were when it was made: the last of the proposer's is meant."""
        self.invitation = Invitation()
        self.chat: deque[wire.ChatLine] = deque(maxlen=CHAT_KEPT)
        self.lines = 0
        self.said = 0
        """The weight of all lines so far."""
        self.heard: Counter[int] = Counter()
        """How many lines of each seat the game was told."""
        self._gone: list[tuple[int, frozenset[int]]] = [(0, frozenset())]
        """Whom the game took for gone, from which number of the log on."""
        self.numbers = Numbers(len(self.people), self.match.history)
        self.rewinds = 0
        self.seq = 0
        self.head = first(row)
        """The last link of the log's chain; the next record follows it."""
        self.asked_at = row.created
        """When the question on the table was asked: clocks run from here, also after a restart."""
        self.topic_from = self.match.asked
        """The number of the first question on the topic that is on the table."""
        self.passed: int | None = None
        """How far the heat on the table is, by its last answer; None: there was none yet."""

    @classmethod
    def read(cls, row: TableRow, records: list[Record]) -> LoggedTable:
        """From disk. A log that these rules refuse is of other rules: say so, play nothing."""
        record: Record | None = None
        try:
            logged = cls(row)
            for record in records:
                logged.apply(record)
        except Damage:
            raise
        except tablee.TableeError:
            raise TableFault("unreadable", fatal=True, version=row.version) from None
        except (AssertionError, LookupError, TypeError, AttributeError, ValidationError):
            if record is not None and record.kind == "answer" and record.seat is not None:
                raise  # the rules are to blame, not the disk
            raise Damage("record", record.seq) if record else Damage("row") from None
        return logged

    @property
    def names(self) -> list[str]:
        """Of the people, by seat; nobody in an open seat has one."""
        return [sitter.name for sitter in self.people]

    def next(self, kind: str, seat: int | None, data: Any, at: int) -> Record:
        seq = self.seq + 1
        return Record(seq, kind, seat, data, at, link(self.head, seq, kind, seat, data, at))

    def apply(self, record: Record) -> None:
        """Let it happen. Raises `Refused`, and then nothing has changed."""
        kind, seat = record.kind, record.seat
        if kind == "answer":
            assert seat is not None
            self._answer(seat, record)
        elif kind == "undo":
            assert seat is not None
            self._undo(seat)
            self.rewinds += 1
            self.asked_at = record.at
            self.topic_from, self.passed = self.match.asked, None
            self.numbers.keep(self.match.history)
        elif kind == "say":
            self._say(record)
        elif kind == "sit":
            assert seat is not None
            name = convert(record.data["name"], str)
            self.people[seat] = Sitter("human", name)
        elif kind == "propose":
            assert seat is not None
            self.proposal = wire.Proposal(seat, [], self.others(seat))
            self.proposed = len(self.match.log)
        elif kind == "agree":
            self._agree(record)
        elif kind in ("door", "revoke"):
            self.invitation.apply(record)
        else:
            raise Damage("kind", record.seq)
        self.seq, self.head = record.seq, record.hash

    def _answer(self, seat: int, record: Record) -> None:
        match = self.match
        before, topic = match.asked, match.topic
        match.answer(seat, record.data)
        self.numbers.keep(match.history)
        if seat == CLOCK:
            self._fact(match.log[-1][1])
        if not (is_talk(match.log[-1]) or (match.asked == before and self.window)):
            self.proposal = None
        if match.asked != before:
            self.asked_at = record.at
        if match.topic != topic or topic[0] is None:
            self.topic_from = match.asked
        if match.topic[0] != topic[0]:
            self.passed = None
        elif topic[0] is not None:
            self.passed = max(self.passed or 0, time_of(match.log[-1]))

    def _undo(self, seat: int) -> None:
        """All have agreed to take back what was the seat's last answer then. If it has passed in a
        reaction window since, that pass goes first."""
        match, (proposal, self.proposal) = self.match, (self.proposal, None)
        match.undo(seat, consent=True)
        agreed = proposal is not None and set(proposal.agreed) >= set(proposal.needed)
        if agreed and len(match.log) >= self.proposed:
            with suppress(Refused):  # it was too far back: then only the pass is undone
                match.undo(seat, consent=True)
        while self._gone[-1][0] > len(match.log):
            self._gone.pop()

    def _fact(self, choice: Any) -> None:
        """What the table told the game: who is gone, what was said."""
        match choice:
            case ("talk", int(seat), _):
                self.heard[seat] += 1
            case ("gone" | "back" as fact, int(seat), _):
                now = self.gone | {seat} if fact == GONE else self.gone - {seat}
                self._gone.append((len(self.match.log), now))

    def _say(self, record: Record) -> None:
        self.lines += 1
        said = record.data
        texts = (said["name"], said["text"], said.get("key", ""))
        name, text, key = convert(texts, tuple[str, str, str])
        line = wire.ChatLine(self.lines, name, text, record.at, record.seat)
        line.key = key
        self.said += weight(line.text)
        self.chat.append(line)

    def _agree(self, record: Record) -> None:
        assert self.proposal is not None
        assert record.seat is not None
        if record.data:
            self.proposal.agreed.append(record.seat)
        else:
            self.proposal = None

    # -- looking ------------------------------------------------------------------------------

    def others(self, seat: int) -> list[int]:
        """The other humans: those who must agree."""
        return [s for s, p in enumerate(self.people) if p.kind == "human" and s != seat]

    @property
    def gone(self) -> frozenset[int]:
        """Whom the game takes for gone: by the log, so after a restart or an undo as well."""
        return self._gone[-1][1]

    @property
    def moves(self) -> int:
        """How much has happened here, but for the talk."""
        return self.seq - self.lines

    @property
    def heat(self) -> int | None:
        """The number of the heat on the table, as it is told; None: time does not matter."""
        heat = self.match.topic[0]
        return None if heat is None else heat + self.rewinds * UNDONE

    @property
    def window(self) -> bool:
        """A reaction window is open: nobody hears who has passed in it, or when. (So a pass
        does not end a proposal either: all would see it go.)"""
        ask = self.match.ask
        return ask is not None and ask.window

    @property
    def over(self) -> bool:
        return self.match.outcome is not None

    def info(self, here: Here) -> wire.TableInfo:
        row = self.row
        return wire.TableInfo(
            row.id, row.game, self.match.options, self.persons(here), row.created, self.over,
            row.seed, row.forked_from, may_be_known(row), self.invitation.code,
            self.invitation.asks,
        )  # fmt: skip

    def persons(self, here: Here) -> list[wire.Person]:
        return [
            wire.Person(seat, sitter.name, sitter.kind, seat in here, here.get(seat), sitter.bot)
            for seat, sitter in enumerate(self.people)
        ]


def weight(line: str) -> int:
    """What it takes to keep a line: itself, and its place in the log."""
    return len(line.encode()) + 64


def is_talk(entry: LogEntry) -> bool:
    """Something was said aloud: the game hears it, but nothing was done."""
    match entry:
        case (seat, (fact, *_)):
            return seat == CLOCK and fact == TALK
    return False


def time_of(entry: LogEntry) -> int:
    """When in its heat an answer was heard, in ms; 0 where none is told."""
    match entry:
        case (seat, (_, *_, int(now))) if seat == CLOCK:
            return now
        case (_, (_, int(), int(), int(now), int())):
            return now
    return 0


def begin(row: TableRow) -> Match:
    """The match of a table at its first decision; only by the rules it was made with."""
    try:
        game = find(row.game)
    except tablee.Refused:
        raise TableFault("unreadable", fatal=True, version=row.version) from None
    if str(game.version) != row.version:
        raise TableFault("unreadable", fatal=True, version=row.version)
    return tablee.new_match(row.game, row.seats, row.options, row.key)
