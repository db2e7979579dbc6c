"""However many tables there are, making one more costs the same."""

from __future__ import annotations

import pytest

from tablee.table.live.table import Table
from tablee.table.lobby import LOOKED_AT, Lobby
from tablee.table.seats.tokens import Signer
from tablee.wire import http

from .kit import HeldStore, make_services, sit

TWO = [http.SeatWish("me"), http.SeatWish("me")]


async def house(most_live: int, tables: int) -> Lobby:
    lobby = Lobby(make_services(HeldStore()), Signer(b"secret"), most_live)
    for _ in range(tables):
        await lobby.create(http.NewTable("tic-tac-toe", seats=TWO))
    return lobby


@pytest.mark.parametrize(
    ("most", "tables", "used"),
    [(1000, 10, False), (1000, 200, False), (100, 200, False), (100, 100, True)],
)
async def test_making_a_table_looks_at_few_others(
    most: int, tables: int, used: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await house(most, tables)
    for table in lobby.live.values() if used else ():
        sit(table, 0)
    looked: list[Table] = []
    real = Table.idle

    def counted(table: Table) -> bool:
        looked.append(table)
        return real.__get__(table)  # type: ignore[no-any-return, attr-defined]

    monkeypatch.setattr(Table, "idle", property(counted))
    await lobby.create(http.NewTable("tic-tac-toe"))
    assert len(looked) <= LOOKED_AT
    assert len(lobby.live) == (tables + 1 if used else min(most, tables + 1))


async def test_tables_in_use_stay_and_do_not_hide_the_idle_ones() -> None:
    """The oldest are all in use: the next time, others are looked at."""
    lobby = await house(60, 60)
    used = list(lobby.live.values())[:40]
    for table in used:
        sit(table, 0)
    for _ in range(10):
        await lobby.create(http.NewTable("tic-tac-toe", seats=TWO))
    assert all(table.stream.table in lobby.live for table in used)
    assert len(lobby.live) == 60, "with a few makings' delay, the idle ones went"
