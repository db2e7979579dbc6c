"""The project's own promises: what no file names, what can be executed, one package."""

from __future__ import annotations

import json
import os
import pkgutil
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import tablee
from tablee.games import BUILT_IN
from tablee.places import PACKAGE

ROOT = Path(__file__).resolve().parents[2]


LOADED = {"msgspec", "typing_extensions"}
"""Of others, all that `import tablee` may load: everybody waits for it who plays in a terminal."""
FOREIGN = """
import sys, sysconfig
before = set(sys.modules)
import tablee
found = {name.partition(".")[0] for name in set(sys.modules) - before} - sys.stdlib_module_names
print(*sorted(name for name in found if not name.startswith("_") and name != "tablee"))
"""


def test_import_loads_few_modules_of_others() -> None:
    said = subprocess.run(
        [sys.executable, "-c", FOREIGN], capture_output=True, text=True, check=True
    )
    assert set(said.stdout.split()) <= LOADED


def git(*args: str) -> list[str]:
    """The words git says, or nothing where this is not a checkout."""
    try:
        said = subprocess.run(["git", *args, "-z"], cwd=ROOT, capture_output=True, text=True)
    except FileNotFoundError:
        return []
    return [word for word in said.stdout.split("\0") if word]


def own_files() -> list[Path]:
    """Every file that is, or is about to be, in the repository."""
    names = git("ls-files", "--cached", "--others", "--exclude-standard")
    if names:
        return [path for name in names if (path := ROOT / name).is_file()]
    made = {".git", ".venv", "node_modules", "dist", "static", "__pycache__", "data"}
    made |= {"test-results"}
    made |= {".hypothesis", ".mypy_cache", ".ruff_cache", ".pytest_cache"}
    found = []
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in made]
        found += [Path(folder, name) for name in files]
    return found


def own_texts() -> Iterator[tuple[str, str]]:
    for path in own_files():
        data = path.read_bytes()
        if b"\0" not in data:
            yield str(path.relative_to(ROOT)), data.decode(errors="replace")


def offenders(pattern: str) -> list[str]:
    expression = re.compile(pattern, re.IGNORECASE)
    return [
        f"{name}:{number}: {match.group()}"
        for name, text in own_texts()
        for number, line in enumerate(text.splitlines(), 1)
        if (match := expression.search(line))
    ]


# Files


def test_no_file_names_a_package_registry() -> None:
    # In pieces, so that this file passes its own test.
    hosts = [("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("npmjs", "com")]
    hosts += [("yarnpkg", "com"), ("debian", "org"), ("ubuntu", "com"), ("npmmirror", "com")]
    assert offenders("|".join(rf"\b{name}\.{end}\b" for name, end in hosts)) == []


def test_no_file_holds_a_path_of_one_machine() -> None:
    assert offenders(r"(?<![\w.~:/-])/(?:root|work|home|Users)/\w") == []


@pytest.mark.parametrize("name", ["tablee", ".ci/run"])
def test_the_commands_can_be_executed(name: str) -> None:
    assert os.access(ROOT / name, os.X_OK)
    for entry in git("ls-files", "--stage", name):
        assert entry.startswith("100755")


def test_ci_ends_as_the_tests_end(tmp_path: Path) -> None:
    """Run with a script that notes how it was called and fails: from any folder, nothing else."""
    (tmp_path / ".ci").mkdir()
    shutil.copy(ROOT / ".ci/run", tmp_path / ".ci/run")
    fake = tmp_path / "tablee"
    fake.write_text('#!/bin/sh\necho "$PWD" "$@"\nexit 7\n')
    fake.chmod(0o755)
    said = subprocess.run([tmp_path / ".ci/run"], cwd="/", capture_output=True, text=True)
    assert (said.returncode, said.stdout, said.stderr) == (7, f"{tmp_path} test\n", "")


# One package


def test_the_version_stands_in_one_place() -> None:
    version = re.escape(tablee.__version__)
    places = ["pyproject.toml", "web/package.json", *(f.as_posix() for f in python_files())]
    found = [name for name in places if re.search(rf'"{version}"', (ROOT / name).read_text())]
    assert found == ["src/tablee/_version.py"]
    assert "version" not in json.loads((ROOT / "web/package.json").read_text())


def test_the_games_are_entry_points() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    points = project["entry-points"]["tablee.games"]
    assert points == BUILT_IN
    loaded = {name: pkgutil.resolve_name(where) for name, where in points.items()}
    assert {name: game.id for name, game in loaded.items()} == {name: name for name in points}


def test_only_one_module_looks_outside_the_package() -> None:
    """What is installed has no folders above it; `places` alone asks whether there are some."""
    outside = [
        file.as_posix()
        for file in python_files()
        if climbs((ROOT / file).read_text()) > len((ROOT / file).relative_to(PACKAGE).parts)
    ]
    assert outside == ["src/tablee/places.py"]


def climbs(code: str) -> int:
    """How many folders up the boldest expression of a file goes."""
    parents = [int(index) + 1 for index in re.findall(r"\.parents\[(\d+)\]", code)]
    chains = [chain.count(".parent") for chain in re.findall(r"(?:\.parent\b(?!s))+", code)]
    return max([0, *parents, *chains])


def python_files() -> list[Path]:
    return sorted(path.relative_to(ROOT) for path in PACKAGE.rglob("*.py"))
