"""What becomes of the others when a worker ends; no process is started here."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tablee.server.workers import PAUSE, YOUNG, Workers


class Worker:
    def __init__(self) -> None:
        self.returncode: int | None = None
        self.told_to_end = False

    def poll(self) -> int | None:
        return self.returncode

    def terminate(self) -> None:
        self.told_to_end = True


class Family(Workers):
    """Its workers do nothing, and end when a test says so."""

    def __init__(self, sock: socket.socket) -> None:
        super().__init__(2, sock, "postgresql://there", "nats://there")
        self.children: list[Worker] = []
        self._start()
        self._start()

    def _start(self) -> None:
        self.children.append(Worker())
        running: dict[Any, float] = self._running
        running[self.children[-1]] = time.monotonic()

    def age(self, seconds: float) -> None:
        for worker in self._running:
            self._running[worker] -= seconds


@pytest.fixture
def family() -> Iterator[Family]:
    with socket.socket() as sock:
        yield Family(sock)


def test_one_that_cannot_start_again_does_not_end_the_others(
    family: Family, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when a newer program has meanwhile brought the schema up to date."""
    family._ready = True
    family.age(YOUNG)
    family.children[0].returncode = -9
    assert family._look() == 0
    assert len(family.children) == 3
    family.children[2].returncode = 1
    assert family._look() == 0
    assert len(family.children) == 3, "not at once again"
    assert not family.children[1].told_to_end
    later = time.monotonic() + PAUSE
    monkeypatch.setattr("tablee.server.workers.time.monotonic", lambda: later)
    assert family._look() == 0
    assert len(family.children) == 4, "it is tried again"


def test_when_none_is_left_the_parent_ends(family: Family) -> None:
    family._ready = True
    family.children[0].returncode = family.children[1].returncode = 1
    assert family._look() == 1


def test_at_the_beginning_one_that_fails_ends_all(family: Family) -> None:
    family.children[0].returncode = 1
    assert family._look() == 1
    assert family.children[1].told_to_end
