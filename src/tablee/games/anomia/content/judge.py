"""Words compared: the same word, a near word, a listed answer, no answer at all (AN-8.5).

Nothing here refuses an answer because it resembles another. `same` words have a key in common:
case, accents, leading articles, plural and punctuation do not count (AN-3.4). `near` is a hint for
the voters, `listed` a green tick; a miss says nothing.

Plurals go by rules and short lists instead of a dictionary: answers are single nouns, a key more
than needed does no harm, and a game replayed years later must judge as it did.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import islice, product
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from anyascii import anyascii
from msgspec import Struct
from rapidfuzz.distance import OSA

if TYPE_CHECKING:
    from tablee.games.anomia.content.themes import Theme

LONGEST = 40
"""Characters of the longest answer that is read."""
LONGEST_RUN = 3
"""AN-3.4: so many words of a chat line in a row can be an answer that was said."""

JOINERS = frozenset(["and", "et", "n"])
"""Dropped between two words: rock & roll, rock and roll, rock'n'roll."""
VARIANTS = 8
"""At most so many readings of one answer: leaves is a leaf's plural or a leave's."""

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


GRAMMAR = msgspec.toml.decode(
    (Path(__file__).parent / "grammar.toml").read_bytes(), type=dict[str, Grammar]
)


# What may be handed in


def clean(text: str) -> str:
    """The text as it is shown and kept: one spelling per character, single spaces."""
    return " ".join(unicodedata.normalize("NFKC", text).split())


def fault(text: str) -> str | None:
    """AN-3.9: why a text is no answer at all: empty, long or control; None if it may be one."""
    if len(text) > 4 * LONGEST:  # not worth the work of reading it
        return "long"
    if not clean(text):
        return "empty"
    if any(unicodedata.category(char) in ("Cc", "Cf", "Cs", "Co") for char in text.strip()):
        return "control"
    return "long" if len(clean(text)) > LONGEST else None


# Words and keys


@lru_cache(maxsize=1 << 14)
def fold(word: str) -> str:
    """The word in plain small letters: œuf is oeuf, Łódź is lodz."""
    return anyascii(word.casefold()).casefold()


def words(text: str, lang: str) -> tuple[str, ...]:
    """The words of a text, folded: U.S.A. is one, l'éléphant two, lamb's one."""
    text = unicodedata.normalize("NFKC", text).casefold().translate(APOSTROPHES)
    text = INITIALS.sub(lambda found: found[0].replace(".", ""), text)
    text = text.replace("'", " ") if lang == "fr" else ROCK_N_ROLL.sub(" n ", text).replace("'", "")
    short = GRAMMAR[lang].short_forms
    found = [word for part in WORD.findall(text) if (word := short.get(part) or fold(part))]
    return tuple(LONE_LETTERS.sub(r"\1", " ".join(found)).split())


@lru_cache(maxsize=1 << 14)
def singulars(word: str, lang: str) -> tuple[str, ...]:
    """What a folded word may be the plural of, likeliest first; itself if of nothing."""
    grammar = GRAMMAR[lang]
    if word in grammar.invariable:
        return (word,)
    if word in grammar.irregular:
        return (grammar.irregular[word],)
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


def _stripped(found: Sequence[str], lang: str) -> Sequence[str]:
    """Without leading articles, while a word is left, and without joiners between words."""
    first = 0
    while first < len(found) - 1 and found[first] in GRAMMAR[lang].articles:
        first += 1
    found = found[first:]
    last = len(found) - 1
    return [w for at, w in enumerate(found) if at in (0, last) or w not in JOINERS]


def _keys_of(found: Sequence[str], lang: str) -> Iterable[str]:
    """The canonical forms of a run of words; spaces do not count (ice cream, icecream)."""
    kept = _stripped(found, lang)
    yield "".join(kept)
    for reading in islice(product(*(singulars(word, lang) for word in kept)), VARIANTS):
        yield "".join(reading)


@lru_cache(maxsize=1 << 15)
def keys(text: str, lang: str) -> frozenset[str]:
    """AN-3.4: the canonical forms of an answer. Two answers with one in common are the same."""
    return _keys(text, lang)


def _keys(text: str, lang: str) -> frozenset[str]:
    found = words(text, lang)
    if not found:  # all signs, no word
        return frozenset([fold(clean(text))])
    return frozenset(_keys_of(found, lang))


def same(a: str, b: str, lang: str) -> bool:
    """AN-8.5: the same word, refused when it comes again."""
    return not keys(a, lang).isdisjoint(keys(b, lang))


def talk_words(text: str, lang: str) -> frozenset[str]:
    """AN-3.4: the keys of every word said in a line of chat, and of runs of words."""
    found = words(text, lang)
    return frozenset(
        key
        for start in range(len(found))
        for length in range(1, LONGEST_RUN + 1)
        if start + length <= len(found)
        for key in _keys_of(found[start : start + length], lang)
    )


# Hints


def budget(length: int) -> int:
    """The slips of the keys forgiven in a word of this length."""
    return 0 if length <= 4 else 1 if length <= 8 else 2


def _slip(a: str, b: str) -> bool:
    """Two keys that differ by a slip of the keys: a letter more, less, changed or swapped."""
    most = budget(min(len(a), len(b)))
    return a[:1] == b[:1] and OSA.distance(a, b, score_cutoff=most) <= most


def _content(text: str, lang: str) -> frozenset[str]:
    return frozenset(
        singulars(word, lang)[0] for word in words(text, lang) if not _is_small(word, lang)
    )


def _is_small(word: str, lang: str) -> bool:
    """A word that makes no two answers alike: an article, a preposition."""
    return word in GRAMMAR[lang].articles or word in GRAMMAR[lang].small


@lru_cache(maxsize=1 << 14)
def near(a: str, b: str, lang: str) -> bool:
    """AN-8.5: a hint for the voters, never a refusal: a slip of the keys, or one inside the other.

    Mozart is near Wolfgang Amadeus Mozart. Words that are the same are near as well.
    """
    if any(_slip(one, other) for one in keys(a, lang) for other in keys(b, lang)):
        return True
    one, other = _content(a, lang), _content(b, lang)
    return bool(one and other) and (one <= other or other <= one)


# A theme's answers


class Lexicon(Struct, frozen=True):
    """A theme's answers, ready to be looked up."""

    keys: frozenset[str]
    by_letter: dict[str, tuple[str, ...]]
    names: frozenset[str]
    """Keys of answers that are names: Mozart, La Fontaine."""
    surnames: frozenset[str]
    """The last words of names: hugo of Victor Hugo."""
    title: frozenset[str]
    """All forms of all the words of the title."""


