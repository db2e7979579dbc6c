"""The full state of a match, as plain data; and the base class that rules are written on.

A game is one subclass of `State`: its fields are the state, its generator methods the steps (the
rules), its small methods the atoms that make a change together with its event. `clone()` is
generated from the field types, never copied by reflection at run time.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Generator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar

from msgspec import Struct

from tablee.kernel import rng
from tablee.kernel.ask import Ask
from tablee.kernel.errors import RuleError
from tablee.kernel.event import Event
from tablee.kernel.forms import Rand, Seat
from tablee.kernel.words.parts import Part, joined

if TYPE_CHECKING:
    from tablee.kernel.match import Match
    from tablee.kernel.words.catalogue import Catalogue
    from tablee.kernel.words.kinds import Kind

T = TypeVar("T")
Asking = Generator[Ask, Any, T]
"""A part of a step that asks on the way to its result: `x = yield from self.part()`."""
Step = Asking[None]


class Result(Struct, frozen=True):
    """How a match ended for one seat, with the reason as a message and its clause."""

    seat: Seat
    won: bool
    key: str
    rule: str = ""
    args: dict[str, Any] = {}
    score: float = 0.0


class State(Struct, dict=True):
    """Subclass it with typed fields. `seats`, `options` and `draws` are fields of every game."""

    seats: int
    options: dict[str, Any]
    draws: int = 0
    memory: ClassVar[Any] = None
    """On a state that is being shown: the cache of its pieces (`showing/pieces.py`)."""

    if TYPE_CHECKING:  # set from outside: neither is a field of the state

        @property
        def match(self) -> Match: ...
        @match.setter
        def match(self, match: Match) -> None: ...
        def clone(self) -> Self: ...

    # -- what a game writes -------------------------------------------------------------------

    def setup(self) -> None:
        """Deal: from an empty state to the first position."""

    def next_step(self) -> Step | None:
        """The long flow: `return self.scene(self.player)`, or None when the match is over.

        It must depend on the state alone, as a step may be run again from its start.
        """
        raise NotImplementedError

    def view(self, seat: Seat | None) -> Any:
        """What that seat may know (None: a spectator), as a struct or JSON-able data."""
        raise NotImplementedError

    def results(self) -> list[Result]:
        """Once `next_step` is None: who won and why."""
        raise NotImplementedError

    @staticmethod
    def tell(view: Any, say: Catalogue, lang: str) -> list[Part]:
        """The position in words, for the ear and the terminal, part by part. It is made from the
        return value of `view` alone, so that one hears exactly what one sees."""
        raise NotImplementedError

    def called(self, seat: Seat, /, say: Catalogue, lang: str) -> str:
        """The name of a seat in messages, for arguments of the kind SEAT."""
        return say.called(seat, lang)

    def worded(self, kind: Kind, value: Any, say: Catalogue, lang: str) -> str:
        """An argument of one of the game's own kinds, in words; a list comes whole (`kind.many`).
        For a mere id, return it as it is: its message is found by the name of the argument."""
        raise RuleError(f"{type(self).__name__} has no words for arguments of the kind {kind.what}")

    def label(self, ask: Ask, choice: Any) -> tuple[str, dict[str, Any]]:
        """The message of one option of an ask. Its attributes get the same arguments: `.does` says
        what the option does, `.group` is the heading that it shares with others."""
        return f"opt-{choice}", {}

    def components(self) -> Any:
        """What must never change, like the counts of cards and tokens. Checked at every
        decision."""
        return None

    def imagine(self, seat: Seat | None, rand: Rand, now: State) -> None:
        """Redraw, in place, whatever that seat cannot know. `now` is the state some answers later:
        what the seat has learnt by then must be kept. Games with cards inherit it."""

    def disguise(self, who: Seat, choice: Any, rand: Rand, now: State) -> Any:
        """Another answer that `who` could have given here, as far as the others can tell from
        `now`, the state some answers later. For open answers with a secret part (a maximum in an
        auction)."""
        return choice

    def snapshot_taken(self) -> None:
        """Called when a copy of this state has just become the snapshot of the match."""

    # -- what the kernel makes of it ----------------------------------------------------------

    def parts(self, seat: Seat | None, say: Catalogue, lang: str) -> list[Part]:
        """What `tell` says to that seat."""
        return self.tell(self.view(seat), say, lang)

    def text(self, seat: Seat | None, say: Catalogue, lang: str) -> str:
        """The whole position as one text."""
        return joined(self.parts(seat, say, lang))

    # -- what the rules use -------------------------------------------------------------------

    def emit(
        self,
        key: str,
        rule: str = "",
        /,
        to: tuple[Seat, ...] | None = None,
        secret: dict[str, Any] | None = None,
        **args: Any,
    ) -> None:
        """Add an event about the change just made."""
        self.match.history.append(Event(key, args, rule, to, secret))

    def roll(self, sides: int) -> int:
        """A number below `sides`. The bias of 64 bits is below 1 in 10^17 for any game."""
        self.draws += 1
        self.match.touched = True
        return rng.words(self.match.key, self.draws, 1)[0] % sides

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """A new list in random order."""
        self.draws += 1
        self.match.touched = True
        pool = list(items)
        numbers = rng.words(self.match.key, self.draws, len(pool)) if pool else ()
        for last in range(len(pool) - 1, 0, -1):
            other = numbers[last] % (last + 1)
            pool[last], pool[other] = pool[other], pool[last]
        return pool

    def barrier(self) -> None:
        """Something secret became known: no free undo past this point."""
        self.match.touched = True

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls.clone = _first_clone  # type: ignore[method-assign, assignment]


# -- clone ------------------------------------------------------------------------------------

_PLAIN = (int, str, float, bool, bytes, type(None), range)


def _first_clone(self: State) -> State:
    """The fields of a class are known only after it is made: generate on first use."""
    cls = type(self)
    cls.clone = make_clone(cls)  # type: ignore[method-assign, assignment]
    return self.clone()


def make_clone(cls: type[Struct]) -> Callable[[Any], Any]:
    """`def clone(self): return cls(self.a, [*self.b], …)`, written from the field types."""
    hints = typing.get_type_hints(cls)
    names: dict[str, Any] = {"cls": cls, "copy": list.copy}
    parts = [
        "self.options" if field == "options" else _copy(f"self.{field}", hints[field], names)
        for field in cls.__struct_fields__  # (options are read-only by contract)
    ]
    source = f"def clone(self):\n    return cls({', '.join(parts)})"
    exec(source, names)  # the text is made from our own classes, above
    return typing.cast(Callable[[Any], Any], names["clone"])


def make_copy(hint: Any) -> Callable[[Any], Any]:
    """How one value of that type is copied."""
    names: dict[str, Any] = {"copy": list.copy}
    exec(f"def clone(x):\n    return {_copy('x', hint, names)}", names)
    return typing.cast(Callable[[Any], Any], names["clone"])


def _copy(value: str, hint: Any, names: dict[str, Any]) -> str:
    """The expression that copies `value` of type `hint`."""
    if _is_plain(hint):
        return value
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is list:
        inner = _copy("e", args[0], names)
        if inner in ("e", "[*e]"):  # the two common cases, by the fastest expressions
            return f"[*{value}]" if inner == "e" else f"[*map(copy, {value})]"
        return f"[{inner} for e in {value}]"
    if origin is dict:
        inner = _copy("v", args[1], names)
        return f"{value}.copy()" if inner == "v" else f"{{k: {inner} for k, v in {value}.items()}}"
    if origin is set:
        return f"{value}.copy()"
    if origin in (typing.Union, types.UnionType):
        inner = next(a for a in args if a is not type(None))
        if len(args) == 2 and type(None) in args:
            return f"(None if {value} is None else {_copy(value, inner, names)})"
    if isinstance(hint, type) and issubclass(hint, Struct):
        name = f"clone_{hint.__name__}"
        names[name] = make_clone(hint)
        return f"{name}({value})"
    raise TypeError(f"no way to clone a field of type {hint!r}: use lists, dicts, sets, structs")


def _is_plain(hint: Any) -> bool:
    """Immutable: may be shared between clones."""
    if hint in _PLAIN:
        return True
    if isinstance(hint, typing.NewType):
        return _is_plain(hint.__supertype__)
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Literal:
        return True
    if origin in (tuple, frozenset, typing.Union, types.UnionType):
        return all(a is Ellipsis or _is_plain(a) for a in args)
    if isinstance(hint, type) and issubclass(hint, Struct):
        fields = typing.get_type_hints(hint)
        plain = all(_is_plain(fields[name]) for name in hint.__struct_fields__)
        return hint.__struct_config__.frozen and plain
    return False
