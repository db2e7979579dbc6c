"""The rules of Magpies as steps, top to bottom as they are played.

point     the leader points at a treasure: a turn          MG-2.1
bid       all lay a card: a sealed choice                  MG-3
listen    all may hiss: a reaction window                  MG-4
award     who takes the treasure                           MG-4.1, MG-4.2
caw       who counts the feathers first: a race            MG-5
tidy_up   discards, new cards, the next leader             MG-6
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.kernel import (
    CLOCK,
    Amount,
    Ask,
    Asking,
    Card,
    Catalogue,
    Choice,
    Options,
    Result,
    Seat,
    Step,
    race,
    sealed,
    turn,
    window,
)
from tablee.lab.teaching.content.cards import HISS, STRENGTHS
from tablee.lab.teaching.screen.view import MagpiesView, show, tell
from tablee.lab.teaching.state import Meadow

PATIENCE = 20_000
"""MG-5.2: milliseconds to caw."""


class Magpies(Meadow):
    def next_step(self) -> Step | None:
        """MG-7: so many rounds, then it is over."""
        return self.play_round() if self.round < self.options["rounds"] else None

    def play_round(self) -> Step:
        """MG-2 to MG-6"""
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
        self.emit("point", "MG-2.1", player=self.leader + 1, treasure=self.treasure(treasure))
        return treasure

    def bid(self) -> Step:
        """MG-3"""
        options = {seat: tuple(hand) for seat, hand in enumerate(self.hands)}
        bids = yield sealed(options, "bid", "MG-3")
        for seat, card in bids.items():
            self.lay(seat, card)

    def listen(self) -> Asking[bool]:
        """MG-4: all are asked, whoever holds what; else the question itself would tell.

        For the same reason one chooses *which* hiss: if the rules took the first one of the
        hand, all would know what the cards before it are not.
        """
        options = {seat: ("silent", *self.hisses(seat)) for seat in range(self.seats)}
        answers = yield window(options, "listen", "MG-4")
        hisses = {seat: card for seat, card in answers.items() if card != "silent"}
        for seat, card in hisses.items():
            self.lay(seat, card)
        return bool(hisses)

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

        def over(caws: Mapping[Seat, Choice]) -> bool:
            return CLOCK in caws or number in caws.values() or len(caws) == self.seats

        options: dict[Seat, Options] = {CLOCK: ("time",)}
        for seat in range(self.seats):
            options[seat] = Amount(0, max(STRENGTHS) * self.seats)
        caws = yield race(options, "caw", "MG-5", until=over, after=PATIENCE)
        first = [seat for seat, caw in caws.items() if caw == number]
        if first:
            self.reward(first[0], number)
        else:
            self.emit("no-caw", "MG-5.2", number=number)

    def tidy_up(self) -> None:
        """MG-6; and the lead goes on (MG-2.1)."""
        self.discard()
        for place in range(self.seats):
            self.draw_up((self.leader + place) % self.seats)
        self.leader = (self.leader + 1) % self.seats
        self.round += 1

    def results(self) -> list[Result]:
        """MG-7"""
        points = [self.points(seat) for seat in range(self.seats)]
        best = max(points)
        win = "result-win" if points.count(best) == 1 else "result-share"
        return [
            Result(
                seat,
                won=mine == best,
                key=win if mine == best else "result-lose",
                rule="MG-7",
                args={"player": seat + 1, "points": mine},
                score=mine,
            )
            for seat, mine in enumerate(points)
        ]

    # -- showing ------------------------------------------------------------------------------

    def view(self, seat: Seat | None) -> MagpiesView:
        return show(self, seat)

    def text(self, seat: Seat | None, say: Catalogue, lang: str) -> str:
        return tell(self.view(seat), say, lang)

    def label(self, ask: Ask, choice: Any) -> tuple[str, dict[str, Any]]:
        if ask.why == "point":
            return "opt-treasure", {"treasure": self.treasure(choice)}
        if isinstance(choice, int):
            return "opt-card", {"card": self.name(choice)}
        return f"opt-{choice}", {}
