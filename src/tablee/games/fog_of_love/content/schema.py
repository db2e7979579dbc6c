"""Cards as they stand in the files, before they are compiled."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Kind = Literal["both", "partner", "situation", "secret", "reaction", "reveal", "special"]
Teller = Literal["", "player", "partner", "chooser", "both"]


class OptionText(Struct, frozen=True, forbid_unknown_fields=True):
    gist: str
    gives: str = ""
    does: tuple[str, ...] = ()


class SceneText(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    kind: Kind
    gist: str
    deck: str = ""
    minor: bool = False
    filter: tuple[str, ...] = ()
    tell: Teller = ""
    on: tuple[str, ...] = ()
    carry: str = ""
    answers: str = ""
    does: tuple[str, ...] = ()
    draws: str = ""
    mirror: bool = False
    tokens: str = ""
    a: OptionText | None = None
    b: OptionText | None = None
    c: OptionText | None = None
    d: OptionText | None = None
    also: tuple[str, ...] = ()
    revealed: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()
    event: bool = False
    link: str = ""
    only: Literal["", "pregnancy", "adoption"] = ""
    affair: bool = False


class ChapterText(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    story: str
    gist: str
    decks: tuple[str, ...] = ()
    length: int = 0
    a: OptionText | None = None
    b: OptionText | None = None
    c: OptionText | None = None
    d: OptionText | None = None
    also: tuple[str, ...] = ()
    final: bool = False
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()


class StoryText(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    gist: str
    destinies: tuple[str, ...]
    hand: dict[str, int]
    discarded: tuple[str, ...] = ()
    events: tuple[str, ...] = ()


class TraitText(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    goal: str


class ThingText(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    token: str


class DestinyText(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    stays: bool
    needs: tuple[str, ...]
    unless: str = ""


class LessonText(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    when: str
    gist: str
