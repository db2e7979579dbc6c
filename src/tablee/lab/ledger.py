"""What is counted over many games, added up by kind."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Self, TypeVar

from msgspec import Struct
from msgspec.structs import astuple

from tablee.lab.simulate import margin


class Ledger(Struct):
    """The first `KINDS` fields say which games it counts; all others are sums."""

    KINDS: ClassVar[int] = 1

    @property
    def kind(self) -> tuple[Any, ...]:
        return astuple(self)[: self.KINDS]

    def add(self, other: Self) -> None:
        for name in self.__struct_fields__[self.KINDS :]:
            setattr(self, name, getattr(self, name) + getattr(other, name))


L = TypeVar("L", bound=Ledger)


def gather(counted: Iterable[L]) -> list[L]:
    """One ledger for every kind."""
    ledgers: dict[tuple[Any, ...], L] = {}
    for game in counted:
        ledgers.setdefault(game.kind, type(game)(*game.kind)).add(game)
    return list(ledgers.values())


def share(count: int, games: int) -> str:
    """A percentage with its margin of error."""
    return f"{count / games:.0%} ±{margin(count, games):.0%}"
