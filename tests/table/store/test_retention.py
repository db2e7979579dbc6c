"""Retention: old tables are removed whole, in batches, never while somebody has them open."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.table.clock import VirtualClock
from tablee.table.doctor import Doctor
from tablee.table.errors import TableFault
from tablee.table.lobby import Lobby
from tablee.table.retention import DAY, EVERY, FIRST, PAUSE, Keep, Retention
from tablee.table.seats.tokens import Signer
from tablee.table.services import Services
from tablee.table.store import shelf
from tablee.table.store.address import is_folder, open_store
from tablee.table.store.chain import chained
from tablee.table.store.store import Record, Snapshot
from tablee.table.store.writer import Stream

from .kit import blocked, change, row_of


class House:
    """A lobby on a real file, with a clock of our own, and tables of any age."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.store = open_store(address, asyncio.get_running_loop().call_soon_threadsafe)
        self.clock = VirtualClock()
        self.reported: list[tuple[str, dict[str, Any]]] = []
        services = Services(self.store, self.clock, report=self.report)
        self.lobby = Lobby(services, Signer(b"secret"))

    def report(self, event: str, **fields: Any) -> None:
        self.reported.append((event, fields))

    async def put(self, id: str, days: int, *kinds: str, over: bool = False) -> None:
        """A table last touched so many days ago."""
        at = self.clock.now() - days * DAY
        row = msgspec.structs.replace(row_of(id), created=at)
        said = {"name": "Ana", "text": "hello"}
        records = [
            Record(seq, kind, (seq + 1) % 2, seq if kind == "answer" else said, at)
            for seq, kind in enumerate(kinds, 1)
        ]
        stream, written = Stream(id), asyncio.get_running_loop().create_future()
        self.store.create(stream, row, [], lambda _: None)
        log = tuple(chained(row, records))
        snapshot = Snapshot(len(log), "1", log[-1].hash, b"state") if log else None
        self.store.append(stream, log, written.set_result, over, snapshot)
        assert await written

    def keep(self, **days: int) -> Retention:
        return Retention(self.lobby, self.store, Keep(**days))

    @property
    def ids(self) -> set[str]:
        def ids(column: str, table: str) -> set[str]:
            return {id for (id,) in change(self.address, f"select {column} from {table}")}

        found, logs = ids("id", "tables"), ids("table_id", "log") | ids("table_id", "snapshots")
        assert found == ids("table_id", "heads") >= logs, "half a table is left"
        return found


@pytest.fixture
async def house(address: str) -> AsyncIterator[House]:
    house = House(address)
    await asyncio.gather(
        house.put("over9", 9, "answer", over=True),
        house.put("over11", 11, "answer", "say", over=True),
        house.put("under11", 11, "say", "answer"),
        house.put("under21", 21, "answer"),
        house.put("talk4", 4, "say"),
        house.put("talk6", 6, "say"),
        house.put("empty6", 6),
        house.put("today", 0, "answer"),
    )
    yield house
    house.store.close()


ALL = {"over9", "over11", "under11", "under21", "talk4", "talk6", "empty6", "today"}


async def test_without_a_wish_nothing_is_ever_removed(house: House) -> None:
    retention = house.keep()
    house.clock.advance(40 * DAY)
    assert retention._batch is None
    assert await retention.remove_batch() == 0
    assert house.ids == ALL


@pytest.mark.parametrize(
    ("days", "gone"),
    [
        ({"finished": 10}, {"over11"}),
        ({"unfinished": 20}, {"under21"}),
        ({"unbegun": 5}, {"talk6", "empty6"}),
        ({"unfinished": 5}, {"under11", "under21", "talk6", "empty6"}),
        ({"finished": 10, "unfinished": 20, "unbegun": 5},
         {"over11", "under21", "talk6", "empty6"}),
    ],
)  # fmt: skip
async def test_what_is_kept_for_how_long(
    house: House, days: dict[str, int], gone: set[str]
) -> None:
    assert await house.keep(**days).remove_batch() == len(gone)
    assert house.ids == ALL - gone
    ((event, fields),) = house.reported
    assert event == "tables-removed"
    assert set(fields["tables"]) == gone
    assert list(Doctor(house.address).examine()) == []


