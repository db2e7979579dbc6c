"""What a player has at hand for a theme: part of the list, minus what was said."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any
from zlib import crc32

from tablee.games.anomia.content import judge
from tablee.games.anomia.content.themes import Theme, every_theme
from tablee.kernel import Rand


@lru_cache
def themes(lang: str, pack: int) -> dict[str, Theme]:
    """All themes of a language by their titles, as a game with this pack calls them."""
    return {theme.title: theme for theme in every_theme(lang, pack)}


@lru_cache
def everything(lang: str) -> frozenset[str]:
    """Every answer of every theme, in its canonical forms."""
    return frozenset().union(*(judge.lexicon(theme).keys for theme in every_theme(lang, 1)))


class Memory:
    """Of one seat, for one theme. The gaps are the same the whole evening."""

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
        """Those it knows and may still use; the first of a list come to everybody's mind."""
        return [
            word
            for place, word in enumerate(self.theme.answers)
            if (place < 4 or self._remembers(word)) and not judge.keys(word, self.lang) & self._said
        ]

    def _remembers(self, word: str) -> bool:
        return crc32(f"{self._seat}/{word}".encode()) % 100 < 100 * self._knows

    def word(self, rand: Rand) -> str:
        """Any, sooner one of the first: what everybody thinks of."""
        words = self.words or list(self.theme.answers)
        return words[min(rand.randrange(len(words)), rand.randrange(len(words)))]

    def blurt(self, rand: Rand) -> str:
        """Something of another theme, said with conviction."""
        others = [theme for theme in self._themes.values() if theme is not self.theme]
        answers = others[rand.randrange(len(others))].answers
        return answers[rand.randrange(len(answers))]

    def belongs_elsewhere(self, word: str) -> bool:
        """AN-7.5: on another theme's list, and like nothing on this one's."""
        if judge.keys(word, self.lang).isdisjoint(everything(self.lang)):
            return False
        return not any(judge.near(word, own, self.lang) for own in self.theme.answers)
