"""The cards one may act with, and what each can do from here: the options, grouped by card."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from tablee.games.fear_of_the_dark.content.pack import MINDS, WALK
from tablee.games.fear_of_the_dark.rules.choices import choices
from tablee.games.fear_of_the_dark.screen.view import Held, Use
from tablee.games.fear_of_the_dark.state import Fear

Uses = tuple[list[Use], dict[Any, str]]
"""What can be done with a card, and for what it can be burnt."""
NONE: Uses = [], {}


def held(m: Fear) -> list[Held]:
    """FD-5.1: the hand or, in the dark, the deck (FD-5.5); and objects (FD-5.6)."""
    if m.steps or m.placing is not None or m.end:
        return []
    uses = _uses(choices(m))
    return [
        Held(card, lies, n, *uses.get((lies == "object", card), NONE)) for lies, card, n in _lie(m)
    ]


def _lie(m: Fear) -> Iterator[tuple[Any, Any, int]]:
    """Where, which, how many."""
    if m.light:
        yield from (("hand", kind, 1) for k, kind in enumerate(MINDS) for _ in range(m.hand[k]))
    else:
        yield from (("deck", kind, m.mind[k]) for k, kind in enumerate(MINDS) if m.mind[k])
    things = [m.kind(card) for card in m.objects]
    yield from (("object", kind, things.count(kind)) for kind in dict.fromkeys(things))


@lru_cache(maxsize=1024)
def _uses(options: tuple[str, ...]) -> dict[tuple[bool, str], Uses]:
    """By whether it is an object, and which card; shared by all views, never changed."""
    found: dict[tuple[bool, str], Uses] = {}
    for choice in options:
        parts: list[Any] = choice.split(":")
        how, *rest = parts
        if not rest:
            continue
        uses, burnt = found.setdefault((how == "use", rest[0]), ([], {}))
        if how == "joker":
            burnt[rest[-1]] = choice
        else:
            uses.append(Use(choice, how, how if how == "two" else rest[-1]))
    for (_, card), (uses, burnt) in found.items():
        if any(use.how == "play" for use in uses):
            _leave_out_less(card, uses, burnt)
    return found


def _leave_out_less(card: Any, uses: list[Use], burnt: dict[Any, str]) -> None:
    """Drop uses that the card offers for less: burnt for its own action, or two squares where it
    gives four."""
    burnt.pop(card, None)
    if card == MINDS[WALK]:
        uses[:] = [use for use in uses if use.how != "two"]
