"""Views made of cached pieces: each declares the fields it reads, and is remade when these change.

    @piece("time[] traits[] ties")
    def board(m: Fiese, player: Seat) -> Board: ...

A piece is a function of those fields and of its arguments, and of nothing else. `time[]` is the row
of its first argument alone, in a list with equally many items for every seat. A piece that declares
no fields is made again after every change: never wrong, only slow. Pieces may call pieces: an outer
one is made again when a field that it declares itself has changed, or when an inner one has a new
value. So a field that changes often, but seldom the result, is best read by a small inner piece.

Whoever shows a match over and over holds a `Memory` of it: a copy of the state as it was last
shown, and the pieces that were made of that copy. `look` compares the copy with the present state
and invalidates the pieces that read a changed field; the others are handed out again, as the same
objects. Changes are found by comparing, never announced, so none can be missed: an undo or another
world is just another state. Without a memory a piece is an ordinary call.

The conformance suite checks that a piece reads no more than it declares (`showing.py`).
"""

from __future__ import annotations

import typing
from collections.abc import Callable
from functools import cache, wraps
from typing import Any, NamedTuple, TypeVar

from tablee.kernel.forms import Seat
from tablee.kernel.showing.patches import Found, Patch, difference
from tablee.kernel.state import State, make_copy

F = TypeVar("F", bound=Callable[..., Any])


class Piece(NamedTuple):
    make: Callable[..., Any]
    whole: tuple[str, ...] | None
    """The fields it reads; None: any."""
    rows: tuple[str, ...]
    """Of these fields, it reads only the row of its first argument."""


PIECES: list[Piece] = []
"""All pieces; the index is their number."""


def piece(reads: str | None = None) -> Callable[[F], F]:
    """Declare a piece: it is made again only when a field it reads has changed. Its value is shared
    by all viewers and must never be changed. Its arguments are plain values; the viewing seat is
    one of them only if the result depends on it."""
    names = (reads or "").split()
    rows = tuple(name[:-2] for name in names if name.endswith("[]"))
    whole = None if reads is None else tuple(name for name in names if not name.endswith("[]"))

    def wrap(make: F) -> F:
        number = len(PIECES)
        PIECES.append(Piece(make, whole, rows))

        @wraps(make)
        def made(m: Any, *args: Any) -> Any:
            memory = m.memory
            return make(m, *args) if memory is None else memory.piece(number, args)

        return typing.cast(F, made)

    return wrap


LASTING = 64
"""A piece that was not asked for during so many changes of the state is dropped."""


EVERYTHING = -1
"""A mask with all bits set: everything has changed, or everything is read."""


class Kept:
    """A cached piece, updated in place."""

    __slots__ = ("args", "inner", "make", "own", "reads", "value", "when")

    def __init__(self, make: Callable[..., Any], args: tuple[Any, ...], own: int) -> None:
        self.make = make
        self.args = args
        self.own = own
        """The mask of the fields that it declares."""
        self.reads = own
        """The same, with those of its inner pieces."""
        self.inner: list[tuple[Kept, Any]] = []
        """Its inner pieces in the order of their calls, each with the value it had."""
        self.value: Any = None
        self.when = -1
        """The number of the change up to which its value is valid; -1: it is not."""


