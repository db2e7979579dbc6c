"""`tablee check` passes on this tree, and would not on a worse one; rules, games, types."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from tablee.cli.commands.wire import own_games
from tablee.cli.content.cards import check_cards
from tablee.cli.content.messages import check_folder
from tablee.cli.content.uses import check_clauses_cited, check_messages_used, sources
from tablee.cli.known import all_games, find_game
from tablee.wire.typescript import files
from tests.cli.conftest import Run


@pytest.mark.slow
def test_everything_is_there(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    said = run("check")
    assert (said.code, said.err) == (0, ""), said.out
    assert "Everything is there, in both languages." in said.out
    assert re.search(r"cards +fear-of-the-dark: dangers +13 +0", said.out)
    monkeypatch.setattr("tablee.cli.commands.check.everything", list)  # once is enough
    assert "Tout est là" in run("check", "--lang", "fr").out


@pytest.mark.parametrize(
    ("english", "french", "missing"),
    [
        ("a = A", "a = A", []),
        ("a = A\nb = B", "a = A", ["fr: b"]),
        ("a = A", "a = A\nb = B", ["en: b"]),
        ("a = A\n    .about = B", "a = A", ["fr: a.about"]),
        ("a = { $n }", "a = A", ["fr: a: $n"]),
        ("a = A", "a = { $n ->\n    [one] un\n   *[other] { $m }\n }", ["en: a: $m", "en: a: $n"]),
        ("a = A\na = B", "a = A", ["en.ftl: twice: a"]),
        ("a = { b }", "a = A", ["en: a: no message b"]),
        ("a = {", "a = A", ["en.ftl: not readable: a = {", "en: a"]),
    ],
)
def test_a_text_that_is_missing(
    tmp_path: Path, english: str, french: str, missing: list[str]
) -> None:
    folder = tmp_path / "text"
    folder.mkdir()
    (folder / "en.ftl").write_text(english)
    (folder / "fr.ftl").write_text(french)
    assert check_folder(folder, tmp_path).missing == missing


def test_a_language_that_is_missing(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text("a = A")
    found = check_folder(tmp_path / "text", tmp_path)
    assert found.missing == ["fr.ftl is not there", "fr: a"]


def small_game(folder: Path, code: str, english: str) -> Path:
    (folder / "text").mkdir()
    for lang in ("en", "fr"):
        (folder / "text" / f"{lang}.ftl").write_text(english)
    (folder / "rules.py").write_text(code)
    return folder


def test_a_card_without_words(tmp_path: Path) -> None:
    english = "card-a = A\n    .about = B\ncard-b = B\n    .about = B\ncard-c = C\nwhat-t = T"
    game = replace(find_game("fear-of-the-dark"), folder=small_game(tmp_path, "", english))
    pack = 'id = "x"\n[deck]\na = 2\nb = 1\nc = 1\nd = 1\n[tokens]\nt = 9\n[time]\n3 = 4\n'
    (tmp_path / "pack.toml").write_text(pack + '[[people]]\nid = "eve"\n')
    deck, tokens, people = check_cards(game)
    assert (deck.what, deck.count) == ("cards", 5)
    assert deck.missing == ["en: card-d", "fr: card-d"]
    assert (tokens.what, tokens.count, tokens.missing) == ("names", 1, [])
    assert people.missing == ["en: card-eve", "fr: card-eve"]


def test_what_most_cards_have_all_must_have(tmp_path: Path) -> None:
    english = "card-a = A\n    .about = B\ncard-b = B\n    .about = B\ncard-c = C"
    game = replace(find_game("fear-of-the-dark"), folder=small_game(tmp_path, "", english))
    (tmp_path / "pack.toml").write_text("[deck]\na = 2\nb = 1\nc = 1\n")
    assert check_cards(game)[0].missing == ["en: card-c.about", "fr: card-c.about"]


def test_a_message_or_a_clause_that_only_the_code_knows(tmp_path: Path) -> None:
    code = 'self.emit("fall", "FD-99.1")\nturn(0, (1,), "jump", "FD-1.1")\nRefused("no-way")\n'
    game = replace(
        find_game("fear-of-the-dark"), folder=small_game(tmp_path, code, "ask-jump = Jump?")
    )
    (tmp_path / "clauses").mkdir()
    for lang in ("en", "fr"):
        (tmp_path / "clauses" / f"{lang}.md").write_text("## FD-1 Jumps\n### FD-1.1 One\n")
    used = check_messages_used(game)
    assert (used.count, used.missing[:2]) == (3, ["en: ev-fall", "fr: ev-fall"])
    assert not any("ask-jump" in text for text in used.missing)
    cited = check_clauses_cited(game)
    assert cited is not None
    assert cited.missing == ["en: FD-99.1", "fr: FD-99.1"]


def test_games_that_share_a_folder_are_read_apart() -> None:
    for id in ("tic-tac-toe", "connect-four"):
        assert [file.stem for file in sources(find_game(id))] == [id.replace("-", "_")]
    assert len(sources(find_game("magpies"))) > 3


# -- rules, games, types ----------------------------------------------------------------------


def test_the_rules_of_a_game(run: Run) -> None:
    said = run("rules", "fear-of-the-dark")
    assert (said.code, said.err) == (0, "")
    assert "FD-1 " in said.out
    assert "FD-12" in said.out
    assert "**" not in said.out


def test_one_clause_of_the_rules(run: Run) -> None:
    said = run("rules", "fear-of-the-dark", "fd-4.3", "--lang", "fr")
    assert said.out.startswith("FD-4.3 Composer ta main")
    assert "FD-4.4" not in said.out
    whole = run("rules", "fear-of-the-dark", "FD-4").out
    assert "FD-4.3 " in whole
    assert "FD-5" not in whole.replace("(FD-5", "")


@pytest.mark.parametrize("typed", ["FL-10.5d", "fl-10.5d", "FL-10.5D"])
def test_a_clause_that_ends_in_a_letter(run: Run, typed: str) -> None:
    """In the rules, at the table, and among the breaks."""
    assert run("rules", "fog-of-love", typed).out.startswith("FL-10.5d ")
    played = run("play", "fog-of-love", "--seed", "x", typed=f"w {typed}\nq\nn\n").out
    assert re.search(r"^FL-10\.5d ", played, re.MULTILINE)
    said = run("clauses", "magpies", "--breaks", "--clause", typed)
    assert "no clause FL-10.5d in the rules of magpies" in said.err


def test_rules_that_are_not_there(run: Run) -> None:
    assert "no clause FD-99" in run("rules", "fear-of-the-dark", "FD-99").err
    assert "not written down" in run("rules", "tic-tac-toe").err


def test_the_list_of_games(run: Run) -> None:
    shown = run("games").out
    assert "normal*" in shown
    assert "tic-tac-toe" not in shown
    assert all(id in run("games", "--all", "--lang", "fr").out for id in all_games())


def test_types_are_written_once(run: Run) -> None:
    first, second = run("types", "--out", "wire"), run("types", "--out", "wire")
    made = files(own_games())
    assert {path.name: path.read_text("utf-8") for path in Path("wire").iterdir()} == made
    assert first.out.splitlines() == [f"{name} is written." for name in made]
    assert second.out.splitlines() == [f"{name} is up to date." for name in made]


def test_types_of_one_game(run: Run) -> None:
    run("types", "magpies", "--out", "wire")
    assert {path.name for path in Path("wire").iterdir()} == {"index.ts", "magpies.ts"}
    assert "Struct" not in Path("wire/magpies.ts").read_text("utf-8")


@pytest.mark.parametrize("command", ["types", "clauses", "balance fog-of-love --write"])
def test_what_works_on_the_project_needs_a_checkout(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setattr("tablee.cli.project.checkout", lambda: None)
    said = run(*command.split())
    assert (said.code, said.out) == (1, "")
    assert "in a checkout of the repository" in said.err


def test_the_clauses_that_have_a_test(run: Run) -> None:
    table = run("clauses", "fear-of-the-dark", "--lang", "fr")
    assert re.search(r"^FD-4\.3 +[1-9]\d* +Composer ta main", table.out, re.M)
    every = run("clauses")
    assert re.search(r"^fear-of-the-dark +\d+ +\d+$", every.out, re.M)
    assert (every.code == 0) == ("Every clause has a test" in every.out)
    assert "not written down" in run("clauses", "tic-tac-toe").err
