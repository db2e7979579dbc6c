"""A house carried from a folder to PostgreSQL and back: whole, once, and only if nothing is in the
way."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.table.doctor import Doctor
from tablee.table.errors import StoreError
from tablee.table.notices.records import AddressRow, call, mute, put_address, set_quiet
from tablee.table.persons import records
from tablee.table.persons.carry import COLUMNS
from tablee.table.persons.records import DeviceRow, PersonRow, SeatRow, WayRow
from tablee.table.store import move as moving
from tablee.table.store.address import is_folder, open_store
from tablee.table.store.chain import chained
from tablee.table.store.folder import lock_folder
from tablee.table.store.migrations import OldSchema
from tablee.table.store.move import Moved, move
from tablee.table.store.sides import Unmovable, target
from tablee.table.store.store import Record, Snapshot
from tablee.table.store.writer import Stream

from .kit import IDS, change, columns_of, fill, log_of, nowhere, raw, row_of

TABLES = ("tables", "heads", "log", "snapshots", *COLUMNS)
NOT_CARRIED = {"meta", "fresh"}
"""The secret is, by itself; `fresh` is a part of the log."""


PEOPLE = (
    records.insert("persons", PersonRow("p", "Ada", "fr", 3, 5)),
    records.insert("devices", DeviceRow("k" * 64, "k", "p", "Phone", "first", 5, 6)),
    records.insert("ways", WayRow("w" * 64, "p", "words", 5, 0, "")),
    records.insert("seats", SeatRow("p", "a", 0, 1, "", 7, 5, "")),
    records.insert("seats", SeatRow("p", "a", 1, 0, "", 7, 5, "")),
    set_quiet("p", '{"start":60,"end":90,"zone":""}'),
    *put_address(AddressRow("x", "p", "k", "push", "https://push.example", "{}", 5, 6)),
    call("a", 1, 0, "turn", ["Ben"], [], 5, 6),
    mute("p", "a", True)[0],
    ("insert into runs values ('daily', '2026-11-18', 'p', 'a', 0, 5, 'yes', '')", ()),
    ("insert into invitations values ('p', 'a', 'q', 'code', 5, 'new')", ()),
    ("insert into mutes values ('p', 'q', 5)", ()),
    ("insert into errands values ('a', 0, 'p', 'leave', 1, 5, 6)", ()),
)


@pytest.fixture
def folder(tmp_path: Path) -> str:
    """Three tables; one with snapshots, one over and claimed twice, one empty."""
    folder = str(tmp_path / "data")
    fill(folder, "a", "b")
    log = log_of(row_of("a"))
    store = open_store(folder, nowhere)
    for seq, version in ((4, "0"), (12, "1")):
        kept = Snapshot(seq, version, log[seq - 1].hash, b"\x00\xff" * 9)
        store.append(Stream("a"), (), lambda _: None, over=True, snapshot=kept)
    store.create(Stream("empty"), row_of("empty"), [], lambda _: None)
    store.close()
    store = open_store(folder, nowhere)
    store.claim("b")
    store.claim("b")
    store.write(PEOPLE, lambda _: None)
    store.close()
    return folder


def contents(address: str) -> dict[str, list[Any]]:
    with raw(address) as base:
        return {table: base.execute(f"select * from {table} order by 1, 2") for table in TABLES}


def secret_of(address: str) -> bytes:
    store = open_store(address, nowhere)
    store.close()
    return store.secret


def test_there_and_back(folder: str, database: str, tmp_path: Path) -> None:
    before, back = contents(folder), str(tmp_path / "back")
    moved = move(folder, database)
    assert moved[2:] == (3, 24, 0)
    assert contents(database) == before == contents(folder)
    assert all(before.values()), "there is something of everything"
    assert move(database, back)[2:] == (3, 24, 0)
    assert contents(back) == before
    assert secret_of(folder) == secret_of(database) == secret_of(back)
    for address in (database, back):
        assert list(Doctor(address).examine()) == []


def test_no_table_and_no_column_is_forgotten(address: str) -> None:
    open_store(address, nowhere).close()
    with raw(address) as base:
        names = {name for (name,) in base.execute(base.dialect.names)}
        if is_folder(address):
            tables = base.execute("select name from sqlite_master where type = 'table'")
            names = {name for (name,) in tables}
        assert names - NOT_CARRIED == set(TABLES)
        for table, columns in COLUMNS.items():
            assert sorted(columns_of(base, table)) == sorted(columns)


def test_from_folder_to_folder(folder: str, tmp_path: Path) -> None:
    move(folder, str(tmp_path / "other"))
    assert contents(str(tmp_path / "other")) == contents(folder)


def test_the_moved_house_is_played_on(folder: str, database: str) -> None:
    move(folder, database)
    store = open_store(database, nowhere)
    claimed = store.claim("b")
    assert claimed is not None
    assert claimed.fence == 3, "those who owned it before are refused here, too"
    store.close()


def test_a_move_that_was_broken_off_goes_on(
    folder: str, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moving, "BATCH", 1)
    write: Callable[..., None] = moving.write

    def break_off(here: Any, there: Any, ids: list[str]) -> None:
        if ids == ["b"]:
            raise KeyboardInterrupt
        write(here, there, ids)

    with monkeypatch.context() as patch:
        patch.setattr(moving, "write", break_off)
        with pytest.raises(KeyboardInterrupt):
            move(folder, database)
    assert [row[0] for row in contents(database)["tables"]] == ["a"]
    assert move(folder, database)[2:] == (3, 24, 1)
    assert contents(database) == contents(folder)
    assert move(folder, database)[2:] == (3, 24, 3), "and again changes nothing"


def test_a_table_is_written_whole_or_not_at_all(
    folder: str, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moving, "PUT_HEAD", "insert into nothing values (?, ?, ?, ?, ?)")
    with pytest.raises(StoreError, match="cannot be used"):
        move(folder, database)
    assert all(rows == [] for rows in contents(database).values())


def test_what_has_gone_on_since_is_brought_along(folder: str, database: str) -> None:
    move(folder, database)
    more = chained(row_of("b"), [*log_of(row_of("b")), Record(13, "say", 0, {}, 9)])
    store = open_store(folder, nowhere)
    store.append(Stream("b", 2), (more[12],), lambda _: None)
    store.close()
    assert move(folder, database)[2:] == (3, 25, 3)
    assert contents(database) == contents(folder)


def refused(source: str, target: str) -> tuple[str, Any]:
    before = contents(target)
    with pytest.raises(Unmovable) as why:
        move(source, target)
    assert contents(target) == before, "nothing was changed"
    return why.value.key, why.value.words.get("table")


def test_a_table_that_has_gone_on_there_is_not_overwritten(folder: str, database: str) -> None:
    move(folder, database)
    more = chained(row_of("b"), [*log_of(row_of("b")), Record(13, "say", 0, {}, 9)])
    store = open_store(database, nowhere)
    store.append(Stream("b", 2), (more[12],), lambda _: None)
    store.close()
    assert refused(folder, database) == ("move-other", "b")


@pytest.mark.parametrize(
    "statement",
    [
        "update tables set key = 'x' where id = 'b'",
        "update log set data = '7' where table_id = 'b' and seq = 12",
        "delete from tables where id = 'b'",
        "delete from log where table_id = 'b' and seq = 1",
    ],
)
def test_another_table_of_the_same_name(folder: str, database: str, statement: str) -> None:
    move(folder, database)
    fill(folder, "c")
    change(database, statement)
    assert refused(folder, database) == ("move-other", "b")


def test_the_house_of_others(folder: str, database: str) -> None:
    open_store(database, nowhere).close()
    assert refused(folder, database) == ("move-secret", None)


def test_a_damaged_table_is_not_carried_on(folder: str, database: str) -> None:
    change(folder, "delete from log where table_id = 'a' and seq = 3")
    with pytest.raises(Unmovable) as why:
        move(folder, database)
    assert (why.value.key, why.value.words) == ("doctor-gap", {"table": "a", "record": 3})
    assert all(rows == [] for rows in contents(database).values())


def test_what_comes_out_differently_is_noticed(
    folder: str, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each row is read again: here, the end of a match was lost on the way."""
    monkeypatch.setattr(moving, "PUT_ROW", moving.PUT_ROW.replace("?)\n", "? * 0)\n"))
    with pytest.raises(Unmovable) as why:
        move(folder, database)
    assert (why.value.key, why.value.words["table"]) == ("move-differs", "a")


