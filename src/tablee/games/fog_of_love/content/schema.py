"""Cards as they stand in the files, before they are compiled (`pack.py` says what fits together).

`gist` is for whoever writes or reads the file: nothing of it is shown, a card's words are in
`text/`. Effects and conditions are sentences in the words of `grammar.py`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Kind = Literal["both", "partner", "situation", "secret", "reaction", "reveal", "special"]
Teller = Literal["", "player", "partner", "chooser", "both"]


class OptionText(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the options A to D (FL-8.5)."""

    gist: str
    gives: str = ""
    """Tokens for who chooses it: "sin+ cur-"."""
    does: tuple[str, ...] = ()
    """Its effects besides."""


class SceneText(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    """Its words are the message `scene-<id>`."""
    kind: Kind
    """Who chooses (both, or the partner of who plays it), or one of the kinds of FL-10."""
    gist: str
    deck: str = ""
    """Sweet, serious or drama; without it, that of the file."""
    minor: bool = False
    """FL-10.3: for reactions and reveals, and only for them."""
    filter: tuple[str, ...] = ()
    """FL-4.8: what players may leave out, of FILTERS in `pack.py`."""
    tell: Teller = ""
    """FL-8.9: who tells a little of it, asked by the card's words `.tell`."""
    on: tuple[str, ...] = ()
    """Effects when it is played, before anybody chooses (FL-8.7)."""
    carry: str = ""
    """FL-10.8: how it acts on the next scene, of CARRIES in `grammar.py`."""
    answers: str = ""
    """Of a reaction: what it answers, of ANSWERS in `pack.py` (FL-10.5)."""
    does: tuple[str, ...] = ()
    """Of a reaction: its effects."""
    draws: str = ""
    """Of a reaction: the deck its owner draws from afterwards; else one that the chapter allows
    (FL-10.5d)."""
    mirror: bool = False
    """Both get the tokens of each choice."""
    tokens: str = ""
    """Of a secret: the tokens that its owner gets (FL-10.2)."""
    a: OptionText | None = None
    b: OptionText | None = None
    c: OptionText | None = None
    d: OptionText | None = None
    also: tuple[str, ...] = ()
    """Additional effects, where both choose (FL-8.5b)."""
    revealed: tuple[str, ...] = ()
    """Of a secret: its effects when it is revealed."""
    hidden: tuple[str, ...] = ()
    """Of a secret: its effects if it is still hidden at the end, by how that comes."""
    event: bool = False
    """A special event (FL-10.7)."""
    link: str = ""
    """The special event without which this scene is not in (FL-4.6)."""
    only: Literal["", "pregnancy", "adoption"] = ""
    """The way to a child that it fits (FL-12.2)."""
    affair: bool = False
    """A secret that `reveal affairs` brings to light (FL-9.3)."""


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
