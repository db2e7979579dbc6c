"""The exceptions of this package.

TableeError
├── Refused        the rules say no; nothing was changed
├── RuleError      a game broke the contract of the kernel: a bug in its rules
└── BadSave        data that is no saved match, or of rules that are not here
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tablee.kernel.words.catalogue import Catalogue


class TableeError(Exception):
    """Base of everything this package raises on purpose."""


class Refused(TableeError):
    """An answer the rules do not allow: what, why (`rule`, a clause id) and what to do.

    `key` and `args` are a message of the game's catalogue, so that each reader gets it in their
    own language: `refusal.message("fr")`.
    """

    def __init__(self, key: str, rule: str = "", /, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.rule = rule
        self.args_: Mapping[str, Any] = args
        self.catalogue: Catalogue | None = None

    def message(self, lang: str = "en") -> str:
        if self.catalogue is None:
            return self.key
        return self.catalogue.format(lang, self.key, self.args_)

    def __str__(self) -> str:
        return f"{self.message()} [{self.rule}]" if self.rule else self.message()


class RuleError(TableeError):
    """A game's rules have broken the contract of the kernel; the message says how."""


class BadSave(TableeError):
    """This is not a saved match, or not one this version can open."""
