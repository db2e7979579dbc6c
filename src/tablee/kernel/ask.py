"""A decision point: who is asked what, and when the question is closed.

One primitive, `Ask`, covers a turn, a sealed choice, a race, a vote and a reaction window; the
small functions at the end name the common shapes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from msgspec import Struct

Seat = int
Choice = Any
"""A string, an int, or a tuple of these: it must survive JSON."""

CLOCK: Seat = -1
"""The seat of the clock: time enters a game only as an answer of this seat."""


class Rand(Protocol):
    """What samplers need; `random.Random` has it."""

    def random(self) -> float: ...
    def randrange(self, stop: int, /) -> int: ...


class Form(Struct, frozen=True):
    """An open question: a validator and a sampler instead of a list of options."""

    def accept(self, choice: Choice) -> Choice:
        """The choice in its canonical form; ValueError (or TypeError) if it is none."""
        raise NotImplementedError

    def sample(self, rand: Rand) -> Choice:
        """Some choice that `accept` takes."""
        raise NotImplementedError


Options = tuple[Choice, ...] | Form


class Amount(Form, frozen=True, tag="amount", tag_field="form"):
    """A whole number between two bounds."""

    lo: int
    hi: int

    def accept(self, choice: Choice) -> int:
        if type(choice) is not int or not self.lo <= choice <= self.hi:
            raise ValueError(f"a whole number from {self.lo} to {self.hi}")
        return choice

    def sample(self, rand: Rand) -> int:
        return self.lo + rand.randrange(self.hi - self.lo + 1)


class Text(Form, frozen=True, tag="text", tag_field="form"):
    """Free words: not empty, on one line, up to a length. `samples` are for bots and tests."""

    longest: int
    samples: tuple[str, ...] = ("…",)

    def accept(self, choice: Choice) -> str:
        if not isinstance(choice, str) or not choice.strip() or not choice.isprintable():
            raise ValueError("a line of text")
        if len(choice) > self.longest:
            raise ValueError(f"at most {self.longest} characters")
        return choice

    def sample(self, rand: Rand) -> str:
        return self.samples[rand.randrange(len(self.samples))]


class Subset(Form, frozen=True, tag="subset", tag_field="form"):
    """Between `lo` and `hi` of the items; an item that stands twice may be taken twice."""

    items: tuple[Choice, ...]
    lo: int
    hi: int

    def accept(self, choice: Choice) -> tuple[Choice, ...]:
        if type(choice) is not tuple or not self.lo <= len(choice) <= self.hi:
            raise ValueError(f"{self.lo} to {self.hi} of the items")
        wanted = Counter(choice)
        taken = tuple(item for item in self.items if _take(wanted, item))
        if len(taken) != len(choice):
            raise ValueError("only items that are there")
        return taken

    def sample(self, rand: Rand) -> tuple[Choice, ...]:
        size = self.lo + rand.randrange(self.hi - self.lo + 1)
        return self.accept(tuple(_draw(self.items, size, rand)))


class Order(Form, frozen=True, tag="order", tag_field="form"):
    """All of the items, in an order."""

    items: tuple[Choice, ...]

    def accept(self, choice: Choice) -> tuple[Choice, ...]:
        if type(choice) is not tuple or Counter(choice) != Counter(self.items):
            raise ValueError("all of the items, each once")
        return tuple(self.items[self.items.index(item)] for item in choice)

    def sample(self, rand: Rand) -> tuple[Choice, ...]:
        return tuple(_draw(self.items, len(self.items), rand))


def _take(wanted: Counter[Choice], item: Choice) -> bool:
    if wanted[item] > 0:
        wanted[item] -= 1
        return True
    return False


def _draw(items: tuple[Choice, ...], size: int, rand: Rand) -> list[Choice]:
    pool = list(items)
    return [pool.pop(rand.randrange(len(pool))) for _ in range(size)]


def sample(options: Options, rand: Rand) -> Choice:
    """Any choice that would be accepted."""
    if isinstance(options, tuple):
        return options[rand.randrange(len(options))]
    return options.sample(rand)


def freeze(choice: Any) -> Choice:
    """JSON arrays become tuples: choices are compared with those the rules offered."""
    if isinstance(choice, list | tuple):
        return tuple(freeze(part) for part in choice)
    return choice


# -- the ask ----------------------------------------------------------------------------------

Answers = Mapping[Seat, Choice]
Closing = Callable[[Answers], bool]

ONE, ALL, FIRST = "one", "all", "first"


class Ask(Struct, frozen=True, gc=False):
    """Who is asked what.

    `closes`: ALL (a sealed choice: the step receives {seat: choice}), FIRST (a race: (seat,
    choice)), ONE (a turn: the choice itself), or a predicate over the answers so far (a vote).
    `default`: what is answered for a seat that left or ran out of time.
    `after`: the clock answers after so many milliseconds, if the CLOCK seat is asked too.
    `window`: a reaction window; a seat that can only pass is passed for, after the same delay.
    """

    options: dict[Seat, Options]
    why: str
    rule: str
    closes: str | Closing = ALL
    args: dict[str, Any] | None = None
    default: dict[Seat, Choice] | None = None
    after: int | None = None
    window: bool = False


class Later(Ask, frozen=True, gc=False):
    """A turn whose options are worked out only when somebody looks at them.

    Running a step again to thaw a clone then costs no more than its answers.
    """

    make: Callable[[], Options] = tuple

    def resolve(self) -> Ask:
        options = {seat: self.make() for seat in self.options}
        return Ask(options, self.why, self.rule, self.closes, self.args, self.default)


def later(
    seat: Seat,
    make: Callable[[], Options],
    why: str,
    rule: str,
    args: dict[str, Any] | None = None,
    default: Choice = None,
) -> Ask:
    """Like `turn`, with a function that makes the options."""
    chosen = None if default is None else {seat: default}
    return Later({seat: ()}, why, rule, ONE, args, chosen, make=make)


def turn(
    seat: Seat,
    options: Options,
    why: str,
    rule: str,
    args: dict[str, Any] | None = None,
    default: Choice = None,
) -> Ask:
    """One seat is asked; `choice = yield turn(…)`."""
    return Ask({seat: options}, why, rule, ONE, args, None if default is None else {seat: default})


def sealed(options: Mapping[Seat, Options], why: str, rule: str, **more: Any) -> Ask:
    """All choose in secret, then all is known; `picks = yield sealed(…)`."""
    return Ask(dict(options), why, rule, ALL, **more)


def window(options: Mapping[Seat, Options], why: str, rule: str, **more: Any) -> Ask:
    """All may react to something public, or pass; it opens whoever holds what."""
    return Ask(dict(options), why, rule, ALL, window=True, **more)


def race(
    options: Mapping[Seat, Options],
    why: str,
    rule: str,
    until: Closing | None = None,
    **more: Any,
) -> Ask:
    """The first answer counts; `seat, choice = yield race(…)`.

    With `until`, the first *right* answer: the step receives all that came, {seat: choice}.
    """
    return Ask(dict(options), why, rule, until or FIRST, **more)
