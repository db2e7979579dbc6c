"""Effects and conditions of the cards as messages: read once, for every screen (FL-8.3, FL-8.5b).

The words are `fx-…` (what is done), `who-…` (whom it is for) and `when-…` (on what condition).
"""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec.structs import replace

from tablee.games.fog_of_love.content.definitions import Scene
from tablee.games.fog_of_love.content.faces import SCENE_BY_ID
from tablee.games.fog_of_love.content.grammar import (
    ASPECT_IDS,
    DESTINY_VERBS,
    Effect,
    Fate,
    Row,
    letters_of,
)
from tablee.games.fog_of_love.screen.view import EffectsView, EffectView, RowView, When

PLAIN = (
    "match", "no match", "else", "stay", "part", "one leaves", "child", "married",
)  # fmt: skip
"""Conditions that have a message without arguments."""
CAN_BE_OPTIONAL = ("discard", "swap-in", "retrieve", "become")
"""What a card may leave open says so in its message."""


def effects_of(scene: Scene) -> EffectsView:
    """Those that stand outside of the options."""
    return EffectsView(
        on=[effect_view(effect) for effect in scene.on],
        does=[effect_view(effect) for effect in scene.does],
        revealed=[effect_view(effect) for effect in scene.revealed],
        also=[row_view(row) for row in scene.also],
        hidden=[row_view(fate) for fate in scene.hidden],
    )


def row_view(row: Row | Fate) -> RowView:
    return RowView(conditions(row.when), [effect_view(effect) for effect in row.effects])


def effect_view(effect: Effect) -> EffectView:
    who, letters = _whom(effect)
    return replace(_deed(effect), who=who, letters=letters)


def _deed(effect: Effect) -> EffectView:
    """What it does, without whom it is for."""
    key, args = _message(effect)
    tokens = {ASPECT_IDS[aspect]: count for aspect, count in effect.tokens}
    return EffectView(effect.verb, key, n=effect.n, tokens=tokens, args=args)


def _whom(effect: Effect) -> tuple[str, str]:
    """Whom it is for, as the end of a `who-` message, and the letters it names. A scene is skipped
    for everybody: that goes without saying."""
    if effect.verb == "skip":
        return "", ""
    letters = "/".join(letters_of(effect.who).upper())
    if not letters:
        return effect.who, ""
    return "not-letter" if effect.who.startswith("not ") else "letter", letters


def _message(effect: Effect) -> tuple[str, dict[str, Any]]:
    """What it does: the message, and its arguments."""
    verb, arg = effect.verb, effect.arg
    may = "-may" if effect.may and verb in CAN_BE_OPTIONAL else ""
    if verb == "heart":
        return "fx-heart", {"n": f"{effect.n:+d}"}
    if verb == "token":
        ((aspect, count),) = effect.tokens
        return "fx-token", {"aspect": ASPECT_IDS[aspect], "n": count}
    if verb in ("swap-in", "swap-out", "drop", "retrieve", "say", "become"):
        names, _, but = arg.partition(" but ")
        args = {"destinies": names.split("|")}
        return (f"fx-{verb}-but", {**args, "but": but}) if but else (f"fx-{verb}{may}", args)
    if verb in ("draw", "search"):
        return f"fx-{verb}", {"deck": arg.split()[0]}
    if verb in ("carry", "mark"):
        return f"fx-{verb}", {"kind": arg}
    if verb in ("discard", "reveal"):
        if arg in ("any", "random", "affairs"):
            return f"fx-{verb}-{arg}{may}", {}
        return f"fx-{verb}{may}", {"n": int(arg)}
    if verb == "change":
        kind, _, how = arg.partition(" ")
        return f"fx-change{'-random' if how else ''}", {"kind": kind}
    if verb == "add":
        return "fx-add", {"scene": arg}
    return f"fx-{verb}{f'-{arg}' if arg else ''}", {}


@cache
def orders() -> dict[str, EffectView]:
    """What can be called for with destinies, by the words that questions and events use for it
    (`Effect.order`): without whom it is for, which they say themselves."""
    effects = (effect for scene in SCENE_BY_ID.values() for effect in scene.effects)
    return {effect.order(): _deed(effect) for effect in effects if effect.verb in DESTINY_VERBS}


# -- conditions -------------------------------------------------------------------------------


def conditions(when: str) -> list[When]:
    """The condition of an additional effect or of the end: one of these must hold; none: always."""
    return [_condition(part) for part in when.split(" or ")] if when else []


def _condition(when: str) -> When:
    verb, _, letters = when.partition(" ")
    if when in PLAIN:
        return When(f"when-{when.replace(' ', '-')}")
    if verb in ("match", "one"):
        return When(f"when-{verb}-of", {"letters": letters.replace("|", "/")})
    if verb == "player":
        mine, _, yours = letters.partition(", partner ")
        return When(
            "when-pair", {"player": mine.replace("|", "/"), "partner": yours.replace("|", "/")}
        )
    return When("", {"letters": when.replace("|", "/")})
