"""TypeScript types of everything that crosses the wire, made from the Python structs.

Reads the *source* of `WIRE` and of every game's `view.py`, not the classes: the source has the
aliases and the sentences under the fields, and the web client is better for both.

    python -m tablee.wire.typescript > web/src/wire.ts
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent

WIRE = ("messages.py", "http.py", "keepsake.py")
"""What every game has in common, in `wire/`."""

HEADER = """\
// Made by `python -m tablee.wire.typescript` from the structs of src/tablee/wire (messages.py,
// http.py, keepsake.py) and of the games' view.py.
// Do not edit: change the Python structs and make it again (a test compares them).
"""

PLAIN = {
    "str": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "None": "null",
    "Any": "unknown",
    "Seat": "number",
    "Card": "number",
}


class TypesError(Exception):
    """A struct that TypeScript cannot be made from; says where and why."""


def sources() -> list[Path]:
    """The wire first, then the views in the order of the games' names."""
    return [
        *(PACKAGE / "wire" / name for name in WIRE),
        *sorted((PACKAGE / "games").glob("*/view.py")),
    ]


def generate(paths: list[Path] | None = None) -> str:
    """The whole of `wire.ts`."""
    parts = [HEADER]
    owner: dict[str, Path] = {}
    for path in sources() if paths is None else paths:
        parts.append(f"// -- {path.parent.name}/{path.name} --\n")
        for name, text in declarations(ast.parse(path.read_text("utf-8"))):
            if name in owner:
                raise TypesError(f"{name} is declared in {owner[name]} and in {path}: rename one")
            owner[name] = path
            parts.append(text)
    return "\n".join(parts)


def declarations(module: ast.Module) -> Iterator[tuple[str, str]]:
    """Every struct and every type alias of a module, with its TypeScript."""
    for node, after in zip(module.body, [*module.body[1:], None], strict=True):
        if isinstance(node, ast.ClassDef) and is_struct(node):
            yield node.name, shape(node)
        elif isinstance(node, ast.Assign) and is_alias(node):
            name = ast.unparse(node.targets[0])
            yield name, comment(docstring(after)) + f"export type {name} = {spell(node.value)};\n"


def is_struct(node: ast.ClassDef) -> bool:
    return any(isinstance(base, ast.Name) and base.id == "Struct" for base in node.bases)


def is_alias(node: ast.Assign) -> bool:
    """`Name = Any`, `Name = A | B`, `Name = Literal[...]`: capitalised, and a type."""
    target = node.targets[0]
    if not isinstance(target, ast.Name) or not target.id[0].isupper() or target.id.isupper():
        return False
    return isinstance(node.value, ast.Name | ast.BinOp | ast.Subscript)


def shape(node: ast.ClassDef) -> str:
    """A type, not an interface: only a type may be cast from the `Record` that a view comes as."""
    lines = [comment(ast.get_docstring(node)), f"export type {node.name} = {{\n"]
    lines += tag(node)
    for item, after in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(item, ast.AnnAssign):
            mark = "" if item.value is None else "?"
            text = comment(docstring(after), "  ")
            lines.append(f"{text}  {ast.unparse(item.target)}{mark}: {spell(item.annotation)};\n")
    return "".join([*lines, "};\n"])


def tag(node: ast.ClassDef) -> list[str]:
    """The field that tells a struct apart in a union."""
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
    value = ast.literal_eval(node)
    if isinstance(value, str):
        return "'" + value.replace("\\", "\\\\").replace("'", "\\'") + "'"
    return str(value).lower()


if __name__ == "__main__":
    print(generate(), end="")
