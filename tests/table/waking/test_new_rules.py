"""A new version of the rules loses no evening: by the log, or from what the old version left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tablee.kernel import Game
from tablee.table.errors import TableFault
from tablee.table.logged import LoggedTable
from tablee.table.replay import Replay
from tablee.table.store.store import Record, Snapshot
from tablee.table.waking.snapshots import take
from tablee.table.waking.wake import Woken, read_again, replayed

from .evenings import Evening, laid, portrait
from .versions import (
    DOUBLE,
    FIRST,
    REFUSING,
    RESHAPED,
    RESHUFFLED,
    SAME,
    UNMIGRATED,
    present,
)


class Left:
    """What an earlier version left of an evening."""

    def __init__(self, answers: int, snapshot_at: int | None = None, game: Game = FIRST) -> None:
        with present(game):
            self.row = laid("rounds")
            self.evening = Evening(LoggedTable(self.row), 3)
            self.kept: list[Snapshot] = []
            if snapshot_at is None:
                self.go_on(answers)
                self.leave()
            else:
                self.go_on(snapshot_at)
                self.leave()
                self.go_on(answers - snapshot_at)

    @property
    def log(self) -> list[Record]:
        return self.evening.log

    def go_on(self, answers: int) -> None:
        self.evening.go_on(answers, tricks=False)

    def leave(self) -> None:
        self.kept.append(take(self.evening.logged, fresh=True))

    def woken(self) -> Woken:
        return read_again(self.row, self.log, self.kept)


def go_on(woken: Woken, log: Sequence[Record], answers: int) -> Evening:
    """The log says what has changed; then it is played on."""
    evening = Evening(woken.logged, 5, log)
    evening.happen("rules", None, woken.change)
    evening.go_on(answers, tricks=False)
    return evening


def told(logged: LoggedTable) -> list[str]:
    return [event.key for event in logged.match.history]


# -- the log tells the same -------------------------------------------------------------------


def test_rules_that_tell_the_same_go_on_as_if_nothing_were() -> None:
    left = Left(31, 20)
    with present(SAME):
        woken = left.woken()
        assert woken.change == {"version": "2", "from": "1", "seam": False, "again": 0}
        assert woken.logged.match.seam == 0
        assert woken.logged.match.history == left.evening.logged.match.history
        assert woken.logged.match.options == {"mood": "calm"}
        evening = go_on(woken, left.log, 10)
        again = read_again(left.row, evening.log, left.kept)
        assert again.change is None
        assert portrait(again.logged) == portrait(evening.logged)
        assert again.logged.version == "2"


def test_a_table_that_nobody_has_answered_at_begins_by_the_new_rules() -> None:
    left = Left(0)
    with present(DOUBLE):
        assert left.woken().change is not None


def test_without_a_snapshot_the_digests_prove_it() -> None:
    left = Left(12)
    left.kept = []
    with present(SAME):
        assert left.woken().change == {"version": "2", "from": "1", "seam": False, "again": 0}


def test_another_shape_that_tells_the_same_needs_no_seam() -> None:
    left = Left(31)
    for rules in (RESHAPED, UNMIGRATED):
        with present(rules):
            woken = left.woken()
            assert woken.change == {"version": "3", "from": "1", "seam": False, "again": 0}


def test_what_somebody_holds_counts_as_well_as_what_was_told() -> None:
    """Another shuffle tells the others the same, but a seat would hold another secret."""
    left = Left(2)
    with present(RESHUFFLED):
        woken = left.woken()
        assert woken.change is not None
        assert woken.change["seam"]
        assert woken.logged.match.view(0) == left.evening.logged.match.view(0)


# -- from what the old version left -----------------------------------------------------------


def test_another_rule_goes_on_from_the_snapshot_with_its_past_as_told() -> None:
    left = Left(32)  # two answers into a round: a turn, and a vote that is sealed
    past = left.evening.logged.match
    with present(DOUBLE):
        woken = left.woken()
        assert woken.change == {"version": "2", "from": "1", "seam": True, "again": 0}
        logged = woken.logged
        assert [e for e in logged.match.history if e.key != "new-rules"] == past.history
        assert logged.match.log == past.log
        assert logged.match.asks.keys() == past.asks.keys()
        assert logged.match.view(1) == past.view(1)
        evening = go_on(woken, left.log, 9)
        hits = [e.args["hit"] for e in evening.logged.match.history if e.key == "voted"]
        assert all(hit % 2 == 0 for hit in hits[-3:])
        assert any(hit % 2 for hit in hits[:10])


def test_the_log_with_a_seam_is_read_again_as_it_was_played() -> None:
    left = Left(40, 32)
    with present(DOUBLE):
        evening = go_on(left.woken(), left.log, 30)
        again = read_again(left.row, evening.log, left.kept)
        assert again.change is None
        assert portrait(again.logged) == portrait(evening.logged)
        newest = take(evening.logged, fresh=True)
        with_newest = read_again(left.row, evening.log, [*left.kept, newest])
        assert portrait(with_newest.logged) == portrait(evening.logged)
        with pytest.raises(TableFault, match="unreadable"):
            replayed(left.row, evening.log, [])


def test_answers_that_tell_something_else_are_asked_anew() -> None:
    """The snapshot is old: the answers after it stand as long as they tell the same. The first
    vote with a hit does not; its round is asked anew, and what came after it is gone."""
    left = Left(42, 6)
    with present(DOUBLE):
        woken = left.woken()
        assert woken.change is not None
        logged, again = woken.logged, woken.change["again"]
        assert woken.change["seam"]
        assert again > 0
        assert len(logged.match.log) + again == 42
        assert len(logged.match.log) % 3 == 0, "at the start of a round"
        assert logged.match.log == left.evening.logged.match.log[: len(logged.match.log)]
        assert logged.match.waiting == [len(logged.match.log) // 3 % 2]
        assert logged.rewinds == 1


def test_answers_within_the_snapshot_stand_as_long_as_they_tell_the_same() -> None:
    """One that was left while it was played stands on a position some rounds back. From the first
    vote with a hit on, the rounds in it are asked anew; nothing that was told before is lost."""
    left = Left(0)
    with present(FIRST):
        left.go_on(29)
        left.kept = [take(left.evening.logged)]
    past = left.evening.logged.match
    with present(DOUBLE):
        woken = left.woken()
        assert woken.change is not None
        match = woken.logged.match
        hits = [event.args["hit"] for event in past.history if event.key == "voted"]
        first = next(number for number, hit in enumerate(hits) if hit)
        assert len(match.log) == 3 * first
        assert woken.change["again"] == 29 - 3 * first
        told = [event for event in match.history if event.key != "new-rules"]
        assert told == past.history[: len(told)]
        assert told[-1].key == "round"


def test_answers_that_are_no_longer_allowed_are_asked_anew() -> None:
    left = Left(32)
    with present(REFUSING):
        woken = left.woken()
        assert woken.change is not None
        assert woken.change["seam"]
        match = woken.logged.match
        assert match.ask is not None
        assert match.ask.options[match.waiting[0]] == ("left",)
        assert 30 <= len(match.log) <= 31, "the round under way ends with its first answer now"
        assert match.log == left.evening.logged.match.log[: len(match.log)]


def test_talk_and_seats_after_the_snapshot_stay() -> None:
    left = Left(30, 6)
    with present(FIRST):
        left.evening.happen("say", 0, {"name": "Ana", "text": "still here"})
        left.evening.happen("sit", 1, {"name": "Bea"})
        left.evening.happen("door", None, {"code": "new"})
    with present(DOUBLE):
        logged = left.woken().logged
        assert [line.text for line in logged.chat] == ["still here"]
        assert logged.people[1].name == "Bea"
        assert logged.invitation.code == "new"
        assert (logged.seq, logged.head) == (left.log[-1].seq, left.log[-1].hash)


def test_undo_stops_at_the_seam() -> None:
    left = Left(32)
    with present(DOUBLE):
        evening = go_on(left.woken(), left.log, 7)
        logged = evening.logged
        seam = logged.match.seam
        while logged.match.undo_reach(seat := logged.match.log[-1][0]) is not None:
            evening.happen("undo", seat, None)
        assert seam <= len(logged.match.log) <= seam + 1
        assert told(logged).count("new-rules") == 1


def test_a_shape_goes_through_its_migration() -> None:
    left = Left(31, game=DOUBLE)
    with present(RESHAPED):
        woken = left.woken()
        assert woken.change is not None
        assert woken.change["seam"]
        assert woken.logged.match.view(1)["points"] == left.evening.logged.match.view(1)["points"]
        go_on(woken, left.log, 12)


def test_without_a_migration_it_cannot_be_read() -> None:
    left = Left(31, game=DOUBLE)
    with present(UNMIGRATED), pytest.raises(TableFault, match="unreadable"):
        left.woken()


def test_without_a_snapshot_other_rules_cannot_go_on() -> None:
    left = Left(31)
    left.kept = []
    with present(DOUBLE), pytest.raises(TableFault, match="unreadable"):
        left.woken()


def test_a_log_of_before_there_were_digests_proves_nothing() -> None:
    left = Left(12)
    left.kept = []
    left.evening.log = [Record(r.seq, r.kind, r.seat, r.data, r.at, r.hash) for r in left.log]
    with present(SAME), pytest.raises(TableFault, match="unreadable"):
        left.woken()


def test_rules_that_change_without_a_new_version_lose_nothing_either() -> None:
    left = Left(40, 32)
    quietly: Any = Game("rounds", DOUBLE.state, (2,), FIRST.folder, version=1, hidden=True)
    with present(quietly):
        woken = left.woken()
        assert woken.change is not None
        assert woken.change["seam"]


def test_two_seams() -> None:
    left = Left(32)
    with present(DOUBLE):
        evening = go_on(left.woken(), left.log, 20)
        left.kept.append(take(evening.logged, fresh=True))
    with present(RESHAPED):
        woken = read_again(left.row, evening.log, left.kept)
        assert woken.change is not None
        assert (woken.change["from"], woken.change["version"]) == ("2", "3")
        third = go_on(woken, evening.log, 20)
        assert told(third.logged).count("new-rules") == 2
        again = read_again(left.row, third.log, left.kept)
        assert portrait(again.logged) == portrait(third.logged)


# -- what is over -----------------------------------------------------------------------------


def finished() -> Left:
    left = Left(0)
    with present(FIRST):
        while not left.evening.logged.over:
            left.go_on(60)
            left.kept = [take(left.evening.logged)]
    return left


def test_a_finished_evening_stays_as_it_ended() -> None:
    left = finished()
    with present(DOUBLE):
        woken = left.woken()
        assert woken.change is not None
        assert woken.change["seam"]
        assert not woken.change["again"]
        match, past = woken.logged.match, left.evening.logged.match
        assert (match.outcome, match.history, match.log) == (past.outcome, past.history, past.log)
        assert match.view(0) == past.view(0)
        assert match.clone().view(0) == past.view(0)
        evening = go_on(woken, left.log, 0)
        again = read_again(left.row, evening.log, left.kept)
        assert portrait(again.logged) == portrait(evening.logged)


def test_the_replay_shows_what_was_kept_and_tells_what_was_told() -> None:
    left = finished()
    with present(FIRST):
        before = Replay(left.evening.logged, print)
    with present(DOUBLE):
        replay = Replay(left.woken().logged, print)
        assert replay.seam == len(replay.log) == 180
        for at in range(181):
            then, now = before.moment(at, 0, "en"), replay.moment(at, 0, "en")
            assert (now.events, now.answered) == (then.events, then.answered)
            if at < 180:
                assert now.shown is not None
                assert now.shown <= at < now.shown + 64
                assert (now.prompt, now.waiting, now.outcome) == (None, None, None)
                assert now.view == before.moment(now.shown, 0).view
            else:
                assert (now.shown, now.view, now.outcome) == (None, then.view, then.outcome)


def test_the_replay_of_an_evening_with_a_seam_in_it() -> None:
    left = Left(32)
    with present(DOUBLE):
        evening = go_on(left.woken(), left.log, 300)
        assert evening.logged.over
        replay = Replay(evening.logged, print)
        events = [e.key for at in range(181) for e in replay.moment(at, None).events]
        public = [e["key"] for e in evening.logged.match.events(None)]
        assert events == public
        assert replay.moment(30, 0).shown is None
        assert replay.moment(29, 0).shown is not None
        assert "new-rules" in [e.key for e in replay.moment(30, 0).events]


def test_a_fork_is_made_only_where_the_present_rules_lead_there() -> None:
    left = finished()
    with present(DOUBLE):
        replay = Replay(left.woken().logged, print)
        row = laid("rounds")
        logged, records = replay.fork(row, 2)
        assert logged.row.version == "2"
        assert len(records) == 2
        with pytest.raises(TableFault, match="other-rules"):
            replay.fork(row, 100)
    with present(SAME):
        logged, records = Replay(left.woken().logged, print).fork(row, 100)
        assert len(records) == 100
        assert all(record.told for record in records)
