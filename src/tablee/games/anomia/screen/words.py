"""The table in words, for the ear and the terminal."""

from __future__ import annotations

from typing import Any

from tablee.games.anomia.screen.view import AnomiaView
from tablee.games.anomia.state import Anomia
from tablee.kernel import Catalogue, Part, Seat


def called(m: Anomia, seat: Seat, say: Catalogue, lang: str) -> str:
    """By the name of who sits there; else seats are counted from one."""
    return person(seat, say, lang)


def person(seat: Seat, say: Catalogue, lang: str) -> str:
    return say.name(seat) or say.format(lang, "seat-numbered", {"n": seat + 1})


def tell(view: AnomiaView, say: Catalogue, lang: str) -> list[Part]:
    """The whole position."""
    piles = {"left": view.piles[0], "right": view.piles[1]}
    parts = [
        Part(say.format(lang, "part-table"), say.format(lang, "tell-piles", piles)),
        *(_place(view, place, say, lang) for place in range(len(view.places))),
    ]
    if view.roll:
        roll = say.format(lang, "tell-roll", {"symbols": view.roll})
        parts.append(Part(say.format(lang, "part-die"), roll))
    fight = view.face_off
    if fight is not None and fight.known:
        for rival, theme in zip(fight.rivals, fight.name, strict=True):
            key = "tell-you-name" if rival == view.seat else "tell-names"
            args = {"seat": person(rival, say, lang), "title": theme}
            parts.append(Part(say.format(lang, "part-face-off"), say.format(lang, key, args)))
    if view.burned:
        words = ", ".join(word.word for word in view.burned)
        burned = say.format(lang, "tell-burned", {"words": words})
        parts.append(Part(say.format(lang, "part-words"), burned))
    return parts


def _place(view: AnomiaView, place: int, say: Catalogue, lang: str) -> Part:
    pile = view.places[place]
    whose = person(pile.seat, say, lang)
    args: dict[str, Any] = {"seat": whose, "won": view.won[pile.seat], "below": pile.below}
    if pile.top is None:
        return Part(whose, say.format(lang, "tell-empty", args))
    args |= {"title": pile.top.title, "symbol": pile.top.symbol}
    return Part(whose, say.format(lang, "tell-place", args))
