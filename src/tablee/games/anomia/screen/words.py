"""Arguments of messages in words."""

from __future__ import annotations

from typing import Any

from tablee.games.anomia.state import Anomia
from tablee.kernel import HASH, NUMBER, OWN, SEAT, SECONDS, Catalogue, Kind, ident, several

KINDS: dict[str, Kind] = {
    "seat": SEAT,
    "counts": several(NUMBER),
    "time": SECONDS,
    "later": SECONDS,
    "margin": SECONDS,
    "times": several(SECONDS),
    "loser": SEAT,
    "rival": SEAT,
    "winner": SEAT,
    "sayer": SEAT,
    "seats": several(SEAT),
    "yes": several(SEAT),
    "no": several(SEAT),
    "symbol": ident("symbol"),
    "symbols": several(ident("symbol")),
    "side": ident("side"),
    "by": ident("by"),
    "word": OWN,
    "title": OWN,
    "goal": OWN,
    "hints": Kind("hint", many=True),
    "hash": HASH,
    "key": HASH,
}


def worded(m: Anomia, kind: Kind, value: Any, say: Catalogue, lang: str) -> str:
    """AN-3.8: hints are the one kind of the game's own."""
    return "; ".join(hint_in_words(hint, say, lang) for hint in value)


def hint_in_words(hint: str, say: Catalogue, lang: str) -> str:
    """AN-3.8: the first letter, and how many there are in each word; dots are for the eye."""
    letters = " + ".join(str(len(word)) for word in hint.split())
    return say.format(lang, "hint", {"letter": hint[0], "letters": letters})
