"""A twin that draws its luck from `random`."""

from __future__ import annotations

import random

from tests.kernel.twins.twin import Twin


class DrawsFromRandom(Twin):
    """The first magpie finds pebbles, and nobody writes down how many."""

    def turn_up(self) -> None:
        super().turn_up()
        self.pebbles[0] = random.randrange(1_000_000)
