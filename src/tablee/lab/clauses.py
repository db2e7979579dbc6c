"""Which clauses of the rules have a test that names them.

A test names a clause by `@rule("FD-4.2")`. The tests are read as text, so none has to be run.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from functools import cache
from pathlib import Path

from msgspec import Struct

import tablee
from tablee.kernel import Game
from tablee.kernel.words.clauses import read_clauses


class Coverage(Struct):
    """The clauses of one game, and for each the tests that name it."""

    game: str
    titles: dict[str, str]
    tests: dict[str, list[str]]

    @property
    def missing(self) -> list[str]:
        return [clause for clause in self.titles if clause not in self.tests]

    @property
    def unknown(self) -> dict[str, list[str]]:
        """Ids that tests name although there is no such clause: a typing error, or a rule that was
        removed."""
        series = {clause.partition("-")[0] for clause in self.titles}
        return {
            clause: tests
            for clause, tests in self.tests.items()
            if clause.partition("-")[0] in series and clause not in self.titles
        }

    def __str__(self) -> str:
        done = len(self.titles) - len(self.missing)
        lines = [f"{self.game}: {done} of {len(self.titles)} clauses have a test"]
        for clause, title in self.titles.items():
            count = len(self.tests.get(clause, ()))
            lines.append(f"  {clause:9} {count or '-':>3}  {title}")
        lines += [f"  {clause}: no such clause ({t[0]})" for clause, t in self.unknown.items()]
        return "\n".join(lines)


def games_with_rules() -> list[Game]:
    """The games whose rules are written down, by their ids."""
    known = sorted(tablee.games().items())
    return [game for _, game in known if read_clauses(game, "en")]


def coverage(game: Game, tests: Path) -> Coverage:
    """By the tests in this folder."""
    sections = read_clauses(game, "en")
    titles = {clause.id: clause.title for section in sections for clause in section.clauses}
    return Coverage(game.id, titles, tests_by_clause(tests))


@cache
def tests_by_clause(folder: Path) -> dict[str, list[str]]:
    """{clause: ["test_light.py::test_the_last_match", …]}"""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                for clause in _named(node.decorator_list):
                    found[clause].append(f"{path.relative_to(folder)}::{node.name}")
            elif isinstance(node, ast.Assign):  # `pytestmark = rule(…)`, or a list of cases
                for clause in _named([node.value]):
                    found[clause].append(f"{path.relative_to(folder)}")
    return dict(found)


def _named(expressions: list[ast.expr]) -> list[str]:
    """The ids in every `rule("…", …)` among these."""
    calls = (node for e in expressions for node in ast.walk(e) if isinstance(node, ast.Call))
    return [
        arg.value
        for call in calls
        if _called(call) == "rule"
        for arg in call.args
        if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
    ]


def _called(node: ast.Call) -> str:
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""
