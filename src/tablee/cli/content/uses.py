"""Every message and every clause that a game's code names is there.

Read from the source, not from matches: a card that is never drawn is checked, too.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tablee.cli.content import LANGUAGES, Finding
from tablee.kernel import Game
from tablee.kernel.words.clauses import read_clauses
from tablee.places import PACKAGE

CLAUSE = re.compile(r"[A-Z]{2}-\d+(\.\d+[a-z]?)?")
ASKS = {"turn": 2, "sealed": 1, "window": 1, "race": 1, "later": 2}
"""The functions that make an ask, and where the `why` stands among their arguments."""


def check_messages_used(game: Game) -> Finding:
    """What is emitted, asked and refused, as far as it stands in the source as it is."""
    keys = sorted({key for tree in trees(game) for key in used(tree)})
    say = game.catalogue
    missing = [f"{lang}: {k}" for k in keys for lang in LANGUAGES if not say.has(lang, k)]
    return Finding("uses", game.id, len(keys), missing)


def check_clauses_cited(game: Game) -> Finding | None:
    """What "why?" would open. None for the small games of the lab, whose rules are no document."""
    cited = {clause for tree in trees(game) for clause in clauses(tree)}
    missing: list[str] = []
    for lang in LANGUAGES:
        sections = read_clauses(game, lang)
        if not sections:
            if game.hidden:
                return None
            missing.append(f"{lang}: clauses/{lang}.md")
            continue
        written = {s.id for s in sections} | {c.id for s in sections for c in s.clauses}
        missing += [f"{lang}: {clause}" for clause in sorted(cited - written)]
    return Finding("rules", game.id, len(cited), missing)


def trees(game: Game) -> Iterator[ast.Module]:
    for file in sorted(sources(game)):
        yield ast.parse(file.read_text("utf-8"))


def sources(game: Game) -> list[Path]:
    """The package of a game; a game in a single file is that file alone."""
    module = game.state.__module__.removeprefix("tablee.").split(".")
    file = PACKAGE.joinpath(*module).with_suffix(".py")
    shared = [g for g in _states_in(game.folder) if g != file]
    return [file] if file in _states_in(game.folder) and shared else list(game.folder.rglob("*.py"))


def _states_in(folder: Path) -> list[Path]:
    """The files of a folder that register a game of their own."""
    return [f for f in folder.glob("*.py") if re.search(r"^GAME = ", f.read_text("utf-8"), re.M)]


def used(tree: ast.Module) -> Iterator[str]:
    """Message keys in calls such as `self.emit("step", …)` and `turn(seat, options, "act", …)`."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        place = 0 if name in ("emit", "Refused") else ASKS.get(name, len(node.args))
        word = node.args[place] if place < len(node.args) else None
        if isinstance(word, ast.Constant) and isinstance(word.value, str):
            prefix = {"emit": "ev-", "Refused": ""}.get(name, "ask-")
            yield f"{prefix}{word.value}"


def clauses(tree: ast.Module) -> Iterator[str]:
    """Strings that are nothing but the id of a clause."""
    strings = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return (text for text in strings if isinstance(text, str) and CLAUSE.fullmatch(text))
