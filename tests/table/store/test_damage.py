"""Damage on disk is reported, never played on: when a table wakes, and by the doctor. Real
files."""

from __future__ import annotations

import asyncio
import contextlib
import random
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.cli.words import CATALOGUE, LANGUAGES
from tablee.table.clock import VirtualClock
from tablee.table.doctor import Doctor
from tablee.table.errors import Damage, StoreError, TableFault, Why
from tablee.table.lobby import Lobby
from tablee.table.logged import LoggedTable
from tablee.table.seats.tokens import Signer
from tablee.table.services import Services
from tablee.table.store import told
from tablee.table.store.address import open_store
from tablee.table.store.chain import chained, first, follows
from tablee.table.store.rows import pack
from tablee.table.store.shelf import Shelf
from tablee.table.store.sqlite import SqliteStore
from tablee.table.store.store import Record, Snapshot, TableRow
from tablee.table.store.writer import Stream
from tablee.wire import http

from .. import kit
from .kit import IDS, change, diagnose, fill, load, log_of, nowhere, raw, row_of

HURT = "table07"


def test_a_house_that_is_whole(house: str) -> None:
    assert [loaded[0].id for loaded in load(house, *IDS)] == IDS
    assert load(house, "nothing") == [None]
    visit = Doctor(house, deep=True)
    assert list(visit.examine()) == []
    assert (visit.tables, visit.records, visit.of_other_rules) == (20, 240, 0)


# -- one table is hurt, the others are not -----------------------------------------------------

MY = f"where table_id = '{HURT}'"
ROW = f"where id = '{HURT}'"
SWAP = (
    f"update log set seq = 100 {MY} and seq = 4",
    f"update log set seq = 4 {MY} and seq = 5",
    f"update log set seq = 5 {MY} and seq = 100",
)
DAMAGES: dict[str, tuple[Why, int, tuple[str, ...]]] = {
    "a lost record": ("gap", 4, (f"delete from log {MY} and seq = 4",)),
    "the first lost": ("gap", 1, (f"delete from log {MY} and seq = 1",)),
    "the last lost": ("end", 11, (f"delete from log {MY} and seq = 12",)),
    "all lost": ("end", 0, (f"delete from log {MY}",)),
    "two swapped": ("chain", 4, SWAP),
    "two swapped with their links": (
        "chain", 4,
        (*SWAP, f"update log set hash = (select hash from log {MY} and seq = 5) {MY} and seq = 4"),
    ),
    "an answer changed": ("chain", 2, (f"update log set data = '8' {MY} and seq = 2",)),
    "a seat changed": ("chain", 4, (f"update log set seat = 0 {MY} and seq = 4",)),
    "a kind changed": ("chain", 3, (f"update log set kind = 'propose' {MY} and seq = 3",)),
    "a moment changed": ("chain", 3, (f"update log set at = at + 1 {MY} and seq = 3",)),
    "a link lost": ("chain", 5, (f"update log set hash = '' {MY} and seq = 5",)),
    "no JSON": ("record", 6, (f"update log set data = '{{' {MY} and seq = 6",)),
    "a record too many": (
        "chain", 13, (f"insert into log values ('{HURT}', 13, 'answer', 0, '8', 0, '', '')",),
    ),
    "another key": ("chain", 1, (f"update tables set key = 'x' {ROW}",)),
    "other options": ("chain", 1, (f"update tables set options = '{{\"a\":1}}' {ROW}",)),
    "options that are no JSON": ("row", 0, (f"update tables set options = '' {ROW}",)),
    "people that are none": ("row", 0, (f"update tables set people = '[1]' {ROW}",)),
    "no row": ("no-row", 0, (f"delete from tables {ROW}",)),
    "no head": ("no-head", 0, (f"delete from heads {MY}",)),
    "another head": ("end", 12, (f"update heads set hash = 'x' {MY}",)),
    "what was told changed": ("chain", 3, (f"update log set told = 'x' {MY} and seq = 3",)),
}  # fmt: skip
LOOSE: dict[str, tuple[Why, int, tuple[str, ...]]] = {
    "a blob": ("record", 6, (f"update log set data = x'00ff' {MY} and seq = 6",)),
    "a broken letter": (
        "chain", 5,
        (f"update log set data = cast(replace(cast(data as blob), 'fill', x'ff') as text) {MY}"
         " and seq = 5",),
    ),
    "a seat that is a word": ("record", 6, (f"update log set seat = 'x' {MY} and seq = 6",)),
}  # fmt: skip
"""Only SQLite takes any value in any column."""


