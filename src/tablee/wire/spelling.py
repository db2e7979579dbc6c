"""Python structs and type aliases, spelt in TypeScript.

They are read from the *source* of a module, not from its classes: the source has the aliases and
the sentences under the fields, and the web client is better for both.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any, NamedTuple

PLAIN = {
    "str": "string",
    "bytes": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "None": "null",
    "Any": "unknown",
    "Seat": "number",
    "Card": "number",
}


GENERIC = {"Literal", "list", "dict", "tuple", "Annotated", "Meta"}


class TypesError(Exception):
    """A struct that TypeScript cannot be made from; says where and why."""


class Declaration(NamedTuple):
    name: str
    text: str
    uses: set[str]
    """The names of other structs and aliases that it uses."""


def declarations(source: str) -> Iterator[Declaration]:
    """Every struct and every type alias of a module."""
    module = ast.parse(source)
    for node, after in zip(module.body, [*module.body[1:], None], strict=True):
        if isinstance(node, ast.ClassDef) and is_struct(node):
            fields = [item.annotation for item in node.body if isinstance(item, ast.AnnAssign)]
            yield Declaration(node.name, shape(node), uses(fields))
        elif isinstance(node, ast.Assign) and is_alias(node):
            name = ast.unparse(node.targets[0])
            text = f"export type {name} = {spell(node.value)};\n"
            yield Declaration(name, comment(docstring(after)) + text, uses([node.value]))


def uses(types: list[ast.expr]) -> set[str]:
    names = {n.id for node in types for n in ast.walk(node) if isinstance(n, ast.Name)}
    return names - PLAIN.keys() - GENERIC


def is_struct(node: ast.ClassDef) -> bool:
    return any(isinstance(base, ast.Name) and base.id == "Struct" for base in node.bases)


def is_alias(node: ast.Assign) -> bool:
    """`Name = Any`, `Name = A | B`, `Name = Literal[...]`: capitalised, and a type."""
    target = node.targets[0]
    if not isinstance(target, ast.Name) or not target.id[0].isupper() or target.id.isupper():
        return False
    return isinstance(node.value, ast.Name | ast.BinOp | ast.Subscript)


def shape(node: ast.ClassDef) -> str:
    """A `type`, not an `interface`: only a type may be cast from the `Record` that a view comes
    as."""
    lines = [comment(ast.get_docstring(node)), f"export type {node.name} = {{\n"]
    lines += tag(node)
    for item, after in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(item, ast.AnnAssign):
            mark = "" if item.value is None else "?"
            text = comment(docstring(after), "  ")
            lines.append(f"{text}  {ast.unparse(item.target)}{mark}: {spell(item.annotation)};\n")
    return "".join([*lines, "};\n"])


def tag(node: ast.ClassDef) -> list[str]:
    """The discriminating field of a struct in a union."""
    given = {word.arg: word.value for word in node.keywords}
    if "tag" not in given:
        return []
    field = given.get("tag_field", ast.Constant("type"))
    return [f"  {ast.literal_eval(field)}: {spell_literal(given['tag'])};\n"]


def docstring(node: ast.stmt | None) -> str | None:
    """The sentence that stands under a field or an alias."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return str(node.value.value)
    return None


def comment(text: str | None, indent: str = "") -> str:
    if not text:
        return ""
    lines = [line.strip() for line in text.strip().replace("*/", "* /").splitlines()]
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    body = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"


def spell(node: ast.expr) -> str:
    """A Python annotation as a TypeScript type."""
    match node:
        case ast.Constant(value=None):
            return "null"
        case ast.Constant(value=str(text)):
            return spell(ast.parse(text, mode="eval").body)
        case ast.Name(id=name):
            return PLAIN.get(name, name)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{spell(left)} | {spell(right)}"
        case ast.Subscript(value=ast.Name(id=name), slice=inner):
            return spell_generic(name, inner.elts if isinstance(inner, ast.Tuple) else [inner])
    raise TypesError(f"no TypeScript for {ast.unparse(node)}")


def spell_generic(name: str, inner: list[ast.expr]) -> str:
    if name == "Literal":
        return " | ".join(spell_literal(item) for item in inner)
    if name == "list":
        item = spell(inner[0])
        return f"({item})[]" if "|" in item else f"{item}[]"
    if name == "dict":
        return f"Record<{spell(inner[0])}, {spell(inner[1])}>"
    if name == "Annotated":  # what follows the type are limits, for the server to check
        return spell(inner[0])
    if name == "tuple":
        return "[" + ", ".join(spell(item) for item in inner) + "]"
    raise TypesError(f"no TypeScript for {name}[...]")


def spell_literal(node: ast.expr) -> str:
    return spell_value(ast.literal_eval(node))


def spell_value(value: Any) -> str:
    if isinstance(value, str):
        return "'" + value.replace("\\", "\\\\").replace("'", "\\'") + "'"
    return str(value).lower()
