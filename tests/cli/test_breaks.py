"""`tablee clauses --breaks`: what it prints, and how it ends."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tablee.cli import breaks as command
from tablee.lab.breaking import Breaking, Findings
from tablee.lab.breaks import Broken, breaks_of
from tests.cli.conftest import Run

MAGPIES = ("clauses", "magpies", "--breaks")


@pytest.fixture
def codes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dict[str, int]:
    """The exit code of the tests of a clause, once it is broken; 1 unless said otherwise."""
    codes: dict[str, int] = {}

    def test(
        self: Breaking, clauses: list[str], source: Path, patience: float | None = None
    ) -> int:
        broken = source.name.startswith("tablee-break-")
        return codes.get(clauses[0], 1) if broken else codes.get("unbroken", 0)

    monkeypatch.setattr(Breaking, "test", test)
    monkeypatch.setattr(command, "Findings", lambda _, fresh: Findings(tmp_path / "found", fresh))
    return codes


def test_all_are_caught(run: Run, codes: dict[str, int]) -> None:
    said = run(*MAGPIES)
    assert (said.code, said.out) == (0, "14 breaks were caught; nothing is wrong.\n")


def test_a_survivor_is_named(run: Run, codes: dict[str, int]) -> None:
    codes |= {"MG-5.2": 0, "MG-7": 2}
    said = run(*MAGPIES)
    assert said.code == 1
    assert "MG-5.2: its tests pass although rules/cawing.py plays against it." in said.out
    assert "MG-7: with the break in rules/end.py the tests cannot even be read." in said.out
    assert said.out.endswith("12 breaks were caught; 2 things are wrong.\n")
    codes.clear()
    assert run(*MAGPIES).code == 1, "what is known is not tried again"
    assert run(*MAGPIES, "--fresh").code == 0


def test_some_or_one(run: Run, codes: dict[str, int]) -> None:
    assert run(*MAGPIES, "--sample", "3").out.startswith("3 breaks were caught")
    said = run(*MAGPIES, "--clause", "mg-4.1", "--lang", "fr")
    assert said.out == "Une rupture remarquée\u00a0; tout va bien.\n"


def test_what_fails_unbroken_proves_nothing(run: Run, codes: dict[str, int]) -> None:
    codes["unbroken"] = 1
    said = run(*MAGPIES)
    assert said.code == 1
    assert "fail as the game is" in said.out


def test_clauses_without_a_break_are_listed(
    run: Run, codes: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fewer(*args: Any) -> Broken:
        broken = breaks_of(*args)
        broken.breaks.pop()
        return broken

    monkeypatch.setattr(command, "breaks_of", fewer)
    for argv in (MAGPIES, (*MAGPIES, "--clause", "MG-7")):
        said = run(*argv)
        assert said.code == 1
        assert "magpies: one clause has no break: MG-7" in said.out


def test_a_break_that_no_longer_fits_is_told(
    run: Run, codes: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    def moved(*args: Any) -> Broken:
        broken = breaks_of(*args)
        broken.breaks[-1].was = "what once stood there"
        return broken

    monkeypatch.setattr(command, "breaks_of", moved)
    for argv in (MAGPIES, (*MAGPIES, "--clause", "MG-7"), (*MAGPIES, "--sample", "2")):
        said = run(*argv)
        assert said.code == 1
        assert "MG-7: the break no longer fits" in said.out
    assert run(*MAGPIES, "--clause", "MG-4.1").code == 0


def test_a_clause_that_is_not_there(run: Run, codes: dict[str, int]) -> None:
    said = run(*MAGPIES, "--clause", "MG-99")
    assert said.code != 0
    assert "There is no clause MG-99 in the rules of magpies." in said.err
