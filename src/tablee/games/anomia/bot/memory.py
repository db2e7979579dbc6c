"""The words a player can think of for a theme: part of the list, without those already said."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any
from zlib import crc32

from msgspec import Struct

from tablee.games.anomia.content import judge
from tablee.games.anomia.content.themes import Theme, every_theme
from tablee.kernel import Rand


@lru_cache
def themes(lang: str, pack: int) -> dict[str, Theme]:
    """All themes of a language by their titles, as a game with this pack calls them."""
    return {theme.title: theme for theme in every_theme(lang, pack)}


def spotted(view: Mapping[str, Any], seat: int) -> tuple[str, str]:
    """AN-3.1, AN-3.2: what a rival must name, and what is on the own card; before anybody has said
    so (AN-7.3), by looking at the cards."""
    if fight := view["face_off"]:
        me = fight["rivals"].index(seat)
        return fight["name"][me], fight["name"][1 - me]
    cards = [(pile["seat"], pile["top"]) for pile in view["places"] if pile["top"]]
    pairs = [
        (other["title"], mine["title"])
        for whose, mine in cards
        for owner, other in cards
        if whose == seat != owner and _match(mine["symbol"], other["symbol"], view["roll"])
    ]
    return pairs[0]


def _match(one: str, two: str, roll: list[str]) -> bool:
    return one == two or {one, two} == {*roll}


class Vocabulary(Struct, frozen=True):
    """All words of a language on our lists."""

    keys: frozenset[str]
    words: frozenset[str]
    """Every word of weight in an answer."""


@lru_cache
def vocabulary(lang: str) -> Vocabulary:
    right = [a for theme in every_theme(lang, 1) for a in theme.answers + theme.also]
    keys = [judge.lexicon(theme).ticks for theme in every_theme(lang, 1)]
    words = {word for answer in right for word in judge.content(answer, lang) if len(word) > 2}
    return Vocabulary(frozenset().union(*keys), frozenset(words))


def strange(word: str, lang: str) -> bool:
    """AN-7.5: on no list, and without any word that is."""
    known = vocabulary(lang)
    return known.keys.isdisjoint(judge.keys(word, lang)) and known.words.isdisjoint(
        judge.content(word, lang)
    )


EVERYBODYS = 10
"""So many words of a list come to everybody's mind."""
FIRST_THOUGHT = 0.35
"""How often the next word that comes to mind is the one that is said."""


class Memory:
    """The memory of one seat for one theme. Its gaps stay the same for the whole game."""

    def __init__(self, view: Mapping[str, Any], title: str, seat: int, knows: float) -> None:
        self.lang = view["words"]
        self._themes = themes(self.lang, view["pack"])
        self.theme = self._themes[title]
        said = [old["word"] for old in view["burned"] if self._counts(view, old)]
        self._said = frozenset().union(*(judge.keys(word, self.lang) for word in said))
        self._knows, self._seat = knows, seat

    def _counts(self, view: Mapping[str, Any], old: Mapping[str, Any]) -> bool:
        """AN-3.4: in `en` a word is burned only for its theme."""
        return bool(view["edition"] != "en" or old["theme"] == self.theme.id)

    @property
    def difficulty(self) -> int:
        return self.theme.difficulty

    @property
    def nothing(self) -> bool:
        return not self.words

    @property
    def words(self) -> list[str]:
        """The words that it knows and may still use; the first of a list are known to everybody."""
        return [
            word
            for place, word in enumerate(self.theme.answers)
            if (place < EVERYBODYS or self._remembers(word))
            and not judge.keys(word, self.lang) & self._said
        ]

    def _remembers(self, word: str) -> bool:
        return crc32(f"{self._seat}/{word}".encode()) % 100 < 100 * self._knows

    def word(self, rand: Rand) -> str:
        """One of the first words left: lists begin with what everybody thinks of."""
        words = self.words or list(self.theme.answers)
        for word in words:
            if rand.random() < FIRST_THOUGHT:
                return word
        return words[0]
