"""The packs: themes with their answers, read from `packs/*.toml` (AN-1.1, AN-6.3)."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

FOLDER = Path(__file__).parent / "packs"
LANGS = ("fr", "en")
NUMBERS = (1, 2, 3)

THEME_HEAD = re.compile(r"\s*\[\[\s*themes\s*\]\]")
KIND_WORDS = {
    "Object missing required field": "please add",
    "Object contains unknown field": "there is no",
}


class PackError(ValueError):
    """What is wrong with a pack, in a sentence for its author."""


class ThemeText(Struct, frozen=True, forbid_unknown_fields=True):
    """A theme as it stands in the file."""

    id: str
    title: str
    answers: tuple[str, ...]
    also: tuple[str, ...] = ()
    difficulty: int = 2
    short: bool = False
    open: bool = False


class PackText(Struct, frozen=True, forbid_unknown_fields=True):
    """A pack as it stands in the file."""

    id: str
    lang: str
    name: str
    themes: tuple[ThemeText, ...]


class Theme(Struct, frozen=True):
    """What is written on a card.

    `answers`: what people say, first what they say first; any two themes of a pack share few
    (AN-1.1). `also`: what is right as well and gets its tick (AN-8.5), however many themes have it.
    `short`: a letter or a number can be an example (AN-3.9). `open`: whole sentences are said, and
    one with an answer in it is right. `difficulty`: 1 wide to 3 narrow.
    """

    id: str
    title: str
    lang: str
    answers: tuple[str, ...] = ()
    short: bool = False
    difficulty: int = 2
    also: tuple[str, ...] = ()
    open: bool = False


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


def every_theme(lang: str, number: int) -> tuple[Theme, ...]:
    """All themes of a language, with the ids that they have in a game with this pack."""
    return pack(lang, number).themes + tuple(_foreign(lang, n) for n in _outside(lang, number))


@cache
def _guests() -> dict[str, tuple[str, ...]]:
    """The themes added to a pack in the edition `en`, as "2:river": chosen once, kept as data."""
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
    """A theme from another pack: its id names that pack, because ids may coincide."""
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
        Theme(t.id, t.title, raw.lang, t.answers, t.short, t.difficulty, t.also, t.open)
        for t in raw.themes
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
