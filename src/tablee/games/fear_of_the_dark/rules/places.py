"""The question for one of several places, as the chapters ask it; with only one it is not asked.

It tells in `places` where each of its options lies: x, y and, of a door or a wall, the side.
"""

from __future__ import annotations

from typing import Any, TypeVar

from tablee.games.fear_of_the_dark.geometry import SIDES, spot, xy
from tablee.games.fear_of_the_dark.state import LOST
from tablee.kernel import Asking, turn

T = TypeVar("T")


def pick_beside(places: dict[str, int], action: str, rule: str) -> Asking[int]:
    """One of these adjacent squares (side -> square), for that action."""
    args = {"action": action, "places": [xy(place) for place in places.values()]}
    return (yield from _one_of(places, "target", rule, args))


def pick_door(doors: list[tuple[int, int]], why: str, rule: str) -> Asking[tuple[int, int]]:
    """One of these doors or walls: the square inside, and the side."""
    named = {spot(place, side): (place, side) for place, side in doors}
    args = {"places": [(*xy(place), SIDES[side]) for place, side in named.values()]}
    return (yield from _one_of(named, why, rule, args))


def pick_square(places: list[int], why: str, rule: str) -> Asking[int]:
    """One of these squares, wherever in the maze they are."""
    named = {spot(place): place for place in places}
    args = {"places": [xy(place) for place in named.values()]}
    return (yield from _one_of(named, why, rule, args))


def _one_of(named: dict[str, T], why: str, rule: str, args: dict[str, Any]) -> Asking[T]:
    if len(named) == 1:
        return next(iter(named.values()))
    answer = yield turn(LOST, tuple(named), why, rule, args)
    return named[answer]
