"""A game in several versions of its rules, of which one at a time is the present one.

The evening has rounds: a draw, a turn, a sealed vote of two. Version by version:

1   as it was released
2   another rule: a hit counts double
3   another shape of the state: points by seat instead of a list of who scored
4   other words and options, the same events
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

from msgspec import field

from tablee.kernel import Catalogue, Game, Option, Part, Result, Seat, State, Step, sealed, turn
from tablee.kernel.registry import register

HERE = Path(__file__).parent
ROUNDS = 60


class Rounds(State):
    """What all versions share."""

    count: ClassVar[int] = 1

    rounds: int = 0
    secret: int = 0

    def setup(self) -> None:
        self.secret = self.roll(100)
        self.emit("laid")

    def next_step(self) -> Step | None:
        return None if self.rounds == ROUNDS else self.round()

    def round(self) -> Step:
        seat = self.rounds % self.seats
        self.emit("round", "RO-1", n=self.rounds)
        drawn = self.roll(6)
        where = yield turn(seat, ("left", "right"), "where", "RO-1")
        self.emit("where", "RO-1", seat=seat, where=where)
        votes = yield sealed(dict.fromkeys(range(self.seats), ("yes", "no")), "vote", "RO-2")
        hit = sum(vote == "yes" for vote in votes.values()) * self.count
        if hit:
            self.score(seat, hit + drawn)
        self.rounds += 1
        self.emit("voted", "RO-2", hit=hit, points=self.points())

    def score(self, seat: int, points: int) -> None:
        raise NotImplementedError

    def points(self) -> list[int]:
        raise NotImplementedError

    def view(self, seat: Seat | None) -> dict[str, Any]:
        mine = {"secret": self.secret} if seat == 0 else {}
        return {"rounds": self.rounds, "points": self.points(), **mine}

    def results(self) -> list[Result]:
        points = self.points()
        return [Result(s, p == max(points), "end", "RO-3") for s, p in enumerate(points)]

    @staticmethod
    def tell(view: Any, say: Catalogue, lang: str) -> list[Part]:
        return [Part("all", str(view))]


class One(Rounds):
    scored: list[tuple[int, int]] = field(default_factory=list)

    def score(self, seat: int, points: int) -> None:
        self.scored.append((seat, points))

    def points(self) -> list[int]:
        return [sum(p for who, p in self.scored if who == s) for s in range(self.seats)]


class Two(One):
    count = 2


class Three(Rounds):
    by_seat: list[int] = field(default_factory=list)

    def setup(self) -> None:
        self.by_seat = [0] * self.seats
        Rounds.setup(self)

    def score(self, seat: int, points: int) -> None:
        self.by_seat[seat] += points

    def points(self) -> list[int]:
        return [*self.by_seat]


class Refusing(One):
    """Another rule: nobody may go right any more."""

    def round(self) -> Step:
        seat = self.rounds % self.seats
        self.emit("round", "RO-1", n=self.rounds)
        self.roll(6)
        where = yield turn(seat, ("left",), "where", "RO-1")
        self.emit("where", "RO-1", seat=seat, where=where)
        self.rounds += 1


class Broken(One):
    """A defect: no round can be played."""

    def round(self) -> Step:
        raise ZeroDivisionError


class Reshuffled(One):
    """Another shuffle: the events of others are the same, what one seat holds is not."""

    def setup(self) -> None:
        self.roll(100)
        Rounds.setup(self)


def by_seat(state: dict[str, Any]) -> dict[str, Any]:
    """3: points by seat."""
    scored = state.pop("scored")
    seats = range(state["seats"])
    return state | {"by_seat": [sum(p for who, p in scored if who == s) for s in seats]}


def version(number: int, state: type[State], **more: Any) -> Game:
    return Game("rounds", state, (2,), HERE, version=number, hidden=True, **more)


FIRST = version(1, One)
SAME = version(2, One, options=(Option("mood", ("calm", "wild"), "calm"),))
"""Another text, another option: nothing that is told."""
DOUBLE = version(2, Two)
RESHAPED = version(3, Three, migrations={3: by_seat})
UNMIGRATED = version(3, Three)
REFUSING = version(2, Refusing)
BROKEN = version(1, Broken)
RESHUFFLED = version(2, Reshuffled)


@contextmanager
def present(game: Game) -> Iterator[Game]:
    """These are the rules of the house meanwhile."""
    from tablee.kernel import registry

    before = registry._registry.get(game.id)
    register(game)
    try:
        yield game
    finally:
        if before is not None:
            register(before)


register(FIRST)
