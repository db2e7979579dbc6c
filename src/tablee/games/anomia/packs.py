"""The packs: themes with their answers, read from `packs/*.toml` (AN-1.1, AN-6.3)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from pathlib import Path

import msgspec
from msgspec import Struct

from tablee.games.anomia.judge import fault, keys, lexicon, trivial

FOLDER = Path(__file__).parent / "packs"
LANGS = ("fr", "en")
NUMBERS = (1, 2, 3)
THEMES = 54
"""AN-1.1: theme cards of a pack."""
MOST_THEMES = 92
"""AN-1.2: theme cards of the edition `en`."""
LONGEST_TITLE = 24
"""So that a card is read at a glance."""
FEWEST_ANSWERS, MOST_ANSWERS = 40, 150
MOST_SHARED = 2
"""AN-1.1: the answers that two themes of a pack may have in common."""


THEME_HEAD = re.compile(r"\s*\[\[\s*themes\s*\]\]")
KIND_WORDS = {
    "Object missing required field": "please add",
    "Object contains unknown field": "there is no",
}


class PackError(ValueError):
    """What is wrong with a pack, in a sentence for the one who wrote it."""


class ThemeText(Struct, frozen=True, forbid_unknown_fields=True):
    """A theme as it stands in the file."""

    id: str
    title: str
    answers: tuple[str, ...]
    difficulty: int = 2
    short: bool = False


class PackText(Struct, frozen=True, forbid_unknown_fields=True):
    """A pack as it stands in the file."""

    id: str
    lang: str
    name: str
    themes: tuple[ThemeText, ...]


class Theme(Struct, frozen=True):
    """What is written on a card.

    `short`: a letter or a number can be an example (AN-3.9). `difficulty`: 1 wide to 3 narrow.
    """

    id: str
    title: str
    lang: str
    answers: tuple[str, ...] = ()
    short: bool = False
    difficulty: int = 2


class Pack(Struct, frozen=True):
    id: str
    lang: str
    name: str
    themes: tuple[Theme, ...]


# The packs of the box


@cache
def pack(lang: str, number: int) -> Pack:
    """AN-1.1: one of the three packs of a language."""
    file = f"{lang}-{number}.toml"
    return read_pack((FOLDER / file).read_text(encoding="utf-8"), file)


@cache
def deck(edition: str, lang: str, number: int) -> tuple[Theme, ...]:
    """AN-1.2: the theme cards of a game: a pack, and in `en` what fits to it of the other two."""
    themes = pack(lang, number).themes
    if edition == "en":
        themes += tuple(_foreign(lang, name) for name in _guests()[f"{lang}-{number}"])
    return themes


@cache
def spare(lang: str, number: int, n: int) -> Theme:
    """AN-7.2: the n-th theme, round and round, that no edition puts into this pack's game."""
    guests = set(_guests()[f"{lang}-{number}"])
    names = [name for name in _outside(lang, number) if name not in guests]
    return _foreign(lang, names[n % len(names)])


@cache
def _guests() -> dict[str, tuple[str, ...]]:
    """The themes that join a pack in the edition `en`, as "2:river": chosen once, kept as data."""
    text = (FOLDER / "decks.toml").read_bytes()
    return msgspec.toml.decode(text, type=dict[str, tuple[str, ...]])


def _outside(lang: str, number: int) -> list[str]:
    """The themes of the other packs of a language, as "2:river"."""
    return [
        f"{other}:{theme.id}"
        for other in NUMBERS
        if other != number
        for theme in pack(lang, other).themes
    ]


@cache
def _foreign(lang: str, name: str) -> Theme:
    """A theme away from its pack: its id names the pack, because another may be called alike."""
    number, _, theme_id = name.partition(":")
    themes = {theme.id: theme for theme in pack(lang, int(number)).themes}
    return msgspec.structs.replace(themes[theme_id], id=name)


# Reading


