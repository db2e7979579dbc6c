"""Events and the end of a match, in words."""

from __future__ import annotations

from tablee.cli.terminal.screen import Screen
from tablee.cli.words import Lang
from tablee.kernel import Match, Part, Seat
from tablee.kernel.words.telling import asked, phrase

TECHNICAL = {"commit"}


def event_lines(match: Match, seat: Seat | None, after: int, lang: Lang) -> list[str]:
    """What that seat saw happen since its event number `after`."""
    return [
        match.tell(event, lang)
        for event in match.events(seat, after)
        if event["key"] not in TECHNICAL
    ]


def event_count(match: Match, seat: Seat | None) -> int:
    return sum(event.seen_by(seat) is not None for event in match.history)


def parts_of(match: Match, seat: Seat | None, lang: Lang) -> list[Part]:
    """The position, part by part."""
    return match.state.parts(seat, match.game.catalogue, lang)


def question_of(match: Match, seat: Seat | None, lang: Lang) -> str:
    """What is asked, or who is awaited; how it ended is told elsewhere."""
    return asked(match, seat, lang)[0] if match.ask is not None else ""


def story_of(match: Match, key: str, lang: Lang) -> str:
    """The sentence that closes an evening, where the game has one."""
    say = match.game.catalogue
    return say.format(lang, f"{key}.story") if say.has(lang, f"{key}.story") else ""


def show_outcome(screen: Screen, match: Match, seat: Seat | None) -> None:
    """How it ended: for the one player, or for each."""
    lang = screen.words.lang
    for result in match.outcome or ():
        if seat is not None and result.seat != seat:
            continue
        who = f"{result.seat + 1}: " if seat is None else ""
        text = who + phrase(match, lang, result.key, result.args)
        clause = f" [{result.rule}]" if result.rule else ""
        screen.line(text + clause, "bold green" if result.won else "bold red")
        if story := story_of(match, result.key, lang):
            screen.line(story, "italic")
