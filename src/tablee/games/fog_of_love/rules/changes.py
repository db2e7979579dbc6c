"""Changing traits, features and occupations (FL-9.1), and what touches tokens and goals."""

from __future__ import annotations

from tablee.games.fog_of_love.content.faces import FEATURES, OCCUPATIONS, TRAITS
from tablee.games.fog_of_love.content.grammar import ASPECT_IDS
from tablee.games.fog_of_love.rules.destinies import Destinies
from tablee.games.fog_of_love.state import Task
from tablee.kernel import Card, Seat, Step, sealed, turn

DECK_OF = {"trait": TRAITS, "feature": FEATURES, "occupation": OCCUPATIONS}
OFFERED = 3


class Changes(Destinies):
    def owned(self, seat: Seat, kind: str) -> list[Card]:
        zones = {"trait": self.traits, "feature": self.features, "occupation": self.occupations}
        return zones[kind][seat]

    def do_change(self, task: Task) -> Step:
        """FL-9.1: which one goes, by choice or at random; then a new one of three."""
        self.moment("change")
        if self.lessons:
            return
        self.todo.pop(0)
        kinds = {seat: (task.args[seat] or "").split() for seat in task.seats()}
        asked = {
            seat: tuple(self.owned(seat, kind))
            for seat, (kind, *how) in kinds.items()
            if not how and kind != "occupation"
        }
        picks = {}
        if asked:
            args = {"kind": next(iter(kinds.values()))[0]}
            picks = yield sealed(asked, "change", "FL-9.1", args=args)
        for seat, (kind, *_) in kinds.items():
            cards = self.owned(seat, kind)
            gone = picks[seat] if seat in picks else cards[self.roll(len(cards))]
            self.give_up(seat, gone, kind)
        self._offer_new({seat: kind for seat, (kind, *_) in kinds.items()})

    def give_up(self, seat: Seat, card: Card, kind: str) -> None:
        """FL-9.1: face down under its deck; the old token is removed."""
        self.owned(seat, kind).remove(card)
        self.decks[DECK_OF[kind]].insert(0, card)
        if kind == "trait":
            secret = {"trait": self.name(card)}
            self.emit("trait-gone", "FL-9.1", to=(seat,), secret=secret, seat=seat, trait="some")
        else:
            if kind == "feature":
                self.emit("feature-gone", "FL-9.1", seat=seat, feature=self.name(card))
            else:
                self.emit("occupation-gone", "FL-9.1", seat=seat, occupation=self.name(card))
            self.take_back(seat, self.thing(card).aspect, 1, "FL-9.1")

    def _offer_new(self, kinds: dict[Seat, str]) -> None:
        """FL-9.1: its owner draws three. FL-8.8: the card's player first."""
        for seat, kind in kinds.items():
            deck = self.decks[DECK_OF[kind]]
            self.dealt[seat] = [deck.pop() for _ in range(min(OFFERED, len(deck)))]
            self.reveal(*self.dealt[seat], to=(seat,))
        self.todo.insert(0, Task("keep", (kinds.get(0), kinds.get(1)), next(iter(kinds))))

    def do_keep(self, task: Task) -> Step:
        """FL-9.1: keeps one; the others go under the deck."""
        self.todo.pop(0)
        kinds = {seat: task.args[seat] or "" for seat in task.seats()}
        options = {seat: tuple(self.dealt[seat]) for seat in kinds}
        args = {"kind": next(iter(kinds.values()))}
        picks = yield sealed(options, "keep", "FL-9.1", args=args)
        for seat, kind in kinds.items():
            card = picks[seat]
            self.dealt[seat].remove(card)
            self.under_deck(seat, DECK_OF[kind])
            if kind == "occupation":
                self.take_up(seat, card, "FL-9.1")
            elif kind == "feature":
                self.get_feature(seat, card, "FL-9.1")
            else:
                self.traits[seat].append(card)
                secret = {"trait": self.name(card)}
                self.emit("trait-new", "FL-9.1", to=(seat,), secret=secret, seat=seat, trait="some")

    def do_swap_occupations(self, task: Task) -> Step:
        """FL-9.1: each takes up the other's; the tokens move along."""
        self.todo.pop(0)
        cards = [self.occupations[seat][0] for seat in (0, 1)]
        for seat in (0, 1):
            self.take_back(seat, self.thing(cards[seat]).aspect, 1, "FL-9.1")
        for seat in (0, 1):
            self.take_up(seat, cards[1 - seat], "FL-9.1")
        yield from ()

    # -- tokens and goals ---------------------------------------------------------------------

    def do_wipe(self, task: Task) -> Step:
        """FL-2.2: all tokens of one player leave one aspect."""
        self.todo.pop(0)
        for seat in task.seats():
            whose = seat if task.args[seat] == "self" else 1 - seat
            marked = [a for n, a in enumerate(ASPECT_IDS) if self.tokens[whose * 12 + n]]
            if marked:
                args = {"seat": whose}
                aspect = yield turn(seat, tuple(marked), "wipe", "FL-2.2", args)
                place = ASPECT_IDS.index(aspect)
                self.take_back(whose, place, self.tokens[whose * 12 + place], "FL-2.2")

    def do_guess(self, task: Task) -> Step:
        """FL-9.6: an aspect of one of the partner's goals; if right, that trait is changed."""
        self.todo.pop(0)
        (seat,) = task.seats()
        aspect = yield turn(seat, ASPECT_IDS, "guess", "FL-9.6")
        place, whose = ASPECT_IDS.index(aspect), 1 - seat
        hit = [card for card in self.traits[whose] if self.goal(card).aspect == place]
        self.inquiries += 1
        self.barrier()
        right = "yes" if hit else "no"
        self.emit("guess", "FL-9.6", seat=seat, aspect=aspect, right=right)
        if hit:
            self.give_up(whose, hit[self.roll(len(hit))], "trait")
            self._offer_new({whose: "trait"})
