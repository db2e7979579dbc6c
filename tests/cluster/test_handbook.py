"""The commands of `docs/operations.md` for a data folder, for a database of PostgreSQL and for a
look at a process, as they stand there."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.lab.parts import Postgres
from tablee.table.store.address import open_store
from tests.table.store.kit import change, diagnose, fill, load, nowhere

from .kit import open_cluster

HANDBOOK = Path(__file__).parent.parent.parent / "docs" / "operations.md"
KEEPER = "keeper"
"""The user of the handbook; `tablee` is there already, where PostgreSQL is ours."""

pytestmark = pytest.mark.slow


def commands(begin: str) -> list[str]:
    """Those behind a heading, up to the next line of prose."""
    text = HANDBOOK.read_text("utf-8").split(f"**{begin}**", 1)[1]
    block = re.search(r"\n\n((?:    .*\n)+)", text)
    assert block is not None
    return [line.strip() for line in block[1].splitlines()]


@pytest.fixture
def server(postgres: Postgres) -> Iterator[Postgres]:
    yield postgres
    for name in (KEEPER, "again"):
        postgres.run_sql(f"drop database if exists {name}")
    postgres.run_sql(f"drop role if exists {KEEPER}")


def run(command: str, server: Postgres, folder: Path) -> None:
    """As the user of the handbook, with the port and the programs of this server."""
    said = re.sub(r"\btablee\b(?! doctor|\.dump)", KEEPER, command).replace(
        ":5432/", f":{server.port}/"
    )
    path = os.pathsep.join([str(server.programs), str(Path(sys.executable).parent), os.defpath])
    where = {"PGHOST": "127.0.0.1", "PGPORT": str(server.port), "PGUSER": "tablee", "PATH": path}
    store = {"TABLEE_STORE": server.address(KEEPER, KEEPER)}
    done = subprocess.run(
        said, shell=True, cwd=folder, env={**os.environ, **where, **store}, text=True,
        capture_output=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, (said, done.stdout, done.stderr)


def test_a_house_is_begun_backed_up_and_restored(server: Postgres, tmp_path: Path) -> None:
    begin, backup = commands("Start."), commands("Back up.")
    assert [line.split()[0] for line in backup] == ["pg_dump", "createdb", "pg_restore", "tablee"]
    run(begin[0], server, tmp_path)
    house, again = (server.address(name, KEEPER) for name in (KEEPER, "again"))
    fill(house, "a", "b")
    for command in backup:
        run(command, server, tmp_path)
    assert load(again, "a", "b") == load(house, "a", "b")
    secret = "select value from meta where name = 'secret'"
    assert change(again, secret) == change(house, secret)


@pytest.mark.skipif(not shutil.which("sqlite3"), reason="the command of SQLite is not installed")
def test_a_data_folder_is_backed_up_while_it_is_in_use(tmp_path: Path) -> None:
    house, again = tmp_path / "house", tmp_path / "again"
    fill(house, "a", "b")
    told = re.search(r"While it runs: `(sqlite3 [^`]+)`", HANDBOOK.read_text("utf-8"))
    assert told is not None
    store = open_store(str(house), nowhere)
    subprocess.run(told[1], shell=True, cwd=house, check=True)
    store.close()
    again.mkdir(0o700)
    for copy, name in (("copy.sqlite", "tablee.sqlite"), ("secret", "secret")):
        shutil.copy(house / copy, again / name)
    subprocess.run(["chmod", "-R", "go=", str(again)], check=True)
    assert diagnose(again) == []
    assert load(again, "a", "b") == load(house, "a", "b")


@pytest.mark.skipif(not shutil.which("curl"), reason="curl is not installed")
async def test_a_process_is_looked_at(bus: str) -> None:
    health, metrics = commands("Watch.")
    async with open_cluster(bus, 1) as cluster:
        (process,) = cluster.processes

        def run(command: str) -> str:
            here = command.replace("localhost:8000", f"127.0.0.1:{process.port}")
            assert here != command
            return subprocess.run(
                here, shell=True, capture_output=True, text=True, check=True
            ).stdout

        assert '"status":"ok"' in await asyncio.to_thread(run, health)
        found = (await asyncio.to_thread(run, metrics)).splitlines()
    wanted = re.search(r"\(([\w|]+)\)", metrics)
    assert wanted is not None
    names = {re.split(r"[{ ]", line)[0].removeprefix("tablee_") for line in found}
    assert names == set(wanted[1].split("|"))
