"""The clauses behind a question, a refusal or an event."""

from __future__ import annotations

import re

from tablee.cli.terminal.screen import Screen
from tablee.cli.words import Lang
from tablee.kernel import Game
from tablee.kernel.words.clauses import Clause, Section, read_clauses


def clause_id(typed: str) -> str:
    """However it was typed: FD-4.3, FL-10.5d."""
    return re.sub(r"(?<=\d)[A-Z]$", lambda last: last[0].lower(), typed.upper())


def find_clause(game: Game, clause: str, lang: Lang) -> Clause | Section | None:
    for section in read_clauses(game, lang):
        if section.id == clause:
            return section
        for part in section.clauses:
            if part.id == clause:
                return part
    return None


def clause_lines(clause: Clause | Section) -> tuple[str, str]:
    """Its name and its text."""
    return f"{clause.id} {clause.title}".rstrip(), clause.text


def show_clause(screen: Screen, game: Game, clause: str) -> None:
    found = find_clause(game, clause, screen.words.lang) if clause else None
    if found is None:
        screen.line(screen.words("why-unwritten", clause=clause or "–"), "dim")
    else:
        screen.clause(*clause_lines(found))
