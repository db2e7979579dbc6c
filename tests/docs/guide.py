"""`docs/adding-a-game.md`, and the game that it makes: in a folder outside of the repository.

`file=`        blocks are put together into the files of the game;
`python run`   blocks are run, each in a process of its own;
`console run`  blocks hold commands ("$ …"), with lines that must come, in this order; what follows
               "> " is typed;
`from=`        blocks are excerpts, and stand in that file as they stand there.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import tablee

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
_BLOCK = re.compile(r"^```(\w+) (file|from|run)=?(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    language: str
    kind: str
    path: str
    text: str


class Command(NamedTuple):
    """A command of the page, with the lines that stand below it there."""

    argv: list[str]
    lines: list[str]

    @property
    def typed(self) -> str:
        return "".join(f"{line[2:]}\n" for line in self.lines if line.startswith("> "))


BLOCKS = [Block(*found) for found in _BLOCK.findall(PAGE)]


def commands() -> Iterator[Command]:
    for block in BLOCKS:
        if (block.language, block.kind) == ("console", "run"):
            for part in block.text.removeprefix("$ ").split("\n$ "):
                command, *lines = part.splitlines()
                yield Command(command.split(), lines)


class Author(NamedTuple):
    """Somebody who has Tablée and follows the page in a folder of their own."""

    folder: Path
    installed: Path
    """Where the package is, once it is installed."""

    def write(self) -> None:
        files: dict[str, str] = {}
        for block in BLOCKS:
            if block.kind == "file":
                gap = "\n" if block.text.startswith("    ") else "\n\n"
                before = files.get(block.path)
                files[block.path] = block.text if before is None else before + gap + block.text
        for path, text in files.items():
            (self.folder / path).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / path).write_text(text, encoding="utf-8")

    def install(self) -> None:
        """Like `pip install .`, with nothing from the network: the build tool is that of the
        environment that runs the tests."""
        flags = ["--quiet", "--no-index", "--no-deps", "--no-build-isolation"]
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", *flags]
        target = ["--target", str(self.installed), str(self.folder)]
        subprocess.run([*pip, *target], check=True, cwd=self.folder)

    def environment(self, *more: Path) -> dict[str, str]:
        kept = os.environ.keys() & {"PATH", "LD_LIBRARY_PATH"}
        seen = [self.installed, *more, Path(tablee.__file__).parent.parent]
        return {name: os.environ[name] for name in kept} | {
            "HOME": str(self.folder),
            "LANG": "C.UTF-8",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # those of the tests of Tablée
            "PYTHONPATH": os.pathsep.join(map(str, seen)),
        }

    def run(self, *argv: str, typed: str = "", more: tuple[Path, ...] = ()) -> Ran:
        """`tablee …` or `python …`, in the folder."""
        python = {"tablee": [sys.executable, "-m", "tablee"], "python": [sys.executable]}
        return subprocess.run(
            [*python[argv[0]], *argv[1:]],
            input=typed,
            cwd=self.folder,
            env=self.environment(*more),
            capture_output=True,
            text=True,
        )

    @contextmanager
    def serving(self) -> Iterator[str]:
        """`tablee serve`, at a port that is free: its address."""
        serve = [sys.executable, "-m", "tablee", "serve", "--port", "0", "--data", "tables"]
        server = subprocess.Popen(
            serve,
            cwd=self.folder,
            env=self.environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert server.stdout is not None
        try:
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found, "the server did not start"
            yield found[0]
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(timeout=20)
            server.stdout.close()


Ran = subprocess.CompletedProcess[str]


def author(folder: Path) -> Author:
    """The page, followed as far as the installation."""
    made = Author(folder / "crumbs-game", folder / "installed")
    made.folder.mkdir()
    made.write()
    made.install()
    return made
