"""Talk is bounded: per person, per table, in all, and in what a game hears of it."""

from __future__ import annotations

import pytest

from tablee.games.anomia.content import judge
from tablee.table.clean import LONGEST_LINE, LONGEST_NAME, clean_line, clean_name
from tablee.table.errors import TableFault
from tablee.table.live.table import Table
from tablee.table.live.talk import OF_ALL, OF_ONE
from tablee.table.logged import MOST_HEARD, MOST_SAID, LoggedTable, Sitter, weight
from tablee.table.waking.snapshots import portrait, restored, take
from tablee.wire import messages as wire
from tests.rules import rule
from tests.table.endless import answers_fed, counting
from tests.table.kit import HeldStore, Screen, make_table, sit
from tests.table.races import ANA, BEN, make_race, sit_all, woken

SALAM = "\ufdfa"
"""One sign, eighteen letters."""


def say(table: Table, screen: Screen, seat: int, text: str = "Hello!") -> str:
    """Says a line; returns "said", or the code of the fault."""
    screen.forget()
    table.handle(screen, seat, wire.Say(text))
    last = screen.last
    return last.code if isinstance(last, wire.Fault) else "said"


def test_a_length_counts_after_nfkc_too() -> None:
    for text in (SALAM * LONGEST_LINE, SALAM * (LONGEST_LINE // 18 + 1), "x" * (LONGEST_LINE + 1)):
        with pytest.raises(TableFault, match="bad-text"):
            clean_line(text)
    with pytest.raises(TableFault, match="bad-name"):
        clean_name(SALAM * 2)
    assert clean_line(SALAM * 20) == SALAM * 20
    assert clean_name("é" * LONGEST_NAME) == "é" * LONGEST_NAME
    assert clean_name("e\u0301" * LONGEST_NAME) == "é" * LONGEST_NAME


@rule("AN-3.4")
def test_a_game_reads_only_so_much_of_a_line() -> None:
    """Whatever a table lets through."""
    keys = judge.talk_words(f"{SALAM} " * 500, "en")
    assert sum(map(len, keys)) < 100
    assert "elephant" in judge.talk_words("x " * 200 + "elephant", "en")
    assert "elephant" not in judge.talk_words("x" * judge.LONGEST_LINE + " elephant", "en")
    assert max(map(len, judge.talk_words(SALAM * 500, "en"))) <= 4 * judge.LONGEST_LINE


def test_one_person_talks_so_fast_and_no_faster() -> None:
    table = make_table()
    ana, ben = sit(table, 0), sit(table, 1)
    assert [say(table, ana, 0) for _ in range(OF_ONE[1])] == ["said"] * OF_ONE[1]
    lines, seq = table.logged.lines, table.logged.seq
    assert say(table, ana, 0) == "too-fast"
    assert say(table, sit(table, 0), 0) == "too-fast", "in another tab, too"
    assert (table.logged.lines, table.logged.seq) == (lines, seq)
    assert say(table, ben, 1) == "said", "the others are heard"
    table.services.clock.advance(2000)  # type: ignore[attr-defined]
    assert say(table, ana, 0) == "said"


def test_all_together_talk_so_fast_and_no_faster() -> None:
    people = [Sitter("human", name) for name in ("Ana", "Ben", "Cleo")]
    table = make_table("parlour", people)
    screens = [sit(table, seat) for seat in range(3)]
    heard = [say(table, screens[n % 3], n % 3) for n in range(OF_ALL[1] + 1)]
    assert heard == ["said"] * OF_ALL[1] + ["too-fast"]


def react(table: Table, screen: Screen, seat: int | None) -> str:
    """Sends a reaction; returns "reacted", or the code of the fault."""
    screen.forget()
    table.handle(screen, seat, wire.React("clap"))
    last = screen.last
    return last.code if isinstance(last, wire.Fault) else "reacted"


def test_a_reaction_is_seen_by_all_and_kept_nowhere() -> None:
    table = make_table()
    ana, ben, eve = sit(table, 0), sit(table, 1), sit(table, None)
    seq, log = table.logged.seq, list(table.logged.match.log)
    assert react(table, ana, 0) == "reacted"
    for screen in (ana, ben, eve):
        assert screen.last == wire.Reacted(0, "clap")
    assert (table.logged.seq, table.logged.match.log) == (seq, log)
    assert react(table, eve, None) == "not-seated"
    assert [screen.last for screen in (ana, ben)] == [wire.Reacted(0, "clap")] * 2


def test_reactions_and_lines_are_limited_together() -> None:
    table = make_table()
    ana, ben = sit(table, 0), sit(table, 1)
    for _ in range(OF_ONE[1] // 3):
        assert [react(table, ana, 0), react(table, ana, 0)] == ["reacted"] * 2
        assert say(table, ana, 0) == "said"
    assert react(table, ana, 0) == "too-fast" == say(table, ana, 0)
    assert react(table, ben, 1) == "reacted"


def test_a_table_keeps_so_much_talk_and_no_more() -> None:
    table = make_table()
    ana = sit(table, 0)
    table.logged.said = MOST_SAID - weight("12345")
    assert say(table, ana, 0, "123456") == "chat-full"
    assert say(table, ana, 0, "12345") == "said"
    assert say(table, ana, 0, "1") == "chat-full"
    assert table.logged.said == MOST_SAID
    table.talk.remark(1, "no-over")
    assert len(table.logged.chat) == 2, "a bot may say one line more, and then is silent"
    table.talk.remark(1, "no-over")
    assert len(table.logged.chat) == 2


def test_what_was_said_counts_after_a_restart() -> None:
    table = make_table()
    say(table, sit(table, 0), 0, "déjà")
    store = table.services.store
    assert isinstance(store, HeldStore)
    again = LoggedTable.read(*store.load("table"))  # type: ignore[misc]
    assert again.said == table.logged.said == len("déjà".encode()) + 64


def test_a_game_hears_so_many_lines_of_each_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """They enter its log; the talk itself goes on."""
    assert MOST_HEARD <= 250
    monkeypatch.setattr("tablee.table.live.talk.MOST_HEARD", 5)
    table = make_race()
    screens = sit_all(table)
    assert [say(table, screens[ANA], ANA) for _ in range(8)] == ["said"] * 8
    talked = [choice for _, choice in table.logged.match.log if choice[0] == "talk"]
    assert len(talked) == 5 == woken(table).logged.heard[ANA]
    say(table, screens[BEN], BEN)
    assert table.logged.match.log[-1][1] == ("talk", BEN, "Hello!")


def test_the_attack_of_long_signs_and_one_undo_comes_to_nothing() -> None:
    """Hundreds of lines of signs that stand for eighteen letters, then undos: the game has read
    nothing of them, and nothing was run again."""
    table = make_race()
    screens = sit_all(table)
    before = len(table.logged.match.log)
    with counting(judge, "talk_words", lambda text, lang: len(text)) as read, answers_fed() as fed:
        faults = {say(table, screens[ANA], ANA, SALAM * LONGEST_LINE) for _ in range(400)}
        for _ in range(5):
            table.handle(screens[ANA], ANA, wire.Undo())
    assert faults == {"bad-text"}
    assert read == []
    assert sum(fed) == 0
    assert len(table.logged.match.log) == before


def test_thoughts_are_read_when_all_have_written() -> None:
    """After the end, once each; told to those who sit there and to nobody else."""
    table = make_table()
    ana, ben, eve = sit(table, 0), sit(table, 1), sit(table, None)

    def think(screen: Screen, seat: int | None, text: str) -> object:
        for one in (ana, ben, eve):
            one.forget()
        table.handle(screen, seat, wire.Think(text))
        return screen.last

    assert think(ana, 0, "Too early") == wire.Fault("not-asked")
    table.happen(("end", None, None))
    assert think(ana, 0, "I liked it") == wire.Thoughts([0], [1])
    assert ben.last == wire.Thoughts([0], [1])
    assert eve.heard == []
    assert think(ana, 0, "No, I did not") == wire.Fault("not-asked")
    assert sit(table, 1).of(wire.Welcome)[0].thoughts == wire.Thoughts([0], [1])
    assert think(eve, None, "Me too") == wire.Fault("not-seated")
    assert think(ben, 1, "Same here") == wire.Thoughts([0, 1], [], ["I liked it", "Same here"])
    assert ana.last == ben.last
    assert eve.heard == []
    assert sit(table, None).of(wire.Welcome)[0].thoughts is None
    assert sit(table, 0).of(wire.Welcome)[0].thoughts == ben.of(wire.Thoughts)[0]
    store, here = table.services.store, portrait(table.logged)
    assert isinstance(store, HeldStore)
    assert portrait(LoggedTable.read(*store.load("table"))) == here  # type: ignore[misc]
    assert portrait(restored(table.logged.row, take(table.logged))) == here


def test_alone_among_bots_nobody_reads_a_thought() -> None:
    table = make_table(people=[Sitter("human", "Ana"), Sitter("bot", "Bot", "house")])
    ana = sit(table, 0)
    table.happen(("end", None, None))
    table.handle(ana, 0, wire.Think("Hello?"))
    assert ana.last == wire.Fault("not-asked")
