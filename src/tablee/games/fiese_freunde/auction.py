"""A card is auctioned: FF-9.1, FF-9.2; with secret maxima as a comfort."""

from __future__ import annotations

from tablee.games.fiese_freunde.living import Living
from tablee.kernel import Asking, Card, Choice, Rand, Seat, State, turn

DROP = "drop"


class Auction(Living):
    def auction(self, seat: Seat, card: Card) -> Asking[Seat]:
        """FF-9.1: open with 0 or more; clockwise, each bids more or drops out, until one leads."""
        definition = self.definition(card)
        others = [(seat + n) % self.seats for n in range(1, self.seats)]
        rivals = [s for s in others if s not in self.passed and self.can_live(s, definition)]
        self.bidders = [seat, *rivals]
        self.lot = (card, seat, 0)
        self.emit("auction", "FF-9.1", seat=seat, card=definition.id)
        choices = bids(0, self.time[seat])
        opening = yield turn(seat, choices, "open", "FF-9.1", {"card": definition.id})
        self._bid(seat, opening, 0)
        while len(self.bidders) > 1:
            yield from self._round()
        card, winner, price = self.lot
        self.lot, self.bidders, self.maxima = None, [], [-1] * self.seats
        self.emit("sold", "FF-9.2", seat=winner, card=definition.id, time=price)
        self.pay(winner, price, "FF-9.2")
        return winner

    def _round(self) -> Asking[None]:
        """The next bidder to the left of the leader, and so on."""
        for bidder in list(self.bidders):
            assert self.lot is not None
            _, leader, price = self.lot
            if bidder == leader or len(self.bidders) == 1:
                continue
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
