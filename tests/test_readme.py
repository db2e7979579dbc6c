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
