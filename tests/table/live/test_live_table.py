"""One live table: who hears what, and what is refused."""

from __future__ import annotations

import pytest

from tablee.table.live.table import Table
from tablee.table.logged import LoggedTable, Sitter
from tablee.wire import messages as wire
from tests.table.kit import Mirror, Screen, answer, make_table, sit, truth


def test_everyone_hears_of_an_answer() -> None:
    table = make_table()
    ana, ben, watcher = sit(table, 0), sit(table, 1), sit(table, None)
    answer(table, ana, 0, 4)
    for screen in (ana, ben, watcher):
        assert isinstance(screen.last, wire.Update)
        assert screen.last.events[-1].args == {"player": 0, "cell": 4}
        assert screen.last.waiting == wire.Waiting([1], "mark", "TT-1")
    assert ben.last.prompt is not None
    assert ana.last.prompt is None
    assert watcher.last.prompt is None


def test_whoever_has_chosen_in_secret_still_sees_what_and_nobody_else_does() -> None:
    table = make_table("fiese-freunde")
    ana, ben, watcher = sit(table, 0), sit(table, 1), sit(table, None)
    answer(table, ana, 0, "w")
    assert ana.last.answered == "w"
    assert sit(table, 0).last.answered == "w", "to a page that was opened again, too"
    assert [screen.last.answered for screen in (ben, watcher)] == [None, None]
    answer(table, ben, 1, "m")
    assert ana.last.answered is None


def test_only_what_changed_is_sent() -> None:
    table = make_table("parlour")
    ana = sit(table, 0)
    answer(table, ana, 0, "red")
    assert ana.last.patch == {}
    assert [note.key for note in ana.last.events] == ["colour"]


def test_a_secret_event_reaches_its_seat_alone() -> None:
    table = make_table("parlour")
    welcomes = [sit(table, seat).last for seat in (0, 1, None)]
    dealt = [[note for note in w.events if note.key == "dealt"] for w in welcomes]
    assert [len(notes) for notes in dealt] == [1, 1, 0]
    assert "holds" not in welcomes[2].view


def test_a_second_tab_of_a_seat_hears_the_same() -> None:
    table = make_table()
    tabs = [sit(table, 0), sit(table, 0)]
    ben = sit(table, 1)
    answer(table, tabs[1], 0, 0)
    assert tabs[0].last == tabs[1].last
    table.leave(tabs[0], 0)
    answer(table, ben, 1, 1)
    assert len(tabs[1].of(wire.Update)) == 2
    assert len(tabs[0].of(wire.Update)) == 1


def test_people_are_told_when_somebody_comes_and_goes() -> None:
    table = make_table()
    ana = sit(table, 0)
    ben = sit(table, 1)
    assert [person.here for person in ana.last.people] == [True, True]
    second = sit(table, 1)
    table.leave(ben, 1)
    assert len(ana.of(wire.People)) == 1, "a second tab is nobody new"
    table.leave(second, 1)
    assert [person.here for person in ana.last.people] == [True, False]


def test_coming_back_gives_exactly_what_was_missed() -> None:
    table = make_table()
    ana, ben = sit(table, 0), sit(table, 1)
    answer(table, ana, 0, 0)
    had = ben.last.last
    table.leave(ben, 1)
    answer(table, ana, 1, 4)
    answer(table, ana, 0, 8)
    back = sit(table, 1, wire.Join(after=had)).last
    assert [note.n for note in back.events] == [had + 1, had + 2]
    assert back.after == had
    assert back.view["board"] == [0, -1, -1, -1, 1, -1, -1, -1, 0]


def test_a_number_of_events_nobody_had_gives_all() -> None:
    table = make_table()
    for after in (-5, 99):
        welcome = sit(table, 0, wire.Join(after=after)).last
        assert welcome.after == 0
        assert len(welcome.events) == welcome.last


