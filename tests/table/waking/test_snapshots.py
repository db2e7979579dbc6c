"""A table from its newest snapshot is the table from its whole log."""

from __future__ import annotations

from random import Random

import pytest

import tablee.lab.yardsticks  # noqa: F401 (registers tic-tac-toe)
from tablee.kernel import BadSave, Event
from tablee.kernel.running import REACH
from tablee.table.logged import LoggedTable
from tablee.table.store.store import Snapshot
from tablee.table.waking.digest import digest
from tablee.table.waking.snapshots import EVERY, MOST_PAST, PATIENCE, due, restored, take
from tests.table.endless import answers_fed
from tests.table.kit import HeldStore  # noqa: F401 (registers the parlour)

from .evenings import GAMES, Evening, laid, portrait


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", [*GAMES, "parlour", "endless"])
def test_from_a_snapshot_as_from_the_whole_log(game: str, seed: int) -> None:
    """At random moments of random games: all that anybody sees, now and some answers later."""
    row, rand = laid(game, f"{game} {seed}"), Random(seed)
    evening = Evening(LoggedTable(row), seed)
    for _ in range(4):
        evening.go_on(rand.randrange(1, 50))
        snapshot, at = take(evening.logged, fresh=rand.random() < 0.5), len(evening.log)
        evening.go_on(rand.randrange(20))
        woken = restored(row, snapshot).follow(evening.log[at:])
        whole = LoggedTable.read(row, evening.log)
        assert portrait(woken) == portrait(whole) == portrait(evening.logged)
        go_on_alike(woken, whole, seed)


def go_on_alike(woken: LoggedTable, whole: LoggedTable, seed: int) -> None:
    some, others = Evening(woken, seed), Evening(whole, seed)
    for evening in (some, others):
        evening.go_on(15)
    assert some.log == others.log
    assert portrait(woken) == portrait(whole)


def test_an_undo_after_waking_runs_no_more_than_before() -> None:
    row = laid("endless")
    evening = Evening(LoggedTable(row), 1)
    evening.go_on(1000, tricks=False)
    snapshot = take(evening.logged)
    with answers_fed() as woken_fed:
        woken = restored(row, snapshot)
        for _ in range(60):
            seat = woken.match.log[-1][0]
            woken.happen("undo", seat, None, 0)
    assert max(woken_fed) <= 64
    assert len(woken.match.log) == 940


def test_the_reach_of_undo_counts_from_the_most_there_ever_were() -> None:
    """Not from how many there are after some were taken back: also after waking."""
    row = laid("endless")
    evening = Evening(LoggedTable(row), 1)
    evening.go_on(300, tricks=False)
    for _ in range(40):
        evening.happen("undo", evening.logged.match.log[-1][0], None)
    woken = restored(row, take(evening.logged))
    for logged in (woken, evening.logged):
        while logged.match.undo_reach(seat := logged.match.log[-1][0]) is not None:
            logged.happen("undo", seat, None, 0)
    assert len(woken.match.log) == len(evening.logged.match.log) == 300 - REACH


def test_waking_from_a_snapshot_feeds_a_stretch_and_no_more() -> None:
    row = laid("endless")
    evening = Evening(LoggedTable(row), 1)
    evening.go_on(1000, tricks=False)
    snapshot = take(evening.logged)
    with answers_fed() as fed:
        restored(row, snapshot)
    assert sum(fed) <= 64


def test_when_a_snapshot_is_due() -> None:
    """Every so many records, however long the log is: so much is played again after a kill."""
    evening, gaps = Evening(LoggedTable(laid("endless")), 1), []
    logged = evening.logged
    for _ in range(5000):
        evening.go_on(1, tricks=False)
        if due(logged):
            gaps.append(logged.seq - logged.left)
            assert logged.match.fresh
            kept = take(logged)
    assert len(gaps) >= 5000 // (EVERY + PATIENCE)
    assert all(EVERY <= gap < EVERY + PATIENCE for gap in gaps)
    with answers_fed() as fed:
        restored(logged.row, kept).follow(evening.log[kept.seq :])
    assert sum(fed) < EVERY + 2 * PATIENCE


def test_talk_alone_makes_one_due_as_well() -> None:
    evening = Evening(LoggedTable(laid("parlour")), 1)
    evening.answer()
    for _ in range(EVERY + PATIENCE):
        evening.happen("say", 0, {"name": "Ana", "text": "hm"})
    assert due(evening.logged)


def test_a_few_earlier_positions_are_kept() -> None:
    evening = Evening(LoggedTable(laid("endless")), 1)
    for _ in range(100):
        evening.go_on(64, tricks=False)
        take(evening.logged)
    ats = [position.at for position in evening.logged.past]
    assert len(ats) <= MOST_PAST
    assert ats == sorted(set(ats))
    assert ats[0] <= 64 < 5000 < ats[-1]


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"\x07" + data[1:],
        lambda data: data[:-9],
        lambda data: data[:40] + bytes([data[40] ^ 1]) + data[41:],
        lambda data: b"",
    ],
)
def test_a_snapshot_that_is_damaged_or_of_an_unknown_form(damage: object) -> None:
    row = laid("tic-tac-toe")
    evening = Evening(LoggedTable(row), 1)
    evening.go_on(3)
    whole = take(evening.logged)
    broken = Snapshot(whole.seq, whole.version, whole.head, damage(whole.data))  # type: ignore[operator]
    with pytest.raises(BadSave):
        restored(row, broken)
    with pytest.raises(BadSave):
        restored(row, Snapshot(whole.seq + 1, whole.version, whole.head, whole.data))


def test_digests_do_not_depend_on_the_order_of_sets_or_dicts() -> None:
    one = Event("x", {"a": {"q", "r", "s"}, "b": {2: "two", 1: "one"}})
    other = Event("x", {"b": {1: "one", 2: "two"}, "a": {"s", "r", "q"}})
    assert digest([one]) == digest([other])
    assert len(digest([one])) == 16
    changes = [Event("y", one.args), Event("x", one.args, "R-1"), Event("x", one.args, "", (0,))]
    assert len({digest([event]) for event in (one, *changes)} | {digest([one], [1])}) == 5
