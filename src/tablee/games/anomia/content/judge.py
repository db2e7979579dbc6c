"""AN-8.5, what the table judges: the same word, a near word, a listed answer, no example.

Nothing here refuses an answer because it resembles another. `same` words have a key in common:
case, accents, leading articles, plural and punctuation do not count (AN-3.4). `near` is a hint for
the voters, `listed` a green tick; a miss says nothing.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from itertools import islice, product
from typing import TYPE_CHECKING

from msgspec import Struct

from tablee.games.anomia.content.grammar import (
    WORD,
    fold,
    grammar,
    is_small,
    kin,
    singulars,
    stripped,
    words,
)

if TYPE_CHECKING:
    from tablee.games.anomia.content.themes import Theme

LONGEST = 40
"""Characters of the longest answer that is read."""
LONGEST_RUN = 3
"""AN-3.4: so many words of a chat line in a row can be an answer that was said."""
LONGEST_LINE = 500
"""The longest chat line that is read, in characters after `clean`: one character can become
eighteen letters."""

VARIANTS = 8
"""The most readings of one answer: leaves is the plural of leaf or of leave."""


# What may be handed in


def clean(text: str) -> str:
    """The text as it is shown and kept: one spelling per character, single spaces."""
    return " ".join(unicodedata.normalize("NFKC", text).split())


def fault(text: str) -> str | None:
    """AN-3.9: why a text is no answer at all: empty, long or control; None if it may be one."""
    if len(text) > 4 * LONGEST:  # reject it before the costly normalisation
        return "long"
    if not clean(text):
        return "empty"
    if any(unicodedata.category(char) in ("Cc", "Cf", "Cs", "Co") for char in text.strip()):
        return "control"
    return "long" if len(clean(text)) > LONGEST else None


# Keys


def _keys_of(found: Sequence[str], lang: str) -> Iterable[str]:
    """The canonical forms of a run of words; spaces do not count (ice cream, icecream)."""
    kept, spellings = stripped(found, lang), grammar(lang).spellings
    yield "".join(kept)
    for reading in islice(product(*(singulars(word, lang) for word in kept)), VARIANTS):
        yield spellings.get(whole := "".join(reading), whole)


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
    found = words(clean(text[:LONGEST_LINE])[:LONGEST_LINE], lang)
    return frozenset(
        key
        for start in range(len(found))
        for length in range(1, LONGEST_RUN + 1)
        if start + length <= len(found)
        for key in _keys_of(found[start : start + length], lang)
    )


# Hints


def budget(length: int) -> int:
    """The number of typing errors forgiven in a word of this length."""
    return 0 if length <= 4 else 1 if length <= 8 else 2


@cache
def _distance() -> Callable[..., int]:
    """The edit distance of two words. Imported when needed, as rapidfuzz is slow to import."""
    from rapidfuzz.distance import OSA

    return OSA.distance


def _slip(a: str, b: str) -> bool:
    """Whether two keys differ by a typing error: a letter more, less, changed or swapped."""
    most = budget(min(len(a), len(b)))
    return a[:1] == b[:1] and _distance()(a, b, score_cutoff=most) <= most


@lru_cache(maxsize=1 << 14)
def _plain(text: str, lang: str) -> frozenset[str]:
    """Its keys, also without accents and plural: comte for comté, tour for Tours."""
    plain = {fold(key) for key in keys(text, lang)}
    return frozenset(plain | {word.rstrip("s") or word for word in plain})


@lru_cache(maxsize=1 << 14)
def content(text: str, lang: str) -> frozenset[str]:
    """Its significant words: neither articles nor prepositions."""
    return frozenset(
        singulars(word, lang)[0] for word in words(text, lang) if not is_small(word, lang)
    )


@lru_cache(maxsize=1 << 14)
def near(a: str, b: str, lang: str) -> bool:
    """AN-8.5: a hint for the voters, never a refusal: a typing error, or one inside the other.

    Mozart is near Wolfgang Amadeus Mozart. Words that are the same are near as well.
    """
    if any(_slip(one, other) for one in _plain(a, lang) for other in _plain(b, lang)):
        return True
    one, other = content(a, lang), content(b, lang)
    return bool(one and other) and (one <= other or other <= one)


# A theme's answers


class Lexicon(Struct, frozen=True):
    """A theme's answers, ready to be looked up."""

    keys: frozenset[str]
    """Keys of the answers that count for what two themes share (AN-1.1)."""
    ticks: frozenset[str]
    """Keys of everything that is right, also as typed in a hurry: without accents."""
    by_letter: dict[str, tuple[str, ...]]
    names: frozenset[str]
    """Keys of answers that are names: Mozart, La Fontaine."""
    surnames: frozenset[str]
    """The last words of names: hugo of Victor Hugo."""
    parts: tuple[frozenset[str], ...]
    """For themes answered by sentences: the significant words of each answer."""


