"""PostgreSQL only: lost connections, commits with unknown outcome, two writers at a time."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tablee.lab.parts import Postgres
from tablee.table.errors import StoreError
from tablee.table.store import postgres_line, postgres_writer
from tablee.table.store.address import open_store
from tablee.table.store.dialect import POSTGRES
from tablee.table.store.migrations import SCHEMA
from tablee.table.store.postgres import PostgresStore
from tablee.table.store.postgres_line import TABLES, Base, connect
from tablee.table.store.rows import pack
from tablee.table.store.writer import Stream

from .kit import Here, change, log_of, make, nowhere, raw, record, row_of
from .of_before import contents, schema_of

ROW = row_of("abc")
LOG = log_of(ROW)
BACKENDS = "from pg_stat_activity where application_name = 'tablee' and pid <> pg_backend_pid()"
CUT = f"select pg_terminate_backend(pid) {BACKENDS}"


@pytest.fixture
def store(database: str, here: Here) -> Iterator[PostgresStore]:
    store = PostgresStore(database, here.post)
    yield store
    store.close()


def test_what_is_told_is_on_disk(store: PostgresStore) -> None:
    base = store._reader.base()
    assert base.execute("show synchronous_commit") == [("on",)]
    assert base.execute("show idle_in_transaction_session_timeout") == [("2s",)]


def test_nobody_is_told_before_the_commit(store: PostgresStore, here: Here, database: str) -> None:
    """The row of its head is held by somebody else: the commit waits, and so does the telling."""
    make(store, here, "abc")
    with raw(database) as other:
        other.execute("begin")
        other.execute("select * from heads for update")
        store.append(Stream("abc"), (LOG[0],), here.hear("told"))
        wait_for_a_lock(database)
        assert here.results == []
        other.execute("rollback")
        assert here.wait(1) == [("told", True)]


def wait_for_a_lock(address: str) -> None:
    """Waits until some transaction is blocked by the lock."""
    waiting = f"select 1 {BACKENDS} and wait_event_type = 'Lock'"
    until = time.monotonic() + 20
    with raw(address) as base:
        while not base.execute(waiting):
            assert time.monotonic() < until, "nobody waits"


def test_whoever_waits_while_the_owner_changes_is_too_late(
    store: PostgresStore, here: Here, database: str
) -> None:
    """The claim comes between the beginning and the end of a write."""
    make(store, here, "abc")
    with raw(database) as other:
        other.execute("begin")
        other.execute("update heads set fence = fence + 1")
        store.append(Stream("abc"), (LOG[0],), here.hear("late"))
        wait_for_a_lock(database)
        other.execute("commit")
    assert here.wait(1) == [("late", False)]
    assert change(database, "select count(*) from log") == [(0,)]


# -- connections that are cut ------------------------------------------------------------------


def test_a_connection_that_was_cut_comes_back(
    store: PostgresStore, here: Here, database: str
) -> None:
    make(store, here, "abc")
    assert store.load("abc") == (row_of("abc"), [])
    for number, entry in enumerate(LOG[:4], 1):
        change(database, CUT)
        store.append(Stream("abc"), (entry,), here.hear(number))
        assert here.wait(number)[-1] == (number, True)
    change(database, CUT)
    assert store.load("abc") == (ROW, LOG[:4])
    change(database, CUT)
    claimed = store.claim("abc")
    assert claimed is not None
    assert claimed.records == LOG[:4]
    assert store.healthy


class Cut(Base):
    """Loses its connection in the middle of a commit: before it has happened, or after."""

    def __init__(self, connection: psycopg.Connection, when: str) -> None:
        super().__init__(connection)
        self.when = when

    def execute(self, statement: str, values: Any = ()) -> list[tuple[Any, ...]]:
        if statement != postgres_writer.INSERT or not self.when:
            return super().execute(statement, values)
        when, self.when = self.when, ""
        if when == "after":
            super().execute(statement, values)
        self.connection.close()
        raise psycopg.OperationalError("the connection is lost")


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Sets when the next connections are lost."""
    plan: list[str] = []

    def connect_badly(address: str) -> Base:
        base = connect(address)
        return Cut(base.connection, plan.pop(0) if plan else "")

    monkeypatch.setattr(postgres_line, "connect", connect_badly)
    yield plan
    assert plan == []


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_commit_whose_fate_nobody_knows_is_looked_up(
    store: PostgresStore, here: Here, database: str, cut: list[str], when: str
) -> None:
    make(store, here, "abc", "late")
    change(database, CUT)  # the next connection is one of ours
    store.claim("late")
    cut.append(when)
    with here.held():
        store.append(Stream("abc"), tuple(LOG[:2]), here.hear("first"))
        store.append(Stream("abc"), (LOG[2],), here.hear("second"))
        store.append(Stream("late"), (record(1),), here.hear("late"))
    assert dict(here.wait(3)) == {"first": True, "second": True, "late": False}
    assert store.load("abc") == (ROW, LOG[:3])
    assert change(database, "select count(*) from log") == [(3,)]


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_table_that_was_just_made_is_looked_up(
    store: PostgresStore, here: Here, when: str
) -> None:
    with lost_at_its_end(when):
        store.create(Stream("abc"), ROW, [], here.hear("made"))
        assert here.wait(1) == [("made", True)]
    store.append(Stream("abc"), (LOG[0],), here.hear("more"))
    assert here.wait(2)[-1] == ("more", True)
    assert store.load("abc") == (ROW, LOG[:1])


