"""The vocabulary of goals: what a trait asks for, what a destiny needs (FL-3, FL-11.4).

own sen+ 3, shared gen- 5               a balance: of one's own tokens, or of both players'
own heart 30, partner heart 40          satisfaction; "partner heart at most 10"
sum heart 60, apart heart 5, ahead heart 8
partner stays, goals met 2, goals opposed
"""

from __future__ import annotations

import re

from msgspec import Struct

from tablee.games.fog_of_love.content.grammar import ASPECTS

GOAL_MET, GOAL_MISSED = 3, -1
"""FL-3.1b: what a goal gives and costs at the finale."""


class Trait(Struct, frozen=True):
    id: str
    shared: bool
    aspect: int
    needs: int


def read_goal(id: str, phrase: str) -> Trait:
    found = re.fullmatch(r"(own|shared) (\w{3}[+-]) ([1-9])", phrase)
    if found is None or found[2] not in ASPECTS:
        raise ValueError(f"{phrase!r} is no goal: write one like own sen+ 3 or shared gen- 5")
    return Trait(id, found[1] == "shared", ASPECTS.index(found[2]), int(found[3]))


class Need(Struct, frozen=True):
    """A condition of a destiny. `kind`: own, shared (balances), own-heart, partner-heart,
    partner-heart-at-most, sum-heart, apart-heart, ahead-heart, partner-stays, goals-met,
    goals-opposed."""

    kind: str
    n: int = 0
    aspect: int = -1


class Destiny(Struct, frozen=True):
    id: str
    stays: bool
    needs: tuple[Need, ...]
    unless: str = ""


def read_need(phrase: str) -> Need:
    if found := re.fullmatch(r"(own|shared) (\w{3}[+-]) (\d+)", phrase):
        return Need(found[1], int(found[3]), ASPECTS.index(found[2]))
    if found := re.fullmatch(r"((?:own|partner|sum|apart|ahead) heart(?: at most)?) (\d+)", phrase):
        return Need(found[1].replace(" ", "-"), int(found[2]))
    if found := re.fullmatch(r"goals met (\d)", phrase):
        return Need("goals-met", int(found[1]))
    if phrase in ("partner stays", "goals opposed"):
        return Need(phrase.replace(" ", "-"))
    raise ValueError(f"{phrase!r} is no condition of a destiny")