def test_nothing_to_move(tmp_path: Path, database: str) -> None:
    nothing = str(tmp_path / "nothing")
    for source in (nothing, database):
        with pytest.raises(Unmovable, match="move-nothing"):
            move(source, str(tmp_path / "to"))
    assert not Path(nothing).exists()
    with pytest.raises(Unmovable, match="move-same"):
        move(nothing, f"{nothing}/../nothing")


def test_an_older_house_is_brought_up_to_date_first(folder: str, database: str) -> None:
    change(folder, "update meta set value = '2' where name = 'schema'")
    with pytest.raises(OldSchema, match="schema 2"):
        move(folder, database)


# -- nobody plays meanwhile --------------------------------------------------------------------


def test_a_house_in_use_is_not_moved(folder: str, database: str, tmp_path: Path) -> None:
    lock = lock_folder(Path(folder))
    with pytest.raises(StoreError, match="already uses the data folder"):
        move(folder, database)

    os.close(lock)
    move(folder, database)
    store = open_store(database, nowhere)
    with pytest.raises(Unmovable, match="move-busy"):
        move(database, str(tmp_path / "back"))
    store.close()
    assert isinstance(move(database, str(tmp_path / "back")), Moved)


def test_no_server_starts_while_a_house_is_moved(database: str) -> None:

    with target(database), pytest.raises(StoreError, match="are being moved"):
        open_store(database, nowhere)
    open_store(database, nowhere).close()


def test_twenty_tables_in_batches(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moving, "BATCH", 7)
    fill(tmp_path / "data", *IDS)
    assert move(str(tmp_path / "data"), database)[2:] == (20, 240, 0)
    assert contents(database) == contents(str(tmp_path / "data"))


def test_a_row_with_every_letter(tmp_path: Path, database: str) -> None:
    row = msgspec.structs.replace(row_of("x"), seed="é '\"\\ ? %s 🂡", options={"a": [None, 1.5]})
    store = open_store(str(tmp_path / "data"), nowhere)
    store.create(Stream("x"), row, [], lambda _: None)
    store.close()
    move(str(tmp_path / "data"), database)
    assert contents(database) == contents(str(tmp_path / "data"))
