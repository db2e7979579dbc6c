"""A scene of one card: where it begins, what is answered, all that changes, and why not."""

from __future__ import annotations

from typing import Any, NamedTuple

import tablee
from tests.fiese_freunde.play import (
    Change,
    asked,
    changes,
    facts,
    lives,
    offers,
    refuse,
    tell,
    told,
    truth,
    why_not,
)

Missing = tuple[dict[str, Any], str, str]
"""A position in which something is missing; the condition that is not met; its clause."""


class Scene(NamedTuple):
    given: dict[str, Any]
    answers: tuple[Any, ...]
    then: Change
    missing: tuple[Missing, ...] = ()


def play(verb: str, card: str, scene: Scene, **place: Any) -> None:
    """The card is lived from there, and these changes come of it, and no others."""
    m = lives(**place, **scene.given)
    before = facts(m)
    assert why_not(m, card) == []
    m.answer(0, f"{verb}:{card}")
    if asked(m) == "open":
        m.answer(0, "bid:0")
    while asked(m) == "bid":
        m.answer(1, "drop")
    tell(m, *scene.answers)
    assert changes(m, before) == scene.then
    ends_where_it_belongs(m, verb, card)


def ends_where_it_belongs(m: tablee.Match, verb: str, card: str) -> None:
    """FF-1.3, FF-9.6: it lies open before the player, and the other one is on turn."""
    life = m.view(1)["boards"][0]
    assert life["realised" if verb == "goal" else "lived"] == [card]
    assert told(m, "goal" if verb == "goal" else "live")[0]["card"] == card
    assert truth(m).offer == []
    assert list(m.asks) == [1]


def miss(verb: str, card: str, missing: Missing, **place: Any) -> None:
    """The card can't be had from there, and the reason has its clause."""
    given, need, clause = missing
    m = lives(**place, **given)
    assert why_not(m, card) == [(need, clause)]
    assert f"{verb}:{card}" not in offers(m)
    refuse(m, 0, f"{verb}:{card}", "FF-7.2" if verb == "take" else "FF-8.3")
