"""What the table reads from an entry of a match's log, without the rules: chat, and times."""

from __future__ import annotations

from tablee.kernel import CLOCK, TALK, LogEntry


def is_talk(entry: LogEntry) -> bool:
    """Whether it is a chat line told to the game, which is no move."""
    match entry:
        case (seat, (fact, *_)):
            return seat == CLOCK and fact == TALK
    return False


def time_of(entry: LogEntry) -> int:
    """When in its heat an answer was received, in ms; 0 if there is no time."""
    match entry:
        case (seat, (_, *_, int(now))) if seat == CLOCK:
            return now
        case (_, (_, int(), int(), int(now), int())):
            return now
    return 0
