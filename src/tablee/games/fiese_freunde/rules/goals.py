"""Goals: realised and exchanged (FF-9.4, FF-9.6, FF-9.7)."""

from __future__ import annotations

from tablee.games.fiese_freunde.content.cards import CardDef
from tablee.games.fiese_freunde.rules.casting import can_live
from tablee.games.fiese_freunde.rules.telephones import begin_event
from tablee.games.fiese_freunde.state import Fiese
from tablee.kernel import Card, Seat, Step, Subset, turn

GOALS_TO_WIN = 5
EXCHANGE_PRICE = 4


# -- realising --------------------------------------------------------------------------------


def realisable(m: Fiese, seat: Seat) -> list[Card]:
    """FF-9.6: goals in hand whose conditions hold, and the open super goal."""
    cards = [*m.goals[seat], *m.supers[-1:]]
    return [card for card in cards if can_live(m, seat, m.definition(card))]


def realise(m: Fiese, seat: Seat, card: Card) -> None:
    """FF-9.6: laid open. FF-9.7: the fifth ends the game at once."""
    definition = m.definition(card)
    is_super = card in m.supers
    if is_super:
        m.supers.remove(card)
    else:
        m.goals[seat].remove(card)
    m.realised[seat].append(card)
    m.reveal(card)
    count = len(m.realised[seat])
    m.emit("goal", "FF-9.6", seat=seat, card=definition.id, count=count, super=is_super)
    if count == GOALS_TO_WIN:
        m.winner = seat
        m.emit("over", "FF-9.7", seat=seat)
        return
    for need in definition.needs:
        if need.verb == "time":  # FF-11.8
            m.pay(seat, need.n, "FF-11.8")
    begin_event(m, seat, card)


def goal_reached(m: Fiese, seat: Seat, card: CardDef) -> None:
    """After a goal's consequences: a vow holds from now on; a new super goal lies open."""
    if "celibate" in card.star:
        m.celibate[seat] = True
        m.emit("celibate", "FF-11.10", seat=seat)
    if m.supers and not m.knows(None) >> m.supers[-1] & 1:
        m.reveal(m.supers[-1])
        m.emit("super", "FF-9.6", card=m.name(m.supers[-1]))


# -- exchanging -------------------------------------------------------------------------------


def can_exchange(m: Fiese, seat: Seat) -> bool:
    return bool(m.packets and m.goals[seat]) and m.time[seat] >= EXCHANGE_PRICE


def exchange(m: Fiese, seat: Seat) -> Step:
    """FF-9.4: pay 4, look through a free packet, swap goals of the same category."""
    m.pay(seat, EXCHANGE_PRICE, "FF-9.4")
    packet = 0
    if len(m.packets) > 1:
        packet = yield turn(seat, tuple(range(len(m.packets))), "packet", "FF-9.4")
    m.looking = packet
    m.reveal(*m.packets[packet], to=(seat,))
    m.emit("look", "FF-9.4", seat=seat, packet=packet + 1)
    mine = tuple(m.category(card) for card in m.goals[seat])
    swapped = yield turn(seat, Subset(mine, 0, len(mine)), "exchange", "FF-9.4")
    for category in swapped:
        _swap(m, seat, packet, category)
    m.looking = -1
    _others_forget(m, seat, [*m.packets[packet], *m.goals[seat]])
    m.emit("exchange", "FF-9.4", to=(seat,), secret={"categories": list(swapped)}, seat=seat)


def _swap(m: Fiese, seat: Seat, packet: int, category: str) -> None:
    """Ids stay where they are, so nobody can follow a goal: their faces change places."""
    mine = next(c for c in m.goals[seat] if m.category(c) == category)
    theirs = next(c for c in m.packets[packet] if m.category(c) == category)
    m.trade_faces(mine, theirs)


def _others_forget(m: Fiese, seat: Seat, cards: list[Card]) -> None:
    """Whoever looked through that packet before can't tell what is in it now."""
    keep = ~sum(1 << card for card in cards)
    m.known = [mask if s == seat else mask & keep for s, mask in enumerate(m.known)]
