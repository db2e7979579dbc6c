"""Passing: out for this slice, with time by the order of passing (FF-7.3, FF-9.3)."""

from __future__ import annotations

from tablee.games.fiese_freunde.content.pack import BOX
from tablee.games.fiese_freunde.state import Fiese
from tablee.kernel import Seat, Step, turn

ENOUGH = "enough"


def passing_time(m: Fiese) -> int:
    """FF-7.3: what the next one to pass gets; 0 when all have."""
    times = BOX.pass_time[str(m.seats)]
    return times[len(m.passed)] if len(m.passed) < m.seats else 0


def pass_slice(m: Fiese, seat: Seat) -> Step:
    """FF-7.3: time from the bank. FF-9.3: if the bank is short, from the others."""
    due = passing_time(m)
    m.passed.append(seat)
    m.emit("pass", "FF-7.3", seat=seat)
    paid = min(due, m.bank)
    if paid:
        m.receive(seat, paid, "FF-7.3")
    missing = due - paid
    while missing and any(m.time[s] for s in range(m.seats) if s != seat):
        thefts = _thefts(m, seat, missing)
        args = {"missing": missing, "thefts": thefts}
        options = (ENOUGH, *[choice for _, _, choice in thefts])
        answer = yield turn(seat, options, "steal", "FF-9.3", args, ENOUGH)
        if answer == ENOUGH:
            break
        _, victim, time = answer.split(":")
        m.steal(seat, int(victim), int(time))
        missing -= int(time)


def _thefts(m: Fiese, seat: Seat, missing: int) -> list[tuple[Seat, int, str]]:
    """What can be stolen: the victim, the amount, and the answer that says both."""
    return [
        (rival, time, f"steal:{rival}:{time}")
        for rival in range(m.seats)
        if rival != seat
        for time in range(1, min(missing, m.time[rival]) + 1)
    ]
