"""AN-6: the winner."""

from __future__ import annotations

from tablee.games.anomia.state import Anomia
from tablee.kernel import Result


def results(m: Anomia) -> list[Result]:
    """AN-6.2: most won cards; a tie is a shared victory."""
    counts = [len(cards) for cards in m.won]
    best = max(counts)
    shared = counts.count(best) > 1
    return [
        Result(
            seat, count == best,
            "lost" if count < best else "shared" if shared else "won-game",
            "AN-6.2", {"cards": count, "best": best}, float(count),
        )
        for seat, count in enumerate(counts)
    ]  # fmt: skip
