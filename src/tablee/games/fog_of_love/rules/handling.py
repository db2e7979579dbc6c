"""Effects on scenes in hand, in the decks and in play (FL-9)."""

from __future__ import annotations

from tablee.games.fog_of_love.content.faces import BACKS
from tablee.games.fog_of_love.content.grammar import SCENE_DECKS
from tablee.games.fog_of_love.rules.changes import Changes
from tablee.games.fog_of_love.state import Task
from tablee.kernel import Card, Options, Seat, Step, Subset, sealed, turn

TWINS = 2
"""What giving scenes of the same deck is worth, where a card says so."""


class Handling(Changes):
    def do_draw(self, task: Task) -> Step:
        """FL-9.8: at once, whatever decks the chapter allows."""
        self.todo.pop(0)
        for seat in task.seats():
            self.draw(seat, SCENE_DECKS.index(task.args[seat] or ""), "FL-9.8")
        yield from ()

    def do_discard(self, task: Task) -> Step:
        """FL-9.4: face down. FL-9.9: as far as there are scenes."""
        self.todo.pop(0)
        seats = [seat for seat in task.seats() if self.hands[seat]]
        if "random" in task.args:
            for seat in seats:
                hand = self.hands[seat]
                self.discard(seat, hand[self.roll(len(hand))], "FL-9.4")
            return
        if not seats:
            return
        options = {seat: self._discards(seat, task.args[seat] or "") for seat in seats}
        picks = yield sealed(options, "discard", "FL-9.4")
        for seat in seats:
            chosen = picks[seat]
            for card in chosen if isinstance(chosen, tuple) else (chosen,):
                self.discard(seat, card, "FL-9.4")

    def _discards(self, seat: Seat, arg: str) -> Options:
        hand = tuple(self.hands[seat])
        number = arg.removeprefix("may ")
        most = len(hand) if number == "any" else min(int(number), len(hand))
        if arg == "1":
            return hand
        return Subset(hand, 0 if arg.startswith("may ") else most, most)

    def do_trade(self, task: Task) -> Step:
        """FL-9.5: both secretly pick a scene and swap at the same moment."""
        self.todo.pop(0)
        if not all(self.hands):
            return
        options = {seat: tuple(self.hands[seat]) for seat in (0, 1)}
        picks = yield sealed(options, "trade", "FL-9.5")
        for seat in (0, 1):
            self._hand_over(seat, picks[seat])
        if "twins" in task.args and BACKS[picks[0]] == BACKS[picks[1]]:
            for seat in (0, 1):
                self.please(seat, TWINS, "FL-9.6")

    def _hand_over(self, seat: Seat, card: Card) -> None:
        self.hands[seat].remove(card)
        self.hands[1 - seat].append(card)
        self.reveal(card, to=(0, 1))
        secret = {"scene": self.name(card)}
        self.emit("trade", "FL-9.5", to=(0, 1), secret=secret, seat=seat, scene="some")

    def do_add(self, task: Task) -> Step:
        """FL-10.7: a special event is shuffled into its deck, once; FL-4.8: if it is in."""
        self.todo.pop(0)
        name = task.args[task.seats()[0]]
        for card in list(self.synopsis):
            if self.name(card) == name:
                self.synopsis.remove(card)
                deck = self.decks[BACKS[card]]
                deck.append(card)
                self.emit("event-in", "FL-10.7", scene=name, deck=SCENE_DECKS[BACKS[card]])
                self.shuffle(deck)
        yield from ()

    def do_search(self, task: Task) -> Step:
        """FL-9.7: the table looks; only the scene found is shown; the deck is shuffled."""
        self.todo.pop(0)
        (seat,) = task.seats()
        deck = SCENE_DECKS.index((task.args[seat] or "").split()[0])
        found = [card for card in self.decks[deck] if self.definition(card).lasting]
        self.inquiries += 1
        self.barrier()
        if found:
            card = found[self.roll(len(found))]
            self.decks[deck].remove(card)
            self.hands[seat].append(card)
            self.reveal(card)
            self.emit("found", "FL-9.7", seat=seat, scene=self.name(card), deck=SCENE_DECKS[deck])
        else:
            self.emit("not-found", "FL-9.7", seat=seat, deck=SCENE_DECKS[deck])
        self.shuffle(self.decks[deck])
        yield from ()

    def do_mark(self, task: Task) -> Step:
        """What the couple has become."""
        self.todo.pop(0)
        what = task.args[task.seats()[0]]
        if what == "married":
            self.married = True
        else:
            self.child = True
        self.emit("mark", "FL-9.6", what=what)
        yield from ()

    # -- secrets ------------------------------------------------------------------------------

    def do_hint(self, task: Task) -> Step:
        """FL-9.2: tell something about a secret of your own, at random."""
        self.todo.pop(0)
        for seat in task.seats():
            mine = self.secrets[seat]
            if mine:
                secret = {"scene": self._peek(seat, mine[self.roll(len(mine))])}
                self.emit("hint", "FL-9.2", to=(seat,), secret=secret, seat=seat, scene="some")
        yield from ()

    def _peek(self, seat: Seat, card: Card) -> str:
        """FL-10.2b: an owner may look at a secret; one that the other laid for them stays dark."""
        return self.name(card) if self.knows(seat) >> card & 1 else "some"

    def do_bury(self, task: Task) -> Step:
        """FL-9.6: a random secret in play is discarded, face down."""
        self.todo.pop(0)
        out = [(seat, card) for seat in (0, 1) for card in self.secrets[seat]]
        if out:
            seat, card = out[self.roll(len(out))]
            self.secrets[seat].remove(card)
            self.hidden_pile.append(card)
            secret = {"scene": self._peek(seat, card)}
            self.emit("bury", "FL-9.6", to=(seat,), secret=secret, seat=seat, scene="some")
        yield from ()

    def do_reveal(self, task: Task) -> Step:
        """FL-9.3, FL-10.4: of several, the other points at one without seeing the faces."""
        self.todo.pop(0)
        for seat in task.seats():
            arg = task.args[seat] or ""
            if arg == "affairs":
                self._open_affairs(seat)
                continue
            for _ in range(min(int(arg), len(self.secrets[seat]))):
                place = 0
                if len(self.secrets[seat]) > 1:
                    places = tuple(range(len(self.secrets[seat])))
                    args = {"seat": seat}
                    place = yield turn(1 - seat, places, "point", "FL-10.4", args)
                self.open_secret(seat, self.secrets[seat][place])

    def _open_affairs(self, seat: Seat) -> None:
        self.inquiries += 1
        self.barrier()
        for card in list(self.secrets[seat]):
            if self.definition(card).affair:
                self.open_secret(seat, card)

    def open_secret(self, seat: Seat, card: Card) -> None:
        """FL-10.2: it is read, and resolved when the scene that revealed it is done."""
        self.secrets[seat].remove(card)
        self.opened.append((seat, card))
        self.reveal(card)
        self.emit("reveal-secret", "FL-10.2", seat=seat, scene=self.name(card))
