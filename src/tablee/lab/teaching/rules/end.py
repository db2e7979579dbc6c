"""Who has won: MG-7."""

from __future__ import annotations

from tablee.kernel import Result
from tablee.lab.teaching.state import Meadow


def results(m: Meadow) -> list[Result]:
    """MG-7"""
    points = [m.points(seat) for seat in range(m.seats)]
    best = max(points)
    win = "result-win" if points.count(best) == 1 else "result-share"
    return [
        Result(
            seat,
            won=mine == best,
            key=win if mine == best else "result-lose",
            rule="MG-7",
            args={"player": seat + 1, "points": mine},
            score=mine,
        )
        for seat, mine in enumerate(points)
    ]
