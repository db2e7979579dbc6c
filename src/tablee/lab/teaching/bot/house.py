"""A magpie that wants what glitters, and counts in a hurry.

A bot is given what its seat may know: the view and the events, as plain data. It never has the
match, so it cannot look further.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.kernel import Choice, Prompt, Rand
from tablee.lab.teaching.content.cards import POINTS, TREASURES

View = Mapping[str, Any]
Events = Sequence[Mapping[str, Any]]

WORTH = dict(zip(TREASURES, POINTS, strict=True))
DEAR = 3
"""A treasure worth so many points is worth a strong card, or a hiss."""


def house(view: View, events: Events, prompt: Prompt, rand: Rand) -> Choice:
    match prompt.why:
        case "point":
            return _dearest(view)
        case "bid":
            return _card(view, prompt.seat, _at_stake(events) >= DEAR)
        case "listen":
            return _hiss_or_not(view, events, prompt)
    return _count(view, prompt, rand)


def _dearest(view: View) -> Choice:
    return max(view["open"], key=lambda card: WORTH[card["face"]])["card"]


def _card(view: View, seat: int, strong: bool) -> Choice:
    """The most feathers for what is dear, else the fewest; a hiss is kept for later."""
    hand = sorted(view["magpies"][seat]["hand"], key=lambda card: _feathers(card) or 9)
    feathers = [card for card in hand if _feathers(card)] or hand
    return feathers[-1 if strong else 0]["card"]


def _hiss_or_not(view: View, events: Events, prompt: Prompt) -> Choice:
    """Another is about to carry off something dear, and there is a hiss to stop it."""
    assert isinstance(prompt.options, tuple)
    strengths = [_feathers(card) for card in view["laid"]]
    mine = strengths[prompt.seat] == max(strengths)
    hisses = [choice for choice in prompt.options if choice != "silent"]
    return hisses[0] if hisses and not mine and _at_stake(events) >= DEAR else "silent"


def _count(view: View, prompt: Prompt, rand: Rand) -> Choice:
    """In a hurry it is often one too many or too few: people get a chance, too."""
    number = sum(_feathers(card) for card in view["laid"]) + rand.randrange(3) - 1
    return max(number, 0)


def _at_stake(events: Events) -> int:
    """What the treasure is worth that the leader has pointed at."""
    pointed = next(event for event in reversed(events) if event["key"] == "point")
    return WORTH[pointed["args"]["treasure"]]


def _feathers(card: Mapping[str, Any]) -> int:
    return 0 if card["face"] == "hiss" else int(card["face"])
