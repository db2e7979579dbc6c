"""The checker of `tablee faults`, on a true history and on such as are broken by hand."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tablee.lab.faults.checker import (
    LINE,
    STILL,
    check_end,
    check_going_on,
    check_table,
    read,
)
from tablee.lab.faults.history import Entry, Heard, History, Lost, Over, Sent, Stall
from tablee.lab.faults.mirror import Mirror, choose
from tablee.lab.faults.truth import Truth
from tablee.table.store.chain import chained
from tablee.table.store.store import Record
from tablee.wire import messages as wire
from tests.table.kit import HeldStore, Screen, make_services, make_table, sit


class Evening:
    """A table that was played, what its clients saw, and its log."""

    def __init__(self, game: str = "parlour") -> None:
        services = make_services()
        self.table = make_table(game, services=services, key="uneven")
        self.clock = services.clock
        self.screens: dict[int | None, Screen] = {s: sit(self.table, s) for s in (0, 1, None)}
        self.entries: dict[int | None, list[Entry]] = {seat: [] for seat in self.screens}
        self._rand = random.Random(7)
        assert isinstance(services.store, HeldStore)
        self.store = services.store
        for _ in range(200):
            self.step()
        self.hear()

    def step(self) -> None:
        for seat in (0, 1):
            self.hear()
            mirror = Mirror()
            for entry in self.entries[seat]:
                if isinstance(entry, Heard):
                    mirror.hear(entry.message)
            if self._rand.random() < 0.1:
                self.send(seat, wire.Say(f"{LINE}{len(self.entries[seat])}"))
            if self._rand.random() < 0.2:
                self.send(seat, wire.Undo())
            elif mirror.told is not None and mirror.told.proposal is not None:
                self.send(seat, wire.Agree(True))
            elif mirror.prompt is not None:
                choice = choose(mirror.prompt.form, self._rand)
                self.send(seat, wire.Answer(mirror.prompt.ask, choice))
        self.clock.advance(700)  # type: ignore[attr-defined]

    def send(self, seat: int, message: Any) -> None:
        self.entries[seat].append(Sent(self.now, message))
        self.table.handle(self.screens[seat], seat, message)

    @property
    def now(self) -> float:
        return self.table.services.clock.now() / 1000

    def hear(self) -> None:
        for seat, screen in self.screens.items():
            self.entries[seat] += [Heard(self.now, message) for message in screen.heard]
            screen.forget()

    @property
    def records(self) -> list[Record]:
        return self.store.logs["table"]

    def truth(self, records: list[Record] | None = None) -> Truth:
        row = self.store.rows["table"]
        return Truth(row, chained(row, self.records if records is None else records))

    def histories(self) -> list[History]:
        return [History(f"seat {s}", "table", s, list(e)) for s, e in self.entries.items()]


@pytest.fixture(scope="module")
def evening() -> Evening:
    return Evening()


def faults_of(truth: Truth, histories: list[History]) -> set[str]:
    return {bad.what for bad in check_table(truth, histories)}


def test_a_true_evening_passes(evening: Evening) -> None:
    assert len(evening.records) > 20
    assert {"undo", "say", "answer"} <= {record.kind for record in evening.records}
    assert check_table(evening.truth(), evening.histories()) == []


def test_who_left_and_came_back_passes(evening: Evening) -> None:
    """Afresh, or with what it knew: a Welcome at any moment from there on."""
    history = evening.histories()[0]
    welcome = next(e for e in history.entries if isinstance(e, Heard))
    history.entries[:0] = [welcome, Lost(0.0), welcome, Lost(0.0, fresh=True)]
    assert read(evening.truth(), history)[1] == []


def test_a_lost_answer_is_seen(evening: Evening) -> None:
    """Told, and then the log ended before it: a crash took what was not on disk."""
    assert "lost" in faults_of(evening.truth(evening.records[:-1]), evening.histories())


def test_an_answer_told_before_its_commit_that_never_came_is_seen(evening: Evening) -> None:
    """The log goes on with something else instead."""
    row = evening.store.rows["table"]
    first = next(n for n, r in enumerate(evening.records) if r.kind == "answer")
    colour = "red" if evening.records[first].data == "blue" else "blue"
    other = msgspec.structs.replace(evening.records[first], data=colour, told="")
    truth = Truth(row, chained(row, [*evening.records[:first], other]))
    assert "lost" in faults_of(truth, evening.histories())


def test_a_doubled_answer_is_seen(evening: Evening) -> None:
    """Sent once, twice in the log: tic-tac-toe would refuse it, a race of words would not."""
    histories = evening.histories()
    for history in histories:
        history.entries = [e for e in history.entries if not is_answer(e, "slap")]
    found = faults_of(evening.truth(), histories)
    assert found & {"twice", "unsaid"}


def is_answer(entry: Entry, choice: str) -> bool:
    return isinstance(entry, Sent) and getattr(entry.message, "choice", None) == choice


def test_a_line_said_once_that_stands_there_twice_is_seen(evening: Evening) -> None:
    number = next(n for n, record in enumerate(evening.records) if record.kind == "say")
    line = evening.records[number]
    twice = renumbered([*evening.records[: number + 1], line])
    assert faults_of(evening.truth(twice), upto(evening, 0)) == {"twice"}
    nobody = msgspec.structs.replace(line, data={"name": "", "text": f"{LINE}of nobody"})
    assert faults_of(evening.truth(renumbered([nobody])), upto(evening, 0)) == {"unsaid"}


def renumbered(records: list[Record]) -> list[Record]:
    return [msgspec.structs.replace(record, seq=n) for n, record in enumerate(records, 1)]


def upto(evening: Evening, count: int) -> list[History]:
    """What was sent, and only the first so many messages heard."""
    histories = evening.histories()
    for history in histories:
        sent = [entry for entry in history.entries if isinstance(entry, Sent)]
        history.entries = [*history.heard()[:count], *sent]
    return histories


def test_what_is_told_in_another_order_is_seen(evening: Evening) -> None:
    """A Welcome of an earlier moment than what this client knew already."""
    history = evening.histories()[0]
    welcome = next(e for e in history.entries if isinstance(e, Heard))
    history.entries.append(welcome)
    assert [bad.what for bad in read(evening.truth(), history)[1]] == ["order"]


def test_lines_in_another_order_are_seen(evening: Evening) -> None:
    history = evening.histories()[2]
    lines = [
        e for e in history.entries if isinstance(e, Heard) and isinstance(e.message, wire.Said)
    ]
    history.entries = [lines[1], lines[0]]
    assert [bad.what for bad in read(evening.truth(), history)[1]] == ["order"]


def test_swapped_updates_are_seen(evening: Evening) -> None:
    history = evening.histories()[0]
    updates = [
        number
        for number, entry in enumerate(history.entries)
        if isinstance(entry, Heard) and isinstance(entry.message, wire.Update)
    ]
    one, two = updates[3], updates[4]
    entries = history.entries
    entries[one], entries[two] = entries[two], entries[one]
    found = [bad.what for bad in read(evening.truth(), history)[1]]
    assert found
    assert set(found) <= {"lost", "torn", "order", "secret"}


def test_a_change_of_another_view_is_seen(evening: Evening) -> None:
    """It names a place that this client does not have."""
    history = evening.histories()[0]
    first, update = history.heard()[0], wire.Update(last=0, patch={"nobody.cards": 1})
    history.entries = [first, Heard(0.0, update)]
    assert [bad.what for bad in read(evening.truth(), history)[1]] == ["torn"]


def secrets(evening: Evening) -> Iterator[tuple[str, History]]:
    """Another seat's view, another seat's events, a spectator's screen with a hand on it."""
    mine, other, nobody = evening.histories()
    yield "view", graft(mine, other, "view")
    yield "events", graft(mine, other, "events")
    yield "a hand for who watches", graft(nobody, other, "view")


