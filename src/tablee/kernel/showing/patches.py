"""The difference between two views, as deep as the change is; and applying it to a view.

A patch is a flat map from paths to values. A path is a chain of keys or, in lists, indices:
`boards.2.time`. A path that ends like `3:1` splices a list: from item 3 on, 1 item is removed, and
the items of the value are inserted. The entries of a patch are applied in order.

Identical objects are not compared any deeper: that makes it cheap for views made of pieces.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, cast

from msgspec import Struct
from msgspec.structs import astuple

Patch = dict[str, Any]
PLAIN = (int, str)
WHOLE = frozenset({int, str, bool, type(None)})
"""Sent as they are. Most changes are of these types: they need no further call."""
SHORT = 9
"""A list of up to so many numbers or strings is sent whole."""


Found = dict[tuple[int, int], tuple[Any, Any, Patch]]
"""By the ids of two objects: both (held, so that their ids stay valid) and their difference."""
Item = tuple[Any, Any, Any]
"""A key or index, the old value and the new one."""


def difference(old: Any, new: Any, found: Found | None = None) -> Patch:
    """The patch from `old` to `new`; a key of the view itself that is gone is null. `found` caches
    results for other viewers of the same change: what their views share is compared once."""
    patch: Patch = {}
    if isinstance(new, Struct) and type(new) is type(old):
        for key, one, other in comparing(new.__class__)(old, new):
            if other.__class__ in WHOLE:
                patch[key] = other
            elif found is None:
                _differ(one, other, key, patch)
            else:
                patch |= _found(one, other, key, found)
        return patch
    for key, value in new.items():
        if key not in old:
            patch[key] = value
        elif (before := old[key]) is not value and before != value:
            _differ(before, value, key, patch)
    if old.keys() != new.keys():
        patch |= dict.fromkeys(old.keys() - new.keys())
    return patch


@cache
def comparing(cls: type[Struct]) -> Callable[[Any, Any], list[Item]]:
    """A function that lists the differing fields of two structs of this class. It is generated from
    the fields, like `clone` of a state: `def differing(a, b): found = []; if a.x is not b.x and a.x
    != b.x: found.append(…)`"""
    lines = [
        f"    if a.{name} is not b.{name} and a.{name} != b.{name}:\n"
        f"        found.append(({key!r}, a.{name}, b.{name}))"
        for name, key in zip(cls.__struct_fields__, cls.__struct_encode_fields__, strict=True)
    ]
    source = "\n".join(["def differing(a, b):", "    found = []", *lines, "    return found"])
    made: dict[str, Any] = {}
    exec(source, made)  # the text is made from our own classes
    return cast(Callable[[Any, Any], list[Item]], made["differing"])


def _found(old: Any, new: Any, key: str, found: Found) -> Patch:
    before = found.get((id(old), id(new)))
    if before is not None:
        return before[2]
    patch: Patch = {}
    _differ(old, new, key, patch)
    found[id(old), id(new)] = old, new, patch
    return patch


def _differ(old: Any, new: Any, path: str, patch: Patch) -> None:
    """Add the difference of two unequal values to the patch."""
    kind = new.__class__
    look = _looking_into(kind) if kind is old.__class__ else None
    if look is None:
        patch[path] = new
    else:
        look(old, new, path, patch)


@cache
def _looking_into(kind: type) -> Callable[[Any, Any, str, Patch], None] | None:
    """The function that compares two values of that class; None: they are sent whole."""
    if issubclass(kind, list | tuple):
        return _differ_list
    if issubclass(kind, Struct) and not kind.__struct_config__.omit_defaults:
        return _differ_struct
    return _differ_dict if kind is dict else None


def _differ_struct(old: Struct, new: Struct, path: str, patch: Patch) -> None:
    others = comparing(new.__class__)(old, new)
    if len(others) * 2 > len(new.__struct_fields__) and _is_light(old, new):
        patch[path] = new
    else:
        _differ_items(others, path, patch)


def _is_light(old: Struct, new: Struct) -> bool:
    """Whether what stays the same is short: then the whole struct is as short as its
    differences."""
    for name in new.__struct_fields__:
        same = getattr(new, name)
        if same is getattr(old, name) and _looking_into(same.__class__) and same:
            return False
    return True


def _differ_dict(old: dict[Any, Any], new: dict[Any, Any], path: str, patch: Patch) -> None:
    """Compare key by key; keys may be added at the end. Sent whole if a key is gone, or if most
    have changed."""
    others = [(key, old.get(key), value) for key, value in new.items() if old.get(key) != value]
    stays = old.keys() == new.keys() or [*new][: len(old)] == [*old]
    if stays and len(others) * 2 <= len(new) and all(_is_plain(key) for key, _, _ in others):
        _differ_items(others, path, patch)
    else:
        patch[path] = new


def _differ_items(others: list[Item], path: str, patch: Patch) -> None:
    for key, one, other in others:
        if other.__class__ in WHOLE:
            patch[f"{path}.{key}"] = other
        else:
            _differ(one, other, f"{path}.{key}", patch)


def _differ_list(old: Any, new: Any, path: str, patch: Patch) -> None:
    """Keep the items that match at both ends, with patches where they differ, and splice the
    rest."""
    had, has = len(old), len(new)
    if has <= SHORT and (not has or isinstance(new[0], PLAIN)):
        patch[path] = new
        return
    short, others = min(had, has), []
    first = had if had < has and new[:had] == old else 0  # only appended: compared in one go
    while first < short:
        one, other = old[first], new[first]
        if one is not other and one != other:
            if not _is_same(one, other):
                break
            others.append((first, one, other))
        first += 1
    last = 0
    while last < short - first:
        one, other = old[had - 1 - last], new[has - 1 - last]
        if one is not other and one != other:
            if not _is_same(one, other):
                break
            others.append((has - 1 - last, one, other))
        last += 1
    if not (first or last):
        patch[path] = new
        return
    if first + last < has or had != has:
        patch[f"{path}.{first}:{had - last - first}"] = new[first : has - last]
    _differ_items(others, path, patch)


def _is_same(old: Any, new: Any) -> bool:
    """Whether both describe the same thing (a card, a seat), by their first field, even if it has
    changed."""
    kind = new.__class__
    if kind is not old.__class__ or _looking_into(kind) is not _differ_struct:
        return False
    what = kind.__struct_fields__[0]
    return bool(getattr(old, what) == getattr(new, what))


def _is_plain(key: Any) -> bool:
    return key.__class__ is str and "." not in key and ":" not in key


def by_key(view: Struct, patch: Patch) -> Patch:
    """The same patch in whole keys of the view as it is now."""
    keys = {path.partition(".")[0] for path in patch}
    fields = zip(view.__struct_encode_fields__, astuple(view), strict=True)
    return {key: value for key, value in fields if key in keys}


def patched(view: dict[str, Any], patch: Patch) -> dict[str, Any]:
    """A copy of the view (as JSON has it) with the patch applied."""
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
