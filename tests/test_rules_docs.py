"""The rule texts a player reads: complete, and the same clauses in both languages."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs" / "rules"
LANGUAGES = ("en", "fr")
GAMES = sorted(path.name.removesuffix(".en.md") for path in DOCS.glob("*.en.md"))

ID = r"[A-Z]{2}-\d+\.\d+[a-z]?"
HEADING = re.compile(rf"^### ({ID})(?= |$)")


def clauses(game: str, language: str) -> list[tuple[str, str]]:
    """Every clause of one text in reading order, as (id, body without headings)."""
    found: list[tuple[str, list[str]]] = []
    for line in (DOCS / f"{game}.{language}.md").read_text(encoding="utf-8").splitlines():
        if match := HEADING.match(line):
            found.append((match[1], []))
        elif found and not line.startswith("#"):
            found[-1][1].append(line)
    return [(clause, "\n".join(body).strip()) for clause, body in found]


def ids(game: str, language: str) -> list[str]:
    return [clause for clause, _ in clauses(game, language)]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_clauses_in_the_same_order(game: str) -> None:
    assert ids(game, "en") == ids(game, "fr")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_clauses_are_there_once_and_say_something(game: str, language: str) -> None:
    found = clauses(game, language)
    assert found, "no clause at all"
    assert [clause for clause, body in found if not body] == []
    names = [clause for clause, _ in found]
    assert sorted({name for name in names if names.count(name) > 1}) == []