@lru_cache(maxsize=1 << 9)
def lexicon(theme: Theme) -> Lexicon:
    lang = theme.lang
    every = frozenset(key for answer in theme.answers for key in _keys(answer, lang))
    names = [answer for answer in theme.answers if _is_name(answer, lang)]
    last = {found[-1] for name in names if len(found := words(name, lang)) > 1}
    title = words(theme.title, lang)
    return Lexicon(
        keys=every,
        by_letter={
            letter: tuple(sorted(key for key in every if key[:1] == letter))
            for letter in sorted({key[:1] for key in every})
        },
        names=frozenset(key for name in names for key in _keys(name, lang)),
        surnames=frozenset(word for word in last if len(word) > 3),
        title=frozenset(title).union(*(singulars(word, lang) for word in title)),
    )


def _is_name(answer: str, lang: str) -> bool:
    """Whether every word of weight begins with a capital."""
    parts = [part for part in WORD.findall(answer) if not _is_small(fold(part), lang)]
    return bool(parts) and all(part[0].isupper() for part in parts)


@lru_cache(maxsize=1 << 12)
def listed(text: str, theme: Theme) -> bool:
    """AN-8.5: a green tick: the theme's list has it, give or take a slip or a first name."""
    known = lexicon(theme)
    own = keys(text, theme.lang)
    if not own.isdisjoint(known.keys) or not own.isdisjoint(known.surnames):
        return True
    if any(_slip(key, other) for key in own for other in known.by_letter.get(key[:1], ())):
        return True
    found = words(text, theme.lang)
    tails = ("".join(found[at:]) for at in range(1, len(found)))
    return any(tail in known.names for tail in tails)


def trivial(text: str, theme: Theme) -> bool:
    """AN-3.9: no example: a letter, digits (unless asked for), the theme's own words."""
    found = _stripped(words(text, theme.lang), theme.lang)
    joined = "".join(found)
    if not theme.short and (len(joined) < 2 or joined.isdigit()):
        return True
    title = lexicon(theme).title
    return bool(found) and all(
        word in title or not title.isdisjoint(singulars(word, theme.lang)) for word in found
    )
