"""The course of a life: slices and turns (FF-7, FF-8). A step is one action of one player."""

from __future__ import annotations

from collections.abc import Callable

from tablee.games.fiese_freunde.content.cards import HOME, LIFE_A, LIFE_B, CardDef
from tablee.games.fiese_freunde.content.pack import BOX
from tablee.games.fiese_freunde.rules.auction import bidding, put_up
from tablee.games.fiese_freunde.rules.casting import can_live
from tablee.games.fiese_freunde.rules.end import is_over
from tablee.games.fiese_freunde.rules.goals import (
    can_exchange,
    exchange,
    goal_reached,
    realisable,
    realise,
)
from tablee.games.fiese_freunde.rules.living import consequences, live
from tablee.games.fiese_freunde.rules.passing import pass_slice
from tablee.games.fiese_freunde.rules.setup import before_life
from tablee.games.fiese_freunde.rules.telephones import calling, deciding, naming
from tablee.games.fiese_freunde.state import Fiese, Stage
from tablee.kernel import Card, Seat, Step, later


def next_step(m: Fiese) -> Step | None:
    if is_over(m):
        return None
    if not m.sexes:
        return before_life(m)
    if len(m.passed) == m.seats or not m.slice:
        return new_slice(m)
    if m.lot is not None:
        return bidding(m, *m.lot)
    if m.event is not None:
        card, seat = m.event
        return _STAGES[m.stage](m, seat, m.definition(card))
    return action(m, m.player)


# -- slices -----------------------------------------------------------------------------------


def new_slice(m: Fiese) -> Step:
    """FF-7.1, FF-8.1, FF-9.5: what is left is discarded, a new offer lies open."""
    _clear_offer(m)
    if m.passed:
        m.first = m.passed[0]  # FF-8.2
    m.passed, m.player = [], m.first
    m.slice += 1
    n = str(m.seats)
    if m.slice == 1:
        _draw(m, HOME, BOX.offer_home[n] * m.seats)
        m.box += m.piles[HOME]
        m.piles[HOME] = []
    elif not (_draw(m, LIFE_A, BOX.offer_life[n]) and _draw(m, LIFE_B, BOX.offer_life[n])):
        m.aimless = True
        m.emit("aimless", "FF-9.8")
        return
    cards = [m.name(card) for card in m.offer]
    rule = "FF-7.1" if m.slice == 1 else "FF-8.1"
    m.emit("slice", rule, slice=m.slice, cards=cards, first=m.first)
    yield from ()


def _clear_offer(m: Fiese) -> None:
    for card in m.offer:
        deck = m.backs[card]
        (m.box if deck == HOME else m.discards[deck]).append(card)
    m.offer = []


def _draw(m: Fiese, deck: int, count: int) -> bool:
    """FF-9.8: a deck that cannot fill its part is filled up with what was never lived."""
    pile = m.piles[deck]
    if len(pile) < count:
        fresh = m.discards[deck]
        m.discards[deck] = []
        m.shuffle(fresh)
        pile = m.piles[deck] = fresh + pile
    drawn = [pile.pop() for _ in range(min(count, len(pile)))]
    m.offer += drawn
    m.reveal(*drawn)
    return len(drawn) == count


# -- a turn -----------------------------------------------------------------------------------


def action(m: Fiese, seat: Seat) -> Step:
    """FF-7.2, FF-8.3: a card, a goal, an exchange, or pass."""
    rule = "FF-7.2" if m.slice == 1 else "FF-8.3"
    choice = yield later(seat, lambda: turn_choices(m, seat), "turn", rule, default="pass")
    verb, _, name = choice.partition(":")
    if verb == "pass":
        yield from pass_slice(m, seat)
        _next_player(m)
    elif verb == "exchange":
        yield from exchange(m, seat)
        _next_player(m)
    elif verb == "goal":
        realise(m, seat, _find(m, [*m.goals[seat], *m.supers[-1:]], name))
    elif verb == "take":
        live(m, seat, _find(m, m.offer, name))
    else:
        put_up(m, seat, _find(m, m.offer, name))


def turn_choices(m: Fiese, seat: Seat) -> tuple[str, ...]:
    cards = [card for card in m.offer if can_live(m, seat, m.definition(card))]
    found = [choosing(m, card) for card in cards]
    found += [realising(m, card) for card in realisable(m, seat)]
    if m.slice > 1 and can_exchange(m, seat):
        found.append("exchange")
    return (*found, "pass")


def choosing(m: Fiese, card: Card) -> str:
    """A card of the offer as an answer: at first it is taken, later put up for auction."""
    return f"{'take' if m.slice == 1 else 'auction'}:{m.name(card)}"


def realising(m: Fiese, goal: Card) -> str:
    """A goal as an answer."""
    return f"goal:{m.name(goal)}"


def _find(m: Fiese, cards: list[Card], name: str) -> Card:
    return next(card for card in cards if m.name(card) == name)


def _next_player(m: Fiese) -> None:
    """Clockwise, whoever has not passed."""
    for n in range(1, m.seats + 1):
        seat = (m.player + n) % m.seats
        if seat not in m.passed:
            m.player = seat
            return


# -- a card is lived --------------------------------------------------------------------------


def happening(m: Fiese, seat: Seat, card: CardDef) -> Step:
    """The consequences; then life goes on. FF-9.2: who chose a card that another has won has
    another turn."""
    yield from consequences(m, seat, card)
    if card.is_goal:
        goal_reached(m, seat, card)
    if seat == m.player:
        _next_player(m)


_STAGES: dict[Stage, Callable[[Fiese, Seat, CardDef], Step]] = {
    "naming": naming,
    "calling": calling,
    "deciding": deciding,
    "happening": happening,
}
"""FF-10.4: naming, calling, deciding; then it happens."""
