"""Who sits in a seat."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Sitter(Struct, omit_defaults=True):
    """Who sits in a seat."""

    kind: Literal["open", "human", "bot"]
    name: str = ""
    bot: str = ""
    face: int = 0
    left: str = ""
    """The name of the person who got up from here and may come back; since then at most a bot has
    sat here."""
    back: int = 0
    """When they came back to a seat that a bot had played, in ms since 1970; 0: never."""
