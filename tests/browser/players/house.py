"""A server as a process of its own, on a free port, with the built client."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from typing import Self

from tablee.server.limits import Limits

ROOT = Path(__file__).parents[3]
DIST = Path(os.environ.get("TABLEE_DIST", ROOT / "src/tablee/server/static"))

PLAIN = """
import sys
from pathlib import Path
from tablee.server.run import serve
port, data, dist = sys.argv[1:]
sys.exit(serve(port=int(port), data=data, dist=Path(dist)))
"""


QUICK = """
import functools, sys
from pathlib import Path
import tablee.server.run as run
from tablee.table.services import Pace
run.Services = functools.partial(run.Services, pace=Pace(bot=10, window=150, spread=0))
port, data, dist = sys.argv[1:]
sys.exit(run.serve(port=int(port), data=data, dist=Path(dist)))
"""


OPEN_HANDED = {
    f"TABLEE_{field.name.upper()}": "100000"
    for field in fields(Limits)
    if "_per_" in field.name or field.name == "message_burst"
}
"""All the people of all tests come from one address, and some play faster than people do."""


class House:
    """Can be stopped and started again at the same address, with the same data."""

    program = PLAIN

    def __init__(self, folder: Path, dist: Path = DIST) -> None:
        self.folder = folder
        self.dist = dist
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        assert (self.dist / "index.html").is_file(), (
            "The web client is not built: run ./tablee serve."
        )
        given = (str(self.port), str(self.folder), str(self.dist))
        process = subprocess.Popen(
            [sys.executable, "-c", self.program, *given],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": "src"} | OPEN_HANDED,
        )
        assert process.stdout is not None
        line = process.stdout.readline()
        assert "http://" in line, f"the server did not start: {line}"
        self.port = int(line.split("http://")[1].split(" ")[0].rpartition(":")[2])
        self._process = process

    def stop(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            self._process.communicate(timeout=20)
            self._process = None

    @contextmanager
    def silent(self) -> Iterator[None]:
        """The process is suspended meanwhile: connections are accepted, nothing is answered."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)
        yield
        self._process.send_signal(signal.SIGCONT)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


class QuickHouse(House):
    """Bots that do not pretend to think."""

    program = QUICK
