"""The question for one of several places, as the chapters ask it; with only one it is not asked."""

from __future__ import annotations

from typing import Any, TypeVar

from tablee.games.fear_of_the_dark.geometry import spot
from tablee.games.fear_of_the_dark.state import LOST
from tablee.kernel import Asking, turn

T = TypeVar("T")


def pick_beside(places: dict[str, int], action: str, rule: str) -> Asking[int]:
    """One of these adjacent squares (side -> square), for that action."""
    return (yield from _one_of(places, "target", rule, {"action": action}))


def pick_door(doors: list[tuple[int, int]], why: str, rule: str) -> Asking[tuple[int, int]]:
    """One of these doors or walls: the square inside, and the side."""
    named = {spot(place, side): (place, side) for place, side in doors}
    return (yield from _one_of(named, why, rule))


def pick_square(places: list[int], why: str, rule: str) -> Asking[int]:
    """One of these squares, wherever in the maze they are."""
    return (yield from _one_of({spot(place): place for place in places}, why, rule))


def _one_of(
    named: dict[str, T], why: str, rule: str, args: dict[str, Any] | None = None
) -> Asking[T]:
    if len(named) == 1:
        return next(iter(named.values()))
    answer = yield turn(LOST, tuple(named), why, rule, args)
    return named[answer]
