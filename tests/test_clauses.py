"""Every clause of a game that can be played has a test which names it."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee
from tablee.games import BUILT_IN
from tablee.lab import clauses
from tablee.lab.yardsticks.tic_tac_toe import TicTacToe

TESTS = Path(__file__).resolve().parent
GAMES = [game.id for game in clauses.games_with_rules() if game.id in {*BUILT_IN, "magpies"}]


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test(game: str) -> None:
    table = clauses.coverage(tablee.games()[game], TESTS)
    assert table.titles, "no clause at all"
    assert table.missing == [], "each of these needs a test that is marked @rule(…) with its id"
    assert table.unknown == {}, "these tests name a clause that is not there"


def test_the_table_counts_what_tests_name(tmp_path: Path) -> None:
    (tmp_path / "clauses").mkdir()
    (tmp_path / "clauses" / "en.md").write_text(
        "# Toy\n## TO-1 Setup\n### TO-1.1 The box\n…\n### TO-1.2 The deal\n### TO-2.1a\n"
    )
    (tmp_path / "tests" / "toy").mkdir(parents=True)
    (tmp_path / "tests" / "toy" / "test_toy.py").write_text(
        "import pytest\nfrom tests.rules import rule\n"
        "pytestmark = [rule('TO-2.1a')]\n"
        "@rule('TO-1.1', 'TO-9.9')\ndef test_box(): pass\n"
        "@pytest.mark.rule('TO-1.1')\n@pytest.mark.parametrize('x', [1])\ndef test_x(x): pass\n"
        "@pytest.mark.parametrize('x', [pytest.param(1, marks=rule('TO-2.1a'))])\n"
        "def test_y(x): pass\n"
        "def rule_of_thumb(): rule('TO-1.2')\n"
    )
    toy = tablee.Game("toy", TicTacToe, (2,), tmp_path)
    table = clauses.coverage(toy, tmp_path / "tests")
    assert table.titles == {"TO-1.1": "The box", "TO-1.2": "The deal", "TO-2.1a": ""}
    assert table.tests["TO-1.1"] == ["toy/test_toy.py::test_box", "toy/test_toy.py::test_x"]
    assert "TO-2.1a" in table.tests
    assert table.missing == ["TO-1.2"]
    assert table.unknown == {"TO-9.9": ["toy/test_toy.py::test_box"]}
    assert "toy: 2 of 3 clauses have a test" in str(table)
