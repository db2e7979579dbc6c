"""When the lessons of the tutorial come up (FL-15)."""

from __future__ import annotations

from tablee.games.fog_of_love.state import BOTH, Fog
from tablee.games.fog_of_love.tasks import Stage
from tablee.kernel import Step, sealed

AT_TURNS = (("turn",), ("turn-2",), ("turn-3",), ("turn-4",))
"""Moments of the first turns, each after another scene has been played."""
AT_TURNS_READY_MADE = (
    ("turn",), ("traits",), ("features",), ("turn-2",), ("look", "balance"), ("occupations",),
    ("turn-3",), ("turn-4", "names"), ("synopsis",),
)  # fmt: skip
"""Moments for dealt characters, which are explained step by step."""
LEFT_TO_CHANCE = (
    "partner", "resolved", "also", "window", "situation", "minor", "secret", "reveal", "change",
)  # fmt: skip
"""Moments that come only if somebody plays such a card."""
SETTLING: tuple[Stage, ...] = ("answer_first", "answer_second", "resolve", "resolve_also", "done")
"""The stages between the choices and the end of a scene."""


def settling(m: Fog) -> bool:
    """Between the choices and their outcome no lesson is shown; but a change is explained before it
    is made."""
    changing = bool(m.todo) and m.todo[0].verb == "change"
    return m.stage in SETTLING and not changing


def explain_turn(m: Fog) -> None:
    """FL-15.1: one thing more at a turn; from the middle of the second chapter on, also what
    chance has not brought up."""
    if not m.tutorial or len(m.past) == m.explained:
        return
    late = m.chapter > 0 and 2 * m.played >= m.story.chapters[m.chapter].length
    for moments in (*_at_turns(m), *((when,) for when in LEFT_TO_CHANCE if late)):
        if moments[0] not in m.taught:
            _explain(m, *moments)
            m.explained = len(m.past)
            return


def explain_chapter(m: Fog) -> None:
    """FL-15.1: what has not come up by then is explained before the last chapter."""
    if m.chapter == len(m.story.chapters) - 2:
        for moments in _at_turns(m):
            _explain(m, *moments)
        _explain(m, *LEFT_TO_CHANCE)
    m.moment("chapter" if m.chapter == 0 else f"chapter-{m.chapter + 1}")


def _at_turns(m: Fog) -> tuple[tuple[str, ...], ...]:
    return AT_TURNS_READY_MADE if m.ready_made else AT_TURNS


def _explain(m: Fog, *moments: str) -> None:
    for when in moments:
        m.moment(when)


def lesson(m: Fog) -> Step:
    """FL-15.4: read in full by both, then on."""
    args = {"lesson": m.lessons[0]}
    yield sealed(dict.fromkeys(BOTH, ("read",)), "lesson", "FL-15.4", args=args)
    m.emit("lesson", "FL-15.4", lesson=m.lessons.pop(0))
