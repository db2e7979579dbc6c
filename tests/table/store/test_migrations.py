"""From every schema there was to ours, with data in it, on both stores; and a `meta` that says
nothing useful."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

from tablee.table.doctor import Doctor
from tablee.table.errors import Damage, StoreError
from tablee.table.persons.carry import COLUMNS
from tablee.table.store import migrations
from tablee.table.store.address import is_folder, open_store
from tablee.table.store.chain import chained
from tablee.table.store.dialect import Database
from tablee.table.store.migrations import SCHEMA, STEPS
from tablee.table.store.store import Record
from tablee.table.store.writer import Stream

from .kit import change, columns_of, log_of, nowhere, raw, record, row_of
from .of_before import AT, FENCE, OWNERS, contents, left, schema_of


@pytest.mark.parametrize("number", range(1, SCHEMA))
def test_every_schema_comes_to_ours_with_all_it_has(address: str, number: int) -> None:
    schema_of(number, address)
    store = open_store(address, nowhere)
    log = log_of(row_of("long"))
    assert store.load("long") == (row_of("long"), log)
    assert store.load("empty") == (row_of("empty"), [])
    more = chained(
        row_of("long"), [*log, Record(13, "say", 0, {"name": "", "text": "hi"}, 9, told="x")]
    )
    fence, snapshot, at = (FENCE, left(), AT) if number >= OWNERS else (0, None, 0)
    assert store.claim("long") == (row_of("long"), fence + 1, snapshot, log[at:], [])
    store.append(Stream("long", fence), (record(13),), lambda written: None)
    store.append(Stream("long", fence + 1), tuple(more[12:]), lambda written: None)
    store.append(Stream("empty"), tuple(log_of(row_of("empty"))), lambda written: None)
    store.close()
    again = open_store(address, nowhere)
    assert again.load("long") == (row_of("long"), more), "nothing of the owner before"
    assert again.load("empty") == (row_of("empty"), log_of(row_of("empty")))
    assert again.claim("long") == (row_of("long"), fence + 2, snapshot, more[at:], [])
    again.close()
    assert list(Doctor(address).examine()) == []


def test_what_was_damaged_before_is_not_made_good(address: str) -> None:
    schema_of(1, address)
    change(
        address,
        "delete from log where seq = 5",
        "update tables set people = '?' where id = 'empty'",
    )
    store = open_store(address, nowhere)
    for id, why in (("long", "gap"), ("empty", "row")):
        with pytest.raises(Damage) as damage:
            store.load(id)
        assert damage.value.why == why
    store.close()


@pytest.mark.parametrize("number", range(1, SCHEMA))
def test_a_step_that_is_interrupted_has_not_happened(
    address: str, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    schema_of(number, address)
    with raw(address) as base:
        before = base.execute(base.dialect.names)

    def half(base: Database) -> None:
        STEPS[number](base)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(migrations, "STEPS", (*STEPS[:number], half, *STEPS[number + 1 :]))
        with pytest.raises(KeyboardInterrupt):
            open_store(address, nowhere)
    assert change(address, "select value from meta") == [(str(number),)]
    with raw(address) as base:
        assert base.execute(base.dialect.names) == before
    store = open_store(address, nowhere)
    assert store.load("long") is not None
    store.close()


def test_two_programs_that_begin_at_once_take_turns(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While one is within a step, the other waits outside, and then has nothing to do."""
    inside, second = threading.Semaphore(0), threading.Event()

    def step(base: Database) -> None:
        if inside.acquire(blocking=False):
            second.set()
        inside.release()
        assert not second.wait(0.3), "both are within"
        STEPS[2](base)

    schema_of(2, address)
    monkeypatch.setattr(migrations, "STEPS", (*STEPS[:2], step, *STEPS[3:]))
    with ThreadPoolExecutor(2) as pool:
        stores = list(pool.map(lambda _: open_store(address, nowhere), range(2)))
    assert stores[0].secret == stores[1].secret
    for store in stores:
        store.close()


def test_an_old_file_and_a_new_one_end_alike(tmp_path: Path) -> None:
    schema_of(1, str(tmp_path / "old"))
    shapes = []
    for folder in (tmp_path / "old", tmp_path / "new"):
        open_store(str(folder), nowhere).close()
        shapes.append(change(folder, "select name, sql from sqlite_master order by 1"))
        assert change(folder, "select value from meta") == [(str(SCHEMA),)]
    assert shapes[0] == shapes[1]


