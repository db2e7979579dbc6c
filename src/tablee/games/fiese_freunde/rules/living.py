"""An event is lived: its persons, then its consequences for everyone who takes part (FF-10)."""

from __future__ import annotations

from typing import Any

from tablee.games.fiese_freunde.content.grammar import Give
from tablee.games.fiese_freunde.content.pack import CardDef
from tablee.games.fiese_freunde.people import SECURE
from tablee.games.fiese_freunde.rules.casting import Cast
from tablee.games.fiese_freunde.rules.telephones import Telephones
from tablee.games.fiese_freunde.state import orders_that_matter
from tablee.kernel import Card, Seat, Step, turn


class Living(Telephones):
    def live(self, seat: Seat, card: Card) -> None:
        """FF-1.3: the card is laid open, and everybody in it will change."""
        self.offer.remove(card)
        self.lived[seat].append(card)
        self.emit("live", "FF-1.3", seat=seat, card=self.definition(card).id)
        self.begin_event(seat, card)

    def _persons(self, seat: Seat, card: CardDef, cast: Cast) -> dict[str, int]:
        """Label -> person, the partner a card needs included."""
        chosen = iter(cast)
        persons = {}
        for role in card.roles:
            person = next(chosen) if role.open else self.partner(seat)
            if person is not None and person >= 0:
                persons[role.label] = person
        return persons

    def players_in(self, seat: Seat, card: CardDef, persons: dict[str, int]) -> list[Seat]:
        """FF-10.2, FF-10.11: the players who take part. FF-11.3, FF-11.5: a star draws one in."""
        found = [seat]
        for role in card.roles:
            person = persons.get(role.label, -1)
            felt = role.takes_part or "sex-partner-too" in card.star
            if felt and 0 <= person < self.seats and person not in found:
                found.append(person)
        return found

    # -- consequences -------------------------------------------------------------------------

    def consequences(self, seat: Seat, card: CardDef) -> Step:
        """FF-2.6: each orders their own characteristics; the rest as printed. Then it is over."""
        persons = self._persons(seat, card, self.cast)
        players = self.players_in(seat, card, persons)
        changes = tuple(give for give in card.gives if give.verb in ("gain", "reset"))
        for player in [seat] if card.is_goal else players:  # FF-10.2: a goal's only for its player
            yield from self._traits(player, changes, card)
        for give in card.gives:
            if give not in changes:
                yield from self._symbol(seat, card, give, persons, players)
        self.event, self.stage, self.choices = None, "", ()
        self.named, self.cast, self.callers, self.refused = (), (), [], []

    def _traits(self, player: Seat, changes: tuple[Give, ...], card: CardDef) -> Step:
        """FF-2.5: the order is asked for only when it changes the result."""
        base = player * 9
        orders = orders_that_matter(tuple(self.traits[base : base + 9]), changes)
        order = next(iter(orders.values()))
        if len(orders) > 1:
            named = {tuple(give_name(give) for give in o): o for o in orders.values()}
            answer = yield turn(player, tuple(named), "order", "FF-2.5", {"card": card.id})
            order = named[answer]
        self.change(player, order)

    def _symbol(
        self, seat: Seat, card: CardDef, give: Give, persons: dict[str, int], players: list[Seat]
    ) -> Step:
        """One symbol that is no characteristic, as printed."""
        if give.verb == "separation":
            self._separations(seat, card, players, persons)
        elif give.verb == "divorce":
            self._divorces(seat, card, players, persons)
        elif give.verb == "sex" and not give.label:
            yield from self._anonymous(seat, card, players)
        elif give.verb == "child" and not give.label:
            self.have_child(seat, None)
        else:
            for label in role_labels(card, give):
                if label in persons:
                    self._with_person(seat, give.verb, persons[label])

    def _with_person(self, seat: Seat, verb: str, person: int) -> None:
        """FF-10.12: symbols that name a person bind the active player and that person only."""
        deeds: dict[str, Any] = {
            "friend": self.befriend,
            "partner": self.love,
            "marry": self.marry,
            "sex": self.have_sex,
            "child": self.have_child,
        }
        deeds[verb](seat, person)

    def _anonymous(self, seat: Seat, card: CardDef, players: list[Seat]) -> Step:
        """FF-5.1: each decides the half of the bed; FF-5.4: a child needs the other sex."""
        with_child = any(give.verb == "child" and not give.label for give in card.gives)
        for player in [seat] if card.is_goal else players:  # FF-10.12
            if with_child and player == seat:
                half = "m" if self.sexes[player] == "w" else "w"
            else:
                half = yield turn(player, ("w", "m"), "bed", "FF-5.1", {"card": card.id})
            self.have_anonymous_sex(player, half)

    def _separations(
        self, seat: Seat, card: CardDef, players: list[Seat], persons: dict[str, int]
    ) -> None:
        """FF-10.12: each in their own life; a participant's secure relation outside it holds."""
        inside = {*players, *persons.values()}
        for player in players:
            partner = self.partner(player)
            if partner is None:
                continue
            outside = player != seat and partner not in inside
            if outside and self.tie(player, partner) in SECURE:
                continue
            self.separate(player, partner)

    def _divorces(
        self, seat: Seat, card: CardDef, players: list[Seat], persons: dict[str, int]
    ) -> None:
        inside = {*players, *persons.values()}
        for player in players:
            spouse = self.spouse(player)
            outside = player != seat and spouse not in inside
            if spouse is None or (outside and self.tie(player, spouse) in SECURE):
                continue
            self.divorce(player)


def role_labels(card: CardDef, give: Give) -> list[str]:
    """Which persons of the card a symbol means."""
    if give.label:
        return [give.label]
    return [r.label for r in card.roles if r.label.startswith(f"new {give.verb}")]


def give_name(give: Give) -> str:
    """A characteristic symbol as an answer: "+money 2", "0 money"."""
    return f"0 {give.trait}" if give.verb == "reset" else f"+{give.trait} {give.n}"
