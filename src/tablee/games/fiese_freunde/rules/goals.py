"""Goals: realised, exchanged, and chosen at the start in the variant (FF-9.4, FF-9.6, FF-12)."""

from __future__ import annotations

from tablee.games.fiese_freunde.content.pack import CATEGORIES, FIRST_GOAL, CardDef
from tablee.games.fiese_freunde.rules.auction import Auction
from tablee.games.fiese_freunde.state import EXCHANGE_PRICE, GOALS_TO_WIN
from tablee.kernel import Card, Seat, Step, Subset, sealed, turn


class Goals(Auction):
    # -- realising ----------------------------------------------------------------------------

    def realisable(self, seat: Seat) -> list[Card]:
        """FF-9.6: goals in hand whose conditions hold, and the open super goal."""
        cards = [*self.goals[seat], *self.supers[-1:]]
        return [card for card in cards if self.can_live(seat, self.definition(card))]

    def realise(self, seat: Seat, card: Card) -> None:
        """FF-9.6: laid open. FF-9.7: the fifth ends the game at once."""
        definition = self.definition(card)
        if card in self.supers:
            self.supers.remove(card)
        else:
            self.goals[seat].remove(card)
        self.realised[seat].append(card)
        self.reveal(card)
        self.emit("goal", "FF-9.6", seat=seat, card=definition.id, count=len(self.realised[seat]))
        if len(self.realised[seat]) == GOALS_TO_WIN:
            self.winner = seat
            self.emit("over", "FF-9.7", seat=seat)
            return
        for need in definition.needs:
            if need.verb == "time":  # FF-11.8
                self.pay(seat, need.n, "FF-11.8")
        self.begin_event(seat, card)

    def goal_reached(self, seat: Seat, card: CardDef) -> None:
        """After a goal's consequences: a vow holds from now on; a new super goal lies open."""
        if "celibate" in card.star:
            self.celibate[seat] = True
            self.emit("celibate", "FF-11.10", seat=seat)
        if self.supers and not self.knows(None) >> self.supers[-1] & 1:
            self.reveal(self.supers[-1])
            self.emit("super", "FF-9.6", card=self.name(self.supers[-1]))

    # -- exchanging ---------------------------------------------------------------------------

    def can_exchange(self, seat: Seat) -> bool:
        return bool(self.packets and self.goals[seat]) and self.time[seat] >= EXCHANGE_PRICE

    def exchange(self, seat: Seat) -> Step:
        """FF-9.4: pay 4, look through a free packet, swap goals of the same category."""
        self.pay(seat, EXCHANGE_PRICE, "FF-9.4")
        packet = 0
        if len(self.packets) > 1:
            packet = yield turn(seat, tuple(range(len(self.packets))), "packet", "FF-9.4")
        self.looking = packet
        self.reveal(*self.packets[packet], to=(seat,))
        self.emit("look", "FF-9.4", seat=seat, packet=packet + 1)
        mine = tuple(self.category(card) for card in self.goals[seat])
        swapped = yield turn(seat, Subset(mine, 0, len(mine)), "exchange", "FF-9.4")
        for category in swapped:
            self._swap(seat, packet, category)
        self.looking = -1
        self._others_forget(seat, [*self.packets[packet], *self.goals[seat]])
        self.emit("exchange", "FF-9.4", to=(seat,), secret={"cards": list(swapped)}, seat=seat)

    def _others_forget(self, seat: Seat, cards: list[Card]) -> None:
        """Whoever looked through that packet before can't tell what is in it now."""
        keep = ~sum(1 << card for card in cards)
        self.known = [mask if s == seat else mask & keep for s, mask in enumerate(self.known)]

    def category(self, card: Card) -> str:
        return CATEGORIES[self.backs[card] - FIRST_GOAL]

    def _swap(self, seat: Seat, packet: int, category: str) -> None:
        """Ids stay where they are, so nobody can follow a goal: their faces change places."""
        mine = next(c for c in self.goals[seat] if self.category(c) == category)
        theirs = next(c for c in self.packets[packet] if self.category(c) == category)
        self.trade_faces(mine, theirs)

    # -- the variant --------------------------------------------------------------------------

    def deal_goals(self) -> None:
        """FF-6.4: each player gets a packet of one goal of each category."""
        for seat in range(self.seats):
            self._give(seat, self.packets.pop())

    def _give(self, seat: Seat, cards: list[Card]) -> None:
        self.goals[seat] += cards
        self.reveal(*cards, to=(seat,))

    def choose_goals(self) -> Step:
        """FF-12.1: with 2 or 3 players, two packets each, and one of each category."""
        pairs = [(self.packets.pop(), self.packets.pop()) for _ in range(self.seats)]
        for seat, (one, other) in enumerate(pairs):
            self.drafts[seat] = [*one, *other]
            self.reveal(*self.drafts[seat], to=(seat,))
        for n in range(len(CATEGORIES)):
            choices = {s: (self.name(a[n]), self.name(b[n])) for s, (a, b) in enumerate(pairs)}
            answers = yield sealed(dict(choices), "keep", "FF-12.1")
            for seat, (one, other) in enumerate(pairs):
                kept, left = (one, other) if answers[seat] == choices[seat][0] else (other, one)
                self.goals[seat].append(kept[n])
                self.drafts[seat].remove(kept[n])
                self.drafts[seat].remove(left[n])
                self.drafts[seat].append(left[n])
        for seat in range(self.seats):
            self.packets.append(self.drafts[seat])
            self.drafts[seat] = []
        self.emit("goals-chosen", "FF-12.1")

    def draft_goals(self) -> Step:
        """FF-12.2: keep one, pass the rest left, never two of a category, until all have five."""
        self.drafts = [self.packets.pop() for _ in range(self.seats)]
        while any(len(goals) < len(CATEGORIES) for goals in self.goals):
            for seat, packet in enumerate(self.drafts):
                self.reveal(*packet, to=(seat,))
            options = {s: self._draftable(s) for s in range(self.seats)}
            answers = yield sealed(dict(options), "draft", "FF-12.2")
            for seat in range(self.seats):
                self._keep(seat, answers[seat])
            self.drafts = [self.drafts[seat - 1] for seat in range(self.seats)]  # FF-12.3
            self.emit("draft", "FF-12.2")
        self.box += [card for packet in self.drafts for card in packet]
        self.drafts = [[] for _ in range(self.seats)]

    def _draftable(self, seat: Seat) -> tuple[str, ...]:
        have = {self.category(card) for card in self.goals[seat]}
        fresh = [card for card in self.drafts[seat] if self.category(card) not in have]
        return tuple(self.name(card) for card in fresh) or ("nothing",)

    def _keep(self, seat: Seat, name: str) -> None:
        if name != "nothing":
            card = next(c for c in self.drafts[seat] if self.name(c) == name)
            self.drafts[seat].remove(card)
            self.goals[seat].append(card)
