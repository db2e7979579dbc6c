"""Words: Fluent messages, the same files for Python and for the browser.

A game declares the kinds of its arguments (`Game.kinds`). A string without a kind is taken for an
id, if it has a message: {card} = "walk" is shown as the message `card-walk`. Lists are joined.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from tablee.kernel.forms import Seat
from tablee.kernel.words.kinds import Kind

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

COMMON = Path(__file__).parent / "text"
Names = Sequence[str]
"""The players' names, by seat; empty: seats are numbered."""

NOBODY = "nobody"
"""The message for an empty list of seats: a dash would not be heard."""
BY_THE_CATALOGUE = {"id", "own", "hash", "number", "signed", "seconds"}
"""Kinds for which no state is needed."""
GENERAL = {"seat", *BY_THE_CATALOGUE}
TWICE_STOPPED = re.compile(r"([?!…])\.(?=\s|$)")
"""A full stop after a title that ends with a mark of its own; it is dropped."""
MOST_KNOWN = 5_000
"""The cache of sentences is emptied at this size. Most sentences of a position recur in the
next."""


class Catalogue:
    """The messages of the kernel and of one game, per language."""

    def __init__(self, folder: Path | None, kinds: Mapping[str, Kind] | None = None) -> None:
        self.folder = folder
        self.kinds = kinds or {}
        self.names: Names = ()
        self._bundles: dict[str, FluentBundle] = {}
        self._known: dict[tuple[Any, ...], str] = {}
        """Sentences, by everything they were made of."""

    def naming(self, names: Names) -> Catalogue:
        """The same messages for a table whose players have names: `State.called` uses them. An
        empty name counts as none."""
        if not any(names):
            return self
        twin = copy(self)
        twin.names = tuple(names)
        return twin

    def name(self, seat: Seat) -> str:
        """The name of whoever sits in that seat; empty if none was given."""
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def called(self, seat: Seat, lang: str) -> str:
        """A seat by its player's name, else by its number."""
        return self.name(seat) or self.format(lang, "player-numbered", {"n": seat + 1})

    def is_read(self, lang: str) -> bool:
        return lang in self._bundles

    def bundle(self, lang: str) -> FluentBundle:
        if lang not in self._bundles:
            from fluent.runtime import FluentBundle, FluentResource  # half of the import's time

            bundle = FluentBundle([lang], use_isolating=False)
            for folder in (COMMON, self.folder):
                for file in files_of(folder, lang) if folder else ():
                    text = file.read_text(encoding="utf-8")
                    bundle.add_resource(FluentResource(text), allow_overrides=True)
            self._bundles[lang] = bundle
        return self._bundles[lang]

    def has(self, lang: str, key: str) -> bool:
        name, _, attribute = key.partition(".")
        bundle = self.bundle(lang)
        if not bundle.has_message(name):
            return False
        message = bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def format(self, lang: str, key: str, args: Mapping[str, Any] | None = None) -> str:
        """The message in words; the key itself if there is none. `key.attribute` works."""
        parts = [(name, type(value), value) for name, value in args.items()] if args else ()
        of = (self.names, lang, key, *parts)
        try:
            told = self._known.get(of)
        except TypeError:  # an argument that cannot be hashed: a list, say
            return self._format(lang, key, args)
        if told is None:
            told = self._format(lang, key, args)
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[of] = told
        return told

    def _format(self, lang: str, key: str, args: Mapping[str, Any] | None) -> str:
        return self.render(lang, key, args)[0] if self.has(lang, key) else key

    def render(
        self, lang: str, key: str, args: Mapping[str, Any] | None = None
    ) -> tuple[str, list[Any]]:
        """An existing message in words, and the errors in it or in its arguments."""
        name, _, attribute = key.partition(".")
        bundle = self.bundle(lang)
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        worded = {name: self._word(lang, name, value) for name, value in (args or {}).items()}
        text, problems = bundle.format_pattern(pattern, worded)
        return TWICE_STOPPED.sub(r"\1", str(text)), problems

    def _word(self, lang: str, name: str, value: Any) -> Any:
        """An argument in words, as far as that needs no state. (A value of one of the game's own
        kinds that the state has not worded is taken for an id, as if it had no kind.)"""
        kind = self.kinds.get(name)
        if isinstance(value, list | tuple):
            told = ", ".join(str(self._one(lang, "", kind, part)) for part in value)
            nobody = not told and kind is not None and kind.what == "seat"
            return self.format(lang, NOBODY) if nobody else told
        return self._one(lang, name, kind, value)

    def _one(self, lang: str, name: str, kind: Kind | None, value: Any) -> Any:
        if isinstance(value, bool):
            return str(value).lower()
        if kind is not None and kind.what == "signed" and isinstance(value, int):
            return f"{value:+d}".replace("-", "−")
        if kind is not None and kind.what == "seconds" and value > 0:
            return seconds(value, lang)
        if kind is not None and kind.what == "seat" and is_seat(value):
            return self.called(value, lang)
        prefix = kind.of if kind is not None and kind.what in GENERAL else name
        if prefix and isinstance(value, str) and self.has(lang, f"{prefix}-{value}"):
            return self.format(lang, f"{prefix}-{value}")
        return value


def seconds(ms: int, lang: str) -> str:
    """Rounded to a tenth, as people say it; to a hundredth below one second."""
    from babel.numbers import format_decimal  # comes with Fluent, and is as slow to import

    return format_decimal(ms / 1000, format="0.#" if ms >= 1000 else "0.##", locale=lang)


def files_of(folder: Path, lang: str) -> Iterator[Path]:
    """`en.ftl`, or several parts: `events.en.ftl`, `people.en.ftl`."""
    for file in sorted(folder.glob("*.ftl")):
        if f".{file.name}".endswith(f".{lang}.ftl"):
            yield file


class Speaker(Protocol):
    """Puts seats and the game's own kinds into words: its state, or a teller of its view."""

    def called(self, seat: Seat, /, say: Catalogue, lang: str) -> str: ...
    def worded(self, kind: Kind, value: Any, say: Catalogue, lang: str) -> str: ...


def worded(who: Speaker, args: Mapping[str, Any], say: Catalogue, lang: str) -> Mapping[str, Any]:
    """The arguments of a message with seats as names, and the game's own kinds as words."""
    told = dict(args)
    for name, value in args.items():
        kind = say.kinds.get(name)
        if kind is not None and kind.what not in BY_THE_CATALOGUE:
            told[name] = _by_speaker(who, kind, value, say, lang)
    return told


def _by_speaker(who: Speaker, kind: Kind, value: Any, say: Catalogue, lang: str) -> Any:
    if kind.what != "seat":
        return who.worded(kind, value, say, lang)
    if isinstance(value, list | tuple):
        return ", ".join(who.called(seat, say, lang) for seat in value) or say.format(lang, NOBODY)
    return who.called(value, say, lang) if is_seat(value) else value


def is_seat(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
