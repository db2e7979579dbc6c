"""A small view without pieces: made anew after every change, and compared key by key."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.kernel.forms import Seat
from tablee.kernel.showing.patches import Patch
from tablee.kernel.showing.pieces import Memory
from tablee.kernel.state import State

Keys = dict[str, msgspec.Raw]

_encode = msgspec.json.Encoder().encode
_cut = msgspec.json.Decoder(Keys).decode


class ByKey:
    """Has the interface of `Memory`. It keeps a view as encoded bytes per key: quick to compare,
    and no rule can change it afterwards. Viewers with equal views are given the same object."""

    __slots__ = ("_found", "_last", "_made", "_open", "_state")

    def __init__(self, state: State, open: bool) -> None:
        """`open`: one view is made for all."""
        self._state = state
        self._open = open
        self._made = False
        """Whether the one view for all has been made of this state."""
        self._last: tuple[bytes, Keys] = b"", {}
        self._found: tuple[Keys, Keys, Patch] = {}, {}, {}

    def look(self, state: State) -> None:
        self._state = state
        self._made = False

    def view(self, seat: Seat | None) -> Any:
        if self._made:
            return self._last[1]
        text = _encode(self._state.view(seat))
        if text != self._last[0]:
            self._last = text, _cut(text)
        self._made = self._open
        return self._last[1]

    def difference(self, old: Keys, new: Keys) -> Patch:
        one, other, patch = self._found
        if one is old and other is new:
            return patch
        patch = {key: data for key, data in new.items() if old.get(key) != data}
        if not old.keys() <= new.keys():
            patch |= dict.fromkeys(old.keys() - new.keys())
        self._found = old, new, patch
        return patch


def remember(state: State, open: bool) -> Memory | ByKey:
    """The cache for whoever shows a match again and again: a view that is a dict is compared key by
    key, one that is a struct piece by piece. `open`: as the game says (`Game.open`)."""
    return ByKey(state, open) if isinstance(state.view(None), dict) else Memory(state)
