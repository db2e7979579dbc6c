"""What lies on the table: fields, questions that only read, and the atoms (FF-1 to FF-5).

An atom makes one change and tells it, together. The setup is in `rules/setup.py`.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import field

from tablee.games.fiese_freunde.content.blank import blank_card
from tablee.games.fiese_freunde.content.cards import CATEGORIES, FIRST_GOAL, CardDef
from tablee.games.fiese_freunde.content.grammar import TRAIT_INDEX
from tablee.games.fiese_freunde.content.pack import BACKS, BLANK, CARDS
from tablee.games.fiese_freunde.people import (
    EXES,
    FRIEND,
    LOVES,
    MARRIAGES,
    PAIR,
    PERSONS,
    PLACES,
    ROW,
    SECURE,
    STRANGER,
    Sex,
    pairs,
)
from tablee.kernel import Card, CardState, Seat

Cast = tuple[int, ...]
"""Who plays the open roles of a card, in their order."""
Lot = tuple[Card, Seat, int]
"""An auction: the card, who leads, the price."""
Stage = Literal["", "naming", "calling", "deciding", "happening"]
"""FF-10.4: how far the card being lived is; "" if none is."""


class Fiese(CardState):
    """FF-1: a table of lives. Persons are numbers, see `people.py`."""

    names: list[str] = field(default_factory=list)
    """Per person: the id of a neutral character; "" for a player."""
    sexes: list[Sex] = field(default_factory=list)
    """Per person: "w" or "m"."""
    ties: list[int] = field(default_factory=pairs)
    nights: list[int] = field(default_factory=pairs)
    """Per pair: how often they had sex."""
    children: list[int] = field(default_factory=pairs)
    bed: list[tuple[int, int]] = field(default_factory=list)
    """Per player: anonymous sex with women, with men."""
    bed_children: list[int] = field(default_factory=list)
    celibate: list[bool] = field(default_factory=list)

    traits: list[int] = field(default_factory=list)
    """Nine per player, flat."""
    time: list[int] = field(default_factory=list)
    bank: int = 0
    phones: list[int] = field(default_factory=list)
    """Per player: a mask of the rivals whose telephone they hold (FF-6.1)."""

    piles: list[list[Card]] = field(default_factory=list)
    """Leaving home, life A, life B: face down, drawn from the end."""
    discards: list[list[Card]] = field(default_factory=list)
    offer: list[Card] = field(default_factory=list)
    lived: list[list[Card]] = field(default_factory=list)
    goals: list[list[Card]] = field(default_factory=list)
    """Per player: the secret goals in hand."""
    realised: list[list[Card]] = field(default_factory=list)
    packets: list[list[Card]] = field(default_factory=list)
    supers: list[Card] = field(default_factory=list)
    """Super goals; the last one is open (FF-6.5)."""
    box: list[Card] = field(default_factory=list)
    drafts: list[list[Card]] = field(default_factory=list)
    """FF-12: what each player chooses from at the start."""

    slice: int = 0
    first: Seat = 0
    player: Seat = 0
    passed: list[Seat] = field(default_factory=list)
    lot: Lot | None = None
    """The auction under way."""
    opened: bool = False
    last_bidder: Seat = 0
    bidders: list[Seat] = field(default_factory=list)
    maxima: list[int] = field(default_factory=list)
    """FF-9.1, a comfort: secret maxima of the auction under way; -1 for none."""
    event: tuple[Card, Seat] | None = None
    """The card being lived, and by whom."""
    stage: Stage = ""
    choices: tuple[Cast, ...] = ()
    """Who could be named, or taken in the end."""
    may_ring: int = 0
    """A mask of the rivals who could call."""
    named: Cast = ()
    cast: Cast = ()
    """Who takes part in the end."""
    refused: list[int] = field(default_factory=list)
    """FF-4.10: who has said no to the player of the event."""
    callers: list[Seat] = field(default_factory=list)
    looking: int = -1
    """FF-9.4: the packet being looked through."""
    winner: Seat = -1
    aimless: bool = False

    backs: ClassVar[tuple[int, ...]] = BACKS

    # -- cards --------------------------------------------------------------------------------

    def definition(self, card: Card) -> CardDef:
        """What is printed on a card; the blank one is what the table wrote (FF-1.1)."""
        printed = CARDS[self.faces[card]]
        return blank_card(self.options["blank"]) if printed.id == BLANK else printed

    def name(self, card: Card) -> str:
        return CARDS[self.faces[card]].id

    def category(self, goal: Card) -> str:
        return CATEGORIES[self.backs[goal] - FIRST_GOAL]

    def components(self) -> object:
        """Every card in one place; all the time there is."""
        zones = [*self.piles, *self.discards, self.offer, *self.lived, *self.goals]
        zones += [*self.realised, *self.packets, self.supers, self.box, *self.drafts]
        cards = sorted(card for zone in zones for card in zone)
        return cards == list(range(len(CARDS))), sum(self.time) + self.bank

    # -- reading a life -----------------------------------------------------------------------

    def trait(self, seat: Seat, trait: str) -> int:
        return self.traits[seat * 9 + TRAIT_INDEX[trait]]

    def traits_of(self, seat: Seat) -> tuple[int, ...]:
        return tuple(self.traits[seat * 9 : seat * 9 + 9])

    def tie(self, a: int, b: int) -> int:
        return self.ties[PAIR[a][b]]

    def circle(self, a: int) -> list[int]:
        """FF-3.2: friends in general are everyone in the circle."""
        return [b for b, tie in enumerate(ROW[a](self.ties)) if tie]

    def partner(self, a: int) -> int | None:
        """FF-4.1: at most one."""
        return _first(LOVES, ROW[a](self.ties))

    def spouse(self, a: int) -> int | None:
        """FF-4.7: at most one."""
        return _first(MARRIAGES, ROW[a](self.ties))

    def exes(self, a: int) -> list[int]:
        """FF-4.6"""
        return [b for b, tie in enumerate(ROW[a](self.ties)) if tie in EXES]

    def bedmates(self, a: int) -> list[int]:
        return [b for b, nights in enumerate(ROW[a](self.nights)) if nights]

    def sex_count(self, a: Seat) -> int:
        """FF-5.2: each character once, each anonymous time once more."""
        return len(self.bedmates(a)) + sum(self.bed[a])

    def child_count(self, a: Seat) -> int:
        return sum(ROW[a](self.children)) + self.bed_children[a]

    def same_sex_ties(self, a: Seat) -> int:
        """FF-11.9: partner, exes, bedmates of one's own sex, and that half of the bed."""
        ties, nights, pair, sex = self.ties, self.nights, PAIR[a], self.sexes[a]
        persons = sum(
            1
            for b in range(PERSONS)
            if b != a and self.sexes[b] == sex and (ties[pair[b]] > FRIEND or nights[pair[b]])
        )
        return persons + self.bed[a][0 if sex == "w" else 1]

    def is_player(self, person: int) -> bool:
        return person < self.seats

    def secure_with_other(self, person: int, suitor: int) -> bool:
        """FF-4.10: is that person in a secure relation with somebody else than the suitor?"""
        partner = self.partner(person)
        return partner not in (None, suitor) and self.tie(person, partner) in SECURE

    def by_telephone(self, seat: Seat, person: int) -> bool:
        """FF-10.5: a rival not yet known can be met only by telephone."""
        return person < self.seats and self.ties[PAIR[seat][person]] == STRANGER

    def holds_phone(self, seat: Seat, rival: int) -> bool:
        return bool(self.phones[seat] >> rival & 1)

    # -- atoms: persons -----------------------------------------------------------------------

    def place(self, a: int, b: int, place: int, rule: str) -> None:
        """The only way a tie changes: for both at once."""
        old = self.ties[PAIR[a][b]]
        if old == place:
            return
        self.ties[PAIR[a][b]] = place
        self.emit("tie", rule, a=a, b=b, now=PLACES[place], was=PLACES[old])

    def have_sex(self, a: int, b: int) -> None:
        """FF-5.1: a token on that person's marker, on both boards. FF-4.12: it breaks nothing."""
        self.nights[PAIR[a][b]] += 1
        self.emit("sex", "FF-5.1", a=a, b=b)

    def have_anonymous_sex(self, a: Seat, half: str) -> None:
        """FF-5.1: a token on that half of the bed."""
        women, men = self.bed[a]
        self.bed[a] = (women + 1, men) if half == "w" else (women, men + 1)
        self.emit("bed", "FF-5.1", a=a, half=half)

    def have_child(self, a: int, b: int) -> None:
        """FF-5.4: on the other parent's marker, on both boards."""
        self.children[PAIR[a][b]] += 1
        self.emit("child", "FF-5.4", a=a, b=b)

    def have_anonymous_child(self, a: Seat) -> None:
        """FF-5.4: on the bed, if the other parent is anonymous."""
        self.bed_children[a] += 1
        self.emit("bed-child", "FF-5.4", a=a)

    def lose_phone(self, seat: Seat, colour: Seat, rule: str) -> None:
        """FF-10.13: a telephone that was used is gone for good."""
        self.phones[seat] &= ~(1 << colour)
        self.emit("phone-lost", rule, seat=seat, colour=colour)

    # -- atoms: time --------------------------------------------------------------------------

    def pay(self, seat: Seat, time: int, rule: str) -> None:
        if time:
            self.time[seat] -= time
            self.bank += time
            self.emit("pay", rule, seat=seat, time=time)

    def receive(self, seat: Seat, time: int, rule: str) -> None:
        self.time[seat] += time
        self.bank -= time
        self.emit("receive", rule, seat=seat, time=time)

    def steal(self, thief: Seat, victim: Seat, time: int) -> None:
        self.time[victim] -= time
        self.time[thief] += time
        self.emit("steal", "FF-9.3", seat=thief, victim=victim, time=time)


def _first(places: tuple[int, ...], row: tuple[int, ...]) -> int | None:
    """Who of a row has one of these places."""
    for place in places:
        if place in row:
            return row.index(place)
    return None
