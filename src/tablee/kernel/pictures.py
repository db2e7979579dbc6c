"""Rules as pictures: positions that a game prepares, for its own screen to draw.

They are made by the rules and the view that people play with, and drawn by the same components, so
no picture shows anything that the game no longer is.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Picture(Struct, omit_defaults=True):
    """One picture; its words are the message `pic-<id>` of the game's screen."""

    id: str
    of: str
    """Which drawing of the game's `Picture.svelte` it is."""
    shows: Any = None
    """What that is drawn from: a view, a part of one, the name of a sign."""


class Pictures(Struct):
    """GET /api/pictures/{game}/{lang}: the rules of a game in pictures. What it is about and what
    newcomers get wrong are words alone: the messages `pic-about` and `pic-wrong`."""

    win: Picture
    turn: list[Picture]
    """A turn in five pictures."""
    sample: list[Picture]
    """A turn told through, as it might be played."""
    symbols: list[Picture]
    """Every sign that stands on cards, boards and tables."""
