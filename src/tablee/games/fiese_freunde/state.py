"""A table of lives as plain data, the setup, and the atoms of characteristics and time."""

from __future__ import annotations

from itertools import permutations
from typing import ClassVar

from msgspec import field

from tablee.games.fiese_freunde.content.blank import blank_card
from tablee.games.fiese_freunde.content.grammar import Give
from tablee.games.fiese_freunde.content.pack import (
    BACKS,
    BLANK,
    BOX,
    BY_ID,
    CARDS,
    CATEGORIES,
    FIRST_GOAL,
    HOME,
    LIFE_A,
    LIFE_B,
    OVERFLOW,
    SUPER,
    TRAITS,
    CardDef,
    ids_of,
)
from tablee.games.fiese_freunde.people import PERSONS, People
from tablee.kernel import Card, Result, Seat

GOALS_TO_WIN = 5
TIME_PER_PLAYER = 8
EXCHANGE_PRICE = 4


class Lives(People):
    """FF-1: what lies on the table."""

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
    lot: tuple[Card, Seat, int] | None = None
    """The auction under way: the card, who leads, the price."""
    opened: bool = False
    last_bidder: Seat = 0
    bidders: list[Seat] = field(default_factory=list)
    maxima: list[int] = field(default_factory=list)
    """FF-9.1, a comfort: secret maxima of the auction under way; -1 for none."""
    event: tuple[Card, Seat] | None = None
    """The card being lived, and by whom."""
    stage: str = ""
    """How far that event is: naming, calling, deciding, happening (FF-10.4)."""
    choices: tuple[tuple[int, ...], ...] = ()
    """Who could be named, or taken in the end: a tuple of persons for each way to do it."""
    may_ring: int = 0
    """A mask of the rivals who could call."""
    named: tuple[int, ...] = ()
    cast: tuple[int, ...] = ()
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

    # -- setup --------------------------------------------------------------------------------

    def setup(self) -> None:
        """FF-6: boards, telephones, time, goals, decks. The sexes are asked for first."""
        n = self.seats
        self.deal_faces(range(len(CARDS)))
        self.traits = [0] * (n * len(TRAITS))
        self.time = list(BOX.start_time[str(n)])
        self.bed, self.bed_children, self.celibate = [(0, 0)] * n, [0] * n, [False] * n
        self.phones = [sum(1 << rival for rival in range(n) if rival != me) for me in range(n)]
        self.lived, self.realised = [[] for _ in range(n)], [[] for _ in range(n)]
        self.goals, self.drafts = [[] for _ in range(n)], [[] for _ in range(n)]
        self.maxima, self.discards = [-1] * n, [[], [], []]
        self.first = self.player = 0 if self.options["first"] == "host" else self.roll(n)
        order = [(self.first + i) % n for i in range(n)]
        for place, seat in enumerate(order):  # FF-6.3: by turn order
            self.time[seat] = BOX.start_time[str(n)][place]
        self.bank = n * TIME_PER_PLAYER - sum(self.time)
        self._deal_cards()
        self.emit("begin", "FF-6.6", first=self.first)

    def _deal_cards(self) -> None:
        self.piles = [ids_of(HOME), ids_of(LIFE_A), ids_of(LIFE_B)]
        self._leave_out()
        for pile in self.piles:
            self.shuffle(pile)
        categories = [self._goals_of(FIRST_GOAL + n) for n in range(len(CATEGORIES))]
        for pile in categories:
            self.shuffle(pile)
        self.packets = [list(packet) for packet in zip(*categories, strict=False)]
        self.box += [card for pile in categories for card in pile[len(self.packets) :]]
        self.supers = [card for card in ids_of(SUPER) if not self._filtered(card)]
        self.box += [card for card in ids_of(SUPER) if card not in self.supers]
        self.shuffle(self.supers)
        self.reveal(self.supers[-1])

    def _leave_out(self) -> None:
        """FF-0.1: filters leave cards out; FF-1.1: the blank card only if it was written."""
        for pile in self.piles:
            for card in list(pile):
                unwritten = CARDS[card].id == BLANK and not self.options["blank"]
                if unwritten or self._filtered(card):
                    pile.remove(card)
                    self.box.append(card)

    def _filtered(self, card: Card) -> bool:
        return any(self.options[name] == "out" for name in CARDS[card].filter)

    def _goals_of(self, category: int) -> list[Card]:
        """A filter leaves goals out too, as long as there are enough for everybody."""
        goals = ids_of(category)
        kept = [card for card in goals if not self._filtered(card)]
        two_each = self.options["goals"] == "chosen" and self.seats <= 3  # FF-12.1
        if len(kept) < self.seats * (2 if two_each else 1):
            return goals
        self.box += [card for card in goals if card not in kept]
        return kept

    def choose_sexes(self, sexes: dict[Seat, str]) -> None:
        """FF-6.1, FF-6.2: five women and five men in all, neutral characters included."""
        chosen = [sexes[seat] for seat in range(self.seats)]
        if chosen.count(chosen[0]) == PERSONS // 2 + 1:  # six of one sex: the last changes
            chosen[-1] = "m" if chosen[-1] == "w" else "w"
        neutrals = []
        for sex in ("w", "m"):
            pool = [person.id for person in BOX.persons if person.sex == sex]
            wanted = PERSONS // 2 - chosen.count(sex)
            neutrals += [(name, sex) for name in self.shuffled(pool)[:wanted]]
        self.names = [""] * self.seats + [name for name, _ in neutrals]
        self.sexes = chosen + [sex for _, sex in neutrals]
        self.emit("sexes", "FF-6.2", sexes=chosen, neutrals=[name for name, _ in neutrals])

    # -- characteristics ----------------------------------------------------------------------

    def trait(self, seat: Seat, trait: str) -> int:
        return self.traits[seat * 9 + TRAITS.index(trait)]

    def change(self, seat: Seat, gives: tuple[Give, ...]) -> None:
        """FF-2: gains and resets, in this order; what falls and what overflows is told."""
        base = seat * 9
        before = self.traits[base : base + 9]
        after = run_traits(tuple(before), gives)
        self.traits[base : base + 9] = list(after)
        changed = {t: after[n] for n, t in enumerate(TRAITS) if after[n] != before[n]}
        if changed:
            self.emit("traits", "FF-2.4", seat=seat, traits=changed)

    # -- time ---------------------------------------------------------------------------------

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

    # -- the end ------------------------------------------------------------------------------

    def results(self) -> list[Result]:
        if self.aimless:
            return [Result(s, False, "aimless", "FF-9.8") for s in range(self.seats)]
        return [
            Result(
                seat,
                seat == self.winner,
                "win" if seat == self.winner else "lose",
                "FF-9.7",
                {"goals": len(self.realised[seat]), "winner": self.winner},
                float(len(self.realised[seat])),
            )
            for seat in range(self.seats)
        ]

    def components(self) -> object:
        """Every card in one place; all the time there is; all the telephones not yet lost."""
        zones = [*self.piles, *self.discards, self.offer, *self.lived, *self.goals]
        zones += [*self.realised, *self.packets, self.supers, self.box, *self.drafts]
        cards = sorted(card for zone in zones for card in zone)
        return cards == list(range(len(CARDS))), sum(self.time) + self.bank


def run_traits(values: tuple[int, ...], gives: tuple[Give, ...]) -> tuple[int, ...]:
    """FF-2.2, FF-2.6: point by point; a point on a full characteristic throws another to 0."""
    after = list(values)
    for give in gives:
        n = TRAITS.index(give.trait)
        if give.verb == "reset":
            after[n] = 0
            continue
        for _ in range(give.n):
            if after[n] < 3:
                after[n] += 1
            else:
                after[OVERFLOW[n]] = 0
    return tuple(after)


def orders_that_matter(
    values: tuple[int, ...], gives: tuple[Give, ...]
) -> dict[tuple[int, ...], tuple[Give, ...]]:
    """FF-2.5: each different result, and one order that leads to it."""
    results: dict[tuple[int, ...], tuple[Give, ...]] = {}
    for order in permutations(gives):
        results.setdefault(run_traits(values, order), order)
    return results


__all__ = ["BY_ID", "EXCHANGE_PRICE", "GOALS_TO_WIN", "Lives", "orders_that_matter", "run_traits"]
