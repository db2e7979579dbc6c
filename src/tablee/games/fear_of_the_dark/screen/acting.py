"""What one may act with, and what each card can do from here: the options, by their cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from tablee.games.fear_of_the_dark.content.pack import MINDS
from tablee.games.fear_of_the_dark.rules.choices import choices
from tablee.games.fear_of_the_dark.screen.view import Held, Use
from tablee.games.fear_of_the_dark.state import Fear


def held(m: Fear) -> list[Held]:
    """FD-5.1: the hand or, in the dark, the deck (FD-5.5); and objects (FD-5.6)."""
    if m.steps or m.placing is not None or m.end:
        return []
    uses = _uses(choices(m))
    return [
        Held(card, lies, n, uses.get((lies == "object", card), [])) for lies, card, n in _lie(m)
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
def _uses(options: tuple[str, ...]) -> dict[tuple[bool, str], list[Use]]:
    """By whether it is an object, and which card; shared by all views, never changed."""
    found: dict[tuple[bool, str], list[Use]] = {}
    for choice in options:
        parts: list[Any] = choice.split(":")
        how, *rest = parts
        if rest:
            use = Use(choice, how, how if how == "two" else rest[-1])
            found.setdefault((how == "use", rest[0]), []).append(use)
    return found
