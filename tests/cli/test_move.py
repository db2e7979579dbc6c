"""`tablee move`, and `tablee doctor --store`: one sentence, in both languages."""

from __future__ import annotations

import contextlib
from pathlib import Path

import psycopg
import pytest

import tablee.lab.yardsticks  # noqa: F401  (registers tic-tac-toe)
from tests.cli.conftest import Run

from .test_doctor import house as house


def test_a_house_is_moved_and_looked_at(run: Run, house: None, database: str) -> None:
    said = run("move", "--from", "data", "--to", database)
    assert (said.code, said.err) == (0, "")
    name = database.partition("?")[0].replace("tablee@", "")
    assert said.out == (
        f"One table with 4 records moved from data to {name}; none was there before.\n"
        "Each was read again there and compared, row by row: all is the same. "
        "Nothing was deleted in data.\n"
    )
    looked = run("doctor", "--store", database, "--deep")
    assert (looked.code, looked.out) == (0, "One table, 4 records.\nAll is well.\n")
    back = run("move", "--from", database, "--to", "back", "--lang", "fr")
    assert back.code == 0
    assert "Une table, 4 lignes de journal, de" in back.out
    assert "aucune n’y était déjà" in back.out
    again = run("move", "--from", database, "--to", "back")
    assert "; one was there already." in again.out


def test_the_doctor_asks_the_environment(
    run: Run, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEE_STORE", database)
    said = run("doctor")
    assert said.code == 1
    assert "holds nothing of Tablée yet" in said.out


def test_the_doctor_finds_what_is_wrong(run: Run, house: None, database: str) -> None:
    run("move", "--from", "data", "--to", database)
    with contextlib.closing(psycopg.connect(database, autocommit=True)) as base:
        base.execute("delete from log where seq = 2")
        base.execute("delete from meta where name = 'secret'")
    said = run("doctor", "--store", database)
    assert said.code == 1
    assert "✗ Table abc: record 2 is missing." in said.out
    assert "meta.secret is missing" in said.out


@pytest.mark.parametrize(
    ("source", "target", "sentence"),
    [
        ("data", "data", "--from and --to are the same place."),
        ("nowhere", "data", "There are no tables in nowhere."),
        ("data", "mysql://x", "mysql:// is no store: give a folder, or postgresql://…"),
        ("data", "postgresql://127.0.0.1:1/x", "postgresql://127.0.0.1:1/x cannot be used"),
    ],
)
def test_why_not(run: Run, house: None, source: str, target: str, sentence: str) -> None:
    said = run("move", "--from", source, "--to", target)
    assert (said.code, said.out) == (1, "")
    assert said.err.startswith(f"tablee: {sentence}")
    assert said.err.count("\n") == 1
    assert not Path("nowhere").exists()


def test_an_unreachable_store_is_one_sentence_of_the_doctor(run: Run) -> None:
    said = run("doctor", "--store", "postgresql://127.0.0.1:1/x")
    assert said.code == 1
    assert said.out.startswith("✗ postgresql://127.0.0.1:1/x cannot be used (Connection refused")


def test_both_ends_must_be_said(run: Run) -> None:
    said = run("move", "--from", "data")
    assert said.code == 2
    assert "--to" in said.err
