"""A view costs what has changed: it is made of pieces, and each says which fields it reads.

    @piece("time[] traits[] ties")
    def board(m: Fiese, player: Seat) -> Board: ...

A piece is a function of those fields and of its arguments, and of nothing else. `time[]` is the row
of its first argument alone: of a list that has as many places for every seat. A piece without
fields is made again after every change: never wrong, only slow. Pieces may stand in pieces: an
outer one is made again when a field that it says itself has changed, or when an inner one has
become another. So what changes often and matters seldom is best read by a small piece of its own.

Whoever shows a match over and over holds a `Memory` of it: a copy of the state as it was last
shown, and the pieces that were made of that copy. `look` compares the copy with the truth and
forgets the pieces that read what has changed; the others are handed out again, the very same
objects. Nobody tells the memory of a change, so none can be left out: after an undo, or in another
world, there is only another state to compare with. Without a memory a piece is an ordinary call.

That a piece reads no more than it says is checked by the conformance suite (`showing.py`).
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
    """Of these only the row of its first argument."""


PIECES: list[Piece] = []
"""By their numbers."""


def piece(reads: str | None = None) -> Callable[[F], F]:
    """Made again only when what it reads has changed. What it returns is shared by all who look,
    and never changed. Its arguments are plain values; the seat that looks is one of them only if
    what is shown depends on it."""
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
"""A piece that nobody asked for while the state changed so often is forgotten."""


EVERYTHING = -1
"""As a mask of what has changed, or of what is read."""


class Kept:
    """A piece that was made, and is made again in place."""

    __slots__ = ("args", "inner", "make", "own", "reads", "value", "when")

    def __init__(self, make: Callable[..., Any], args: tuple[Any, ...], own: int) -> None:
        self.make = make
        self.args = args
        self.own = own
        """What it says that it reads."""
        self.reads = own
        """And what the pieces in it read."""
        self.inner: list[tuple[Kept, Any]] = []
        """These, in the order in which they were asked for, and what they were."""
        self.value: Any = None
        self.when = -1
        """The number of the change after which it was found to be still true; -1: it is not."""


class Memory:
    """A match as it was last shown."""

    __slots__ = ("_changes", "_found", "_held", "_kept", "_kind", "_making", "_masks", "_now",
                 "_since", "_views")  # fmt: skip

    def __init__(self, state: State) -> None:
        self._kind = kind_of(type(state))
        self._kept: dict[tuple[int, Any], Kept] = {}
        """By the number of the piece and its arguments."""
        self._now = 0
        self._changes: dict[int, int] = {}
        """By their numbers, what each of the last changes was, as a mask."""
        self._since: dict[int, int] = {}
        """What has changed in all, since a change of that number."""
        self._making: Kept | None = None
        """The piece in which those stand that are asked for; None: they stand in the view."""
        self._masks: dict[tuple[int, Any], int] = {}
        self._views: dict[Seat | None, Any] = {}
        self._found: Found | None = None
        """None while only one looks: then nothing is shared."""
        self._held = state.clone()
        self._held.__dict__.update(memory=self, match=state.__dict__.get("match"))

    def look(self, state: State) -> None:
        """This is how the match stands now."""
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
        """Pieces that nobody has asked for since, and what changed until then."""
        self._kept = {key: kept for key, kept in self._kept.items() if kept.when >= before}
        self._changes = {n: change for n, change in self._changes.items() if n > before}

    def view(self, seat: Seat | None) -> Any:
        """What `State.view` returns for the state that was last looked at."""
        if seat not in self._views:
            self._views[seat] = self._held.view(seat)
        return self._views[seat]

    def difference(self, old: Any, new: Any) -> Patch:
        """Between two views of one viewer; what viewers share is compared once."""
        return difference(old, new, self._found)

    def piece(self, number: int, args: tuple[Any, ...]) -> Any:
        """That piece, as it is now."""
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
        """To how it is now: made again, or found to be still true."""
        since = self._since.get(kept.when)
        if since is None:
            since = self._since[kept.when] = self._changed_since(kept.when)
        if since == EVERYTHING or (
            kept.reads & since and (kept.own & since or self._is_other(kept))
        ):
            self._make(kept)
        kept.when = self._now

    def _changed_since(self, when: int) -> int:
        """The fields changed since then. Where the notes of a change are missing, all count."""
        changes, since = self._changes, 0
        for n in range(self._now, when, -1):
            since |= changes.get(n, EVERYTHING)
            if since == EVERYTHING:
                break
        return since

    def _is_other(self, kept: Kept) -> bool:
        """One of the pieces in it has become another. They are asked in their order, and no more
        after such a one: up to there it would ask for the very same if it were made again."""
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
        if value != kept.value:  # else the same object: nobody need look into it
            kept.value = value

    def _reads(self, number: int, args: tuple[Any, ...]) -> int:
        row = args[0] if args and PIECES[number].rows else None
        key = number, row
        if key not in self._masks:
            self._masks[key] = self._kind.mask(PIECES[number], row, self._held.seats)
        return self._masks[key]


class Kind:
    """How states of one class are compared. A field has one bit that says that it has changed, and
    one for the row of every seat."""

    def __init__(self, cls: type[State]) -> None:
        hints = typing.get_type_hints(cls)
        self.names = [name for name in cls.__struct_fields__ if name not in ("seats", "options")]
        self._copies = [make_copy(hints[name]) for name in self.names]
        self._by_row: set[str] = set()
        """Of these lists some piece reads only a row."""
        self._lists = {n for n in self.names if typing.get_origin(hints[n]) is list}
        self._compare = _make_compare(self.names)

    def bring_up(self, held: State, state: State) -> int:
        """The copy to how it is now; what has changed, as a mask."""
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
        """What a piece reads. (A row that is no seat's is read whole.)"""
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
def kind_of(cls: type[State]) -> Kind:
    return Kind(cls)


def _rows(old: list[Any], new: list[Any], seats: int) -> int:
    """The rows of which seats have changed, as a mask."""
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
