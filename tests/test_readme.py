"""The README's session is run: it cannot promise what the code does not do."""

from __future__ import annotations

import doctest
from pathlib import Path

import tablee

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


def test_every_place_the_readme_points_to_exists() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for link in ("docs/operations.md", "docs/img/table.png", "NOTICE.md", "docs/performance.md"):
        assert link in text
        assert (ROOT / link).exists(), link
