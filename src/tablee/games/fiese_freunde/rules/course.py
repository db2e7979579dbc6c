"""The course of a life: slices, turns, passing, the end (FF-6 to FF-9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablee.games.fiese_freunde.content.pack import BOX, HOME, LIFE_A, LIFE_B, CardDef
from tablee.games.fiese_freunde.rules.goals import Goals
from tablee.games.fiese_freunde.screen.show import show
from tablee.games.fiese_freunde.screen.words import label, name_persons, tell
from tablee.kernel import Ask, Card, Catalogue, Seat, Step, later, sealed, turn


class Fiese(Goals):
    """FF-7, FF-8: a step is one action of one player."""

    def next_step(self) -> Step | None:
        if self.winner >= 0 or self.aimless:
            return None
        if not self.sexes:
            return self.before_life()
        if len(self.passed) == self.seats or not self.slice:
            return self.new_slice()
        if self.lot is not None:
            return self.bidding(*self.lot)
        if self.event is not None:
            return self.stage_of_event(*self.event)
        return self.action(self.player)

    def stage_of_event(self, card: Card, seat: Seat) -> Step:
        """FF-10.4: naming, calling, deciding; then it happens."""
        stages = {
            "naming": self.naming,
            "calling": self.calling,
            "deciding": self.deciding,
            "happening": self.happening,
        }
        return stages[self.stage](seat, self.definition(card))

    def before_life(self) -> Step:
        """FF-6.1: each chooses a sex. FF-6.4, FF-12: the goals."""
        sexes = yield sealed(dict.fromkeys(range(self.seats), ("w", "m")), "sex", "FF-6.1")
        self.choose_sexes(sexes)
        if self.options["goals"] == "dealt":
            self.deal_goals()
        elif self.seats <= 3:
            yield from self.choose_goals()
        else:
            yield from self.draft_goals()

    # -- slices -------------------------------------------------------------------------------

    def new_slice(self) -> Step:
        """FF-7.1, FF-8.1, FF-9.5: what is left is discarded, a new offer lies open."""
        self._clear_offer()
        if self.passed:
            self.first = self.passed[0]  # FF-8.2
        self.passed, self.player = [], self.first
        self.slice += 1
        n = str(self.seats)
        if self.slice == 1:
            self._draw(HOME, BOX.offer_home[n] * self.seats)
            self.box += self.piles[HOME]
            self.piles[HOME] = []
        elif not (self._draw(LIFE_A, BOX.offer_life[n]) and self._draw(LIFE_B, BOX.offer_life[n])):
            self.aimless = True
            self.emit("aimless", "FF-9.8")
            return
        cards = [self.name(card) for card in self.offer]
        rule = "FF-7.1" if self.slice == 1 else "FF-8.1"
        self.emit("slice", rule, slice=self.slice, cards=cards, first=self.first)
        yield from ()

    def _clear_offer(self) -> None:
        for card in self.offer:
            deck = self.backs[card]
            (self.box if deck == HOME else self.discards[deck]).append(card)
        self.offer = []

    def _draw(self, deck: int, count: int) -> bool:
        """FF-9.8: a deck that cannot fill its part is filled up with what was never lived."""
        pile = self.piles[deck]
        if len(pile) < count:
            fresh = self.discards[deck]
            self.discards[deck] = []
            self.shuffle(fresh)
            pile = self.piles[deck] = fresh + pile
        drawn = [pile.pop() for _ in range(min(count, len(pile)))]
        self.offer += drawn
        self.reveal(*drawn)
        return len(drawn) == count

    # -- a turn -------------------------------------------------------------------------------

    def action(self, seat: Seat) -> Step:
        """FF-7.2, FF-8.3: a card, a goal, an exchange, or pass."""
        rule = "FF-7.2" if self.slice == 1 else "FF-8.3"
        choice = yield later(seat, lambda: self.turn_choices(seat), "turn", rule, default="pass")
        verb, _, name = choice.partition(":")
        if verb == "pass":
            yield from self.pass_slice(seat)
            self._next_player()
        elif verb == "exchange":
            yield from self.exchange(seat)
            self._next_player()
        elif verb == "goal":
            self.realise(seat, self._find([*self.goals[seat], *self.supers[-1:]], name))
        elif verb == "take":
            self.live(seat, self._find(self.offer, name))
        else:
            self.put_up(seat, self._find(self.offer, name))

    def happening(self, seat: Seat, card: CardDef) -> Step:
        """The consequences; then life goes on. FF-9.2: who chose a card that another has won has
        another turn."""
        yield from self.consequences(seat, card)
        if card.is_goal:
            self.goal_reached(seat, card)
        if seat == self.player:
            self._next_player()

    def turn_choices(self, seat: Seat) -> tuple[str, ...]:
        verb = "take" if self.slice == 1 else "auction"
        cards = [c for c in self.offer if self.can_live(seat, self.definition(c))]
        found = [f"{verb}:{self.name(card)}" for card in cards]
        found += [f"goal:{self.name(card)}" for card in self.realisable(seat)]
        if self.slice > 1 and self.can_exchange(seat):
            found.append("exchange")
        return (*found, "pass")

    def _find(self, cards: list[Card], name: str) -> Card:
        return next(card for card in cards if self.name(card) == name)

    def _next_player(self) -> None:
        """Clockwise, whoever has not passed."""
        for n in range(1, self.seats + 1):
            seat = (self.player + n) % self.seats
            if seat not in self.passed:
                self.player = seat
                return

    # -- passing ------------------------------------------------------------------------------

    def pass_slice(self, seat: Seat) -> Step:
        """FF-7.3, FF-9.3: out for this slice, with time by the order of passing."""
        due = BOX.pass_time[str(self.seats)][len(self.passed)]
        self.passed.append(seat)
        self.emit("pass", "FF-7.3", seat=seat)
        paid = min(due, self.bank)
        if paid:
            self.receive(seat, paid, "FF-7.3")
        missing = due - paid
        while missing and any(self.time[s] for s in range(self.seats) if s != seat):
            options = ("enough", *self._thefts(seat, missing))
            answer = yield turn(seat, options, "steal", "FF-9.3", {"missing": missing}, "enough")
            if answer == "enough":
                break
            _, victim, time = answer.split(":")
            self.steal(seat, int(victim), int(time))
            missing -= int(time)

    def _thefts(self, seat: Seat, missing: int) -> list[str]:
        return [
            f"steal:{rival}:{time}"
            for rival in range(self.seats)
            if rival != seat
            for time in range(1, min(missing, self.time[rival]) + 1)
        ]

    # -- looking ------------------------------------------------------------------------------

    def view(self, seat: Seat | None) -> Any:
        return show(self, seat)

    def text(self, seat: Seat | None, say: Catalogue, lang: str) -> str:
        return tell(show(self, seat), say, lang)

    def voice(self, args: Mapping[str, Any], say: Catalogue, lang: str) -> Mapping[str, Any]:
        return name_persons(args, self.names, say, lang)

    def label(self, ask: Ask, choice: Any) -> tuple[str, dict[str, Any]]:
        return label(ask, choice)
