"""Whom the terminal waits for, and who has nothing to choose."""

from __future__ import annotations

from tablee.kernel import CLOCK, Choice, Match, Seat, Timed


def awaited(match: Match, seat: Seat) -> bool:
    """A human who has something to decide: not one who could merely point at others."""
    options = match.asks.get(seat)
    if not isinstance(options, Timed) or match.ask is None:
        return options is not None
    several = len(options.options) != 1 or options.longest > 0
    return several or match.ask.after is None or _alone(match)


def only_choice(match: Match, seat: Seat) -> Choice | None:
    """The one choice there is. In a heat: where all wait for it, and it is made for whoever lets
    the time pass."""
    ask, options = match.ask, match.asks.get(seat)
    if ask is None or not isinstance(options, tuple | Timed):
        return None
    if isinstance(options, tuple):
        return options[0] if len(options) == 1 else None
    if len(options.options) != 1 or options.longest or ask.after is None or not _alone(match):
        return None
    now = ask.args["now"] if ask.args else 0
    return options.options[0], now, 1, now, 0


def _alone(match: Match) -> bool:
    """Nobody but one seat is asked; the clock may be."""
    return sum(seat != CLOCK for seat in match.asks) == 1
