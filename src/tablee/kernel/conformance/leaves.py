"""The leaves of a view: where they are, what else has been seen there, and views with one changed.

A path is written as a pattern: `persons[].tokens.*` is every value of every person's tokens. The
pattern of a list or a mapping stands for its length, too: one element fewer is another view. The
places of a tuple of several types have patterns of their own (`doors[][2]`). What is in a struct
can also be named from there, wherever it is: `CardView.id`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec.inspect as types
from msgspec import Struct, structs

Path = tuple[Any, ...]
FieldPath = tuple[str, ...]
"""The pattern of a place, and then those that begin at a struct."""


class Leaf(NamedTuple):
    names: FieldPath
    path: Path
    value: Any

    @property
    def pattern(self) -> str:
        return self.names[0]


def leaves(node: Any, names: FieldPath = ("",), path: Path = ()) -> Iterator[Leaf]:
    """Every field, element and value, including those that contain others."""
    for step, value, below in children(node, names):
        at = (*path, step)
        yield Leaf(below, at, value)
        yield from leaves(value, below, at)


def children(node: Any, names: FieldPath) -> Iterator[tuple[Any, Any, FieldPath]]:
    """The direct children: key, value and names of each."""
    if isinstance(node, Struct):
        for field in node.__struct_fields__:
            yield field, getattr(node, field), of_field(names, field, type(node).__name__)
    elif isinstance(node, Mapping):
        named = names == ("",)  # a view without structs: its first level are fields
        for key, value in node.items():
            yield key, value, of_field(names, str(key) if named else "*")
    elif isinstance(node, list | tuple):
        mixed = isinstance(node, tuple) and len(set(map(type, node))) > 1
        for place, value in enumerate(node):
            yield place, value, of_place(names, place if mixed else "")


def of_field(names: FieldPath, field: str, struct: str = "") -> FieldPath:
    below = tuple(f"{name}.{field}".removeprefix(".") for name in names)
    return (*below, f"{struct}.{field}") if struct else below


def of_place(names: FieldPath, place: int | str) -> FieldPath:
    return tuple(f"{name}[{place}]" for name in names)


# -- another view -----------------------------------------------------------------------------


def put(node: Any, path: Path, value: Any) -> Any:
    """A copy of the node with another value at that path."""
    if not path:
        return value
    step, rest = path[0], path[1:]
    if isinstance(node, Struct):
        return structs.replace(node, **{step: put(getattr(node, step), rest, value)})
    if isinstance(node, Mapping):
        return {**node, step: put(node[step], rest, value)}
    items = list(node)
    items[step] = put(items[step], rest, value)
    return type(node)(items)


def get(node: Any, path: Path) -> Any:
    for step in path:
        node = getattr(node, step) if isinstance(node, Struct) else node[step]
    return node


def without(node: Any, path: Path) -> Any:
    """A copy of the node without this element of a list or mapping."""
    holder, last = get(node, path[:-1]), path[-1]
    if isinstance(holder, Mapping):
        return put(node, path[:-1], {k: v for k, v in holder.items() if k != last})
    return put(node, path[:-1], [v for n, v in enumerate(holder) if n != last])


def can_lack(node: Any, path: Path) -> bool:
    """Whether it is an element that can be left out."""
    return len(path) > 1 and isinstance(get(node, path[:-1]), list | Mapping)


def is_leaf(value: Any) -> bool:
    """Whether it has no children."""
    return not isinstance(value, Struct | list | tuple | Mapping)


# -- what is silent -----------------------------------------------------------------------------


class Silence:
    """The paths that a game declares silent; a declaration covers everything below its path."""

    def __init__(self, silent: Mapping[str, str]) -> None:
        self.declared = tuple(silent)
        self._known: dict[FieldPath, str] = {}

    def of(self, names: FieldPath) -> str:
        """The declaration that covers a place; "" if none does."""
        if names not in self._known:
            found = (one for one in self.declared if any(covers(one, name) for name in names))
            self._known[names] = next(found, "")
        return self._known[names]

    def pruned(self, node: Any, names: FieldPath = ("",)) -> Any:
        """The view as plain data, without its silent parts."""
        kept = [one for one in children(node, names) if not self.of(one[2])]
        if isinstance(node, Struct | Mapping):
            return {str(step): self.pruned(value, below) for step, value, below in kept}
        if isinstance(node, list | tuple):
            return [self.pruned(value, below) for _, value, below in kept]
        return node


def covers(declared: str, pattern: str) -> bool:
    return pattern == declared or pattern.startswith((f"{declared}.", f"{declared}["))


# -- what the types say -------------------------------------------------------------------------


def patterns(view: type[Any]) -> dict[str, tuple[Any, ...]]:
    """The names of all places in a view that is a struct, with the literals that its types allow
    there."""
    found: dict[str, tuple[Any, ...]] = {}
    if issubclass(view, Struct):
        _walk(types.type_info(view), ("",), found, 0)
    return found


def _walk(
    info: types.Type, names: FieldPath, found: dict[str, tuple[Any, ...]], depth: int
) -> None:
    if depth > 9:
        return
    for name in names:
        found.setdefault(name, ())
    match info:
        case types.StructType():
            for field in info.fields:
                _walk(field.type, of_field(names, field.name, info.cls.__name__), found, depth + 1)
        case types.UnionType():
            for one in info.types:
                _walk(one, names, found, depth)
        case types.ListType() | types.VarTupleType():
            _walk(info.item_type, of_place(names, ""), found, depth + 1)
        case types.TupleType():
            mixed = len({type(one) for one in info.item_types}) > 1
            for place, one in enumerate(info.item_types):
                _walk(one, of_place(names, place if mixed else ""), found, depth + 1)
        case types.DictType():
            _walk(info.value_type, of_field(names, "*"), found, depth + 1)
        case types.LiteralType():
            found[names[0]] += info.values
