"""Twins that depend on the order of a set."""

from __future__ import annotations

from tablee.lab.teaching.content.cards import TREASURES
from tests.kernel.twins.twin import Twin


class WalksThroughSet(Twin):
    """Openly: the source shows it."""

    def turn_up(self) -> None:
        for card in {self.hidden.pop() for _ in range(2 - len(self.open))}:
            self.reveal(card)
            self.open.append(card)
            self.emit("turned-up", "MG-2", treasure=self.treasure(card))


def wishes():
    return frozenset(TREASURES)


class WalksThroughHiddenSet(Twin):
    """Out of sight: only a run under another hash seed shows it."""

    def turn_up(self) -> None:
        super().turn_up()
        first = next(wish for wish in wishes())
        self.emit("turned-up", "MG-2", treasure=first)
