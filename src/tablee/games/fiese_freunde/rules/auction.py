"""A card is auctioned: FF-9.1, FF-9.2; with secret maxima as a comfort."""

from __future__ import annotations

from functools import lru_cache

from tablee.games.fiese_freunde.rules.casting import can_live
from tablee.games.fiese_freunde.rules.living import live
from tablee.games.fiese_freunde.state import Fiese
from tablee.kernel import Asking, Card, Choice, Rand, Seat, State, Step, turn

DROP = "drop"


def put_up(m: Fiese, seat: Seat, card: Card) -> None:
    """FF-9.1: a card is chosen. Who meets its conditions and has not passed may bid."""
    definition = m.definition(card)
    others = [(seat + n) % m.seats for n in range(1, m.seats)]
    rivals = [s for s in others if s not in m.passed and can_live(m, s, definition)]
    m.bidders, m.lot = [seat, *rivals], (card, seat, 0)
    m.opened, m.last_bidder = False, seat
    m.emit("auction", "FF-9.1", seat=seat, card=definition.id)


def bidding(m: Fiese, card: Card, leader: Seat, price: int) -> Step:
    """FF-9.1: open with 0 or more; clockwise, each bids more or drops out, until one leads."""
    if not m.opened:
        choices = _bids(0, m.time[leader])
        args = {"card": m.name(card), "least": 0, "most": m.time[leader]}
        opening = yield turn(leader, choices, "open", "FF-9.1", args)
        m.opened = True
        price = _bid(m, card, leader, opening, 0)
    elif len(m.bidders) > 1:
        price = yield from _next_bid(m, card, leader, price)
    if len(m.bidders) == 1:
        _sell(m, card, m.bidders[0], price)


def _next_bid(m: Fiese, card: Card, leader: Seat, price: int) -> Asking[int]:
    """Ask the next player: one who cannot pay more is out, a secret maximum bids by itself. Returns
    the new price."""
    rivals = (s for s in m.bidders if s != leader)
    bidder = min(rivals, key=lambda s: (s - m.last_bidder - 1) % m.seats)
    m.last_bidder = bidder
    if m.time[bidder] <= price:
        return _drop(m, bidder, price)
    if m.maxima[bidder] > price:
        return _raise(m, card, bidder, price + 1)
    m.maxima[bidder] = -1
    least, most = price + 1, m.time[bidder]
    args = {"card": m.name(card), "price": price, "least": least, "most": most}
    answer = yield turn(bidder, (DROP, *_bids(least, most)), "bid", "FF-9.1", args, DROP)
    if answer == DROP:
        return _drop(m, bidder, price)
    return _bid(m, card, bidder, answer, price + 1)


def _bid(m: Fiese, card: Card, seat: Seat, answer: Choice, least: int) -> int:
    """bid:3 bids three; max:5 bids the least that leads, and goes on bidding up to five."""
    kind, _, amount = str(answer).partition(":")
    if kind == "max":
        m.maxima[seat] = int(amount)
        return _raise(m, card, seat, least)
    m.maxima[seat] = -1
    return _raise(m, card, seat, int(amount))


def _raise(m: Fiese, card: Card, seat: Seat, price: int) -> int:
    m.lot = (card, seat, price)
    m.barrier()  # a bid stands; and whatever follows may come from a secret maximum
    m.emit("bid", "FF-9.1", seat=seat, time=price)
    return price


def _drop(m: Fiese, seat: Seat, price: int) -> int:
    m.bidders.remove(seat)
    m.barrier()
    m.emit("drop", "FF-9.1", seat=seat)
    return price


def _sell(m: Fiese, card: Card, winner: Seat, price: int) -> None:
    """FF-9.2: the winner pays the bank and lives the card."""
    m.lot, m.bidders, m.maxima = None, [], [-1] * m.seats
    m.emit("sold", "FF-9.2", seat=winner, card=m.name(card), time=price)
    m.pay(winner, price, "FF-9.2")
    live(m, winner, card)


def bids_of(m: Fiese, seat: Seat | None) -> list[tuple[int, str, str]]:
    """What a seat that is asked can bid: each amount, the answer that bids it, and the one that
    makes it the secret maximum ("" for the least: it would be no more than a bid)."""
    if m.lot is None or seat is None or seat != m.last_bidder or seat not in m.bidders:
        return []
    least = m.lot[2] + 1 if m.opened else 0
    amounts = range(least, m.time[seat] + 1)
    return [(n, f"bid:{n}", f"max:{n}" if n > least else "") for n in amounts]


@lru_cache(maxsize=1024)
def _bids(least: int, most: int) -> tuple[str, ...]:
    amounts = range(least, most + 1)
    return (*(f"bid:{n}" for n in amounts), *(f"max:{n}" for n in amounts if n > least))


def disguise(m: Fiese, who: Seat, choice: Choice, rand: Rand, now: State) -> Choice:
    """A secret maximum still in force could be any that has led to the same bids."""
    assert isinstance(now, Fiese)
    kind, _, amount = str(choice).partition(":")
    if kind != "max" or m.lot is None or now.lot is None or m.lot[0] != now.lot[0]:
        return choice
    if now.maxima[who] != int(amount):
        return choice
    reached = min(now.lot[2], int(amount))
    return f"max:{reached + rand.randrange(now.time[who] - reached + 1)}"
