"""`tablee upgrade --check`: what becomes of each unfinished table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.kernel import Game
from tablee.table.logged import LoggedTable
from tablee.table.store.address import open_store
from tablee.table.store.shelf import Shelf
from tablee.table.store.sqlite import SqliteStore
from tablee.table.store.store import Record, TableRow
from tablee.table.store.writer import Stream
from tablee.table.waking.snapshots import take
from tests.cli.conftest import Run
from tests.table.waking.evenings import Evening, laid
from tests.table.waking.versions import BROKEN, DOUBLE, FIRST, RESHAPED, SAME, UNMIGRATED, present

FILE = Path("data/tablee.sqlite")


def nobody(written: bool) -> None:
    pass


def kept(store: Shelf, name: str, answers: int, snapshot: int | None) -> None:
    """A table of so many answers, with a snapshot after one of them."""
    row = laid("rounds")
    row = TableRow(name, *[getattr(row, field) for field in row.__struct_fields__[1:]])
    evening = Evening(LoggedTable(row), 3)
    stream = Stream(name)
    store.create(stream, row, [], nobody)
    left = None
    for number in range(answers + 1):
        if number == snapshot:
            left = take(evening.logged, fresh=True)
        evening.go_on(1 if number < answers else 0, tricks=False)
    store.append(stream, tuple(evening.log), nobody, None, left)


@pytest.fixture
def house(run: Run) -> None:
    store = SqliteStore(Path("data"), lambda tell: None)
    with present(FIRST):
        kept(store, "asleep", 31, 31)
        kept(store, "killed", 31, 9)
        kept(store, "bare", 31, None)
    store.close()


@pytest.mark.parametrize(
    ("rules", "code", "said"),
    [
        (FIRST, 0, ["3 unfinished tables: 3 would go on, 0 of them from a snapshot."]),
        (SAME, 0, ["Table bare (rounds, rules 1): goes on as it is", "3 would go on, 0"]),
        (
            DOUBLE,
            1,
            [
                "Table asleep (rounds, rules 1): goes on from its snapshot, nothing is asked",
                "Table killed (rounds, rules 1): goes on from its snapshot, the last ",
                "Table bare (rounds, rules 1): can’t go on under these rules.",
                "2 would go on, 2 of them from a snapshot.\nOne table would not go on.",
            ],
        ),
        (UNMIGRATED, 0, ["3 would go on, 0 of them"]),
        (RESHAPED, 0, ["3 would go on, 0 of them"]),
    ],
)
def test_what_becomes_of_each(
    run: Run, house: None, rules: Game, code: int, said: list[str]
) -> None:
    before = FILE.read_bytes()
    with present(rules):
        answer = run("upgrade", "--check", "--data", "data")
    assert (answer.code, answer.err) == (code, "")
    for sentence in said:
        assert sentence in answer.out
    assert FILE.read_bytes() == before


def test_newer_rules_have_it_already(run: Run, house: None) -> None:
    store = SqliteStore(Path("data"), lambda tell: None)
    row, log = store.load("bare") or pytest.fail("it is there")
    logged = LoggedTable(row).follow(log)
    note: Record = logged.happen(
        "rules", None, {"version": "2", "from": "1", "seam": False, "again": 0}, 9
    )
    store.append(Stream("bare"), (note,), nobody)
    store.close()
    answer = run("upgrade", "--check", "--data", "data")
    assert answer.code == 1
    assert "Table bare (rounds, rules 2): newer rules than these have it already." in answer.out


def test_rules_that_break_on_each_table_have_a_line_for_each(run: Run, house: None) -> None:
    with present(BROKEN):
        answer = run("upgrade", "--check", "--data", "data")
    assert (answer.code, answer.err) == (1, "")
    assert answer.out.count("can’t go on under these rules") == 3
    assert "3 tables would not go on." in answer.out


def test_in_french_too(run: Run, house: None) -> None:
    with present(DOUBLE):
        said = run("upgrade", "--check", "--data", "data", "--lang", "fr").out
    assert "continue depuis son instantané, sans rien redemander." in said
    assert "3 tables en cours" in said


def test_wrong_places(run: Run) -> None:
    assert run("upgrade").code == 2
    answer = run("upgrade", "--check", "--data", "nowhere")
    assert (answer.code, answer.out) == (1, "")
    assert "tablee.sqlite" in answer.err


def test_in_postgresql_too(run: Run, database: str) -> None:
    store = open_store(database, lambda tell: None)
    with present(FIRST):
        kept(store, "asleep", 31, 31)
    store.close()
    with present(DOUBLE):
        answer = run("upgrade", "--check", "--store", database)
    assert (answer.code, answer.err) == (0, "")
    assert "Table asleep (rounds, rules 1): goes on from its snapshot" in answer.out
    assert "No game is lost." in answer.out


def test_a_database_that_is_not_there(run: Run) -> None:
    answer = run("upgrade", "--check", "--store", "postgresql://127.0.0.1:1/nothing")
    assert (answer.code, answer.out) == (1, "")
    assert answer.err.count("\n") == 1
