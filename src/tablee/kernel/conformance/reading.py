"""Records what a piece of a view reads, by a copy of the state that notes every access to a field,
and in lists to each index."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NoReturn

from tablee.kernel.forms import Seat
from tablee.kernel.showing.pieces import PIECES, Piece
from tablee.kernel.state import State

PLACES = 1 << 16
"""`n * PLACES` is the number of field n; the numbers after it are the places of its list."""
CONSTANT = ("seats", "options")


class Rows(list[Any]):
    """A list that notes which of its places are read."""

    __slots__ = ("first", "reads")

    def __init__(self, items: Iterable[Any], first: int, reads: set[int]) -> None:
        super().__init__(items)
        self.first = first
        self.reads = reads

    def __getitem__(self, at: Any) -> Any:
        if at.__class__ is int and at >= 0:
            self.reads.add(self.first + 1 + at)
        elif at.__class__ is slice and at.step is None and (at.start or 0) >= 0 <= (at.stop or -1):
            first = self.first + 1
            self.reads.update(range(first + (at.start or 0), first + at.stop))
        else:
            self.reads.add(self.first)
        return list.__getitem__(self, at)


def _whole(name: str) -> Callable[..., Any]:
    method = getattr(list, name)

    def read(self: Rows, *args: Any, **kwargs: Any) -> Any:
        self.reads.add(self.first)
        return method(self, *args, **kwargs)

    return read


def _never(name: str) -> Callable[..., Any]:
    def change(self: Rows, *args: Any, **kwargs: Any) -> NoReturn:
        raise TypeError(f"a view only reads: no {name} on a list of the state")

    return change


READING = (
    "__iter__", "__len__", "__contains__", "__eq__", "__ne__", "__lt__", "__le__", "__gt__",
    "__ge__", "__add__", "__mul__", "__rmul__", "__reversed__", "copy", "count", "index",
)  # fmt: skip
CHANGING = (
    "__setitem__", "__delitem__", "__iadd__", "__imul__", "append", "clear", "extend", "insert",
    "pop", "remove", "reverse", "sort",
)  # fmt: skip
for _name in READING:
    setattr(Rows, _name, _whole(_name))
for _name in CHANGING:
    setattr(Rows, _name, _never(_name))
Rows.__radd__ = lambda self, other: [*other, *self]  # type: ignore[attr-defined]


class Watching:
    """Takes the place of a `Memory`: makes every piece anew, and notes what it reads and what it
    declares."""

    def __init__(self, state: State) -> None:
        self.names = [name for name in state.__struct_fields__ if name not in CONSTANT]
        self.reads: set[int] = set()
        self.wrong: list[str] = []
        self._state = _watched(state, self.names, self.reads)
        self._state.__dict__["memory"] = self

    def view(self, seat: Seat | None) -> Any:
        return self._state.view(seat)

    def piece(self, number: int, args: tuple[Any, ...]) -> Any:
        outer = self.reads.copy()
        self.reads.clear()
        found = PIECES[number]
        value = found.make(self._state, *args)
        if found.whole is not None:
            self._check(found, found.whole, args)
        self.reads.clear()
        self.reads.update(outer)
        return value

    def _check(self, piece: Piece, whole: tuple[str, ...], args: tuple[Any, ...]) -> None:
        row = args[0] if args and args[0].__class__ is int else None
        for number in tuple(self.reads):
            n, place = divmod(number, PLACES)
            name = self.names[n]
            if name in whole or (name in piece.rows and row is None):
                continue
            rows = getattr(self._state, name) if name in piece.rows else []
            size = list.__len__(rows) // self._state.seats
            if not (place and size and (place - 1) // size == row):
                self.wrong.append(f"{piece.make.__name__}{args} reads {name} and does not say so")


def _watched(state: State, names: list[str], reads: set[int]) -> Any:
    """A copy of the state that notes in `reads` which fields are read."""
    cls: Any = type(state)
    copy = state.clone()
    values = {name: getattr(copy, name) for name in names}
    lists = [name for name in names if type(values[name]) is list]
    readers = {
        name: property(_reader(n * PLACES, getattr(cls, name).__get__))
        for n, name in enumerate(names)
        if name not in lists
    }
    watched: Any = type(cls)(
        f"Watched{cls.__name__}", (cls,), {"__module__": cls.__module__, **readers}
    )
    rows = {name: Rows(values[name], names.index(name) * PLACES, reads) for name in lists}
    made = watched(copy.seats, copy.options, **(values | rows))
    made.__dict__.update(reads=reads, match=state.__dict__.get("match"))
    return made


def _reader(number: int, get: Callable[[State], Any]) -> Callable[[Any], Any]:
    def read(self: Any) -> Any:
        self.reads.add(number)
        return get(self)

    return read
