"""The command line's own texts: what is said is written, and what is written is said."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import tablee.cli
from tablee.cli.content.messages import read_folder
from tablee.cli.words import CATALOGUE, LANGUAGES

FOLDER = Path(tablee.cli.__file__).parent
MADE = (
    "break-", "col-", "length-", "check-", "command-", "doctor-", "siege-", "fuzz-", "move-",
    "upgrade-", "scale-", "faults-", "cluster-",
)  # fmt: skip
"""Keys whose end is put together at run time."""


def strings() -> Iterator[tuple[str, ast.AST]]:
    """Every string of the sources, with the call it is the first argument of."""
    for file in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    yield first.value, node.func


def test_what_is_said_is_written() -> None:
    for text, function in strings():
        name = getattr(function, "attr", getattr(function, "id", ""))
        if name in ("words", "Stop"):
            assert all(CATALOGUE.has(lang, text) for lang in LANGUAGES), text


def test_what_is_written_is_said() -> None:
    said = {text for text, _ in strings()}
    written = {key for key in read_folder(FOLDER / "text", "en")[0] if "." not in key}
    assert {key for key in written - said if not key.startswith(MADE)} == set()
