"""Which process owns a table, where there are several."""

from __future__ import annotations

from typing import Protocol


class Owners(Protocol):
    async def take(self, table: str) -> None:
        """Become its owner; `Elsewhere` if another live process owns it."""

    async def give(self, table: str, process: str) -> None:
        """Pass our table to that process."""

    def release(self, table: str) -> None:
        """Give our table up: nobody owns it."""


class Alone:
    """A single process owns all tables."""

    async def take(self, table: str) -> None:
        return

    async def give(self, table: str, process: str) -> None:
        raise NotImplementedError

    def release(self, table: str) -> None:
        return
