"""The look at the source of the rules: what it finds, and what it lets pass."""

from __future__ import annotations

import pytest

from tablee.kernel.conformance.source import modules_of, problems
from tablee.lab.teaching import Magpies
from tests.kernel.twins.luck import DrawsFromRandom

FORBIDDEN = [
    "import random",
    "import os.path",
    "from time import monotonic",
    "from datetime import date as day",
    "__import__('random')",
]
ORDER_MATTERS = [
    "for x in {1, 2}: pass",
    "for x in set(y): pass",
    "z = [x for x in {1, 2}]",
    "z = {x: 1 for x in frozenset(y)}",
    "z = list({1} | y)",
    "z = tuple(y - {1})",
    "z = [*{1, 2}]",
    "z = ', '.join({'a', 'b'})",
    "z = next(iter({1}))",
    "def f(y: set[int]):\n    for x in y: pass",
    "def f():\n    y = set()\n    return [x for x in y]",
    "def f():\n    y: set[int] = g()\n    return y.pop()",
    "def f():\n    y = {1}.union(g())\n    for x in y: pass",
    "class S:\n    some: set[int]\n    def f(self):\n        for x in self.some: pass",
]
HARMLESS = [
    "for x in sorted({1, 2}): pass",
    "z = len({1, 2})",
    "z = sum(1 << x for x in {1, 2})",
    "z = any([x for x in {1, 2}])",
    "z = {x + 1 for x in {1, 2}}",
    "z = 1 in {1, 2}",
    "z = [x for x in y if x in {1, 2}]",
    "def f():\n    y = set()\n\ndef g(y):\n    for x in y: pass",
    "z = y.pop()",
    "for x in {1: 2}: pass",
]


@pytest.mark.parametrize("source", FORBIDDEN + ORDER_MATTERS)
def test_found(source: str) -> None:
    assert len(problems(source)) == 1


@pytest.mark.parametrize("source", HARMLESS)
def test_let_pass(source: str) -> None:
    assert problems(source) == []


def test_all_modules_of_a_game_are_looked_at() -> None:
    names = {module.rpartition(".")[2] for module in modules_of(Magpies)}
    assert names >= {"game", "course", "cawing", "state", "cards", "show", "tell"}
    assert "tests.kernel.twins.luck" in modules_of(DrawsFromRandom)
    assert not any("kernel.match" in module for module in modules_of(DrawsFromRandom))
