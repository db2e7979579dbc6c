"""AN-8.1: asks everybody, and returns the first answer with its times, or a fact of the table.

Every question of Anomia is asked here, and the kernel's means for heats are used only here: texts
announced before they come, the pad, the facts of the table.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tablee.games.anomia.content.judge import LONGEST
from tablee.games.anomia.face_off import DROP, SPEAK, START
from tablee.games.anomia.rules.leaving import come_back, leave
from tablee.games.anomia.rules.times import PAUSE, PIECE
from tablee.games.anomia.state import Anomia
from tablee.kernel import CLOCK, FIRST, SAY, Ask, Asking, Facts, Seat, Timed


class Heard(NamedTuple):
    """What a seat has just said or done, and when."""

    seat: Seat
    what: Any
    began: int = 0
    error: int = 0
    now: int = 0
    wait: int = 0

    @property
    def by_clock(self) -> bool:
        """Nobody answered: it is the clock."""
        return self.seat == CLOCK

    @property
    def text(self) -> str | None:
        """The text, if the answer is one."""
        return self.what[1] if isinstance(self.what, tuple) and self.what[0] == SAY else None

    @property
    def starts(self) -> bool:
        """The first key of a text to come."""
        return bool(self.what == START)

    @property
    def drops(self) -> bool:
        """The announced text is withdrawn."""
        return bool(self.what == DROP)


def typing(credit: int, samples: tuple[str, ...]) -> Timed:
    """AN-8.1: a rival's options where answers are typed."""
    return Timed((START, DROP, "pass"), LONGEST, credit, samples, START, DROP, PAUSE, PIECE)


def pad(credit: int) -> Timed:
    """AN-8.3: a rival's options where answers are spoken."""
    return Timed((SPEAK, "concede", "pass"), credit=credit, presses=(SPEAK,))


def note() -> Timed:
    """AN-8.3: whoever has spoken may write the word down."""
    return Timed((), LONGEST, samples=("spoken",))


def hear(
    m: Anomia, asked: dict[Seat, Timed], why: str, rule: str, after: int | None = None,
    about: Seat | None = None, **args: Any,
) -> Asking[Heard | None]:  # fmt: skip
    """Ask, and return the first answer; None for a fact that leaves nothing to decide. `about`:
    whose answer is judged, so that an answer about one rival never counts for the other. `args`:
    the arguments of the question's message."""
    options: dict[Seat, Any] = {CLOCK: Facts(m.seats), **asked}
    quiet = {
        seat: (form.options[-1], 0, 0, m.now, 0) for seat, form in asked.items() if form.options
    }
    who, choice = yield Ask(
        options, why, rule, FIRST, args={"now": m.now, **args}, default=quiet, after=after,
        heat=m.heat, about=about,
    )  # fmt: skip
    if who == CLOCK:
        return _fact(m, *choice)
    heard = Heard(who, *choice)
    m.now = max(m.now, heard.now)
    return heard


def _fact(m: Anomia, kind: str, *told: Any) -> Heard | None:
    """The clock ticks, somebody left or came back, or something was said aloud."""
    if kind == "talk":
        m.overhear(*told)
        return None
    m.now = max(m.now, told[-1])
    if kind == "tick":
        return Heard(CLOCK, "tick", now=m.now)
    leave(m, told[0]) if kind == "gone" else come_back(m, told[0])
    return None
