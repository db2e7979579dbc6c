"""The bot that every game has: it plays anything that is allowed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.kernel import Choice, Prompt, Rand, Timed, sample


def at_random(
    view: Mapping[str, Any], events: Sequence[Mapping[str, Any]], prompt: Prompt, rand: Rand
) -> Choice:
    """Any allowed choice; in a heat at a later moment, as otherwise no time would pass."""
    choice = sample(prompt.options, rand)
    if isinstance(prompt.options, Timed):
        what, began, error, moment, wait = choice
        now = prompt.args.get("now", 0)
        return (what, now + began, error, now + moment, wait)
    return choice
