"""The commands as a whole: what was typed wrongly gets one sentence, in the reader's language."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest

import tablee
import tablee.cli.commands.games
from tablee.cli.app import COMMANDS
from tablee.cli.words import Words, locale_language, typed_language
from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["nonsense"], "There is no command “nonsense”"),
        (["nonsense", "--lang", "fr"], "pas de commande «\xa0nonsense\xa0»"),
        (["games", "--foo"], "no option --foo"),
        (["games", "--foo", "--lang=fr"], "pas d’option --foo"),
        (["simulate"], "GAME is missing"),
        (["simulate", "tic-tac-toe", "--games", "many"], "--games cannot be “many”"),
        (["rules", "fear-of-the-dark", "FD-1", "FD-2"], "“FD-2” is one word too many"),
        (["play"], "Which game?"),
        (["play", "chess"], "no game “chess”"),
        (["play", "chess", "--lang", "fr"], "pas ici de jeu «\xa0chess\xa0»"),
        (["play", "magpies", "--seats", "9"], "can’t be played by 9"),
        (["play", "magpies", "--humans", "3"], "3 people can’t sit here"),
        (["play", "fear-of-the-dark", "--option", "difficulty=mad"], "It can be: easy, normal"),
        (["play", "fear-of-the-dark", "--option", "colour=red"], "no option colour"),
        (["play", "fear-of-the-dark", "--seed", "a", "--daily"], "--seed or --daily"),
        (["simulate", "tic-tac-toe", "--bot", "oracle"], "no bot “oracle”"),
        (["simulate", "tic-tac-toe", "--workers", "0"], "--workers must be at least 1"),
        (["bench", "--only", "taste"], "no measurement “taste”"),
    ],
)
def test_what_is_typed_wrongly_gets_a_sentence(run: Run, args: list[str], sentence: str) -> None:
    said = run(*args)
    assert said.code == 2
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""


def test_what_cannot_be_read_gets_a_sentence(run: Run) -> None:
    said = run("replay", "nowhere.json")
    assert (said.code, said.out) == (1, "")
    assert said.err == "tablee: nowhere.json can’t be read (No such file or directory).\n"


def test_ctrl_c_is_quiet(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr(tablee.cli.commands.games, "print_table", interrupted)
    assert run("games") == (130, "", "")


def test_even_a_bug_gets_a_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> Any:
        raise ZeroDivisionError("by zero")

    monkeypatch.setattr(tablee.cli.commands.games, "print_table", broken)
    said = run("games", "--lang", "fr")
    assert said.code == 1
    assert "(ZeroDivisionError\xa0: by zero)" in said.err
    assert said.err.count("\n") == 1
    monkeypatch.setenv("TABLEE_TRACE", "1")
    with pytest.raises(ZeroDivisionError):
        run("games")


def test_the_version_and_the_help(run: Run) -> None:
    assert run("--version").out.strip() == tablee.__version__
    helped = run("--help")
    assert helped.code == 0
    assert all(name in helped.out for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(run: Run, name: str) -> None:
    said = run(name, "--help")
    assert (said.code, said.err) == (0, "")
    assert f"tablee {name}" in said.out


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_BE"}, "fr"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], lang: str
) -> None:
    for name in ("LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert locale_language() == lang
    assert Words().lang == lang


def test_the_language_that_was_typed() -> None:
    assert typed_language(["games", "--lang", "fr"]) == "fr"
    assert typed_language(["games", "--lang=en"]) == "en"
    assert typed_language(["games", "--lang"]) is None
    assert typed_language(["games", "--lang", "xx"]) is None


def test_it_runs_as_a_module() -> None:
    argv = [sys.executable, "-P", "-m", "tablee.cli", "games", "--lang", "fr"]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    said = subprocess.run(argv, capture_output=True, text=True, env=environment)
    assert (said.returncode, said.stderr) == (0, "")
    assert "fear-of-the-dark" in said.stdout
