"""Rules as pictures: positions that a game prepares, for its own screen to draw.

They are made by the real rules and views, and drawn by the components of the game's screen, so
pictures cannot become outdated.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Picture(Struct, omit_defaults=True):
    """One picture; its words are the message `pic-<id>` of the game's screen."""

    id: str
    of: str
    """The name of the drawing in the game's `Picture.svelte`."""
    shows: Any = None
    """Its data: a view, a part of one, or the name of a sign."""


class Pictures(Struct):
    """GET /api/pictures/{game}/{lang}: the rules of a game in pictures. What it is about and what
    newcomers get wrong are texts only: the messages `pic-about` and `pic-wrong`."""

    win: Picture
    turn: list[Picture]
    """A turn in five pictures."""
    sample: list[Picture]
    """A sample turn, picture by picture."""
    symbols: list[Picture]
    """Every sign that stands on cards, boards and tables."""
