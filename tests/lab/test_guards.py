"""Each guard of the house, once there and once taken out: the same misfortune, made to happen and
not waited for, and what the checker of `tablee faults` says of it."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import pytest

from tablee.lab.faults.checker import LINE
from tablee.lab.faults.guards import GUARDS
from tablee.lab.faults.history import Entry, Heard, History, Lost, Sent
from tablee.lab.faults.house import load
from tablee.lab.faults.run import Found, judge
from tablee.table.errors import TableFault
from tablee.table.live.delivery import Delivery
from tablee.table.live.recording import Recording
from tablee.table.live.table import Table
from tablee.table.logged import LoggedTable
from tablee.table.services import Services
from tablee.table.store import postgres, postgres_writer
from tablee.table.store.chain import chained
from tablee.table.store.postgres import PostgresStore
from tablee.table.store.writer import Stream
from tablee.wire import messages as wire
from tests.table.kit import HeldStore, advance, make_services, make_table, sit
from tests.table.store.kit import row_of

PLACES = (
    (Delivery, "tell"),
    (Recording, "make_sure"),
    (postgres_writer, "INSERT"),
    (postgres_writer, "FIND_OWNERS"),
    (postgres, "check_rights"),
)
"""What is changed where a guard is taken out."""


@pytest.fixture(params=[True, False], ids=["with", "without"])
def guarded(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether the guard that a test is named after is there."""
    for place, name in PLACES:
        monkeypatch.setattr(place, name, getattr(place, name))  # as it was, afterwards
    if not request.param:
        GUARDS[request.function.__name__.removeprefix("test_")]()
    return bool(request.param)


class Client:
    """Somebody who sits at one table, and then perhaps at another one of the same name."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.entries: list[Entry] = []
        self._go_to(table)

    def _go_to(self, table: Table) -> None:
        self.table, self.screen = table, sit(table, self.seat)

    def move(self, table: Table) -> None:
        self.hear()
        self.entries.append(Lost(0.0))
        self._go_to(table)

    def send(self, message: Any) -> None:
        self.hear()
        self.entries.append(Sent(0.0, message))
        self.table.handle(self.screen, self.seat, message)

    def answer(self, choice: Any) -> None:
        self.send(wire.Answer(self.table.logged.match.asked, choice))

    def hear(self) -> None:
        self.entries += [Heard(0.0, message) for message in self.screen.heard]
        self.screen.forget()

    def history(self) -> History:
        self.hear()
        return History(f"seat {self.seat}", self.table.logged.row.id, self.seat, self.entries)


def verdict(log: Any, *clients: Client) -> set[str]:
    """All that is wrong, by the log and by what these have seen."""
    histories = [client.history() for client in clients]
    return {bad.what for bad in judge("table", log, histories, histories[0], [], 0.0, Found())}


def log_in(store: HeldStore) -> Any:
    row = store.rows["table"]
    return row, chained(row, store.logs["table"])


def test_commit(guarded: bool) -> None:
    """The disk is full, just when somebody has answered."""
    store = HeldStore()
    table = make_table(services=make_services(store))
    ana, ben = Client(table, 0), Client(table, 1)
    store.at_once = False
    ana.answer(4)
    store.fail()
    assert verdict(log_in(store), ana, ben) == (set() if guarded else {"lost"})


def test_order(guarded: bool) -> None:
    """Some talk, to which many listen."""
    store = HeldStore()
    table = make_table(services=make_services(store))
    ana, ben = Client(table, 0), Client(table, 1)
    store.at_once = False
    for number in range(20):
        ana.send(wire.Say(f"{LINE}{number}"))
        store.release()
        advance(table, 3000)
    assert verdict(log_in(store), ana, ben) == (set() if guarded else {"order"})


def test_ours(guarded: bool) -> None:
    """A process was cut off, and another has gone on with its table; somebody who has seen that
    comes back to the first."""
    store = HeldStore()
    first = make_table(services=shared(make_services(store)))
    ana, ben = Client(first, 0), Client(first, 1)
    claimed = store.claim("table")
    assert claimed is not None
    read = LoggedTable.read(claimed.row, claimed.records)
    second = Table(read, shared(make_services(store)), lambda table: None, claimed.fence)
    ana.move(second)
    ana.answer(4)
    store.at_once = False
    ana.move(first)
    store.release()
    assert verdict(log_in(store), ana, ben) == (set() if guarded else {"order"})


def shared(services: Services) -> Services:
    services.shared = True
    return services


async def test_fence(guarded: bool, database: str) -> None:
    """A process was paused, and another has gone on with its table; then the first wakes up, and
    has something to write."""
    loop = asyncio.get_running_loop()
    stores = [PostgresStore(database, loop.call_soon_threadsafe) for _ in range(2)]
    made = loop.create_future()
    stores[0].create(Stream("abc"), row_of("abc"), [], made.set_result)
    assert await made
    first, second = owner(stores[0]), owner(stores[1])
    ana, ben = Client(second, 0), Client(first, 1)
    ana.answer(4)
    await second.settled()
    ben.send(wire.Say(f"{LINE}late"))
    with contextlib.nullcontext() if not guarded else pytest.raises(TableFault):
        await first.settled()
    log = load(stores[0], "abc")
    assert verdict(log, ana, ben) == (set() if guarded else {"unread"})
    for store in stores:
        store.close()


def owner(store: PostgresStore) -> Table:
    claimed, services = store.claim("abc"), make_services()
    assert claimed is not None
    services.store = store
    read = LoggedTable.read(claimed.row, claimed.records)
    return Table(read, services, lambda table: None, claimed.fence)


def test_every_guard_is_tried() -> None:
    assert {f"test_{name}" for name in GUARDS} <= set(globals())


def test_the_fence_is_really_taken_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is a change of words: after a statement was written anew, it might change nothing."""
    names = ("INSERT", "FIND_OWNERS")
    before = [getattr(postgres_writer, name) for name in names]
    for place, name in PLACES:
        monkeypatch.setattr(place, name, getattr(place, name))
    GUARDS["fence"]()
    after = [getattr(postgres_writer, name) for name in names]
    assert [text.count("using (table_id, fence)") for text in before] == [2, 1]
    assert [text.count("using (table_id, fence)") for text in after] == [1, 0]
