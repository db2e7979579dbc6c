"""One owner of a table writes; whoever owned it before is refused, and wakes nothing."""

from __future__ import annotations

import msgspec

from tablee.table.store.chain import chained, first, follows
from tablee.table.store.shelf import Shelf
from tablee.table.store.store import Record, Snapshot
from tablee.table.store.writer import Stream

from .kit import Here, log_of, row_of

ROW = row_of("abc")
LOG = log_of(ROW)


def made(store: Shelf, here: Here, records: int = 4) -> None:
    store.create(Stream("abc"), ROW, LOG[:records], here.hear("made"))
    assert here.wait(1) == [("made", True)]
    here.results.clear()


def snapshot(seq: int, version: str = "1", data: bytes = b"\x00\xff state") -> Snapshot:
    return Snapshot(seq, version, LOG[seq - 1].hash if seq else first(ROW), data)


def test_a_claim_gives_all_that_is_needed_to_wake(store: Shelf, here: Here) -> None:
    made(store, here)
    assert store.claim("abc")[:4] == (ROW, 1, None, LOG[:4])
    assert store.claim("abc")[:4] == (ROW, 2, None, LOG[:4])
    assert store.claim("nothing") is None


def test_an_older_owner_is_refused_and_nobody_else(store: Shelf, here: Here) -> None:
    made(store, here)
    old, new = Stream("abc"), Stream("abc", store.claim("abc").fence)
    store.create(Stream("other"), row_of("other"), [], here.hear("create"))
    other = log_of(row_of("other"))
    with here.held():
        store.append(old, (LOG[4],), here.hear("old"))
        store.append(Stream("other"), (other[0],), here.hear("other"))
        store.append(new, (LOG[4],), here.hear("new"))
        store.append(old, (LOG[5],), here.hear("behind"))
    expected = {"create": True, "old": False, "other": True, "new": True, "behind": False}
    assert dict(here.wait(5)) == expected
    store.append(Stream("other", 5), (other[1],), here.hear("last"))
    assert here.wait(6)[-1] == ("last", False)
    assert old.dead
    assert not new.dead
    assert store.load("abc") == (ROW, LOG[:5])
    assert store.load("other") == (row_of("other"), other[:1])
    assert store.healthy, "nothing is wrong with the disk"
    assert store.stats.fenced >= 2


def test_an_owner_may_ask_whether_it_still_is(store: Shelf, here: Here) -> None:
    """Without writing anything."""
    made(store, here)
    old, new = Stream("abc"), Stream("abc", store.claim("abc").fence)
    with here.held():
        store.append(old, (), here.hear("old"))
        store.append(new, (), here.hear("new"))
        store.append(Stream("nothing"), (), here.hear("nothing"))
    assert dict(here.wait(3)) == {"old": False, "new": True, "nothing": False}
    store.append(new, (), here.hear("alone"))
    assert here.wait(4)[-1] == ("alone", True)
    assert (old.dead, new.dead) == (True, False)
    with here.held():
        store.append(Stream("abc"), (LOG[4],), here.hear("writes"))
        store.append(Stream("abc"), (), here.hear("asks"))
    assert dict(here.wait(6)[4:]) == {"writes": False, "asks": False}
    assert store.load("abc") == (ROW, LOG[:4])
    assert store.stats.fenced >= 2


def test_an_owner_that_comes_too_early_is_refused_as_well(store: Shelf, here: Here) -> None:
    """A fence that was never given is no better than an old one."""
    made(store, here)
    store.append(Stream("abc", 7), (LOG[4],), here.hear("early"))
    store.append(Stream("nothing"), (LOG[0],), here.hear("nothing"))
    assert dict(here.wait(2)) == {"early": False, "nothing": False}


def test_neither_the_end_nor_a_snapshot_comes_from_an_older_owner(store: Shelf, here: Here) -> None:
    made(store, here)
    store.claim("abc")
    store.append(Stream("abc"), (LOG[4],), here.hear("over"), over=True)
    store.append(Stream("abc"), (), here.hear("alone"), snapshot=snapshot(4))
    store.append(Stream("abc"), (LOG[4],), here.hear("both"), snapshot=snapshot(5))
    assert dict(here.wait(3)) == {"over": False, "alone": False, "both": False}
    assert store.snapshots("abc") == []
    assert not is_over(store)


def is_over(store: Shelf) -> bool:
    return "finished" in [old.kind for old in store.find_old((10**15,) * 3, ["other"])]


def test_a_snapshot_spares_what_came_before(store: Shelf, here: Here) -> None:
    made(store, here)
    stream = Stream("abc")
    store.append(stream, tuple(LOG[4:8]), here.hear(8), snapshot=snapshot(8))
    store.append(stream, tuple(LOG[8:]), here.hear(12))
    here.wait(2)
    assert store.claim("abc")[:4] == (ROW, 1, snapshot(8), LOG[8:])
    assert store.load("abc") == (ROW, LOG), "the log stays whole"


def test_the_last_snapshot_of_each_version_stays(store: Shelf, here: Here) -> None:
    made(store, here, 12)
    stream = Stream("abc")
    wanted = [snapshot(seq, version) for seq, version in ((2, "1"), (4, "1"), (6, "2"), (8, "2"))]
    for each in wanted:
        store.append(stream, (), here.hear(each.seq), snapshot=each)
    here.wait(4)
    assert store.snapshots("abc") == [wanted[1], wanted[3]]
    assert store.snapshots("nothing") == []


def test_the_same_place_again(store: Shelf, here: Here) -> None:
    made(store, here)
    for version in "12":
        store.append(Stream("abc"), (), here.hear(version), snapshot=snapshot(0, version))
    here.wait(2)
    assert store.snapshots("abc") == [snapshot(0, "2")]
    assert store.claim("abc")[:4] == (ROW, 1, snapshot(0, "2"), LOG[:4])


def test_a_snapshot_of_another_log_is_passed_over(store: Shelf, here: Here) -> None:
    made(store, here)
    false = msgspec.structs.replace(snapshot(3), head=LOG[0].hash)
    store.append(Stream("abc"), (), here.hear("good"), snapshot=snapshot(2, "0"))
    store.append(Stream("abc"), (), here.hear("false"), snapshot=false)
    here.wait(2)
    assert store.claim("abc") == (ROW, 1, snapshot(2, "0"), LOG[2:4], [3])
    assert store.snapshots("abc") == [snapshot(2, "0")]


def test_what_was_told_is_part_of_the_chain(store: Shelf, here: Here) -> None:
    bare = Record(1, "answer", 0, 4, 7, told="digest")
    (record,) = chained(ROW, [bare])
    (silent,) = chained(ROW, [msgspec.structs.replace(bare, told="")])
    assert record.hash != silent.hash
    assert not follows(first(ROW), msgspec.structs.replace(record, told="other"))
    store.create(Stream("abc"), ROW, [record], here.hear("made"))
    here.wait(1)
    assert store.load("abc") == (ROW, [record])
