"""Decisions per second of random play, through the public face."""

from __future__ import annotations

import random
import statistics
from functools import partial

import tablee
from tablee.lab.bench import handwritten
from tablee.lab.bench.measure import Effort, Figure, rates, tidy

FEAR, FIESE, ANOMIA, FOG = "fear-of-the-dark", "fiese-freunde", "anomia", "fog-of-love"


def measure(effort: Effort) -> list[Figure]:
    """Our yardstick games, a hand-written loop, and the games themselves, alternately."""
    import tablee.lab.yardsticks  # noqa: F401

    size = effort.of(40_000)
    rand = random.Random(1)
    found = rates(
        {
            "hand": partial(handwritten.play, 2 * size, rand.random),
            "ttt": partial(play, "tic-tac-toe", size, rand),
            "four": partial(play, "connect-four", size, rand),
            "fear": partial(play, FEAR, size // 3, rand),
            "patient": partial(play, FEAR, size // 3, rand, never="give-up"),
            "fiese": partial(play, FIESE, size // 6, rand, seats=4),
            "anomia": partial(play, ANOMIA, size // 6, rand, seats=4),
            "fog": partial(play, FOG, size // 3, rand),
        },
        effort.repeats,
    )
    rate = {name: statistics.median(values) for name, values in found.items()}
    pairs = zip(found["ttt"], found["hand"], strict=True)
    ratio = statistics.median(ours / theirs for ours, theirs in pairs)
    unit = "decisions/s"
    return [
        Figure("handwritten", "tic-tac-toe, hand-written, no kernel", tidy(rate["hand"]), unit),
        Figure("tic_tac_toe", "tic-tac-toe on the kernel", tidy(rate["ttt"]), unit),
        Figure("ratio", "  as a share of the hand-written", round(ratio, 3), ""),
        Figure("connect_four", "Connect Four on the kernel", tidy(rate["four"]), unit),
        Figure("fear", "Fear of the Dark", tidy(rate["fear"]), unit),
        Figure("fiese", "Fiese Freunde, four players", tidy(rate["fiese"]), unit),
        Figure("anomia", "Anomia, four players", tidy(rate["anomia"]), unit),
        Figure("fog", "Fog of Love", tidy(rate["fog"]), unit),
        Figure("fear_patient", "Fear of the Dark, never giving up", tidy(rate["patient"]), unit),
    ]


def play(
    game: str, decisions: int, rand: random.Random, never: str = "", seats: int | None = None
) -> int:
    """Whole random games, until at least so many decisions are made."""
    made, pick = 0, rand.random
    while made < decisions:
        match = tablee.new_match(game, seats, key=rand.randbytes(32))
        while asks := match.asks:
            seat, options = next(iter(asks.items()))
            if isinstance(options, tuple):
                choice = options[int(pick() * len(options))]
                if choice == never and len(options) > 1:
                    continue
            else:
                choice = options.sample(rand)
            match.answer(seat, choice)
            made += 1
    return made