@pytest.mark.parametrize("name", DAMAGES)
def test_damage_is_told(address: str, name: str) -> None:
    fill(address, HURT, IDS[3])  # the last is the one told of last
    check_damage(address, *DAMAGES[name])


@pytest.mark.parametrize("name", LOOSE)
def test_a_value_of_another_type_is_told(folder: Path, name: str) -> None:
    check_damage(str(folder), *LOOSE[name])


def check_damage(address: str, why: Why, record: int, statements: tuple[str, ...]) -> None:
    change(address, *statements)
    healthy, hurt = load(address, IDS[3], HURT)
    assert healthy == (row_of(IDS[3]), log_of(row_of(IDS[3])))
    assert isinstance(hurt, Damage)
    assert hurt.fault.args == {"why": why, "record": record}
    assert diagnose(address) == [(why, HURT)]
    with pytest.raises(Damage) as damage, opened(address) as store:
        store.claim(HURT)
    assert damage.value.fault.args == hurt.fault.args


@contextlib.contextmanager
def opened(address: str) -> Iterator[Shelf]:
    store = open_store(address, nowhere)
    try:
        yield store
    finally:
        store.close()


@pytest.mark.parametrize(
    "statement",
    [
        "update snapshots set data = '' where seq = 12",
        "update snapshots set version = '2' where seq = 12",
        "update snapshots set head = 'x' where seq = 12",
        "update snapshots set seq = 11 where seq = 12",
    ],
)
def test_a_damaged_snapshot_is_passed_over_and_told(address: str, statement: str) -> None:
    """The log contains everything that is in it."""
    fill(address, HURT, IDS[3])
    log = log_of(row_of(HURT))
    with opened(address) as store:
        for seq, version in ((4, "0"), (12, "1")):
            snapshot = Snapshot(seq, version, log[seq - 1].hash, b"state")
            store.append(Stream(HURT), (), lambda written: None, snapshot=snapshot)
    assert diagnose(address) == []
    change(address, statement)
    assert diagnose(address) == [("snapshot", HURT)]
    with opened(address) as store:
        claimed = store.claim(HURT)
        assert claimed is not None
        assert claimed.snapshot == Snapshot(4, "0", log[3].hash, b"state")
        assert claimed.records == log[4:]


def rewrite(address: str | Path, *records: Record) -> None:
    """Writes a log with a valid hash chain."""
    log = chained(row_of(HURT), records)
    with raw(address) as base:
        base.execute(f"delete from log {MY}")
        rows = [pack(HURT, record) for record in log]
        base.execute_all("insert into log values (?, ?, ?, ?, ?, ?, ?, ?)", rows)
        base.execute(f"update heads set seq = {len(log)}, hash = '{log[-1].hash}' {MY}")


@pytest.mark.parametrize(
    ("why", "record"),
    [
        ("kind", Record(1, "dance", 0, None, 0)),
        ("record", Record(1, "say", 0, None, 0)),
        ("record", Record(1, "sit", 9, {"name": "X"}, 0)),
        ("record", Record(1, "agree", 0, True, 0)),
        ("record", Record(1, "undo", None, None, 0)),
    ],
)
def test_a_record_that_says_nothing_we_know(address: str, why: str, record: Record) -> None:
    fill(address, HURT, IDS[3])
    rewrite(address, record)
    (hurt,) = load(address, HURT)
    assert isinstance(hurt, Damage)
    assert hurt.fault.args == {"why": why, "record": 1}
    assert diagnose(address, deep=True) == [(why, HURT)]


