"""A card is auctioned: FF-9.1, FF-9.2; with secret maxima as a comfort."""

from __future__ import annotations

from tablee.games.fiese_freunde.rules.living import Living
from tablee.kernel import Card, Choice, Rand, Seat, State, Step, turn

DROP = "drop"


class Auction(Living):
    def put_up(self, seat: Seat, card: Card) -> None:
        """FF-9.1: a card is chosen. Who meets its conditions and has not passed may bid."""
        definition = self.definition(card)
        others = [(seat + n) % self.seats for n in range(1, self.seats)]
        rivals = [s for s in others if s not in self.passed and self.can_live(s, definition)]
        self.bidders, self.lot = [seat, *rivals], (card, seat, 0)
        self.opened, self.last_bidder = False, seat
        self.emit("auction", "FF-9.1", seat=seat, card=definition.id)

    def bidding(self, card: Card, leader: Seat, price: int) -> Step:
        """FF-9.1: open with 0 or more; clockwise, each bids more or drops out, until one leads."""
        if not self.opened:
            choices, args = bids(0, self.time[leader]), {"card": self.name(card)}
            opening = yield turn(leader, choices, "open", "FF-9.1", args)
            self.opened = True
            self._bid(leader, opening, 0)
        elif len(self.bidders) > 1:
            yield from self._next_bid(leader, price)
        if len(self.bidders) == 1:
            self._sell()

    def _next_bid(self, leader: Seat, price: int) -> Step:
        """The next to the left: who can't pay more is out, a secret maximum bids by itself."""
        rivals = (s for s in self.bidders if s != leader)
        bidder = min(rivals, key=lambda s: (s - self.last_bidder - 1) % self.seats)
        if self.time[bidder] <= price:
            self._drop(bidder)
        elif self.maxima[bidder] > price:
            self._raise(bidder, price + 1)
        else:
            self.maxima[bidder] = -1
            choices = (DROP, *bids(price + 1, self.time[bidder]))
            answer = yield turn(bidder, choices, "bid", "FF-9.1", {"price": price}, DROP)
            if answer == DROP:
                self._drop(bidder)
            else:
                self._bid(bidder, answer, price + 1)
        self.last_bidder = bidder

    def _sell(self) -> None:
        """FF-9.2: the winner pays the bank and lives the card."""
        assert self.lot is not None
        card, winner, price = self.lot
        self.lot, self.bidders, self.maxima = None, [], [-1] * self.seats
        self.emit("sold", "FF-9.2", seat=winner, card=self.name(card), time=price)
        self.pay(winner, price, "FF-9.2")
        self.live(winner, card)

    def _bid(self, seat: Seat, answer: Choice, least: int) -> None:
        """bid:3 bids three; max:5 bids the least that leads, and goes on bidding up to five."""
        kind, _, amount = str(answer).partition(":")
        if kind == "max":
            self.maxima[seat] = int(amount)
            self._raise(seat, least)
        else:
            self.maxima[seat] = -1
            self._raise(seat, int(amount))

    def _raise(self, seat: Seat, price: int) -> None:
        assert self.lot is not None
        self.lot = (self.lot[0], seat, price)
        self.barrier()  # a bid stands; and whatever follows may come from a secret maximum
        self.emit("bid", "FF-9.1", seat=seat, time=price)

    def _drop(self, seat: Seat) -> None:
        self.bidders.remove(seat)
        self.barrier()
        self.emit("drop", "FF-9.1", seat=seat)

    def disguise(self, who: Seat, choice: Choice, rand: Rand, now: State) -> Choice:
        """A secret maximum still in force could be any that has led to the same bids."""
        assert isinstance(now, Auction)
        kind, _, amount = str(choice).partition(":")
        same_lot = self.lot and now.lot and self.lot[0] == now.lot[0]
        if kind != "max" or not same_lot or now.maxima[who] != int(amount):
            return choice
        assert now.lot is not None
        reached = min(now.lot[2], int(amount))
        return f"max:{reached + rand.randrange(now.time[who] - reached + 1)}"


def bids(least: int, most: int) -> tuple[str, ...]:
    amounts = range(least, most + 1)
    return (*(f"bid:{n}" for n in amounts), *(f"max:{n}" for n in amounts if n > least))
