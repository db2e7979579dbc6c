"""`tablee rules`: the rules of a game, or one clause of them."""

from __future__ import annotations

from tablee.cli.known import find_game, title
from tablee.cli.terminal.screen import Screen
from tablee.cli.terminal.why import clause_id, clause_lines
from tablee.cli.words import Lang, Stop, Words
from tablee.kernel.words.clauses import read_clauses


def rules(game: str, clause: str = "", *, lang: Lang | None = None, plain: bool = False) -> None:
    """Print the rules of a game, or one clause.

    Parameters
    ----------
    game
        The id of the game.
    clause
        A clause (FD-4.3) or a whole section (FD-4).
    lang
        The language: en or fr.
    plain
        No colours.
    """
    words = Words(lang)
    found = find_game(game)
    sections = read_clauses(found, words.lang)
    if not sections:
        raise Stop("no-rules", game=found.id)
    screen = Screen(words, plain=plain)
    if not clause:
        screen.title(title(found, words.lang))
    wanted = clause_id(clause)
    told = False
    for section in sections:
        whole = wanted in ("", section.id)
        if whole:
            screen.heading(f"{section.id} {section.title}")
            screen.paragraph(section.text)
        for part in section.clauses:
            if whole or part.id == wanted:
                screen.clause(*clause_lines(part))
                told = True
        told = told or whole
    if not told:
        raise Stop("no-clause", clause=clause, game=found.id)
