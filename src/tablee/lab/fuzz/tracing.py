"""Records which lines of ours are reached."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import CodeType, FrameType
from typing import Any

from tablee.places import PACKAGE

OURS = str(PACKAGE)
READING = tuple(str(PACKAGE / layer) for layer in ("server", "table", "kernel"))
NOT_READING = str(PACKAGE / "kernel" / "words")
"""The rules of a game have tests of their own: that an input plays another card is nothing new."""
MOST_LINES = 3_000_000
"""Per input: a reader that takes more is stuck."""

MOST_SECONDS = 3.0

Line = tuple[CodeType, int]


class Stuck(BaseException):
    """The reader would never end. (No `Exception`, so that no handler catches it.)"""


@contextmanager
def deadline() -> Iterator[None]:
    """A limit of CPU time, for loops in which no line of ours is reached."""
    before = signal.signal(signal.SIGPROF, _late)
    signal.setitimer(signal.ITIMER_PROF, MOST_SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _late(number: int, frame: object) -> None:
    raise Stuck


class Lines:
    """All lines reached so far, and how many steps were taken."""

    def __init__(self) -> None:
        self.seen: set[Line] = set()
        self.steps = 0

    @contextmanager
    def traced(self) -> Iterator[None]:
        self.steps = 0
        threading.settrace(self._call)
        sys.settrace(self._call)
        try:
            with deadline():
                yield
        finally:
            sys.settrace(None)
            threading.settrace(None)

    def _call(self, frame: FrameType, event: str, arg: object) -> Any:
        file = frame.f_code.co_filename
        return self._line if file.startswith(READING) and not file.startswith(NOT_READING) else None

    def _line(self, frame: FrameType, event: str, arg: object) -> Any:
        self.seen.add((frame.f_code, frame.f_lineno))
        self.steps += 1
        if self.steps > MOST_LINES:
            raise Stuck
        return self._line
