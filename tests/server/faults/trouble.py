"""Faults of a house that is in trouble itself: its disk, its rules, its room."""

from __future__ import annotations

import sqlite3
from typing import Any

import msgspec

from tablee.server.paper.keepsake import Typesetter
from tablee.table.store.chain import chained, first
from tablee.table.store.rows import pack
from tablee.table.store.sqlite import SqliteStore
from tablee.table.store.store import Record
from tablee.wire import http
from tablee.wire import messages as wire

from ..kit import House, Tab
from .kit import knocked, posted, provokes, read, said


@provokes("internal")
async def a_bug_while_waking(house: House, made: Any) -> Any:
    house.app.lobby.live.clear()
    house.app.lobby._claim = lambda where: 1 / 0  # type: ignore[method-assign, assignment, return-value]
    return await knocked(house, made["table"]["id"], wire.Join())


@provokes("storage")
async def the_file_is_gone(house: House, made: Any) -> Any:
    house.app.lobby.live.clear()
    with sqlite3.connect(house.app.store.name) as file:
        file.execute("alter table tables rename to hidden")
    try:
        return await knocked(house, made["table"]["id"], wire.Join())
    finally:
        with file:
            file.execute("alter table hidden rename to tables")
        file.close()


@provokes("unreadable")
async def other_rules(house: House, made: Any) -> Any:
    where = made["table"]["id"]
    row, _ = house.app.store.load(where) or (None, [])
    assert row is not None
    old = msgspec.structs.replace(row, version="old")
    with sqlite3.connect(house.app.store.name) as file:
        file.execute("update tables set version = 'old' where id = ?", (where,))
        file.execute("update heads set hash = ? where table_id = ?", (first(old), where))
    file.close()
    house.app.lobby.live.clear()
    return await knocked(house, where, wire.Join())


@provokes("newer-rules")
async def newer_rules(house: House, made: Any) -> Any:
    """A newer version has written to the table: over HTTP and over the WebSocket, nothing is
    changed."""
    where = made["table"]["id"]
    row, _ = house.app.store.load(where) or (None, [])
    assert row is not None
    newer = msgspec.structs.replace(row, version="1000")
    assert isinstance(house.app.store, SqliteStore)
    with sqlite3.connect(house.app.store.path) as file:
        file.execute("update tables set version = '1000' where id = ?", (where,))
        file.execute("update heads set hash = ? where table_id = ?", (first(newer), where))
    file.close()
    house.app.lobby.live.clear()
    assert (await house.http.get(f"/api/tables/{where}")).status_code == 503
    return await knocked(house, where, wire.Join())


@provokes("other-rules")
async def no_fork_from_what_other_rules_did(house: House, made: Any) -> Any:
    where = made["table"]["id"]
    table = await house.app.lobby.open(where)
    for number, cell in enumerate((0, 3, 1, 4, 2)):
        table.play(number % 2, cell)
    replay = await house.app.lobby._replays.of(table)
    replay.seam = len(replay.log)  # as if another version had played it,
    replay._end.history[1:] = []  # and told something else
    return await posted(house, f"/tables/{where}/fork", http.Fork(at=2))


@provokes("internal")
async def a_bug(house: House, made: Any) -> Any:
    table = await house.app.lobby.open(made["table"]["id"])
    table.logged.people.clear()
    return await said(house, made, wire.Say("hello?"))


@provokes("internal")
async def a_bug_over_http(house: House, made: Any) -> Any:
    house.app.lobby.create = lambda wish: 1 / 0  # type: ignore[assignment, return-value]
    return await posted(house, "/tables", http.NewTable("tic-tac-toe"))


@provokes("shutting-down")
async def too_late(house: House, made: Any) -> Any:
    async with house.ws(made["table"]["id"]) as socket:
        house.app.hub.leaving = True
        return await Tab(socket).ask(wire.Join(), wire.Fault)


@provokes("storage")
async def another_owner_wrote(house: House, made: Any) -> Any:
    where = made["table"]["id"]
    row, _ = house.app.store.load(where) or (None, [])
    assert row is not None
    said = Record(1, "say", 0, {"name": "Ana", "text": "by another"}, 0)
    with sqlite3.connect(house.app.store.name) as file:
        line = pack(where, *chained(row, [said]))
        file.execute("insert into fresh values (null, ?, ?, ?, ?, ?, ?, ?, ?)", line)
    file.close()
    async with house.join(where, made["tokens"]["0"]) as tab:
        fault = await tab.ask(wire.Answer(0, 0), wire.Fault)
        again = await tab.hear(wire.Welcome)
        assert [line.text for line in again.chat] == ["by another"]
        await tab.ask(wire.Answer(0, 0), wire.Update)
        return fault


@provokes("damaged")
async def a_letter_changed_on_disk(house: House, made: Any) -> Any:
    """A damaged table cannot be played on; over HTTP and over the WebSocket."""
    where = made["table"]["id"]
    async with house.join(where, made["tokens"]["0"]) as tab:
        await tab.ask(wire.Say("hello"), wire.Said)
    with sqlite3.connect(house.app.store.name) as file:
        file.execute("update fresh set data = replace(data, 'hello', 'hullo')")
    file.close()
    house.app.lobby.live.clear()
    reply = await house.http.get(f"/api/tables/{where}")
    assert reply.status_code == 500
    assert read(reply).args == {"why": "chain", "record": 1}
    await house.make()  # others go on
    return await knocked(house, where, wire.Join())


@provokes("full")
async def no_room(house: House, made: Any) -> Any:
    async with house.ws(made["table"]["id"]):
        object.__setattr__(house.app.hub.limits, "connections", len(house.app.hub.connections))
        async with house.ws(made["table"]["id"]) as socket:
            return await Tab(socket).hear(wire.Fault)


@provokes("full")
async def too_many_of_one_address(house: House, made: Any) -> Any:
    object.__setattr__(house.app.hub.limits, "connections_per_address", 1)
    async with house.ws(made["table"]["id"]), house.ws(made["table"]["id"]) as socket:
        return await Tab(socket).hear(wire.Fault)


@provokes("no-pdf")
async def no_typesetter(house: House, made: Any) -> Any:
    house.app.api.typesetter = Typesetter(("/nowhere/python",))
    words = dict.fromkeys(("title", "subtitle", "foot"), "")
    empty = {"people": [], "sections": [], "pictures": {}}
    return await posted(house, "/keepsake", {"lang": "en", "accent": "#000000", **words, **empty})


@provokes("foreign-page")
async def another_page_makes_a_table(house: House, made: Any) -> Any:
    headers = {"origin": "https://elsewhere.example"}
    return read(await house.http.post("/api/tables", headers=headers, json={"game": "tic-tac-toe"}))


@provokes("bad-time")
async def a_clock_that_cannot_be(house: House, made: Any) -> Any:
    race = await house.make("anomia")
    return await said(house, race, wire.Answer(0, "ready", began=-5))
