"""The client's words: the same keys in both languages, and every key that is used exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from .house import ROOT

WEB = ROOT / "web"
FILES = {
    "house": WEB / "text" / "{lang}.ftl",
    "screen": WEB / "text" / "fear-of-the-dark.{lang}.ftl",
    "game": ROOT / "src/tablee/games/fear_of_the_dark/text/{lang}.ftl",
    "kernel": ROOT / "src/tablee/kernel/text/{lang}.ftl",
}


class Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """Key (and key.attribute) to the arguments it uses; fails on what cannot be read."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            for key, pattern in [(entry.id.name, entry.value)] + [
                (f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes
            ]:
                assert key not in found, f"{path.name}: {key} stands twice"
                arguments = Arguments()
                if pattern is not None:
                    arguments.visit(pattern)
                found[key] = arguments.names
    return found


def of(name: str, lang: str) -> dict[str, set[str]]:
    return messages(Path(str(FILES[name]).format(lang=lang)))


@pytest.mark.parametrize("name", FILES)
def test_both_languages_say_the_same(name: str) -> None:
    assert of(name, "en") == of(name, "fr")


def test_every_key_in_use_exists() -> None:
    known = {key for name in FILES for key in of(name, "en")}
    folders = (WEB / "src/kit", WEB / "src/pages", WEB / "src/games/fear-of-the-dark")
    missing = [
        f"{path.name}: {key}"
        for folder in folders
        for path in sorted(folder.rglob("*"))
        if path.suffix in (".ts", ".svelte")
        for key in used(path.read_text("utf-8"))
        if key not in known and not (key.endswith("-") and any(k.startswith(key) for k in known))
    ]
    assert missing == []


def used(text: str) -> list[str]:
    """Whole keys, and the beginnings of those that are put together (`card-`)."""
    whole = re.findall(r"\bt\(\s*'([a-z][\w.-]*)'", text)
    return whole + re.findall(r"\bt\(\s*`([a-z][\w-]*-)\$\{", text)


def test_every_fault_has_words() -> None:
    codes = re.search(r"FaultCode = (.*);", (WEB / "src/wire.ts").read_text("utf-8"))
    assert codes is not None
    known = of("house", "fr")
    assert [c for c in re.findall(r"'([\w-]+)'", codes[1]) if f"fault-{c}" not in known] == []
