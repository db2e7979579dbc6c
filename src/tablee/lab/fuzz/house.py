"""A server in memory, the same every time: one store, one clock, three tables."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec

import tablee
import tablee.lab.yardsticks  # registers tic-tac-toe
from tablee.kernel.forms import sample
from tablee.lab.memory import Memory
from tablee.server.app import App
from tablee.server.limits import Limits
from tablee.server.logs import LOGGER
from tablee.server.paper.keepsake import Typesetter, check
from tablee.table.clock import VirtualClock
from tablee.table.logged import LoggedTable, Sitter
from tablee.table.services import Pace, Services
from tablee.table.store.shelf import Shelf
from tablee.table.store.store import Record, TableRow
from tablee.wire.keepsake import Keepsake
from tablee.wire.sheet import Sheet

OPEN_HANDED = Limits(
    messages_per_second=10**6, message_burst=10**6, address_messages_per_second=10**6,
    tables_per_minute=10**6, keepsakes_per_minute=10**6, message_bytes=2_000,
)  # fmt: skip


class Broken(Exception):
    """Something that must not happen: an `internal` fault, a line `bug` in the log."""


class Checker(Typesetter):
    """Stories are read, and not typeset."""

    def _typeset(self, story: Keepsake | Sheet) -> bytes:
        check(story)
        return b"%PDF"


class House:
    def __init__(self) -> None:
        self.clock = VirtualClock()
        self.store = Memory()
        services = Services(self.store, self.clock, Pace(spread=0), think_now, report=self.report)
        self.app = App(cast(Shelf, self.store), services, OPEN_HANDED, Path(__file__).parent)
        self.app.api.typesetter = Checker()
        self.bugs: list[str] = []

    def report(self, event: str, **fields: Any) -> None:
        if event == "bug":
            self.bugs.append(str(fields))

    def add(self, id: str, game: str, people: int, answers: int = 0, free: bool = False) -> None:
        """A table, with so many answers given at random; perhaps one more seat is free."""
        row = made(id, game, people, self.clock.now(), free)
        self.store.tables[id] = row, played(row, answers)

    @contextlib.contextmanager
    def watched(self) -> Iterator[None]:
        """Whatever is logged as a bug within is one."""
        handler = Ear(self.bugs)
        LOGGER.addHandler(handler)
        try:
            yield
        finally:
            LOGGER.removeHandler(handler)
        if self.bugs:
            raise Broken(self.bugs[0])


class Ear(logging.Handler):
    def __init__(self, bugs: list[str]) -> None:
        super().__init__()
        self._bugs = bugs

    def emit(self, record: logging.LogRecord) -> None:
        if record.getMessage() == "bug":
            self._bugs.append(self.format(record))


def made(id: str, game: str, count: int, now: int, free: bool) -> TableRow:
    people = [Sitter("human", f"Ana {seat}") for seat in range(count)] + [Sitter("open")] * free
    plain, version = msgspec.to_builtins(people), str(tablee.games()[game].version)
    return TableRow(id, game, version, {}, len(people), "key", "", plain, now)


def played(row: TableRow, answers: int) -> list[Record]:
    logged, rand = LoggedTable(row), Random(1)
    records: list[Record] = []
    while len(records) < answers and (asks := logged.match.asks):
        seat, options = next(iter(asks.items()))
        records.append(logged.happen("answer", seat, sample(options, rand), row.created))
    return records


def think_now(think: Callable[[], Any], then: Callable[[Any], None]) -> None:
    try:
        thought = think()
    except Exception as error:
        thought = error
    then(thought)
