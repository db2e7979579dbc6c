"""`look`: the position part by part, by the names of the parts or some of their letters."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.cli.terminal.answers import Unclear, find, fold, holds
from tablee.cli.terminal.options import labels_of, listed
from tablee.cli.terminal.screen import Screen
from tablee.cli.terminal.tell import parts_of
from tablee.cli.words import Lang, Words
from tablee.kernel import Match, Part, Seat
from tablee.kernel.words.parts import brief, joined


def show_brief(screen: Screen, parts: Sequence[Part]) -> None:
    """What is short, and the names of what there is more to say of."""
    screen.position("\n".join(brief(parts)))
    more = list(dict.fromkeys(part.name for part in parts if part.brief and part.lines))
    if more:
        screen.line(screen.words("look-more", names=", ".join(more)), "dim")


def look(screen: Screen, match: Match, seat: Seat, typed: str, at: str) -> bool:
    """Show what was asked for; False if it was an answer that only began like this command."""
    parts = parts_of(match, seat, screen.words.lang)
    chosen = named(parts, at, screen.words) if at else parts
    if not chosen:
        if is_answer(match, seat, typed, screen.words.lang):
            return False
        names = ", ".join(dict.fromkeys(part.name for part in parts))
        screen.line(screen.words("no-part", name=at, names=names), "yellow")
        return True
    screen.line()
    if at:
        screen.position(joined(chosen))
    else:
        show_brief(screen, chosen)
    return True


def is_answer(match: Match, seat: Seat, typed: str, lang: Lang) -> bool:
    ask = match.ask
    assert ask is not None
    choices = listed(match.asks[seat])
    try:
        return find(typed, choices, labels_of(match, ask, choices, lang)) is not None
    except Unclear:
        return True


def named(parts: Sequence[Part], at: str, words: Words) -> list[Part]:
    """All of them, or those whose name is meant: it itself, its beginning, some of its words."""
    name = fold(at)
    if name in ("all", fold(words("look-all"))):
        return list(parts)
    folded = [(fold(part.name), part) for part in parts]
    return (
        [part for one, part in folded if one == name]
        or [part for one, part in folded if one.startswith(name)]
        or [part for one, part in folded if holds(one, name)]
    )
