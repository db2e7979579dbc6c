"""A position built by hand, for tests: cards by what is printed on them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tablee.kernel import Card
from tablee.lab.teaching.content.cards import FACES, TREASURES, printed
from tablee.lab.teaching.state import Meadow


def build(
    game: type[Meadow],
    /,
    *,
    hands: Sequence[Sequence[str]],
    open: Sequence[str] = ("button", "locket"),
    deck: Sequence[str] | None = None,
    discards: Sequence[str] = (),
    rounds: int = 5,
    leader: int = 0,
) -> Meadow:
    """The beginning of a round. The deck is written from its top; without one, it holds every
    card that is nowhere else. With one, those are out of the game."""
    m = game(len(hands), {"rounds": rounds})
    m.deal_faces(FACES)
    box: dict[str, list[Card]] = {}
    for card, face in enumerate(FACES):
        box.setdefault(printed(card, face), []).append(card)

    def take(names: Iterable[str]) -> list[Card]:
        return [box[name].pop() for name in names]

    m.hands = [take(hand) for hand in hands]
    m.open, m.discards = take(open), take(discards)
    m.deck = take(deck or ())[::-1]
    m.hidden = [card for name in TREASURES for card in box.pop(name)]
    left = [card for cards in box.values() for card in cards]
    (m.gone if deck is not None else m.deck).extend(left)
    m.nests, m.pebbles, m.leader = [[] for _ in hands], [0 for _ in hands], leader
    m.known = [_mask([*m.open, *m.discards, *hand]) for hand in [*m.hands, []]]
    m.snapshot_taken()
    return m


def _mask(cards: Iterable[Card]) -> int:
    return sum(1 << card for card in cards)