@contextlib.contextmanager
def lost_at_its_end(when: str) -> Iterator[None]:
    """The connection of the next transaction is lost: before it is committed, or after."""
    transaction, left = psycopg.Connection.transaction, [when]

    @contextlib.contextmanager
    def lossy(connection: Any) -> Iterator[None]:
        if not left:
            with transaction(connection):
                yield
            return
        if left.pop() == "after":
            with transaction(connection):
                yield
        else:
            connection.execute("begin")
            yield
        connection.close()
        raise psycopg.OperationalError("the connection is lost")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(psycopg.Connection, "transaction", lossy)
        yield


def test_the_lost_connection_ends_its_work_late(
    store: PostgresStore, here: Here, database: str, cut: list[str]
) -> None:
    """We hold it for dead, but it is only slow: it commits after we have looked."""
    make(store, here, "abc")
    change(database, CUT)
    cut.append("before")
    with raw(database) as zombie:
        zombie.execute("begin")
        zombie.execute(postgres_writer.INSERT, zombie_rows())
        store.append(Stream("abc"), (LOG[0],), here.hear("told"))
        wait_for_a_lock(database)
        zombie.execute("commit")
    assert here.wait(1) == [("told", True)]
    assert store.load("abc") == (ROW, LOG[:1])


def zombie_rows() -> list[list[object]]:
    columns: list[list[object]] = [[value] for value in pack("abc", LOG[0])]
    return [["abc"], [0], [0], *columns]


def test_postgresql_that_stays_away(
    store: PostgresStore, here: Here, monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    """For a while the writes wait for it; then they fail, at once, until it is back."""
    make(store, here, "abc")
    monkeypatch.setattr(postgres_writer, "PATIENCE", 0.2)

    def away(address: str) -> Base:
        raise psycopg.OperationalError("connection refused")

    with monkeypatch.context() as patch:
        patch.setattr(postgres_line, "connect", away)
        change_past_it(database, CUT)
        store.append(Stream("abc"), (LOG[0],), here.hear("away"))
        assert here.wait(1) == [("away", False)]
        assert not store.healthy
        store.append(Stream("abc"), (LOG[0],), here.hear("again"))
        assert here.wait(2)[-1] == ("again", False)
    store.probe(here.hear("probe"))
    assert here.wait(3)[-1] == ("probe", True)
    assert store.healthy
    store.append(Stream("abc"), (LOG[0],), here.hear("back"))
    assert here.wait(4)[-1] == ("back", True)


def change_past_it(database: str, statement: str) -> None:
    with contextlib.closing(psycopg.connect(database, autocommit=True)) as other:
        other.execute(statement.encode())


def test_postgresql_is_killed_and_started_again(folder_of_parts: Path, here: Here) -> None:
    with Postgres(folder_of_parts / "killed", durable=False) as server:
        store = PostgresStore(server.address(), here.post)
        make(store, here, "abc")
        for number, end in enumerate((server.kill, server.stop), 1):
            end()
            store.append(Stream("abc"), (LOG[number - 1],), here.hear(number))
            server.start()
            assert here.wait(number)[-1] == (number, True)
            assert store.load("abc") == (ROW, LOG[:number])
        store.close()


# -- two at a time -----------------------------------------------------------------------------


def test_claims_at_the_same_time_get_numbers_of_their_own(database: str, here: Here) -> None:
    stores = [PostgresStore(database, here.post) for _ in range(4)]
    make(stores[0], here, "abc")
    with ThreadPoolExecutor(4) as pool:
        fences = list(pool.map(lambda n: stores[n % 4].claim("abc").fence, range(20)))
    assert sorted(fences) == list(range(1, 21))
    for store in stores:
        store.close()


# -- addresses ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("mysql://somewhere", "mysql:// is no store"),
        ("postgresql://[", "cannot be read"),
        ("postgresql://127.0.0.1:1/x", "postgresql://127.0.0.1:1/x cannot be used (.*refused"),
        ("postgresql://nowhere.invalid/x", "cannot be used"),
    ],
)
def test_an_address_that_leads_nowhere(address: str, sentence: str) -> None:
    with pytest.raises(StoreError, match=sentence.replace("(", r"\(")) as wrong:
        open_store(address, nowhere)
    assert "\n" not in str(wrong.value)


