"""What a seat may answer: a list of options, or a form for an answer that cannot be listed."""

from __future__ import annotations

from collections import Counter
from typing import Any, Protocol

from msgspec import Struct

Seat = int
Choice = Any
"""A string, an int, or a tuple of these: it must survive JSON."""

CLOCK: Seat = -1
"""The seat of the clock: time enters a game only as an answer of this seat."""

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
        """The choice in its canonical form; raises ValueError (or TypeError) if it is not
        allowed."""
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


SAY = "say"
"""("say", text) is how a timed answer carries a text."""


class Timed(Form, frozen=True, tag="timed", tag_field="form"):
    """A timed answer, for questions of a heat: an option or a text, with what the table measured.

    A choice is (what, began, error, now, wait), all in milliseconds since the heat began: `what`
    is an option or ("say", text); `began` is when the seat began with it, believed within
    `credit` and right within `error`; `now` is when the table heard of it; and others' answers
    may be under way for `wait` longer.
    """

    options: tuple[str, ...] = ()
    longest: int = 0
    """The maximal length of a text; 0: no text can be given."""
    credit: int = 0
    """How far back the device's own clock is believed, in milliseconds."""
    samples: tuple[str, ...] = ("…",)
    begins: str = ""
    """The option by which a seat announces that it has begun to write a text; "": none."""
    drops: str = ""
    """The option by which it withdraws that announcement; "": none."""
    pause: int = 0
    """A text counts as begun anew after so many milliseconds without a key; 0: never."""
    piece: int = 0
    """A text counts as begun anew when more letters than this come at once; 0: never."""
    presses: tuple[str, ...] = ()
    """Options that are answers in themselves, like a press on a pad. Like a text, one that comes
    faster than anybody can react is held against the seat."""

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


TICK, GONE, BACK, TALK = "tick", "gone", "back", "talk"
"""The kinds of facts: time has passed; a seat has left; it has come back; a seat has said something
in the chat."""


SELDOM = {1: GONE, 2: BACK, 3: TALK}
"""Of 60 sampled facts, these stand for one each; the others are ticks."""


class Facts(Form, frozen=True, tag="facts", tag_field="form"):
    """Facts that the table itself tells a game, as answers of the clock: ("tick", now), ("gone",
    seat, now), ("back", seat, now), or ("talk", seat, text). Only kinds listed in `hears` are
    told."""

    seats: int
    hears: tuple[str, ...] = (TICK, GONE, BACK, TALK)

    def accept(self, choice: Choice) -> Choice:
        match choice:
            case ("tick", int(now)) if 0 <= now <= LONG and TICK in self.hears:
                return choice
            case (kind, *_) if kind not in self.hears:
                pass
            case ("gone" | "back", int(seat), int(now)) if self._is(seat) and 0 <= now <= LONG:
                return choice
            case ("talk", int(seat), str(text)) if self._is(seat) and len(text) <= TEXT_MOST:
                return choice
        raise ValueError("a fact that is heard")

    def _is(self, seat: Seat) -> bool:
        return 0 <= seat < self.seats

    def sample(self, rand: Rand) -> Choice:
        seat, now, pick = rand.randrange(self.seats), rand.randrange(45_000), rand.randrange(60)
        kind = SELDOM.get(pick, TICK)
        if kind not in self.hears:
            kind = self.hears[0]
        if kind == TALK:
            return (TALK, seat, "well, well")
        return (TICK, now) if kind == TICK else (kind, seat, now)


def _take(wanted: Counter[Choice], item: Choice) -> bool:
    if wanted[item] > 0:
        wanted[item] -= 1
        return True
    return False


def _draw(items: tuple[Choice, ...], size: int, rand: Rand) -> list[Choice]:
    pool = list(items)
    return [pool.pop(rand.randrange(len(pool))) for _ in range(size)]


def accepts(options: Options, choice: Choice) -> bool:
    """Whether the choice is among the options, or accepted by the form."""
    if isinstance(options, tuple):
        return choice in options
    try:
        options.accept(choice)
    except (ValueError, TypeError):
        return False
    return True


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
