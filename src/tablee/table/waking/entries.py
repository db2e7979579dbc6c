"""What an entry of a match's log tells the table, beyond the rules: talk, and times."""

from __future__ import annotations

from tablee.kernel import CLOCK, TALK, LogEntry


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
