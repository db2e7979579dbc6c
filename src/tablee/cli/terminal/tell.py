"""Events and the end of a match, in words."""

from __future__ import annotations

from tablee.cli.words import Lang
from tablee.kernel import Match, Seat

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


def split_text(match: Match, seat: Seat | None, lang: Lang) -> tuple[str, str]:
    """The kernel's text in two parts: the position, and the question (or the end)."""
    position = match.state.text(seat, match.game.catalogue, lang)
    whole = match.text(seat, lang)
    rest = whole[len(position) :].lstrip("\n") if whole.startswith(position) else whole
    return position, rest.split("\n", 1)[0] if match.ask is not None else rest


def story_of(match: Match, key: str, lang: Lang) -> str:
    """The sentence that closes an evening, where the game has one."""
    say = match.game.catalogue
    return say.format(lang, f"{key}.story") if say.has(lang, f"{key}.story") else ""
