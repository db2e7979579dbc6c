"""Cards and stories that a clause names exist, and the French clause names the same ones."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

GAMES = Path(__file__).resolve().parents[2] / "src" / "tablee" / "games"
FRENCH = "«\u00a0([^»]+)\u00a0»"
NAMED = "“([A-Z][^”]+)”|called “([^”]+)”"
NO_CARDS = {
    "fiese_freunde": {"Samenraub"},
    "fog_of_love": {
        "Chooser", "Ends the turn", "Player", "Reveal and discard", "Reveal secret", "Usually",
    },
}  # fmt: skip
"""What else stands in quotation marks with a capital letter: a card of the box that is not
recreated, words on cards."""


def clauses(game: str, lang: str, quoted: str) -> dict[str, set[str]]:
    """What stands in quotation marks, by clause."""
    page = (GAMES / game / "clauses" / f"{lang}.md").read_text("utf-8")
    parts = re.split(r"^### (\S+)", page, flags=re.MULTILINE)
    return {
        id: {one.group(one.lastindex or 0) for one in re.finditer(quoted, text)}
        for id, text in zip(parts[1::2], parts[2::2], strict=True)
    }


def titles(game: str, lang: str) -> dict[str, str]:
    """The titles of cards and stories, by their messages."""
    texts = [file.read_text("utf-8") for file in (GAMES / game / "text").glob(f"*{lang}.ftl")]
    kinds = r"^((?:card|goal|story|scene|trait|destiny|occupation|feature)-[\w-]+) = (.+)$"
    return dict(re.findall(kinds, "\n".join(texts), re.MULTILINE))


@pytest.mark.parametrize("game", NO_CARDS)
def test_a_card_that_a_clause_names_exists(game: str) -> None:
    by_title = {title: key for key, title in titles(game, "en").items()}
    french, said = titles(game, "fr"), clauses(game, "fr", FRENCH)
    named = [
        (clause, name)
        for clause, names in clauses(game, "en", NAMED).items()
        for name in names - NO_CARDS[game]
    ]
    assert len(named) > 2
    assert {name for _, name in named} <= {*by_title}
    assert [(c, name) for c, name in named if french[by_title[name]] not in said[c]] == []
