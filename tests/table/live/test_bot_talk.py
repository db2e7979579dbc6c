"""What bots say of their own accord, and what they answer."""

from __future__ import annotations

from typing import Any

import pytest

from tablee import bots
from tablee.kernel import Saying
from tablee.table.live import auto
from tablee.table.live.seated_bot import SeatedBot
from tablee.table.live.talk import READS
from tablee.table.logged import LoggedTable, Sitter
from tablee.table.services import Pace
from tablee.wire import messages as wire
from tablee.wire.seats import ComeBack, Leave
from tests.table.kit import answer, make_table, sit

HUMAN_AND_BOT = [Sitter("human", "Ana"), Sitter("bot", bot="random")]


def first_option(view, events, prompt, rand):
    return prompt.options[0]


def test_a_bot_says_a_line_with_what_it_does(monkeypatch) -> None:
    """As a message, so that each reads it in their own language; and it is in the log."""
    speaker = SeatedBot(first_option, lambda *_: "no-over")
    monkeypatch.setattr(auto, "seat_bot", lambda *_: speaker)
    table = make_table(people=HUMAN_AND_BOT)
    ana = sit(table, 0)
    answer(table, ana, 0, 4)
    table.services.clock.advance(Pace.bot)
    line = table.logged.chat[-1]
    assert (line.seat, line.key) == (1, "no-over")
    assert line.text.startswith("This game is over")
    assert [r.kind for r in table.services.store.logs["table"]][-2:] == ["answer", "say"]


def test_who_writes_to_a_bot_that_answers_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """A moment later, once, to the last line; by what its seat sees, and into the log."""
    asked = []

    def reply(view, events, seat, text, said, rand):
        asked.append((view, seat, text))
        return Saying("no-over")

    monkeypatch.setattr(bots, "replies", lambda game: reply)
    table = make_table(people=[Sitter("human", "Ana"), Sitter("bot", bot="house")])
    ana = sit(table, 0)
    table.handle(ana, 0, wire.Say("hello"))
    table.handle(ana, 0, wire.Say("are you there?"))
    assert not table.idle
    table.services.clock.advance(READS + Pace.bot - 1)
    assert asked == []
    table.services.clock.advance(1)
    assert asked == [(table.logged.match.view(1), 1, "are you there?")]
    assert [line.key for line in table.logged.chat] == ["", "", "no-over"]
    table.services.clock.advance(60_000)
    assert len(asked) == 1, "nobody answers a bot"


def test_only_who_is_a_bot_now_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not in the name of somebody who has come back since the table woke; but whoever sat down."""
    monkeypatch.setattr(bots, "replies", lambda game: lambda *_: Saying("no-over"))
    table = make_table(people=[Sitter("human", "Ana"), Sitter("bot", "Ben", "house", left="Ben")])
    ana, ben = sit(table, 0), sit(table, 1)
    table.handle(ben, 1, ComeBack())
    table.handle(ana, 0, wire.Say("hi Ben"))
    table.services.clock.advance(60_000)
    assert len(table.logged.chat) == 1
    table.handle(ben, 1, Leave())
    table.handle(ana, 0, wire.Say("hi bot"))
    table.services.clock.advance(READS + Pace.bot)
    line = table.logged.chat[-1]
    assert (line.seat, line.key) == (1, "no-over")


@pytest.mark.parametrize("thinking", [False, True])
def test_a_bot_whose_seat_is_taken_again_says_no_more(
    monkeypatch: pytest.MonkeyPatch, thinking: bool
) -> None:
    monkeypatch.setattr(bots, "replies", lambda game: lambda *_: Saying("no-over"))
    table = make_table(people=[Sitter("human", "Ana"), Sitter("bot", "Ben", "house", left="Ben")])
    ana, ben = sit(table, 0), sit(table, 1)
    said: list[Any] = []
    monkeypatch.setattr(table.services, "ponder", lambda think, then: said.append((think, then)))
    table.handle(ana, 0, wire.Say("hi"))
    if thinking:
        table.services.clock.advance(READS + Pace.bot)
    table.handle(ben, 1, ComeBack())
    table.services.clock.advance(60_000)
    assert len(said) == thinking
    for think, then in said:
        then(think())
    assert len(table.logged.chat) == 1


def test_no_bot_answers_among_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "replies", lambda game: pytest.fail)
    table = make_table()
    ana = sit(table, 0)
    table.handle(ana, 0, wire.Say("hello"))
    table.services.clock.advance(60_000)
    assert len(table.logged.chat) == 1


def test_a_bot_that_answers_is_told_what_it_has_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """And its answer may have arguments: they are kept, and told with it."""
    told = []

    def reply(view, events, seat, text, said, rand):
        told.append(list(said))
        return Saying("player-numbered", {"n": 4})

    monkeypatch.setattr(bots, "replies", lambda game: reply)
    table = make_table(people=[Sitter("human", "Ana"), Sitter("bot", bot="house")])
    ana = sit(table, 0)
    for text in ("hello", "again"):
        table.handle(ana, 0, wire.Say(text))
        table.services.clock.advance(READS + Pace.bot)
    assert told == [[], ["player-numbered"]]
    line = table.logged.chat[-1]
    assert (line.text, line.key, line.args) == ("Player 4", "player-numbered", {"n": 4})
    assert ana.last.line.args == {"n": 4}
    again = LoggedTable.read(table.logged.row, table.services.store.logs["table"])
    assert again.chat[-1] == line


def test_a_bot_does_not_say_the_same_twice_running(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["no-over", "no-over", "no-undo"])
    speaker = SeatedBot(first_option, lambda *_: next(lines))
    monkeypatch.setattr(auto, "seat_bot", lambda *_: speaker)
    table = make_table(people=HUMAN_AND_BOT)
    ana = sit(table, 0)
    for square in (4, 8, 2):
        answer(table, ana, 0, square)
        table.services.clock.advance(Pace.bot)
    assert [line.key for line in table.logged.chat] == ["no-over", "no-undo"]
    assert next(lines, None) is None
