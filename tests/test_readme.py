"""The README's session is run: it cannot promise what the code does not do."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import tablee
import tablee.kernel
from tablee.cli.commands.reference import page

ROOT = Path(__file__).parent.parent
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def test_the_readme_session_works() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=FLAGS)
    assert result.attempted > 5
    assert result.failed == 0


def test_the_public_face_shows_how_it_is_used() -> None:
    result = doctest.testmod(tablee, optionflags=FLAGS)
    assert result.attempted > 3
    assert result.failed == 0


@pytest.mark.parametrize("page", ["README.md", "README.fr.md", "CONTRIBUTING.md"])
def test_every_place_a_page_points_to_exists(page: str) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)[^)]*\)", (ROOT / page).read_text("utf-8"))
    assert len(links) > 5
    assert [link for link in links if not (ROOT / link).exists()] == []


@pytest.fixture(scope="module")
def sources() -> dict[str, set[str]]:
    """Every file of the program, its tests and the client, with the words in it."""
    kinds = {".py", ".ts", ".svelte", ".toml", ".ftl"}
    tops = [ROOT / "src", ROOT / "tests", ROOT / "web" / "src"]
    files = [file for top in tops for file in top.rglob("*") if file.suffix in kinds]
    return {f.as_posix(): set(re.findall(r"\w+", f.read_text("utf-8"))) for f in files}


@pytest.mark.parametrize(
    "page", ["CONTRIBUTING.md", "docs/architecture.md", "docs/adding-a-game.md"]
)
def test_every_file_and_name_that_a_page_gives_is_there(
    page: str, sources: dict[str, set[str]]
) -> None:
    """So that nobody looks for what has been renamed. (Excerpts are compared elsewhere.)"""
    text = re.sub(r"```.*?```", "", (ROOT / page).read_text("utf-8"), flags=re.DOTALL)
    spans = set(re.findall(r"`([^`\n]+)`", text))
    files = {s for s in spans if re.fullmatch(r"[\w./-]*\w\.(py|ts|svelte|toml|ftl)", s)}
    names = {s for s in spans - files if re.fullmatch(r"[A-Za-z_]\w+(\.\w+)*", s)}
    assert min(len(files), len(names)) > 10
    places = [*sources, *(f.as_posix() for f in [*ROOT.iterdir(), *(ROOT / "web").iterdir()])]
    known = set[str]().union(*sources.values())
    assert [f for f in files if not any(place.endswith(f"/{f}") for place in places)] == []
    assert [n for n in names if not known.issuperset(n.split("."))] == []


def test_both_readmes_show_the_four_games() -> None:
    for name, lang in (("README.md", "en"), ("README.fr.md", "fr")):
        text = (ROOT / name).read_text("utf-8")
        for game in ("fog", "anomia", "fear", "fiese"):
            assert f"docs/img/{game}.{lang}.png" in text


def test_the_reference_is_what_the_docstrings_say() -> None:
    """`tablee reference` makes it again."""
    text = (ROOT / "docs" / "api.md").read_text("utf-8")
    assert text == page()
    for name in {*tablee.__all__, *tablee.kernel.__all__} - {"__version__"}:
        assert re.search(rf"^### (class )?`{name}\b", text, re.MULTILINE), name
