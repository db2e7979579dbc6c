"""The rule texts a player reads: complete, and the same clauses in both languages."""

import re

import pytest

import tablee
from tablee.games import BUILT_IN
from tablee.kernel.words.clauses import Clause, read_clauses

LANGUAGES = ("en", "fr")
GAMES = sorted(BUILT_IN)

ID = r"[A-Z]{2}-\d+\.\d+[a-z]?"


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
