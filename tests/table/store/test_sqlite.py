"""The data folder: SQLite, the grouping writer, the secret."""

from __future__ import annotations

import sqlite3
import stat
import threading
from pathlib import Path
from typing import Any

import pytest

from tablee.table.errors import StoreError
from tablee.table.store.chain import chained
from tablee.table.store.migrations import SCHEMA
from tablee.table.store.sqlite import SqliteStore
from tablee.table.store.store import Record, TableRow
from tablee.table.store.writer import Stream

PEOPLE = [{"kind": "human"}, {"kind": "open"}]
ROW = TableRow("abc", "tic-tac-toe", "1", {"x": 1}, 2, "key", "seed", PEOPLE, 5, "old")


class Here:
    """Where callbacks run: they are collected, and waited for on a condition."""

    def __init__(self) -> None:
        self.results: list[tuple[Any, bool]] = []
        self.batches = 0
        self._changed = threading.Condition()

    def post(self, run: Any) -> None:
        with self._changed:
            run()
            self.batches += 1
            self._changed.notify_all()

    def hear(self, name: Any):
        return lambda written: self.results.append((name, written))

    def wait(self, count: int) -> list[tuple[Any, bool]]:
        with self._changed:
            assert self._changed.wait_for(lambda: len(self.results) >= count, 20)
        return self.results


@pytest.fixture
def here() -> Here:
    return Here()


@pytest.fixture
def store(tmp_path: Path, here: Here):
    store = SqliteStore(tmp_path / "data", here.post)
    yield store
    store.close()


def record(seq: int, data: Any = "x") -> Record:
    return Record(seq, "answer", 0, data, 7)


def test_what_was_written_is_read(store: SqliteStore, here: Here) -> None:
    stream = Stream("abc")
    spoken = Record(2, "say", None, {"name": "é", "text": "'\"\\\n"}, 8)
    log = chained(ROW, [record(1, ["a", 2]), spoken, record(3, None)])
    store.create(stream, ROW, log[:1], here.hear("made"))
    store.append(stream, tuple(log[1:]), here.hear("more"), over=True)
    assert here.wait(2) == [("made", True), ("more", True)]
    assert store.load("abc") == (ROW, log)
    assert store.load("nothing") is None
    plain = sqlite3.connect(store.path)
    assert plain.execute("select id, over from tables").fetchall() == [("abc", 1)]
    plain.close()


def test_what_is_queued_goes_into_one_commit(store: SqliteStore, here: Here) -> None:
    stream = Stream("abc")
    blocker = sqlite3.connect(store.path, isolation_level=None)
    blocker.execute("begin immediate")
    for seq in range(1, 101):
        store.append(stream, (record(seq),), here.hear(seq))
    assert here.results == []
    blocker.execute("commit")
    blocker.close()
    assert here.wait(100) == [(seq, True) for seq in range(1, 101)]
    assert store.stats.commits <= 3
    assert store.stats.rows == 100


def test_durable(store: SqliteStore) -> None:
    assert store._reader.execute("pragma journal_mode").fetchone() == ("wal",)
    assert store._reader.execute("pragma synchronous").fetchone() == (2,)


def test_a_number_that_is_taken_hurts_its_own_table_alone(store: SqliteStore, here: Here) -> None:
    """Another owner wrote seq 1 first: `(table_id, seq)` is unique."""
    other = sqlite3.connect(store.path, isolation_level=None)
    other.execute("insert into log values ('a', 1, 'answer', 0, '1', 0, '')")
    other.execute("begin immediate")
    first, second = Stream("a"), Stream("b")
    store.append(second, (record(1),), here.hear("b"))
    store.append(first, (record(1),), here.hear("a"))
    store.append(first, (record(2),), here.hear("behind"))
    other.execute("commit")
    other.close()
    assert dict(here.wait(3)) == {"b": True, "a": False, "behind": False}
    store.append(first, (record(2),), here.hear("later"))
    assert here.wait(4)[-1] == ("later", False), "a dead stream stays dead"
    assert [r.seq for r in read_log(store, "a")] == [1]
    assert [r.seq for r in read_log(store, "b")] == [1]


