"""What lies on the table in Magpies, and the atoms that change it.

An atom changes the state and tells it, together; nothing else does either.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import field

from tablee.kernel import Card, CardState, Seat
from tablee.lab.teaching.content.cards import (
    BACKS,
    HAND,
    HISS,
    OPEN,
    POINTS,
    TREASURES,
    card_name,
)


class Meadow(CardState):
    """Every zone is a list of cards, its top at the end."""

    hands: list[list[Card]] = field(default_factory=list)
    deck: list[Card] = field(default_factory=list)
    laid: list[Card] = field(default_factory=list)
    """This round's bids, in the order of the seats; then the hisses."""
    discards: list[Card] = field(default_factory=list)
    hidden: list[Card] = field(default_factory=list)
    open: list[Card] = field(default_factory=list)
    nests: list[list[Card]] = field(default_factory=list)
    gone: list[Card] = field(default_factory=list)
    pebbles: list[int] = field(default_factory=list)
    round: int = 0
    leader: Seat = 0

    backs: ClassVar[tuple[int, ...]] = BACKS

    # -- questions ----------------------------------------------------------------------------

    def name(self, card: Card) -> str:
        return card_name(self.faces[card])

    def treasure(self, card: Card) -> str:
        return TREASURES[self.faces[card]]

    def hisses(self, seat: Seat) -> list[Card]:
        return [card for card in self.hands[seat] if self.faces[card] == HISS]

    def points(self, seat: Seat) -> int:
        return self.pebbles[seat] + sum(POINTS[self.faces[card]] for card in self.nests[seat])

    # -- atoms --------------------------------------------------------------------------------

    def turn_up(self) -> None:
        """MG-2"""
        while len(self.open) < OPEN:
            card = self.hidden.pop()
            self.reveal(card)
            self.open.append(card)
            self.emit("turned-up", "MG-2", treasure=self.treasure(card))

    def lay(self, seat: Seat, card: Card) -> None:
        """MG-3, MG-4: out of the hand, for all to see."""
        self.hands[seat].remove(card)
        self.laid.append(card)
        self.reveal(card)
        self.emit("lay", "MG-3", player=seat + 1, card=self.name(card))

    def take(self, seat: Seat, treasure: Card) -> None:
        """MG-4.2"""
        self.open.remove(treasure)
        self.nests[seat].append(treasure)
        self.emit("take", "MG-4.2", player=seat + 1, treasure=self.treasure(treasure))

    def lose(self, treasure: Card, rule: str) -> None:
        """MG-4.1, MG-4.2"""
        self.open.remove(treasure)
        self.gone.append(treasure)
        self.emit("gone", rule, treasure=self.treasure(treasure))

    def reward(self, seat: Seat, number: int) -> None:
        """MG-5"""
        self.pebbles[seat] += 1
        self.emit("caw", "MG-5", player=seat + 1, number=number)

    def discard(self) -> None:
        """MG-6"""
        self.discards += self.laid
        self.laid = []

    def draw_up(self, seat: Seat) -> None:
        """MG-6. What was drawn, only the one who drew it is told."""
        while len(self.hands[seat]) < HAND and (self.deck or self.discards):
            if not self.deck:
                self.shuffle_discards()
            card = self.deck.pop()
            self.hands[seat].append(card)
            self.reveal(card, to=[seat])
            drawn = {"card": self.name(card)}  # the others are told of "unknown": a card
            self.emit("draw", "MG-6", to=(seat,), secret=drawn, player=seat + 1, card="unknown")

    def shuffle_discards(self) -> None:
        """MG-6.1"""
        self.deck, self.discards = self.discards, []
        self.shuffle(self.deck)
        self.emit("shuffle", "MG-6.1")

    def components(self) -> list[Card]:
        """MG-1: every card is somewhere, once."""
        zones = [*self.hands, *self.nests, self.deck, self.laid, self.discards]
        zones += [self.hidden, self.open, self.gone]
        return sorted(card for zone in zones for card in zone)
