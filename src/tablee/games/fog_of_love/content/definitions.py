"""What a card is, once it is compiled (FL-1)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from tablee.games.fog_of_love.content.goal_grammar import Destiny, Trait
from tablee.games.fog_of_love.content.grammar import LETTERS, Effect, Fate, Row, Tokens
from tablee.games.fog_of_love.content.schema import ChapterText, LessonText, SceneText


@dataclass(frozen=True)
class SceneOption:
    """One of the options A to D: its tokens and what it does (FL-8.5)."""

    tokens: Tokens
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Scene:
    """A scene, a chapter or a finale, compiled."""

    id: str
    kind: str
    deck: int = -1
    minor: bool = False
    options: tuple[SceneOption, ...] = ()
    also: tuple[Row, ...] = ()
    on: tuple[Effect, ...] = ()
    carry: str = ""
    tell: str = ""
    mirror: bool = False
    tokens: Tokens = ()
    revealed: tuple[Effect, ...] = ()
    hidden: tuple[Fate, ...] = ()
    answers: str = ""
    does: tuple[Effect, ...] = ()
    draws: int = -1
    event: bool = False
    link: str = ""
    only: str = ""
    affair: bool = False
    filter: tuple[str, ...] = ()
    decks: tuple[int, ...] = ()
    length: int = 0
    text: SceneText | ChapterText | None = None
    """As it stands in the file, for those who draw it."""

    @cached_property
    def letters(self) -> tuple[str, ...]:
        return tuple(LETTERS[: len(self.options)])

    @cached_property
    def rows(self) -> dict[str, Row]:
        """FL-8.5b: the first additional effect that holds, for each pair of choices."""
        found: dict[str, Row] = {}
        for row in self.also:
            for pair in sorted(row.holds):
                found.setdefault(pair, row)
        return found

    @cached_property
    def is_chapter(self) -> bool:
        return self.kind in ("chapter", "finale")

    @cached_property
    def both_choose(self) -> bool:
        return self.kind in ("both", "chapter")

    @cached_property
    def effects(self) -> tuple[Effect, ...]:
        """All that stand on it."""
        parts = [self.on, self.does, self.revealed]
        parts += [option.effects for option in self.options]
        parts += [row.effects for row in self.also] + [fate.effects for fate in self.hidden]
        return tuple(effect for part in parts for effect in part)

    @cached_property
    def lasting(self) -> bool:
        """FL-10.8: it has the icon of the carry-over."""
        choices = (effect for option in self.options for effect in option.effects)
        return bool(self.carry) or any(effect.verb == "carry" for effect in choices)


@dataclass(frozen=True)
class Story:
    id: str
    destinies: tuple[str, ...]
    discarded: tuple[str, ...]
    hand: tuple[int, int, int]
    events: tuple[str, ...]
    chapters: tuple[Scene, ...]
    """FL-4.3: in order, the finale last."""
    before: tuple[Effect, ...]
    after: tuple[Fate, ...]


@dataclass(frozen=True)
class Thing:
    """An occupation or a feature: its owner gets one token (FL-5.5)."""

    id: str
    aspect: int


@dataclass(frozen=True)
class Box:
    scenes: tuple[Scene, ...]
    traits: tuple[Trait, ...]
    occupations: tuple[Thing, ...]
    features: tuple[Thing, ...]
    destinies: tuple[Destiny, ...]
    stories: dict[str, Story]
    lessons: tuple[LessonText, ...]
    order: dict[str, tuple[str, ...]]
