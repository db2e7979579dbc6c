"""When the lessons of the tutorial come up (FL-15)."""

from __future__ import annotations

from tablee.games.fog_of_love.rules.reactions import Reactions
from tablee.kernel import Step, sealed

AT_TURNS = (("turn",), ("turn-2",), ("turn-3",), ("turn-4",))
"""Moments of the first turns, once a scene has been played in between."""
AT_TURNS_READY_MADE = (
    ("turn",), ("traits",), ("features",), ("turn-2",), ("look", "balance"), ("occupations",),
    ("turn-3",), ("turn-4", "names"), ("synopsis",),
)  # fmt: skip
"""Who was dealt a character learns by and by what it is made of."""
LEFT_TO_CHANCE = (
    "partner", "resolved", "also", "window", "situation", "minor", "secret", "reveal", "change",
)  # fmt: skip
"""Moments that come only if somebody plays such a card."""


SETTLING = ("answer_first", "answer_second", "resolve", "resolve_also", "done")


class Lessons(Reactions):
    @property
    def settling(self) -> bool:
        """Between the choices and what they bring nobody is taught anything; but a change is
        explained before it is made."""
        changing = bool(self.todo) and self.todo[0].verb == "change"
        return self.stage in SETTLING and not changing

    def explain_turn(self) -> None:
        """FL-15.1: one thing more at a turn; from the middle of the second chapter on, also what
        chance has not brought up."""
        if not self.tutorial or len(self.past) == self.explained:
            return
        late = self.chapter > 0 and 2 * self.played >= self.story.chapters[self.chapter].length
        for moments in (*self._at_turns(), *((when,) for when in LEFT_TO_CHANCE if late)):
            if moments[0] not in self.taught:
                self._explain(*moments)
                self.explained = len(self.past)
                return

    def explain_chapter(self) -> None:
        """FL-15.1: what has not come up by then is explained before the last chapter."""
        if self.chapter == len(self.story.chapters) - 2:
            for moments in self._at_turns():
                self._explain(*moments)
            self._explain(*LEFT_TO_CHANCE)
        self.moment("chapter" if self.chapter == 0 else f"chapter-{self.chapter + 1}")

    def _at_turns(self) -> tuple[tuple[str, ...], ...]:
        return AT_TURNS_READY_MADE if self.ready_made else AT_TURNS

    def _explain(self, *moments: str) -> None:
        for when in moments:
            self.moment(when)

    def lesson(self) -> Step:
        """FL-15.4: read in full by both, then on."""
        args = {"lesson": self.lessons[0]}
        yield sealed(dict.fromkeys((0, 1), ("read",)), "lesson", "FL-15.4", args=args)
        self.emit("lesson", "FL-15.4", lesson=self.lessons.pop(0))
