"""Destinies in hand and pile: always secret, and asked about alike whatever one holds (FL-11)."""

from __future__ import annotations

from functools import cache, cached_property

from tablee.games.fog_of_love.rules.effects import Effects
from tablee.games.fog_of_love.state import Task
from tablee.kernel import Card, Seat, Step, window

FEWEST = 2
"""FL-11.2: never fewer in hand after a discard."""
NOTHING = "nothing"


class Order:
    """An effect on destinies in its words: "may swap-in exit|self", "drop any but team".

    The same words are the same order: read it by `order_of`."""

    def __init__(self, phrase: str) -> None:
        self.may = phrase.startswith("may ")
        self.verb, _, rest = phrase.removeprefix("may ").partition(" ")
        rest, _, self.but = rest.partition(" but ")
        self.names = rest.split("|") if rest else ["any"]

    @cached_property
    def asks(self) -> bool:
        """Whether its owner has something to decide: known from the words alone."""
        if self.verb in ("drop", "retrieve"):
            return self.may or self.names == ["any"] or len(self.names) > 1
        return self.verb != "say" and self.names != ["random"]


@cache
def order_of(phrase: str) -> Order:
    return Order(phrase)


class Destinies(Effects):
    def do_destiny(self, task: Task) -> Step:
        """FL-11.3: what is called for is open, what comes of it is not (FL-14.3)."""
        self.todo.pop(0)
        orders = {seat: order_of(task.args[seat] or "") for seat in task.seats()}
        orders = {seat: order for seat, order in orders.items() if self.in_story(order)}
        for seat in orders:
            self.emit("destiny", "FL-11.3", seat=seat, effect=task.args[seat])
        options = {
            seat: self.destiny_options(seat, order) for seat, order in orders.items() if order.asks
        }
        picks = {}
        if options:
            args = {"effects": list(task.args)}
            picks = yield window(options, "destiny", "FL-11.3", args=args)
        for seat, order in orders.items():
            self.obey(seat, order, picks.get(seat, ""))

    def in_story(self, order: Order) -> bool:
        """FL-11.3: destinies not in this story are ignored."""
        known = (*self.story.destinies, "any", "random")
        return any(name in known for name in order.names)

    def destiny_options(self, seat: Seat, order: Order) -> tuple[str, ...]:
        """FL-11.3, FL-11.3b: every way to obey; "nothing" if there is none, or if one may."""
        hand, pile = self.destinies[seat], self.forgone[seat]
        if order.verb == "swap-in":
            found = [f"swap:{t}:{g}" for t in self._named(pile, order) for g in hand]
        elif order.verb == "swap-out":
            found = [f"swap:{t}:{g}" for t in pile for g in self._named(hand, order)]
        elif order.verb == "retrieve":
            found = [f"retrieve:{card}" for card in self._named(pile, order)]
        elif order.verb == "drop":
            spare = hand if len(hand) > FEWEST else []
            found = [f"drop:{card}" for card in self._named(spare, order)]
        else:
            found = [f"show:{card}" for card in hand]
        if order.may or not found:
            found.append(NOTHING)
        return tuple(found)

    def _named(self, cards: list[Card], order: Order) -> list[Card]:
        return [
            card
            for card in cards
            if (order.names == ["any"] or self.name(card) in order.names)
            and self.name(card) != order.but
        ]

    def obey(self, seat: Seat, order: Order, pick: str) -> None:
        """FL-11.3: move the card, if there is one."""
        hand, pile = self.destinies[seat], self.forgone[seat]
        if not order.asks:
            self._obey_at_once(seat, order)
            return
        verb, *cards = pick.split(":")
        chosen = [int(card) for card in cards]
        if verb == "swap":
            take, give = chosen
            pile.remove(take)
            hand.remove(give)
            hand.append(take)
            pile.append(give)
            self._moved(seat, take=self.name(take), give=self.name(give))
        elif verb == "retrieve":
            self._retrieve(seat, chosen[0])
        elif verb == "drop":
            self._drop(seat, chosen[0])
        elif verb == "show":
            self._show(seat, chosen[0])
            if order.verb == "show-and-drop":
                self._drop(seat, chosen[0])

    def _obey_at_once(self, seat: Seat, order: Order) -> None:
        """A named one, or chance: nothing to decide."""
        hand, pile = self.destinies[seat], self.forgone[seat]
        if order.names == ["random"]:
            self._show(seat, hand[self.roll(len(hand))])
        elif order.verb == "say":
            for card in self._named([*hand, *pile], order):
                self._say(seat, card)
        elif order.verb == "drop":
            for card in self._named(hand, order):
                self._drop(seat, card)
        elif order.verb == "retrieve":
            for card in self._named(pile, order):
                self._retrieve(seat, card)

    # -- atoms --------------------------------------------------------------------------------

    def _drop(self, seat: Seat, card: Card) -> None:
        """FL-11.2: ignored below the minimum."""
        if len(self.destinies[seat]) > FEWEST:
            self.destinies[seat].remove(card)
            self.forgone[seat].append(card)
            self._moved(seat, give=self.name(card))

    def _retrieve(self, seat: Seat, card: Card) -> None:
        self.forgone[seat].remove(card)
        self.destinies[seat].append(card)
        self._moved(seat, take=self.name(card))

    def _moved(self, seat: Seat, take: str = "", give: str = "") -> None:
        """FL-14.3: told to the owner alone."""
        self.emit("destiny-moved", "FL-11.3", to=(seat,), seat=seat, take=take, give=give)

    def _show(self, seat: Seat, card: Card) -> None:
        """FL-9.3: to the co-player, then hidden again."""
        self.reveal(card, to=(0, 1))
        secret = {"destiny": self.name(card)}
        self.emit("destiny-shown", "FL-9.3", to=(0, 1), secret=secret, seat=seat, destiny="some")

    def _say(self, seat: Seat, card: Card) -> None:
        """Whether a destiny is in hand: now all know where it is."""
        self.reveal(card)
        held = "yes" if card in self.destinies[seat] else "no"
        self.emit("destiny-said", "FL-9.6", seat=seat, destiny=self.name(card), held=held)
