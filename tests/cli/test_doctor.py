"""`tablee doctor`, and a table of a server told again and proven."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import pytest

import tablee.lab.yardsticks  # noqa: F401 (registers tic-tac-toe)
from tablee.table.logged import LoggedTable
from tablee.table.store.chain import chained
from tablee.table.store.sqlite import SqliteStore
from tablee.table.store.store import Record, TableRow
from tablee.table.store.writer import Stream
from tablee.table.waking.snapshots import take
from tests.cli.conftest import Run

FILE = Path("data/tablee.sqlite")
PEOPLE = [{"kind": "human", "name": "Ana"}, {"kind": "bot", "bot": "house"}]
ROW = TableRow("abc", "tic-tac-toe", "1", {}, 2, "key", "", PEOPLE, 5)


@pytest.fixture
def house(run: Run) -> None:
    """One table: two answers, the second taken back and given anew."""
    kinds = [(0, "answer", 4), (1, "answer", 0), (1, "undo", None), (1, "answer", 8)]
    bare = [Record(n, kind, seat, data, 6) for n, (seat, kind, data) in enumerate(kinds, 1)]
    store = SqliteStore(Path("data"), lambda run: None)
    store.create(Stream("abc"), ROW, chained(ROW, bare), lambda written: None)
    store.close()


def change(statement: str) -> None:
    with contextlib.closing(sqlite3.connect(FILE)) as file:
        file.execute(statement)
        file.commit()


def test_all_is_well(run: Run, house: None) -> None:
    said = run("doctor", "--data", "data", "--deep")
    assert (said.code, said.err) == (0, "")
    assert said.out == "One table, 4 records.\nAll is well.\n"
    assert "Tout va bien." in run("doctor", "--data", "data", "--lang", "fr").out


def test_what_is_wrong_is_said_with_what_to_do(run: Run, house: None) -> None:
    change("delete from log where seq = 2")
    Path("data").chmod(0o755)
    said = run("doctor", "--data", "data")
    assert said.code == 1
    assert said.out == (
        "✗ data is open to other users of this machine (mode 755). Close it: chmod -R go= data\n"
        "✗ Table abc: record 2 is missing. Restore it from a backup.\n"
        "One table, 0 records.\n"
        "2 things are wrong. Nothing was changed.\n"
    )


def test_a_folder_without_tables(run: Run) -> None:
    said = run("doctor", "--data", "nowhere")
    assert (said.code, said.err) == (1, "")
    assert said.out.startswith("✗ There is no tablee.sqlite in nowhere.")


def test_a_file_of_something_else(run: Run) -> None:
    Path("data").mkdir(0o700)
    FILE.write_text("not a database at all, but long enough to be read")
    said = run("doctor", "--data", "data")
    assert said.code == 1
    assert "file is not a database" in said.out


# -- replay ------------------------------------------------------------------------------------


def test_a_table_is_told_again(run: Run, house: None) -> None:
    said = run("replay", str(FILE), "--table", "abc")
    assert (said.code, said.err) == (0, "")
    assert "2 answers" in said.out


def test_its_log_is_verified(run: Run, house: None) -> None:
    said = run("replay", str(FILE), "--table", "abc", "--verify")
    assert (said.code, said.err) == (0, "")
    assert "The log is whole: 4 records, and each follows what was written before." in said.out
    assert "Verified: the key is the one that was sealed" in said.out


@pytest.mark.parametrize(
    ("statement", "sentence"),
    [
        ("update log set data = '7' where seq = 1", "first record is not as it was written"),
        ("update log set data = '7' where seq = 4", "record 4 is not as it was written"),
        ("update tables set key = 'x'", "the table or its first record is not as it was written"),
        ("delete from log where seq = 4", "the log ends with record 3"),
        ("update meta set value = '1'", "was written by an older Tablée (schema 1)"),
        ("drop table meta", "its table `meta` is missing"),
    ],
)
def test_a_log_that_was_changed_is_not_verified(
    run: Run, house: None, statement: str, sentence: str
) -> None:
    change(statement)
    said = run("replay", str(FILE), "--table", "abc", "--verify")
    assert (said.code, said.out) == (1, "")
    assert sentence in said.err


def test_which_table(run: Run, house: None) -> None:
    assert (run("replay", str(FILE)).code, "with --table") == (2, "with --table")
    said = run("replay", str(FILE), "--table", "xyz")
    assert (said.code, said.err) == (1, f"tablee: There is no table “xyz” in {FILE}.\n")


def test_a_snapshot_that_is_not_what_the_log_leads_to(run: Run) -> None:
    """Whole and of this log, but of a table at which something else was said."""
    store = SqliteStore(Path("data"), lambda tell: None)
    true, false = LoggedTable(ROW), LoggedTable(ROW)
    records = [table.happen("answer", 0, 4, 6) for table in (true, false)]
    store.create(Stream("abc"), ROW, records[:1], lambda written: None)
    store.append(Stream("abc"), (), lambda written: None, None, take(true))
    store.close()
    assert run("doctor", "--data", "data", "--deep").code == 0
    false.people[0].name = "Eve"
    store = SqliteStore(Path("data"), lambda tell: None)
    store.append(Stream("abc"), (), lambda written: None, None, take(false))
    store.close()
    assert run("doctor", "--data", "data").code == 0
    said = run("doctor", "--data", "data", "--deep")
    assert said.code == 1
    assert "Table abc: the snapshot after record 1 is not as it was written." in said.out