def test_a_log_of_other_rules_is_whole(address: str) -> None:
    fill(address, HURT, IDS[3])
    rewrite(address, Record(1, "answer", 0, 99, 0))
    (other,) = load(address, HURT)
    assert other.code == "unreadable"
    visit = Doctor(address, deep=True)
    assert (list(visit.examine()), visit.of_other_rules) == ([], 1)


def test_what_is_noted_wrongly_about_the_end(address: str) -> None:
    fill(address, HURT, IDS[3])
    change(address, f"update tables set over = 1 where id = '{HURT}'")
    assert diagnose(address) == []
    assert diagnose(address, deep=True) == [("over", HURT)]


def test_every_damage_has_its_words() -> None:
    keys = [*get_args(Why), "open", "no-secret", "pages", "file", "old", "nothing", "said", "empty"]
    for key in keys:
        assert all(CATALOGUE.has(lang, f"doctor-{key}") for lang in LANGUAGES), key


# -- bytes -------------------------------------------------------------------------------------


def flip(path: Path, rand: random.Random) -> None:
    data = bytearray(path.read_bytes())
    data[rand.randrange(len(data))] ^= 1 << rand.randrange(8)
    path.write_bytes(data)


@pytest.mark.parametrize("seed", range(60))
def test_a_flipped_bit_never_makes_another_table(folder: Path, seed: int) -> None:
    """Each table is as it was, or says that it is not; and then the doctor finds it, too."""
    flip(folder / "tablee.sqlite", random.Random(seed))
    found = diagnose(folder)
    try:
        tables = load(folder, *IDS)
    except StoreError:
        assert found, "the server does not start, and the doctor says all is well"
        return
    for id, table in zip(IDS, tables, strict=True):
        if isinstance(table, TableFault):
            assert table.code == "damaged"
            assert found, id
        else:
            assert table == (row_of(id), log_of(row_of(id)))


def test_a_page_of_noughts(folder: Path) -> None:
    """As a disk leaves it that has lost a block."""
    path = folder / "tablee.sqlite"
    data = path.read_bytes()
    place = data.index(f"key of {HURT}".encode()) // 4096 * 4096
    path.write_bytes(data[:place] + bytes(4096) + data[place + 4096 :])
    (hurt,) = load(folder, HURT)
    assert isinstance(hurt, Damage)
    assert hurt.why == "page"
    assert ("pages", None) in diagnose(folder)


def crash_with_wal(folder: Path) -> Path:
    """A server that was killed with commits in its WAL alone, one for each record."""
    store = SqliteStore(folder, lambda run: run())
    row, stream, written = late(), Stream("late"), threading.Event()
    store.create(stream, row, [], lambda _: written.set())
    for record in log_of(row):
        assert written.wait(20)
        written.clear()
        store.append(stream, (record,), lambda _: written.set())
    assert written.wait(20)
    killed = shutil.copytree(folder, folder.with_name("killed"))
    store.close()
    (killed / "tablee.sqlite-shm").unlink()  # made anew from the WAL
    return killed


def late() -> TableRow:
    return msgspec.structs.replace(row_of(HURT), id="late")


def with_wal(killed: Path, wal: bytes) -> Path:
    part = shutil.copytree(killed, killed.with_name("part"))
    (part / "tablee.sqlite-wal").write_bytes(wal)
    return part


def check_wal(part: Path) -> int:
    """The server says that something is missing, and so does the doctor; whoever goes on all the
    same finds a beginning of the log, never another one. Returns how long it is."""
    with pytest.raises(StoreError, match="lacks what players were told last"):
        load(part, "late")
    assert [key for key, _ in diagnose(part)] == ["said"]
    (part / "told").unlink()
    assert diagnose(part) == []
    (loaded,) = load(part, "late")
    shutil.rmtree(part)
    assert loaded is None or loaded == (late(), log_of(late())[: len(loaded[1])])
    return len(loaded[1]) if loaded else -1