async def test_the_server_does_it_by_itself(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A batch, a pause, the next one; then nothing for an hour."""
    monkeypatch.setattr(shelf, "MOST_TABLES", 2)
    retention = house.keep(finished=10, unfinished=20, unbegun=5)
    left = []
    for delay in (FIRST, PAUSE, PAUSE, EVERY):
        house.clock.advance(delay)
        assert retention._batch is not None
        await retention._batch
        left.append(len(house.ids))
    assert left == [6, 4, 4, 4]
    house.clock.advance(2 * DAY)
    await retention._batch
    assert "over9" not in house.ids


async def test_a_table_that_somebody_looks_at_stays(house: House) -> None:
    await house.lobby.open("over11")
    assert await house.keep(finished=10, unfinished=20).remove_batch() == 1
    assert house.ids == ALL - {"under21"}


async def test_nobody_wakes_a_table_while_it_is_removed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    remove, under_way = house.store.remove, asyncio.Event()

    def removing_now(*args: Any) -> None:
        remove(*args)
        under_way.set()

    monkeypatch.setattr(house.store, "remove", removing_now)
    with blocked(house.address):
        removing = asyncio.ensure_future(house.keep(finished=10).remove_batch())
        await under_way.wait()
        with pytest.raises(TableFault, match="no-such-table"):
            await house.lobby.open("over11")
    assert await removing == 1
    assert house.lobby.removing == set()


async def test_a_table_touched_at_the_last_moment_stays(house: House) -> None:
    """Woken, played and asleep again between the look and the removal."""
    old = house.store.find_old(Keep(finished=10, unfinished=20).before(house.clock.now()), [])
    assert {table.id for table in old} == {"over11", "under21"}
    table = await house.lobby.open("under21")
    table.talk.say(0, "back again")
    await table.settled()
    house.lobby._sleep([table])
    written = asyncio.get_running_loop().create_future()
    house.store.remove(old, written.set_result)
    assert await written
    assert house.ids == ALL - {"over11"}
    assert (await house.lobby.open("under21")).logged.lines == 1


STOP = {
    True: (
        """create trigger stop before delete on log when old.table_id = 'under21'
        begin select raise(abort, 'the disk is full'); end""",
    ),
    False: (
        """create function stop() returns trigger language plpgsql as
        $$ begin raise 'the disk is full'; end $$""",
        """create trigger stop before delete on log for each row
        when (old.table_id = 'under21') execute function stop()""",
    ),
}


async def test_all_of_a_batch_or_none(house: House) -> None:
    """The disk refuses half-way: every table is still whole."""
    change(house.address, *STOP[is_folder(house.address)])
    assert await house.keep(finished=10, unfinished=20).remove_batch() == 0
    assert house.ids == ALL
    assert house.reported == []
    assert list(Doctor(house.address).examine()) == []
    await house.lobby.open("under21")


async def test_long_logs_make_small_batches(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "MOST_RECORDS", 1)
    retention = house.keep(finished=8)
    assert [await retention.remove_batch() for _ in range(3)] == [1, 1, 0]


async def test_the_table_told_of_last_stays(house: House) -> None:
    """In a file it is the proof that nothing is missing (`told.py`)."""
    house.clock.advance(30 * DAY)
    await house.keep(finished=1, unfinished=1).remove_batch()
    assert house.ids == ({"today"} if is_folder(house.address) else set())


async def test_room_is_used_again(tmp_path: Path) -> None:
    house = House(str(tmp_path / "data"))

    async def fill() -> None:
        long = ["answer"] * 50
        await asyncio.gather(*[house.put(f"t{n}", 30, *long, over=True) for n in range(60)])

    def pages(which: str) -> int:
        return int(change(house.address, f"pragma {which}_count")[0][0])

    await fill()
    await house.put("last", 0, "say")
    before, retention = pages("page"), house.keep(finished=20)
    while await retention.remove_batch():
        pass
    freed = pages("freelist")
    await fill()
    # How many pages are filled in between depends on what came into one commit.
    assert pages("page") - before < freed / 2
    house.store.close()
