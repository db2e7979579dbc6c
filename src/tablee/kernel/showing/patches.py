"""The difference between two views, at the depth of the change; and a view with it put in.

A patch is a flat map from places to values. A place is a path of keys, of lists the number of the
item: `boards.2.time`. One that ends like `3:1` changes a list: from item 3 on, 1 item is taken out
and those of the value are put in.

What is the same object is not looked into: that makes it cheap where a view is made of pieces.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

Patch = dict[str, Any]
PLAIN = (int, str)
LEAVES = {int, str, bool, float, type(None)}
SHORT = 9
"""A list of so many numbers or words is told whole."""


Found = dict[tuple[int, int], tuple[Any, Any, Patch]]
"""Of two objects, by their ids (they are held, so that these stay theirs): how they differ."""


def difference(old: Any, new: Any, found: Found | None = None) -> Patch:
    """What leads from one to the other; a key of the view itself that is gone is null. `found`:
    between other pairs of views of the same two moments; what they share is not compared again."""
    patch: Patch = {}
    if isinstance(new, Struct) and type(new) is type(old):
        for key, one, other in _fields(old, new):
            if one is not other:
                if found is not None and _is_large(other):
                    patch |= _found(one, other, key, found)
                elif one != other:
                    _differ(one, other, key, patch)
        return patch
    for key, value in new.items():
        if key not in old:
            patch[key] = value
        elif (before := old[key]) is not value and before != value:
            _differ(before, value, key, patch)
    if old.keys() != new.keys():
        patch |= dict.fromkeys(old.keys() - new.keys())
    return patch


def _is_large(value: Any) -> bool:
    return value.__class__ is list and bool(value) and isinstance(value[0], Struct)


def _found(old: Any, new: Any, key: str, found: Found) -> Patch:
    before = found.get((id(old), id(new)))
    if before is not None:
        return before[2]
    patch: Patch = {}
    if old != new:
        _differ(old, new, key, patch)
    found[id(old), id(new)] = old, new, patch
    return patch


def _differ(old: Any, new: Any, path: str, patch: Patch) -> None:
    """Two values that are not equal."""
    kind = new.__class__
    if kind in LEAVES or kind is not old.__class__:
        patch[path] = new
    elif kind is list or isinstance(new, tuple):
        _differ_list(old, new, path, patch)
    elif isinstance(new, Struct) and not new.__struct_config__.omit_defaults:
        _differ_struct(old, new, path, patch)
    elif kind is dict and old.keys() == new.keys() and all(map(_plain_key, new)):
        _differ_items([(key, old[key], value) for key, value in new.items()], new, path, patch)
    else:
        patch[path] = new


def _differ_struct(old: Struct, new: Struct, path: str, patch: Patch) -> None:
    _differ_items(list(_fields(old, new)), new, path, patch)


def _fields(old: Struct, new: Struct) -> Iterator[tuple[str, Any, Any]]:
    return zip(new.__struct_encode_fields__, astuple(old), astuple(new), strict=True)


def _differ_items(items: list[tuple[str, Any, Any]], new: Any, path: str, patch: Patch) -> None:
    """One by one, unless most are other ones: then the whole is shorter."""
    others = [(key, a, b) for key, a, b in items if a is not b and a != b]
    if len(others) * 2 > len(items):
        patch[path] = new
        return
    for key, one, other in others:
        _differ(one, other, f"{path}.{key}", patch)


def _differ_list(old: Any, new: Any, path: str, patch: Patch) -> None:
    """Item by item; of a list that is longer or shorter now, what is alike at both ends stays."""
    had, has = len(old), len(new)
    plain = not has or isinstance(new[0], PLAIN)
    if plain and has <= SHORT:
        patch[path] = new
        return
    alike = [one is other or one == other for one, other in zip(old, new, strict=False)]
    if had == has and not plain:
        for n, same in enumerate(alike):
            if not same:
                _differ(old[n], new[n], f"{path}.{n}", patch)
        return
    first = alike.index(False) if False in alike else len(alike)
    last, rest = 0, min(had, has) - first
    while last < rest and old[had - 1 - last] == new[has - 1 - last]:
        last += 1
    if first or last:
        patch[f"{path}.{first}:{had - last - first}"] = new[first : has - last]
    else:
        patch[path] = new


def _plain_key(key: Any) -> bool:
    return key.__class__ is str and "." not in key and ":" not in key


def by_key(view: Struct, patch: Patch) -> Patch:
    """The same change in whole keys of the view, as it is now."""
    keys = {path.partition(".")[0] for path in patch}
    fields = zip(view.__struct_encode_fields__, astuple(view), strict=True)
    return {key: value for key, value in fields if key in keys}


def patched(view: dict[str, Any], patch: Patch) -> dict[str, Any]:
    """The view (as JSON has it) with the patch put in; the view that is given stays as it was."""
    fresh = dict(view)
    for path, value in patch.items():
        *way, last = path.split(".")
        at: Any = fresh
        for step in way:
            key: Any = int(step) if isinstance(at, list) else step
            at[key] = at[key].copy()
            at = at[key]
        if ":" in last:
            first, out = map(int, last.split(":"))
            at[first : first + out] = value
        else:
            at[int(last) if isinstance(at, list) else last] = value
    return fresh