def test_an_undo_missed_gives_all_events_again() -> None:
    table = make_table()
    ana, ben = sit(table, 0), sit(table, 1)
    mirror = Mirror()
    mirror.hear(ben.last)
    answer(table, ana, 0, 0)
    mirror.hear(ben.last)
    table.leave(ben, 1)
    table.handle(ana, 0, wire.Undo())
    answer(table, ana, 0, 5)
    mirror.hear(sit(table, 1, mirror.join).last)
    assert (mirror.view, mirror.events) == truth(table, 1)


# -- what is refused --------------------------------------------------------------------------


def test_the_rules_say_no_to_the_sender_alone() -> None:
    table = make_table()
    ana, ben = sit(table, 0), sit(table, 1)
    ben.forget()
    answer(table, ana, 0, 77)
    assert ana.last == wire.Refusal("no-such-option", {}, "TT-1")
    assert ben.heard == []
    assert table.logged.seq == 0


def test_faults_of_an_answer() -> None:
    table = make_table()
    ana, ben, watcher = sit(table, 0), sit(table, 1), sit(table, None)
    answer(table, watcher, None, 4)
    assert watcher.last.code == "not-seated"
    answer(table, ben, 1, 4)
    assert ben.last.code == "not-asked"
    table.handle(ana, 0, wire.Answer(7, 4))
    assert ana.last == wire.Fault("stale", {"ask": 0})
    for seat, cell in ((0, 0), (1, 3), (0, 1), (1, 4), (0, 2)):
        answer(table, ana, seat, cell)
    assert ana.last.outcome[0].won
    answer(table, ben, 1, 5)
    assert ben.last.code == "over"
    assert table.logged.seq == 5


def test_a_bug_in_the_rules_does_not_close_the_table(monkeypatch) -> None:
    table = make_table()
    ana, ben = sit(table, 0), sit(table, 1)
    ben.forget()
    match = type(table.logged.match)
    with monkeypatch.context() as patch:
        patch.setattr(match, "answer", lambda *_: 1 / 0)
        answer(table, ana, 0, 4)
    assert ana.last.code == "internal"
    assert ben.heard == []
    answer(table, ana, 0, 4)
    assert isinstance(ben.last, wire.Update)


# -- chat -------------------------------------------------------------------------------------


def test_chat_is_text() -> None:
    table = make_table()
    ana, ben = sit(table, 0), sit(table, 1)
    table.handle(ana, 0, wire.Say("  <b>hi</b> & \u202ebye "))
    line = ben.last.line
    assert (line.text, line.name, line.seat, line.n) == ("<b>hi</b> & bye", "Ana", 0, 1)
    assert sit(table, None).last.chat == [line]
    for bad in ("", "   ", "\u200b", "a\nb", "a\x00b", "a\x1b[2J", "x" * 501):
        table.handle(ana, 0, wire.Say(bad))
        assert ana.last.code == "bad-text"
    watcher = sit(table, None)
    table.handle(watcher, None, wire.Say("hello"))
    assert watcher.last.code == "not-seated"
    assert table.logged.seq == 1


# -- undo -------------------------------------------------------------------------------------


def test_undo_is_free_until_another_has_answered() -> None:
    table = make_table()
    ana, ben = sit(table, 0), sit(table, 1)
    answer(table, ana, 0, 4)
    assert ana.last.can_undo
    assert not ben.last.can_undo
    table.handle(ana, 0, wire.Undo())
    assert ben.last.rewound
    assert ben.last.patch == {"board": [-1] * 9}
    assert ben.last.rewinds == 1
    assert ana.last.prompt is not None


def test_undo_past_the_barrier_needs_every_other_human() -> None:
    people = [Sitter("human", name) for name in ("Ana", "Ben", "Chloé")]
    table = make_table("parlour", people)
    ana, ben, chloe = (sit(table, seat) for seat in range(3))
    answer(table, ana, 0, "red")
    for seat in range(3):
        answer(table, ana, seat, 1)
    table.handle(ana, 0, wire.Undo())
    assert ben.last.proposal == wire.Proposal(0, [], [1, 2])
    table.handle(ben, 1, wire.Agree(True))
    assert chloe.last.proposal.agreed == [1]
    table.handle(ben, 1, wire.Agree(True))
    assert ben.last.code == "no-proposal"
    table.handle(chloe, 2, wire.Undo())
    assert chloe.last.code == "no-undo"
    table.handle(chloe, 2, wire.Agree(True))
    assert ana.last.rewound
    assert ana.last.proposal is None
    assert table.logged.match.ask.why == "bid"
    assert [table.logged.match.log[-1], table.logged.seq] == [(0, "red"), 8]


