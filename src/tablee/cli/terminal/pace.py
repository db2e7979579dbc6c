"""Time at the terminal: a line is read in one go, so whoever would have been quicker is asked
when it arrives."""

from __future__ import annotations

from collections.abc import Collection

from tablee.kernel import ALL, CLOCK, ONE, Match, Seat

FIRST_BOT, NEXT_BOT = 6.0, 3.0
"""Seconds a bot lets pass in a race before it answers: people have to read and to type."""


def overtaking(match: Match, bots: Collection[Seat], seconds: float) -> list[Seat]:
    """Those who answer before a line that took so many seconds, in their order."""
    ask = match.ask
    if ask is None:
        return []
    times: list[tuple[float, Seat]] = []
    if CLOCK in match.asks and ask.after is not None:
        times.append((ask.after / 1000, CLOCK))
    if ask.closes not in (ONE, ALL):  # a race; everywhere else bots wait until all humans have
        racing = [seat for seat in bots if seat in match.asks]
        times += [(FIRST_BOT + NEXT_BOT * n, seat) for n, seat in enumerate(racing)]
    return [seat for moment, seat in sorted(times) if moment <= seconds]
