"""Events and the end of a match, in words."""

from __future__ import annotations

from tablee.cli.terminal.screen import Screen
from tablee.cli.words import Lang
from tablee.kernel import Ask, Match, Part, Seat
from tablee.kernel.words.telling import asked, phrase

SEALS = {"commit", "key"}
"""Events for those who check the shuffle: `tablee replay --verify` tells of them."""


def event_lines(match: Match, seat: Seat | None, after: int, lang: Lang) -> list[str]:
    """What that seat saw happen since its event number `after`."""
    return [
        match.tell(event, lang) for event in match.events(seat, after) if event["key"] not in SEALS
    ]


def event_count(match: Match, seat: Seat | None) -> int:
    return sum(event.seen_by(seat) is not None for event in match.history)


def parts_of(match: Match, seat: Seat | None, lang: Lang) -> list[Part]:
    """The position, part by part."""
    return match.state.parts(seat, match.game.catalogue, lang)


def asked_of(match: Match, seat: Seat) -> Ask:
    """What there is to answer, as this seat hears it."""
    assert match.ask is not None
    return match.ask.put_to(seat)


def greet(screen: Screen, match: Match, seat: Seat) -> None:
    """Whoever plays alone hears which of them they are."""
    name = match.state.called(seat, match.game.catalogue, screen.words.lang)
    screen.line(screen.words("you-are", name=name))


def question_of(match: Match, seat: Seat | None, lang: Lang) -> str:
    """What is asked, or who is awaited; how it ended is told elsewhere."""
    return asked(match, seat, lang)[0] if match.ask is not None else ""


def story_of(match: Match, key: str, lang: Lang) -> str:
    """The sentence that closes an evening, where the game has one."""
    say = match.game.catalogue
    return say.format(lang, f"{key}.story") if say.has(lang, f"{key}.story") else ""


def parts_at_end(match: Match, seat: Seat | None, lang: Lang) -> list[Part]:
    """The position, without the sentence that the outcome closes with."""
    stories = {story_of(match, result.key, lang) for result in match.outcome or ()}
    return [part for part in parts_of(match, seat, lang) if part.brief not in stories - {""}]


def show_help(screen: Screen, match: Match) -> None:
    """The game in a few lines, if it has them, and what can be typed."""
    say, lang = match.game.catalogue, screen.words.lang
    short = say.format(lang, "short") if say.has(lang, "short") else ""
    for line in f"{short}\n{screen.words('help')}".strip().splitlines():
        screen.line(f"  {line}")


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
