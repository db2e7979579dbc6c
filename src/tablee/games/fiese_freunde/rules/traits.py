"""FF-2: how characteristics change, point by point, and in which order."""

from __future__ import annotations

from itertools import permutations

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


def orders_that_matter(
    values: tuple[int, ...], gives: tuple[Give, ...]
) -> dict[tuple[int, ...], tuple[Give, ...]]:
    """FF-2.5: each different result, and one order that leads to it."""
    results: dict[tuple[int, ...], tuple[Give, ...]] = {}
    for order in permutations(gives):
        results.setdefault(run_traits(values, order), order)
    return results


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
