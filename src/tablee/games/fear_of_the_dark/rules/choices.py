"""What may be done now: the options of an action, FD-5 and FD-6.

The options depend only on a handful of facts, so they are made once per combination of them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from tablee.games.fear_of_the_dark.content.pack import (
    BOX,
    CLEAR,
    LIGHT,
    LOCK,
    MINDS,
    OBSTRUCTION,
    SCOUT,
    SEARCH,
    STEALTH,
    WALK,
)
from tablee.games.fear_of_the_dark.rules.search import THINGS

if TYPE_CHECKING:
    from tablee.games.fear_of_the_dark.rules.actions import Fear

KINDS = range(len(MINDS))
CHOICES: dict[str, tuple[str, int, int]] = (
    {"strike": ("strike", 0, 0), "give-up": ("give-up", 0, 0)}
    | {f"play:{MINDS[k]}": ("play", k, k) for k in KINDS}
    | {f"two:{MINDS[k]}": ("two", k, k) for k in KINDS}
    | {f"joker:{MINDS[k]}:{MINDS[a]}": ("joker", k, a) for k in KINDS for a in KINDS}
    | {f"use:{thing}": ("use", n, 0) for n, thing in enumerate(THINGS)}
)
"""Every answer there is: its verb, its card, its action."""


def act_choices(m: Fear) -> tuple[str, ...]:
    """FD-5: every action whose prerequisites hold (FD-5.7)."""
    light = m.light
    match = m.matches > 0 and m.cell != m.leak  # FD-9.6: no match burns there
    held = m.hand if light else m.mind
    cards = sum(1 << k for k in KINDS if held[k])
    doable = _doable(m, light, match)
    things = sum(1 << n for n, thing in enumerate(THINGS) if _usable(m, thing, light))
    return _choices(light, cards, doable, things, match)


def _doable(m: Fear, light: bool, match: bool) -> int:
    """A mask of the mind actions that can be carried out from here."""
    mask = 0
    if match:
        mask |= 1 << LIGHT
    if m.ways(m.pawn, stealth=False):
        mask |= 1 << WALK
    if light and (mask >> WALK & 1 or m.ways(m.pawn, stealth=True)):
        mask |= 1 << STEALTH
    if light and m.maze and m.open_door(m.pawn) >= 0:
        mask |= 1 << SCOUT
    if m.tokens and m.next_to(OBSTRUCTION):
        mask |= 1 << CLEAR
    if m.searchable(light):
        mask |= 1 << SEARCH
    return mask


def _usable(m: Fear, thing: str, light: bool) -> bool:
    """FD-11: is it kept, and does its prerequisite hold?"""
    if not m.objects or all(m.kind(card) != thing for card in m.objects):
        return False
    if thing == "match":
        return m.matches < BOX.tokens["match"]
    if thing == "paper":
        return light and m.cell != m.leak
    return bool(m.next_to(LOCK))


@lru_cache(maxsize=4096)
def _choices(light: bool, cards: int, doable: int, things: int, match: bool) -> tuple[str, ...]:
    names = [MINDS[k] for k in KINDS if cards >> k & 1]
    actions = [MINDS[a] for a in KINDS if doable >> a & 1]
    found = ["strike"] if match else []
    if light:
        found += [f"play:{name}" for name in names if name in actions]
        if "walk" in actions:
            found += [f"two:{name}" for name in names]
    found += [f"joker:{name}:{action}" for name in names for action in actions]
    found += [f"use:{thing}" for n, thing in enumerate(THINGS) if things >> n & 1]
    return (*found, "give-up")
