"""What became of the two, as one sentence tells it (FL-13.5): the key of the sentence, and whom it
names first. The words are in `ev-ending`."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.games.fog_of_love.rules.goals import Destiny
from tablee.kernel import Seat

FATES = (
    "stay-both", "stay-one", "stay-none", "exit-met", "exit-missed", "heartbreaker-met",
    "heartbreaker-missed", "part-both", "part-one", "part-none", "too-late", "thieves",
)  # fmt: skip


def told_first(destinies: Sequence[Destiny], met: Sequence[bool]) -> Seat:
    """Who leaves alone; of two who leave, who does not steal; else who got what they wanted."""

    def place(seat: Seat) -> tuple[bool, str, bool]:
        destiny = destinies[seat]
        return destiny.stays, "" if destiny.stays else destiny.id, not met[seat]

    return min((0, 1), key=place)


def fate_of(destinies: Sequence[Destiny], met: Sequence[bool]) -> tuple[str, Seat]:
    """FL-11.6: together if both stay. Who stays while the other leaves is never fulfilled; nor are
    two heartbreakers; who leaves a heartbreaker always is."""
    seat = told_first(destinies, met)
    one, other = destinies[seat], destinies[1 - seat]
    count = ("none", "one", "both")[sum(met)]
    if one.stays:
        return f"stay-{count}", seat
    if other.stays:
        return f"{one.id}-{'met' if met[seat] else 'missed'}", seat
    if other.id == "exit":
        return f"part-{count}", seat
    return ("too-late" if one.id == "exit" else "thieves"), seat
