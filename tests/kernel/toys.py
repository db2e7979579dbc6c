"""Tiny games for the unit tests of the kernel: a script of asks, and what was heard."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import field

import tablee.lab.teaching
from tablee.kernel import Card, CardState, Game, Match, Part, Result, Seat, State, registry


class Toy(State):
    """Runs `script` so many times, and notes what the step received."""

    round: int = 0
    heard: list[str] = field(default_factory=list)
    rounds: ClassVar[int] = 2

    def next_step(self):
        return self.turn() if self.round < self.rounds else None

    def turn(self):
        yield from self.script()
        self.round += 1

    def script(self):
        raise NotImplementedError

    def hear(self, what: Any) -> None:
        self.heard.append(repr(what))
        self.emit("heard", "TOY-1", what=repr(what))

    def view(self, seat: Seat | None) -> dict[str, Any]:
        return {"round": self.round, "heard": self.heard}

    @staticmethod
    def tell(view, say, lang) -> list[Part]:
        return [Part("round", f"round {view['round']}")]

    def results(self) -> list[Result]:
        return [Result(seat, seat == 0, "toy", "TOY-2") for seat in range(self.seats)]


class CardToy(CardState):
    """Ten cards, faces 0 to 9 (backs: two decks of five), all in one zone."""

    pile: list[Card] = field(default_factory=lambda: list(range(10)))
    hand: list[Card] = field(default_factory=list)
    done: bool = False

    backs: ClassVar[tuple[int, ...]] = (0,) * 5 + (1,) * 5

    def setup(self) -> None:
        self.deal_faces(range(10))

    def next_step(self):
        return None if self.done else self.turn()

    def turn(self):
        raise NotImplementedError

    def view(self, seat: Seat | None) -> dict[str, Any]:
        return {"pile": [self.face_for(seat, card) for card in self.pile], "ids": self.pile}

    @staticmethod
    def tell(view, say, lang) -> list[Part]:
        return []

    def results(self) -> list[Result]:
        return [Result(seat, True, "toy", "TOY-2") for seat in range(self.seats)]


def start(state: type[State], seats: int = 2, key: str = "toy") -> Match:
    """A match of it, registered so that it can be loaded again."""
    folder = tablee.lab.teaching.GAME.folder
    toy = Game(state.__qualname__, state, (seats,), folder, hidden=True)
    registry._registry[toy.id] = toy
    return Match(toy, seats, {}, key)
