"""AN-8.1: somebody is heard: what they said or did, and when; or the table tells something."""

from __future__ import annotations

from typing import Any, NamedTuple

from tablee.games.anomia.laying import Laying
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
    def text(self) -> str | None:
        """The words, if it is words."""
        return self.what[1] if isinstance(self.what, tuple) and self.what[0] == SAY else None


class Hearing(Laying):
    def hear(
        self, asked: dict[Seat, Timed], why: str, rule: str, after: int | None = None,
        about: Seat | None = None,
    ) -> Asking[Heard | None]:  # fmt: skip
        """Whoever speaks first; None if it was the table that told something. `about`: whose
        answer is judged, so that nothing said of one rival's counts for the other's."""
        options: dict[Seat, Any] = {CLOCK: Facts(self.seats), **asked}
        quiet = {
            seat: (form.options[-1], 0, 0, self.now, 0)
            for seat, form in asked.items()
            if form.options
        }
        who, choice = yield Ask(
            options, why, rule, FIRST, args={"now": self.now}, default=quiet, after=after,
            heat=self.heat, about=about,
        )  # fmt: skip
        if who == CLOCK:
            return self._fact(*choice)
        heard = Heard(who, *choice)
        self.now = max(self.now, heard.now)
        return heard

    def _fact(self, kind: str, *told: Any) -> Heard | None:
        """The clock ticks, somebody left or came back, or something was said aloud."""
        if kind == "talk":
            self.overhear(*told)
            return None
        self.now = max(self.now, told[-1])
        if kind == "tick":
            return Heard(CLOCK, "tick", now=self.now)
        self.leave(told[0]) if kind == "gone" else self.come_back(told[0])
        return None
