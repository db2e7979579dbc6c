"""Compares histories with the log of their table, however they came to be.

Every message that a client was told must be a moment of the log, as a fresh viewer of its seat
would be told it; and the moments of one client never go back. From this follows that nothing told
was lost (it would be no moment of the log), told before it was written and then not written (the
same), reordered (a moment would come before an earlier one) or another seat's secret (no moment of
this seat has it). That nothing happens twice is counted.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import Any, Literal

from msgspec import Struct

from tablee.lab.faults.history import Heard, History, Lost, Over, Sent, Stall
from tablee.lab.faults.truth import Known, Reader, Truth, digest, shown
from tablee.wire import messages as wire

STILL = 10.0
"""Seconds that a table may stand still once a fault is over."""

UNFIT = (AssertionError, LookupError, TypeError, ValueError, AttributeError)
"""Exceptions raised by a patch that is applied to another view than it was made for."""

Key = tuple[int | None, int | None, str]
"""Who answered which question (None: in a heat, any) with what."""

What = Literal["lost", "order", "secret", "twice", "unsaid", "torn", "behind", "still", "unread"]


class Violation(Struct, frozen=True):
    """lost: told, but not in the log · order: told in another order than it happened · secret: not
    what this seat may know · twice: in the log more often than it was sent · unsaid: sent by nobody
    · torn: not even consistent in itself · behind: in the end not what the log says · still: a
    table that did not go on · unread: a log that does not replay to what it told."""

    what: What
    table: str
    who: str
    detail: str


def check_table(truth: Truth, histories: Sequence[History]) -> list[Violation]:
    """All that a table's clients saw and did."""
    found = [bad for history in histories for bad in read(truth, history)[1]]
    return [*found, *check_once(truth, histories)]


# -- what was told ----------------------------------------------------------------------------


def read(truth: Truth, history: History) -> tuple[int, list[Violation]]:
    """Match what a client was told with moments of the log, never going back; stops at the first
    mismatch. Returns the last moment (the earliest possible one), and what was wrong."""
    where = defaultdict(list)
    for number, moment in enumerate(truth.moments[history.seat]):
        where[moment].append(number)
    mirror, now = Reader(), 0
    for number, entry in enumerate(history.entries):
        if isinstance(entry, Lost) and entry.fresh:
            mirror = Reader()
        if not isinstance(entry, Heard):
            continue
        message = entry.message
        if isinstance(message, wire.Said):
            now, wrong = hear_line(truth, message.line, now)
        elif isinstance(message, wire.Welcome | wire.Update):
            try:
                mirror.hear(message)
            except UNFIT as why:
                detail = "events with a gap" if isinstance(why, AssertionError) else "no such place"
                return now, [violation("torn", history, number, detail)]
            now, wrong = find_moment(truth, history.seat, mirror, where, now)
        else:
            continue
        if wrong is not None:
            detail = f"{type(message).__name__}, after moment {now}"
            return now, [violation(wrong, history, number, detail)]
    return now, []


def find_moment(
    truth: Truth, seat: int | None, mirror: Reader, where: dict[Known, list[int]], now: int
) -> tuple[int, What | None]:
    """The earliest moment from `now` on that matches; or what is wrong."""
    seen = shown(mirror)
    for number in where.get(seen, ()):
        if number >= now:
            return number, None
    if seen in where:
        return now, "order"
    return now, "secret" if is_secret(truth, seat, mirror, seen) else "lost"


def is_secret(truth: Truth, seat: int | None, mirror: Reader, seen: Known) -> bool:
    """Whether it is a moment of this seat except for something in its view that another seat sees
    there, or except for its events, which are another seat's. (Only to tell it from `lost`: it is
    wrong either way.)"""
    looked_at = set[str]()
    for number, own in enumerate(truth.moments[seat]):
        alike = (own.events, own.rewinds, own.rest) == (seen.events, seen.rewinds, seen.rest)
        if alike and own.view not in looked_at:
            looked_at.add(own.view)
            views = truth.views(number)
            mine = views.pop(seat)
            if is_foreign(mirror.view, mine, list(views.values())):
                return True
        others = (moments[number].events for moments in truth.moments.values())
        if (own.view, own.rewinds) == (seen.view, seen.rewinds) and seen.events in others:
            return True
    return False


def is_foreign(seen: Any, mine: Any, theirs: list[Any]) -> bool:
    """Whether some value in it differs from mine, and equals that of another seat."""
    if seen == mine:
        return False
    if isinstance(seen, dict) and isinstance(mine, dict):
        others = [view for view in theirs if isinstance(view, dict)]
        return any(
            is_foreign(part, mine.get(key), [view.get(key) for view in others])
            for key, part in seen.items()
        )
    if isinstance(seen, list) and isinstance(mine, list) and len(seen) == len(mine):
        rows = [view for view in theirs if isinstance(view, list) and len(view) == len(seen)]
        return any(
            is_foreign(part, mine[at], [view[at] for view in rows]) for at, part in enumerate(seen)
        )
    return seen is not None and seen in theirs


