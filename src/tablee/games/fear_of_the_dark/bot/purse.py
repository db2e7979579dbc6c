"""What there is to pay with: cards in the hand, matches, and the mind itself."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tablee.games.fear_of_the_dark.bot.sight import Hand, Sight
from tablee.games.fear_of_the_dark.content.pack import CLEAR, LIGHT, SCOUT, SEARCH, STEALTH, WALK

WORTH = (0.5, 1.1, 0.9, 1.0, 0.8, 0.9)
"""The value of a held card, in actions: any card moves two squares, so none is worthless."""
NOTHING: Hand = (0,) * 6
EXACT = -1.0
LOSS_ORDER = (SEARCH, STEALTH, CLEAR, WALK, SCOUT, LIGHT)
SLACK = 0.2


class Purse(NamedTuple):
    """`fresh` other than EXACT: the hand is not chosen yet, and so many actions of any kind are to
    come in the light, from the hand and the matches left."""

    hand: Hand
    owned: Hand
    """Hand and deck: all cards not lost."""
    matches: int
    papers: int
    found: float = 0.0
    """The expected gain of searches on the way, in actions."""
    fresh: float = EXACT

    @property
    def lit(self) -> bool:
        return self.hand != NOTHING

    @property
    def minds(self) -> int:
        return sum(self.owned)

    @property
    def light(self) -> float:
        """Actions in the light still to be had."""
        if self.fresh != EXACT:
            return self.fresh
        return self.found + light(self.hand, self.owned, self.matches, self.papers)

    def play(self, kind: int) -> Purse:
        """FD-5.2, FD-5.3: the card goes back to the deck."""
        return Purse(less(self.hand, kind), *self[1:])

    def burn(self, kind: int) -> Purse:
        """FD-5.4, FD-5.5: the card is lost for ever; in the dark it comes from the deck."""
        hand = self.hand if self.hand == NOTHING else less(self.hand, kind)
        return Purse(hand, less(self.owned, kind), *self[2:])

    def relit(self) -> Purse:
        """FD-6.1: Light a match, a hand of five."""
        more = PAPER * self.papers + self.found
        return Purse(NOTHING, *self[1:5], more + chain(self.matches, self.owned))

    def strike(self) -> Purse:
        """FD-4.2: a match, a hand of three."""
        more = PAPER * self.papers + self.found
        return Purse(NOTHING, *self[1:5], more + struck(self.matches, self.owned))

    def blown(self) -> Purse:
        """The hand is gone, and the light with it."""
        if self.fresh != EXACT:
            return Purse(*self[:5], max(0.0, self.fresh - 6))
        return Purse(NOTHING, *self[1:])

    def to_burn(self) -> int:
        """The least useful card; -1 if none should be burned."""
        lit = self.hand != NOTHING
        return worst(self.hand if lit else self.owned, self.matches)


PAPER = 1.8


def less(hand: Hand, kind: int) -> Hand:
    return (*hand[:kind], hand[kind] - 1, *hand[kind + 1 :])


@lru_cache(maxsize=1 << 14)
def light(hand: Hand, owned: Hand, matches: int, papers: int) -> float:
    paper = PAPER * papers if matches or any(hand) else 0.0
    held = sum([WORTH[kind] * hand[kind] for kind in range(1, 6)])
    if hand[LIGHT] and matches:
        return held + paper + chain(matches, owned)
    return held + paper + WORTH[LIGHT] * hand[LIGHT] + struck(matches, owned)


@lru_cache(maxsize=1 << 12)
def yields(size: int, owned: Hand) -> float:
    """The actions of the best hand of that size."""
    worths = [WORTH[kind] for kind in range(1, 6) for _ in range(owned[kind])]
    worths.sort(reverse=True)
    return sum(worths[:size])


@lru_cache(maxsize=1 << 12)
def chain(matches: int, owned: Hand) -> float:
    """Actions from lighting match after match by the card, which takes one of five."""
    if not matches:
        return 0.0
    if not owned[LIGHT]:
        return yields(5, owned) + struck(matches - 1, owned)
    return max(0.0, yields(4, owned) - SLACK) * (matches - 1) + yields(5, owned)


@lru_cache(maxsize=1 << 12)
def struck(matches: int, owned: Hand) -> float:
    """Actions if the first match must be struck in the dark, for a hand of three."""
    if matches < 2 or not owned[LIGHT]:
        return yields(3, owned) * matches
    return yields(2, owned) + chain(matches - 1, owned)


def purse(sight: Sight) -> Purse:
    owned = tuple([h + m for h, m in zip(sight.hand, sight.mind, strict=True)])
    return Purse(sight.hand, owned, sight.matches, sight.papers)


def worst(cards: Hand, matches: int) -> int:
    """The card to lose for ever: the least useful in a hand of five. -1: rather none."""
    if cards[SEARCH]:
        return SEARCH
    if cards[WALK] > 2:
        return WALK
    for kind in LOSS_ORDER:
        if cards[kind] and (kind != LIGHT or not matches):
            return kind
    return -1
