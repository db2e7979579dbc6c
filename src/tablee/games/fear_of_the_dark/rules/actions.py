"""The ways to act: FD-5."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tablee.games.fear_of_the_dark.content.pack import LIGHT, MINDS
from tablee.games.fear_of_the_dark.rules.choices import KINDS, choices
from tablee.games.fear_of_the_dark.rules.end import after_action, without_hope
from tablee.games.fear_of_the_dark.rules.light import strike
from tablee.games.fear_of_the_dark.rules.minds import MIND_ACTIONS
from tablee.games.fear_of_the_dark.rules.movement import ANY_CARD_STEPS, move
from tablee.games.fear_of_the_dark.rules.objects import KEPT, use
from tablee.games.fear_of_the_dark.state import LOST, Fear
from tablee.kernel import Step, later


def act(m: Fear) -> Step:
    """FD-5.1: a mind card for its action, two squares, a joker, a match, an object."""
    if without_hope(m):
        return
    choice = yield later(LOST, partial(choices, m), "act", "FD-5.1", {"light": m.light})
    m.lit = m.light
    m.actions += 1
    yield from ACTIONS[choice](m) or ()
    if not m.steps:
        after_action(m)


def play(m: Fear, card: int) -> Step:
    """FD-5.2: play a mind card for its own action; it returns to the deck."""
    m.emit("play", "FD-5.2", card=MINDS[card])
    m.put_back(card, relit=card == LIGHT)
    yield from MIND_ACTIONS[card](m) or ()


def two(m: Fear, card: int) -> None:
    """FD-5.3: any mind card moves you up to two squares, and returns to the deck."""
    m.emit("two", "FD-5.3", card=MINDS[card])
    m.put_back(card)
    move(m, ANY_CARD_STEPS, stealth=False)


def joker(m: Fear, card: int, action: int) -> Step:
    """FD-5.4, FD-5.5: a mind card is lost for ever, for any action the light allows."""
    rule = "FD-5.4" if m.lit else "FD-5.5"
    m.emit("joker", rule, card=MINDS[card], action=MINDS[action])
    m.lose(card, from_hand=m.lit, relit=action == LIGHT)
    yield from MIND_ACTIONS[action](m) or ()


def give_up(m: Fear) -> None:
    """FD-3.3: a player may give up."""
    m.actions -= 1  # it is no action
    m.finish("lose-gave-up")


ACTIONS: dict[str, Callable[[Fear], Step | None]] = {
    "strike": strike,
    **{f"play:{MINDS[k]}": partial(play, card=k) for k in KINDS},
    **{f"two:{MINDS[k]}": partial(two, card=k) for k in KINDS},
    **{
        f"joker:{MINDS[k]}:{MINDS[a]}": partial(joker, card=k, action=a)
        for k in KINDS
        for a in KINDS
    },
    **{f"use:{kind}": partial(use, kind=kind) for kind in KEPT},
    "give-up": give_up,
}
"""What each answer does. One that asks nothing more returns None and is done."""
