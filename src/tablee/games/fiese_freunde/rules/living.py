"""A card is lived: its persons, then its consequences for everyone who takes part (FF-10)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from copy import copy
from types import SimpleNamespace
from typing import Any

from tablee.games.fiese_freunde.content.cards import CardDef
from tablee.games.fiese_freunde.content.grammar import Give, write_give
from tablee.games.fiese_freunde.people import SECURE
from tablee.games.fiese_freunde.rules.love import befriend, divorce, love, marry, separate
from tablee.games.fiese_freunde.rules.telephones import begin_event
from tablee.games.fiese_freunde.rules.traits import (
    change_traits,
    difference,
    orders_that_matter,
)
from tablee.games.fiese_freunde.state import Cast, Fiese
from tablee.kernel import Card, Seat, Step, turn

Persons = dict[str, int]
"""Who is who in a card: label of the role -> person."""


def live(m: Fiese, seat: Seat, card: Card) -> None:
    """FF-1.3: the card is laid open, and everybody in it will change."""
    m.offer.remove(card)
    m.lived[seat].append(card)
    m.emit("live", "FF-1.3", seat=seat, card=m.definition(card).id)
    begin_event(m, seat, card)


def consequences(m: Fiese, seat: Seat, card: CardDef) -> Step:
    """FF-2.6: each orders their own characteristics; the rest as printed. Then it is over."""
    persons = _persons(m, seat, card, m.cast)
    players = _players_in(m, seat, card, persons)
    _tell_company(m, seat, card, persons)
    for player in [seat] if card.is_goal else players:  # FF-10.2: a goal's only for its player
        yield from _traits(m, player, card)
    for give in card.symbols:
        yield from _symbol(m, seat, card, give, persons, players)
    m.event, m.stage, m.choices = None, "", ()
    m.named, m.cast, m.callers, m.refused = (), (), [], []


_UNHEARD: Any = SimpleNamespace(history=deque(maxlen=0))
"""Takes the place of a match: its events are dropped."""


def foreseen(m: Fiese, seat: Seat, card: CardDef, cast: Cast) -> Fiese:
    """The table after the card, if lived with this cast: other ties, nights and children. Nothing
    is told or asked; the half of the bed stays open."""
    after = copy(m)
    after.ties, after.nights, after.children = [*m.ties], [*m.nights], [*m.children]
    after.bed, after.bed_children = [*m.bed], [*m.bed_children]
    after.match = _UNHEARD
    persons = _persons(after, seat, card, cast)
    players = _players_in(after, seat, card, persons)
    for give in card.symbols:
        for _ in _symbol(after, seat, card, give, persons, players):
            pass
    return after


# -- who is in it -----------------------------------------------------------------------------


def _persons(m: Fiese, seat: Seat, card: CardDef, cast: Cast) -> Persons:
    """The partner a card needs included."""
    chosen = iter(cast)
    persons = {}
    for role in card.roles:
        person = next(chosen) if role.open else m.partner(seat)
        if person is not None and person >= 0:
            persons[role.label] = person
    return persons


def _tell_company(m: Fiese, seat: Seat, card: CardDef, persons: Persons) -> None:
    """FF-10.4: who takes part in the end, whoever was named and whoever called."""
    found = [
        persons[role.label] for role in card.roles if role.takes_part and role.label in persons
    ]
    if found and not card.is_goal:
        m.emit("company", "FF-10.4", seat=seat, card=card.id, persons=found)


def _players_in(m: Fiese, seat: Seat, card: CardDef, persons: Persons) -> list[Seat]:
    """FF-10.2, FF-10.11: the players who take part. FF-11.3, FF-11.5: a star draws one in."""
    found = [seat]
    for role in card.roles:
        person = persons.get(role.label, -1)
        felt = role.takes_part or "sex-partner-too" in card.star
        if felt and 0 <= person < m.seats and person not in found:
            found.append(person)
    return found


# -- characteristics --------------------------------------------------------------------------


def _traits(m: Fiese, player: Seat, card: CardDef) -> Step:
    """FF-2.5: the order is asked for only when it changes the result."""
    before = m.traits_of(player)
    orders = orders_that_matter(before, card.changes)
    order = next(iter(orders.values()))
    if len(orders) > 1:
        named = {tuple(write_give(give) for give in o): o for o in orders.values()}
        told = {
            "card": card.id,
            "orders": [[_place(card, give) for give in o] for o in orders.values()],
            "results": [difference(before, after) for after in orders],
        }
        answer = yield turn(player, tuple(named), "order", "FF-2.5", told)
        order = named[answer]
    change_traits(m, player, order)


def _place(card: CardDef, give: Give) -> tuple[int, int]:
    """Which consequence of the card that is, and how many of its points."""
    alike = (g.verb == give.verb and g.trait == give.trait for g in card.gives)
    return list(alike).index(True), give.n


# -- symbols ----------------------------------------------------------------------------------


def _symbol(
    m: Fiese, seat: Seat, card: CardDef, give: Give, persons: Persons, players: list[Seat]
) -> Step:
    """One symbol that is no characteristic, as printed."""
    if give.verb == "separation":
        _separations(m, seat, players, persons)
    elif give.verb == "divorce":
        _divorces(m, seat, players, persons)
    elif give.verb == "sex" and not give.label:
        yield from _anonymous(m, seat, card, players)
    elif give.verb == "child" and not give.label:
        m.have_anonymous_child(seat)
    else:
        for label in _labels(card, give):
            if label in persons:
                _DEEDS[give.verb](m, seat, persons[label])


_DEEDS: dict[str, Callable[[Fiese, int, int], None]] = {
    "friend": befriend,
    "partner": love,
    "marry": marry,
    "sex": Fiese.have_sex,
    "child": Fiese.have_child,
}
"""FF-10.12: symbols that name a person bind the active player and that person only."""


def _labels(card: CardDef, give: Give) -> list[str]:
    """Which persons of the card a symbol means."""
    if give.label:
        return [give.label]
    return [role.label for role in card.roles if role.label.startswith(f"new {give.verb}")]


def _anonymous(m: Fiese, seat: Seat, card: CardDef, players: list[Seat]) -> Step:
    """FF-5.1: each decides the half of the bed; FF-5.4: a child needs the other sex."""
    with_child = any(give.verb == "child" and not give.label for give in card.gives)
    for player in [seat] if card.is_goal else players:  # FF-10.12
        if with_child and player == seat:
            half = "m" if m.sexes[player] == "w" else "w"
        else:
            half = yield turn(player, ("w", "m"), "bed", "FF-5.1", {"card": card.id})
        m.have_anonymous_sex(player, half)


def _separations(m: Fiese, seat: Seat, players: list[Seat], persons: Persons) -> None:
    """FF-10.12: each in their own life."""
    for player in players:
        partner = m.partner(player)
        if partner is not None and not _holds(m, seat, player, partner, players, persons):
            separate(m, player, partner)


def _divorces(m: Fiese, seat: Seat, players: list[Seat], persons: Persons) -> None:
    """FF-10.12: each in their own life."""
    for player in players:
        spouse = m.spouse(player)
        if spouse is not None and not _holds(m, seat, player, spouse, players, persons):
            divorce(m, player, spouse)


def _holds(
    m: Fiese, seat: Seat, player: Seat, other: int, players: list[Seat], persons: Persons
) -> bool:
    """FF-10.12: a participant's secure relation with somebody outside the card holds."""
    outside = other not in players and other not in persons.values()
    return player != seat and outside and m.tie(player, other) in SECURE
