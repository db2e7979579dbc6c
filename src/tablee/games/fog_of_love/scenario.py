"""A position built by hand, for tests: people, hands, decks and destinies by their names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tablee.games.fog_of_love.content.faces import (
    BY_ID,
    CARD_COUNT,
    DECK_NAMES,
    FEATURES,
    destiny_face,
    ids_of,
)
from tablee.games.fog_of_love.content.grammar import ASPECT_IDS
from tablee.games.fog_of_love.content.pack import FILTERS
from tablee.games.fog_of_love.state import Fog
from tablee.games.fog_of_love.tasks import Stage
from tablee.kernel import Card, Seat

DEFAULTS: dict[str, Any] = {
    "story": "sunday", "characters": "own", "first": "host", "events": "story",
    "child": "pregnancy", "left_out": "",
    **dict.fromkeys(FILTERS, "in"),
}  # fmt: skip

Named = Mapping[Seat, Iterable[str]] | None


class Cards:
    """Gives out cards by name, each once."""

    def __init__(self, state: Fog) -> None:
        self.state = state
        state.deal_faces(range(CARD_COUNT))
        self.left = set(range(CARD_COUNT))

    def take(self, names: Iterable[str], to: Iterable[Seat] | None = ()) -> list[Card]:
        """Cards by name; known to the seats in `to` (None: to all)."""
        return self.give([BY_ID[name] for name in names], to)

    def give(self, cards: list[Card], to: Iterable[Seat] | None) -> list[Card]:
        if not self.left.issuperset(cards) or len(set(cards)) < len(cards):
            raise ValueError("a card can't be in two places")
        self.left -= set(cards)
        for seat in range(self.state.seats + 1) if to is None else to:
            self.state.known[seat] |= sum(1 << card for card in cards)
        return cards

    def rest(self, back: int) -> list[Card]:
        return self.give([card for card in ids_of(back) if card in self.left], ())


def build(
    kind: type[Fog],
    *,
    story: str = "sunday",
    chapter: int = 0,
    played: int = 0,
    turn: Seat = 0,
    first: Seat = 0,
    hand: Named = None,
    hearts: tuple[int, int] = (10, 10),
    tokens: Mapping[Seat, Mapping[str, int]] | None = None,
    traits: Named = None,
    occupations: tuple[str, str] = ("baker", "pilot"),
    features: Named = None,
    destinies: Named = None,
    forgone: Named = None,
    secrets: Named = None,
    pile: Iterable[str] = (),
    hidden_pile: Iterable[str] = (),
    synopsis: Iterable[str] = (),
    decks: Mapping[str, Iterable[str]] | None = None,
    carry: tuple[str, Seat] | None = None,
    names: tuple[str, str] = ("Noor", "Sacha"),
    genders: tuple[str, str] = ("f", "m"),
    stage: Stage = "take_turn",
    married: bool = False,
    child: bool = False,
    **options: Any,
) -> Fog:
    """A state of that kind: the class that has the rules.

    Seats that are not named get usual things: three traits, three features, the story's destinies.
    `decks` names scenes from the top down; a deck that is not named holds whatever is not
    elsewhere. Tokens are just those of `tokens`."""
    m = kind(2, {**DEFAULTS, **options, "story": story})
    cards = Cards(m)
    m.stage, m.chapter, m.played, m.turn, m.first = stage, chapter, played, turn, first
    m.hearts = list(hearts)
    m.tokens = [(tokens or {}).get(s, {}).get(aspect, 0) for s in (0, 1) for aspect in ASPECT_IDS]
    m.names, m.genders = list(names), list(genders)
    m.portraits, m.colours = ["p1", "p2"], ["rose", "azure"]
    m.choices, m.dealt, m.carry = ["", ""], [[], []], carry
    m.married, m.child = married, child
    m.synopsis, m.pile = cards.take(synopsis, None), cards.take(pile, None)
    m.hidden_pile = cards.take(hidden_pile)
    m.secrets = [cards.take((secrets or {}).get(seat, ()), (seat,)) for seat in (0, 1)]
    m.hands = [cards.take((hand or {}).get(seat, ()), (seat,)) for seat in (0, 1)]
    stacked = {
        DECK_NAMES.index(deck): cards.take([*ids][::-1]) for deck, ids in (decks or {}).items()
    }
    m.traits = _three_each(cards, traits, USUAL_TRAITS, lambda seat: (seat,))
    m.occupations = [cards.take([name], None) for name in occupations]
    m.features = _three_each(cards, features, USUAL_FEATURES, lambda seat: None)
    _destinies(m, cards, destinies or {}, forgone or {})
    m.decks = [stacked[b] if b in stacked else cards.rest(b) for b in range(FEATURES + 1)]
    m.box += sorted(cards.left)
    return m


USUAL_TRAITS = ("warm-hearted", "candid", "driven", "tough", "hermit", "worrier", "plain", "rash")
USUAL_FEATURES = ("tall", "giggle", "scar", "tattoo", "cute", "slang", "clumsy", "suntan")


def _three_each(
    cards: Cards,
    named: Named,
    usual: tuple[str, ...],
    known: Callable[[Seat], Iterable[Seat] | None],
) -> list[list[Card]]:
    """Those that are named; for a seat that is not, three of the usual ones that are left."""
    given = {seat: cards.take(ids, known(seat)) for seat, ids in (named or {}).items()}
    for seat in (0, 1):
        if seat not in given:
            left = [name for name in usual if BY_ID[name] in cards.left]
            given[seat] = cards.take(left[:3], known(seat))
    return [given[0], given[1]]


def _destinies(
    m: Fog, cards: Cards, hand: Mapping[Seat, Iterable[str]], pile: Mapping[Seat, Iterable[str]]
) -> None:
    story = m.story
    for seat in (0, 1):
        away = tuple(pile.get(seat, () if seat in hand else story.discarded))
        usual = [name for name in story.destinies if name not in away]
        held = [destiny_face(seat, name) for name in hand.get(seat, usual)]
        put = [destiny_face(seat, name) for name in away]
        m.destinies.append(cards.give(held, (seat,)))
        m.forgone.append(cards.give(put, (seat,)))
