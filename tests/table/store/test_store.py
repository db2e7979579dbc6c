"""What every store does, on both of them: what is written is read, in few commits, told once it is
on disk; and a store that is not ours is left alone."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.table.errors import StoreError
from tablee.table.store.address import open_store
from tablee.table.store.chain import chained
from tablee.table.store.migrations import SCHEMA
from tablee.table.store.shelf import Shelf
from tablee.table.store.store import Record, TableRow
from tablee.table.store.writer import Stream

from .kit import Here, change, make, nowhere, raw, record

PEOPLE = [{"kind": "human"}, {"kind": "open"}]
ROW = TableRow("abc", "tic-tac-toe", "1", {"x": 1}, 2, "key", "seed", PEOPLE, 5, "old")


def test_what_was_written_is_read(store: Shelf, here: Here, address: str) -> None:
    stream = Stream("abc")
    spoken = Record(2, "say", None, {"name": "é", "text": "'\"\\\n\x00 ?%s %"}, 8)
    log = chained(ROW, [record(1, ["a", 2]), spoken, record(3, None)])
    store.create(stream, ROW, log[:1], here.hear("made"))
    store.append(stream, tuple(log[1:]), here.hear("more"), over=True)
    assert here.wait(2) == [("made", True), ("more", True)]
    assert store.load("abc") == (ROW, log)
    for nothing in ("nothing", "no\0thing", "rïen"):
        assert store.load(nothing) is None
        assert store.claim(nothing) is None
    assert change(address, "select id, over from tables") == [("abc", 1)]


def test_what_is_queued_goes_into_one_commit(store: Shelf, here: Here) -> None:
    make(store, here, "abc")
    before, stream = store.stats.commits, Stream("abc")
    with here.held():
        for seq in range(1, 101):
            store.append(stream, (record(seq),), here.hear(seq))
        assert here.results == []
    assert here.wait(100) == [(seq, True) for seq in range(1, 101)]
    assert store.stats.commits <= before + 3
    assert store.stats.rows == 100


def test_a_number_that_is_taken_hurts_its_own_table_alone(
    store: Shelf, here: Here, address: str
) -> None:
    """Another owner wrote seq 1 first: `(table_id, seq)` is unique."""
    make(store, here, "a", "b")
    change(
        address,
        "insert into log values ('a', 1, 'answer', 0, '1', 0, '', '')",
        "update heads set seq = 1 where table_id = 'a'",
    )
    first, second = Stream("a"), Stream("b")
    with here.held():
        store.append(second, (record(1),), here.hear("b"))
        store.append(first, (record(1),), here.hear("a"))
        store.append(first, (record(2),), here.hear("behind"))
    assert dict(here.wait(3)) == {"b": True, "a": False, "behind": False}
    store.append(first, (record(2),), here.hear("later"))
    assert here.wait(4)[-1] == ("later", False), "a dead stream stays dead"
    assert change(address, "select table_id, seq from records order by 1") == [("a", 1), ("b", 1)]


def test_closing_writes_what_is_queued(address: str, here: Here) -> None:
    store, stream = open_store(address, here.post), Stream("abc")
    store.create(stream, ROW, [], here.hear(0))
    for line in chained(ROW, [record(seq) for seq in range(1, 501)]):
        store.append(stream, (line,), here.hear(line.seq))
    store.close()
    again = open_store(address, here.post)
    loaded = again.load("abc")
    assert loaded is not None
    assert len(loaded[1]) == 500
    again.close()


def test_nobody_left_to_hear_is_no_trouble(address: str) -> None:
    def closed(run: Any) -> None:
        raise RuntimeError("Event loop is closed")

    store = open_store(address, closed)
    store.append(Stream("abc"), (record(1),), lambda written: None)
    store.close()


def test_one_listener_that_fails_does_not_silence_the_others(store: Shelf, here: Here) -> None:
    def bad(written: bool) -> None:
        raise ValueError

    make(store, here, "a", "b")
    with here.held():
        store.append(Stream("a"), (record(1),), bad)
        store.append(Stream("b"), (record(1),), here.hear("b"))
    assert here.wait(1) == [("b", True)]


def test_a_write_of_its_own_leaves_nothing(store: Shelf, here: Here, address: str) -> None:
    """For /healthz."""
    before = change(address, "select * from meta order by 1")
    store.stats.healthy = False
    store.probe(here.hear("probe"))
    assert here.wait(1) == [("probe", True)]
    assert store.healthy
    assert change(address, "select * from meta order by 1") == before


def test_the_secret_stays(address: str) -> None:
    first, second = open_store(address, nowhere), open_store(address, nowhere)
    assert first.secret == second.secret
    assert len(first.secret) == 32
    first.close()
    second.close()


def test_a_newer_store_is_left_alone(address: str) -> None:
    open_store(address, nowhere).close()
    change(address, f"update meta set value = '{SCHEMA + 1}' where name = 'schema'")
    with raw(address) as base:
        before = [*base.execute("select * from meta"), *base.execute(base.dialect.names)]
    with pytest.raises(StoreError, match="newer Tablée"):
        open_store(address, nowhere)
    with raw(address) as base:
        assert [*base.execute("select * from meta"), *base.execute(base.dialect.names)] == before


def test_a_store_of_something_else(address: str) -> None:
    open_store(address, nowhere).close()
    change(address, "drop view records")
    for table in ("log", "tables", "heads", "snapshots", "meta"):
        change(address, f"drop table {table}")
    change(address, "create table songs (name text)")
    with pytest.raises(StoreError, match="something else"):
        open_store(address, nowhere)
    with raw(address) as base:
        assert ("meta",) not in base.execute(base.dialect.names)


@pytest.mark.parametrize("value", [2**63, "\ud800"], ids=["large", "half"])
def test_a_value_that_cannot_be_written_hurts_its_own_write_alone(
    store: Shelf, here: Here, address: str, value: Any
) -> None:
    make(store, here, "abc")
    put = "insert into heads (table_id, seq, hash, at, fence) values (?, ?, '', 0, 0)"
    with here.held():
        store.write(((put, ("before", 1)), (put, ("wrong", value))), here.hear("wrong"))
        store.append(Stream("abc"), (record(1),), here.hear("other"))
    store.write(((put, ("alone", value)),), here.hear("alone"))
    assert dict(here.wait(3)) == {"wrong": False, "other": True, "alone": False}
    assert store.healthy
    store.write(((put, ("next", 1)),), here.hear("next"))
    assert here.wait(4)[-1] == ("next", True)
    assert change(address, "select table_id from heads order by 1") == [("abc",), ("next",)]
