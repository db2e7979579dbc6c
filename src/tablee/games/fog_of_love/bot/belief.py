"""What the bot believes of a character from open information: their goals, and their destiny. It
computes the same for itself, to know what the other may believe of it (FL-14.1)."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from tablee.games.fog_of_love.content.faces import DESTINY_BY_ID, SCENE_BY_ID
from tablee.games.fog_of_love.content.grammar import ASPECT_IDS
from tablee.games.fog_of_love.content.pack import BOX

KEEN = 0.85
"""How strongly a character's goals pull at their choices: the weight of a token."""
JOB = 0.4
"""The weight of an occupation: chosen partly for its token, partly for fun."""
KEPT = 3
JOBS = {thing.id: thing.aspect for thing in BOX.occupations}
_PRIOR = [math.log(sum(t.aspect == aspect for t in BOX.traits)) for aspect in range(12)]

Events = Sequence[Mapping[str, Any]]


@cache
def evidence(scene: str, letter: str) -> tuple[float, ...]:
    """How much a choice speaks for a goal on each aspect: the logarithm of a likelihood."""
    options = SCENE_BY_ID[scene].options
    pulls = []
    for option in options:
        given = dict(option.tokens)
        pulls.append([KEEN * (given.get(a, 0) - given.get(a ^ 1, 0)) for a in range(12)])
    chosen = pulls["abcd".index(letter)]
    return tuple(
        chosen[a] - math.log(sum(math.exp(pull[a]) for pull in pulls) / len(pulls))
        for a in range(12)
    )


def leanings(view: Mapping[str, Any], events: Events, seat: int) -> list[float]:
    """For each aspect, how probable a goal on it is; three in all."""
    marks = list(_PRIOR)
    for entry in view["past"]:
        letter = entry["choices"][seat]
        if letter and entry["how"] != "reaction":
            for aspect, mark in enumerate(evidence(entry["scene"], letter)):
                marks[aspect] += mark
    job = JOBS.get(view["persons"][seat]["occupation"])
    if job is not None:
        marks[job] += JOB
    for aspect in _guessed_wrong(events, seat):
        marks[aspect] -= 4.0
    return _shares(marks, KEPT)


def _guessed_wrong(events: Events, seat: int) -> list[int]:
    """The aspects excluded by wrong guesses: there is no goal on them."""
    return [
        ASPECT_IDS.index(event["args"]["aspect"])
        for event in events
        if event["key"] == "guess"
        and event["args"]["right"] == "no"
        and event["args"]["seat"] != seat
    ]


def _shares(marks: list[float], total: int) -> list[float]:
    top = max(marks)
    weights = [math.exp(mark - top) for mark in marks]
    whole = sum(weights)
    return [min(0.95, total * weight / whole) for weight in weights]


# -- destinies --------------------------------------------------------------------------------

TRUST = 0.1
"""The factor for leaving destinies without any sign of them."""
WORDS = {"held": 1.6, "not held": 0.15, "gone": 0.1, "kept": 1.7, "wanted": 2.0, "out": 0.4}
"""The factor of each sign for the odds of a destiny: seen in the hand, not there, dropped by name,
spared in a chapter, taken in, swapped out."""


def signs(view: Mapping[str, Any], events: Events, seat: int) -> dict[str, float]:
    """Odds of the destinies of a character, from what was shown, said and called for (FL-14.3)."""
    story = BOX.stories[view["story"]]
    odds = {name: 1.0 if DESTINY_BY_ID[name].stays else TRUST for name in story.destinies}
    for name in story.discarded:
        odds[name] *= WORDS["out"]
    for event in events:
        args = event["args"]
        if args.get("seat") != seat:
            continue
        if event["key"] == "destiny-shown" and args["destiny"] in odds:
            odds[args["destiny"]] *= WORDS["held"]
        elif event["key"] == "destiny-said":
            odds[args["destiny"]] *= WORDS["held" if args["held"] == "yes" else "not held"]
        elif event["key"] == "destiny":
            _called_for(odds, args["effect"])
    return odds


def _called_for(odds: dict[str, float], effect: str) -> None:
    """The effect of a choice on the odds: nobody spares a destiny without a reason."""
    verb, _, rest = effect.removeprefix("may ").partition(" ")
    names, _, spared = rest.partition(" but ")
    if spared in odds:
        odds[spared] *= WORDS["kept"]
    mark = {"swap-in": "wanted", "retrieve": "wanted", "drop": "gone", "swap-out": "out"}
    for name in names.split("|"):
        if name in odds and verb in mark:
            odds[name] *= WORDS[mark[verb]]


__all__ = ["evidence", "leanings", "signs"]
