"""The easy bot: it lives for the two goals that are nearest, and is careful with its time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.games.fiese_freunde.bot.house import ANSWERS
from tablee.games.fiese_freunde.bot.mind import Mind
from tablee.kernel import Choice, Rand

POCKET = 2
"""So much time it spends on a card, and no more."""


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
    """As the house bot, by what it sees; a telephone it never takes up by itself."""
    if prompt.why == "call":
        return "stay"
    mind = NearGoals(view, prompt.seat)
    return ANSWERS[prompt.why](mind, prompt.options, prompt.args or {}, rand)
