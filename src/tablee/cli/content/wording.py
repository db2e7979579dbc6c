"""How things are said: the words of `docs/glossary.md`, how they are set, and no rulebook's own
sentences.

The glossary is a page for people, and its tables are the data of this check: per thing and
language one word, and the words that are not said for it. What a rulebook says is known by hashes
alone (`shingles.py`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

from tablee.cli.content import Finding
from tablee.cli.content.shingles import known_shingles, quoted
from tablee.cli.content.texts import Text, texts

GLOSSARY = "docs/glossary.md"

STRAIGHT = {"a straight apostrophe or quotation mark": r"\w'\w|\"\w|\w\""}
FRENCH = {
    "a space that breaks before ; : ! ? » (write U+00A0)": r" [;:!?»](?![\w-])",
    "a space that breaks after « (write U+00A0)": r"« ",
    "a narrow space where the others are wide (write U+00A0)": r"\u202f[;:!?»]",
}
"""What is wrong in a text, in either language and in French, and how it is found."""


class Rule(Struct, frozen=True):
    """Words that are not said for a thing, in one language and some places."""

    places: tuple[str, ...]
    lang: str
    say: str
    never: re.Pattern[str]


def check_wording(root: Path) -> list[Finding]:
    """All texts of a checkout: those of the package and of the client."""
    found = list(texts(root))
    rules = read_glossary((root / GLOSSARY).read_text("utf-8"))
    shingles = known_shingles(root)
    return [
        Finding("terms", GLOSSARY, len(rules), [*off_terms(found, rules)]),
        Finding("setting", "en, fr", len(found), [*badly_set(found)]),
        Finding("own-words", "en, fr", len(found), [*quoted(found, shingles)]),
    ]


def read_glossary(page: str) -> list[Rule]:
    """The tables of the page: thing, where, English, not, French, not."""
    rules = []
    for line in page.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if len(cells) != 6 or set(cells[0]) <= set("-: ") or cells[1] == "where":
            continue
        places = tuple(place.strip() for place in cells[1].split(","))
        for lang, say, never in (("en", cells[2], cells[3]), ("fr", cells[4], cells[5])):
            if never:
                rules.append(Rule(places, lang, say, _pattern(never)))
    return rules


def _pattern(never: str) -> re.Pattern[str]:
    """Words with commas between them; a star stands for any ending."""
    words = [re.escape(word.strip()).replace(r"\*", r"\w*") for word in never.split(",")]
    return re.compile(rf"(?<!\w)(?:{'|'.join(words)})(?!\w)", re.IGNORECASE)


def off_terms(found: Iterable[Text], rules: Iterable[Rule]) -> Iterator[str]:
    for text in found:
        for rule in rules:
            here = rule.lang == text.lang and not text.places.isdisjoint(rule.places)
            if here and (match := rule.never.search(text.words)):
                yield f"{text.where}: “{match.group()}”: {rule.say}"


def badly_set(found: Iterable[Text]) -> Iterator[str]:
    for text in found:
        wrong = STRAIGHT | (FRENCH if text.lang == "fr" else {})
        for what, pattern in wrong.items():
            if match := re.search(pattern, text.words):
                around = text.words[max(0, match.start() - 20) : match.end() + 20]
                yield f"{text.where}: {what}: {around}"
