"""Light and dark: striking a match, building the hand (FD-4)."""

from __future__ import annotations

from tablee.games.fear_of_the_dark.content.pack import MINDS
from tablee.games.fear_of_the_dark.state import LOST, Fear
from tablee.kernel import Step, Subset, turn

STRUCK = 3
"""The hand that a match gives, FD-4.2."""


def strike(m: Fear) -> Step:
    """FD-4.2: spend a match, build the hand up to three."""
    m.spend_match("FD-4.2")
    yield from plan(m, STRUCK)


def strike_adds(m: Fear) -> int:
    """FD-4.3: how many cards a match struck now would add to the hand."""
    held = sum(m.hand)
    return max(0, min(STRUCK, held + sum(m.mind)) - held)


def plan(m: Fear, size: int) -> Step:
    """FD-4.3: choose the hand freely; with too few cards left you take them all."""
    counts = [h + d for h, d in zip(m.hand, m.mind, strict=True)]
    cards = tuple(kind for kind, n in zip(MINDS, counts, strict=True) for _ in range(n))
    if len(cards) > size:
        form = Subset(cards, size, size)
        cards = yield turn(LOST, form, "plan", "FD-4.3", {"hi": size}, cards[:size])
    if cards:  # none after the last mind was burnt for it (FD-3.4)
        m.build_hand(cards)
