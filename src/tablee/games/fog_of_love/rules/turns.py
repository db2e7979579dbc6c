"""Chapters and turns (FL-6, FL-7)."""

from __future__ import annotations

from tablee.games.fog_of_love.rules.lessons import Lessons
from tablee.games.fog_of_love.screen.view import Entry
from tablee.games.fog_of_love.state import HAND, Task
from tablee.kernel import Card, Seat, Step, later


class Turns(Lessons):
    # -- chapters -----------------------------------------------------------------------------

    def open_chapter(self) -> Step:
        """FL-6.1, FL-6.3: the play area is cleared, the next chapter turned up and resolved."""
        self.chapter += 1
        chapter = self.story.chapters[self.chapter]
        self.pile += self.area
        self.area, self.played = [], 0
        self.scene, self.player = chapter.id, self.first
        self.choices, self.spared = ["", ""], 0
        self.no_also = self.skipped = False
        hearts = (self.hearts[0], self.hearts[1])
        self.past.append(Entry(chapter.id, -1, hearts=hearts, chapter=self.chapter))
        self.emit("chapter", "FL-6.3", chapter=chapter.id, number=self.chapter + 1)
        self.stage = "choose"
        self.explain_chapter()
        if chapter.kind == "finale":  # FL-6.7, FL-10.9
            self.carry, self.behalf = None, 0
            self.moment("finale")
            self.perform(self.of_player(self.story.before, self.first), "FL-13.2")
            self.stage = "choose_destiny"
        yield from ()

    # -- a turn -------------------------------------------------------------------------------

    def take_turn(self) -> Step:
        """FL-7.1, FL-7.2: exchange minor scenes, then play one. There is no pass (FL-7.7)."""
        self.explain_turn()
        if self.lessons:
            return
        seat = self.turn
        if not self.hands[seat]:  # FL-7.5: nothing was left to draw
            self.stage = "refill" if any(self.hands) else "open_chapter"
            return
        choice = yield later(seat, lambda: self.turn_options(seat), "play", "FL-7.2")
        verb, _, number = choice.partition(":")
        card = int(number)
        if verb in ("play", "hide"):
            self.lay(seat, card)
        elif verb == "exchange":
            self._exchange(seat, card)
        else:
            self.emit("stuck", "FL-7.6", seat=seat)
            self.discard(seat, card, "FL-7.6")
            self.stage = "refill"

    def turn_options(self, seat: Seat) -> tuple[str, ...]:
        """FL-7.6: a whole hand that can't be played or exchanged loses a card."""
        hand = self.hands[seat]
        plays = [f"{self._verb(card)}:{card}" for card in hand if self.playable(seat, card)]
        exchanges = [f"exchange:{card}" for card in hand if self._may_exchange(card)]
        return (*plays, *exchanges) or tuple(f"stuck:{card}" for card in hand)

    def _verb(self, card: Card) -> str:
        """A secret is laid hidden: that it is one, all can see; so the answer says it."""
        return "hide" if self.definition(card).kind == "secret" else "play"

    def playable(self, seat: Seat, card: Card) -> bool:
        """FL-10.5: a reaction is not for one's turn. FL-10.5b: nothing to reveal, no reveal."""
        scene = self.definition(card)
        if scene.kind == "reveal":
            whose = seat if self.behalf else 1 - seat
            return bool(self.secrets[whose])
        return scene.kind != "reaction"

    def _may_exchange(self, card: Card) -> bool:
        return self.definition(card).minor and self.faces[card] not in self.exchanged

    def _exchange(self, seat: Seat, card: Card) -> None:
        """FL-7.1: face up; a new one from a deck the chapter allows."""
        self.exchanged.append(self.faces[card])
        self.hands[seat].remove(card)
        self.pile.append(card)
        self.reveal(card)
        self.emit("exchange", "FL-7.1", seat=seat, scene=self.name(card))
        self.moment("minor")
        self.todo.append(Task("draw-one", ("", None) if seat == 0 else (None, ""), seat))

    def refill(self) -> Step:
        """FL-7.3: up to five; with five or more, none."""
        seat = self.turn
        if len(self.hands[seat]) < HAND:
            deck = yield from self.pick_deck(seat)
            if self.draw(seat, deck, "FL-7.3"):
                if len(self.hands[seat]) >= HAND:
                    self._turn_over()
                return
        self._turn_over()

    def _turn_over(self) -> None:
        """FL-6.3b, FL-7.4: checked once, at the end of the turn."""
        self.turn = 1 - self.turn
        self.exchanged = []
        self.behalf = max(0, self.behalf - 1)
        length = self.story.chapters[self.chapter].length
        self.stage = "open_chapter" if self.played >= length else "take_turn"
