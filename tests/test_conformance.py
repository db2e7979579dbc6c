"""Every registered game keeps what every game must keep, with every number of seats."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee
import tablee.lab.teaching
import tablee.lab.yardsticks
from tablee.games import BUILT_IN
from tablee.kernel import conformance
from tablee.kernel.conformance.play import all_checks

pytestmark = pytest.mark.slow

TOLD = (*BUILT_IN, "magpies", "tic-tac-toe", "connect-four")
"""Games whose text says all that is seen."""

GAMES = 7
"""So many of a game, over all numbers of seats: in fewer, not all that can change does."""

TABLES = [
    (name, seats)
    for name, game in tablee.games().items()
    if game.state.__module__.startswith("tablee.")  # other tests register games of their own
    for seats in game.seats
]


@pytest.mark.parametrize(("name", "seats"), TABLES, ids=lambda value: str(value))
def test_conformance(name: str, seats: int, tmp_path: Path) -> None:
    tables = len(tablee.games()[name].seats)
    checks = [kind for kind in all_checks() if kind is not conformance.Sufficiency]
    games, budget = max(1, 4 // tables), 100 // tables
    report = conformance.check(name, seats, games, checks=checks, budget=budget)
    files = [failure.write(tmp_path) for failure in report.failures]
    assert report.ok, f"{report}\ncrash file: {files[0]}"


@pytest.mark.parametrize("name", TOLD)
def test_what_is_seen_is_heard(name: str) -> None:
    """With every number of seats in one run: what is declared silent must be there in one."""
    games = max(1, GAMES // len(tablee.games()[name].seats))
    report = conformance.check(name, games=games, checks=[conformance.Sufficiency])
    assert report.ok, str(report)


def test_every_game_with_secrets_had_other_worlds() -> None:
    """A leak test that never sees another world proves nothing."""
    report = conformance.check("fear-of-the-dark", games=1, seed="worlds")
    assert report.other >= report.decisions
