"""What is fuzzed. Each reader takes a whole input, in a server of its own; if it raises anything,
the input has broken it. A regular refusal (a fault, `Refused`, `BadSave`, `StoreError`) does not
count."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import unquote

import msgspec

import tablee
from tablee.kernel.forms import sample
from tablee.lab.fuzz.house import Broken, House
from tablee.lab.fuzz.tracing import Stuck
from tablee.server.ws import Connection
from tablee.table.errors import StoreError, TableFault
from tablee.table.store import chain
from tablee.table.store.migrations import read_schema
from tablee.table.store.rows import read_table, unpack, unpack_row
from tablee.table.store.sqlite import File
from tablee.table.store.store import Record, TableRow
from tablee.table.store.told import check_told, read_note
from tablee.wire import messages as wire

_told = msgspec.json.Decoder(wire.ServerMessage).decode
Reader = Callable[[bytes], None]

GAMES = {
    b"tic-tac-toe": 2, b"connect-four": 1, b"fear-of-the-dark": 1, b"anomia": 3, b"fog-of-love": 2,
    b"fiese-freunde": 2,
}  # fmt: skip
"""And how many people sit there; at one table a seat is open."""
MOST_LINES = 60
"""Messages, or requests, of one input."""


# -- a WebSocket ------------------------------------------------------------------------------


def messages(data: bytes) -> None:
    """First the game, then a message a line: `0 {…}` of a seat, `s {…}` of a spectator, `b` of
    bytes, `+500` lets time pass. In a message "@ask" is the number of the question on the table,
    "@7" an answer to it, by lot 7, and "token @1" what seat 1 has for a token."""
    game, *lines = data.split(b"\n")
    asyncio.run(converse(game, lines[:MOST_LINES]))


async def converse(game: bytes, lines: list[bytes]) -> None:
    house = House()
    name = game if game in GAMES else b"tic-tac-toe"
    house.add("table", name.decode(), GAMES[name], free=name == b"connect-four")
    table = await house.app.lobby.open("table")
    people: dict[bytes, Connection] = {}
    with house.watched():
        for line in lines:
            if line[:1] == b"+":
                house.clock.advance(min(int(line[1:6]), 60_000) if line[1:6].isdigit() else 1)
                continue
            who = line[:1] if line[:1] in b"0123" else b"s"
            if who not in people:
                people[who] = house.app.hub.admit(Far(), "table", "here")
                people[who].take(put_in(b'{"t":"join","token":"token @%b"}' % who, house, 0))
            seat = int(who) if who.isdigit() else 0
            text = put_in(line[2:], house, seat) if line[:1] != b"b" else None
            people[who].take(text)
            await asyncio.gather(*house.app.lobby.tasks)
        assert table.logged.seq == len(house.store.tables["table"][1])


class Far:
    """The far end of a line: what it is told can be read, and is no fault of ours."""

    def tell(self, text: bytes) -> None:
        message = _told(text)
        if isinstance(message, wire.Fault) and message.code == "internal":
            raise Broken("internal")

    def hang_up(self) -> None:
        pass


def put_in(text: bytes, house: House, seat: int) -> bytes:
    """What only the table can know, in place of what stands for it."""
    logged = house.app.lobby.live["table"].logged
    match = logged.match
    people = [sitter for sitter in logged.people if sitter.kind == "human" or sitter.left]

    def value(found: re.Match[bytes]) -> bytes:
        options = match.asks.get(seat)
        lot = Random(found[1])
        return b"0" if options is None else msgspec.json.encode(sample(options, lot))

    def token(found: re.Match[bytes]) -> bytes:
        """Only of seats that somebody has: others are never signed."""
        if found[1] == b"s":
            return b""
        where = int(found[1]) % len(people)
        return house.app.lobby.signer.make("table", where, house.clock.now()).encode()

    text = text.replace(b'"@ask"', b"%d" % match.asked)
    return re.sub(rb'"@(\d)"', value, re.sub(rb"token @([0-9s])", token, text))


# -- HTTP -------------------------------------------------------------------------------------


def requests(data: bytes) -> None:
    """A request a line: [method, path, {header: value}, body]; a body that is no text is JSON.
    There are two tables, `over` and `live`."""
    asyncio.run(ask_all(list(read_lines(data))))


def read_lines(data: bytes) -> Iterator[list[Any]]:
    for line in data.split(b"\n")[:MOST_LINES]:
        with contextlib.suppress(msgspec.DecodeError, ValueError, RecursionError):
            found = msgspec.json.decode(line)
            if isinstance(found, list):
                yield [*found, "", "", {}, ""][: max(4, len(found))]


async def ask_all(lines: list[list[Any]]) -> None:
    house = House()
    house.add("over", "tic-tac-toe", 2, 9)
    house.add("live", "tic-tac-toe", 2, 3)
    with house.watched():
        for method, path, headers, body, *_ in lines:
            await ask(house, method, path, headers, body)


async def ask(house: House, method: Any, path: Any, headers: Any, body: Any) -> None:
    where, _, query = as_bytes(path).decode("latin-1").partition("?")
    pairs = headers.items() if isinstance(headers, dict) else ()
    scope = {
        "type": "http", "http_version": "1.1",
        "method": as_bytes(method).decode("latin-1") or "GET",
        "path": unquote("/" + where.removeprefix("/")), "raw_path": where.encode("latin-1"),
        "query_string": query.encode("latin-1"), "root_path": "", "scheme": "http",
        "headers": [(as_bytes(k).lower(), as_bytes(v)) for k, v in pairs],
        "client": ("127.0.0.1", 1), "server": ("localhost", 80),
    }  # fmt: skip
    left = [as_bytes(body)]

    async def receive() -> Any:
        return {"type": "http.request", "body": left.pop() if left else b"", "more_body": False}

    async def send(message: Any) -> None:
        if message.get("status", 0) >= 500 and message["status"] != 503:
            raise Broken(f"{message['status']}: {path!r:.100}")

    await house.app(scope, receive, send)


def as_bytes(value: Any) -> bytes:
    return value.encode(errors="replace") if isinstance(value, str) else msgspec.json.encode(value)


# -- the disk ---------------------------------------------------------------------------------


class OnDisk(msgspec.Struct):
    """A data folder, as far as it is read: the columns of a table, the schema, the note. With
    `chained`, somebody has made a new chain over what they have changed."""

    row: list[Any] | None = None
    head: list[Any] | None = None
    lines: list[list[Any]] = []
    chained: bool = False
    schema: Any = "3"
    told: str = ""


def rows(data: bytes) -> None:
    """What lies on disk."""
    try:
        found = msgspec.json.decode(data, type=OnDisk)
    except (msgspec.DecodeError, ValueError, RecursionError):
        return
    with contextlib.suppress(StoreError):
        open_file(found)
    asyncio.run(wake(found))


def open_file(found: OnDisk) -> None:
    """Its schema, and whether it has what was told last."""
    with (
        contextlib.closing(sqlite3.connect(":memory:")) as file,
        tempfile.NamedTemporaryFile() as note,
    ):
        file.execute("create table meta (name text, value)")
        file.execute("create table log (table_id text, seq bigint)")
        file.execute("insert into meta values ('schema', ?)", (column(found.schema),))
        read_schema(File(file), "file")
        note.write(as_bytes(found.told))
        note.flush()
        check_told(file, Path("file"), read_note(Path(note.name)))


async def wake(found: OnDisk) -> None:
    """The table is opened, and looked at from everywhere."""
    house = House()
    house.store.load = lambda table: loaded(found)  # type: ignore[method-assign]
    with house.watched(), contextlib.suppress(TableFault):
        table = await house.app.lobby.open("table")
        for who in (None, *range(table.logged.match.seats)):
            table.join(Tab(), who, wire.Join())
        house.clock.advance(10_000)


def loaded(found: OnDisk) -> tuple[TableRow, list[Record]] | None:
    row = None if found.row is None else fitted(found.row, 10)
    lines = [fitted(line, 7) for line in found.lines]
    if not found.chained or row is None:
        return read_table(row, None if found.head is None else fitted(found.head, 2), lines)
    table = unpack_row(row)
    records = chain.chained(table, [unpack(line, at) for at, line in enumerate(lines, 1)])
    head = records[-1].hash if records else chain.first(table)
    packed = [
        (r.seq, r.kind, r.seat, line[3], r.at, r.hash, r.told)
        for r, line in zip(records, lines, strict=True)
    ]
    return read_table(row, (len(records), head), packed)


def fitted(values: list[Any], count: int) -> list[Any]:
    """As many columns as the table has, of types that SQLite knows; lists and objects as JSON."""
    return [column(value) for value in [*values, *[None] * count][:count]]


def column(value: Any) -> Any:
    if isinstance(value, bool) or (isinstance(value, int) and not -(2**63) <= value < 2**63):
        return int(value) & 1
    if isinstance(value, list | dict):
        return msgspec.json.encode(value).decode()
    return value


class Tab(Far):
    address = code = words = ""
    deep = False

    def send(self, text: bytes) -> None:
        self.tell(text)

    def move(self, table: Any) -> None:
        pass

    def again(self, unheard: list[Any]) -> None:
        raise AssertionError("no table moves here")

    def close(self) -> None:
        pass


# -- saves ------------------------------------------------------------------------------------


def saves(data: bytes) -> None:
    """Load a save. A save is trusted: if the rules never end from its position, that is no
    failure."""
    with contextlib.suppress(tablee.BadSave, Stuck):
        tablee.load(data)


READERS: dict[str, Reader] = {
    reader.__name__: reader for reader in (messages, requests, rows, saves)
}
