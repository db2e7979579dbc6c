"""The rules as pictures: a scene from the hand to the heart, and another on which one chooses."""

from __future__ import annotations

from typing import Any

from tablee.games.fog_of_love.content.grammar import DIMENSIONS, SCENE_DECKS
from tablee.games.fog_of_love.past import Entry
from tablee.games.fog_of_love.scenario import build
from tablee.games.fog_of_love.screen.show import show
from tablee.games.fog_of_love.state import Fog
from tablee.kernel import Picture, Pictures

KINDS = ("both", "partner", "situation", "secret", "reveal", "reaction", "special")
SIGNS = (
    "heart", *DIMENSIONS, "up", "down", *SCENE_DECKS, *KINDS, "minor", "carry", "own", "shared",
    "destiny", "goal",
)  # fmt: skip
"""What stands on cards and boards without words."""
GIFT, BUS = "sweet-2", "sweet-1"
HAND = (GIFT, BUS, "sweet-5", "sweet-7", "sweet-9")
BEFORE = {0: {"gen-up": 1, "sin-up": 2, "ext-up": 1}, 1: {"dis-up": 2, "cur-down": 1, "sen-up": 1}}
PRESENT = {0: {**BEFORE[0], "ext-up": 2, "cur-up": 1}, 1: {**BEFORE[1], "ext-up": 1, "cur-up": 1}}
OWNED_UP = {0: BEFORE[0], 1: {**BEFORE[1], "sen-up": 2, "sin-up": 1}}
TRAITS = {0: ["candid", "warm-hearted", "driven"]}


def pictures(game: type[Fog]) -> Pictures:
    def position(id: str, of: str, now: Entry | None = None, **where: Any) -> Picture:
        m = build(game, **{"tokens": BEFORE, "traits": TRAITS, **where})
        if now is not None:
            m.scene, m.player, m.past = now.scene, now.player, [now]
            m.choices = list(now.choices)
        return Picture(id, of, show(m, 0))

    gift = Entry(GIFT, 0, deck="sweet")
    given = Entry(GIFT, 0, choices=("b", "b"), deck="sweet", row=0, counted=("b", "b"))
    bus = Entry(BUS, 0, deck="sweet")
    told = Entry(BUS, 0, choices=("", "d"), deck="sweet", counted=("", "d"))
    return Pictures(
        win=position("win", "destinies", destinies={0: ["team"]}, hearts=(33, 29),
                     tokens={0: {"gen-up": 4}, 1: {"gen-up": 3}}, chapter=2),
        turn=[
            position("turn-1", "hand", hand={0: HAND}),
            position("turn-2", "scene", gift),
            position("turn-3", "chosen", given),
            position("turn-4", "board", given, tokens=PRESENT),
            position("turn-5", "couple", given, tokens=PRESENT, hearts=(13, 13)),
        ],
        sample=[
            position("sample-1", "scene", bus),
            position("sample-2", "chosen", told),
            position("sample-3", "board", told, tokens=OWNED_UP),
            position("sample-4", "goals", told, tokens=OWNED_UP),
        ],
        symbols=[Picture(f"symbol-{sign}", "sign", sign) for sign in SIGNS],
    )  # fmt: skip
