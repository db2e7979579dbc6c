"""The reader's language, and the command line's own texts."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal, cast, get_args

from tablee.kernel import Catalogue

Lang = Literal["en", "fr"]
LANGUAGES: tuple[Lang, ...] = get_args(Lang)
CATALOGUE = Catalogue(Path(__file__).parent / "text")


class Words:
    """What the command line says, in one language."""

    def __init__(self, lang: Lang | None = None) -> None:
        self.lang: Lang = lang or locale_language()

    def __call__(self, key: str, **args: Any) -> str:
        return CATALOGUE.format(self.lang, key, args)


class Stop(Exception):
    """Ends a command with one sentence: a message of ours and its arguments."""

    def __init__(self, key: str, /, code: int = 1, **args: Any) -> None:
        super().__init__(key)
        self.key, self.code, self.words = key, code, args

    def sentence(self, words: Words) -> str:
        return words(self.key, **self.words)


def locale_language() -> Lang:
    """As the environment says; English where it says nothing we speak."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


def typed_language(args: Sequence[str]) -> Lang | None:
    """The language asked for by `--lang`: errors are told in it, even those of the other words."""
    for word, following in zip(args, [*args[1:], ""], strict=True):
        name, _, value = word.partition("=")
        if name == "--lang" and (value or following) in LANGUAGES:
            return cast(Lang, value or following)
    return None
