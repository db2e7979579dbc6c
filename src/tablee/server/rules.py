"""The rules as the reader of "why?" gets them: docs/rules/<game>.<lang>.md, cut into clauses.

`## XX-n Title` begins a section, `### XX-n.m Title` a clause of it; what stands below is its text.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from tablee.table import http
from tablee.table.errors import TableFault

FOLDER = Path(__file__).resolve().parents[3] / "docs" / "rules"

_HEADING = re.compile(r"(##|###) ([A-Z]{2}-[\w.]+)\s*(.*)")
_NAME = re.compile(r"[a-z-]+")


def read_rules(game: str, lang: str, folder: Path = FOLDER) -> http.Rules:
    """Names come from an address: only plain ones are looked for."""
    if not _NAME.fullmatch(game) or not _NAME.fullmatch(lang):
        raise TableFault("not-found")
    path = folder / f"{game}.{lang}.md"
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
