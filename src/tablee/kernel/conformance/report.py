"""The result of a conformance run: what was checked, what failed, and where."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct, field

from tablee.kernel.conformance.heard import Heard
from tablee.kernel.saving.save import load

if TYPE_CHECKING:
    from tablee.kernel.match import Match


class Failure(Struct):
    """One check that failed. `save` is the match at that moment."""

    check: str
    game: str
    seats: int
    key: str
    moment: int
    """How many answers had been given."""
    detail: str
    save: str = ""

    def __str__(self) -> str:
        where = f"{self.game}, {self.seats} seats, key {self.key!r}, after {self.moment} answers"
        return f"{self.check}: {self.detail}\n    ({where})"

    def write(self, folder: Path) -> Path:
        """Write a crash file: what was compared, and a save that can be opened."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{self.game}-{self.check}-{self.moment}.json"
        path.write_bytes(msgspec.json.format(msgspec.json.encode(self)))
        return path


def open_crash(path: Path) -> Match:
    """The match of a crash file, at the moment it failed."""
    return load(msgspec.json.decode(path.read_bytes(), type=Failure).save.encode())


class Report(Struct):
    """`worlds` is how many were imagined, `other` how many of them differed from the truth."""

    game: str
    games: int = 0
    decisions: int = 0
    worlds: int = 0
    other: int = 0
    heard: Heard = field(default_factory=Heard)
    """What sufficiency has met and tried."""
    failures: list[Failure] = []

    @property
    def ok(self) -> bool:
        return not self.failures

    @property
    def failed(self) -> set[str]:
        """The names of the checks that failed."""
        return {failure.check for failure in self.failures}

    def __str__(self) -> str:
        lines = [
            f"{self.game}: {self.games} games, {self.decisions} decisions, "
            f"{self.worlds} worlds ({self.other} other than the truth), {self.heard}"
        ]
        lines += [str(failure) for failure in self.failures] or ["all checks passed"]
        return "\n".join(lines)
