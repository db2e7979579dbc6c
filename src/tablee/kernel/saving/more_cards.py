"""For migrations: the box of a saved state gets more cards.

A state has its cards as numbers, in the order of the box. A card that is put in moves all numbers
behind it, wherever they stand.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


def with_cards(
    state: dict[str, Any], new: Iterable[int], zones: Iterable[str], aside: str
) -> dict[str, Any]:
    """The state with additional cards, given by their numbers in the new box. `zones`: every field
    in which cards lie, also in nested lists. `aside`: the one of them into which the new cards
    go."""
    added = sorted(new)
    count = len(state["faces"]) + len(added)
    now = [card for card in range(count) if card not in added]  # old number -> new number
    moved = {zone: _moved(state[zone], now) for zone in zones}
    return state | {
        **moved,
        aside: [*moved[aside], *added],
        "faces": _by_id([now[face] for face in state["faces"]], now, count),
        "known": [_mask(mask, now) for mask in state["known"]],
        "seen": [_mask(mask, now) for mask in state["seen"]],
        "source": _by_id([now[card] for card in state["source"]], now, count)
        if state["source"]
        else [],
    }


def _moved(zone: Any, now: list[int]) -> Any:
    if isinstance(zone, list):
        return [_moved(one, now) for one in zone]
    return now[zone] if isinstance(zone, int) and zone >= 0 else zone


def _by_id(values: list[int], now: list[int], count: int) -> list[int]:
    """The values in the order of the new numbers; a new card has its own face."""
    found = list(range(count))
    for old, value in enumerate(values):
        found[now[old]] = value
    return found


def _mask(mask: int, now: list[int]) -> int:
    return sum(1 << now[old] for old in range(len(now)) if mask >> old & 1)
