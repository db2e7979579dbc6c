"""The disk: `/healthz` fails while writes are refused, recovers by itself, and reports damage until
it is repaired; and old tables are removed."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tablee import __version__
from tablee.server import disk
from tablee.server.limits import Limits
from tablee.table.retention import DAY
from tablee.table.store.writer import Job, Stream

from .kit import BOTH_MINE, House, open_house


async def run(house: House, statement: str) -> None:
    """Runs on the writer's own connection: only there the size of the file can be limited."""
    done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    house.app.store._writer.put(Job(Stream(""), (), done.set_result, 0.0, ((statement, ()),)))
    assert await done


async def health(house: House) -> tuple[int, Any]:
    reply = await house.http.get("/healthz")
    return reply.status_code, reply.json()


WELL = (200, {"status": "ok", "version": __version__})
AILING = (503, {"status": "ailing", "version": __version__})


async def test_a_disk_that_was_full_is_noticed_to_be_well_again(tmp_path: Path) -> None:
    async with open_house(tmp_path, Limits(tables_per_minute=1000)) as house:
        assert await health(house) == WELL
        with contextlib.closing(sqlite3.connect(house.app.store.name)) as file:
            (pages,) = file.execute("pragma page_count").fetchone()
        await run(house, f"pragma max_page_count = {pages}")
        status = 201
        while status == 201:
            wish = {"game": "tic-tac-toe", "seats": BOTH_MINE}
            status = (await house.http.post("/api/tables", json=wish)).status_code
        assert status == 503
        assert await health(house) == AILING
        assert await health(house) == AILING, "a write of its own fails, too"
        await run(house, "pragma max_page_count = 1000000")
        house.app.store.stats.healthy = False  # as the full disk has left it
        commits = house.app.store.stats.commits
        assert await health(house) == WELL, "nobody had to play for it"
        assert house.app.store.stats.commits == commits + 1
        assert await health(house) == WELL
        assert house.app.store.stats.commits == commits + 1, "a healthy disk is not written to"


async def test_one_write_however_many_ask(house: House) -> None:
    house.app.store.stats.healthy = False
    commits = house.app.store.stats.commits
    assert await asyncio.gather(*[health(house) for _ in range(20)]) == [WELL] * 20
    assert house.app.store.stats.commits < commits + 20


async def test_a_disk_that_does_not_answer(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """/healthz does not wait for it, and there is one write under way, not one per request."""
    asked: list[Any] = []
    monkeypatch.setattr(disk, "PATIENCE", 0.0)
    monkeypatch.setattr(house.app.store, "probe", asked.append)
    house.app.store.stats.healthy = False
    for _ in range(3):
        assert await health(house) == AILING
    assert len(asked) == 1
    house.app.store.stats.healthy = True
    asked[0](True)
    assert await health(house) == WELL


async def test_a_damaged_file_is_never_called_healthy(house: House) -> None:
    said: list[tuple[str, Any]] = []
    house.app.disk._report = lambda event, **fields: said.append((event, fields))
    await house.app.disk.check()
    assert [event for event, _ in said] == ["file-checked"]
    house.app.store.stats.damaged = True
    await house.make()
    assert await health(house) == (503, {"status": "damaged", "version": __version__})


@pytest.mark.parametrize(("days", "stays"), [(0, True), (3, False)])
async def test_the_server_removes_what_its_owner_does_not_keep(
    tmp_path: Path, days: int, stays: bool
) -> None:
    """By itself, where the owner has said for how long; else never."""
    async with open_house(tmp_path, Limits(keep_unbegun_days=days)) as house:
        where = (await house.make())["table"]["id"]
        house.app.lobby._sleep(list(house.app.lobby.live.values()))
        house.clock.advance(4 * DAY)
        batch = house.app.retention._batch
        assert (batch is None) is stays
        if batch is not None:
            await batch
        assert (await house.http.get(f"/api/tables/{where}")).status_code == (200 if stays else 404)
