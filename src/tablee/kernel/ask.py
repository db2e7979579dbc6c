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


SAY, START, DROP = "say", "start", "drop"
"""Words are said; before that, one has begun to write them, or has begun anew."""
LONG = 100_000_000
"""More than a day, in milliseconds."""
TEXT_MOST = 1000


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


class Timed(Form, frozen=True, tag="timed", tag_field="form"):
    """In a heat: one of some words, or a text of one's own, with what the table measured.

    A choice is (what, began, error, now, wait), all in milliseconds since the heat began: `what`
    is an option or ("say", text); `began` is when the seat began with it, believed within
    `credit` and right within `error`; `now` is when the table heard of it; and others' answers
    may be under way for `wait` longer.
    """

    options: tuple[str, ...] = ()
    longest: int = 0
    """Of a text; 0: none can be given."""
    credit: int = 0
    """How far a device's own clock is believed."""
    samples: tuple[str, ...] = ("…",)

    def accept(self, choice: Choice) -> Choice:
        if type(choice) is not tuple or len(choice) != 5:
            raise ValueError("what, and four times")
        what, *times = choice
        if any(type(time) is not int or not 0 <= time <= LONG for time in times):
            raise ValueError("times in milliseconds")
        if not ((type(what) is str and what in self.options) or self._says(what)):
            raise ValueError("one of the options, or words")
        return choice

    def _says(self, what: Choice) -> bool:
        if type(what) is not tuple or len(what) != 2 or what[0] != SAY:
            return False
        return type(what[1]) is str and self.longest > 0 and len(what[1]) <= TEXT_MOST

    def sample(self, rand: Rand) -> Choice:
        kinds = len(self.options) + (3 if self.longest else 0)
        pick = rand.randrange(kinds)
        what: Choice = (SAY, self.samples[rand.randrange(len(self.samples))])
        if pick < len(self.options):
            what = self.options[pick]
        now = rand.randrange(8_000)
        return (what, rand.randrange(now + 1), rand.randrange(40), now, rand.randrange(300))


class Facts(Form, frozen=True, tag="facts", tag_field="form"):
    """What the table itself tells a game, as answers of the clock: ("tick", now), ("gone", seat,
    now), ("back", seat, now), or ("talk", seat, text)."""

    seats: int

    def accept(self, choice: Choice) -> Choice:
        match choice:
            case ("tick", int(now)) if 0 <= now <= LONG:
                return choice
            case ("gone" | "back", int(seat), int(now)) if self._is(seat) and 0 <= now <= LONG:
                return choice
            case ("talk", int(seat), str(text)) if self._is(seat) and len(text) <= TEXT_MOST:
                return choice
        raise ValueError("a fact")

    def _is(self, seat: Seat) -> bool:
        return 0 <= seat < self.seats

    def sample(self, rand: Rand) -> Choice:
        seat, now, pick = rand.randrange(self.seats), rand.randrange(45_000), rand.randrange(60)
        if pick == 1:
            return ("gone", seat, now)
        if pick == 2:
            return ("back", seat, now)
        return ("talk", seat, "well, well") if pick == 3 else ("tick", now)


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
    `heat`: questions of one heat share one beginning, the moment when all screens show what is
    new; `after` then counts from there, and an answer that was given to an earlier question of
    the heat, on its way while the next was asked, still stands, if it was asked for the same
    reason and `about` the same.
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
    heat: int | None = None
    about: Seat | None = None


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
