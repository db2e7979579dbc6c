"""Magpies: the state and the rules, top to bottom as they are played. The clauses are in
`__init__.py`."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import field

from tablee.kernel import CLOCK, Amount, Ask, Asking, Card, CardState, Catalogue
from tablee.kernel import Result, Seat, Step, sealed, turn, window  # fmt: skip
from tablee.lab.teaching.cards import (
    BACKS,
    FACES,
    FEATHER,
    HAND,
    HISS,
    OPEN,
    POINTS,
    STRENGTHS,
    TREASURES,
    card_name,
)
from tablee.lab.teaching.view import MagpiesView, show, tell

PATIENCE = 20_000
"""MG-5.2: milliseconds to caw."""


class Magpies(CardState):
    # -- the state ----------------------------------------------------------------------------

    hands: list[list[Card]] = field(default_factory=list)
    deck: list[Card] = field(default_factory=list)
    laid: list[Card] = field(default_factory=list)
    discards: list[Card] = field(default_factory=list)
    hidden: list[Card] = field(default_factory=list)
    open: list[Card] = field(default_factory=list)
    nests: list[list[Card]] = field(default_factory=list)
    gone: list[Card] = field(default_factory=list)
    pebbles: list[int] = field(default_factory=list)
    round: int = 0
    leader: Seat = 0

    backs: ClassVar[tuple[int, ...]] = BACKS

    def setup(self) -> None:
        """MG-1.1"""
        self.deal_faces(FACES)
        self.deck = [card for card, back in enumerate(BACKS) if back == FEATHER]
        self.hidden = [card for card, back in enumerate(BACKS) if back != FEATHER]
        self.shuffle(self.deck)
        self.shuffle(self.hidden)
        self.hands = [[] for _ in range(self.seats)]
        self.nests = [[] for _ in range(self.seats)]
        self.pebbles = [0] * self.seats
        for seat in range(self.seats):
            self.draw_up(seat)

    # -- the rules ----------------------------------------------------------------------------

    def next_step(self) -> Step | None:
        """MG-7: so many rounds, then it is over."""
        return self.play_round() if self.round < self.options["rounds"] else None

    def play_round(self) -> Step:
        """MG-2 to MG-6."""
        self.turn_up()
        treasure = yield from self.point()
        yield from self.bid()
        hissed = yield from self.listen()
        self.award(treasure, hissed)
        yield from self.caw()
        self.tidy_up()

    def point(self) -> Asking[Card]:
        """MG-2.1"""
        treasure: Card = yield turn(self.leader, tuple(self.open), "point", "MG-2.1")
        self.emit("points", "MG-2.1", player=self.leader + 1, treasure=self.treasure(treasure))
        return treasure

    def bid(self) -> Step:
        """MG-3"""
        options = {seat: tuple(hand) for seat, hand in enumerate(self.hands)}
        bids = yield sealed(options, "bid", "MG-3")
        for seat, card in bids.items():
            self.lay(seat, card)

    def listen(self) -> Asking[bool]:
        """MG-4: all are asked, whoever holds what; else the question would tell."""
        options = {seat: ("silent", *self.hisses(seat)) for seat in range(self.seats)}
        answers = yield window(options, "listen", "MG-4")
        hissers = [seat for seat, answer in answers.items() if answer == "hiss"]
        for seat in hissers:
            self.hiss(seat)
        return bool(hissers)

    def award(self, treasure: Card, hissed: bool) -> None:
        """MG-4.1, MG-4.2"""
        strengths = [self.faces[card] for card in self.laid[: self.seats]]
        alone = [s for s in strengths if s != HISS and strengths.count(s) == 1]
        if hissed or not alone:
            self.lose(treasure, "MG-4.1" if hissed else "MG-4.2")
        else:
            self.take(strengths.index(max(alone)), treasure)

    def caw(self) -> Step:
        """MG-5: closed by the first right number, by the clock, or when all were wrong."""
        number = sum(self.faces[card] for card in self.laid)
        most = max(STRENGTHS) * self.seats
        options = {seat: Amount(0, most) for seat in range(self.seats)}

        def closed(caws: Any) -> bool:
            return CLOCK in caws or number in caws.values() or len(caws) == self.seats

        ask = Ask({**options, CLOCK: ("time",)}, "caw", "MG-5", closed, after=PATIENCE)
        caws = yield ask
        first = next((seat for seat, caw in caws.items() if caw == number), None)
        self.hear(first, number)

    def tidy_up(self) -> None:
        """MG-6; and the lead goes on (MG-2.1)."""
        self.discards += self.laid
        self.laid = []
        for turn_ in range(self.seats):
            self.draw_up((self.leader + turn_) % self.seats)
        self.leader = (self.leader + 1) % self.seats
        self.round += 1

    def results(self) -> list[Result]:
        """MG-7"""
        points = [self.points(seat) for seat in range(self.seats)]
        winners = [seat for seat in range(self.seats) if points[seat] == max(points)]
        key = {True: "result-win" if len(winners) == 1 else "result-share", False: "result-lose"}
        return [
            Result(s, s in winners, key[s in winners], "MG-7", {"player": s + 1, "points": p}, p)
            for s, p in enumerate(points)
        ]

    # -- atoms: a change and its event, together ----------------------------------------------

    def turn_up(self) -> None:
        """MG-2"""
        while len(self.open) < OPEN:
            card = self.hidden.pop()
            self.reveal(card)
            self.open.append(card)
            self.emit("turned-up", "MG-2", treasure=self.treasure(card))

    def lay(self, seat: Seat, card: Card) -> None:
        self.hands[seat].remove(card)
        self.laid.append(card)
        self.reveal(card)
        self.emit("bid", "MG-3", player=seat + 1, card=card_name(self.faces[card]))

    def hiss(self, seat: Seat) -> None:
        card = next(card for card in self.hands[seat] if self.faces[card] == HISS)
        self.hands[seat].remove(card)
        self.laid.append(card)
        self.reveal(card)
        self.emit("hiss", "MG-4.1", player=seat + 1)

    def take(self, seat: Seat, treasure: Card) -> None:
        self.open.remove(treasure)
        self.nests[seat].append(treasure)
        self.emit("take", "MG-4.2", player=seat + 1, treasure=self.treasure(treasure))

    def lose(self, treasure: Card, rule: str) -> None:
        self.open.remove(treasure)
        self.gone.append(treasure)
        self.emit("gone", rule, treasure=self.treasure(treasure))

    def hear(self, first: Seat | None, number: int) -> None:
        if first is None:
            self.emit("no-caw", "MG-5.2", number=number)
        else:
            self.pebbles[first] += 1
            self.emit("caw", "MG-5", player=first + 1, number=number)

    def draw_up(self, seat: Seat) -> None:
        """MG-6. What was drawn, only the one who drew is told."""
        while len(self.hands[seat]) < HAND and (self.deck or self.discards):
            if not self.deck:
                self.shuffle_discards()
            card = self.deck.pop()
            self.hands[seat].append(card)
            self.reveal(card, to=[seat])
            drawn = {"card": card_name(self.faces[card])}
            self.emit("draw", "MG-6", to=(seat,), secret=drawn, player=seat + 1)

    def shuffle_discards(self) -> None:
        """MG-6.1"""
        self.deck, self.discards = self.discards, []
        self.shuffle(self.deck)
        self.emit("shuffle", "MG-6.1")

    # -- reading ------------------------------------------------------------------------------

    def hisses(self, seat: Seat) -> tuple[str, ...]:
        return ("hiss",) if any(self.faces[c] == HISS for c in self.hands[seat]) else ()

    def treasure(self, card: Card) -> str:
        return TREASURES[self.faces[card]]

    def points(self, seat: Seat) -> int:
        return self.pebbles[seat] + sum(POINTS[self.faces[card]] for card in self.nests[seat])

    def view(self, seat: Seat | None) -> MagpiesView:
        return show(self, seat)

    def text(self, seat: Seat | None, say: Catalogue, lang: str) -> str:
        return tell(self.view(seat), say, lang)

    def label(self, ask: Ask, choice: Any) -> tuple[str, dict[str, Any]]:
        if ask.why == "point":
            return "opt-treasure", {"treasure": self.treasure(choice)}
        if ask.why == "bid":
            return "opt-card", {"card": card_name(self.faces[choice])}
        return f"opt-{choice}", {}

    def components(self) -> list[Card]:
        """MG-1: every card is somewhere, once."""
        zones = [*self.hands, *self.nests, self.deck, self.laid, self.discards]
        return sorted(card for zone in [*zones, self.hidden, self.open, self.gone] for card in zone)
