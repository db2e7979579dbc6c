"""How matches under way of earlier versions go on (`Game.migrations`)."""

from __future__ import annotations

from functools import partial
from typing import Any

from tablee.kernel.game import Migration
from tablee.kernel.saving.more_cards import with_cards

OF_TODAY = (40, 41, 42, 43, 81, 82, 83, 121, 122, 123)
"""Where the ten scenes of today stand in the box of version 3: behind the others of their deck."""
ZONES = (
    "decks", "hands", "traits", "occupations", "features", "dealt", "destinies", "forgone",
    "secrets", "area", "pile", "hidden_pile", "synopsis", "box", "exchanged", "final",
)  # fmt: skip


def with_scenes(new: tuple[int, ...], state: dict[str, Any]) -> dict[str, Any]:
    """These scenes more. A story under way is told to its end with the decks it began with."""
    seats = [seat for seat, _ in state["opened"]]
    state = state | {"opened": [card for _, card in state["opened"]]}
    state = with_cards(state, new, (*ZONES, "opened"), aside="box")
    return state | {"opened": [list(pair) for pair in zip(seats, state["opened"], strict=True)]}


TAUGHT = {
    "start": ("welcome",), "look": ("gender",), "traits": ("personality", "traits"),
    "occupations": ("clashes", "occupations"), "features": ("features",), "balance": ("balance",),
    "names": ("names",), "synopsis": ("synopsis",), "chapter": ("both-choose",),
    "answered": ("satisfaction",), "turn": ("hand", "turn"), "partner": ("partner-chooses",),
    "resolved": ("tokens",), "also": ("additional",), "turn-2": ("destinies",),
    "window": ("reaction",), "turn-3": ("chapter",), "turn-4": ("talk",),
    "situation": ("situation",), "minor": ("minor",), "secret": ("secret",), "reveal": ("reveal",),
    "chapter-2": ("chapter-end", "discarding-destinies"), "change": ("change",),
    "chapter-3": ("last-chapter",), "finale": ("finale",),
}  # fmt: skip
"""Up to version 4: what each moment brought up."""


def by_lesson(state: dict[str, Any]) -> dict[str, Any]:
    """5: lessons that have come up, not moments; and whether one has since the last move."""
    taught = [lesson for when in state["taught"] for lesson in TAUGHT.get(when, ())]
    return state | {"taught": taught, "explained": False}


MIGRATIONS: dict[int, Migration] = {3: partial(with_scenes, OF_TODAY), 5: by_lesson}
