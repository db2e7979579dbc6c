"""A server process in a folder of its own, on loopback."""

from __future__ import annotations

import abc
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Self

PATIENCE = 30.0
"""Seconds until it must answer, or have stopped."""
STEP = 0.02


class PartError(Exception):
    """One sentence: what could not be started, and why."""


class Part(abc.ABC):
    """Keeps its port and its folder when it is stopped, killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        folder.mkdir(parents=True, exist_ok=True)

    @abc.abstractmethod
    def command(self) -> list[str]:
        """The command line that starts it."""

    @abc.abstractmethod
    def address(self) -> str:
        """The address by which `tablee serve` finds it."""

    @abc.abstractmethod
    def answers(self) -> bool:
        """Whether it can be used already."""

    def environment(self) -> dict[str, str] | None:
        """The environment variables of its process; None: the same as ours."""
        return None

    def user(self) -> str | None:
        """The user whose process it is; None: ours."""
        return None

    @property
    def log(self) -> Path:
        return self.folder / "log.txt"

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command(),
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                user=self.user(),
                env=self.environment(),
                start_new_session=True,  # ^C is for whoever started us
            )
        until = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > until:
                self.kill()
                raise PartError(f"{type(self).__name__} did not start: {self.last_words()}")
            time.sleep(STEP)

    def stop(self) -> None:
        """Stop it in order. (Its data must survive a kill just as well.)"""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def restart(self) -> None:
        self.stop()
        self.start()

    def pause(self) -> None:
        self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        self._signal(signal.SIGCONT)

    def last_words(self) -> str:
        lines = self.log.read_text(errors="replace").strip().splitlines()
        return lines[-1] if lines else "it said nothing"

    def _end(self, by: signal.Signals) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.send_signal(by)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _signal(self, signal: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(signal)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        port: int = sock.getsockname()[1]
    return port


def listens(port: int) -> bool:
    with socket.socket() as sock:
        sock.settimeout(1)
        return sock.connect_ex(("127.0.0.1", port)) == 0


def our_environment() -> dict[str, str]:
    """In which another Python finds what we have found."""
    found = os.pathsep.join(os.path.abspath(path) for path in sys.path if path)
    return {**os.environ, "PYTHONPATH": found}


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0
