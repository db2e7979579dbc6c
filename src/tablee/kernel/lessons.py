"""A first play: a real match from a prepared key, with lessons shown when they apply.

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
"""At most so many words in a lesson."""


@dataclass(frozen=True)
class Lesson:
    """One thing to learn by doing it. Its text is the game's message `first-<id>`: what it is
    about, and the one thing to do now."""

    id: str
    when: Callable[[View, Prompt], bool]
    """Whether it applies to this view and this question."""
    at: str
    """What it points at: a name that the game's screen knows."""


@dataclass(frozen=True)
class FirstPlay:
    """What somebody who has never played is dealt, alone, and the lessons that explain it."""

    seed: str
    lessons: tuple[Lesson, ...]
    """By priority: of several that are due, the first is shown."""
    turn: Callable[[View, Seat], object]
    """A value that stays the same during a turn of that seat (a scene, an action): at most one
    lesson is shown per value."""
    options: Mapping[str, Any] = field(default_factory=dict)
    bots: tuple[str, ...] = ()
    """The bots in the other seats."""
    spoken: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """By language: options that go with it."""
    nameless: bool = False
    """A player without a name is just "you". Otherwise they are given one, for the story that is
    told of them."""

    def due(self, view: View, prompt: Prompt) -> Iterator[Lesson]:
        """The lessons that apply now, whether read or not. None where there is only one answer:
        nothing is to be decided, nothing to be learnt."""
        if isinstance(prompt.options, tuple) and len(prompt.options) == 1:
            return iter(())
        return (lesson for lesson in self.lessons if lesson.when(view, prompt))


def asked(*whys: str) -> Callable[[View, Prompt], bool]:
    """A condition: one of these questions is asked."""
    return lambda _, prompt: prompt.why in whys
