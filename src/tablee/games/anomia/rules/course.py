"""The course of a game: turns, face-offs, cascades, the end."""

from __future__ import annotations

from collections.abc import Callable

from tablee.games.anomia.face_off import FaceOff
from tablee.games.anomia.rules.drawing import draw
from tablee.games.anomia.rules.racing import race
from tablee.games.anomia.rules.setup import gather
from tablee.games.anomia.rules.spoken import judge, order
from tablee.games.anomia.rules.votes import challenge, vote
from tablee.games.anomia.state import Anomia, Phase
from tablee.kernel import Step

BETWEEN: dict[Phase, Callable[[Anomia], Step]] = {"ready": gather, "draw": draw}
"""The phases without a face-off."""

FACING_OFF: dict[Phase, Callable[[Anomia, FaceOff], Step]] = {
    "race": race,
    "challenge": challenge,
    "vote": vote,
    "judge": judge,
    "order": order,
}


def next_step(m: Anomia) -> Step | None:
    """AN-2 to AN-6."""
    if m.over:
        return None
    if m.face_off is None:
        return BETWEEN[m.phase](m)
    return FACING_OFF[m.phase](m, m.face_off)
