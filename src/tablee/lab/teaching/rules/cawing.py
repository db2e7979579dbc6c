"""Who counts the feathers first: MG-5."""

from __future__ import annotations

from collections.abc import Mapping

from tablee.kernel import CLOCK, Amount, Choice, Options, Seat, Step, race
from tablee.lab.teaching.content.cards import STRENGTHS
from tablee.lab.teaching.state import Meadow

PATIENCE = 20_000
"""MG-5.2: milliseconds to caw."""


def caw(m: Meadow) -> Step:
    """MG-5: a race, closed by the first right number, by the clock, or when all were wrong."""
    number = sum(m.faces[card] for card in m.laid)

    def over(caws: Mapping[Seat, Choice]) -> bool:
        return CLOCK in caws or number in caws.values() or len(caws) == m.seats

    options: dict[Seat, Options] = {CLOCK: ("time",)}
    for seat in range(m.seats):
        options[seat] = Amount(0, max(STRENGTHS) * m.seats)
    caws = yield race(options, "caw", "MG-5", until=over, after=PATIENCE)
    first = [seat for seat, caw in caws.items() if caw == number]
    if first:
        m.reward(first[0], number)
    else:
        m.emit("no-caw", "MG-5.2", number=number)
