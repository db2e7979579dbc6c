"""House players for a first play: patient with a newcomer, and faster as the newcomer wins
cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.games.anomia.bot.house import MEDIUM, Temper, Turn, play
from tablee.games.anomia.bot.memory import spotted
from tablee.games.anomia.face_off import DROP, START
from tablee.kernel import SAY, Choice, Rand
from tablee.kernel.plans import NEVER

NEWCOMER = 0
"""The newcomer's seat."""
SLOWEST, QUICKER, QUICKEST = 15_000, 1_500, 6_000
"""How long they think against the newcomer, in ms: at first, less with every card the newcomer has
won, and the minimum. A newcomer who wins nothing is never hurried."""
LONG_LOOK, SHORT_LOOK, PER_CARD = 2_600, 1_300, 120
"""In ms, before they draw a card: at first, at the end, and the difference per card won."""
TOGETHER, GLANCE = 20, 80
"""In ms: so long before the newcomer's first key is heard of they say that they began, and so
soon after it they say so. So there is a tie, once, and no newcomer is hurried by it."""
AT_ONCE = 150
"""In ms after the cards are seen: nobody's beginning counts as an earlier one."""


def gentle(
    view: Mapping[str, Any], events: Sequence[Mapping[str, Any]], prompt: Any, rand: Rand
) -> Choice:
    """Like the house bot, but the newcomer has more time, and there is one tie."""
    turn = Turn(MEDIUM, view, prompt.seat, prompt.options.options, prompt.args["now"], rand)
    if prompt.why == "draw":
        side = turn.options[rand.randrange(len(turn.options))]
        return turn.at(side, turn.now + max(SHORT_LOOK, LONG_LOOK - PER_CARD * _played(view)))
    if prompt.why == "race" and START in turn.options and _against_newcomer(view, prompt.seat):
        if _tie_is_due(view, events):
            return _together(turn)
        return play(_patient(view), view, events, prompt, rand)
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


def _tie_is_due(view: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> bool:
    """After the newcomer's first face-off, until there has been a tie; never with one who is at a
    loss for a word."""
    fight = view["face_off"]
    won = [event["args"] for event in events if event["key"] == "won"]
    fought = any(NEWCOMER in (one["seat"], one["loser"]) for one in won)
    if not fight or not fought or any(event["key"] == "tie" for event in events):
        return False
    return not fight["hints"] and not fight["passed"][fight["rivals"].index(NEWCOMER)]


def _together(turn: Turn) -> Choice:
    """Begins when the newcomer does, and has a word when they have one."""
    fight = turn.view["face_off"]
    newcomer = fight["rivals"].index(NEWCOMER)
    begun = turn.view["begun"]
    if fight["began"][newcomer] != begun:
        what = DROP if begun else START
        now = max(turn.now, AT_ONCE)
        return turn.at(what, now + GLANCE, max(now - TOGETHER, AT_ONCE))
    if not (begun and fight["handed"][newcomer]):
        return turn.at(START, NEVER)
    goal, _ = spotted(turn.view, turn.seat)
    return turn.at((SAY, turn.memory(goal).word(turn.rand)), turn.now + GLANCE)
