"""Replays: one build per table however many ask, off the loop, in a bounded queue of their own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any

import pytest

from tablee.table import replays
from tablee.table.lobby import Lobby
from tablee.table.replay import MOST_SNAPSHOTS, Replay
from tablee.table.seats.tokens import Signer
from tablee.table.services import REPLAYING, WAKING_LONG
from tablee.wire import http

from .endless import long_table
from .kit import HeldStore, make_services
from .test_lobby import fault, play_out


@pytest.fixture
async def lobby() -> Lobby:
    return Lobby(make_services(HeldStore()), Signer(b"secret"))


@contextmanager
def busy(room: Executor = REPLAYING) -> Iterator[None]:
    """Occupies the thread of the replays within this context."""
    door = threading.Event()
    room.submit(door.wait, 60)
    try:
        yield
    finally:
        door.set()


async def turn_of_the_loop() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_however_many_ask_it_is_built_once(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    built: list[str] = []
    real = Replay.__init__

    def counted(self: Replay, *args: Any) -> None:
        built.append(threading.current_thread().name)
        real(self, *args)

    monkeypatch.setattr(Replay, "__init__", counted)
    table = await play_out(lobby)
    where = table.stream.table
    asked = [lobby.moment(where, at, None) for at in (0, 1, 2, 1, 0)]
    moments = await asyncio.gather(*asked, lobby.fork(where, http.Fork(1)))
    assert [moment.at for moment in moments[:-1]] == [0, 1, 2, 1, 0]  # type: ignore[union-attr]
    assert len(built) == 1
    assert built[0].startswith("replays")


async def test_moments_and_forks_are_made_in_that_room(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms: list[str] = []
    real = Replay.match_at

    def noted(self: Replay, at: int) -> Any:
        rooms.append(threading.current_thread().name)
        return real(self, at)

    monkeypatch.setattr(Replay, "match_at", noted)
    table = await play_out(lobby)
    await lobby.moment(table.stream.table, 2, 0)
    assert rooms
    assert all(room.startswith("replays") for room in rooms)


async def test_a_table_wakes_while_replays_wait(lobby: Lobby) -> None:
    finished = await play_out(lobby)
    made = await lobby.create(http.NewTable("tic-tac-toe"))
    where = made.table.id
    lobby._sleep([lobby.live[where]])
    with busy():
        asked = [
            asyncio.ensure_future(lobby.moment(finished.stream.table, n, None)) for n in (0, 1)
        ]
        await turn_of_the_loop()
        assert (await asyncio.wait_for(lobby.open(where), 20)).logged.row.id == where
        assert not any(task.done() for task in asked)
    await asyncio.gather(*asked)


async def test_a_table_wakes_while_one_with_an_endless_log_is_read(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.table.lobby.LONG_LOG", 3)
    long = (await play_out(lobby)).stream.table
    short = (await lobby.create(http.NewTable("tic-tac-toe"))).table.id
    lobby._sleep(list(lobby.live.values()))
    store = lobby.services.store
    assert isinstance(store, HeldStore)
    store.kept.clear()  # no snapshot: the whole log is to be played again
    with busy(WAKING_LONG):
        waking = asyncio.ensure_future(lobby.open(long))
        assert (await asyncio.wait_for(lobby.open(short), 20)).logged.row.id == short
        assert not waking.done()
    assert (await waking).logged.row.id == long


async def test_the_line_has_an_end_and_who_stands_beyond_it_is_told(lobby: Lobby) -> None:
    one, other = await play_out(lobby), await play_out(lobby)
    await lobby.moment(other.stream.table, 0, None)
    with busy():
        asked = [
            asyncio.ensure_future(lobby.moment(one.stream.table, 0, None))
            for _ in range(replays.MOST_OF_ONE)
        ]
        await turn_of_the_loop()
        with fault("full"):
            await lobby.moment(one.stream.table, 0, None)
        asked += [asyncio.ensure_future(lobby.moment(other.stream.table, 0, None))]
        await turn_of_the_loop()
        assert not asked[-1].done(), "another table's readers still have a place"
    assert len(await asyncio.gather(*asked)) == replays.MOST_OF_ONE + 1
    assert not lobby._replays._waiting


async def test_the_whole_line_has_an_end(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_WAITING", 2)
    tables = [await play_out(lobby) for _ in range(3)]
    with busy():
        asked = [asyncio.ensure_future(lobby.moment(t.stream.table, 0, None)) for t in tables[:2]]
        await turn_of_the_loop()
        with fault("full"):
            await lobby.moment(tables[2].stream.table, 0, None)
    await asyncio.gather(*asked)
    await lobby.moment(tables[2].stream.table, 0, None)


async def test_a_full_line_is_not_remembered(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    """A queue that is full for a while does not deny a table its hindsight for good."""
    found, asked = http.Hindsight(True, 3, 3), list[Replay]()

    def look_back(replay: Replay) -> http.Hindsight:
        asked.append(replay)
        return found

    monkeypatch.setattr(replays, "look_back", look_back)
    table = await play_out(lobby)
    where = table.stream.table
    await lobby.moment(where, 0, None)
    with busy():
        pages = [
            asyncio.ensure_future(lobby.moment(where, 0, None)) for _ in range(replays.MOST_OF_ONE)
        ]
        await turn_of_the_loop()
        with fault("full"):
            await lobby.hindsight(where)
    await asyncio.gather(*pages)
    assert [await lobby.hindsight(where) for _ in range(2)] == [found, found]
    assert len(asked) == 1


async def test_one_that_is_not_over_leaves_nothing_behind(lobby: Lobby) -> None:
    made = await lobby.create(http.NewTable("tic-tac-toe"))
    with fault("not-over"):
        await lobby.moment(made.table.id, 0, None)
    await turn_of_the_loop()
    assert not lobby._replays._building
    assert not lobby._replays._waiting
    assert not lobby._replays._kept


def test_a_long_game_has_no_more_snapshots_than_a_short_one() -> None:
    table = long_table(1500, lambda number: "end" if number == 1499 else "go")
    replay = Replay(table.logged, print)
    assert len(replay._snapshots) <= MOST_SNAPSHOTS
    for at in (0, 1, 46, 47, 48, 1499, 1500):
        assert replay.match_at(at).log == table.logged.match.log[:at]
