"""Who the bot is: a temper drawn from its seat and the traits it keeps, and a face to go with it.

The temper is worked out anew at every answer, always the same: the bot remembers nothing.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tablee.games.fog_of_love.bot.people import somebody
from tablee.games.fog_of_love.content.goal_grammar import Trait
from tablee.games.fog_of_love.content.pack import BOX

TRAITS = {trait.id: trait for trait in BOX.traits}
CUR, EXT, GEN, SIN = 1, 2, 4, 5
VOICES = ("tender", "wry", "bold")

GIVEN_NAMES = {
    "f": ("Apolline", "Ines", "Maud", "Odile", "Salma", "Thea", "Violette", "Wanda"),
    "m": ("Anatole", "Basile", "Hugo", "Ivo", "Leander", "Octave", "Rafael", "Tibor"),
    "n": ("Ariel", "Eden", "Gwen", "Morgan", "Nikita", "Quinn", "Sidney", "Toni"),
}
"""Names that can be said in English and in French, and that the table does not propose itself."""


class Temper(Struct, frozen=True):
    """From 0 to 1: how much the other's happiness counts; how readily it takes a risk or a door;
    how much it minds a lie. `voice` is how it talks; `dream` the destiny it would like best."""

    warmth: float = 0.5
    daring: float = 0.5
    honesty: float = 0.5
    voice: str = "wry"
    dream: str = ""


def temper(view: Mapping[str, Any], seat: int, events: Sequence[Mapping[str, Any]]) -> Temper:
    """FL-5.2: who it is and the traits it kept make the temper; before that, an even one."""
    kept, who = _first_traits(events, seat), somebody(view["persons"][seat])
    even = Temper() if who is None else Temper(who.warmth, who.daring, who.honesty, who.voice)
    if not kept:
        return even
    chance = random.Random(f"{seat}/{view['story']}/{'/'.join(kept)}")
    goals = [TRAITS[name] for name in kept]
    spread = 0.3 if who is None else 0.1
    warmth = _part(even.warmth + 0.2 * _lean(goals, GEN) + chance.uniform(-spread, spread))
    honesty = _part(even.honesty + 0.2 * _lean(goals, SIN) + chance.uniform(-spread, spread))
    lean = 0.15 * (_lean(goals, CUR) + _lean(goals, EXT))
    daring = _part(even.daring + lean + chance.uniform(-spread, spread))
    moods = {"tender": warmth + 0.1, "wry": 1.2 - warmth, "bold": daring + 0.1}
    voice = max(VOICES, key=lambda name: moods[name] + chance.uniform(0.0, 0.4))
    found = Temper(warmth, daring, honesty, voice if who is None else who.voice)
    return replace(found, dream=_dream(found, view["story"], chance))


def tastes(of: Temper) -> dict[str, float]:
    """What a temper makes of the destinies (FL-11.4)."""
    warmth, daring, honesty = of.warmth - 0.5, of.daring - 0.5, of.honesty - 0.5
    found = {
        "devotion": 1.0 + 0.5 * (warmth + honesty),
        "team": 1.0 + 0.6 * warmth,
        "equals": 0.85 - 0.2 * daring,
        "dominant": 1.0 + 0.4 * daring - 0.8 * warmth,
        "exit": 0.3 + 0.6 * daring - 0.4 * warmth,
        "heartbreaker": 0.4 + 0.5 * daring - 0.8 * honesty,
        "self": 0.9 + 0.4 * daring - 0.2 * warmth,
    }
    return {name: max(0.1, taste) for name, taste in found.items()}


def _dream(of: Temper, story: str, chance: random.Random) -> str:
    """A destiny of the story: those that suit the temper are more probable."""
    liked = tastes(of)
    names = BOX.stories[story].destinies
    return chance.choices(names, [liked[name] ** 3 for name in names])[0]


def _first_traits(events: Sequence[Mapping[str, Any]], seat: int) -> list[str]:
    for event in events:
        if event["key"] == "traits" and event["args"]["seat"] == seat:
            return sorted(event["args"]["traits"])
    return []


def _lean(goals: Iterable[Trait], dimension: int) -> int:
    """How much the goals point upwards in a dimension."""
    return sum(1 - 2 * (goal.aspect & 1) for goal in goals if goal.aspect >> 1 == dimension)


def _part(value: float) -> float:
    return min(1.0, max(0.0, value))


def given_name(gender: str, taken: str, pick: float) -> str:
    """FL-5.6: one of its own list that the other does not bear."""
    names = [name for name in GIVEN_NAMES[gender] if name.casefold() != taken.casefold()]
    return names[int(pick * len(names))]
