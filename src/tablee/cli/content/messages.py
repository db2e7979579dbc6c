"""Every message in both languages, with the same attributes and the same variables."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tablee.cli.content import LANGUAGES, Finding
from tablee.kernel.words.catalogue import files_of
from tablee.places import PACKAGE

Shape = dict[str, frozenset[str]]
"""Per message, and per `message.attribute`: the variables in it."""


def check_messages(package: Path = PACKAGE) -> list[Finding]:
    """Every folder with texts."""
    folders = sorted({file.parent for file in package.rglob("text/*.ftl")})
    return [check_folder(folder, package) for folder in folders]


def check_folder(folder: Path, package: Path = PACKAGE) -> Finding:
    (english, broken), (french, too) = (read_folder(folder, lang) for lang in LANGUAGES)
    missing = [*broken, *too, *compare(english, french)]
    count = sum("." not in key for key in english)
    return Finding("messages", str(folder.parent.relative_to(package)), count, missing)


def compare(english: Shape, french: Shape) -> list[str]:
    found = [f"fr: {key}" for key in english if key not in french]
    found += [f"en: {key}" for key in french if key not in english]
    for key in english.keys() & french.keys():
        ours, theirs = english[key], french[key]
        found += [f"fr: {key}: ${name}" for name in sorted(ours - theirs)]
        found += [f"en: {key}: ${name}" for name in sorted(theirs - ours)]
    return sorted(found)


def read_folder(folder: Path, lang: str) -> tuple[Shape, list[str]]:
    """What the messages of a language are made of, and what is wrong with them."""
    shape: Shape = {}
    wrong: list[str] = []
    references: dict[str, set[str]] = {}
    files = list(files_of(folder, lang))
    for file in files:
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Junk):
                first = (entry.content or "").strip().splitlines()[0]
                wrong.append(f"{file.name}: not readable: {first}")
            if not isinstance(entry, ast.Message):
                continue
            if entry.id.name in shape:
                wrong.append(f"{file.name}: twice: {entry.id.name}")
            for key, pattern in parts(entry):
                reader = _Reader()
                reader.visit(pattern)
                shape[key] = frozenset(reader.variables)
                references[key] = reader.references
    for key, names in references.items():
        wrong += [f"{lang}: {key}: no message {name}" for name in sorted(names - shape.keys())]
    return shape, wrong if files else [f"{lang}.ftl is not there"]


def parts(message: ast.Message) -> list[tuple[str, ast.Pattern]]:
    """The value and the attributes, each under its key."""
    name = message.id.name
    found = [(name, message.value)] if message.value is not None else []
    return found + [(f"{name}.{part.id.name}", part.value) for part in message.attributes]


class _Reader(Visitor):
    """Collects the variables and the messages a pattern names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        """What a text agrees with ([f], [m]) is its language's own business; numbers are not."""
        keys = {getattr(variant.key, "name", "other") for variant in node.variants}
        if "other" in keys or not isinstance(node.selector, ast.VariableReference):
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.references.add(node.id.name + attribute)
