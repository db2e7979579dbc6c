"""`tablee upgrade --check` at a store whose schema is older: an upgrade that raises it is when one
asks."""

from __future__ import annotations

import pytest

from tablee.table.errors import StoreError
from tablee.table.store import reading
from tablee.table.store.migrations import SCHEMA
from tablee.table.waking.upgrade import as_ours, fates, looking
from tests.table.store.kit import change, fill, log_of, row_of
from tests.table.store.of_before import OWNERS, contents, left, schema_of


@pytest.mark.parametrize("number", range(1, SCHEMA))
def test_each_table_is_read_as_it_will_be_and_nothing_changes(address: str, number: int) -> None:
    schema_of(number, address)
    before = contents(address)
    found = {}
    with looking(address) as (base, schema):
        assert schema == number
        for table in ("long", "empty"):
            with as_ours(base, table, schema) as store:
                row, log = reading.load(store, table) or pytest.fail("it is there")
                found[table] = row, log, reading.whole_snapshots(store, row)
    assert found == {
        "long": (row_of("long"), log_of(row_of("long")), [left()] if number >= OWNERS else []),
        "empty": (row_of("empty"), [], []),
    }
    becomes = {fate.table: fate.becomes for fate in fates(address)}
    assert becomes == {"long": "same", "empty": "same"}
    assert contents(address) == before


def test_one_that_is_damaged_does_not_hide_the_others(address: str) -> None:
    schema_of(5, address)
    change(address, "delete from log where table_id = 'long' and seq = 5")
    assert {fate.table: fate.becomes for fate in fates(address)} == {
        "long": "damaged",
        "empty": "same",
    }


def test_a_store_that_fails_while_it_is_read_is_one_sentence(address: str) -> None:
    fill(address, "a")
    change(address, "alter table tables rename to gone")
    with pytest.raises(StoreError) as why:
        list(fates(address))
    assert "\n" not in str(why.value)


def test_so_is_a_database_that_fails_at_a_table(database: str) -> None:
    fill(database, "a")
    change(database, "alter table heads rename to gone")
    with pytest.raises(StoreError, match="cannot be used"):
        list(fates(database))


def test_a_database_of_nobody_yet(database: str) -> None:
    with pytest.raises(StoreError, match="holds nothing of Tablée yet"):
        list(fates(database))
