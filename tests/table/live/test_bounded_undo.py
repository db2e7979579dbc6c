"""Whatever the length of a log: an undo, a refusal, a newcomer, a bot's thought cost the same."""

from __future__ import annotations

import random

import pytest

from tablee import bots
from tablee.bots import seating
from tablee.kernel.running import REACH, SNAPSHOT_EVERY
from tablee.table import numbers
from tablee.table.live import viewer, wording
from tablee.table.live.undoing import MOST_UNDOS
from tablee.table.logged import LAST_MOVES, MOST_MOVES, LoggedTable
from tablee.table.seats.sitter import Sitter
from tablee.wire import messages as wire
from tablee.wire.seats import Leave
from tests.table.endless import answers_fed, counting, long_table
from tests.table.kit import HeldStore, Screen, answer, sit, truth

ANA, BEN = 0, 1
LENGTHS = (60, 3000)


def undo(table, screen: Screen, seat: int) -> None:
    screen.forget()
    table.handle(screen, seat, wire.Undo())


def agree(table, screen: Screen, seat: int) -> None:
    table.handle(screen, seat, wire.Agree(True))


@pytest.mark.parametrize("length", LENGTHS)
def test_an_undo_runs_few_answers_again(length: int) -> None:
    table = long_table(length)
    ana, ben = sit(table, ANA), sit(table, BEN)
    with answers_fed() as fed, counting(numbers, "count", lambda events, seat: len(events)) as seen:
        undo(table, ben, BEN)
        undo(table, ana, ANA)
        undo(table, ben, BEN)
    assert len(table.logged.match.log) == length - 3
    assert max(fed) <= 2 * SNAPSHOT_EVERY + 2
    assert max(seen) <= numbers.CHUNK
    assert ben.last.rewound


@pytest.mark.parametrize("length", LENGTHS)
def test_an_undo_that_is_refused_or_proposed_runs_nothing(length: int) -> None:
    table = long_table(length, lambda number: "roll")
    ana, spectator = sit(table, ANA), sit(table, None)
    with answers_fed() as fed:
        undo(table, ana, ANA)
        assert ana.last.proposal is not None
        undo(table, ana, ANA)
        assert ana.last.code == "no-undo"
        undo(table, spectator, None)
    assert fed == []


def test_what_is_too_far_back_is_refused_before_anybody_is_asked() -> None:
    table = long_table(400)
    ana = sit(table, ANA)
    for _ in range(REACH // 2):
        table.logged.match.undo(BEN, consent=True)
        table.logged.match.undo(ANA, consent=True)
    with answers_fed() as fed:
        undo(table, ana, ANA)
    assert fed == []
    assert ana.last.key == "no-undo-far"
    assert table.logged.proposal is None


def test_an_agreed_undo_that_went_out_of_reach_meanwhile_is_refused_as_a_whole() -> None:
    table = long_table(400, lambda number: "roll")
    ana, ben = sit(table, ANA), sit(table, BEN)
    undo(table, ana, ANA)
    table.logged.match._floor = 400
    seq = table.logged.seq
    ben.forget()
    agree(table, ben, BEN)
    assert ben.last.key == "no-undo-far"
    assert table.logged.seq == seq, "nothing was written"


@pytest.mark.parametrize("length", LENGTHS)
def test_who_comes_again_is_told_what_is_new_without_counting_the_past(length: int) -> None:
    table = long_table(length)
    last = sit(table, ANA).last.last
    with (
        counting(numbers, "count", lambda events, seat: len(events)) as seen,
        counting(viewer, "notes_of", lambda events, seat, before: len(events)) as told,
    ):
        again = sit(table, None, wire.Join())
        back = sit(table, ANA, wire.Join(after=last - 2))
    assert max(seen) <= numbers.CHUNK
    assert max(told) <= viewer.TOLD
    assert [note.n for note in back.last.events] == [last - 1, last]
    assert again.last.events == truth(table, None)[1][again.last.after :]


def test_a_newcomer_is_told_the_last_of_a_very_long_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewer, "TOLD", 100)
    table = long_table(700)
    for seat in (ANA, BEN, None):
        welcome = sit(table, seat).last
        whole = truth(table, seat)[1]
        assert welcome.events == whole[-len(welcome.events) :]
        assert welcome.after == len(whole) - len(welcome.events) > 500 - 100
        late = sit(table, seat, wire.Join(after=3)).last
        assert late.events == welcome.events


