"""The words of a language: how they are taken apart, and what they may be the plural of.

Plurals go by rules and short lists instead of a dictionary: answers are single nouns, a form more
than needed does no harm, and a game replayed years later must judge as it did.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path

import msgspec
from msgspec import Struct

JOINERS = frozenset(["and", "et", "n"])
"""Dropped between two words: rock & roll, rock and roll, rock'n'roll."""

INITIALS = re.compile(r"\b(?:[^\W\d_]\.){2,}(?:[^\W\d_]\b)?")
"""U.S.A. is one word, and l'U.R.S.S. two."""
LONE_LETTERS = re.compile(r"\b(\w) (?=\w\b)")
"""U S A is one word."""
ROCK_N_ROLL = re.compile(r"\b'n\b'?")
WORD = re.compile(r"[^\W_]+")
APOSTROPHES = str.maketrans("’‘ʼ`´", "'''''")


class Grammar(Struct, frozen=True):
    """What is known of the words of a language; grammar.toml says what each is."""

    articles: frozenset[str]
    small: frozenset[str]
    invariable: frozenset[str]
    short_forms: dict[str, str]
    irregular: dict[str, str]


@cache
def _grammars() -> dict[str, Grammar]:
    """Read when the first word is compared."""
    file = Path(__file__).parent / "grammar.toml"
    return msgspec.toml.decode(file.read_bytes(), type=dict[str, Grammar])


@cache
def grammar(lang: str) -> Grammar:
    return _grammars()[lang]


# Words


@lru_cache(maxsize=1 << 14)
def fold(word: str) -> str:
    """The word in plain small letters: œuf is oeuf, Łódź is lodz."""
    from anyascii import anyascii  # importing it takes longer than importing all of Anomia

    return anyascii(word.casefold()).casefold()


def words(text: str, lang: str) -> tuple[str, ...]:
    """The words of a text, folded: U.S.A. is one, l'éléphant two, lamb's one."""
    text = unicodedata.normalize("NFKC", text).casefold().translate(APOSTROPHES)
    text = INITIALS.sub(lambda found: found[0].replace(".", ""), text)
    text = text.replace("'", " ") if lang == "fr" else ROCK_N_ROLL.sub(" n ", text).replace("'", "")
    short = grammar(lang).short_forms
    found = [word for part in WORD.findall(text) if (word := short.get(part) or fold(part))]
    return tuple(LONE_LETTERS.sub(r"\1", " ".join(found)).split())


@lru_cache(maxsize=1 << 14)
def singulars(word: str, lang: str) -> tuple[str, ...]:
    """What a folded word may be the plural of, likeliest first; itself if of nothing."""
    known = grammar(lang)
    if word in known.invariable:
        return (word,)
    if word in known.irregular:
        return (known.irregular[word],)
    return (_french if lang == "fr" else _english)(word) or (word,)


def _french(word: str) -> tuple[str, ...]:
    stem = word[:-1]
    if word.endswith("eaux"):
        return (stem,)
    if word.endswith("aux"):
        return (word[:-2] + "l", word[:-2] + "il", stem)  # chevaux, travaux, tuyaux
    if word.endswith(("eux", "oux")) or (word.endswith("s") and word[-2:] != "ss"):
        # Of the short ones most are no plurals: bus, dos, jus, bas.
        return (stem,) if len(word) > 3 else ()
    return ()


def _english(word: str) -> tuple[str, ...]:
    if len(word) > 5 and word.endswith("men"):
        return (word[:-3] + "man",)
    if len(word) < 3 or not word.endswith("s") or word.endswith("ss"):
        return ()
    stem = word[:-1]
    if word.endswith("ies"):
        y, ie = word[:-3] + "y", stem
        return (ie, y) if len(word) < 6 else (y, ie)  # pies, ties; berries, but cookies
    if word.endswith("ves"):
        return (stem, word[:-3] + "f", word[:-3] + "fe")  # gloves, wolves, knives
    if word.endswith("zzes"):
        return (word[:-3], word[:-2])  # quizzes, buzzes
    if word.endswith(("oes", "ses", "zes", "xes", "ches", "shes")):
        # tomatoes, buses; shoes, horses; oases
        return (word[:-2], stem, *([word[:-2] + "is"] if word.endswith("ses") else []))
    return (stem,)


def stripped(found: Sequence[str], lang: str) -> Sequence[str]:
    """Without leading articles, while a word is left, and without joiners between words."""
    first = 0
    while first < len(found) - 1 and found[first] in grammar(lang).articles:
        first += 1
    found = found[first:]
    last = len(found) - 1
    return [w for at, w in enumerate(found) if at in (0, last) or w not in JOINERS]


def is_small(word: str, lang: str) -> bool:
    """A word that makes no two answers alike: an article, a preposition."""
    return word in grammar(lang).articles or word in grammar(lang).small
