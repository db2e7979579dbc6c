"""The layers below the games, and those that only carry them, know no game by name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.games import BUILT_IN

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "tablee"
LAYERS = ("kernel", "bots", "table", "wire", "cluster", "server")
SOURCES = {".py", ".ftl", ".typ"}

CLAUSE = re.compile(r"\b[A-Z]{2}-\d")
GAME = re.compile("|".join(id.replace("-", "[-_ ]") for id in BUILT_IN), re.IGNORECASE)


def breaks(folder: Path) -> Iterator[str]:
    """Every line that names a clause or a game."""
    for path in sorted(p for p in folder.rglob("*") if p.suffix in SOURCES):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if found := CLAUSE.search(line) or GAME.search(line):
                yield f"{path.relative_to(folder)}:{number}: {found.group()}"


@pytest.mark.parametrize("layer", LAYERS)
def test_no_clause_and_no_game_is_named_below(layer: str) -> None:
    assert list(breaks(PACKAGE / layer)) == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ('"""AN-8.1: how long a message takes."""', "AN-8"),
        ("import tablee.games.fear_of_the_dark", "fear_of_the_dark"),
        ('conformance.check("fog-of-love")', "fog-of-love"),
        ("# as in Fiese Freunde", "Fiese Freunde"),
        ('text.encode("UTF-8"), sha256, [A-Z]{2}-\\d', ""),
    ],
)
def test_the_check_sees(tmp_path: Path, line: str, found: str) -> None:
    (tmp_path / "a.py").write_text(line, encoding="utf-8")
    assert list(breaks(tmp_path)) == ([f"a.py:1: {found}"] if found else [])
