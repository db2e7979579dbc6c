"""From every schema there was to ours, with data in it; and a `meta` that says nothing useful."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import pytest

from tablee.table.doctor import Doctor
from tablee.table.errors import Damage, StoreError
from tablee.table.store import migrations
from tablee.table.store.chain import chained
from tablee.table.store.migrations import SCHEMA, STEPS
from tablee.table.store.rows import pack, pack_row
from tablee.table.store.sqlite import SqliteStore, connect
from tablee.table.store.store import Record
from tablee.table.store.writer import Stream

from .kit import log_of, nowhere, row_of


def schema_1(folder: Path) -> sqlite3.Connection:
    """A file as the first schema had it, with a table of twelve records and one of none."""
    folder.mkdir(exist_ok=True)
    file = connect(folder / "tablee.sqlite")
    STEPS[0](file)
    file.execute("update meta set value = '1'")
    for id in ("long", "empty"):
        file.execute(f"insert into tables values ({'?, ' * 10}0)", pack_row(row_of(id)))
    for record in log_of(row_of("long")):
        file.execute("insert into log values (?, ?, ?, ?, ?, ?)", pack("long", record)[:6])
    return file


def test_the_first_schema_gets_its_chains(tmp_path: Path) -> None:
    schema_1(tmp_path).close()
    store = SqliteStore(tmp_path, nowhere)
    log = log_of(row_of("long"))
    assert store.load("long") == (row_of("long"), log)
    assert store.load("empty") == (row_of("empty"), [])
    more = chained(row_of("long"), [*log, Record(13, "say", 0, {"name": "", "text": "hi"}, 9)])
    store.append(Stream("long"), tuple(more[12:]), lambda written: None)
    store.append(Stream("empty"), tuple(log_of(row_of("empty"))), lambda written: None)
    store.close()
    again = SqliteStore(tmp_path, nowhere)
    assert again.load("long") == (row_of("long"), more)
    assert again.load("empty") == (row_of("empty"), log_of(row_of("empty")))
    again.close()


def test_what_was_damaged_before_is_not_made_good(tmp_path: Path) -> None:
    with contextlib.closing(schema_1(tmp_path)) as file:
        file.execute("delete from log where seq = 5")
        file.execute("update tables set people = '?' where id = 'empty'")
    store = SqliteStore(tmp_path, nowhere)
    for id, why in (("long", "gap"), ("empty", "row")):
        with pytest.raises(Damage) as damage:
            store.load(id)
        assert damage.value.why == why
    store.close()


def test_a_step_that_is_interrupted_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    schema_1(tmp_path).close()

    def half(file: sqlite3.Connection) -> None:
        STEPS[1](file)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(migrations, "STEPS", (STEPS[0], half))
        with pytest.raises(KeyboardInterrupt):
            SqliteStore(tmp_path, nowhere)
    with contextlib.closing(sqlite3.connect(tmp_path / "tablee.sqlite")) as file:
        assert file.execute("select value from meta").fetchall() == [("1",)]
        assert "heads" not in {name for (name,) in file.execute("select name from sqlite_master")}
    store = SqliteStore(tmp_path, nowhere)
    assert store.load("long") is not None
    store.close()


def test_an_old_file_and_a_new_one_end_alike(tmp_path: Path) -> None:
    schema_1(tmp_path / "old").close()
    shapes = []
    for folder in (tmp_path / "old", tmp_path / "new"):
        SqliteStore(folder, nowhere).close()
        with contextlib.closing(sqlite3.connect(folder / "tablee.sqlite")) as file:
            shapes.append(file.execute("select name, sql from sqlite_master order by 1").fetchall())
            assert file.execute("select value from meta").fetchall() == [(str(SCHEMA),)]
    assert shapes[0] == shapes[1]


def test_the_doctor_waits_for_the_new_schema(tmp_path: Path) -> None:
    schema_1(tmp_path).close()
    assert "old" in [finding.key for finding in Doctor(tmp_path).examine()]


@pytest.mark.parametrize(
    ("statement", "sentence"),
    [
        ("drop table meta", "its table `meta` is missing"),
        ("delete from meta", "`meta` does not say its schema"),
        ("update meta set value = 'two'", "`meta` has the schema 'two'"),
        ("update meta set value = '0'", "`meta` has the schema '0'"),
        ("update meta set value = x'32'", "`meta` has the schema b'2'"),
        ("update meta set value = '99'", "was written by a newer Tablée"),
    ],
)
def test_a_damaged_meta_has_its_sentence(tmp_path: Path, statement: str, sentence: str) -> None:
    SqliteStore(tmp_path, nowhere).close()
    path = tmp_path / "tablee.sqlite"
    with contextlib.closing(sqlite3.connect(path)) as file:
        file.execute(statement)
        file.commit()
    before = path.read_bytes()
    with pytest.raises(StoreError, match=sentence):
        SqliteStore(tmp_path, nowhere)
    assert path.read_bytes() == before, "nothing is touched"
    said = [finding.args["text"] for finding in Doctor(tmp_path).examine() if finding.key == "said"]
    assert sentence in said[0]
