"""Do the tests of a clause notice its break? Each is made in a copy of the package, in which only
the tests that name the clause are run; one of them must fail.

What was found is kept in a file, by a hash of all that it depends on: a run can be ended, and goes
on where it was.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Literal

import msgspec

from tablee.lab.breaks import Break, Broken, clauses_of, edited, overlay
from tablee.places import PACKAGE

Verdict = Literal["caught", "survived", "not-run", "hung", "untested"]
"""`not-run`: with this break the tests cannot even be imported; it proves nothing."""
PATIENCE = 300
"""Seconds for the tests of one clause."""
FAILED, PASSED = 1, 0
Tell = Callable[[Break, Verdict], None]


class Findings:
    """What earlier runs have found, by hash."""

    def __init__(self, file: Path, fresh: bool = False) -> None:
        self.file = file
        self.known: dict[str, Verdict] = {}
        if file.is_file() and not fresh:
            self.known = msgspec.json.decode(file.read_bytes(), type=dict[str, Verdict])

    def note(self, key: str, verdict: Verdict) -> None:
        self.known[key] = verdict
        part = self.file.with_suffix(".part")
        part.write_bytes(msgspec.json.encode(self.known))
        part.replace(self.file)


class Breaking:
    """The breaks of one game, tried on this machine."""

    def __init__(self, broken: Broken, root: Path, memory: Findings, jobs: int = 1) -> None:
        self.broken, self.root, self.memory, self.jobs = broken, root, memory, jobs
        self.tests = root / "tests"
        self._sources = digest(files(broken.game.folder))

    def run(self, breaks: Iterable[Break], tell: Tell = lambda one, verdict: None) -> None:
        """Try them, several at a time; `tell` is called with each result."""
        todo = []
        for one in breaks:
            known = self.memory.known.get(self.key(one))
            if known:
                tell(one, known)
            else:
                todo.append(one)
        with ThreadPoolExecutor(self.jobs) as pool:
            for one, verdict in zip(todo, pool.map(self.verdict, todo), strict=True):
                if verdict != "hung":  # the machine may have been slow
                    self.memory.note(self.key(one), verdict)
                tell(one, verdict)

    def sound(self, breaks: Iterable[Break]) -> bool:
        """Whether the tests of these clauses pass without a break: otherwise a break proves
        nothing."""
        clauses = clauses_of(breaks)
        key = sha256(repr((clauses, self._sources, self._tests(clauses))).encode()).hexdigest()
        if self.memory.known.get(key) == "survived":
            return True
        passes = self.test(clauses, PACKAGE.parent) == PASSED
        if passes:
            self.memory.note(key, "survived")
        return passes

    def verdict(self, one: Break) -> Verdict:
        if not self.broken.coverage.tests.get(one.clause):
            return "untested"
        folder = self.broken.game.folder
        changed = {folder / name: text for name, text in edited(folder, one).items()}
        with tempfile.TemporaryDirectory(prefix="tablee-break-") as made:
            overlay(PACKAGE, Path(made) / "tablee", changed)
            try:
                code = self.test([one.clause], Path(made), PATIENCE)
            except subprocess.TimeoutExpired:
                return "hung"
        verdicts: dict[int, Verdict] = {PASSED: "survived", FAILED: "caught"}
        return verdicts.get(code, "not-run")

    def test(self, clauses: list[str], source: Path, patience: float | None = None) -> int:
        """The exit code of pytest for the tests that name one of these clauses; without a timeout
        by default."""
        named = self.broken.coverage.tests
        paths = sorted({t.partition("::")[0] for clause in clauses for t in named.get(clause, ())})
        argv = [sys.executable, "-m", "pytest", "-q", "--no-header", "--hypothesis-seed=0"]
        argv += ["-p", "no:cacheprovider", "-p", "no:xdist", "-o", f"pythonpath={source}"]
        argv += ["--clauses", ",".join(clauses), "-x"]
        kept = {name: value for name, value in os.environ.items() if name != "TABLEE_GOLDENS"}
        with tempfile.TemporaryDirectory(prefix="tablee-examples-") as examples:
            env = kept | {
                "PYTHONPATH": os.pathsep.join((str(source), str(self.root))),
                "HYPOTHESIS_STORAGE_DIRECTORY": examples,
            }
            done = subprocess.run(
                [*argv, *(str(self.tests / path) for path in paths)],
                cwd=self.root, env=env, timeout=patience, check=False,
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            )  # fmt: skip
        return done.returncode

    # -- what it depends on -------------------------------------------------------------------

    def key(self, one: Break) -> str:
        parts = (msgspec.json.encode(one), self._sources, self._tests([one.clause]))
        return sha256(repr(parts).encode()).hexdigest()

    def _tests(self, clauses: list[str]) -> str:
        """The tests that name them, with all that lies in the same part of the tests."""
        named = self.broken.coverage.tests
        paths = {t.partition("::")[0] for clause in clauses for t in named.get(clause, ())}
        parts = sorted({path.partition("/")[0] for path in paths})
        return digest(file for part in parts for file in code(self.tests / part))


def code(part: Path) -> list[Path]:
    """All of a part of the tests; of one that stands alone, with what lies beside it."""
    return sorted(part.rglob("*.py") if part.is_dir() else part.parent.glob("*.py"))


def files(folder: Path) -> Iterator[Path]:
    """All that a game is made of."""
    yield from (
        path
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix in (".py", ".toml", ".txt", ".json", ".ftl")
    )


def digest(paths: Iterable[Path]) -> str:
    whole = sha256()
    for path in paths:
        whole.update(str(path).encode() + path.read_bytes())
    return whole.hexdigest()
