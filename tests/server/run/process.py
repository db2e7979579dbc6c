"""A server as a process of its own: what people really start, and what a power cut really ends."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from tablee.lab.server.bench import UNLIMITED

ROOT = Path(__file__).parents[3]

PROGRAM = """
import sys
from pathlib import Path
import tests.table.kit
from tablee.server.run import serve
port, data, dist = sys.argv[1:]
sys.exit(serve(port=int(port), data=data, dist=Path(dist)))
"""


def limited(files: tuple[int, int] | None) -> list[str]:
    """A command prefix that sets the soft and the hard limit of open files."""
    if files is None:
        return []
    soft, hard = files
    return ["sh", "-c", f'ulimit -Sn {soft} && ulimit -Hn {hard} && exec "$@"', "sh"]


class Process:
    def __init__(
        self, folder: Path, port: int = 0, dist: Path | None = None, store: str = "",
        files: tuple[int, int] | None = None,
    ) -> None:  # fmt: skip
        """`store`: a database, instead of `data` in the folder. `files`: how many it may have open,
        to begin with and at most."""
        if dist is None:
            dist = folder / "dist"
            dist.mkdir(parents=True, exist_ok=True)
            (dist / "index.html").write_text("<p>")
        self._popen = subprocess.Popen(
            [
                *limited(files), sys.executable, "-c", PROGRAM,
                str(port), store or str(folder / "data"), str(dist),
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": "src", **UNLIMITED},
        )  # fmt: skip
        self.pid = self._popen.pid

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *_: object) -> None:
        """Whatever a test found, no server is left running."""
        if self._popen.poll() is None:
            self.kill()

    def port(self) -> int:
        """Waits until it listens."""
        assert self._popen.stdout is not None
        line = self._popen.stdout.readline()
        assert "http://" in line, self.end()
        return int(line.split("http://")[1].split(" ")[0].rpartition(":")[2])

    def checked(self) -> dict[str, Any]:
        """Waits for the server's report on its file after the start."""
        assert self._popen.stderr is not None
        for line in self._popen.stderr:
            said: dict[str, Any] = json.loads(line)
            if said["event"].startswith("file-"):
                return said
        raise AssertionError("it ended without a word of its file")

    def kill(self) -> None:
        """As a power cut: kill -9."""
        self._popen.send_signal(signal.SIGKILL)
        self._popen.communicate()

    def end(self) -> tuple[int, str, str]:
        """Waits until it has ended by itself: exit code, stdout, stderr."""
        out, err = self._popen.communicate(timeout=30)
        return self._popen.returncode, out, err

    def stop(self) -> tuple[int, str, str]:
        self._popen.send_signal(signal.SIGTERM)
        return self.end()