class Memory:
    """The cache of one match: its state as last shown, and the pieces made of it."""

    __slots__ = ("_changes", "_found", "_held", "_kept", "_kind", "_making", "_masks", "_now",
                 "_since", "_views")  # fmt: skip

    def __init__(self, state: State) -> None:
        self._kind = kind_of(type(state))
        self._kept: dict[tuple[int, Any], Kept] = {}
        """By piece number and arguments."""
        self._now = 0
        self._changes: dict[int, int] = {}
        """By the number of a change: the mask of what it changed."""
        self._since: dict[int, int] = {}
        """By the number of a change: the mask of everything changed since."""
        self._making: Kept | None = None
        """The piece being made, which calls the inner ones; None: the view itself calls them."""
        self._masks: dict[tuple[int, Any], int] = {}
        self._views: dict[Seat | None, Any] = {}
        self._found: Found | None = None
        """None while there is one viewer only: then nothing is shared."""
        self._held = state.clone()
        self._held.__dict__.update(memory=self, match=state.__dict__.get("match"))

    def look(self, state: State) -> None:
        """Bring the copy up to this state, and note what has changed."""
        self._held.__dict__["match"] = state.__dict__.get("match")
        changed = self._kind.bring_up(self._held, state)
        if not changed:
            return
        self._found = {} if len(self._views) > 1 else None
        self._views, self._since = {}, {}
        self._now += 1
        self._changes[self._now] = changed
        if self._now % LASTING == 0:
            self._forget(self._now - LASTING)

    def _forget(self, before: int) -> None:
        """Drop pieces that were not asked for since that change, and the masks of changes up to
        it."""
        self._kept = {key: kept for key, kept in self._kept.items() if kept.when >= before}
        self._changes = {n: change for n, change in self._changes.items() if n > before}

    def view(self, seat: Seat | None) -> Any:
        """What `State.view` returns for the state that was last looked at."""
        if seat not in self._views:
            self._views[seat] = self._held.view(seat)
        return self._views[seat]

    def difference(self, old: Any, new: Any) -> Patch:
        """The patch between two views of one viewer; what viewers share is compared once."""
        return difference(old, new, self._found)

    def piece(self, number: int, args: tuple[Any, ...]) -> Any:
        """The present value of that piece."""
        kept = self._kept.get((number, args))
        if kept is None:
            kept = Kept(PIECES[number].make, args, self._reads(number, args))
            self._kept[number, args] = kept
        if kept.when != self._now:
            self._bring_up(kept)
        around = self._making
        if around is not None:
            around.reads |= kept.reads
            around.inner.append((kept, kept.value))
        return kept.value

    def _bring_up(self, kept: Kept) -> None:
        """Make the piece valid for the present state: made again only if what it reads has
        changed."""
        since = self._since.get(kept.when)
        if since is None:
            since = self._since[kept.when] = self._changed_since(kept.when)
        if since == EVERYTHING or (
            kept.reads & since and (kept.own & since or self._is_other(kept))
        ):
            self._make(kept)
        kept.when = self._now

    def _changed_since(self, when: int) -> int:
        """The mask of fields changed since then; everything, if the mask of a change was
        dropped."""
        changes, since = self._changes, 0
        for n in range(self._now, when, -1):
            since |= changes.get(n, EVERYTHING)
            if since == EVERYTHING:
                break
        return since

    def _is_other(self, kept: Kept) -> bool:
        """Whether an inner piece has a new value. They are tested in the order of their calls, up
        to the first that has: until there, a new run of the outer piece would make the same
        calls."""
        reads = kept.own
        for inner, value in kept.inner:
            if inner.when != self._now:
                self._bring_up(inner)
            if inner.value is not value:
                return True
            reads |= inner.reads
        kept.reads = reads
        return False

    def _make(self, kept: Kept) -> None:
        around, self._making = self._making, kept
        kept.when, kept.reads, kept.inner = -1, kept.own, []
        try:
            value = kept.make(self._held, *kept.args)
        finally:
            self._making = around
        if value != kept.value:  # if equal, keep the old object: it need not be compared again
            kept.value = value

    def _reads(self, number: int, args: tuple[Any, ...]) -> int:
        row = args[0] if args and PIECES[number].rows else None
        key = number, row
        if key not in self._masks:
            self._masks[key] = self._kind.mask(PIECES[number], row, self._held.seats)
        return self._masks[key]


class StateKind:
    """How states of one class are compared. Each field has one bit for any change in it, and one
    for the row of every seat."""

    def __init__(self, cls: type[State]) -> None:
        hints = typing.get_type_hints(cls)
        self.names = [name for name in cls.__struct_fields__ if name not in ("seats", "options")]
        self._copies = [make_copy(hints[name]) for name in self.names]
        self._by_row: set[str] = set()
        """The lists of which some piece reads only a row."""
        self._lists = {n for n in self.names if typing.get_origin(hints[n]) is list}
        self._compare = _make_compare(self.names)

    def bring_up(self, held: State, state: State) -> int:
        """Update the copy to the present state; returns the mask of what has changed."""
        mask, seats, by_row = 0, state.seats, self._by_row
        for n in self._compare(held, state):
            name = self.names[n]
            new = self._copies[n](getattr(state, name))
            bits = 1
            if name in by_row:
                bits |= _rows(getattr(held, name), new, seats) << 1
            setattr(held, name, new)
            mask |= bits << n * (seats + 1)
        return mask

    def mask(self, piece: Piece, row: Any, seats: int) -> int:
        """The mask of what a piece reads. (If its first argument is no seat, the whole list.)"""
        if piece.whole is None:
            return EVERYTHING
        if unknown := {*piece.whole, *piece.rows} - {*self.names}:
            raise TypeError(f"{piece.make.__name__} reads {sorted(unknown)}: no such fields")
        self._by_row |= self._lists & {*piece.rows}
        at = {name: n * (seats + 1) for n, name in enumerate(self.names)}
        inside = row.__class__ is int and 0 <= row < seats
        bits = [1 << at[name] for name in piece.whole]
        bits += [1 << at[name] + (1 + row if inside else 0) for name in piece.rows]
        return sum(set(bits))


@cache
def kind_of(cls: type[State]) -> StateKind:
    return StateKind(cls)


def _rows(old: list[Any], new: list[Any], seats: int) -> int:
    """The mask of the seats whose rows differ."""
    size, odd = divmod(len(new), seats)
    if len(old) != len(new) or odd:
        return (1 << seats) - 1
    mask = 0
    for seat in range(seats):
        at = seat * size
        if old[at] != new[at] if size == 1 else old[at : at + size] != new[at : at + size]:
            mask |= 1 << seat
    return mask


def _make_compare(names: list[str]) -> Callable[[State, State], list[int]]:
    """`def compare(a, b): found = []; if a.x != b.x: found.append(0) …`"""
    lines = [f"    if a.{name} != b.{name}: found.append({n})" for n, name in enumerate(names)]
    source = "\n".join(["def compare(a, b):", "    found = []", *lines, "    return found"])
    made: dict[str, Any] = {}
    exec(source, made)  # the text is made from our own classes
    return typing.cast(Callable[[State, State], list[int]], made["compare"])
