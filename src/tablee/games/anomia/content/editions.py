"""AN-1.2: how many symbols, and which pairs: the edition is data."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

Symbol = str
Pair = tuple[Symbol, Symbol]


class Edition(Struct, frozen=True):
    symbols: tuple[Symbol, ...]
    cards: tuple[int, ...]
    """Theme cards per symbol."""
    duels: int
    die: bool
    """A roll makes the pair; or else the pair is printed on the wild card."""
    pairs: tuple[Pair, ...]

    @property
    def printed(self) -> list[Symbol]:
        """The symbols of all theme cards."""
        rows = zip(self.symbols, self.cards, strict=True)
        return [symbol for symbol, count in rows for _ in range(count)]

    def without(self, left_out: tuple[Symbol, ...]) -> tuple[Pair, ...]:
        """AN-1.5: the pairs that can still come up."""
        return tuple(pair for pair in self.pairs if not set(pair) & set(left_out))


EDITIONS: dict[str, Edition] = msgspec.toml.decode(
    (Path(__file__).parent / "editions.toml").read_bytes(), type=dict[str, Edition]
)
