"""The rules as the reader of "why?" gets them: a game's clauses/<lang>.md, cut up.

`## FD-1 Title` begins a section, `### FD-1.1 Title` a clause of it; what stands below is its text.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from tablee.kernel import games
from tablee.table import http
from tablee.table.errors import TableFault

_HEADING = re.compile(r"(##|###) ([A-Z]{2}-[\w.]+)\s*(.*)")


def read_rules(game: str, lang: str) -> http.Rules:
    """Names come from an address: only those of known games and languages lead to a file."""
    known = games().get(game)
    if known is None or lang not in known.languages:
        raise TableFault("not-found")
    path = known.folder / "clauses" / f"{lang}.md"
    try:
        stamp = path.stat().st_mtime_ns
    except OSError:
        raise TableFault("not-found") from None
    return _read(path, stamp)


@lru_cache(maxsize=32)
def _read(path: Path, stamp: int) -> http.Rules:
    return parse(path.read_text("utf-8"))


def parse(text: str) -> http.Rules:
    sections: list[http.Section] = []
    here: http.Section | http.Clause | None = None
    for line in text.splitlines():
        heading = _HEADING.fullmatch(line.strip())
        if heading is None:
            if here is not None:
                here.text += line.rstrip() + "\n"
            continue
        level, name, title = heading.groups()
        if level == "##":
            here = http.Section(name, title, "", [])
            sections.append(here)
        elif sections:
            here = http.Clause(name, title, "")
            sections[-1].clauses.append(here)
    for section in sections:
        section.text = section.text.strip()
        for clause in section.clauses:
            clause.text = clause.text.strip()
    return http.Rules(sections)
