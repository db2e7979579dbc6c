"""The bot's values: the worth of a life by its goals, and of a card by what it changes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from tablee.games.fiese_freunde.bot.life import Life, Symbol, after, distance, life_of

NEAR = (12.0, 7.0, 4.5, 2.8, 1.7, 1.0, 0.6)
"""What a goal is worth when it is 0, 1, 2 … cards away."""


class Wish(Struct, frozen=True):
    """A goal in hand, or the open super goal."""

    id: str
    conditions: list[Symbol]
    consequences: list[Symbol]


def wish_of(card: Mapping[str, Any]) -> Wish:
    return Wish(card["id"], card["conditions"], card["consequences"])


class Mind:
    """Everything the bot knows and wants in this moment."""

    beyond = 0.25
    """The weight of goals beyond the number still needed."""

    def __init__(self, view: Mapping[str, Any], seat: int) -> None:
        self.view, self.seat = view, seat
        self.life = life_of(view, seat)
        self.wishes = [wish_of(goal["card"]) for goal in view["goals"]]
        if view["super_goal"]:
            self.wishes.append(wish_of(view["super_goal"]["card"]))
        self.done = len(view["boards"][seat]["realised"])

    @property
    def time(self) -> int:
        return self.life.time

    @property
    def wanted(self) -> int:
        """The number of goals still needed."""
        return max(1, 5 - self.done)

    def worth(self, life: Life, without: str = "") -> float:
        """The worth of a life: the near goals count most, as many as are still wanted."""
        values = sorted(
            (near(distance(life, w.conditions)) for w in self.wishes if w.id != without),
            reverse=True,
        )
        wanted = self.wanted
        return sum(values[:wanted]) + self.beyond * sum(values[wanted:])

    def gain(self, consequences: Iterable[Symbol]) -> float:
        """What these consequences are worth to this life."""
        return self.worth(after(self.life, consequences)) - self.worth(self.life)

    def goal_value(self, goal: str) -> float:
        """Realising it now: a step to the end, minus what its consequences spoil."""
        wish = next(w for w in self.wishes if w.id == goal)
        rest = self.worth(after(self.life, wish.consequences), without=goal)
        return NEAR[0] + rest - self.worth(self.life, without=goal)

    def card_gain(self, card: Mapping[str, Any]) -> float:
        return self.gain(card["consequences"])


def near(cards_away: float) -> float:
    """Interpolated between the steps of the table; beyond it, ever less."""
    whole = int(cards_away)
    if whole >= len(NEAR) - 1:
        return NEAR[-1] / (1 + cards_away - (len(NEAR) - 1))
    return NEAR[whole] + (NEAR[whole + 1] - NEAR[whole]) * (cards_away - whole)
