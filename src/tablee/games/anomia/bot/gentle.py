"""House players for a first play: patient with a newcomer, and faster as the newcomer wins
cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.games.anomia.bot.house import MEDIUM, Temper, Turn, play
from tablee.games.anomia.bot.memory import spotted
from tablee.games.anomia.face_off import START
from tablee.kernel import Choice, Rand

NEWCOMER = 0
"""The newcomer's seat."""
SLOWEST, QUICKER, QUICKEST = 15_000, 1_500, 6_000
"""How long they think against the newcomer, in ms: at first, less with every card the newcomer has
won, and the minimum. A newcomer who wins nothing is never hurried."""
LONG_LOOK, SHORT_LOOK, PER_CARD = 2_600, 1_300, 120
"""In ms, before they draw a card: at first, at the end, and the difference per card won."""
TIE_AFTER, TOGETHER = 3, 3_400
"""Once so many cards are won, two of them begin at the same moment, so that a tie is seen."""


def gentle(
    view: Mapping[str, Any], events: Sequence[Mapping[str, Any]], prompt: Any, rand: Rand
) -> Choice:
    """Like the house bot, but the newcomer has more time, and there is one tie."""
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
    """Whether they face the newcomer: by the face-off or, before anybody has noticed it, by the
    cards."""
    if fight := view["face_off"]:
        return NEWCOMER in fight["rivals"]
    goal, _ = spotted(view, seat)
    tops = [pile["top"] for pile in view["places"] if pile["seat"] == NEWCOMER]
    return any(top and top["title"] == goal for top in tops)
