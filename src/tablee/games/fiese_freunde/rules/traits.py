"""FF-2: how characteristics change, point by point, and in which order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import groupby, permutations

from msgspec.structs import replace

from tablee.games.fiese_freunde.content.grammar import TRAIT_INDEX, TRAITS, Give
from tablee.games.fiese_freunde.content.pack import OVERFLOW
from tablee.games.fiese_freunde.state import Fiese
from tablee.kernel import Seat

FULL = 3
"""FF-2.2: no characteristic goes beyond."""


def run_traits(values: tuple[int, ...], gives: tuple[Give, ...]) -> tuple[int, ...]:
    """FF-2.2, FF-2.6: point by point; a point on a full characteristic throws another to 0."""
    after = list(values)
    for give in gives:
        n = TRAIT_INDEX[give.trait]
        if give.verb == "reset":
            after[n] = 0
            continue
        for _ in range(give.n):
            if after[n] < FULL:
                after[n] += 1
            else:
                after[OVERFLOW[n]] = 0
    return tuple(after)


Order = tuple[Give, ...]


@lru_cache(maxsize=4096)
def orders_that_matter(values: tuple[int, ...], gives: Order) -> Mapping[tuple[int, ...], Order]:
    """FF-2.5: each different result, and one order that leads to it; the symbols as they are
    printed where that will do, else point by point."""
    results: dict[tuple[int, ...], Order] = {}
    for order in permutations(gives):
        results.setdefault(run_traits(values, order), order)
    if len(gives) > 1 and any(give.n > 1 for give in gives):
        for after, order in _orders_of_points(values, gives):
            results.setdefault(after, order)
    return results


def _orders_of_points(
    values: tuple[int, ...], gives: Order
) -> Iterator[tuple[tuple[int, ...], Order]]:
    """FF-2.5: every result of the points, in any order. States with the same values and the same
    points left are followed once, as a table's own card may have many points."""
    points = [replace(give, n=1) for give in gives]
    layer: dict[tuple[tuple[int, ...], tuple[int, ...]], Order] = {
        (values, tuple(give.n for give in gives)): ()
    }
    for _ in range(sum(give.n for give in gives)):
        further: dict[tuple[tuple[int, ...], tuple[int, ...]], Order] = {}
        for (now, left), order in layer.items():
            for n, point in enumerate(points):
                if left[n]:
                    rest = (*left[:n], left[n] - 1, *left[n + 1 :])
                    further.setdefault((run_traits(now, (point,)), rest), (*order, point))
        layer = further
    for (after, _), order in layer.items():
        yield after, _together(order)


def _together(order: Order) -> Order:
    """Points of one characteristic that follow each other are one symbol again."""
    groups = [list(group) for _, group in groupby(order)]
    return tuple(replace(group[0], n=len(group)) for group in groups)


def difference(before: tuple[int, ...], after: tuple[int, ...]) -> dict[str, int]:
    """The characteristics that change, and to what."""
    return {trait: after[n] for n, trait in enumerate(TRAITS) if after[n] != before[n]}


def change_traits(m: Fiese, seat: Seat, gives: tuple[Give, ...]) -> None:
    """FF-2.4: gains and resets, in this order; what falls and what overflows is told."""
    before = m.traits_of(seat)
    after = run_traits(before, gives)
    m.traits[seat * 9 : seat * 9 + 9] = after
    changed = difference(before, after)
    if changed:
        m.emit("traits", "FF-2.4", seat=seat, traits=changed)
