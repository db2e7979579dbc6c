"""The end: five goals (FF-9.7), or no cards left to live (FF-9.8)."""

from __future__ import annotations

from tablee.games.fiese_freunde.state import Fiese
from tablee.kernel import Result


def is_over(m: Fiese) -> bool:
    return m.winner >= 0 or m.aimless


def results(m: Fiese) -> list[Result]:
    if m.aimless:
        return [Result(seat, False, "aimless", "FF-9.8") for seat in range(m.seats)]
    return [
        Result(
            seat,
            seat == m.winner,
            "win" if seat == m.winner else "lose",
            "FF-9.7",
            {"goals": len(m.realised[seat]), "winner": m.winner},
            float(len(m.realised[seat])),
        )
        for seat in range(m.seats)
    ]