def graft(onto: History, source: History, field: str) -> History:
    """The first Welcome, with that of another seat's in it; nothing after."""
    welcome, foreign = (
        next(entry.message for entry in history.heard() if isinstance(entry.message, wire.Welcome))
        for history in (onto, source)
    )
    changes = {field: getattr(foreign, field), "last": foreign.last}
    mixed = msgspec.structs.replace(welcome, **changes)
    return History(onto.name, onto.table, onto.seat, [Heard(0.0, mixed)])


def test_a_foreign_secret_is_seen(evening: Evening) -> None:
    truth = evening.truth()
    holds = {moment.view for seat in (0, 1) for moment in truth.moments[seat][:1]}
    assert len(holds) == 2, "the two hold something different"
    for name, history in secrets(evening):
        assert [bad.what for bad in read(truth, history)[1]] == ["secret"], name


def test_what_nobody_may_know_is_no_secret(evening: Evening) -> None:
    """A view with something in it that no seat sees: it was told, and is not in the log."""
    history = evening.histories()[0]
    welcome = next(e.message for e in history.heard() if isinstance(e.message, wire.Welcome))
    told = msgspec.structs.replace(welcome, view={**welcome.view, "round": 99})
    history.entries = [Heard(0.0, told)]
    assert [bad.what for bad in read(evening.truth(), history)[1]] == ["lost"]


