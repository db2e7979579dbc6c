"""A position built by hand, for tests: lives, cards and ties by their names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tablee.games.fiese_freunde.content.cards import LIFE_A, LIFE_B, SUPER
from tablee.games.fiese_freunde.content.grammar import TRAITS
from tablee.games.fiese_freunde.content.pack import BACKS, BLANK, BOX, BY_ID, CARDS
from tablee.games.fiese_freunde.people import PAIR, PERSONS, PLACES
from tablee.games.fiese_freunde.rules.setup import TIME_PER_PLAYER
from tablee.games.fiese_freunde.state import Fiese
from tablee.kernel import Card, Seat

DEFAULTS = {
    "goals": "dealt", "first": "host", "blank": "",
    "sex": "in", "drugs": "in", "religion": "in", "death": "in",
}  # fmt: skip


class Hands:
    """Gives out cards by name, each once."""

    def __init__(self, state: Fiese) -> None:
        self.state = state
        state.deal_faces(range(len(CARDS)))
        self.left = set(range(len(CARDS)))

    def take(self, names: Iterable[str], to: Iterable[Seat] | None = ()) -> list[Card]:
        """Cards by name; known to the seats in `to` (None: to all)."""
        cards = [BY_ID[name] for name in names]
        self.left -= set(cards)
        who = range(self.state.seats + 1) if to is None else to
        for seat in who:
            self.state.known[seat] |= sum(1 << card for card in cards)
        return cards

    def rest(self, deck: int) -> list[Card]:
        cards = sorted(card for card in self.left if BACKS[card] == deck)
        self.left -= set(cards)
        return cards


def build(
    game: type[Fiese],
    *,
    seats: int = 2,
    sexes: str = "wm",
    slice: int = 2,
    player: Seat = 0,
    first: Seat = 0,
    passed: Iterable[Seat] = (),
    traits: Mapping[Seat, Mapping[str, int]] | None = None,
    time: Iterable[int] = (),
    ties: Mapping[tuple[int, int], str] | None = None,
    nights: Mapping[tuple[int, int], int] | None = None,
    children: Mapping[tuple[int, int], int] | None = None,
    bed: Mapping[Seat, tuple[int, int]] | None = None,
    bed_children: Mapping[Seat, int] | None = None,
    offer: Iterable[str] = (),
    goals: Mapping[Seat, Iterable[str]] | None = None,
    realised: Mapping[Seat, Iterable[str]] | None = None,
    lived: Mapping[Seat, Iterable[str]] | None = None,
    super_goal: str = "m4",
    packets: Iterable[Iterable[str]] = (),
    phones: Mapping[Seat, Iterable[Seat]] | None = None,
    celibate: Iterable[Seat] = (),
    blank: str = "",
    life_a: Iterable[str] | None = None,
    life_b: Iterable[str] | None = None,
) -> Fiese:
    """A state of that class. Persons are numbers: players first, then neutral women, then neutral
    men. `sexes`: one letter per player. Without `life_a` and `life_b` the decks hold whatever is
    not elsewhere."""
    m = game(seats, {**DEFAULTS, "blank": blank})
    cards = Hands(m)
    sexes = (sexes * seats)[:seats]
    _people(m, sexes)
    for pairs, table in ((nights, m.nights), (children, m.children)):
        for (a, b), count in (pairs or {}).items():
            table[PAIR[a][b]] = count
    for (a, b), place in (ties or {}).items():
        m.ties[PAIR[a][b]] = PLACES.index(place)
    m.bed = [(bed or {}).get(seat, (0, 0)) for seat in range(seats)]
    m.bed_children = [(bed_children or {}).get(seat, 0) for seat in range(seats)]
    m.celibate = [seat in set(celibate) for seat in range(seats)]
    m.traits = [(traits or {}).get(s, {}).get(t, 0) for s in range(seats) for t in TRAITS]
    m.time = [*time, *BOX.start_time[str(seats)]][:seats]
    m.bank = max(0, seats * TIME_PER_PLAYER - sum(m.time))
    everyone = {s: [r for r in range(seats) if r != s] for s in range(seats)}
    held = everyone if phones is None else phones
    m.phones = [sum(1 << r for r in held.get(s, ())) for s in range(seats)]
    m.slice, m.player, m.first, m.passed = slice, player, first, list(passed)
    m.maxima, m.drafts = [-1] * seats, [[] for _ in range(seats)]
    m.discards = [[], [], []]
    _cards(m, cards, offer, goals or {}, realised or {}, lived or {}, packets, super_goal)
    m.box = cards.take([] if blank else [BLANK])  # FF-1.1
    m.piles = [
        [],
        cards.rest(LIFE_A) if life_a is None else cards.take(life_a)[::-1],
        cards.rest(LIFE_B) if life_b is None else cards.take(life_b)[::-1],
    ]
    m.box += [card for deck in range(SUPER + 1) for card in cards.rest(deck)]
    return m


def _people(m: Fiese, sexes: str) -> None:
    women = [p.id for p in BOX.persons if p.sex == "w"][: PERSONS // 2 - sexes.count("w")]
    men = [p.id for p in BOX.persons if p.sex == "m"][: PERSONS // 2 - sexes.count("m")]
    m.names = [""] * len(sexes) + women + men
    m.sexes = [*sexes, *("w" * len(women)), *("m" * len(men))]


def _cards(
    m: Fiese,
    cards: Hands,
    offer: Iterable[str],
    goals: Mapping[Seat, Iterable[str]],
    realised: Mapping[Seat, Iterable[str]],
    lived: Mapping[Seat, Iterable[str]],
    packets: Iterable[Iterable[str]],
    super_goal: str,
) -> None:
    seats = range(m.seats)
    m.offer = cards.take(offer, None)
    m.goals = [cards.take(goals.get(s, ()), (s,)) for s in seats]
    m.realised = [cards.take(realised.get(s, ()), None) for s in seats]
    m.lived = [cards.take(lived.get(s, ()), None) for s in seats]
    m.packets = [cards.take(packet) for packet in packets]
    m.supers = [*cards.take([super_goal], None)]
    m.supers = [*cards.rest(SUPER), *m.supers]
