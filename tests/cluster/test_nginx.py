"""docs/operations/nginx-cluster.conf before two processes, with the site of nginx.conf."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.asyncio.client import connect

from tablee.wire import messages as wire
from tests.server.gate.test_proxy import GAME, NGINX, SITE, configured, listening
from tests.server.kit import Tab

from .kit import Cluster, open_cluster

pytestmark = pytest.mark.skipif(NGINX is None, reason="nginx is not on this machine")
BALANCER = SITE.parent / "nginx-cluster.conf"
TABLES = 6


def balanced(folder: Path, cluster: Cluster, port: int) -> Path:
    main, balancer = configured(folder, 8000, port), BALANCER.read_text()
    for number, process in enumerate(cluster.processes, 1):
        assert f"127.0.0.1:800{number} " in balancer
        balancer = balancer.replace(f"127.0.0.1:800{number} ", f"127.0.0.1:{process.port} ")
    site = (folder / "site.conf").read_text()
    assert "http://127.0.0.1:8000;" in site
    site = site.replace("http://127.0.0.1:8000;", "http://tablee;")
    (folder / "site.conf").write_text(balancer + site)
    return main


async def play(port: int, made: Any) -> list[Tab]:
    """Both seats, each by a connection of its own; the first has moved."""
    where, tabs = f"ws://127.0.0.1:{port}/ws/{made['table']['id']}", []
    for seat in "01":
        tab = Tab(await connect(where))
        await tab.ask(wire.Join(made["tokens"][seat]), wire.Welcome)
        tabs.append(tab)
    assert await tabs[0].ask(wire.Answer(0, 4), wire.Update)
    return tabs


async def test_a_table_and_its_people_are_at_one_process(bus: str, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    async with open_cluster(bus) as cluster:
        process = await asyncio.create_subprocess_exec(
            str(NGINX), "-p", str(tmp_path), "-c", str(balanced(tmp_path, cluster, port)),
            "-e", "error.log", stderr=asyncio.subprocess.DEVNULL,
        )  # fmt: skip
        try:
            await listening(process, port, tmp_path)
            async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}") as web:
                made = [(await web.post("/api/tables", json=GAME)).json() for _ in range(TABLES)]
                for one in made:
                    shown = await web.get(f"/api/tables/{one['table']['id']}")
                    assert shown.status_code == 200
            tabs = [tab for one in made for tab in await play(port, one)]
            assert sum(len(p.app.lobby.live) for p in cluster.processes) == TABLES
            assert [p.node.edge.visits for p in cluster.processes] == [0, 0]
            for tab in tabs:
                await tab.socket.close()
        finally:
            if process.returncode is None:
                process.terminate()
            await process.wait()
