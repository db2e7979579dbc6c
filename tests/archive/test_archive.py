"""Every evening of every released version opens under the present rules, and is played on."""

from __future__ import annotations

from pathlib import Path

import pytest

import tablee
from tablee.table.errors import TableFault
from tablee.table.waking.wake import played_again, read_again
from tests.archive import files, read
from tests.archive.make import ARCHIVED
from tests.table.waking.evenings import GAMES, Evening

HOW = (
    "the present rules tell this evening otherwise, or show it otherwise, than they did. If that "
    "is meant, raise `version` in the game's game.py (with a migration, if fields of the state "
    "have changed), and run: python -m tests.archive.make"
)

SHUT = (
    "the present rules can't go on from what this version left. If fields of the state have "
    "changed, or the box has other cards, write a migration: docs/adding-a-game.md, section 13"
)


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_every_version_opens(path: Path) -> None:
    archived = read(path)
    for log, kept in archived.moments():
        try:
            woken = read_again(archived.row, log, kept)
        except TableFault as fault:
            pytest.fail(f"{path.stem}: {SHUT} ({fault})")
        evening = Evening(woken.logged, 1)
        if woken.change is not None:
            evening.happen("rules", None, woken.change)
        evening.go_on(6)


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_rules_do_not_change_without_a_new_version(path: Path) -> None:
    archived = read(path)
    game = tablee.games()[archived.row.game]
    if str(game.version) != archived.version:
        return
    for log, kept in archived.moments():
        try:
            logged = played_again(archived.row, log, kept)
        except tablee.TableeError as no:
            pytest.fail(f"{game.id}: {HOW} ({no!r})")
        assert logged.seq == len(log)


@pytest.mark.parametrize("game", ARCHIVED)
def test_the_present_version_of_every_game_is_kept(game: str) -> None:
    version = tablee.games()[game].version
    names = {path.stem for path in files()}
    assert f"{game}-v{version}" in names, "run: python -m tests.archive.make"
    assert {f"{game}-v{number}" for number in range(FIRST.get(game, 1), version + 1)} <= names


FIRST = dict.fromkeys(GAMES, 2)
"""The first version of a game that left snapshots, where it is not 1."""
