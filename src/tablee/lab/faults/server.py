"""A server whose clock can be set while it runs: what `time.time` says is shifted by the number of
seconds that stands in a file.

    python -m tablee.lab.faults.server CLOCK PAGE '{"port": 8000}'
"""

from __future__ import annotations

import json
import sys
import threading
import time
from pathlib import Path

EVERY = 0.1
"""Seconds between two looks at the file."""

_time, _time_ns = time.time, time.time_ns


class ShiftedClock:
    """The clock on the wall, as the file says; steady clocks go on as they are."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.shift = 0.0

    def install(self) -> None:
        self._look()
        time.time = lambda: _time() + self.shift
        time.time_ns = lambda: _time_ns() + int(self.shift * 1e9)
        threading.Thread(target=self._follow, name="lab-clock", daemon=True).start()

    def _look(self) -> None:
        try:
            self.shift = float(self._path.read_text())
        except (OSError, ValueError):
            self.shift = 0.0

    def _follow(self) -> None:
        while True:
            time.sleep(EVERY)
            self._look()


def main(clock: str, page: str, wishes: str) -> int:
    ShiftedClock(Path(clock)).install()
    from tablee.lab.faults.guards import take_out
    from tablee.server.run import serve

    take_out()
    return serve(dist=Path(page), **json.loads(wishes))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
