"""A first play: a real match from a prepared key, with lessons that come when their thing is there.

Lessons are data of a game. No rule and no log knows of them: a lesson is due by what its seat sees
and is asked, so it can be skipped, and comes again in the same way after a restart or an undo. The
screen shows one at a time, and remembers which were read. So whoever is new can have them at any
table of the game, in whatever deal, while the others play without.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tablee.kernel.forms import Seat
    from tablee.kernel.players import Prompt

View = Mapping[str, Any]

LONGEST = 30
"""Words of a lesson."""


@dataclass(frozen=True)
class Lesson:
    """One thing to learn by doing it. Its words are the game's message `first-<id>`: what it is
    about, and the one thing to do now."""

    id: str
    when: Callable[[View, Prompt], bool]
    """It speaks of what is on the table now, and of the choice that is open."""
    at: str
    """What it points at, by a name of the game's screen."""


@dataclass(frozen=True)
class FirstPlay:
    """What whoever never played is dealt, alone; and what is explained, by and by."""

    seed: str
    lessons: tuple[Lesson, ...]
    """In the order of their weight: of two that are due, the first comes."""
    turn: Callable[[View, Seat], object]
    """Stays the same for a turn of that seat (a scene, an action): there is one lesson in each, at
    most."""
    options: Mapping[str, Any] = field(default_factory=dict)
    bots: tuple[str, ...] = ()
    """Who sits in the other seats."""
    spoken: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """By language: the options that go with it."""
    nameless: bool = False
    """Whoever has given no name is just "you"; else they get one, for a story is told of them."""

    def due(self, view: View, prompt: Prompt) -> Iterator[Lesson]:
        """The lessons that fit what is asked now, whether they were read or not. Where there is
        only one answer there is nothing to decide, and nothing to learn."""
        if isinstance(prompt.options, tuple) and len(prompt.options) == 1:
            return iter(())
        return (lesson for lesson in self.lessons if lesson.when(view, prompt))


def asked(*whys: str) -> Callable[[View, Prompt], bool]:
    """When one of these questions is asked."""
    return lambda _, prompt: prompt.why in whys
