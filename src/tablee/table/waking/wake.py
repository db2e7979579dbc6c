"""A table from disk: from its newest snapshot, from its whole log, or from what an earlier version
of its rules left.

Under other rules than those it was left by there are three ways, tried in this order:
- its log, replayed under the present rules, tells the same: it continues as before;
- it continues from the newest snapshot, with its past as it was told: a *seam*
  (`kernel/saving/renew.py`);
- neither: it cannot be read.
A table that newer rules have taken over is not touched by an older program.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import tablee
from tablee.kernel import BadSave, Event
from tablee.kernel.saving.renew import begin_again_at, renew, sew, snapshot_of
from tablee.table.errors import Damage, TableFault
from tablee.table.logged import LoggedTable
from tablee.table.numbers import Numbers
from tablee.table.services import Report
from tablee.table.store.store import Claimed, Record, Snapshot, Store, TableRow
from tablee.table.waking.rules import rules_of, unreadable
from tablee.table.waking.snapshots import furnished, portrait, restored, sights, unpacked

MOVES = ("answer", "undo", "propose", "agree")
NOTICE = "new-rules"
"""The event that tells the players of a seam; its message is one of the server, not of a game."""


class Woken(NamedTuple):
    logged: LoggedTable
    change: dict[str, Any] | None = None
    """If the rules have changed: the data of the record `rules` to be logged."""


def wake(claimed: Claimed, store: Store, report: Report = lambda event, **fields: None) -> Woken:
    """From the snapshot and the records after it; the whole log is read only if needed."""
    row, snapshot, records = claimed.row, claimed.snapshot, claimed.records
    for seq in claimed.broken:
        report("snapshot-ignored", table=row.id, record=seq, why="damaged")
    check_not_newer(row, version_of(snapshot.version if snapshot else row.version, records))
    if snapshot is not None and is_of_ours(claimed):
        try:
            return Woken(restored(row, snapshot).follow(records))
        except BadSave as bad:
            report("snapshot-ignored", table=row.id, record=snapshot.seq, why=str(bad))
        except Damage:
            raise
        except TableFault as other:  # the rules have changed without a new version
            report("told-otherwise", table=row.id, **other.fault.args)
    if snapshot is None:
        woken = read_again(row, records, [])
    else:
        _, log = store.load(row.id) or (row, [])
        woken = read_again(row, log, store.snapshots(row.id))
    if woken.change is not None:
        report("rules-changed", table=row.id, **woken.change)
    return woken


def is_of_ours(claimed: Claimed) -> bool:
    """Whether it was left by our version of the rules; otherwise the whole log must be replayed."""
    row, snapshot = claimed.row, claimed.snapshot
    left_by = snapshot.version if snapshot else row.version
    return str(rules_of(row).version) == version_of(left_by, claimed.records) == left_by


def read_again(row: TableRow, log: Sequence[Record], kept: Sequence[Snapshot]) -> Woken:
    """Try all ways, with the whole log and all snapshots."""
    ours, was = str(rules_of(row).version), version_of(row.version, log)
    check_not_newer(row, was)
    try:
        logged = replayed(row, log, kept)
        if was == ours:
            return Woken(logged)
        if is_proven(row, log, kept):
            return Woken(logged, {"version": ours, "from": was, "seam": False, "again": 0})
    except Damage:
        raise
    except Exception as why:  # other rules may fail in any way on this log
        if was == ours and not kept and not isinstance(why, tablee.TableeError):
            raise
    for snapshot in reversed(kept):
        try:
            logged, again = renewed(row, snapshot, log[snapshot.seq :])
        except Exception:  # no migration, or a wrong one
            continue
        return Woken(logged, {"version": ours, "from": was, "seam": True, "again": again})
    raise unreadable(row)


def version_of(begun: str, records: Sequence[Record]) -> str:
    """The version of the rules that it was last played by."""
    for record in reversed(records):
        if record.kind == "rules":
            return str(record.data["version"])
    return begun


def check_not_newer(row: TableRow, version: str) -> None:
    if not (version.isascii() and version.isdecimal()):
        raise unreadable(row)
    if int(version) > rules_of(row).version:
        raise TableFault("newer-rules", fatal=True, game=row.game, version=version)


# -- by its log -------------------------------------------------------------------------------


def replayed(row: TableRow, log: Sequence[Record], kept: Sequence[Snapshot] = ()) -> LoggedTable:
    """Replay the log under the present rules, from the start or from where they took over last."""
    seams = [record.seq for record in log if record.kind == "rules" and record.data["seam"]]
    if not seams:
        begun = tablee.new_match(row.game, row.seats, row.options, row.key)
        return LoggedTable(row, begun).follow(log)
    older = [snapshot for snapshot in kept if snapshot.seq < seams[-1]]
    if not older:
        raise unreadable(row)
    at = seams[-1] - 1
    try:
        logged, _ = renewed(row, older[-1], log[older[-1].seq : at])
    except BadSave:
        raise unreadable(row) from None
    return logged.follow(log[at:])


def played_again(row: TableRow, log: Sequence[Record], kept: Sequence[Snapshot]) -> LoggedTable:
    """For the doctor: replay the log under the rules it was last played by; every snapshot of
    theirs must match."""
    if version_of(row.version, log) != str(rules_of(row).version):
        raise unreadable(row)
    logged = replayed(row, log, kept)
    for snapshot in kept:
        if snapshot.version == logged.version:
            older = [other for other in kept if other.seq < snapshot.seq]
            check_snapshot(row, snapshot, replayed(row, log[: snapshot.seq], older))
    return logged


def check_snapshot(row: TableRow, snapshot: Snapshot, logged: LoggedTable) -> None:
    try:
        same = portrait(restored(row, snapshot)) == portrait(logged)
    except BadSave:
        same = False
    if not same:
        raise Damage("snapshot", snapshot.seq)


def is_proven(row: TableRow, log: Sequence[Record], kept: Sequence[Snapshot]) -> bool:
    """Whether the present rules tell the same throughout: by the digests and, up to the newest
    snapshot, by all events and by what everybody sees there."""
    newest = kept[-1] if kept else None
    if not has_digests(log[newest.seq if newest else 0 :]):
        return False
    if newest is None:
        return True
    try:
        saved = unpacked(newest)
        told = renew(bytes(saved.match))
    except BadSave:  # a state of another shape: rely on the digests alone
        return has_digests(log)
    ours = replayed(row, log[: newest.seq], kept[:-1]).match
    return told.taken_back == 0 and sights(told.match) == sights(ours)


def has_digests(log: Sequence[Record]) -> bool:
    return all(record.told for record in log if record.kind in ("answer", "undo"))


# -- from what other rules left ---------------------------------------------------------------


def renewed(row: TableRow, snapshot: Snapshot, tail: Sequence[Record]) -> tuple[LoggedTable, int]:
    """The table under the present rules, and how many answers have to be given again."""
    saved = unpacked(snapshot)
    match, again = renew(bytes(saved.match))
    logged = furnished(row, saved, match)
    if again:
        forget_step(logged)
    again += follow_while_told(logged, tail, stopped=bool(again))
    notice = {"again": again, "from": int(snapshot.version), "version": match.game.version}
    seam_at = sew(match, Event(NOTICE, notice))
    logged.ends = [end + (number >= seam_at) for number, end in enumerate(logged.ends)]
    logged.numbers = Numbers(len(logged.people), match.history)
    logged.told_upto = len(match.history)
    logged.rewinds += 1
    logged.seam = logged.seq + 1
    return logged, again


def follow_while_told(logged: LoggedTable, tail: Sequence[Record], stopped: bool) -> int:
    """Apply the records after the snapshot: chat and changes of seats in any case, moves only as
    long as they tell the same. Returns how many answers have to be given again."""
    again = 0
    for record in tail:
        if record.kind not in MOVES:
            logged.apply(record)
            continue
        if not stopped:
            logged.match.refresh()
            start, answers = snapshot_of(logged.match), len(logged.match.log)
            try:
                logged.apply(record)
                continue
            except Exception:  # refused, told otherwise, or the rules fail on it
                stopped, again = True, answers - start.at
                begin_again_at(logged.match, start)
                forget_step(logged)
        again += record.kind == "answer"
        logged.seq, logged.head = record.seq, record.hash
    return again


def forget_step(logged: LoggedTable) -> None:
    """Take the table back to the start of the match's step."""
    match = logged.match
    logged.forget_after(len(match.log))
    logged.told_upto = len(match.history)
    logged.numbers.keep(match.history)
    logged.topic_from, logged.passed, logged.proposal = match.asked, None, None
