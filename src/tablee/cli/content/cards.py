"""Every card of every pack has its words, in both languages.

A pack is a `pack.toml`. A table of numbers by name in it is a deck (card -> copies); a list of
tables with ids is a set of cards, tiles or persons. Which words they need is read off the texts
themselves: what most of a group have (a name, what it does, a line of flavour), all must have.
"""

from __future__ import annotations

import importlib
import tomllib
from collections import Counter
from collections.abc import Iterable
from typing import Any

from tablee.cli.content import LANGUAGES, Finding
from tablee.cli.content.messages import Shape, read_folder
from tablee.kernel import Game


def check_cards(game: Game) -> list[Finding]:
    """One finding per group of each pack."""
    texts = {lang: read_folder(game.folder / "text", lang)[0] for lang in LANGUAGES}
    if (game.folder / "content/needed_texts.py").exists():
        return check_needed(game, texts)
    found: list[Finding] = []
    for file in sorted(game.folder.rglob("pack.toml")):
        for name, content in tomllib.loads(file.read_text("utf-8")).items():
            finding = check_group(f"{game.id}: {name}", group(content), texts)
            found += [finding] if finding else []
    return found


def check_needed(game: Game, texts: dict[str, Shape]) -> list[Finding]:
    """A game whose cards differ too much says itself which words each of them needs."""
    package = game.state.__module__.rpartition(".")[0]
    texts_of_game = importlib.import_module(f"{package}.content.needed_texts")
    found = []
    for kind, messages in texts_of_game.needed().items():
        keys = [*messages, *(f"{key}.{part}" for key in messages for part in messages[key])]
        missing = [f"{lang}: {k}" for k in keys for lang, shape in texts.items() if k not in shape]
        found.append(Finding("cards", f"{game.id}: {kind}", len(messages), missing))
    return found


def check_measured(game: Game) -> list[Finding]:
    """A game that measures its content against what people do says how well it fares."""
    if not (game.folder / "content/coverage.py").exists():
        return []
    package = game.state.__module__.rpartition(".")[0]
    coverage = importlib.import_module(f"{package}.content.coverage")
    return [
        Finding("answers", f"{game.id}: {where}", count, missing)
        for where, (count, missing) in coverage.measured().items()
    ]


def group(content: Any) -> dict[str, int]:
    """The ids in one part of a pack, with how many there are of each; {} if it holds none."""
    tiles = [content] if isinstance(content, dict) and "id" in content else content
    if isinstance(tiles, list) and all(isinstance(t, dict) and "id" in t for t in tiles):
        return {str(tile["id"]): int(tile.get("copies", 1)) for tile in tiles}
    if isinstance(content, dict) and all(type(n) is int for n in content.values()):
        return {id: n for id, n in content.items() if not id.isdecimal()}  # 3 = 4: no card
    return {}


def check_group(where: str, ids: dict[str, int], texts: dict[str, Shape]) -> Finding | None:
    if not ids:
        return None
    kind = kind_of(ids, set().union(*texts.values()))
    needed = ["", *attributes(kind, ids, texts)]
    missing = [
        f"{lang}: {kind}-{id}{part}"
        for id in ids
        for lang, shape in texts.items()
        for part in needed
        if f"{kind}-{id}{part}" not in shape
    ]
    cards = kind == "card"
    count = sum(ids.values()) if cards else len(ids)
    return Finding("cards" if cards else "names", where, count, missing)


def kind_of(ids: Iterable[str], keys: set[str]) -> str:
    """What the messages call these things: `card` in `card-walk`. Without any: card."""
    names = {key for key in keys if "." not in key}
    kinds = Counter(
        name.removesuffix(f"-{id}") for id in ids for name in names if name.endswith(f"-{id}")
    )
    order = sorted(kinds, key=lambda kind: (-kinds[kind], kind != "card", len(kind)))
    return order[0] if order else "card"


def attributes(kind: str, ids: dict[str, int], texts: dict[str, Shape]) -> list[str]:
    """Those that most have, in one language or the other."""
    found: Counter[str] = Counter()
    for id in ids:
        name = f"{kind}-{id}."
        found.update({k[len(name) - 1 :] for s in texts.values() for k in s if k.startswith(name)})
    return sorted(part for part, count in found.items() if count * 2 > len(ids))