def test_a_database_that_is_not_there(postgres: Postgres) -> None:
    with pytest.raises(StoreError, match='database "nothing" does not exist'):
        open_store(postgres.address("nothing"), nowhere)


def test_the_password_is_not_told() -> None:
    with pytest.raises(StoreError) as wrong:
        open_store("postgresql://ana:hush@127.0.0.1:1/x", nowhere)
    assert "hush" not in str(wrong.value)
    with pytest.raises(StoreError) as wrong:
        open_store("postgresql://ana:hush@[", nowhere)
    assert "hush" not in str(wrong.value)


def test_an_old_postgresql(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(psycopg.ConnectionInfo, "server_version", property(lambda _: 120_022))
    with pytest.raises(StoreError, match="runs PostgreSQL 12: Tablée needs 13 or newer"):
        open_store(database, nowhere)
    monkeypatch.undo()
    assert untouched(database)


def untouched(address: str) -> bool:
    with raw(address) as base:
        return base.execute(POSTGRES.names) == []


def test_letters_that_it_cannot_keep(postgres: Postgres) -> None:
    postgres.run_sql("create database latin encoding 'LATIN1' template template0")
    with pytest.raises(StoreError, match="has the encoding LATIN1"):
        open_store(postgres.address("latin"), nowhere)
    assert untouched(postgres.address("latin"))


def test_a_copy_that_can_only_be_read(database: str) -> None:
    only = database.replace("-csearch_path", "-cdefault_transaction_read_only%3Don%20-csearch_path")
    with pytest.raises(StoreError, match="can only be read"):
        open_store(only, nowhere)
    assert untouched(database)


@pytest.fixture
def stranger(postgres: Postgres) -> Iterator[str]:
    postgres.run_sql("create role stranger login")
    yield "stranger"
    postgres.run_sql("drop owned by stranger")
    postgres.run_sql("drop role stranger")


def test_a_user_who_may_make_nothing(postgres: Postgres, database: str, stranger: str) -> None:
    as_stranger = database.replace("tablee@", f"{stranger}@")
    schema = database.rpartition("%3D")[2]
    postgres.run_sql(f"grant usage on schema {schema} to stranger")
    with pytest.raises(StoreError, match=r"cannot be used .permission denied for schema"):
        open_store(as_stranger, nowhere)
    assert untouched(database)


def test_a_user_who_may_not_write(postgres: Postgres, database: str, stranger: str) -> None:
    open_store(database, nowhere).close()
    schema = database.rpartition("%3D")[2]
    postgres.run_sql(f"grant usage on schema {schema} to stranger")
    postgres.run_sql(f"grant select on all tables in schema {schema} to stranger")
    with pytest.raises(StoreError, match=r"does not let this user (insert|update|delete)"):
        open_store(database.replace("tablee@", f"{stranger}@"), nowhere)


def test_rights_are_asked_for_all_that_there_is(store: PostgresStore) -> None:
    made = store.ask(lambda base: base.execute(base.dialect.names))
    assert {name for (name,) in made} == set(TABLES)


@pytest.mark.parametrize("lacks", ["notices", "errands", "records"])
def test_a_user_who_may_not_read_one_of_them(
    postgres: Postgres, database: str, stranger: str, lacks: str
) -> None:
    open_store(database, nowhere).close()
    schema = database.rpartition("%3D")[2]
    postgres.run_sql(f"grant usage on schema {schema} to stranger")
    postgres.run_sql(f"grant all on all tables in schema {schema} to stranger")
    postgres.run_sql(f"revoke all on {schema}.{lacks} from stranger")
    with pytest.raises(StoreError, match=f"does not let this user select in its table `{lacks}`"):
        open_store(database.replace("tablee@", f"{stranger}@"), nowhere)


@pytest.mark.parametrize(("lacks", "wish"), [("heads", "update"), ("records", "select")])
def test_rights_are_asked_for_before_an_older_schema_is_changed(
    postgres: Postgres, database: str, stranger: str, lacks: str, wish: str
) -> None:
    schema_of(SCHEMA - 1, database)
    schema = database.rpartition("%3D")[2]
    postgres.run_sql(f"grant all on schema {schema} to stranger")
    postgres.run_sql(f"grant all on all tables in schema {schema} to stranger")
    postgres.run_sql(f"revoke {wish} on {schema}.{lacks} from stranger")
    before = contents(database)
    with pytest.raises(StoreError, match=f"does not let this user {wish} in its table `{lacks}`"):
        open_store(database.replace("tablee@", f"{stranger}@"), nowhere)
    assert contents(database) == before


def test_a_secret_that_was_damaged(database: str) -> None:
    open_store(database, nowhere).close()
    change(database, "update meta set value = 'x' where name = 'secret'")
    with pytest.raises(StoreError, match="no secret that can be read"):
        open_store(database, nowhere)
