"""How things are said: every check of `tablee check` that reads words finds what it is for."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tablee.cli.content.shingles import FILE, known_shingles, words_of, write_shingles
from tablee.cli.content.texts import Text, places_of, texts
from tablee.cli.content.wording import GLOSSARY, check_wording, read_glossary
from tablee.places import PACKAGE, checkout
from tests.cli.conftest import Run

ROOT = PACKAGE.parents[1]
FEAR = "src/tablee/games/fear_of_the_dark"
TABLE = "| thing | where | English | not | French | not |\n|---|---|---|---|---|---|\n"
MAZE = "| where one is lost | fear-of-the-dark | maze | labyrinth* | labyrinthe | dédale* |\n"
BOOK = "On your turn you take the first of the cards, and then you may sing aloud."


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small checkout: one game, a glossary, a rulebook."""
    (tmp_path / "docs").mkdir()
    (tmp_path / GLOSSARY).write_text(TABLE + MAZE)
    (tmp_path / "book").mkdir()
    (tmp_path / "book" / "one.txt").write_text(BOOK)
    (tmp_path / FILE).parent.mkdir()
    write_shingles(tmp_path / "book", tmp_path)
    shutil.rmtree(tmp_path / "book")
    return tmp_path


def wrong(project: Path, file: str, words: str) -> dict[str, list[str]]:
    path = project / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(words)
    return {f.what: f.missing for f in check_wording(project) if f.missing}


@pytest.mark.parametrize(
    ("file", "words", "found"),
    [
        (f"{FEAR}/text/fr.ftl", "a = Un labyrinthe.", None),
        (f"{FEAR}/text/fr.ftl", "a = Un dédale.", "“dédale”: labyrinthe"),
        (f"{FEAR}/text/fr.ftl", "a = A\n    .about = Deux Dédales.", "“Dédales”: labyrinthe"),
        (f"{FEAR}/text/en.ftl", "a = { $n ->\n   *[other] Labyrinths\n }", "“Labyrinths”: maze"),
        (f"{FEAR}/text/en.ftl", "a = Un dédale.", None),
        (f"{FEAR}/text/en.ftl", "# labyrinth\nlabyrinth = { $labyrinth }", None),
        (f"{FEAR}/clauses/en.md", "Out of the labyrinth.", "“labyrinth”: maze"),
        ("web/src/games/fear-of-the-dark/text/fr.ftl", "a = Dédale", "“Dédale”: labyrinthe"),
        ("web/src/games/anomia/text/fr.ftl", "a = Dédale", None),
        ("src/tablee/lab/games/text/fr.ftl", "a = Dédale", None),
    ],
)
def test_another_word_than_the_glossarys(
    project: Path, file: str, words: str, found: str | None
) -> None:
    terms = wrong(project, file, words).get("terms", [])
    assert len(terms) == (found is not None)
    assert all(text.endswith(str(found)) and text.startswith(file) for text in terms)


@pytest.mark.parametrize(
    ("file", "words", "count"),
    [
        (f"{FEAR}/clauses/fr.md", "C’est là\u00a0: «\u00a0oui\u00a0»\u00a0!", 0),
        (f"{FEAR}/clauses/fr.md", "C'est là", 1),
        (f"{FEAR}/clauses/fr.md", "C’est là :", 1),
        (f"{FEAR}/clauses/fr.md", "C’est « là\u00a0»", 1),
        (f"{FEAR}/clauses/fr.md", "Où\u202f?", 1),
        (f"{FEAR}/clauses/fr.md", "`a : b` et [là](un 'lien' :)", 0),
        ("README.fr.md", "C’est là :", 1),
        ("README.md", "That's it : « no »", 1),
        (f"{FEAR}/clauses/en.md", "That’s it : « no »", 0),
        (f"{FEAR}/clauses/en.md", "That's it", 1),
        (f"{FEAR}/clauses/en.md", 'The "end"', 1),
        (f"{FEAR}/text/fr.ftl", 'a = { $n ->\n   *[other] {" "}; là\n }', 1),
        (
            "src/tablee/games/anomia/content/packs/fr-1.toml",
            'lang = "fr"\nname = "Un"\n[[themes]]\ntitle = "c\'est rond"\nanswers = ["l\'eau"]',
            1,
        ),
    ],
)
def test_texts_are_set_with_care(project: Path, file: str, words: str, count: int) -> None:
    assert len(wrong(project, file, words).get("setting", [])) == count


@pytest.mark.parametrize(
    ("words", "run"),
    [
        ("you take the first of the cards, and", "you take the first of the cards and"),
        ("You take THE FIRST of the cards; and then.", "you take the first of the cards and then"),
        ("You take the first of the cards, then.", None),
        ("You take the first { $n } of the cards, and then you may.", None),
        ("You take the first { $n ->\n   *[other] of the cards, and\n }", None),
    ],
)
def test_no_sentence_of_a_rulebook(project: Path, words: str, run: str | None) -> None:
    found = wrong(project, f"{FEAR}/text/en.ftl", f"a = {words}").get("own-words", [])
    assert [text.partition("“")[2].rstrip("”") for text in found] == ([run] if run else [])


def test_the_hashes_hold_no_words(project: Path) -> None:
    data = (project / FILE).read_bytes()
    assert len(data) == 6 * (len(words_of(BOOK)) - 7) == 6 * len(known_shingles(project))
    assert not any(word.encode() in data for word in words_of(BOOK) if len(word) > 3)


def test_accents_and_signs_make_no_other_word() -> None:
    assert words_of("L’Été, déjà\u00a0!") == words_of("l'ete deja") == ["l", "ete", "deja"]


def test_where_a_text_belongs() -> None:
    assert places_of(Path("web/src/text/fr.ftl")) == {"everywhere", "house"}
    assert places_of(Path("README.fr.md")) == {"everywhere"}
    rules = places_of(Path(f"{FEAR}/clauses/fr.md"))
    assert rules == {"everywhere", "fear-of-the-dark", "rules", "fear-of-the-dark rules"}


def test_every_room_with_texts_is_read() -> None:
    found = list(texts(ROOT))
    places = {place for text in found for place in text.places}
    for rule in read_glossary((ROOT / GLOSSARY).read_text("utf-8")):
        assert places.issuperset(rule.places), rule
    for top in ("src/tablee/cli", "src/tablee/kernel", "web/src/text", "src/tablee/games/anomia"):
        assert {text.lang for text in found if text.where.startswith(top)} == {"en", "fr"}
    assert all(isinstance(text, Text) for text in found)


def test_the_hashes_are_made_by_the_command(
    run: Run, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (project / "more").mkdir()
    (project / "more" / "two.md").write_text(BOOK + " " + BOOK.upper())
    monkeypatch.setattr("tablee.cli.commands.check.project", lambda: project)
    monkeypatch.setattr("tablee.cli.commands.check.everything", list)
    said = run("check", "--rulebooks", str(project / "more"))
    assert f"{FILE} is written: 16 hashes." in said.out
    assert len(known_shingles(project)) == 16


def test_an_installed_package_is_checked_without_the_glossary(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert checkout() == ROOT
    monkeypatch.setattr("tablee.cli.commands.check.checkout", lambda: None)
    monkeypatch.setattr("tablee.cli.commands.check.all_games", dict)
    said = run("check")
    assert (said.code, "glossary" in said.out) == (0, False)
