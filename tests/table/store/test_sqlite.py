"""The data folder: SQLite, the grouping writer, the secret."""

from __future__ import annotations

import stat
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.table.errors import StoreError
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
    lines = store._reader.execute("select seq from log where table_id = ?", (table,))
    return [record(seq) for (seq,) in lines.fetchall()]


def test_a_full_disk_fails_and_later_recovers(tmp_path: Path, here: Here) -> None:
    store = SqliteStore(tmp_path, here.post)
    make(store, here, "abc")
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
