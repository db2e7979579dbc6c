"""The course of a game: so many rounds, each with its parts in their order."""

from __future__ import annotations

from tablee.kernel import Step
from tablee.lab.teaching.rules.cawing import caw
from tablee.lab.teaching.rules.hissing import award, listen
from tablee.lab.teaching.rules.laying import bid, point
from tablee.lab.teaching.state import Meadow


def next_step(m: Meadow) -> Step | None:
    """MG-7: so many rounds, then it is over."""
    return play_round(m) if m.round < m.options["rounds"] else None


def play_round(m: Meadow) -> Step:
    """MG-2 to MG-6"""
    m.turn_up()
    treasure = yield from point(m)
    yield from bid(m)
    hissed = yield from listen(m)
    award(m, treasure, hissed)
    yield from caw(m)
    tidy_up(m)


def tidy_up(m: Meadow) -> None:
    """MG-6; and the lead goes on (MG-2.1)."""
    m.discard()
    for place in range(m.seats):
        m.draw_up((m.leader + place) % m.seats)
    m.leader = (m.leader + 1) % m.seats
    m.round += 1
