"""The data folder: SQLite, the grouping writer, the secret."""

from __future__ import annotations

import shutil
import stat
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.table.errors import StoreError
from tablee.table.store import sqlite_writer
from tablee.table.store.sqlite import SqliteStore
from tablee.table.store.store import Record
from tablee.table.store.writer import Stream

from .kit import Here, make, record


@pytest.fixture
def store(tmp_path: Path, here: Here) -> Iterator[SqliteStore]:
    store = SqliteStore(tmp_path / "data", here.post)
    yield store
    store.close()


def test_durable(store: SqliteStore) -> None:
    assert store._reader.execute("pragma journal_mode").fetchone() == ("wal",)
    assert store._reader.execute("pragma synchronous").fetchone() == (2,)


def read_log(store: SqliteStore, table: str) -> list[Record]:
    lines = store._reader.execute("select seq from records where table_id = ?", (table,))
    return [record(seq) for (seq,) in lines.fetchall()]


def test_a_full_disk_fails_and_later_recovers(tmp_path: Path, here: Here) -> None:
    store = SqliteStore(tmp_path, here.post)
    make(store, here, "abc")
    (pages,) = store._reader.execute("pragma page_count").fetchone()
    done = threading.Event()

    def limit(most: int) -> None:
        """Limits the size of the file, by a statement on the writer's own connection."""
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


def test_a_file_that_is_no_database(tmp_path: Path, here: Here) -> None:
    (tmp_path / "tablee.sqlite").write_text("not a database at all, but long enough to be read")
    with pytest.raises(StoreError, match="data file"):
        SqliteStore(tmp_path, here.post)


def test_a_folder_that_cannot_be_made(tmp_path: Path, here: Here) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot be written"):
        SqliteStore(tmp_path / "file" / "data", here.post)


# -- records are appended, and sorted later ----------------------------------------------------


def lies(store: SqliteStore) -> list[int]:
    """The numbers of sorted and of unsorted records."""
    one = "select (select count(*) from log), (select count(*) from fresh)"
    return list(store._reader.execute(one).fetchone())


def write_some(store: SqliteStore, here: Here, table: str, first: int, last: int) -> None:
    stream = Stream(table)
    for seq in range(first, last + 1):
        store.append(stream, (record(seq),), here.hear((table, seq)))
    here.wait(last - first + 1)
    here.results.clear()


def test_records_are_sorted_when_there_are_enough_and_at_the_end(
    tmp_path: Path, here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_writer, "MOST_FRESH", 10)
    store = SqliteStore(tmp_path, here.post)
    make(store, here, "a", "b")
    write_some(store, here, "a", 1, 4)
    write_some(store, here, "b", 1, 4)
    assert lies(store) == [0, 8]
    write_some(store, here, "a", 5, 9)
    make(store, here, "c")  # the writer has sorted before it takes this up
    assert lies(store) == [13, 0]
    write_some(store, here, "b", 5, 6)
    assert lies(store) == [13, 2]
    for table, seqs in (("a", range(1, 10)), ("b", range(1, 7))):
        assert read_log(store, table) == [record(seq) for seq in seqs]
    store.close()
    again = SqliteStore(tmp_path, here.post)
    assert lies(again) == [15, 0]
    again.close()


def test_what_a_killed_server_left_unsorted_is_there(tmp_path: Path, here: Here) -> None:
    store = SqliteStore(tmp_path / "data", here.post)
    make(store, here, "a")
    write_some(store, here, "a", 1, 3)
    killed = shutil.copytree(tmp_path / "data", tmp_path / "killed")
    store.close()
    again = SqliteStore(killed, here.post)
    assert lies(again) == [0, 3]
    write_some(again, here, "a", 4, 4)
    make(again, here, "b")
    assert lies(again) == [4, 0], "with the first commit"
    assert read_log(again, "a") == [record(seq) for seq in range(1, 5)]
    again.close()


def test_sorting_that_fails_loses_nothing(
    tmp_path: Path, here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_writer, "MOST_FRESH", 3)
    store = SqliteStore(tmp_path, here.post)
    make(store, here, "a")
    store._claimer.execute(
        "create trigger stop before delete on fresh begin select raise(abort, 'full'); end"
    )
    write_some(store, here, "a", 1, 4)
    make(store, here, "b")
    assert lies(store) == [0, 4]
    store._claimer.execute("drop trigger stop")
    write_some(store, here, "a", 5, 7)
    make(store, here, "c")
    assert lies(store) == [7, 0]
    assert store.healthy
    store.close()
