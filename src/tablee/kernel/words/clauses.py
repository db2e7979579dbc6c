"""The clauses of a game: its rules in our own words, `clauses/<lang>.md` in its folder.

`## <id> Title` begins a section, `### <id> Title` a clause of it; what stands below is its text.
The ids are named by questions, events, refusals and tests; "why?" opens them.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from msgspec import Struct

from tablee.kernel.game import Game

_HEADING = re.compile(r"(##|###) ([A-Z]{2}-[\w.]+)\s*(.*)")


class Clause(Struct):
    """A clause of the rules: what "why?" opens. `text` is Markdown of a few plain kinds."""

    id: str
    title: str
    text: str


class Section(Struct):
    """A chapter of the rules. One without an id holds the clauses before the first chapter."""

    id: str
    title: str
    text: str
    clauses: list[Clause]


def read_clauses(game: Game, lang: str) -> list[Section]:
    """The rules of a game; empty if there are none in that language. A file that has changed is
    read again."""
    path = game.folder / "clauses" / f"{lang}.md"
    if lang not in game.languages or not path.is_file():
        return []
    return _read(path, path.stat().st_mtime_ns)


@lru_cache(maxsize=64)
def _read(path: Path, changed: int) -> list[Section]:
    return parse(path.read_text("utf-8"))


def parse(text: str) -> list[Section]:
    sections: list[Section] = []
    here: Section | Clause | None = None
    for line in text.splitlines():
        heading = _HEADING.fullmatch(line.strip())
        if heading is None:
            if here is not None:
                here.text += line.rstrip() + "\n"
            continue
        level, name, title = heading.groups()
        if level == "##":
            here = Section(name, title, "", [])
            sections.append(here)
        else:
            if not sections:
                sections.append(Section("", "", "", []))
            here = Clause(name, title, "")
            sections[-1].clauses.append(here)
    for section in sections:
        section.text = section.text.strip()
        for clause in section.clauses:
            clause.text = clause.text.strip()
    return sections
