"""Ways through the known maze: their squares, and what blocks them."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from tablee.games.fear_of_the_dark.bot.sight import Sight
from tablee.games.fear_of_the_dark.content.pack import OBSTRUCTION, SLOTS

FREE, HOLE, BLOCKED, LOCKED, SLOT = ".", "o", "X", "L", "?"
"""What the next square of a way is. SLOT is no square of it: stop here, and search beside."""

NEVER = 1e9
Prev = dict[int, tuple[int, int]]


class Prices(NamedTuple):
    """In steps: what a square in the way costs on top of stepping on it."""

    hole: float
    blocked: float
    locked: float
    leak: float


class Way(NamedTuple):
    """A way to a square: what each square is, the side to step to, the square itself."""

    kinds: str
    sides: tuple[int, ...]
    places: tuple[int, ...]


def spread(
    sight: Sight, start: int, prices: Prices, limit: float = NEVER
) -> tuple[dict[int, float], Prev]:
    """The cheapest way to every square (Dijkstra), from `start`."""
    next_to, holes, tokens, leak = (
        sight.layout.next_to,
        sight.layout.holes,
        sight.tokens,
        sight.leak,
    )
    cost = {start: 0.0}
    prev: Prev = {}
    queue = [(0.0, start)]
    while queue:
        spent, place = heappop(queue)
        if spent > cost[place]:
            continue
        for beside, side in next_to[place]:
            total = spent + 1.0
            token = tokens.get(beside)
            if token is not None:
                total += prices.blocked if token == OBSTRUCTION else prices.locked
            if beside in holes:
                total += prices.hole
            if beside // 9 == leak and place // 9 != leak:
                total += prices.leak
            if total < limit and total < cost.get(beside, NEVER):
                cost[beside] = total
                prev[beside] = (place, side)
                heappush(queue, (total, beside))
    return cost, prev


def trace(sight: Sight, prev: Prev, place: int) -> Way:
    """The way that `spread` found to a place."""
    kinds, sides, places = [], [], []
    while place in prev:
        before, side = prev[place]
        kinds.append(kind(sight, place))
        sides.append(side)
        places.append(place)
        place = before
    return Way("".join(reversed(kinds)), tuple(reversed(sides)), tuple(reversed(places)))


def kind(sight: Sight, place: int) -> str:
    token = sight.tokens.get(place)
    if token is not None:
        return BLOCKED if token == OBSTRUCTION else LOCKED
    return HOLE if place in sight.layout.holes else FREE


def searchable(sight: Sight) -> Iterator[tuple[int, int]]:
    """Squares of slots that still hold a card, with what they show (FD-6.5)."""
    for place, square in sight.layout.slots.items():
        deck, number = SLOTS[square]
        if sight.slots[deck][number]["left"]:
            yield place, square
