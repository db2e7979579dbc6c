"""Every card of every pack has its name, what it does, and its line of flavour, in both languages.

A pack is a `pack.toml`. A table of numbers in it is a deck (card id -> copies); a list of tables
with ids is a set of tiles. Tokens and settings are no cards: they need only a name.
"""

from __future__ import annotations

import tomllib
from typing import Any

from tablee.cli.content import LANGUAGES, Finding
from tablee.kernel import Catalogue, Game

PARTS = ("", ".about", ".flavor")
NAMED = {"tokens": "what", "difficulty": "difficulty"}
"""Tables that are no decks, and how the messages call their entries."""


def check_cards(game: Game) -> list[Finding]:
    """One finding per deck or set of each pack."""
    found: list[Finding] = []
    for file in sorted(game.folder.rglob("pack.toml")):
        pack = tomllib.loads(file.read_text("utf-8"))
        for name, content in pack.items():
            finding = check_group(game, name, content)
            if finding is not None:
                found.append(finding)
    return found


def check_group(game: Game, name: str, content: Any) -> Finding | None:
    where, say = f"{game.id}: {name}", game.catalogue
    if isinstance(content, dict) and all(type(n) is int for n in content.values()):
        kind, parts = (NAMED[name], ("",)) if name in NAMED else ("card", PARTS)
        missing = [text for id in content for text in lacking(say, f"{kind}-{id}", parts)]
        count = len(content) if name in NAMED else sum(content.values())
        return Finding("cards" if kind == "card" else "names", where, count, missing)
    tiles = [content] if isinstance(content, dict) else content
    if isinstance(tiles, list) and all(isinstance(t, dict) and "id" in t for t in tiles):
        missing = [text for t in tiles for text in lacking(say, f"tile-{t['id']}", ("",))]
        return Finding("names", where, len(tiles), missing)
    return None


def lacking(say: Catalogue, key: str, parts: tuple[str, ...]) -> list[str]:
    return [
        f"{lang}: {key}{part}"
        for lang in LANGUAGES
        for part in parts
        if not say.has(lang, key + part)
    ]
