"""The easy bot: it plays for the two nearest goals only, and saves its time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.games.fiese_freunde.bot.house import ANSWERS
from tablee.games.fiese_freunde.bot.mind import Mind
from tablee.kernel import Choice, Rand

POCKET = 2
"""The most time it spends on a card."""


class NearGoals(Mind):
    """Thinks of the two nearest goals alone."""

    beyond = 0.0

    @property
    def time(self) -> int:
        return min(POCKET, self.life.time)

    @property
    def wanted(self) -> int:
        return 2


def easy(
    view: Mapping[str, Any], events: Sequence[Mapping[str, Any]], prompt: Any, rand: Rand
) -> Choice:
    """Like the house bot, by the same view; it never calls by telephone on its own."""
    if prompt.why == "call":
        return "stay"
    mind = NearGoals(view, prompt.seat)
    return ANSWERS[prompt.why](mind, prompt.options, prompt.args or {}, rand)
