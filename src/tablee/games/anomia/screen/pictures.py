"""The rules as pictures: a face-off from the draw to the cascade, and one by the die."""

from __future__ import annotations

from typing import Any

from tablee.games.anomia.content.editions import EDITIONS
from tablee.games.anomia.face_off import FaceOff, Rival
from tablee.games.anomia.scenario import build
from tablee.games.anomia.screen.show import show
from tablee.games.anomia.state import Anomia
from tablee.kernel import Picture, Pictures, Seat

THEMES = {
    "en": ("fruit", "capital-city", "sport", "musical-instrument", "tree", "tool"),
    "fr": ("fruit", "capitale", "sport", "instrument", "arbre", "transport"),
}
MANGO = {"en": "mango", "fr": "mangue"}


def pictures(game: type[Anomia], lang: str) -> Pictures:
    fruit, capital, sport, music, tree, tool = THEMES[lang]
    symbols = dict.fromkeys(s for edition in EDITIONS.values() for s in edition.symbols)

    def position(id: str, *tops: str, face_off: FaceOff | None = None, **more: Any) -> Picture:
        """The top cards of the four, mine first; "below card/…" for one with another under it."""
        play = {seat: cards.split() for seat, cards in enumerate(tops)}
        rest = more.pop("rest", 21)
        piles: dict[str, Any] = {side: [f"{tool}/wave"] * rest for side in ("left", "right")}
        m = build(game, play=play, words=lang, **piles, **more)
        m.face_off = face_off
        if face_off is not None:
            m.phase = "challenge" if face_off.claim >= 0 else "race"
        return Picture(id, "board", show(m, 0))

    others = (f"{fruit}/sun", f"{tree}/sun {capital}/leaf", f"{sport}/moon")
    mine = f"{music}/leaf"
    won = (mine, others[0], f"{tree}/sun", others[2])
    one: dict[str, Any] = {"won": {0: [f"{capital}/leaf"]}}
    dealt = (f"{sport}/bolt", f"{tool}/key", f"{music}/leaf {fruit}/sun", f"{tree}/wave")
    rolled: dict[str, Any] = {"roll": ("bolt", "sun"), "turn": 1}
    after = (*dealt[:2], f"{music}/leaf", dealt[3])
    return Pictures(
        win=position("win", f"{music}/key", *others, rest=0, won={
            seat: [f"{tool}/key"] * n for seat, n in enumerate((9, 6, 8, 4))
        }),
        turn=[
            position("turn-1", "", *others),
            position("turn-2", mine, *others),
            position("turn-3", mine, *others, face_off=between(0, 2)),
            position("turn-4", *won, **one, turn=1),
            position("turn-5", *won, **one, turn=1, face_off=between(1, 2, cascade=2)),
        ],
        sample=[
            position("sample-1", *dealt, **rolled),
            position("sample-2", *dealt, **rolled, face_off=between(0, 2, by="roll")),
            position("sample-3", *dealt, **rolled, face_off=answered(0, 2, MANGO[lang])),
            position("sample-4", *after, **rolled, won={0: [f"{fruit}/sun"]}),
        ],
        symbols=[
            *(Picture(f"symbol-{symbol}", "symbol", symbol) for symbol in symbols),
            Picture("symbol-pair", "pair", rolled["roll"]),
        ],
    )  # fmt: skip


def between(one: Seat, other: Seat, by: str = "symbol", cascade: int = 1) -> FaceOff:
    return FaceOff([Rival(one, one), Rival(other, other)], by, cascade, known=True)


def answered(one: Seat, other: Seat, word: str) -> FaceOff:
    """By the first, who began earlier."""
    fight = between(one, other, by="roll")
    fight.rivals[0] = Rival(one, one, began=1240, word=word, handed=2010)
    fight.rivals[1] = Rival(other, other, began=1690)
    fight.claim = one
    fight.until = 6010
    return fight
