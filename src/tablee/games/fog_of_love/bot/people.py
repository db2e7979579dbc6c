"""The people the bot appears as: sixteen, each with a face, a name, a temper and a first sentence.

A person is recognised by gender and face, which are open: the bot keeps no memory.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct


class Somebody(Struct, frozen=True):
    """`warmth`, `daring` and `honesty` as in a temper; `voice` is how they talk."""

    id: str
    name: str
    gender: str
    portrait: str
    warmth: float
    daring: float
    honesty: float
    voice: str


PEOPLE = (
    Somebody("apolline", "Apolline", "f", "p1", 0.75, 0.4, 0.6, "tender"),
    Somebody("ines", "Ines", "f", "p3", 0.4, 0.85, 0.5, "bold"),
    Somebody("maud", "Maud", "f", "p5", 0.5, 0.35, 0.8, "wry"),
    Somebody("salma", "Salma", "f", "p7", 0.65, 0.75, 0.7, "bold"),
    Somebody("odile", "Odile", "f", "p11", 0.3, 0.6, 0.3, "wry"),
    Somebody("violette", "Violette", "f", "p13", 0.85, 0.25, 0.75, "tender"),
    Somebody("wanda", "Wanda", "f", "p15", 0.35, 0.5, 0.85, "wry"),
    Somebody("anatole", "Anatole", "m", "p2", 0.55, 0.3, 0.65, "wry"),
    Somebody("basile", "Basile", "m", "p6", 0.8, 0.5, 0.5, "tender"),
    Somebody("ivo", "Ivo", "m", "p8", 0.25, 0.75, 0.35, "bold"),
    Somebody("octave", "Octave", "m", "p12", 0.6, 0.2, 0.9, "tender"),
    Somebody("rafael", "Rafael", "m", "p14", 0.45, 0.9, 0.45, "bold"),
    Somebody("arjan", "Arjan", "m", "p16", 0.3, 0.4, 0.6, "wry"),
    Somebody("eden", "Eden", "n", "p4", 0.7, 0.6, 0.8, "tender"),
    Somebody("quinn", "Quinn", "n", "p9", 0.45, 0.65, 0.4, "wry"),
    Somebody("toni", "Toni", "n", "p10", 0.5, 0.8, 0.6, "bold"),
)
BY_GENDER = {g: tuple(one for one in PEOPLE if one.gender == g) for g in "fmn"}


def somebody(person: Mapping[str, Any]) -> Somebody | None:
    """Who that is, once there are a gender and a face; None for anybody else."""
    for one in BY_GENDER.get(person["gender"], ()):
        if one.portrait == person["portrait"]:
            return one
    return None
