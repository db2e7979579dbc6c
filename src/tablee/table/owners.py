"""Which process has a table, where there are several."""

from __future__ import annotations

from typing import Protocol


class Owners(Protocol):
    async def take(self, table: str) -> None:
        """Ours from now on; `Elsewhere`, if another process has it and lives."""

    async def give(self, table: str, process: str) -> None:
        """It was ours, and is that process's."""

    def release(self, table: str) -> None:
        """It was ours, and is nobody's."""


class Alone:
    """One process has them all."""

    async def take(self, table: str) -> None:
        return

    async def give(self, table: str, process: str) -> None:
        raise NotImplementedError

    def release(self, table: str) -> None:
        return
