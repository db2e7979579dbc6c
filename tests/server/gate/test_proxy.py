"""docs/operations/nginx.conf as it stands, but for port and certificate: one plays through it."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx2
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tablee.server.gate.trust import Trust
from tablee.server.limits import Limits
from tablee.wire import messages as wire
from tests.server.kit import House, Tab, open_house

SITE = Path(__file__).parents[3] / "docs" / "operations" / "nginx.conf"
PLACES = f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin"
NGINX = os.environ.get("TABLEE_NGINX") or shutil.which("nginx", path=PLACES)
LOCAL = Trust.from_environment({"TABLEE_PROXIES": "127.0.0.1"})
GAME = {"game": "tic-tac-toe", "seats": [{"kind": "me"}, {"kind": "me"}]}

pytestmark = pytest.mark.skipif(NGINX is None, reason="nginx is not on this machine")


@asynccontextmanager
async def proxied(folder: Path, limits: Limits) -> AsyncIterator[tuple[House, int]]:
    """A house, and the port of the proxy before it."""
    async with open_house(folder, limits, LOCAL) as house:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        process = await asyncio.create_subprocess_exec(
            str(NGINX), "-p", str(folder), "-c", str(configured(folder, house.port, port)),
            "-e", "error.log", stderr=asyncio.subprocess.DEVNULL,
        )  # fmt: skip
        try:
            await listening(process, port, folder)
            yield house, port
        finally:
            if process.returncode is None:
                process.terminate()
            await process.wait()


def configured(folder: Path, upstream: int, port: int) -> Path:
    site = SITE.read_text()
    site, ports = re.subn(r"listen (?:\[::\]:)?443 ssl;", "", site)
    assert ports == 2
    site = re.sub(r"ssl_certificate.*;", "", site).replace(
        "127.0.0.1:8000", f"127.0.0.1:{upstream}"
    )
    site = site.replace("server_name", f"listen 127.0.0.1:{port};\n    server_name")
    (folder / "site.conf").write_text(site)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    main = folder / "nginx.conf"
    main.write_text(
        f"daemon off; master_process off; pid {folder}/nginx.pid; events {{}}\n"
        f"http {{ access_log off; {temporary} include {folder}/site.conf; }}\n"
    )
    return main


async def listening(process: asyncio.subprocess.Process, port: int, folder: Path) -> None:
    async with asyncio.timeout(20):
        while True:
            assert process.returncode is None, (folder / "error.log").read_text()
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.02)
            else:
                writer.close()
                return


async def test_one_plays_through_the_proxy(tmp_path: Path) -> None:
    async with proxied(tmp_path, Limits()) as (house, port):
        page = f"http://127.0.0.1:{port}"
        async with httpx2.AsyncClient(base_url=page, headers={"origin": page}) as web:
            assert (await web.get("/t/abc")).status_code == 200
            assert (await web.get("/metrics")).status_code == 404
            made = (await web.post("/api/tables", json=GAME)).json()
        where = f"ws://127.0.0.1:{port}/ws/{made['table']['id']}"
        async with connect(where, origin=page) as socket:  # type: ignore[arg-type]
            tab = Tab(socket)
            await tab.ask(wire.Join(made["tokens"]["0"]), wire.Welcome)
            await tab.ask(wire.Answer(0, 4), wire.Update)
        with pytest.raises(InvalidStatus, match="403"):
            await connect(where, origin="https://elsewhere.example")  # type: ignore[arg-type]
        assert house.app.lobby.services.counts["turned-away:origins"] == 1


async def test_the_limits_see_through_the_proxy_and_nobody_says_who_they_are(
    tmp_path: Path,
) -> None:
    async with proxied(tmp_path, Limits(tables_per_minute=2)) as (house, port):
        async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}") as web:
            codes = [
                (
                    await web.post(
                        "/api/tables", json=GAME, headers={"x-forwarded-for": f"1.1.1.{n}"}
                    )
                )
                for n in range(3)
            ]
            assert [reply.status_code for reply in codes] == [201, 201, 429]
            too_big = await web.post("/api/keepsake", content=b" " * 1_200_000)
            assert too_big.status_code == 413
        # Through another proxy that tells of somebody else, one counts as that somebody.
        other = {"x-forwarded-for": "203.0.113.7"}
        assert (await house.http.post("/api/tables", json=GAME, headers=other)).status_code == 201


async def test_half_sent_requests_stay_with_the_proxy(tmp_path: Path) -> None:
    async with proxied(tmp_path, Limits()) as (house, port):
        crowd = [await asyncio.open_connection("127.0.0.1", port) for _ in range(20)]
        for _, writer in crowd:
            writer.write(b"GET / HTTP/1.1\r\nhost: x\r\n")
        async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}") as web:
            assert (await web.get("/healthz")).status_code == 200
        assert len(house.app.guard._whose) <= 1
        for _, writer in crowd:
            writer.close()
