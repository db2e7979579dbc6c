"""The aims beside the figures of docs/performance.md are those that the benchmark knows."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from pathlib import Path

from tablee.lab.bench.aims import AIMS, with_aim
from tablee.lab.bench.measure import Figure

PAGE = Path(__file__).resolve().parents[2] / "docs/performance.md"
ROW = re.compile(r"\| `(?P<key>[^`]+)` \|$")


def told() -> dict[str, str]:
    """The aims in the tables, by the key that ends a row: what, measured, aim, when, key."""
    found = {}
    for line in PAGE.read_text("utf-8").splitlines():
        if row := ROW.search(line):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            assert len(cells) == 5, line
            assert row["key"] not in found, line
            found[row["key"]] = cells[2]
    return found


def test_every_figure_stands_beside_its_aim() -> None:
    rows = told()
    assert len(rows) > 40
    assert rows == {key: with_aim(Figure(key, "", 0, "")).aim for key in rows}


def test_every_aim_stands_beside_a_figure() -> None:
    assert [keys for keys in AIMS if not any(fnmatchcase(key, keys) for key in told())] == []
