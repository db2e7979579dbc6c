"""The clauses behind a question, a refusal or an event: `clauses/<lang>.md` of the game."""

from __future__ import annotations

from tablee.cli.terminal.screen import Screen
from tablee.cli.words import Lang
from tablee.server.rules import read_rules
from tablee.table import http
from tablee.table.errors import TableFault


def read_clauses(game: str, lang: Lang) -> list[http.Section] | None:
    """The rules as sections of clauses; None for a game whose rules are not written down."""
    try:
        return read_rules(game, lang).sections
    except TableFault:
        return None


def find_clause(game: str, clause: str, lang: Lang) -> http.Clause | http.Section | None:
    for section in read_clauses(game, lang) or ():
        if section.id == clause:
            return section
        for part in section.clauses:
            if part.id == clause:
                return part
    return None


def clause_lines(clause: http.Clause | http.Section) -> tuple[str, str]:
    """Its name and its text."""
    return f"{clause.id} {clause.title}".rstrip(), clause.text


def show_clause(screen: Screen, game: str, clause: str) -> None:
    found = find_clause(game, clause, screen.words.lang)
    if found is None:
        screen.line(screen.words("why-unwritten", clause=clause or "–"), "dim")
    else:
        screen.clause(*clause_lines(found))