def read_pack(text: str, file: str = "") -> Pack:
    """A pack from TOML, of the box or somebody's own; raises PackError with the place."""
    try:
        raw = msgspec.toml.decode(text, type=PackText)
    except msgspec.ValidationError as error:
        raise PackError(_placed(str(error), text, file)) from None
    except msgspec.DecodeError as error:
        raise PackError(_located(f"this is not TOML: {error}", file)) from None
    if raw.lang not in LANGS:
        raise PackError(_located(f'the language is "fr" or "en", not "{raw.lang}"', file))
    themes = tuple(
        Theme(t.id, t.title, raw.lang, t.answers, t.short, t.difficulty) for t in raw.themes
    )
    return Pack(raw.id, raw.lang, raw.name, themes)


def _located(message: str, file: str, line: int = 0) -> str:
    place = f"{file}, line {line}" if file and line else file or (f"line {line}" if line else "")
    return f"{place}: {message}" if place else message


def _placed(message: str, text: str, file: str) -> str:
    """A message of msgspec with the path in it turned into a theme and a line."""
    for stiff, kind in KIND_WORDS.items():
        message = message.replace(stiff, kind)
    sentence, _, path = message.partition(" - at `$")
    found = re.match(r"\.themes\[(\d+)\]\.?(\w*)", path)
    if not found:
        field = path.strip(".`")
        return _located(f"{field}: {sentence}" if field else sentence, file)
    at, field = int(found[1]), found[2]
    lines = [n for n, line in enumerate(text.splitlines(), 1) if THEME_HEAD.match(line)]
    where = f"theme {at + 1}, {field}" if field else f"theme {at + 1}"
    return _located(f"{where}: {sentence}", file, lines[at] if at < len(lines) else 0)


# Checking


def problems(lang: str, number: int) -> list[str]:
    """What is wrong with a pack of the box: nothing, the tests say."""
    return problems_of(pack(lang, number))


def problems_of(pack: Pack) -> list[str]:
    """AN-1.1, AN-3.9: what would spoil a game with this pack."""
    found = [problem for theme in pack.themes for problem in _theme_problems(theme)]
    if len(pack.themes) != THEMES:
        found.append(f"{len(pack.themes)} themes instead of {THEMES}")
    ids = [theme.id for theme in pack.themes]
    found += [f"{name}: two themes of this id" for name in sorted({*ids}) if ids.count(name) > 1]
    return found + clashes(pack.themes)


def _theme_problems(theme: Theme) -> list[str]:
    found = []
    if not 0 < len(theme.title) <= LONGEST_TITLE:
        found.append(f'the title "{theme.title}" has {len(theme.title)} characters')
    if not FEWEST_ANSWERS <= len(theme.answers) <= MOST_ANSWERS:
        found.append(f"{len(theme.answers)} answers")
    if theme.difficulty not in (1, 2, 3):
        found.append(f"the difficulty is 1 to 3, not {theme.difficulty}")
    owner: dict[str, str] = {}
    for answer in theme.answers:
        if flaw := fault(answer):
            found.append(f'"{answer}" cannot be handed in ({flaw})')
        if trivial(answer, theme):
            found.append(f'"{answer}" is no example')
        twins = {owner.setdefault(key, answer) for key in sorted(keys(answer, theme.lang))}
        found += [f'"{twin}" and "{answer}" are the same' for twin in sorted(twins - {answer})]
    return [f"{theme.id}: {problem}" for problem in found]


def shared(a: Theme, b: Theme) -> list[str]:
    """The answers that two themes have in common, in the words of one."""
    if lexicon(a).keys.isdisjoint(lexicon(b).keys):
        return []
    return max(_answers_in(a, b), _answers_in(b, a), key=len)


def _answers_in(a: Theme, b: Theme) -> list[str]:
    other = lexicon(b).keys
    return [answer for answer in a.answers if not other.isdisjoint(keys(answer, a.lang))]


def clashes(themes: Sequence[Theme]) -> list[str]:
    """AN-1.1: the themes that share more answers than two themes of a deck may."""
    return [
        f"{a.id} and {b.id} share {len(both)} answers: {', '.join(both)}"
        for a, b in combinations(themes, 2)
        if len(both := shared(a, b)) > MOST_SHARED
    ]
