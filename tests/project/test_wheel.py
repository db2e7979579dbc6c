"""The wheel: built here, installed where no checkout is in sight, then served and played.

Nothing is downloaded: the dependencies are those of the environment that runs the tests.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx2
import pytest
from websockets.sync.client import ClientConnection, connect

import tablee
from tablee.games import BUILT_IN
from tablee.places import CLIENT, PACKAGE

ROOT = Path(__file__).resolve().parents[2]
GAMES = sorted(BUILT_IN)
pytestmark = pytest.mark.slow

PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]


class Installed(NamedTuple):
    """The wheel, an environment that holds it, and a folder of its user."""

    wheel: Path
    bin: Path
    home: Path

    def environment(self) -> dict[str, str]:
        kept = os.environ.keys() & {"PATH", "LD_LIBRARY_PATH"}
        return {name: os.environ[name] for name in kept} | {
            "HOME": str(self.home),
            "LANG": "C.UTF-8",
        }

    def run(self, *argv: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """A command of the environment, in the user's folder."""
        return subprocess.run(
            [self.bin / argv[0], *argv[1:]],
            input=typed,
            cwd=self.home,
            env=self.environment(),
            capture_output=True,
            text=True,
        )


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    assert (CLIENT / "index.html").is_file(), "The web client is not built: run ./tablee serve."
    folder = tmp_path_factory.mktemp("wheel")
    flags = ["--quiet", "--no-index", "--no-deps"]
    build = [*PIP, "wheel", *flags, "--no-build-isolation", "-w", str(folder), str(ROOT)]
    subprocess.run(build, check=True)
    wheel = next(folder.glob("*.whl"))
    venv, home = folder / "venv", folder / "home"
    home.mkdir()
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", venv], check=True)
    python = venv / "bin" / "python"
    subprocess.run([*PIP, "--python", str(python), "install", *flags, str(wheel)], check=True)
    # Only a path: the .pth files in that folder, one of which leads to the checkout, are not read.
    packages = next(venv.glob("lib/python*/site-packages"))
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return Installed(wheel, venv / "bin", home)


def test_the_wheel_holds_every_file_of_the_package_and_nothing_else(installed: Installed) -> None:
    held = {
        name.removeprefix("tablee/")
        for name in zipfile.ZipFile(installed.wheel).namelist()
        if ".dist-info/" not in name
    }
    there = {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*")
        if path.is_file() and path.suffix != ".pyc" and path != CLIENT / ".stamp"
    }
    assert held == there
    for ending in (".ftl", ".toml", ".typ", "clauses/fr.md", "py.typed", "static/index.html"):
        assert any(name.endswith(ending) for name in held), ending
    assert [name for name in held if re.search(r"tests?/|test_|node_modules", name)] == []


def test_the_wheel_names_its_version_licences_and_games(installed: Installed) -> None:
    archive = zipfile.ZipFile(installed.wheel)
    info = f"tablee-{tablee.__version__}.dist-info"
    licences = {n.rpartition("/")[2] for n in archive.namelist() if f"{info}/licenses/" in n}
    assert licences == {"LICENSE", "LICENSE-CONTENT", "NOTICE.md"}
    points = archive.read(f"{info}/entry_points.txt").decode()
    assert sorted(re.findall(r"^([\w-]+) = tablee\.games\.\w+:GAME$", points, re.M)) == GAMES
    assert "tablee = tablee.cli.app:run" in points


def test_the_version_is_told_from_any_folder(installed: Installed) -> None:
    for argv in (["tablee"], ["python", "-m", "tablee"], ["python", "-m", "tablee.cli"]):
        assert installed.run(*argv, "--version").stdout == f"{tablee.__version__}\n"


EVERY_GAME = """
import importlib.metadata, tablee
from tablee.places import checkout
assert checkout() is None, checkout()
assert importlib.metadata.version("tablee") == tablee.__version__
for point in importlib.metadata.entry_points(group="tablee.games"):
    game = point.load()
    assert game is tablee.games()[point.name] and game.id == point.name
    match = tablee.new_match(game.id, key="wheel")
    bots = {seat: tablee.random_bot(seat) for seat in range(match.seats)}
    tablee.play(match, bots)
    assert match.view(0) and game.catalogue.has("fr", "title")
    print(game.id)
"""


