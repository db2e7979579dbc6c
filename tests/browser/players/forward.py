"""A server whose clock is put forward by a signal, as far as a file says: days pass in no time, and
all timers that were set within them fire."""

from __future__ import annotations

import asyncio
import functools
import signal
import sys
from pathlib import Path
from typing import Any

from tablee.server import run
from tablee.table.clock import Action, RealClock
from tablee.table.services import Pace, Services

from .house import House

HOUR = 3_600_000
AHEAD = "hours-ahead"
"""A file in the folder of the data."""


class Bell:
    def __init__(self, clock: Forward, when: int, action: Action) -> None:
        self._clock, self._when, self._action = clock, when, action
        self.set()

    def set(self) -> None:
        delay = max(0, self._when - self._clock.now()) / 1000
        self._handle = asyncio.get_running_loop().call_later(delay, self._ring)
        self._clock.bells.append(self)

    def _ring(self) -> None:
        self._clock.bells.remove(self)
        self._action()

    def cancel(self) -> None:
        self._handle.cancel()
        if self in self._clock.bells:
            self._clock.bells.remove(self)


class Forward(RealClock):
    def __init__(self) -> None:
        super().__init__()
        self.ahead = 0
        self.bells: list[Bell] = []
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, self.go)

    def now(self) -> int:
        return super().now() + self.ahead

    def call_at(self, when: int, action: Action) -> Bell:
        return Bell(self, when, action)

    def go(self) -> None:
        self.ahead = int(Path(sys.argv[2], AHEAD).read_text()) * HOUR
        for bell in list(self.bells):
            bell.cancel()
            bell.set()


def main() -> None:
    pace = Pace(bot=10, window=150, spread=0)
    changed: Any = run
    changed.RealClock = Forward
    changed.Services = functools.partial(Services, pace=pace)
    port, data, dist = sys.argv[1:]
    sys.exit(run.serve(port=int(port), data=data, dist=Path(dist)))


class ForwardHouse(House):
    program = "from tests.browser.players.forward import main; main()"
    hours = 0

    def pass_time(self, hours: int) -> None:
        """Puts the server's clock forward by so much."""
        assert self._process is not None
        self.hours += hours
        (self.folder / AHEAD).write_text(str(self.hours))
        self._process.send_signal(signal.SIGUSR1)
