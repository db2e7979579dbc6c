"""Games are found when they are asked for, also those of other distributions."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tablee
from tablee.games import BUILT_IN
from tablee.kernel import Refused, find, games, registry

GOOD = """
from pathlib import Path
from tablee.kernel import Game
from tablee.lab.yardsticks.tic_tac_toe import TicTacToe
GAME = Game("{id}", TicTacToe, (2,), Path(__file__).parent)
"""
MODULES = {
    "pebbles": GOOD.format(id="pebbles"),
    "sticks": "import no_such_module",
    "stones": "GAME = 'a game'",
    "twigs": GOOD.format(id="twiglets"),
    "anomia": "raise RuntimeError('a stranger by a name of the house')",
}


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A distribution `forest` with one game that works and others that do not."""
    info = tmp_path / "forest-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: forest\nVersion: 1.0\n")
    points = "\n".join(f"{name} = forest_{name}:GAME" for name in MODULES)
    (info / "entry_points.txt").write_text(f"[tablee.games]\n{points}\n")
    for name, source in MODULES.items():
        (tmp_path / f"forest_{name}.py").write_text(source)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(registry, "_left_out", set())
    registry._elsewhere.cache_clear()
    yield
    registry._elsewhere.cache_clear()
    for name in MODULES:
        sys.modules.pop(f"forest_{name}", None)


def test_a_game_of_another_distribution_is_found_and_played(elsewhere: None) -> None:
    assert "forest_pebbles" not in sys.modules
    assert find("pebbles").id == "pebbles"
    assert not {"forest_sticks", "forest_stones"} & sys.modules.keys(), "only that one is loaded"
    bot = tablee.random_bot(1)
    assert tablee.play(tablee.new_match("pebbles"), {0: bot, 1: bot}).outcome is not None


def test_broken_games_are_left_out_with_a_warning_that_names_the_distribution(
    elsewhere: None,
) -> None:
    with pytest.warns(UserWarning, match="^forest: the game") as warned:
        found = games()
    assert len(warned) == 3
    assert {"pebbles", *BUILT_IN} <= found.keys()
    assert not {"sticks", "stones", "twigs", "twiglets"} & found.keys()
    assert games() == found, "it says so once"
    with pytest.raises(Refused):
        find("sticks")


def test_a_name_of_the_house_stays_in_the_house(elsewhere: None) -> None:
    assert find("anomia").state.__module__.startswith("tablee.games.anomia")


def test_the_games_come_in_their_order() -> None:
    orders = [(game.order, game.id) for game in games().values()]
    assert orders == sorted(orders)


def test_importing_tablee_imports_no_game_and_nothing_that_is_slow() -> None:
    code = (
        "import sys, tablee\n"
        "slow = ('tablee.games.', 'fluent', 'babel', 'importlib.metadata', 'rich', 'asyncio')\n"
        "print([name for name in sys.modules if name.startswith(slow)])\n"
        "tablee.new_match('fear-of-the-dark')\n"
        "print(sorted({name.split('.')[2] for name in sys.modules if name.count('.') > 1\n"
        "              and name.startswith('tablee.games.')}))\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines() == ["[]", "['fear_of_the_dark']"]