def test_one_no_ends_a_proposal_and_so_does_an_answer() -> None:
    table = make_table()
    ana, ben = sit(table, 0), sit(table, 1)
    answer(table, ana, 0, 4)
    answer(table, ben, 1, 0)
    for end in (lambda: table.handle(ben, 1, wire.Agree(False)), lambda: answer(table, ana, 0, 8)):
        table.handle(ana, 0, wire.Undo())
        assert ben.last.proposal is not None
        end()
        assert ben.last.proposal is None
        table.handle(ben, 1, wire.Agree(True))
        assert ben.last.code == "no-proposal"


def in_window() -> tuple[Table, Screen, Screen]:
    """Both have bid; a reaction window is open, and Ana asks for her bid back."""
    table = make_table("parlour")
    ana, ben = sit(table, 0), sit(table, 1)
    answer(table, ana, 0, "red")
    answer(table, ana, 0, 1)
    answer(table, ben, 1, 1)
    table.handle(ana, 0, wire.Undo())
    assert table.logged.match.ask.window
    return table, ana, ben


def test_a_proposal_outlives_a_pass_in_a_window_which_nobody_may_know_of() -> None:
    table, ana, ben = in_window()
    table.play(1, "pass")
    assert table.logged.proposal == ana.last.proposal == ben.last.proposal
    table.play(0, "pass")
    assert table.logged.match.ask.why == "slap"
    assert table.logged.proposal is ana.last.proposal is ben.last.proposal is None


@pytest.mark.parametrize("passed", [(), (0,), (1,)])
def test_what_is_agreed_to_is_what_was_meant(passed: tuple[int, ...]) -> None:
    """The bid, not a pass that the proposer or the table has given meanwhile."""
    table, _, ben = in_window()
    for seat in passed:
        table.play(seat, "pass")
    table.handle(ben, 1, wire.Agree(True))
    assert table.logged.match.ask.why == "bid"
    assert table.logged.match.log == [(0, "red")]
    again = LoggedTable.read(*table.services.store.load("table"))
    assert again.match.log == table.logged.match.log


def test_a_pass_can_be_withdrawn_while_the_others_think_about_a_proposal() -> None:
    table, ana, _ = in_window()
    table.play(0, "pass")
    table.handle(ana, 0, wire.Undo())
    assert table.logged.match.log == [(0, "red"), (0, 1), (1, 1)]
    assert ana.last.prompt.why == "react"


def test_without_other_humans_the_barrier_stands() -> None:
    table = make_table(people=[Sitter("human", "Ana"), Sitter("bot", bot="random")])
    ana = sit(table, 0)
    table.handle(ana, 0, wire.Undo())
    assert ana.last.key == "no-undo-nothing"
    answer(table, ana, 0, 4)
    table.services.clock.advance(10_000)
    table.handle(ana, 0, wire.Undo())
    assert ana.last.key == "no-undo"


# -- the log tells it all ---------------------------------------------------------------------


def test_the_log_alone_brings_a_table_back() -> None:
    table = make_table()
    ana, ben = sit(table, 0), sit(table, 1)
    answer(table, ana, 0, 4)
    table.handle(ana, 0, wire.Undo())
    answer(table, ana, 0, 3)
    table.handle(ben, 1, wire.Say("oh"))
    answer(table, ben, 1, 0)
    table.handle(ana, 0, wire.Undo())
    again = LoggedTable.read(*table.services.store.load("table"))
    logged = table.logged
    assert again.match.log == logged.match.log
    assert again.match.events(0) == logged.match.events(0)
    assert (again.chat, again.rewinds, again.seq) == (logged.chat, logged.rewinds, logged.seq)
    assert again.proposal == logged.proposal
    assert again.asked_at == logged.asked_at
