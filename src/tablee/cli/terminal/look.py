"""`look`: the position part by part, by the names of the parts or some of their letters."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.cli.terminal.answers import Unclear, find, fold, holds
from tablee.cli.terminal.commands import LOOK, QUIT, WHY, mark, read_command
from tablee.cli.terminal.options import labels_of, listed
from tablee.cli.terminal.screen import DRAWING, Screen
from tablee.cli.terminal.tell import asked_of, parts_of
from tablee.cli.terminal.why import clause_id, show_clause
from tablee.cli.words import Lang, Words
from tablee.kernel import Game, Match, Options, Part, Seat
from tablee.kernel.words.parts import brief, joined

ROWS = 3
"""Fewer rows are no picture."""


def show_brief(
    screen: Screen, parts: Sequence[Part], options: Options = (), read: Sequence[Part] = ()
) -> None:
    """What is short, and the names of what there is more to say of, if they were not read yet.
    Pictures only for whoever wants them."""
    shown = parts if screen.drawings else [part for part in parts if not is_drawn(part)]
    screen.position("\n".join(brief(shown)))
    longer = dict.fromkeys(part.name for part in parts if part.brief and part.lines)
    more = [name for name in longer if name not in {part.name for part in read if part.lines}]
    if more:
        screen.line(screen.words("look-more", mark=mark(options), names=", ".join(more)), "dim")


def changed(before: Sequence[Part], parts: Sequence[Part]) -> list[Part]:
    """What was not read a moment ago, word for word: nobody wants to hear the rest again."""
    known = [brief([part]) for part in before]
    return [part for part in parts if brief([part]) not in known]


def look(screen: Screen, match: Match, seat: Seat, typed: str, at: str) -> bool:
    """Show what was asked for; False if it was an answer that only began like this command."""
    parts = parts_of(match, seat, screen.words.lang)
    if not named(parts, at, screen.words) and is_answer(match, seat, typed, screen.words.lang):
        return False
    look_at(screen, parts, at, match.asks[seat])
    return True


def look_at(screen: Screen, parts: Sequence[Part], at: str, options: Options = ()) -> None:
    """Those parts in full; without a name, all of them in short."""
    chosen = named(parts, at, screen.words)
    if not chosen:
        names = ", ".join(dict.fromkeys(part.name for part in parts))
        screen.line(screen.words("no-part", name=at, names=names), "yellow")
        return
    screen.line()
    if at:
        screen.position(joined(chosen))
    else:
        show_brief(screen, chosen, options)


def linger(screen: Screen, game: Game, parts: Sequence[Part]) -> None:
    """After the end, whoever sits at a terminal may look at what lies there, until Enter."""
    if screen.tty:
        screen.line(screen.words("linger"), "dim")
    while screen.tty and (typed := screen.ask()):
        command, rest = read_command(typed, (), screen.words)
        if command == QUIT:
            return
        if command == WHY:
            show_clause(screen, game, clause_id(rest))
        else:
            look_at(screen, parts, rest if command == LOOK else typed)


def is_drawn(part: Part) -> bool:
    """It is a picture in letters: row after row, not a single sign."""
    return sum(bool(DRAWING.fullmatch(f"  {line}")) for line in part.lines) >= ROWS


def is_answer(match: Match, seat: Seat, typed: str, lang: Lang) -> bool:
    ask = asked_of(match, seat)
    choices = listed(match.asks[seat])
    try:
        return find(typed, choices, labels_of(match, ask, choices, lang)) is not None
    except Unclear:
        return True


def named(parts: Sequence[Part], at: str, words: Words) -> list[Part]:
    """All of them, or those whose name is meant: it itself, its beginning, some of its words."""
    name = fold(at)
    if not name or name in ("all", fold(words("look-all"))):
        return list(parts)
    folded = [(fold(part.name), part) for part in parts]
    return (
        [part for one, part in folded if one == name]
        or [part for one, part in folded if one.startswith(name)]
        or [part for one, part in folded if holds(one, name)]
    )
