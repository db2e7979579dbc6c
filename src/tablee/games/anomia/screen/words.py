"""The table in words, for the ear and the terminal."""

from __future__ import annotations

from typing import Any

from tablee.games.anomia.screen.show import show
from tablee.games.anomia.screen.view import AnomiaView
from tablee.games.anomia.state import Anomia
from tablee.kernel import Catalogue, Seat


def called(m: Anomia, seat: Seat, say: Catalogue, lang: str) -> str:
    """By the name of who sits there; else seats are counted from one."""
    return say.name(seat) or say.format(lang, "seat-numbered", {"n": seat + 1})


def tell(m: Anomia, seat: Seat | None, say: Catalogue, lang: str) -> str:
    """The whole position, from the view alone."""
    view = show(m, seat)
    lines = [
        say.format(lang, "tell-piles", {"left": view.piles[0], "right": view.piles[1]}),
        *(_place(m, view, place, say, lang) for place in range(len(view.places))),
    ]
    if view.roll:
        lines.append(say.format(lang, "tell-roll", {"symbols": view.roll}))
    fight = view.face_off
    if fight is not None and fight.known:
        for rival, theme in zip(fight.rivals, fight.name, strict=True):
            key = "tell-you-name" if rival == seat else "tell-names"
            args = {"seat": called(m, rival, say, lang), "title": theme}
            lines.append(say.format(lang, key, args))
    if view.burned:
        words = ", ".join(word.word for word in view.burned)
        lines.append(say.format(lang, "tell-burned", {"words": words}))
    return "\n".join(lines)


def _place(m: Anomia, view: AnomiaView, place: int, say: Catalogue, lang: str) -> str:
    pile = view.places[place]
    whose = called(m, pile.seat, say, lang)
    args: dict[str, Any] = {"seat": whose, "won": view.won[pile.seat], "below": pile.below}
    if pile.top is None:
        return say.format(lang, "tell-empty", args)
    args |= {"title": pile.top.title, "symbol": pile.top.symbol}
    return say.format(lang, "tell-place", args)
