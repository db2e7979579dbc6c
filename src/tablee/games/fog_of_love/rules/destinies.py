"""Destinies in hand and pile: always secret, and asked about alike whatever one holds (FL-11)."""

from __future__ import annotations

from functools import cache, cached_property

from tablee.games.fog_of_love.state import BOTH, Fog
from tablee.games.fog_of_love.tasks import Task
from tablee.kernel import Card, Seat, Step, window

FEWEST = 2
"""FL-11.2: never fewer in hand after a discard."""
NOTHING = "nothing"


class DestinyOrder:
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

    @cached_property
    def moves(self) -> bool:
        """Whether it changes what is in hand."""
        return self.verb not in ("say", "show")


@cache
def order_of(phrase: str) -> DestinyOrder:
    return DestinyOrder(phrase)


def move_destinies(m: Fog, task: Task) -> Step:
    """FL-11.3: what is called for is open, what comes of it is not (FL-14.3)."""
    orders = _orders(m, task)
    for seat in orders:
        m.emit("destiny", "FL-11.3", seat=seat, effect=task.args[seat])
    options = {
        seat: _destiny_options(m, seat, order) for seat, order in orders.items() if order.asks
    }
    picks = {}
    if options:
        args = {"effects": list(task.args)}
        picks = yield window(options, "destiny", "FL-11.3", args=args)
    m.todo.pop(0)
    for seat, order in orders.items():
        pick, held = picks.get(seat, ""), m.destinies[seat][:]
        _obey(m, seat, order, pick)
        wished = pick == NOTHING and options[seat] != (NOTHING,)
        if order.moves and m.destinies[seat] == held and not wished:
            _stay(m, seat, order)


def _orders(m: Fog, task: Task) -> dict[Seat, DestinyOrder]:
    orders = {seat: order_of(task.args[seat] or "") for seat in task.seats()}
    return {seat: order for seat, order in orders.items() if _in_story(m, order)}


def ways(m: Fog, seat: Seat, task: Task) -> tuple[str, ...]:
    """The ways in which that seat can obey, as answers; none if it has nothing to decide."""
    order = _orders(m, task).get(seat)
    return _destiny_options(m, seat, order) if order is not None and order.asks else ()


def _in_story(m: Fog, order: DestinyOrder) -> bool:
    """FL-11.3: destinies not in this story are ignored."""
    known = (*m.story.destinies, "any", "random")
    return any(name in known for name in order.names)


def _destiny_options(m: Fog, seat: Seat, order: DestinyOrder) -> tuple[str, ...]:
    """FL-11.3, FL-11.3b: every way to obey; "nothing" if there is none, or if one may."""
    hand, pile = m.destinies[seat], m.forgone[seat]
    if order.verb == "swap-in":
        found = [f"swap:{t}:{g}" for t in _named(m, pile, order) for g in hand]
    elif order.verb == "swap-out":
        found = [f"swap:{t}:{g}" for t in pile for g in _named(m, hand, order)]
    elif order.verb == "retrieve":
        found = [f"retrieve:{card}" for card in _named(m, pile, order)]
    elif order.verb == "drop":
        spare = hand if len(hand) > FEWEST else []
        found = [f"drop:{card}" for card in _named(m, spare, order)]
    else:
        found = [f"show:{card}" for card in hand]
    if order.may or not found:
        found.append(NOTHING)
    return tuple(found)


def _named(m: Fog, cards: list[Card], order: DestinyOrder) -> list[Card]:
    return [
        card
        for card in cards
        if (order.names == ["any"] or m.name(card) in order.names) and m.name(card) != order.but
    ]


def _obey(m: Fog, seat: Seat, order: DestinyOrder, pick: str) -> None:
    """FL-11.3: move the card, if there is one."""
    hand, pile = m.destinies[seat], m.forgone[seat]
    if not order.asks:
        _obey_at_once(m, seat, order)
        return
    verb, *cards = pick.split(":")
    chosen = [int(card) for card in cards]
    if verb == "swap":
        take, give = chosen
        pile.remove(take)
        hand.remove(give)
        hand.append(take)
        pile.append(give)
        _moved(m, seat, take=m.name(take), give=m.name(give))
    elif verb == "retrieve":
        _retrieve(m, seat, chosen[0])
    elif verb == "drop":
        _drop(m, seat, chosen[0])
    elif verb == "show":
        _show(m, seat, chosen[0])
        if order.verb == "show-and-drop":
            _drop(m, seat, chosen[0])


def _obey_at_once(m: Fog, seat: Seat, order: DestinyOrder) -> None:
    """A named one, or chance: nothing to decide."""
    hand, pile = m.destinies[seat], m.forgone[seat]
    if order.names == ["random"]:
        _show(m, seat, hand[m.roll(len(hand))])
    elif order.verb == "say":
        for card in _named(m, [*hand, *pile], order):
            _say(m, seat, card)
    elif order.verb == "drop":
        for card in _named(m, hand, order):
            _drop(m, seat, card)
    elif order.verb == "retrieve":
        for card in _named(m, pile, order):
            _retrieve(m, seat, card)


# -- atoms -------------------------------------------------------------------------------------


def _drop(m: Fog, seat: Seat, card: Card) -> None:
    """FL-11.2: ignored below the minimum."""
    if len(m.destinies[seat]) > FEWEST:
        m.destinies[seat].remove(card)
        m.forgone[seat].append(card)
        _moved(m, seat, give=m.name(card))


def _retrieve(m: Fog, seat: Seat, card: Card) -> None:
    m.forgone[seat].remove(card)
    m.destinies[seat].append(card)
    _moved(m, seat, take=m.name(card))


def _moved(m: Fog, seat: Seat, take: str = "", give: str = "") -> None:
    """FL-14.3: told to the owner alone."""
    take, give = take or "none", give or "none"
    m.emit("destiny-moved", "FL-11.3", to=(seat,), seat=seat, take=take, give=give)


def _stay(m: Fog, seat: Seat, order: DestinyOrder) -> None:
    """FL-14.3: tell the owner alone that nothing could be moved, and why."""
    drops = order.verb in ("drop", "show-and-drop")
    why, rule = "none", "FL-11.3"
    if drops and len(m.destinies[seat]) <= FEWEST:
        why, rule = "two", "FL-11.2"
    m.emit("destiny-stays", rule, to=(seat,), seat=seat, why=why)


def _show(m: Fog, seat: Seat, card: Card) -> None:
    """FL-9.3: to the co-player, then hidden again."""
    m.reveal(card, to=BOTH)
    secret = {"destiny": m.name(card)}
    m.emit("destiny-shown", "FL-9.3", to=BOTH, secret=secret, seat=seat, destiny="some")


def _say(m: Fog, seat: Seat, card: Card) -> None:
    """Whether a destiny is in hand: now all know where it is."""
    m.reveal(card)
    held = "yes" if card in m.destinies[seat] else "no"
    m.emit("destiny-said", "FL-9.6", seat=seat, destiny=m.name(card), held=held)
