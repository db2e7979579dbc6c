"""Players of the house for a first play: patient with whoever is new, quicker as they win cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.games.anomia.bot.house import MEDIUM, Temper, Turn, play
from tablee.games.anomia.bot.memory import spotted
from tablee.games.anomia.face_off import START
from tablee.kernel import Choice, Rand

NEWCOMER = 0
"""The seat of whoever is new."""
SLOWEST, QUICKER, QUICKEST = 15_000, 1_500, 6_000
"""How long they think against the newcomer, in ms: at first, less with every card the newcomer has
won, and at last. Who wins nothing is never hurried."""
LONG_LOOK, SHORT_LOOK, PER_CARD = 2_600, 1_300, 120
"""Before they draw a card: at first, at last, and how much sooner with every card won."""
TIE_AFTER, TOGETHER = 3, 3_400
"""Once so many cards are won, two of them begin at the same moment, so that a tie is seen."""


def gentle(
    view: Mapping[str, Any], events: Sequence[Mapping[str, Any]], prompt: Any, rand: Rand
) -> Choice:
    """As the house plays; but the newcomer has time, and once there is a tie."""
    turn = Turn(MEDIUM, view, prompt.seat, prompt.options.options, prompt.args["now"], rand)
    if prompt.why == "draw":
        side = turn.options[rand.randrange(len(turn.options))]
        return turn.at(side, turn.now + max(SHORT_LOOK, LONG_LOOK - PER_CARD * _played(view)))
    if prompt.why == "race" and START in turn.options:
        if _against_newcomer(view, prompt.seat):
            return play(_patient(view), view, events, prompt, rand)
        tied = any(event["key"] == "tie" for event in events)
        if not view["begun"] and not tied and _played(view) >= TIE_AFTER:
            return turn.at(START, TOGETHER)
    return play(MEDIUM, view, events, prompt, rand)


def _played(view: Mapping[str, Any]) -> int:
    return sum(view["won"])


def _patient(view: Mapping[str, Any]) -> Temper:
    reaction = max(QUICKEST, SLOWEST - QUICKER * view["won"][NEWCOMER])
    return Temper(reaction, MEDIUM.knows, blank=0, slip=0)


def _against_newcomer(view: Mapping[str, Any], seat: int) -> bool:
    """By the face-off or, before anybody has noticed it, by the cards."""
    if fight := view["face_off"]:
        return NEWCOMER in fight["rivals"]
    goal, _ = spotted(view, seat)
    tops = [pile["top"] for pile in view["places"] if pile["seat"] == NEWCOMER]
    return any(top and top["title"] == goal for top in tops)