def test_a_wal_that_was_cut_off(folder: Path) -> None:
    killed = crash_with_wal(folder)
    whole = (killed / "tablee.sqlite-wal").read_bytes()
    lengths = {check_wal(with_wal(killed, whole[:cut])) for cut in range(0, len(whole), 9777)}
    assert len(lengths) > 3
    assert len(load(killed, "late")[0][1]) == 12, "not cut off, nothing is missing"


def test_a_flipped_bit_in_the_wal(folder: Path) -> None:
    killed = crash_with_wal(folder)
    for seed in range(10):
        part = with_wal(killed, (killed / "tablee.sqlite-wal").read_bytes())
        flip(part / "tablee.sqlite-wal", random.Random(seed))
        check_wal(part)


def test_a_note_that_a_power_cut_has_left_in_pieces(folder: Path) -> None:
    for note in (b"", bytes(128), b"0 table99 3", b"nonsense"):
        (folder / "told").write_bytes(note)
        assert diagnose(folder) == []
        assert load(folder, HURT) == [(row_of(HURT), log_of(row_of(HURT)))]


def test_a_busy_server_notes_now_and_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody alone is noted each time; retention goes by what stands in the note."""
    now = 100.0
    monkeypatch.setattr(told, "time", SimpleNamespace(monotonic=lambda: now))
    note = told.Told(tmp_path / "told")
    for seq, later, busy, noted in (
        (1, 0, True, 1), (2, told.BUSY / 2, True, 1), (3, 0, False, 3), (4, 0, True, 3),
        (5, 2 * told.BUSY, True, 5),
    ):  # fmt: skip
        now += later
        note.note(pack("a", Record(seq, "answer", 0, None, 5)), busy)
        assert note.last == told.read_note(tmp_path / "told") == ("a", noted)
    note.close()


# -- the chain ---------------------------------------------------------------------------------

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.floats(allow_nan=False)
    | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)  # fmt: skip


@given(JSON)
def test_what_comes_back_from_disk_has_the_same_link(data: Any) -> None:
    (record,) = chained(row_of("a"), [Record(1, "answer", 0, data, 5)])
    back = msgspec.structs.replace(record, data=msgspec.json.decode(pack("a", record)[4]))
    assert follows(first(row_of("a")), back)


def test_a_live_table_links_as_it_writes() -> None:
    services = kit.make_services()
    table = kit.make_table("parlour", services=services)
    ana = kit.sit(table, 0)
    kit.answer(table, ana, 0, "red")
    table.talk.say(1, "hm")
    store = services.store
    assert isinstance(store, kit.HeldStore)
    row, log = store.rows["table"], store.logs["table"]
    assert log == chained(row, log)
    assert LoggedTable.read(row, log).head == log[-1].hash == table.logged.head


async def test_a_fork_has_a_chain_of_its_own(tmp_path: Path) -> None:
    """It begins with the answers of another table, and wakes as whole as any."""
    store = SqliteStore(tmp_path, asyncio.get_running_loop().call_soon_threadsafe)
    lobby = Lobby(Services(store, VirtualClock()), Signer(b"secret"))
    made = await lobby.create(http.NewTable("tic-tac-toe", seats=[http.SeatWish("me")] * 2))
    table = await lobby.open(made.table.id)
    for seat, square in ((0, 0), (1, 3), (0, 1), (1, 4), (0, 2)):
        table.play(seat, square)
    await table.settled()
    fork = await lobby.fork(made.table.id, http.Fork(at=3))
    lobby._sleep(list(lobby.live.values()))
    assert (await lobby.open(fork.table.id)).logged.seq == 3
    assert list(Doctor(tmp_path, deep=True).examine()) == []
    store.close()
