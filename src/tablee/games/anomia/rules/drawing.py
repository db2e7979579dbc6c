"""AN-2.1: a card is turned over."""

from __future__ import annotations

from tablee.games.anomia.rules.hearing import Hearing
from tablee.games.anomia.state import SIDES
from tablee.kernel import Step, Timed

SLOW = 6_000
"""AN-2.1: who takes longer has a card drawn for them."""


class Drawing(Hearing):
    def draw(self) -> Step:
        """AN-2.1: the top card of a pile, shown to everyone at the same instant."""
        drawer = self.owner(self.turn)
        sides = tuple(side for side, pile in zip(SIDES, self.piles, strict=True) if pile)
        heard = yield from self.hear({drawer: Timed(sides)}, "draw", "AN-2.1", after=SLOW)
        if heard is None or (heard.seat < 0 and self.now < SLOW):
            return
        side = self.higher() if heard.seat < 0 else SIDES.index(heard.what)
        card = self.piles[side].pop()
        self.new_heat()
        self.reveal(card)
        self.cascade, self.drew = 0, self.turn
        if self.is_duel(card):
            self.lay_duel(card, drawer, side)
        else:
            self.lay(card, drawer, side)
        self.look_round()
