"""The course of a game: FD-5.1."""

from __future__ import annotations

from tablee.games.fear_of_the_dark.rules.actions import act
from tablee.games.fear_of_the_dark.rules.movement import one_square
from tablee.games.fear_of_the_dark.state import Fear
from tablee.kernel import Step


def next_step(m: Fear) -> Step | None:
    """FD-5.1: no turns, only times of light and of dark; a step is an action, or one square of
    a movement."""
    if m.end:
        return None
    return one_square(m) if m.steps else act(m)
