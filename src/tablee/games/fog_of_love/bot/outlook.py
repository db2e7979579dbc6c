"""How good it would be if things changed a little."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tablee.games.fog_of_love.bot.deeds import STILL, Shift, shift_of


class Outlook:
    """How good it would be if satisfaction and balances changed: satisfaction exactly, balances by
    their slope. Both are worked out when asked for, once."""

    def __init__(self, value: Callable[[int, int, Shift, Shift], float]) -> None:
        self._value = value
        self._hearts: dict[tuple[int, int], float] = {}
        self._slopes: dict[tuple[int, int], float] = {}

    def worth(self, hearts: tuple[int, int], mine: Shift, yours: Shift) -> float:
        total = self.hearts(*hearts)
        for whose, shift in enumerate((mine, yours)):
            if shift is not STILL:
                for dimension, by in enumerate(shift):
                    if by:
                        total += by * self.slope(whose, dimension)
        return total

    def hearts(self, own: int, other: int) -> float:
        found = self._hearts.get((own, other))
        if found is None:
            found = self._hearts[own, other] = self._value(own, other, STILL, STILL)
        return found

    def slope(self, whose: int, dimension: int) -> float:
        found = self._slopes.get((whose, dimension))
        if found is None:
            up, down = ([STILL, STILL] for _ in range(2))
            up[whose], down[whose] = _step(dimension, 1), _step(dimension, -1)
            found = (self._value(0, 0, up[0], up[1]) - self._value(0, 0, down[0], down[1])) / 2
            self._slopes[whose, dimension] = found
        return found


def _step(dimension: int, by: int) -> Shift:
    return shift_of(((2 * dimension + (by < 0), 1),))


def moved(balances: Sequence[int], shift: Shift) -> Sequence[int]:
    return balances if shift is STILL else [b + s for b, s in zip(balances, shift, strict=True)]