def test_who_comes_at_the_end_sees_the_end(evening: Evening) -> None:
    fresh = sit(evening.table, 0)
    late = History("late", "table", 0, [Heard(0.0, message) for message in fresh.heard])
    truth, histories = evening.truth(), evening.histories()
    assert list(check_end(truth, histories, late)) == []
    early = upto(evening, 1)[0]
    assert [bad.what for bad in check_end(truth, histories, early)] == ["behind"]
    nothing = History("deaf", "table", 0)
    assert [bad.what for bad in check_end(truth, histories, nothing)] == ["behind"]


def going_on(
    fault: Over,
    until: float,
    *news: float,
    others: tuple[Over, ...] = (),
    stalls: tuple[Stall, ...] = (),
) -> list[str]:
    told = [Heard(at, wire.Update(last=number)) for number, at in enumerate(news, 1)]
    history = History("", "table", 0, list(told))
    faults = [fault, *others]
    return [b.what for b in check_going_on("table", [history], faults, until, stalls)]


def test_a_table_that_stands_still_is_seen() -> None:
    fault = Over("kill", 5.0, 6.0)
    assert going_on(fault, 100.0, 1.0, 6.0 + STILL - 1) == []
    assert going_on(fault, 100.0, 1.0, 6.0 + STILL + 1) == ["still"]
    assert going_on(fault, 12.0, 1.0) == [], "the evening was over by then"
    another = Over("pause", 9.0, 10.0)
    assert going_on(fault, 19.0, 1.0, others=(another,)) == [], "the next fault came first"
    late = 6.0 + STILL + 5
    assert going_on(fault, 100.0, late, late + 1) == [], "it was laid only then"
    assert going_on(fault, 100.0, late) == ["still"], "to come is no progress"
    stall = Stall(12.0, 3.0)
    assert going_on(fault, 100.0, 1.0, 6.0 + STILL + 2, stalls=(stall,)) == []
    assert going_on(fault, 100.0, 1.0, 6.0 + STILL + 4, stalls=(stall,)) == ["still"]
    assert going_on(fault, 100.0, 1.0, 6.0 + STILL + 2, stalls=(Stall(60.0, 3.0),)) == ["still"]
    stale = History("", "table", 0, [Heard(7.0, wire.Update(last=0)) for _ in range(3)])
    found = [b.what for b in check_going_on("table", [stale], [fault], 100.0)]
    assert found == ["still"], "to be told the same again is no progress"