def test_people_of_before_notices_have_no_quiet_hours_and_no_silent_table(address: str) -> None:
    schema_of(4, address)
    change(
        address,
        "insert into persons values ('p', 'Ada', 'fr', 3, 5)",
        "insert into seats values ('p', 'long', 0, 1, '', 7, 5, '')",
    )
    open_store(address, nowhere).close()
    assert change(address, "select id, quiet from persons") == [("p", "")]
    assert change(address, "select table_id, muted from seats") == [("long", 0)]
    assert change(address, "select * from addresses") == change(address, "select * from notices")


WHOLE = {
    "face", "made", "seen", "until", "seat", "generation", "muted", "confirmed", "due", "tries",
}  # fmt: skip
"""Columns of people that hold a number; all others are texts."""


@pytest.mark.parametrize("number", range(4, SCHEMA))
def test_people_of_every_schema_come_along(address: str, number: int) -> None:
    """One row of each kind that there was by then."""
    schema_of(number, address)
    rows: dict[str, dict[str, int | str]] = {}
    with raw(address) as base:
        there = {name for (name,) in base.execute(base.dialect.names)}
        for table in COLUMNS.keys() & there:
            names = columns_of(base, table)
            row = rows[table] = {n: 5 if n in WHOLE else f"{n} of {table}" for n in names}
            marks = ", ".join("?" * len(row))
            base.execute(f"insert into {table} values ({marks})", list(row.values()))
    assert len(rows) == {4: 4, 5: 6, 6: 6, 7: 9}[number]
    open_store(address, nowhere).close()
    for table, row in rows.items():
        found = change(address, f"select {', '.join(row)} from {table}")
        assert found == [tuple(row.values())]


class Noting:
    """A database that records the statements it gets."""

    def __init__(self, base: Database) -> None:
        self._base = base
        self.dialect = base.dialect
        self.said: list[str] = []

    def execute(self, statement: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        self.said.append(" ".join(statement.split()))
        return self._base.execute(statement, values)

    def execute_all(self, statement: str, rows: Sequence[Sequence[Any]]) -> None:
        self.said.append(" ".join(statement.split()))
        self._base.execute_all(statement, rows)

    def one_moment(self) -> AbstractContextManager[None]:
        return self._base.one_moment()


RELEASED = {
    "sqlite": (
        "850a5cf9", "c9537221", "dfd5a107", "15a7df71",
        "71d1968d", "93639138", "ef4631f8", "000225e0",
    ),
    "postgresql": (
        "38d5354b", "c286806e", "587a868b", "15a7df71",
        "71d1968d", "fe31da2c", "ef4631f8", "000225e0",
    ),
}  # fmt: skip
"""Of what each step says. Stores have taken these steps as they are: a change is a new step,
and its digest is added here."""


def test_a_step_that_was_released_stays_as_it_is(address: str) -> None:
    digests = []
    if is_folder(address):
        Path(address).mkdir(0o700)
    with raw(address) as base:
        noting = Noting(base)
        for step in STEPS:
            noting.said.clear()
            step(noting)
            told = "; ".join(noting.said).encode()
            digests.append(blake2b(told, digest_size=4).hexdigest())
    assert tuple(digests) == RELEASED["sqlite" if is_folder(address) else "postgresql"]


def test_the_doctor_waits_for_the_new_schema(address: str) -> None:
    schema_of(1, address)
    assert "old" in [finding.key for finding in Doctor(address).examine()]


@pytest.mark.parametrize(
    ("statement", "sentence"),
    [
        ("drop table meta", "its table `meta` is missing"),
        ("delete from meta", "`meta` does not say its schema"),
        ("update meta set value = 'two'", "`meta` has the schema 'two'"),
        ("update meta set value = '0'", "`meta` has the schema '0'"),
        ("update meta set value = '99'", "was written by a newer Tablée"),
    ],
)
def test_a_damaged_meta_has_its_sentence(address: str, statement: str, sentence: str) -> None:
    open_store(address, nowhere).close()
    change(address, statement)
    before = contents(address)
    with pytest.raises(StoreError, match=sentence):
        open_store(address, nowhere)
    assert contents(address) == before, "nothing is touched"
    said = [finding.args["text"] for finding in Doctor(address).examine() if finding.key == "said"]
    assert sentence in said[0]


def test_a_schema_that_is_no_text(tmp_path: Path) -> None:
    open_store(str(tmp_path / "data"), nowhere).close()
    change(tmp_path / "data", "update meta set value = x'32'")
    with pytest.raises(StoreError, match="`meta` has the schema b'2'"):
        open_store(str(tmp_path / "data"), nowhere)
