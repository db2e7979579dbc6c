"""Arguments of messages in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.games.fear_of_the_dark.geometry import PLACES
from tablee.games.fear_of_the_dark.state import Fear
from tablee.kernel import HASH, Catalogue, Kind, ident, several

KINDS: dict[str, Kind] = {
    "cards": several(ident("card")),
    "sides": several(ident("side")),
    "things": Kind("things"),
    "there": ident("what"),
    "beyond": ident("tile"),
    "hash": HASH,
    "key": HASH,
}

BETWEEN = " · "


def worded(m: Fear, kind: Kind, value: Any, say: Catalogue, lang: str) -> str:
    """The only kind of our own: the squares of a room."""
    return things(value, say, lang)


def things(squares: Sequence[str], say: Catalogue, lang: str) -> str:
    """All that is in a room, and where: "hole north · lock east"."""
    there = (
        say.format(lang, "view-thing", {"what": what, "place": place})
        for what, place in zip(squares, PLACES, strict=True)
        if what != "empty"
    )
    return BETWEEN.join(there) or say.format(lang, "view-bare")
