"""What a choice would bring: whom it means, and which goals it serves (FL-3, FL-8.3, FL-8.5).

For whoever looks at a card, before anything is chosen. Nothing here changes the state.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tablee.games.fog_of_love.content.definitions import Scene
from tablee.games.fog_of_love.content.faces import SCENE_BY_ID
from tablee.games.fog_of_love.content.grammar import ASPECT_IDS
from tablee.games.fog_of_love.rules.scenes import owners
from tablee.games.fog_of_love.state import Fog
from tablee.kernel import Seat

Served = dict[str, list[str]]
"""Letter to aspects."""


class Wishes(NamedTuple):
    """The aspects of one's goals: which tokens serve them, of one's own and of the other."""

    own: frozenset[int]
    other: frozenset[int]


def counts_for(chooser: Seat, carry: str) -> Seat:
    """FL-10.8: under the carry-over "exchanged", a choice counts as the other's."""
    return 1 - chooser if carry == "exchanged" else chooser


def would_choose(scene: Scene, player: Seat, seat: Seat) -> Seat:
    """FL-8.1, FL-8.2: the partner; where both choose, the one who looks."""
    return seat if scene.both_choose else 1 - player


def will_act(m: Fog, scene: Scene) -> str:
    """FL-10.1, FL-10.9: the carry-over that acts on a scene if it is played now; "" for none."""
    return m.carry[0] if m.carry and scene.kind in ("both", "partner") else ""


def wishes(m: Fog, seat: Seat) -> Wishes:
    """FL-2.3, FL-3: on a shared goal the tokens of both count, on an own one only one's own."""
    goals = [m.goal(card) for card in m.traits[seat]]
    return Wishes(
        own=frozenset(goal.aspect for goal in goals),
        other=frozenset(goal.aspect for goal in goals if goal.shared),
    )


def serving(goals: Wishes, seat: Seat, scene: Scene, player: Seat, carry: str) -> Served:
    """Per option, the aspects of its tokens that bring a goal of that seat nearer."""
    chooser = counts_for(would_choose(scene, player, seat), carry)
    mine = seat in owners(scene, chooser)
    return _served(scene.id, goals.own if mine else goals.other)


@lru_cache(4096)
def _served(scene: str, wanted: frozenset[int]) -> Served:
    card = SCENE_BY_ID[scene]
    found = {}
    for letter, option in zip(card.letters, card.options, strict=True):
        aspects = [ASPECT_IDS[aspect] for aspect, _ in option.tokens if aspect in wanted]
        if aspects:
            found[letter] = aspects
    return found
