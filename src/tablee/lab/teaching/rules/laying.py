"""The leader points at a treasure, and all lay a card: MG-2.1, MG-3."""

from __future__ import annotations

from tablee.kernel import Asking, Card, Step, sealed, turn
from tablee.lab.teaching.state import Meadow


def point(m: Meadow) -> Asking[Card]:
    """MG-2.1: a turn."""
    treasure: Card = yield turn(m.leader, tuple(m.open), "point", "MG-2.1")
    m.emit("point", "MG-2.1", player=m.leader + 1, treasure=m.treasure(treasure))
    return treasure


def bid(m: Meadow) -> Step:
    """MG-3: a sealed choice."""
    options = {seat: tuple(hand) for seat, hand in enumerate(m.hands)}
    bids = yield sealed(options, "bid", "MG-3")
    for seat, card in bids.items():
        m.lay(seat, card)