def read_log(store: SqliteStore, table: str) -> list[Record]:
    lines = store._reader.execute("select seq from log where table_id = ?", (table,))
    return [record(seq) for (seq,) in lines.fetchall()]


def test_a_full_disk_fails_and_later_recovers(tmp_path: Path, here: Here) -> None:
    store = SqliteStore(tmp_path, here.post)
    (pages,) = store._reader.execute("pragma page_count").fetchone()
    done = threading.Event()

    def limit(most: int) -> None:
        """Only the writer's own connection can be bounded: through a statement of its own."""
        from tablee.table.store.writer import Job

        done.clear()
        others = ((f"pragma max_page_count = {most}", ()),)
        store._writer.put(Job(Stream(""), (), lambda written: done.set(), 0.0, others))
        assert done.wait(20)

    limit(pages)
    stream = Stream("abc")
    store.append(stream, (record(1, "x" * 100_000),), here.hear("full"))
    assert here.wait(1)[-1] == ("full", False)
    assert not store.healthy
    assert read_log(store, "abc") == []
    limit(1_000_000)
    store.append(Stream("abc"), (record(1),), here.hear("fresh"))
    assert here.wait(2)[-1] == ("fresh", True)
    assert store.healthy
    store.close()


def test_closing_writes_what_is_queued(tmp_path: Path, here: Here) -> None:
    store = SqliteStore(tmp_path, here.post)
    stream = Stream("abc")
    store.create(stream, ROW, [], here.hear(0))
    for line in chained(ROW, [record(seq) for seq in range(1, 501)]):
        store.append(stream, (line,), here.hear(line.seq))
    store.close()
    again = SqliteStore(tmp_path, here.post)
    assert len(again.load("abc")[1]) == 500
    again.close()


def test_nobody_left_to_hear_is_no_trouble(tmp_path: Path) -> None:
    def closed(run: Any) -> None:
        raise RuntimeError("Event loop is closed")

    store = SqliteStore(tmp_path, closed)
    store.append(Stream("abc"), (record(1),), lambda written: None)
    store.close()


def test_one_listener_that_fails_does_not_silence_the_others(
    store: SqliteStore, here: Here
) -> None:
    def bad(written: bool) -> None:
        raise ValueError

    blocker = sqlite3.connect(store.path, isolation_level=None)
    blocker.execute("begin immediate")
    store.append(Stream("a"), (record(1),), bad)
    store.append(Stream("b"), (record(1),), here.hear("b"))
    blocker.execute("commit")
    blocker.close()
    assert here.wait(1) == [("b", True)]


# -- opening ----------------------------------------------------------------------------------


def test_the_secret_is_made_once_for_the_owner_alone(tmp_path: Path, here: Here) -> None:
    first = SqliteStore(tmp_path, here.post)
    second = SqliteStore(tmp_path, here.post)
    assert first.secret == second.secret
    assert len(first.secret) == 32
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600
    first.close()
    second.close()
    (tmp_path / "secret").write_bytes(b"short")
    with pytest.raises(StoreError, match="damaged"):
        SqliteStore(tmp_path, here.post)


def test_a_newer_file_is_left_alone(tmp_path: Path, here: Here) -> None:
    SqliteStore(tmp_path, here.post).close()
    file = sqlite3.connect(tmp_path / "tablee.sqlite")
    file.execute("update meta set value = ?", (str(SCHEMA + 1),))
    file.commit()
    file.close()
    with pytest.raises(StoreError, match="newer Tablée"):
        SqliteStore(tmp_path, here.post)


def test_a_file_of_something_else(tmp_path: Path, here: Here) -> None:
    file = sqlite3.connect(tmp_path / "tablee.sqlite")
    file.execute("create table songs (name)")
    file.close()
    with pytest.raises(StoreError, match="something else"):
        SqliteStore(tmp_path, here.post)


def test_a_file_that_is_no_database(tmp_path: Path, here: Here) -> None:
    (tmp_path / "tablee.sqlite").write_text("not a database at all, but long enough to be read")
    with pytest.raises(StoreError, match="data file"):
        SqliteStore(tmp_path, here.post)


def test_a_folder_that_cannot_be_made(tmp_path: Path, here: Here) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot be written"):
        SqliteStore(tmp_path / "file" / "data", here.post)