@lru_cache(maxsize=1 << 9)
def lexicon(theme: Theme) -> Lexicon:
    lang = theme.lang
    right = theme.answers + theme.also
    every = frozenset(key for answer in right for key in _keys(answer, lang))
    others = {form for key in every for form in kin(key, lang)}
    names = [answer for answer in right if _is_name(answer, lang)]
    last = {found[-1] for name in names if len(found := words(name, lang)) > 1}
    return Lexicon(
        keys=frozenset(key for answer in theme.answers for key in _keys(answer, lang)),
        ticks=every | {fold(key) for key in every} | others,
        by_letter={
            letter: tuple(sorted(key for key in every if key[:1] == letter))
            for letter in sorted({key[:1] for key in every})
        },
        names=frozenset(key for name in names for key in _keys(name, lang)),
        surnames=frozenset(word for word in last if len(word) > 3),
        parts=tuple(content(answer, lang) for answer in right if theme.open),
    )


def _is_name(answer: str, lang: str) -> bool:
    """Whether every significant word begins with a capital."""
    parts = [part for part in WORD.findall(answer) if not is_small(fold(part), lang)]
    return bool(parts) and all(part[0].isupper() for part in parts)


@lru_cache(maxsize=1 << 12)
def listed(text: str, theme: Theme) -> bool:
    """AN-8.5: a green tick: the answer is on the theme's list, up to a typing error or a first
    name; or, where sentences are said, contains an answer of the list."""
    known = lexicon(theme)
    own = keys(text, theme.lang) | _bare(text, theme)
    own = own.union(*(kin(key, theme.lang) for key in own))
    if not own.isdisjoint(known.ticks) or not own.isdisjoint(known.surnames):
        return True
    if any(_slip(key, other) for key in own for other in known.by_letter.get(key[:1], ())):
        return True
    found = words(text, theme.lang)
    tails = ("".join(found[at:]) for at in range(1, len(found)))
    if any(tail in known.names for tail in tails):
        return True
    said = content(text, theme.lang)
    return any(part and part <= said for part in known.parts)


def _bare(text: str, theme: Theme) -> frozenset[str]:
    """Its keys without words that add nothing: filler words, those of the title, repetitions.
    Barbecue sauce is barbecue where a sauce is wanted, a cup of tea is tea."""
    lang = theme.lang
    found = words(text, lang)
    idle = grammar(lang).idle.union(words(theme.title, lang))
    left = [word for at, word in enumerate(found) if word not in idle and word not in found[:at]]
    while left and is_small(left[0], lang):
        left = left[1:]
    return frozenset(_keys_of(left, lang)) if left else frozenset()


def trivial(text: str, theme: Theme) -> bool:
    """AN-3.9: no example: a letter, digits (unless asked for), the title itself. A word of the
    title may be right: the glue is something that sticks."""
    joined = "".join(stripped(words(text, theme.lang), theme.lang))
    digits = joined.isdigit() and any(char.isdigit() for char in text)
    if not theme.short and (len(joined) < 2 or digits):
        return True
    return same(text, theme.title, theme.lang)
