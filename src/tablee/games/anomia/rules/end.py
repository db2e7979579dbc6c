"""AN-6: the winner."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.anomia.state import Anomia
from tablee.kernel import Result, Seat


def winners(counts: Sequence[int]) -> list[Seat]:
    """AN-6.2: those with the most won cards."""
    return [seat for seat, count in enumerate(counts) if count == max(counts)]


def results(m: Anomia) -> list[Result]:
    """AN-6.2: most won cards; a tie is a shared victory."""
    counts = [len(cards) for cards in m.won]
    best, shared = max(counts), len(winners(counts)) > 1
    return [
        Result(
            seat, count == best,
            "lost" if count < best else "shared" if shared else "won-game",
            "AN-6.2", {"cards": count, "best": best}, float(count),
        )
        for seat, count in enumerate(counts)
    ]  # fmt: skip