def hear_line(truth: Truth, line: wire.ChatLine, now: int) -> tuple[int, What | None]:
    if not 1 <= line.n <= len(truth.lines) or truth.lines[line.n - 1][1] != line.text:
        return now, "lost"
    seq = truth.lines[line.n - 1][0]
    return (seq, None) if seq >= now else (now, "order")


def check_end(truth: Truth, histories: Sequence[History], end: History) -> Iterator[Violation]:
    """A new client at the end, when nobody plays any more, must not be told an earlier moment than
    anybody before. (It may be a later one: the table passes and ticks by itself.)"""
    now, wrong = read(truth, end)
    yield from wrong
    told = [entry for entry in end.heard() if isinstance(entry.message, wire.Welcome)]
    latest = max([0, *(read(truth, history)[0] for history in histories)])
    if not told or (not wrong and last_moment(truth, end, now) < latest):
        yield violation("behind", end, len(end.entries), f"the end; others had moment {latest}")


def last_moment(truth: Truth, history: History, earliest: int) -> int:
    """The latest moment that looks like the one a reading ended with."""
    moments = truth.moments[history.seat]
    return max(n for n, moment in enumerate(moments) if moment == moments[earliest])


# -- what happened ----------------------------------------------------------------------------


def check_once(truth: Truth, histories: Sequence[History]) -> Iterator[Violation]:
    """Nothing is in the log more often than it was sent. Answers that the table itself may give (a
    forced pass) may be there once more."""
    sent: Counter[Key] = Counter()
    said: Counter[str] = Counter()
    for history in histories:
        for entry in history.entries:
            if isinstance(entry, Sent) and isinstance(entry.message, wire.Answer):
                choice = digest(entry.message.choice)
                sent[history.seat, entry.message.ask, choice] += 1
                sent[history.seat, None, choice] += 1
            elif isinstance(entry, Sent) and isinstance(entry.message, wire.Say):
                said[entry.message.text] += 1
    yield from check_answers(truth, sent)
    for text, count in Counter(text for _, text in truth.lines).items():
        if is_ours(text) and count > said[text]:
            what: What = "twice" if said[text] else "unsaid"
            yield Violation(what, truth.row.id, "", repr(text))


def check_answers(truth: Truth, sent: Counter[Key]) -> Iterator[Violation]:
    """In a heat an answer to an earlier question on the topic counts, so there the number of the
    question is ignored."""
    given: Counter[Key] = Counter()
    for answer in truth.answers:
        key = (answer.seat, None if answer.timed else answer.asked, answer.choice)
        given[key] += not answer.own
        if given[key] > sent[key]:
            what: What = "twice" if sent[key] else "unsaid"
            yield Violation(what, truth.row.id, f"seat {answer.seat}", f"record {answer.seq}")
            return


LINE = "line "
"""What our clients say begins with it; bots and games have lines of their own."""


def is_ours(text: str) -> bool:
    return text.startswith(LINE)


# -- going on ---------------------------------------------------------------------------------


def check_going_on(
    table: str, histories: Sequence[History], faults: Sequence[Over], until: float,
    stalls: Sequence[Stall] = (),
) -> Iterator[Violation]:  # fmt: skip
    """Once a fault is over (and no other has begun), somebody at the table must be told something
    new within `STILL` seconds; at a later table, from its start on. Times in which all our clients
    hung (`stalls`) do not count. `until`: when the table was over, or play ended."""
    news = sorted(at for history in histories for at in progress(history))
    laid = min([until, *(entry.at for history in histories for entry in history.entries)])
    begins = [fault.began for fault in faults]
    for fault in faults:
        since = max(fault.ended, laid)
        patience = STILL + sum(
            s.seconds for s in stalls if since < s.at <= since + STILL + s.seconds
        )
        free = min([until, *(began for began in begins if began > fault.ended)])
        if free - since <= patience:
            continue
        if not any(since < at <= since + patience for at in news):
            yield Violation("still", table, "", f"{patience:.1f} s after {fault.name}")


def progress(history: History) -> Iterator[float]:
    """When this client heard of something that it did not know."""
    best = (0, 0, 0)
    for entry in history.heard():
        message = entry.message
        if not isinstance(message, wire.Welcome | wire.Update):
            continue
        if (far := reached(message)) > best:
            best = far
            yield entry.at


def reached(message: wire.Welcome | wire.Update) -> tuple[int, int, int]:
    """How far a table has got, by a message; it grows with everything played and undone."""
    return (message.rewinds, message.last, message.prompt.ask if message.prompt else 0)


def violation(what: What, history: History, number: int, detail: str) -> Violation:
    return Violation(what, history.table, history.name, f"entry {number}: {detail}")
