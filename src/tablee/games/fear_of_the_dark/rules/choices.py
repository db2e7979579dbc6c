"""Which actions are possible now: FD-5.7.

The options depend only on a handful of facts, so they are made once per combination of them.
"""

from __future__ import annotations

from functools import lru_cache

from tablee.games.fear_of_the_dark.content.pack import (
    CLEAR,
    LIGHT,
    MINDS,
    OBSTRUCTION,
    SCOUT,
    SEARCH,
    STEALTH,
    WALK,
)
from tablee.games.fear_of_the_dark.maze import next_to, open_door, steps
from tablee.games.fear_of_the_dark.rules.objects import KEPT, usable
from tablee.games.fear_of_the_dark.rules.search import searchable
from tablee.games.fear_of_the_dark.state import Fear

KINDS = range(len(MINDS))
"""The kinds of mind cards."""


def choices(m: Fear) -> tuple[str, ...]:
    """FD-5: every action whose prerequisites hold (FD-5.7)."""
    light = m.light
    match = m.matches > 0 and m.cell != m.leak  # FD-9.6: no match burns there
    held = m.hand if light else m.mind
    cards = sum(1 << k for k in KINDS if held[k])
    things = sum(1 << n for n, kind in enumerate(KEPT) if usable(m, kind)) if m.objects else 0
    return _options(light, cards, _doable(m, light, match), things, match)


def _doable(m: Fear, light: bool, match: bool) -> int:
    """A mask of the mind actions that can be carried out from here."""
    mask = 0
    if match:
        mask |= 1 << LIGHT
    if steps(m, m.pawn, stealth=False):
        mask |= 1 << WALK
    if light and (mask >> WALK & 1 or steps(m, m.pawn, stealth=True)):
        mask |= 1 << STEALTH
    if light and m.maze and open_door(m, m.pawn) >= 0:
        mask |= 1 << SCOUT
    if m.tokens and next_to(m, OBSTRUCTION):
        mask |= 1 << CLEAR
    if searchable(m, light):
        mask |= 1 << SEARCH
    return mask


@lru_cache(maxsize=4096)
def _options(light: bool, cards: int, doable: int, things: int, match: bool) -> tuple[str, ...]:
    """The answers that these facts allow; `cards`, `doable` and `things` are masks."""
    names = [MINDS[k] for k in KINDS if cards >> k & 1]
    actions = [MINDS[a] for a in KINDS if doable >> a & 1]
    found = ["strike"] if match else []
    if light:
        found += [f"play:{name}" for name in names if name in actions]
        if "walk" in actions:
            found += [f"two:{name}" for name in names]
    found += [f"joker:{name}:{action}" for name in names for action in actions]
    found += [f"use:{kind}" for n, kind in enumerate(KEPT) if things >> n & 1]
    return (*found, "give-up")
