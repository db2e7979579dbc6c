"""A server on loopback with a table of each game, and the addresses that are looked at."""

from __future__ import annotations

import http.client
import json
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from msgspec import Struct

import tablee
from tablee.lab.borrowed import NotThere, why
from tablee.lab.server.bench import server
from tablee.lab.server.evening import play_out
from tablee.places import CLIENT

ORIGIN = "http://127.0.0.1:{}"
SHORTEST = "fear-of-the-dark"
"""The game of the replay: it can be given up, and is over soon."""
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ("--headless=new", "--no-sandbox", "--disable-gpu", "--mute-audio")


class Place(Struct, frozen=True):
    """A page by its path, and what the device knows when it opens it (localStorage)."""

    name: str
    path: str
    storage: dict[str, str] = {}


def browser() -> str:
    """The Chromium of this machine."""
    said = os.environ.get("CHROME_PATH") or os.environ.get("TABLEE_CHROMIUM")
    found = said or next(filter(None, map(shutil.which, BROWSERS)), None)
    if not found:
        raise NotThere("Chromium: CHROME_PATH")
    return found


@contextmanager
def house() -> Iterator[int]:
    """A server of its own with the built client; its port."""
    if not (CLIENT / "index.html").is_file():
        raise NotThere("the web client is not built")
    with server() as (_, port):
        yield port


def game_ids() -> list[str]:
    """Those on the home page, in its order."""
    found = sorted(tablee.games().values(), key=lambda game: game.order)
    return [game.id for game in found if not game.hidden]


def make_table(port: int, game: str, seed: str = "") -> dict[str, Any]:
    """A table of that game: I in the first seat, bots elsewhere."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    try:
        connection.request("POST", "/api/tables", json.dumps({"game": game, "seed": seed}))
        made: dict[str, Any] = json.loads(connection.getresponse().read())
    finally:
        connection.close()
    return made


def storage_of(made: dict[str, Any]) -> dict[str, str]:
    """As the client keeps a table in which one sits (web/src/kit/device/local.svelte.ts)."""
    table = made["table"]
    known = {
        "id": table["id"],
        "game": table["game"],
        "options": table.get("options", {}),
        "tokens": made["tokens"],
        "seed": table.get("seed", ""),
        "daily": "",
        "forked": False,
        "seen": int(time.time() * 1000),
        "over": False,
    }
    return {"tablee.tables": json.dumps([known])}


def places(port: int) -> list[Place]:
    """Every page that is looked at."""
    games = game_ids()
    tables = {game: make_table(port, game) for game in games}
    over = make_table(port, SHORTEST)
    play_out(port, over)
    return [
        Place("home", "/"),
        *(Place(f"set-up: {game}", f"/new/{game}") for game in games),
        *(
            Place(f"table: {game}", f"/t/{made['table']['id']}", storage_of(made))
            for game, made in tables.items()
        ),
        *(Place(f"rules: {game}", f"/rules/{game}") for game in games),
        Place("replay", f"/replay/{over['table']['id']}"),
    ]


def in_node(
    node: Path,
    folder: Path,
    script: Path,
    chrome: str,
    origin: str,
    place: Place,
    patience: float,
    **more: Any,
) -> dict[str, Any]:
    """What a script of ours finds at a place: it is told by one line of JSON, and tells by one."""
    wish = {
        "chrome": chrome,
        "flags": FLAGS,
        "origin": origin,
        "path": place.path,
        "storage": place.storage,
        **more,
    }
    try:
        done = subprocess.run(
            [str(node), str(script)],
            cwd=folder,
            input=json.dumps(wish) + "\n",
            capture_output=True,
            text=True,
            timeout=patience,
        )
    except subprocess.TimeoutExpired:
        raise NotThere(f"{place.name}: {patience:.0f} s") from None
    if done.returncode:
        raise NotThere(f"{place.name}: {why(done)}")
    told: dict[str, Any] = json.loads(done.stdout)
    return told
