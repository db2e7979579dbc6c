"""Every evening of every released version opens under the present rules, and is played on; but for
version 1 of the four games, which left no snapshots."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

import tablee
from tablee.table.errors import TableFault
from tablee.table.store.address import open_store
from tablee.table.store.migrations import STEPS
from tablee.table.store.rows import pack, pack_row
from tablee.table.waking.upgrade import fates
from tablee.table.waking.wake import played_again, read_again
from tests.archive import files, read
from tests.archive.make import ARCHIVED
from tests.table.store.kit import nowhere, raw
from tests.table.waking.evenings import Evening

HOW = (
    "the present rules tell this evening otherwise, or show it otherwise, than they did. If that "
    "is meant, raise `version` in the game's game.py (with a migration, if fields of the state "
    "have changed), and run: python -m tests.archive.make"
)

SHUT = (
    "the present rules can't go on from what this version left. If fields of the state have "
    "changed, or the box has other cards, write a migration: docs/adding-a-game.md, section 13"
)


LEFT_SNAPSHOTS, LEFT_NONE = (
    [path for path in files() if bool(read(path).snapshots) is some] for some in (True, False)
)


@pytest.mark.parametrize("path", LEFT_SNAPSHOTS, ids=lambda path: path.stem)
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


@pytest.mark.parametrize("path", LEFT_NONE, ids=lambda path: path.stem)
def test_what_left_no_snapshot_goes_on_only_if_nobody_had_answered(
    path: Path, tmp_path: Path
) -> None:
    """From the schema of its time, as `upgrade --check` says it, and docs/operations.md too."""
    archived, data = read(path), str(tmp_path)
    with raw(data) as base:
        STEPS[0](base)
        for id, log in (("answered", archived.log), ("bare", [])):
            values = pack_row(replace(archived.row, id=id))
            base.execute(f"insert into tables values ({', '.join('?' * 10)}, 0)", values)
            for record in log:
                base.execute("insert into log values (?, ?, ?, ?, ?, ?)", pack(id, record)[:6])
        base.execute("update meta set value = '1'")
    store = open_store(data, nowhere)
    _, log = store.load("answered") or pytest.fail("it is there")
    store.close()
    assert [replace(record, hash="") for record in log] == archived.log
    assert {fate.table: fate.becomes for fate in fates(data)} == {
        "answered": "unreadable",
        "bare": "proven",
    }


@pytest.mark.parametrize("path", LEFT_SNAPSHOTS, ids=lambda path: path.stem)
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
    left = {path.stem for path in LEFT_SNAPSHOTS}
    assert f"{game}-v{version}" in left, "run: python -m tests.archive.make"
    assert {f"{game}-v{number}" for number in range(1, version + 1)} <= names


def test_a_story_to_keep_has_what_was_told_before_the_seam() -> None:
    """The keepsake of Fog of Love is made from the scenes in the view, which other rules carry on.
    (That of Fiese Freunde is made from the events: web/src/games/newrules.test.ts.)"""
    archived = next(read(path) for path in LEFT_SNAPSHOTS if path.stem == "fog-of-love-v2")
    for log, kept in archived.moments()[2:]:
        woken = read_again(archived.row, log, kept)
        assert woken.change is not None
        assert woken.change["seam"]
        match = woken.logged.match
        told = [event.args["scene"] for event in match.history if event.key == "chosen"]
        past = [entry["scene"] for entry in match.view(None)["past"] if any(entry["choices"])]
        assert past == told[: len(past)] != []
        assert len(told) - len(past) <= 1, "only the scene under way is missing"
