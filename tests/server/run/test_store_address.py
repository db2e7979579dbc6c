"""`tablee serve` on PostgreSQL; and what it says when that cannot be."""

from __future__ import annotations

import http.client
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tablee.lab.parts import Postgres
from tablee.places import data_folder, store_address
from tablee.server.run import StartError, reach
from tablee.table.doctor import Doctor
from tablee.table.errors import StoreError
from tablee.table.store.address import open_store
from tablee.table.store.migrations import SCHEMA

from .process import Process
from .test_process import fails, make_table

HANDBOOK = Path(__file__).parents[3] / "docs" / "operations.md"
INSTALL = "pip install --only-binary :all: '.[cluster]'"


def test_a_house_in_postgresql(tmp_path: Path, database: str) -> None:
    """Tables outlive the server, tokens too; and no data folder is made."""
    with Process(tmp_path, store=database) as first:
        port = first.port()
        made = make_table(port)
        assert ask(port, "/healthz") == (200, "ok")
        first.stop()
    with Process(tmp_path, store=database) as second:
        port = second.port()
        status, _ = ask(port, f"/api/tables/{made['table']['id']}")
        assert status == 200
        code, _, _ = second.stop()
    assert code == 0
    assert not (tmp_path / "data").exists()
    assert list(Doctor(database).examine()) == []


def ask(port: int, path: str) -> tuple[int, Any]:
    web = http.client.HTTPConnection("127.0.0.1", port)
    web.request("GET", path)
    reply = web.getresponse()
    said = json.loads(reply.read())
    web.close()
    return reply.status, said.get("status")


def test_two_servers_on_one_database(tmp_path: Path, database: str) -> None:
    with Process(tmp_path, store=database) as one, Process(tmp_path, store=database) as other:
        assert one.port() != other.port()


@pytest.mark.parametrize(
    ("store", "sentence"),
    [
        ("mysql://somewhere", "mysql:// is no store: give a folder, or postgresql://…"),
        ("postgresql://127.0.0.1:1/x", "postgresql://127.0.0.1:1/x cannot be used"),
    ],
)
def test_a_store_that_is_none(tmp_path: Path, store: str, sentence: str) -> None:
    assert sentence in fails(Process(tmp_path, store=store))


def test_a_database_that_is_not_there(tmp_path: Path, postgres: Postgres) -> None:
    said = fails(Process(tmp_path, store=postgres.address("nothing")))
    assert 'database "nothing" does not exist' in said


def test_a_newer_database(tmp_path: Path, database: str, postgres: Postgres) -> None:
    with Process(tmp_path, store=database) as process:
        process.port()
        process.stop()
    schema = database.rpartition("%3D")[2]
    newer = f"update {schema}.meta set value = '{SCHEMA + 1}' where name = 'schema'"
    postgres.run_sql(newer)
    assert "was written by a newer Tablée" in fails(Process(tmp_path, store=database))


# -- where tables are kept ---------------------------------------------------------------------


def test_which_store_is_meant(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TABLEE_STORE", raising=False)
    assert store_address() == str(data_folder())
    assert store_address("", Path("here")) == "here"
    monkeypatch.setenv("TABLEE_STORE", "postgresql://there")
    assert store_address() == "postgresql://there"
    assert store_address("", Path("here")) == "here", "what was typed goes first"
    assert store_address("postgresql://other") == "postgresql://other"


PROGRAM = """
import sys
import tablee.cli.app, tablee.cli.commands.serve, tablee.server.app, tablee.server.run
import tablee.table.doctor, tablee.table.store.address, tablee.table.traces
tablee.table.store.address.open_store(sys.argv[1], lambda run: None).close()
print([name for name in sys.argv[2:] if name in sys.modules])
"""
ASKED_FOR = ("nats", "opentelemetry", "psycopg", "psycopg_binary", "tablee.cluster")
"""What PostgreSQL, a cluster and traces need."""


def test_what_a_cluster_needs_is_imported_only_when_asked_for(
    tmp_path: Path, database: str
) -> None:
    def imported(address: str) -> str:
        command = [sys.executable, "-c", PROGRAM, address, *ASKED_FOR]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        return done.stdout.strip()

    assert imported(str(tmp_path / "data")) == "[]"
    assert "psycopg" in imported(database), "the test would see it"


def test_without_psycopg_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreError, match=f"psycopg is needed: {re.escape(INSTALL)}"):
        open_store("postgresql://127.0.0.1:1/x", lambda run: None)


async def test_without_nats_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tablee.server.joining", None)
    with pytest.raises(StartError, match=f"nats-py is needed: {re.escape(INSTALL)}"):
        await reach("nats://127.0.0.1:1/house", "postgresql://127.0.0.1:1/x")


def test_the_handbook_installs_it_from_a_copy_of_the_repository_too() -> None:
    """By its name alone, pip would look for it in the registry."""
    assert f"\n    {INSTALL} " in HANDBOOK.read_text("utf-8")
