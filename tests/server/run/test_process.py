"""Starting and stopping a real server: one clear sentence for each thing that can be wrong."""

from __future__ import annotations

import http.client
import json
import os
import resource
import socket
import sqlite3
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from tablee.server.gate.guard import BESIDE
from tablee.server.run import OWN
from tablee.wire import messages as wire
from tests.server.kit import decode, text

from .process import Process

pytestmark = pytest.mark.slow


def fails(process: Process) -> str:
    code, out, err = process.end()
    assert code == 1
    assert out == ""
    assert "Traceback" not in err
    lines = err.strip().splitlines()
    assert len(lines) == 1, err
    return lines[0]


def test_start_and_stop(tmp_path: Path) -> None:
    with Process(tmp_path) as process, connect(f"ws://127.0.0.1:{process.port()}/ws/x") as client:
        code, _, err = process.stop()
        assert decode(client.recv()) == wire.Fault("shutting-down", fatal=True)
    assert code == 0
    events = [json.loads(line)["event"] for line in err.splitlines()]
    assert events[-2:] == ["stopping", "stopped"]
    assert {*events} - {"file-checked"} == {"started", "stopping", "stopped"}
    data = tmp_path / "data"
    assert {p.name: p.stat().st_mode & 0o777 for p in data.iterdir()} == {
        "lock": 0o600, "secret": 0o600, "tablee.sqlite": 0o600, "told": 0o600,
    }, "the log of SQLite is folded in when it ends well"  # fmt: skip
    assert data.stat().st_mode & 0o777 == 0o700


def test_open_files_are_raised_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As far as the connections need."""
    monkeypatch.setenv("TABLEE_CONNECTIONS", "100")
    wanted = BESIDE * 100 + OWN
    with Process(tmp_path, files=(256, wanted + 1)) as process:
        process.port()
        raised = resource.prlimit(process.pid, resource.RLIMIT_NOFILE)
        _, _, err = process.stop()
    assert raised == (wanted, wanted + 1)
    assert "few-descriptors" not in err


def test_where_files_are_few_connections_are_fewer(tmp_path: Path) -> None:
    """Else many connections would use up all descriptors, and no file could be opened any more."""
    room = 20
    with Process(tmp_path, files=(100, OWN + room)) as process, ExitStack() as crowd:
        where = ("127.0.0.1", process.port())
        for _ in range(room):
            last = crowd.enter_context(socket.create_connection(where))
        last.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
        assert last.recv(12) == b"HTTP/1.1 200", "all of them are in"
        assert cut_off(crowd.enter_context(socket.create_connection(where)))
        crowd.close()
        _, _, err = process.stop()
    said = [json.loads(line) for line in err.splitlines()]
    few = next(line for line in said if line["event"] == "few-descriptors")
    assert few["given"] == OWN + room
    away = next(line for line in said if line["event"] == "turned-away")
    assert away["why"] == "TABLEE_CONNECTIONS"


def cut_off(line: socket.socket) -> bool:
    line.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="Linux tells it there")
def test_whatever_it_makes_is_for_its_owner(tmp_path: Path) -> None:
    with Process(tmp_path) as process:
        process.port()
        status = Path(f"/proc/{process.pid}/status").read_text()
    assert "Umask:\t0077\n" in status


def test_an_occupied_port(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert fails(Process(tmp_path, port)) == (
            f"Port {port} is already in use: choose another with --port."
        )


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_an_unwritable_folder(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir(mode=0o500)
    assert "cannot be written to" in fails(Process(tmp_path))


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("")
    assert "cannot be written to" in fails(Process(tmp_path))


def test_two_servers_on_one_folder(tmp_path: Path) -> None:
    with Process(tmp_path) as first:
        first.port()
        assert "Another server already uses the data folder" in fails(Process(tmp_path))


def test_a_client_that_is_not_built(tmp_path: Path) -> None:
    assert "The web client is not built" in fails(Process(tmp_path, dist=tmp_path / "nothing"))


def test_a_file_of_a_newer_version(tmp_path: Path) -> None:
    with Process(tmp_path) as first:
        first.port()
        first.stop()
    file = sqlite3.connect(tmp_path / "data" / "tablee.sqlite")
    file.execute("update meta set value = '99'")
    file.commit()
    file.close()
    assert "was written by a newer Tablée" in fails(Process(tmp_path))


def test_a_folder_that_is_open_to_others(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    data.chmod(0o755)
    assert fails(Process(tmp_path)) == (
        f"{data} is open to other users of this machine (mode 755), and it holds the secrets of "
        f"every table. Close it first: chmod -R go= {data}"
    )
    data.chmod(0o700)
    with Process(tmp_path) as process:
        process.port()


def test_a_damaged_file(tmp_path: Path) -> None:
    """It starts, for the tables that are whole; and says so in its log and to whoever watches."""
    with Process(tmp_path) as process:
        port = process.port()
        for _ in range(30):
            make_table(port)
        process.stop()
    path = tmp_path / "data" / "tablee.sqlite"
    assert not path.with_name("tablee.sqlite-wal").exists()
    data = bytearray(path.read_bytes())
    data[-4096:] = bytes(4096)
    path.write_bytes(data)
    with Process(tmp_path) as process:
        port = process.port()
        said = process.checked()
        assert (said["event"], len(said["found"]) > 0) == ("file-damaged", True)
        web = http.client.HTTPConnection("127.0.0.1", port)
        web.request("GET", "/healthz")
        reply = web.getresponse()
        assert (reply.status, json.loads(reply.read())["status"]) == (503, "damaged")
        web.close()


def make_table(port: int) -> Any:
    web = http.client.HTTPConnection("127.0.0.1", port)
    seats = [{"kind": "me", "name": "Annabelle"}, {"kind": "me"}]
    web.request("POST", "/api/tables", json.dumps({"game": "tic-tac-toe", "seats": seats}))
    made = json.loads(web.getresponse().read())
    web.close()
    return made


def test_the_logs_hold_no_secret(tmp_path: Path) -> None:
    with Process(tmp_path) as process:
        port = process.port()
        made = make_table(port)
        token = made["tokens"]["0"]
        with connect(f"ws://127.0.0.1:{port}/ws/{made['table']['id']}") as client:
            said = (wire.Join(token), wire.Say("a private word"), wire.Join("forged.token"))
            for message in said:
                client.send(text(message))
            while not isinstance(decode(client.recv()), wire.Fault):
                pass
        _, _, err = process.stop()
    assert made["table"]["id"] in err
    for secret in (token, token.rpartition(".")[2], "private", "Annabelle", "forged", "127.0.0.1:"):
        assert secret not in err
