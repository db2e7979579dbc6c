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
"""Equivalent between two words: rock & roll, rock and roll, rock'n'roll."""
ROMAN = re.compile(r"(?=[ivx])(x{0,3})(i[vx]|v?i{0,3})")
"""Louis XIV: up to 39, more than any king or sequel needs."""
ONES = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"]

INITIALS = re.compile(r"\b(?:[^\W\d_]\.){2,}(?:[^\W\d_]\b)?")
"""U.S.A. is one word, and l'U.R.S.S. two."""
LONE_LETTERS = re.compile(r"\b(\w) (?=\w\b)")
"""U S A is one word."""
THE_NTH = re.compile(r"\bthe (\d+)\b")
"""Henry the Eighth is Henry VIII."""
ROCK_N_ROLL = re.compile(r"\b'n\b'?")
WORD = re.compile(r"[^\W_]+")
APOSTROPHES = str.maketrans("’‘ʼ`´", "'''''")


class Grammar(Struct, frozen=True):
    """What is known of the words of a language; grammar.toml says what each is."""

    articles: frozenset[str]
    small: frozenset[str]
    idle: frozenset[str]
    invariable: frozenset[str]
    apart: frozenset[str]
    spellings: dict[str, str]
    ordinals: dict[str, str]
    irregular: dict[str, str]
    forms: dict[str, str]


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
    """The words of a text, folded: U.S.A. is one, l'éléphant two, lamb's one, H&M three."""
    text = unicodedata.normalize("NFKC", text).casefold().translate(APOSTROPHES)
    text = INITIALS.sub(lambda found: found[0].replace(".", ""), text)
    text = text.replace("&", " et " if lang == "fr" else " and ")
    text = text.replace("'", " ") if lang == "fr" else ROCK_N_ROLL.sub(" n ", text).replace("'", "")
    found = [word for part in WORD.findall(text) if (word := _written(part, lang))]
    found = _initials(found, lang)
    found[1:] = [_number(word, lang) for word in found[1:]]
    return tuple(THE_NTH.sub(r"\1", " ".join(found)).split())


def _initials(found: list[str], lang: str) -> list[str]:
    """Single letters in a row become one word (U S A: usa). An article stays apart from a single
    letter with a word behind it: a T-shirt."""
    article = len(found) > 2 and found[0] in grammar(lang).articles and len(found[2]) > 1
    head = found[:1] if article else []
    return head + LONE_LETTERS.sub(r"\1", " ".join(found[len(head) :])).split()


def _written(part: str, lang: str) -> str:
    """One word in plain letters; one that stands apart keeps its accents, in the plural too."""
    known = grammar(lang)
    if part in known.apart or part.removesuffix("s") in known.apart:
        return part
    return known.spellings.get(part) or fold(part)


def _number(word: str, lang: str) -> str:
    """The number behind a name in figures: Louis XIV, Louis quatorze; Henry the Eighth."""
    if found := ROMAN.fullmatch(word):
        tens, ones = found.groups()
        return str(10 * len(tens) + ONES.index(ones))
    return grammar(lang).ordinals.get(word, word)


@lru_cache(maxsize=1 << 14)
def singulars(word: str, lang: str) -> tuple[str, ...]:
    """The possible singulars of a folded word, likeliest first; itself if there are none."""
    known = grammar(lang)
    if word in known.invariable or word in known.apart:
        return (word,)
    if word in known.irregular:
        return (known.irregular[word],)
    found = (_french if lang == "fr" else _english)(word) or (word,)
    return tuple(known.spellings.get(single, single) for single in found)


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


@lru_cache(maxsize=1 << 14)
def kin(key: str, lang: str) -> frozenset[str]:
    """The forms of a word that deserve the same tick: knitting and knit, boulangère, boulanger."""
    known = grammar(lang).forms.items()
    return frozenset(
        key.removesuffix(end) + other
        for end, other in known
        if key.endswith(end) and len(key) - len(end) > 2
    )


def stripped(found: Sequence[str], lang: str) -> Sequence[str]:
    """The words without leading articles (unless one is part of a name, or the only word), and with
    one common joiner."""
    known, first = grammar(lang), 0
    while first < len(found) - 1 and found[first] in known.articles:
        if " ".join(found[first:]) in known.apart:
            break
        first += 1
    found = found[first:]
    last = len(found) - 1
    return [w if at in (0, last) or w not in JOINERS else "&" for at, w in enumerate(found)]


def is_small(word: str, lang: str) -> bool:
    """Whether the word does not make two answers alike: an article, a preposition."""
    return word in grammar(lang).articles or word in grammar(lang).small