def test_every_game_is_there_and_comes_to_its_end(installed: Installed) -> None:
    said = installed.run("python", "-c", EVERY_GAME)
    assert said.stderr == ""
    assert sorted(said.stdout.split()) == GAMES


def test_a_game_is_played_in_the_terminal(installed: Installed) -> None:
    said = installed.run(
        "tablee", "play", "fear-of-the-dark", "--seed", "a", typed="strike\nq\nn\n"
    )
    assert (said.returncode, said.stderr) == (0, "")
    assert "Fear of the Dark" in said.stdout


def test_the_rules_are_there_in_both_languages(installed: Installed) -> None:
    for lang in ("en", "fr"):
        said = installed.run("tablee", "rules", "fear-of-the-dark", "FD-4.2", "--lang", lang)
        assert said.stdout.startswith("FD-4.2 ")


@pytest.mark.parametrize(
    "command", ["types", "clauses", "balance fog-of-love --games 1 --only sweet --write"]
)
def test_commands_on_the_project_say_that_it_is_not_there(
    installed: Installed, command: str
) -> None:
    said = installed.run("tablee", *command.split())
    assert (said.returncode, said.stdout) == (1, "")
    assert "in a checkout of the repository" in said.stderr
    assert said.stderr.count("\n") == 1


# A server, as somebody runs it who has only the wheel


@pytest.fixture(scope="module")
def address(installed: Installed) -> Iterator[str]:
    """Where it listens. Without --data, the tables go into the user's own folder."""
    server = subprocess.Popen(
        [installed.bin / "tablee", "serve", "--port", "0"],
        cwd=installed.home,
        env=installed.environment() | {"XDG_DATA_HOME": str(installed.home / "share")},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert server.stdout is not None
    found = re.search(r"http://(\S+)", server.stdout.readline())
    assert found, "the server did not start"
    yield found[1]
    server.send_signal(signal.SIGTERM)
    assert server.wait(timeout=20) == 0
    server.stdout.close()


def get(address: str, path: str) -> httpx2.Response:
    reply = httpx2.get(f"http://{address}{path}")
    assert reply.status_code == 200, path
    return reply


def test_the_server_is_well_and_tells_its_version(address: str) -> None:
    assert get(address, "/healthz").json() == {"status": "ok", "version": tablee.__version__}


def test_the_client_is_served(address: str) -> None:
    page = get(address, "/").text
    asset = re.search(r'"(/assets/[\w-]+\.js)"', page)
    assert asset
    assert "immutable" in get(address, asset[1]).headers["cache-control"]


def test_games_and_rules_are_served(address: str) -> None:
    games = get(address, "/api/games").json()
    assert {game["id"] for game in games} >= set(GAMES)
    for game in GAMES:
        assert get(address, f"/api/rules/{game}/fr").json()["sections"]


def test_a_move_is_played_over_the_web_socket(installed: Installed, address: str) -> None:
    wish = {"game": "fear-of-the-dark", "seed": "a", "seats": [{"kind": "me", "name": "Ana"}]}
    made = httpx2.post(f"http://{address}/api/tables", json=wish).json()
    with connect(f"ws://{address}/ws/{made['table']['id']}") as socket:
        prompt = say(socket, {"t": "join", "token": made["tokens"]["0"]}, "welcome")["prompt"]
        answer = {"t": "answer", "ask": prompt["ask"], "choice": "strike"}
        assert say(socket, answer, "update")["prompt"]["ask"] == prompt["ask"] + 1
    assert (installed.home / "share" / "tablee" / "tablee.sqlite").is_file()
    assert not (installed.home / "data").exists()


def say(socket: ClientConnection, message: dict[str, Any], awaited: str) -> dict[str, Any]:
    """Send a message; the first of the awaited kind that comes back."""
    socket.send(json.dumps(message))
    while True:
        heard: dict[str, Any] = json.loads(socket.recv(timeout=20))
        if heard["t"] == awaited:
            return heard
