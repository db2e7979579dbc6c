"""What there is to pay with: cards in the hand, matches, and the mind itself."""

from __future__ import annotations

from typing import NamedTuple

from tablee.games.fear_of_the_dark.bot.sight import Hand, Sight
from tablee.games.fear_of_the_dark.pack import CLEAR, LIGHT, SCOUT, SEARCH, STEALTH, WALK

WORTH = {WALK: 1.0, SCOUT: 1.0, STEALTH: 0.8, CLEAR: 0.8, SEARCH: 0.5}
"""A held card, in actions: any card moves two squares, so none is worth nothing."""
PAPER = 2.0
EXACT = -1.0
SHINE = 0.9
"""Of the actions that matches promise, so many come handy."""


class Purse(NamedTuple):
    """`fresh` other than EXACT: the hand is not chosen yet; so many actions of any kind in the
    light are to come, from it and from the matches left."""

    hand: Hand
    minds: int
    matches: int
    papers: int
    fresh: float = EXACT

    @property
    def lit(self) -> bool:
        return any(self.hand)

    @property
    def light(self) -> float:
        """Actions in the light still to be had."""
        if self.fresh != EXACT:
            return self.fresh
        hand = self.hand
        paper = PAPER * self.papers if self.matches or any(hand) else 0.0
        held = sum([WORTH[kind] * hand[kind] for kind in WORTH if hand[kind]])
        if hand[LIGHT] and self.matches:
            return held + paper + chain(self.matches, self.minds)
        return held + paper + 0.5 * hand[LIGHT] + struck(self.matches, self.minds)

    def play(self, kind: int) -> Purse:
        """FD-5.2, FD-5.3: the card goes back to the deck."""
        return self._replace(hand=less(self.hand, kind))

    def burn(self, kind: int) -> Purse:
        """FD-5.4, FD-5.5: the card is lost for ever; in the dark it comes from the deck."""
        hand = less(self.hand, kind) if self.lit else self.hand
        return self._replace(hand=hand, minds=self.minds - 1)

    def relit(self) -> Purse:
        """FD-6.1: Light a match, a hand of five."""
        light = chain(self.matches, self.minds) + PAPER * self.papers
        return self._replace(fresh=light, hand=NOTHING)

    def strike(self) -> Purse:
        """FD-4.2: a match, a hand of three."""
        light = struck(self.matches, self.minds) + PAPER * self.papers
        return self._replace(fresh=light, hand=NOTHING)

    def blown(self) -> Purse:
        """The hand is gone, and the light with it."""
        if self.fresh != EXACT:
            return self._replace(fresh=max(0.0, self.fresh - 6))
        return self._replace(hand=NOTHING)


NOTHING: Hand = (0,) * 6


def less(hand: Hand, kind: int) -> Hand:
    return (*hand[:kind], hand[kind] - 1, *hand[kind + 1 :])


def chain(matches: int, minds: int) -> float:
    """Actions to be had from lighting match after match by the card: it takes one of five."""
    size = min(5, minds)
    return SHINE * ((size - 1) * (matches - 1) + size) if matches else 0


def struck(matches: int, minds: int) -> float:
    """Actions to be had when the first match must be struck in the dark: a hand of three."""
    size = min(3, minds)
    if matches < 2:
        return SHINE * size * matches
    return SHINE * (size - 1) + chain(matches - 1, minds)


def purse(sight: Sight) -> Purse:
    return Purse(sight.hand, sight.minds, sight.matches, sight.papers)


def worst(cards: Hand, matches: int) -> int:
    """The card to lose for ever: what a hand of five will miss least."""
    if cards[SEARCH]:
        return SEARCH
    if cards[WALK] > 2:
        return WALK
    order = (STEALTH, CLEAR, WALK, SCOUT, LIGHT)
    return next(kind for kind in order if cards[kind])
