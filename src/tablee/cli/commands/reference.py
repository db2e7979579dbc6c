"""`tablee reference`: what `import tablee` offers, as a page made from the docstrings."""

from __future__ import annotations

import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import tablee
import tablee.kernel
from tablee.cli.project import project
from tablee.cli.words import Lang, Words

HEAD = """\
# API reference

Made by `tablee reference` from the docstrings; a test fails when it drifts. The words are explained
in [architecture.md](architecture.md), how a game is written in
[adding-a-game.md](adding-a-game.md).
"""
PARTS = {
    "For everybody: `import tablee`": tablee,
    "For games: `from tablee.kernel import …`": tablee.kernel,
}


def reference(*, lang: Lang | None = None) -> None:
    """Write docs/api.md, made from the docstrings.

    Parameters
    ----------
    lang
        The language: en or fr.
    """
    path = project() / "docs" / "api.md"
    path.write_text(page(), "utf-8")
    print(Words(lang)("types-written", file=path.name))


def page() -> str:
    """Everything public, each thing once: where it is first offered."""
    parts, told = [HEAD], {"__version__"}
    for title, module in PARTS.items():
        names = [name for name in module.__all__ if name not in told]
        told.update(names)
        parts += [f"## {title}\n", *sections(module, names)]
    return "\n".join(parts)


def sections(module: ModuleType, names: list[str]) -> Iterator[str]:
    """Functions, classes, and what is neither."""
    things = {name: getattr(module, name) for name in names}
    for name, thing in sorted(things.items(), key=lambda item: (_rank(*item), item[0].lower())):
        if inspect.isfunction(thing):
            yield f"### `{name}{signature(thing)}`\n\n{described(thing)}\n"
        elif _rank(name, thing) == 1:
            yield f"### class `{name}`\n\n{described(thing)}\n{members(thing)}"
        else:
            yield f"### `{name}`\n\n{sentence(name)}\n"


def _rank(name: str, thing: Any) -> int:
    """Functions first, then classes; another name for a class of Python's is neither."""
    if inspect.isfunction(thing):
        return 0
    return 1 if inspect.isclass(thing) and thing.__name__ == name else 2


def signature(thing: Any) -> str:
    text = str(inspect.signature(thing)).replace("'", "")
    return re.sub(r"\b(?:collections\.abc|typing|tablee(?:\.\w+)*)\.", "", text)


def described(thing: Any) -> str:
    return inspect.cleandoc(thing.__doc__ or "")


def members(cls: type) -> str:
    """Its public fields and methods that say something of themselves, with those it inherits."""
    lines = []
    for base in cls.__mro__:
        if base.__module__.startswith("tablee."):
            lines += [*_fields(base), *_methods(base)]
    return "\n".join(["", *lines, ""]) if lines else ""


def _fields(cls: type) -> Iterator[str]:
    """Annotated fields; a sentence may stand under one."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(cls)))
    assert isinstance(tree.body[0], ast.ClassDef)
    body = tree.body[0].body
    for node, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.AnnAssign) and not ast.unparse(node.target).startswith("_"):
            about = _docstring(after)
            name, kind = ast.unparse(node.target), ast.unparse(node.annotation)
            yield f"- `{name}: {kind}`" + (f": {_flat(about)}" if about else "")


def _methods(cls: type) -> Iterator[str]:
    for name, thing in vars(cls).items():
        if name.startswith("_") or not thing.__doc__:
            continue
        if isinstance(thing, property):
            yield f"- `.{name}`: {_flat(described(thing))}"
        elif inspect.isfunction(thing):
            yield f"- `.{name}{signature(thing)}`: {_flat(described(thing))}"


def _docstring(node: ast.stmt | None) -> str:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return str(node.value.value)
    return ""


def sentence(name: str) -> str:
    """What stands under a constant or an alias, in the module that defines it."""
    modules = [m for key, m in sorted(sys.modules.items()) if key.startswith("tablee.kernel.")]
    for module in modules:
        body = ast.parse(inspect.getsource(module)).body
        for node, after in zip(body, [*body[1:], None], strict=True):
            if name in _assigned(node) and _docstring(after):
                return _flat(_docstring(after))
    return ""


def _assigned(node: ast.stmt) -> set[str]:
    """The names that a statement of a module gives a value."""
    targets = node.targets if isinstance(node, ast.Assign) else []
    targets = [node.target] if isinstance(node, ast.AnnAssign) else targets
    return {one.id for target in targets for one in ast.walk(target) if isinstance(one, ast.Name)}


def _flat(text: str) -> str:
    return " ".join(text.split())
