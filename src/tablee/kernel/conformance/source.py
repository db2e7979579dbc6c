"""What the source of the rules must not use: randomness, clocks, the system; and the iteration
order of a set, which differs from process to process. A bot may draw lots, as its answers are
logged."""

from __future__ import annotations

import ast
import importlib.util
import inspect
from collections.abc import Set
from contextlib import suppress
from importlib.machinery import ModuleSpec
from pathlib import Path
from typing import ClassVar

from tablee.kernel.conformance.play import Check
from tablee.kernel.game import Game

FORBIDDEN = {"random", "secrets", "time", "datetime", "os", "uuid", "asyncio", "threading"}
UNORDERED = {"sum", "any", "all", "min", "max", "len", "sorted", "set", "frozenset"}
"""Functions whose result does not depend on the order of their argument."""
ORDERED = {"list", "tuple", "iter", "next", "enumerate", "zip", "map", "filter", "reversed"}
SET_METHODS = {"union", "intersection", "difference", "symmetric_difference", "copy"}


class Source(Check):
    """Reads the modules of the state's class, and what these import from their own package."""

    name: ClassVar[str] = "source"

    def before(self, game: Game) -> None:
        for module, path in modules_of(game.state).items():
            forbidden = set() if "bot" in module.split(".") else FORBIDDEN
            for line, problem in problems(path.read_text(encoding="utf-8"), forbidden):
                self.fail(f"{module}, line {line}: {problem}")


def modules_of(state: type) -> dict[str, Path]:
    """The modules that hold the rules, with their files."""
    kernel = __name__.rpartition(".conformance")[0]
    own = [c.__module__ for c in inspect.getmro(state) if not c.__module__.startswith(kernel)]
    todo = [m for m in own if m not in ("builtins", "msgspec", "typing")]
    found: dict[str, Path] = {}
    while todo:
        module = todo.pop()
        spec = _spec(module) if module not in found else None
        if spec is not None and spec.origin is not None and spec.origin.endswith(".py"):
            found[module] = Path(spec.origin)
            tree = ast.parse(found[module].read_text(encoding="utf-8"))
            package = module.rpartition(".")[0]
            todo += [name for name in imported(tree) if name.startswith(f"{package}.")]
    return found


def _spec(module: str) -> ModuleSpec | None:
    """None for a module without a file, like a class typed into a console."""
    with suppress(ImportError, ValueError):
        return importlib.util.find_spec(module)
    return None


def imported(tree: ast.AST) -> list[str]:
    names: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.append(node.module)
    return names


def problems(source: str, forbidden: Set[str] = FORBIDDEN) -> list[tuple[int, str]]:
    """What is wrong with a module of rules: (line, what)."""
    tree = ast.parse(source)
    found: list[tuple[int, str]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            bad = {name.partition(".")[0] for name in imported(node)} & forbidden
            found += [(node.lineno, f"the rules may not import {name}") for name in sorted(bad)]
        elif isinstance(node, ast.Call) and _called(node) == "__import__":
            found.append((node.lineno, "the rules may not import by __import__"))
    sets = _Sets(tree)
    return found + sets.found


class _Sets(ast.NodeVisitor):
    """Finds where the order of a set would matter. It recognises a set by how it is made or
    declared in the same function or class; what it misses, a run under two hash seeds finds."""

    def __init__(self, tree: ast.AST) -> None:
        self.found: list[tuple[int, str]] = []
        self.fields = {
            node.target.id
            for body in ast.walk(tree) if isinstance(body, ast.ClassDef)
            for node in body.body
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
            and _says_set(node.annotation)
        }  # fmt: skip
        self.names: set[str] = set()
        self.harmless: set[ast.AST] = set()
        self.visit(tree)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        outer, self.names = self.names, set()
        for arg in node.args.args:
            if arg.annotation is not None and _says_set(arg.annotation):
                self.names.add(arg.arg)
        self.generic_visit(node)
        self.names = outer

    def visit_Assign(self, node: ast.Assign) -> None:
        if self.is_set(node.value):
            self.names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if isinstance(node.target, ast.Name) and _says_set(node.annotation):
            self.names.add(node.target.id)
        self.generic_visit(node)

    def visit_For(self, node: ast.For) -> None:
        self.forbid(node.iter)
        self.generic_visit(node)

    def visit_Starred(self, node: ast.Starred) -> None:
        self.forbid(node.value)
        self.generic_visit(node)

    def visit_SetComp(self, node: ast.SetComp) -> None:
        self.harmless.update(node.generators)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        if node not in self.harmless:
            self.forbid(node.iter)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        called = _called(node)
        for arg in node.args:
            if called in UNORDERED and isinstance(arg, ast.GeneratorExp | ast.ListComp):
                self.harmless.update(arg.generators)
            elif called in ORDERED or called == "join":
                self.forbid(arg)
        if called == "pop" and isinstance(node.func, ast.Attribute) and not node.args:
            self.forbid(node.func.value)
        self.generic_visit(node)

    def forbid(self, node: ast.expr) -> None:
        if self.is_set(node):
            self.found.append((node.lineno, f"the order of a set matters: {ast.unparse(node)}"))

    def is_set(self, node: ast.expr) -> bool:
        match node:
            case ast.Set() | ast.SetComp():
                return True
            case ast.Name():
                return node.id in self.names
            case ast.Attribute():
                return node.attr in self.fields
            case ast.BinOp(op=ast.BitOr() | ast.BitAnd() | ast.Sub() | ast.BitXor()):
                return self.is_set(node.left) or self.is_set(node.right)
            case ast.Call(func=ast.Name(id="set" | "frozenset")):
                return True
            case ast.Call(func=ast.Attribute(value=value, attr=attr)):
                return attr in SET_METHODS and self.is_set(value)
        return False


def _called(node: ast.Call) -> str:
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _says_set(annotation: ast.expr) -> bool:
    return ast.unparse(annotation).partition("[")[0] in ("set", "frozenset", "AbstractSet")
