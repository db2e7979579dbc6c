"""A game without end, for what must not grow with a log: seats take turns, one answer to a step.
`roll` draws (a barrier); every third event is for one seat alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tablee.kernel import Catalogue, Game, Part, Result, Seat, State, Step, register, turn
from tablee.kernel.running import Running
from tablee.table.live.table import Table

from .kit import make_table


class Endless(State):
    turns: int = 0
    last: int = 0

    def next_step(self) -> Step | None:
        return None if self.last == -1 else self.turn()

    def turn(self) -> Step:
        seat = self.turns % self.seats
        choice = yield turn(seat, ("go", "roll", "end"), "go", "EN-1")
        self.turns += 1
        self.last = self.roll(6) if choice == "roll" else -1 if choice == "end" else 0
        self.emit("gone", "EN-1", to=(seat,) if self.turns % 3 == 0 else None, last=self.last)

    def view(self, seat: Seat | None) -> dict[str, Any]:
        return {"turns": self.turns, "last": self.last}

    def results(self) -> list[Result]:
        return [Result(s, s == 0, "end", "EN-2") for s in range(self.seats)]

    @staticmethod
    def tell(view: Any, say: Catalogue, lang: str) -> list[Part]:
        return [Part("turns", str(view["turns"]))]


register(Game("endless", Endless, (2,), Path(__file__).parent, hidden=True))


def long_table(answers: int, choice: Callable[[int], str] = lambda number: "go") -> Table:
    """A table at which so much has been answered."""
    table = make_table("endless")
    for number in range(answers):
        table.play(number % 2, choice(number))
    return table


@contextmanager
def counting(holder: Any, name: str, of: Callable[..., int]) -> Iterator[list[int]]:
    """Records the amount of work in each call of a function."""
    counts: list[int] = []
    real = getattr(holder, name)

    def counted(*args: Any) -> Any:
        counts.append(of(*args))
        return real(*args)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(holder, name, counted)
        yield counts


def answers_fed() -> Any:
    """How many answers were replayed, at each replay."""

    def size(match: Running, answers: Sequence[Any]) -> int:
        return len(answers)

    return counting(Running, "_feed", size)
