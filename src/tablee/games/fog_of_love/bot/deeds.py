"""What a card would do: satisfaction, balances and the rest, for every pair of choices (FL-8.5)."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from tablee.games.fog_of_love.content.faces import SCENE_BY_ID
from tablee.games.fog_of_love.content.grammar import Effect, Tokens, letters_of

Shift = tuple[int, int, int, int, int, int]
STILL: Shift = (0, 0, 0, 0, 0, 0)
SENSITIVITY = 3


class Deed(Struct, frozen=True):
    """The outcome, for the card's player (0) and the partner (1): satisfaction, the shift of the
    six balances, and the effects that need more thought."""

    hearts: tuple[int, int] = (0, 0)
    shifts: tuple[Shift, Shift] = (STILL, STILL)
    more: tuple[tuple[Effect, int], ...] = ()


def shift_of(tokens: Tokens) -> Shift:
    moved = [0] * 6
    for aspect, count in tokens:
        moved[aspect >> 1] += -count if aspect & 1 else count
    return moved[0], moved[1], moved[2], moved[3], moved[4], moved[5]


def plus(one: Shift, other: Shift) -> Shift:
    a, b, c, d, e, f = (x + y for x, y in zip(one, other, strict=True))
    return a, b, c, d, e, f


def _sides(who: str, chooser: int, pair: tuple[str, str]) -> tuple[int, ...]:
    """FL-8.3, with the card's player as 0."""
    named = {"both": (0, 1), "player": (0,), "partner": (1,), "chooser": (chooser,)}
    if who in named:
        return named[who]
    if who == "other":
        return (1 - chooser,)
    inside = not who.startswith("not ")
    return tuple(side for side in (0, 1) if (pair[side] in letters_of(who)) == inside)


class _Draft:
    """A deed in the making."""

    def __init__(self) -> None:
        self.hearts = [0, 0]
        self.shifts = [STILL, STILL]
        self.more: list[tuple[Effect, int]] = []

    def add(self, effect: Effect, sides: tuple[int, ...]) -> None:
        for side in sides:
            if effect.verb == "heart":
                self.hearts[side] += effect.n
            elif effect.verb == "token":
                self.shifts[side] = plus(self.shifts[side], shift_of(effect.tokens))
            else:
                self.more.append((effect, side))

    def deed(self) -> Deed:
        hearts, shifts = self.hearts, self.shifts
        return Deed((hearts[0], hearts[1]), (shifts[0], shifts[1]), tuple(self.more))


@cache
def chosen(scene: str, mine: str, yours: str, also: bool = True) -> Deed:
    """A scene or chapter with these choices, the player's first; "" for who does not choose."""
    card, pair, draft = SCENE_BY_ID[scene], (mine, yours), _Draft()
    for side in (0, 1):
        if pair[side]:
            option = card.options["abcd".index(pair[side])]
            for owner in (0, 1) if card.mirror else (side,):
                draft.shifts[owner] = plus(draft.shifts[owner], shift_of(option.tokens))
            for effect in option.effects:
                draft.add(effect, _sides(effect.who, side, pair))
    row = card.rows.get(mine + yours) if also and card.both_choose else None
    for effect in row.effects if row is not None else ():
        draft.add(effect, _sides(effect.who, 0, pair))
    return draft.deed()


@cache
def laid(scene: str) -> Deed:
    """What a card does before anybody chooses (FL-8.7); a reaction: what it does at all."""
    card, draft = SCENE_BY_ID[scene], _Draft()
    for effect in (*card.on, *card.does):
        draft.add(effect, _sides(effect.who, 0, ("", "")))
    return draft.deed()


@cache
def kept(scene: str, together: bool) -> Deed:
    """A secret that nobody revealed (FL-10.2)."""
    card, draft = SCENE_BY_ID[scene], _Draft()
    draft.shifts[0] = shift_of(card.tokens)
    for fate in card.hidden:
        if fate.when == "" or fate.when == ("stay" if together else "part"):
            for effect in fate.effects:
                draft.add(effect, _sides(effect.who, 0, ("", "")))
    return draft.deed()


@cache
def revealed(scene: str) -> Deed:
    """A secret that comes out, before the partner chooses (FL-10.2)."""
    card, draft = SCENE_BY_ID[scene], _Draft()
    draft.shifts[0] = shift_of(card.tokens)
    for effect in card.revealed:
        draft.add(effect, _sides(effect.who, 0, ("", "")))
    return draft.deed()


def under(deed: Deed, carry: str, whose: int) -> Deed:
    """The outcome under a carry-over (FL-10.1); `whose` it is, as a side of the card."""
    hearts, shifts = deed.hearts, deed.shifts
    if carry == "double-satisfaction":
        hearts = (2 * hearts[0], 2 * hearts[1])
    elif carry == "one-sided":
        hearts = (0, 2 * hearts[1]) if whose == 0 else (2 * hearts[0], 0)
    elif carry == "double-tokens":
        shifts = (plus(shifts[0], shifts[0]), plus(shifts[1], shifts[1]))
    elif carry == "double-sensitivity":
        shifts = (_touched(shifts[0]), _touched(shifts[1]))
    else:
        return deed
    return Deed(hearts, shifts, deed.more)


def _touched(shift: Shift) -> Shift:
    a, b, c, d, e, f = (n * (2 if i == SENSITIVITY else 1) for i, n in enumerate(shift))
    return a, b, c, d, e, f