def test_only_the_last_lines_are_put_into_words() -> None:
    table = long_table(1000)
    with counting(wording, "phrase", lambda *args: 1) as phrased:
        welcome = sit(table, ANA, wire.Join(words="en")).last
    assert len(welcome.words.lines) == len(welcome.events) > 600
    assert len(phrased) <= wording.WORDED + 10
    assert welcome.words.lines[0] == ""


def test_a_bot_goes_through_the_past_in_its_own_time() -> None:
    """What is prepared on the loop is a copy of the list, not the story."""
    table = long_table(500)
    with counting(seating, "events_for", lambda history, seat: len(history)) as walked:
        match, rand = table.logged.match, random.Random(1)
        think = bots.prepare(lambda view, events, prompt, rand: len(events), match, 0, rand)
        assert walked == []
        table.play(0, "go")
        assert think() == len(truth(table, 0)[1]) - 1, "what had happened when it was asked"
    assert walked == [501]


def test_numbers_are_right_after_any_answers_and_undos() -> None:
    table = long_table(0)
    screens = [sit(table, seat) for seat in (ANA, BEN, None)]
    for number in range(1200):
        seat = table.logged.match.waiting[0]
        answer(table, screens[seat], seat, "go")
        if number % 5 == 0:
            undo(table, screens[seat], seat)
            undo(table, screens[1 - seat], 1 - seat)
    for seat in (ANA, BEN, None):
        history = table.logged.match.history
        assert table.logged.numbers.seen(history, seat) == len(truth(table, seat)[1])
        assert screens[-1 if seat is None else seat].last.last == len(truth(table, seat)[1])
    store = table.services.store
    assert isinstance(store, HeldStore)
    again = LoggedTable.read(*store.load("table"))  # type: ignore[misc]
    assert again.numbers.counts == table.logged.numbers.counts


def test_undos_of_one_seat_do_not_fill_the_log_of_a_day() -> None:
    table = long_table(0)
    ana, ben = sit(table, ANA), sit(table, BEN)
    for _ in range(MOST_UNDOS):
        answer(table, ana, ANA, "go")
        undo(table, ana, ANA)
    answer(table, ana, ANA, "go")
    before = table.logged.moves
    undo(table, ana, ANA)
    assert (ana.last.code, table.logged.moves) == ("too-fast", before)
    answer(table, ben, BEN, "go")
    undo(table, ben, BEN)
    assert len(table.logged.match.log) == 1, "that is hers alone"


def test_whoever_plays_with_bots_may_undo_at_any_time() -> None:
    """There is nobody whose table it would fill."""
    table = long_table(0)
    table.logged.people[BEN] = Sitter("bot", bot="house")
    ana = sit(table, ANA)
    for _ in range(MOST_UNDOS + 1):
        answer(table, ana, ANA, "go")
        undo(table, ana, ANA)
    assert table.logged.match.log == []


def test_playing_and_undoing_for_ever_ends_somewhere() -> None:
    """Each writes to the disk. Nothing is lost, and one may still talk about it."""
    table = long_table(0)
    ana = sit(table, ANA)
    table.logged.lines -= MOST_MOVES - LAST_MOVES - 2
    answer(table, ana, ANA, "go")
    undo(table, ana, ANA)
    answer(table, ana, ANA, "go")
    undo(table, ana, ANA)
    assert ana.last.code == "table-full"
    assert len(table.logged.match.log) == 1
    table.logged.lines -= LAST_MOVES - 1
    table.handle(ana, ANA, Leave())
    assert ana.last.code == "table-full"
    table.handle(ana, ANA, wire.Say("Well, well."))
    assert ana.last.line.text == "Well, well."
