"""A bus that cannot be used: one sentence, exit code 1, nothing changed."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tablee.cluster.bus import OLDEST, Bus, BusError, read_address
from tablee.lab.parts import Nats
from tablee.lab.parts.part import free_port
from tests.table.store.kit import raw

ROOT = Path(__file__).parent.parent.parent
NO_STORE = "postgresql://nobody@127.0.0.1:1/none"


class Poor(Nats):
    """A NATS server without JetStream, where the user `poor` may publish nothing."""

    def _settings(self) -> dict[str, object]:
        denied = {"publish": {"deny": ">"}, "subscribe": {"deny": ">"}}
        users = [
            {"user": "rich", "password": "rich"},
            {"user": "poor", "password": "poor", "permissions": denied},
        ]
        return {"host": "127.0.0.1", "port": self.port, "authorization": {"users": users}}


class Narrow(Nats):
    """A NATS server where the user may ask for an account, but make no buckets."""

    def _settings(self) -> dict[str, object]:
        denied = {"publish": {"deny": ["$JS.API.STREAM.CREATE.>"]}}
        users = [{"user": "house", "password": "secret", "permissions": denied}]
        accounts = {"house": {"jetstream": "enabled", "users": users}}
        return {**super()._settings(), "accounts": accounts}


@pytest.fixture(scope="module")
def poor() -> Iterator[Poor]:
    with tempfile.TemporaryDirectory() as folder, Poor(Path(folder)) as nats:
        yield nats


async def refusal(address: str) -> str:
    with pytest.raises(BusError) as problem:
        await Bus(read_address(address), lambda event, **fields: None).connect()
    said = str(problem.value)
    assert said.count("\n") == 0
    assert said.endswith(".")
    assert "secret" not in said, "a password is not shown"
    return said


@pytest.mark.parametrize(
    "address",
    ["", "nats", "http://127.0.0.1:4222", "nats://", "nats://127.0.0.1:x/house",
     "nats://127.0.0.1:4222/a.b", "nats://127.0.0.1:4222/>", "nats://127.0.0.1:4222/Ä"],
)  # fmt: skip
async def test_what_is_no_address(address: str) -> None:
    assert "must look like" in await refusal(address)


async def test_nobody_listens_there() -> None:
    said = await refusal(f"nats://me:secret@127.0.0.1:{free_port()}/house")
    assert "cannot be reached" in said


async def test_a_wrong_password(nats: Nats) -> None:
    assert "refuses" in await refusal(f"nats://house-0:secret@127.0.0.1:{nats.port}/house-0")


async def test_no_jetstream(poor: Poor) -> None:
    assert "JetStream" in await refusal(f"nats://rich:rich@127.0.0.1:{poor.port}/house")


async def test_no_rights(poor: Poor) -> None:
    assert "rights" in await refusal(f"nats://poor:poor@127.0.0.1:{poor.port}/house")


async def test_an_old_nats() -> None:
    """Its greeting is enough: the version in it makes us refuse."""

    async def greet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        info = {"server_id": "OLD", "version": "2.9.25", "max_payload": 1_000_000}
        writer.write(b"INFO %s\r\n" % json.dumps(info).encode())
        while line := await reader.readline():
            if line.startswith(b"PING"):
                writer.write(b"PONG\r\n")
        writer.close()

    server = await asyncio.start_server(greet, "127.0.0.1", 0)
    said = await refusal(f"nats://127.0.0.1:{server.sockets[0].getsockname()[1]}/house")
    server.close()
    assert "runs NATS 2.9: Tablée needs 2.10 or newer." in said
    oldest = ".".join(map(str, OLDEST))
    assert f"NATS ({oldest} or newer" in (ROOT / "docs" / "operations.md").read_text("utf-8")


@pytest.mark.parametrize("version", ["v2.10.1", "2.10", "2.11.0.4", "main"])
async def test_a_nats_whose_version_cannot_be_read_is_tried(version: str) -> None:
    bus = Bus(read_address("nats://127.0.0.1:1/house"), lambda event, **fields: None)
    client: Any = bus._client
    client._current_server = SimpleNamespace(server_version=version)
    bus._check_version()


def serve(*args: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-m", "tablee", "serve", "--port", "0", *args],
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    lines = [line for line in done.stderr.splitlines() if not line.startswith("{")]
    assert len(lines) == 1, done.stderr
    return done.returncode, lines[0]


@pytest.mark.slow
def test_a_bus_needs_a_store_for_all(tmp_path: Path) -> None:
    code, said = serve("--data", str(tmp_path / "data"), "--bus", "nats://127.0.0.1:1")
    assert code == 1
    assert "--store postgresql://" in said
    assert not (tmp_path / "data").exists()


@pytest.mark.slow
def test_workers_need_both(tmp_path: Path) -> None:
    code, said = serve("--data", str(tmp_path / "data"), "--workers", "3")
    assert code == 1
    assert "--store postgresql://" in said
    assert "--bus nats://" in said
    code, said = serve("--store", NO_STORE, "--bus", "nats://127.0.0.1:1", "--workers", "0")
    assert (code, said) == (1, "--workers must be from 1 to 64.")


@pytest.mark.slow
def test_a_bus_that_is_not_there(tmp_path: Path) -> None:
    """It is looked for before the store is touched."""
    code, said = serve("--store", NO_STORE, "--bus", f"nats://127.0.0.1:{free_port()}/house")
    assert code == 1
    assert "cannot be reached" in said


@pytest.mark.slow
@pytest.mark.parametrize("more", [(), ("--workers", "2")])
def test_a_bus_without_the_right_to_make_buckets(
    tmp_path: Path, database: str, more: tuple[str, ...]
) -> None:
    """They are made before the store is touched."""
    with Narrow(tmp_path) as nats:
        address = f"nats://house:secret@127.0.0.1:{nats.port}/house"
        code, said = serve(*more, "--store", database, "--bus", address)
    assert code == 1
    assert "does not give this user the rights" in said
    assert "secret" not in said
    with raw(database) as base:
        assert base.execute(base.dialect.names) == []


@pytest.mark.slow
def test_several_say_it_once_and_end(bus: str) -> None:
    """The parent process checks before it starts the others: they would be restarted for ever."""
    code, said = serve(
        "--workers", "2", "--store", NO_STORE, "--bus", f"nats://127.0.0.1:{free_port()}/house"
    )
    assert code == 1
    assert said.startswith("The bus at")
    assert "cannot be reached" in said
    code, said = serve("--workers", "2", "--store", NO_STORE, "--bus", bus)
    assert code == 1
    assert said.startswith("postgresql://127.0.0.1:1/none cannot be used")
