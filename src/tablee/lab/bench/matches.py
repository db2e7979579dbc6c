"""What it costs to copy, save, load and look at a match, and to imagine another world that a seat
could be in: Fear of the Dark, in mid-game; of the other games, what is dearest."""

from __future__ import annotations

import copy
import gc
import random
import tracemalloc
from collections.abc import Callable, Sequence
from itertools import cycle
from typing import Any

import tablee
from tablee.kernel import Match, sample
from tablee.lab.bench.measure import Effort, Figure, microseconds, tidy

FEAR = "fear-of-the-dark"
Work = tuple[str, str, Sequence[Any], Callable[[Any], object], int]
"""Key and text of a figure; the items to work on, in turn; the work; the divisor of the number of
calls."""


def measure(effort: Effort) -> list[Figure]:
    """Each over the same positions of many games, in turn."""
    matches = positions(effort.of(100, least=10))
    states = [match.state.clone() for match in matches]
    saves = [match.save() for match in matches]
    work: list[Work] = [
        ("clone", "clone of a match, lazy", matches, lambda m: m.clone(), 1),
        ("clone_asks", "clone, and what it asks", matches, lambda m: m.clone().asks, 1),
        ("clone_thawed", "clone, thawed", matches, lambda m: m.clone().state, 1),
        ("clone_state", "clone of the bare state", states, lambda s: s.clone(), 1),
        ("deepcopy", "copy.deepcopy of the bare state", states, copy.deepcopy, 20),
        ("save", "save", matches, lambda m: m.save(), 2),
        ("load", "load", saves, tablee.load, 4),
        ("view", "view of the seat", matches, lambda m: m.view(0), 8),
        ("events", "all events of the seat", matches, lambda m: m.events(0), 4),
        ("text", "text, in English", matches, lambda m: m.text(0, "en"), 40),
    ]
    few = effort.of(60, least=6)
    lives = [life.clone() for life in under_way("fiese-freunde", 4, few)]
    couples = [couple.clone() for couple in under_way("fog-of-love", 2, few)]
    racers = [racer.clone() for racer in under_way("anomia", 4, few)]
    rand = random.Random(9)
    work += [
        ("fiese_thawed", "Fiese Freunde: clone, thawed", lives, lambda m: m.clone().state, 4),
        ("fiese_view", "Fiese Freunde: view of a seat", lives, lambda m: m.view(0), 20),
        ("fog_thawed", "Fog of Love: clone, thawed", couples, lambda m: m.clone().state, 4),
        ("fog_view", "Fog of Love: view of a seat", couples, lambda m: m.view(0), 20),
        ("anomia_thawed", "Anomia: clone, thawed", racers, lambda m: m.clone().state, 4),
        ("anomia_view", "Anomia: view of a seat", racers, lambda m: m.view(0), 20),
    ]
    worlds = {"Fear of the Dark": matches, "Fiese Freunde": lives, "Fog of Love": couples,
              "Anomia": racers}  # fmt: skip
    work += [
        (f"{name.split()[0].lower()}_imagine", f"{name}: another world of a seat",
         things, lambda m: m.imagine(0, rand), 20)
        for name, things in worlds.items()
    ]  # fmt: skip
    figures = [figure(*row, effort) for row in work]
    size = sum(map(len, saves)) / len(saves) / 1000
    answers = sum(len(m.log) for m in matches) / len(matches)
    return [
        *figures,
        Figure("save_size", "size of a save", tidy(size), "kB"),
        Figure("answers", "answers given in these matches, on average", tidy(answers), ""),
    ]


def figure(
    key: str,
    text: str,
    things: Sequence[Any],
    work: Callable[[Any], object],
    slow: int,
    effort: Effort,
) -> Figure:
    todo = cycle(things)
    calls = effort.of(4_000 // slow, least=10)
    value = microseconds(lambda: work(next(todo)), calls, effort.repeats)
    return Figure(key, text, tidy(value), "µs")


def measure_memory(effort: Effort) -> list[Figure]:
    """Bytes that Python allocates for so many matches, by tracemalloc."""
    count = effort.of(1000, least=10)
    return [
        Figure("memory_new", "memory of a match, just begun", per_match(count, 0), "kB"),
        Figure("memory_mid", "memory of a match in mid-game", per_match(count, 20), "kB"),
    ]


def per_match(count: int, answers: int) -> float:
    positions(3, answers)  # makes what all matches share
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        kept = positions(count, answers)
        gc.collect()
        after = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    return tidy((after - before) / len(kept) / 1000)


def positions(count: int, answers: int | None = None) -> list[Match]:
    """Matches under way, after so many random answers (or 5 to 40), none of them over."""
    rand = random.Random(7)
    found: list[Match] = []
    while len(found) < count:
        match = tablee.new_match(FEAR, key=rand.randbytes(32))
        for _ in range(rand.randrange(5, 40) if answers is None else answers):
            if 0 not in match.asks:
                break
            match.answer(0, patient(match, rand))
        if match.outcome is None:
            found.append(match)
    return found


def under_way(game: str, seats: int, count: int) -> list[Match]:
    """Games in the middle."""
    rand = random.Random(8)
    found: list[Match] = []
    while len(found) < count:
        match = tablee.new_match(game, seats, key=rand.randbytes(32))
        for _ in range(rand.randrange(40, 200)):
            if not match.asks:
                break
            seat, options = next(iter(match.asks.items()))
            match.answer(seat, sample(options, rand))
        if match.outcome is None:
            found.append(match)
    return found


def patient(match: Match, rand: random.Random) -> Any:
    """Any answer but giving up."""
    while True:
        options = match.asks[0]
        choice = sample(options, rand)
        if choice != "give-up" or options == ("give-up",):
            return choice
