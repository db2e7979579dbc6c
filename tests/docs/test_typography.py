"""How texts are set: spaces that do not break, quotation marks, apostrophes, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TEXTS = sorted(
    path.relative_to(ROOT)
    for folder in ("src", "web/src")
    for path in (ROOT / folder).rglob("*.ftl")
    if not {"node_modules", "dist"} & set(path.parts)
)

NAMES = ("seat", "name", "names", "active", "whose", "me", "you", "person", "first", "title")
"""Arguments that are somebody's or something's name."""
WRONG = {
    "a straight apostrophe or quotation mark": r"[\w.,!?] ?'\w|\w\"|\"\w",
    "a space before an ellipsis": r"\w …",
}
WRONG_IN_FRENCH = {
    "a space that breaks before ; : ! ? » (write U+00A0)": r" [;:!?»]",
    "a space that breaks after « (write U+00A0)": r"« ",
    "a word that would have to be cut before a name with a vowel (d’Anna)": (
        r"\b([Dd]e|[Qq]ue|[Pp]uisque|[Ll]orsque) \{ \$(" + "|".join(NAMES) + r") \}"
    ),
    "two kinds of space before ; : ! ? » (write U+00A0)": r"\u202f[;:!?»]",
}


def spoken(path: Path) -> list[tuple[int, str]]:
    """The lines with words: no comments, of the code between braces only arguments."""
    lines = enumerate((ROOT / path).read_text("utf-8").splitlines(), 1)
    code = r"\{(?! \$\w+ \})[^}]*\}?"
    return [(n, re.sub(code, "{}", line)) for n, line in lines if line[:1] != "#"]


@pytest.mark.parametrize("path", TEXTS, ids=str)
def test_texts_are_set_with_care(path: Path) -> None:
    wrong = WRONG | (WRONG_IN_FRENCH if path.stem.endswith("fr") else {})
    found = [
        f"{path}:{n}: {what}: {line.strip()}"
        for n, line in spoken(path)
        for what, pattern in wrong.items()
        if re.search(pattern, line)
    ]
    assert found == []


def test_there_are_texts() -> None:
    assert len(TEXTS) > 20
