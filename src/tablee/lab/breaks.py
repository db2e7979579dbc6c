"""Kept breaks: for each clause a small change that plays against it.

They lie beside the tests, in `breaks.toml`. A clause is proven by its own tests only if they notice
its break; `breaking.py` tries that.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from tablee.kernel import Game
from tablee.lab.clauses import Coverage


class Edit(Struct, forbid_unknown_fields=True):
    """In `file`, of the game's folder, `was` stands once; `now` takes its place."""

    file: str
    was: str
    now: str


class Break(Struct, forbid_unknown_fields=True):
    """A change that plays against a clause; `also`: further ones, which it needs."""

    clause: str
    file: str
    was: str
    now: str
    also: list[Edit] = []

    @property
    def edits(self) -> list[Edit]:
        return [Edit(self.file, self.was, self.now), *self.also]


class Gone(Exception):
    """The text that a break changes is missing, or not unique."""


class Broken(Struct):
    """The breaks of one game, and its clauses with their tests."""

    game: Game
    coverage: Coverage
    breaks: list[Break]

    @property
    def missing(self) -> list[str]:
        """Clauses without a break."""
        known = {one.clause for one in self.breaks}
        return [clause for clause in self.coverage.titles if clause not in known]

    @property
    def stale(self) -> dict[str, str]:
        """Breaks that can no longer be made, by their clause, and why."""
        found = {}
        for one in self.breaks:
            try:
                edited(self.game.folder, one)
            except Gone as gone:
                found[one.clause] = str(gone)
            if one.clause not in self.coverage.titles:
                found[one.clause] = "there is no such clause"
        return found


def breaks_of(game: Game, coverage: Coverage, tests: Path) -> Broken:
    """Those of the game's clauses, wherever in the tests they are kept."""
    series = {clause.partition("-")[0] for clause in coverage.titles}
    kept = [one for one in read_breaks(tests) if one.clause.partition("-")[0] in series]
    return Broken(game, coverage, kept)


def read_breaks(tests: Path) -> Iterator[Break]:
    for path in sorted(tests.rglob("breaks.toml")):
        listed = tomllib.loads(path.read_text(encoding="utf-8")).get("break", [])
        try:
            yield from msgspec.convert(listed, list[Break])
        except msgspec.ValidationError as wrong:
            raise ValueError(f"{path}: {wrong}") from None


def sample(breaks: list[Break], n: int) -> list[Break]:
    """Some of them; the selection changes whenever one is added or changed."""
    return random.Random(msgspec.json.encode(breaks)).sample(breaks, min(n, len(breaks)))


# -- making one ---------------------------------------------------------------------------------


def edited(folder: Path, one: Break) -> dict[str, str]:
    """The files that a break changes, as they are then."""
    texts: dict[str, str] = {}
    for edit in one.edits:
        path = folder / edit.file
        if not path.is_file():
            raise Gone(f"there is no {edit.file}")
        text = texts.get(edit.file) or path.read_text(encoding="utf-8")
        if text.count(edit.was) != 1:
            raise Gone(f"{edit.was.strip()!r} stands {text.count(edit.was)} times in {edit.file}")
        texts[edit.file] = text.replace(edit.was, edit.now)
    return texts


def overlay(package: Path, target: Path, changed: dict[Path, str]) -> None:
    """The package with some files changed, in `target`; everything else is linked."""
    target.mkdir()
    inside = {path.relative_to(package).parts[0] for path in changed if path != package}
    for child in package.iterdir():
        if child.name == "__pycache__":
            continue
        below = target / child.name
        if child in changed:
            below.write_text(changed[child], encoding="utf-8")
        elif child.name in inside:
            overlay(child, below, {p: t for p, t in changed.items() if p.is_relative_to(child)})
        else:
            below.symlink_to(child, target_is_directory=child.is_dir())


def clauses_of(breaks: Iterable[Break]) -> list[str]:
    return sorted({one.clause for one in breaks})
