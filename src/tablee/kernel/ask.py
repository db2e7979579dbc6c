"""A decision point: who is asked what, and when the question is closed.

One primitive, `Ask`, covers a turn, a sealed choice, a race, a vote and a reaction window; the
small functions at the end name the common shapes. What can be answered is in `forms.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from tablee.kernel.forms import Choice, Options, Seat

Answers = Mapping[Seat, Choice]
Until = Callable[[Answers], bool]
"""Whether the answers so far close the question."""


class Closing(Enum):
    """When a question is closed, and what the step then receives."""

    ONE = auto()
    """By the one seat that is asked (a turn): its choice."""
    ALL = auto()
    """When all have answered (a sealed choice): {seat: choice}."""
    FIRST = auto()
    """By the first answer (a race): (seat, choice)."""


ONE: Final = Closing.ONE
ALL: Final = Closing.ALL
FIRST: Final = Closing.FIRST


class Ask(Struct, frozen=True, gc=False):
    """Who is asked what.

    `closes`: ONE, ALL, FIRST, or a predicate over the answers so far (a vote): then, as with ALL,
    the step receives {seat: choice}.
    `default`: what is answered for a seat that left or ran out of time.
    `after`: the clock answers after so many milliseconds, if the CLOCK seat is asked too.
    `heat`: questions of one heat share one beginning, the moment when all screens show what is
    new; `after` then counts from there. An answer to an earlier question of the heat, on its way
    while the next was asked, still stands if the two have the same topic: heat, `why` and
    `about`.
    `window`: a reaction window. For a seat with no other option than to pass, the table passes;
    not at once, but after a delay that seats with a choice have, too.
    """

    options: dict[Seat, Options]
    why: str
    rule: str
    closes: Closing | Until = ALL
    args: dict[str, Any] | None = None
    default: dict[Seat, Choice] | None = None
    after: int | None = None
    window: bool = False
    heat: int | None = None
    about: Seat | None = None

    def put_to(self, seat: Seat) -> Ask:
        """The question to this seat alone: the label of an option may depend on who is asked."""
        return replace(self, options={seat: self.options[seat]})


class Later(Ask, frozen=True, gc=False):
    """A turn whose options are computed only when somebody looks at them.

    Running a step again (to thaw a clone) then never computes options that nobody needs.
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
    """All may react to something public, or pass. It opens whatever cards they hold, so that its
    opening tells nothing."""
    return Ask(dict(options), why, rule, ALL, window=True, **more)


def race(
    options: Mapping[Seat, Options],
    why: str,
    rule: str,
    until: Until | None = None,
    **more: Any,
) -> Ask:
    """The first answer counts; `seat, choice = yield race(…)`.

    With `until`, the first *right* answer: the step receives all that came, {seat: choice}.
    """
    return Ask(dict(options), why, rule, until or FIRST, **more)
