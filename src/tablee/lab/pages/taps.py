"""From a tap to a changed screen, in each game: event timing in Chromium on a slowed processor. And
whether what moves meanwhile (cards that fly, curtains, curves) is drawn sixty times a second.

Somebody taps at random whatever can be tapped at a table, so that all kinds of screens are met. The
browser comes from this machine, what drives it with Lighthouse (`lab/borrowed.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from tablee.lab import borrowed
from tablee.lab.pages import lighthouse, places
from tablee.lab.pages.places import Place

SCRIPT = Path(__file__).with_name("taps.mjs")
SEED = "taps"
TAPS = 60
SLOWDOWN = 4
AIM = 75
"""Milliseconds, three of four taps."""
FRAME = 20
"""Milliseconds: a frame that comes later was missed, at sixty a second."""
SECONDS = 90
"""The longest that one table is played."""


class Felt(Struct, frozen=True):
    """At the table of one game, in ms: to the next frame, and until something on it changed; and of
    the frames in which something moved, how many came in time, in %."""

    game: str
    taps: int
    frame_p75: float
    frame_worst: float
    changed_p75: float
    moving: int
    in_time: float

    @property
    def met(self) -> bool:
        return self.frame_p75 <= AIM


def feel(
    taps: int = TAPS, only: Sequence[str] = (), begin: Callable[[str], None] = lambda game: None
) -> Iterator[Felt]:
    """A table of every game (or of those whose ids hold one of these words)."""
    chrome = places.browser()
    folder = borrowed.node_with("lighthouse", lighthouse.PACKAGE)
    node = borrowed.node()
    with places.house() as port:
        for game in places.game_ids():
            if only and not any(word in game for word in only):
                continue
            begin(game)
            made = places.make_table(port, game, SEED)
            place = Place(game, f"/t/{made['table']['id']}", places.storage_of(made))
            told = places.in_node(
                node, folder, SCRIPT, chrome, places.ORIGIN.format(port), place, SECONDS * 2,
                taps=taps, slowdown=SLOWDOWN, seconds=SECONDS,
            )  # fmt: skip
            yield felt(game, told)


def felt(game: str, told: dict[str, Any]) -> Felt:
    frames = sorted(told["frames"]) or [0.0]
    changed = sorted(told["changed"]) or [0.0]
    moving = told["moving"]
    in_time = sum(gap <= FRAME for gap in moving) / len(moving) if moving else 1
    return Felt(
        game,
        told["taps"],
        round(quartile(frames), 1),
        round(frames[-1], 1),
        round(quartile(changed), 1),
        len(moving),
        round(100 * in_time, 1),
    )


def quartile(ranked: list[float]) -> float:
    """Three of four are within it."""
    return ranked[min(len(ranked) - 1, int(len(ranked) * 0.75))]
