"""The rule texts a player reads: complete, and the same clauses in both languages."""

import re
from pathlib import Path

import pytest

import tablee
from tablee.kernel.clauses import Clause, read_clauses

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT.parent / "shared" / "rules"
LANGUAGES = ("en", "fr")
GAMES = sorted(game.id for game in tablee.games().values() if not game.hidden)

ID = r"[A-Z]{2}-\d+\.\d+[a-z]?"
LIST_ITEM = re.compile(rf"^\s*[-*] ({ID})\b", re.MULTILINE)


def clauses(game: str, language: str) -> list[Clause]:
    """Every clause of one text, in reading order."""
    sections = read_clauses(tablee.games()[game], language)
    return [clause for section in sections for clause in section.clauses]


def ids(game: str, language: str) -> list[str]:
    return [clause.id for clause in clauses(game, language)]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_clauses_in_the_same_order(game: str) -> None:
    assert ids(game, "en") == ids(game, "fr")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_clauses_are_there_once_and_say_something(game: str, language: str) -> None:
    found = clauses(game, language)
    assert found, "no clause at all"
    assert [clause.id for clause in found if not clause.text] == []
    names = [clause.id for clause in found]
    assert [name for name in names if not re.fullmatch(ID, name)] == []
    assert sorted({name for name in names if names.count(name) > 1}) == []


@pytest.mark.skipif(not SOURCE.is_dir(), reason="the source clauses are not beside this checkout")
@pytest.mark.parametrize("game", GAMES)
def test_clauses_are_those_of_the_source(game: str) -> None:
    source = LIST_ITEM.findall((SOURCE / f"{game}.md").read_text(encoding="utf-8"))
    assert ids(game, "en") == source
