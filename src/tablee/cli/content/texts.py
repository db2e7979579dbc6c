"""Every text that people read, piece by piece: messages, clauses, titles of themes, READMEs."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from msgspec import Struct

from tablee.cli.content.messages import parts

CUT = "\n"
"""Stands where a text goes on with something else: an argument, another variant."""


class Text(Struct, frozen=True):
    """A piece of text: where it stands, in which language, and to which places it belongs."""

    where: str
    lang: str
    places: frozenset[str]
    words: str


def texts(root: Path) -> Iterator[Text]:
    """The texts of a checkout. The small games of the lab are not for players."""
    for top in ("src/tablee", "web/src"):
        for file in sorted((root / top).rglob("text/*.ftl")):
            if "lab" not in file.parts:
                yield from _messages(file, root)
    for file in sorted((root / "src/tablee/games").rglob("clauses/*.md")):
        yield from _paragraphs(file, root, file.stem)
    for file in sorted((root / "src/tablee/games").rglob("packs/*.toml")):
        yield from _titles(file, root)
    for lang, pattern in (("en", "README.md"), ("fr", "*.fr.md")):
        for file in sorted(root.glob(pattern)):
            yield from _paragraphs(file, root, lang)


def places_of(path: Path) -> frozenset[str]:
    """The game it is of, or the house; the rules are a place of their own besides. A README speaks
    of all, and in its own words of machines and networks."""
    names = [part.replace("_", "-") for part in path.parts]
    if len(names) == 1:
        return frozenset({"everywhere"})
    game = names[names.index("games") + 1] if "games" in names else "house"
    rules = {"rules", f"{game} rules"} if "clauses" in names else set[str]()
    return frozenset({"everywhere", game} | rules)


def _messages(file: Path, root: Path) -> Iterator[Text]:
    path = file.relative_to(root)
    source = file.read_text("utf-8")
    lang = file.stem.rpartition(".")[2]
    for entry in FluentParser().parse(source).body:
        for key, pattern in parts(entry) if isinstance(entry, ast.Message) else ():
            reader = _Words()
            reader.visit(pattern)
            line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            yield Text(f"{path}:{line}: {key}", lang, places_of(path), reader.words)


class _Words(Visitor):
    """The words of a pattern, without its code."""

    def __init__(self) -> None:
        self.words = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words += node.value.replace("\n", " ")

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.words += node.value

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.words += "$"

    def visit_Variant(self, node: ast.Variant) -> None:
        self.words += CUT
        self.visit(node.value)
        self.words += CUT


def _paragraphs(file: Path, root: Path, lang: str) -> Iterator[Text]:
    """The lines of a page, without code, addresses and marks."""
    path = file.relative_to(root)
    code = False
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        code ^= line.startswith("```")
        words = re.sub(r"`[^`]*`|\]\([^)]*\)|<[^>]*>|https?://\S+|[*#\[\]]", "", line)
        if words.strip() and not code and not line.startswith(("```", "|--", "<")):
            yield Text(f"{path}:{number}", lang, places_of(path), words)


def _titles(file: Path, root: Path) -> Iterator[Text]:
    """The names and themes of a pack; `answers` are data to compare with."""
    path = file.relative_to(root)
    pack = tomllib.loads(file.read_text("utf-8"))
    if "lang" in pack:
        for title in (pack.get("name", ""), *(theme["title"] for theme in pack["themes"])):
            yield Text(f"{path}: {title}", pack["lang"], places_of(path), title)
