"""What is asked: the forms of an answer, the question, whom it waits for."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

Choice = str | int | list[Any]
"""What a seat answers: a string, a number, or a list of these (see the game's asks)."""


class OptionsForm(Struct, tag_field="form", tag="options"):
    """One of a finite list."""

    options: list[Choice]


class AmountForm(Struct, tag_field="form", tag="amount"):
    """A whole number between two bounds."""

    lo: int
    hi: int


class TextForm(Struct, tag_field="form", tag="text"):
    """Free text up to a length."""

    longest: int


class SubsetForm(Struct, tag_field="form", tag="subset"):
    """Between `lo` and `hi` of the items; an item that stands twice may be taken twice."""

    items: list[Choice]
    lo: int
    hi: int


class OrderForm(Struct, tag_field="form", tag="order"):
    """All of the items, in an order."""

    items: list[Choice]


class TimedForm(Struct, tag_field="form", tag="timed"):
    """In a heat: one of some words or, if `longest` is not 0, ["say", a text up to that length].
    The answer tells when it was begun."""

    options: list[str]
    longest: int
    begins: str = ""
    """The option to send at the first key of a text; "": none."""
    drops: str = ""
    """The option to send when that text is given up; "": none."""
    pause: int = 0
    """A text counts as begun anew after so many milliseconds without a key; 0: never."""
    piece: int = 0
    """A text counts as begun anew when more letters than this come at once; 0: never."""


Form = OptionsForm | AmountForm | TextForm | SubsetForm | OrderForm | TimedForm


class Prompt(Struct, omit_defaults=True):
    """What this viewer is asked now. `ask` is the number to send back with the answer."""

    ask: int
    why: str
    rule: str
    form: Form
    args: dict[str, Any] = {}
    sealed: bool = False
    """Others are asked at the same time, and see the answer only when all have answered."""
    default: Choice | None = None
    """In a reaction window: the answer that passes."""


class Heat(Struct, omit_defaults=True):
    """All screens show what is new at one instant, and times count from there. By the server's
    clock, in milliseconds; `now` is when this was sent."""

    id: int
    """If it has changed: show what came with it at `show_at`, not sooner."""
    show_at: int
    now: int
    paused: bool = False
    """The clock stands (a seat is open): `now` - `show_at` is the time passed, which stays the
    same."""


class Waiting(Struct, omit_defaults=True):
    """Who is awaited, and the public reason. Never how many options they have."""

    seats: list[int]
    why: str
    rule: str = ""
    until: int = 0
    """At a table over days: when their time runs out, in milliseconds since 1970; 0: never."""
    bot_at: int = 0
    """At a table over days: when bots take over from those who have not answered by then."""
    gone_at: int = 0
    """At a table over days, with a time limit or without: from when the others may decide about the
    seats of those who have not answered by then; 0: never."""


class LessonDue(Struct):
    """A lesson for what I am asked now. Its words are `first-<id>`."""

    id: str
    at: str
    """What it points at: a name that the game's screen knows."""
    turn: str
    """Stays the same during a turn: of lessons with the same `turn`, one is shown."""
