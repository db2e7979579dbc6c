"""The clauses of a game, as they are read from its folder."""

from __future__ import annotations

import os
from pathlib import Path

from tablee.kernel import Game, find
from tablee.kernel.words.clauses import parse, read_clauses
from tablee.lab.yardsticks.tic_tac_toe import TicTacToe


def test_rules_are_cut_into_clauses() -> None:
    first, second = parse(
        "# Title\n\nPreface.\n\n## FD-1 First things\n\nIntro.\n\n"
        "### FD-1.1 A clause\nOne.\n\n*Ruling.* Two.\n\n### FD-1.2\nThree.\n\n"
        "## FD-2 More\n### FD-2.1 Last\n"
    )
    assert (first.id, first.title, first.text) == ("FD-1", "First things", "Intro.")
    assert [(c.id, c.title, c.text) for c in first.clauses] == [
        ("FD-1.1", "A clause", "One.\n\n*Ruling.* Two."),
        ("FD-1.2", "", "Three."),
    ]
    assert [c.id for c in second.clauses] == ["FD-2.1"]


def test_clauses_need_no_chapter() -> None:
    (only,) = parse("# Crumbs\n### CR-1 The deck\nTwelve cards.\n### CR-2 A round\n")
    assert only.id == ""
    assert [clause.id for clause in only.clauses] == ["CR-1", "CR-2"]


def test_they_come_with_the_game_and_are_read_again_when_changed(tmp_path: Path) -> None:
    game = Game("toy", TicTacToe, (2,), tmp_path)
    assert read_clauses(game, "en") == []
    file = tmp_path / "clauses" / "en.md"
    file.parent.mkdir()
    file.write_text("## TO-1 Old\n")
    assert [section.title for section in read_clauses(game, "en")] == ["Old"]
    file.write_text("## TO-1 New\n")
    os.utime(file, ns=(1, 1))
    assert [section.title for section in read_clauses(game, "en")] == ["New"]
    assert read_clauses(game, "fr") == []


def test_a_language_is_never_part_of_a_path() -> None:
    assert read_clauses(find("fear-of-the-dark"), "en")
    assert read_clauses(find("fear-of-the-dark"), "../clauses/en") == []
